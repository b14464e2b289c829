import SnapshotAssertions
import SwiftUI
import XCTest

/// C117. A view, and what it holds, must not outlive its assertion: a suite of some thousand pictures runs out of memory.
final class ComplaintC117Tests: XCTestCase {
  @MainActor private final class Model: ObservableObject {
    @Published var count = 0
    static weak var last: Model?
    init() { Self.last = self }
  }
  /// Everything that keeps a model for longer than a body: state, an observation, a task, a timer, an action, an animation.
  private struct Card: View {
    @StateObject private var model = Model()
    @State private var isOn = false
    var body: some View {
      VStack {
        Text("\(model.count)")
        Button("More") { model.count += 1 }
        Circle().offset(x: isOn ? 5 : 0)
      }
      .onAppear { withAnimation(.spring) { isOn = true } }
      .onReceive(model.$count) { _ in isOn = true }
      .task { [model] in
        while !Task.isCancelled, model.count < 100 { try? await Task.sleep(for: .seconds(50)) }
      }
    }
  }

  @MainActor func testAViewIsGoneAfterItsPicture() async throws {
    for moment in [0, 0.3] {
      XCTAssertFalse(try renderSnapshot(of: Card(), layout: .fixed(width: 80, height: 60), at: moment).image.width == 0)
      XCTAssertNil(Model.last)
    }
  }

  @MainActor func testAViewIsGoneAfterItDidNotCome() async {
    XCTAssertThrowsError(try renderSnapshot(of: Card(), layout: .fixed(width: 0, height: 60)))
    XCTAssertNil(Model.last)
  }
}
