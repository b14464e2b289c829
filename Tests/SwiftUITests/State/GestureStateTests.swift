@testable import SwiftUI
import XCTest

/// `@GestureState`: what a gesture keeps up to date, and how it goes back.
final class GestureStateTests: XCTestCase {
  /// Catches the state of a view, as a gesture does.
  @MainActor private final class Gesture<Value> {
    var state: GestureState<Value>?
  }
  private struct Dragged: View {
    let gesture: Gesture<CGSize>
    @GestureState private var translation = CGSize.zero
    var body: some View {
      gesture.state = $translation
      return Text("\(Int(translation.width))")
    }
  }

  @MainActor func testUpdateAndReset() async {
    let gesture = Gesture<CGSize>()
    let probe = Probe(Dragged(gesture: gesture))
    XCTAssertEqual(probe.settle(), "\"0\"")
    gesture.state?.update { value, _ in value.width += 5 }
    gesture.state?.update { value, _ in value.width += 5 }
    XCTAssertEqual(probe.settle(), "\"10\"")
    XCTAssertEqual(probe.settle(), "\"10\"", "survives an update")
    gesture.state?.resetValue()
    XCTAssertEqual(probe.settle(), "\"0\"")
  }

  @MainActor func testTransactions() async {
    let gesture = Gesture<Int?>()
    struct View: SwiftUI.View {
      let gesture: Gesture<Int?>
      let note: (Int?) -> Void
      @GestureState private var value: Int?
      init(gesture: Gesture<Int?>, note: @escaping (Int?) -> Void) {
        (self.gesture, self.note) = (gesture, note)
        _value = GestureState(reset: { last, transaction in
          note(last)
          transaction.animation = .bouncy
        })
      }
      var body: some SwiftUI.View {
        gesture.state = $value
        return Text("\(value ?? -1)")
      }
    }
    var told: [Int?] = []
    let probe = Probe(View(gesture: gesture) { told.append($0) })
    probe.settle()
    final class Log: @unchecked Sendable { var animations: [Animation?] = [] }
    let changes = Log()
    func watch(_ change: () -> Void) {
      withObservationTracking(
        { _ = gesture.state?.wrappedValue }, onChange: { changes.animations.append(Transaction.current?.animation) })
      change()
    }
    watch { gesture.state?.update { value, transaction in (value, transaction.animation) = (3, .linear) } }
    watch { gesture.state?.resetValue() }
    XCTAssertEqual(told, [3])
    XCTAssertEqual(changes.animations, [.linear, .bouncy])
    XCTAssertEqual(probe.settle(), "\"-1\"")
  }

  @MainActor func testOutsideAGraph() async {
    let state = GestureState(initialValue: 4)
    state.update { value, _ in value = 5 }
    state.resetValue()
    XCTAssertEqual(state.wrappedValue, 4)
  }
}
