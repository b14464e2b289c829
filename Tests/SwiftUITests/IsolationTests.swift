import SwiftUI
import XCTest

/// What may be used where: these compile only while values are free of the main actor, as Apple's are.
final class IsolationTests: XCTestCase {
  private struct Pair: DynamicProperty {
    @State var left = 1
    @Binding var right: Int
    var sum: Int { left + right }
  }

  func testBindingsAndPropertiesWorkAnywhere() {
    final class Box: @unchecked Sendable { var value = 1 }
    let box = Box()
    let binding = Binding(get: { box.value }, set: { box.value = $0 })
    binding.wrappedValue += 1
    XCTAssertEqual(Pair(right: binding).sum, 3)
    XCTAssertEqual(Environment(\.layoutDirection).wrappedValue, .leftToRight)
  }

  func testViewsAreComposedAnywhere() {
    let view = VStack {
      Text("a").bold().padding(); Circle().fill(.red)
    }
    .onAppear {}.background(Color.red).environment(\.lineLimit, 2)
    XCTAssertTrue("\(type(of: view))".hasPrefix("ModifiedContent<"))
  }

  func testSendable() {
    func requireSendable<T: Sendable>(_ value: T) {}
    requireSendable(Binding.constant(1))
    requireSendable(State(initialValue: 1))
    requireSendable(Color.red)
    requireSendable(Font.body)
    requireSendable(Text("a"))
    requireSendable(Image(systemName: "star"))
    requireSendable(Animation.default)
    requireSendable(RoundedRectangle(cornerRadius: 1))
  }
}
