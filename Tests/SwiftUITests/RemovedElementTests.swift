import XCTest

@testable import SwiftUI

/// A row outlives its element for as long as its `onDisappear` takes.
final class RemovedElementTests: XCTestCase {
  private struct Item: Identifiable {
    var id: Int
    var name: String
  }
  private struct Row: View {
    @Binding var item: Item
    var body: some View { Text(item.name).onDisappear { item.name += "!" } }
  }
  private struct Rows: View {
    @State var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b"), Item(id: 3, name: "c")]
    var body: some View {
      VStack { ForEach($items) { Row(item: $0) } }.onAppear { items.removeLast(2) }
    }
  }

  @MainActor func testItsBindingReadsTheLastValueAndWritesNothing() async {
    let rest = tree(Rows())
    XCTAssertTrue(rest.contains("\"a\""), rest)
    XCTAssertFalse(rest.contains("\"b\""), rest)
  }

  @MainActor func testElementsThatAreThereAreReadAndWritten() async {
    var numbers = [1, 2, 3]
    let binding = Binding(get: { numbers }, set: { numbers = $0 })
    let second = binding[1], third = binding[2]
    second.wrappedValue = 20
    numbers.removeLast()
    third.wrappedValue = 30
    XCTAssertEqual(numbers, [1, 20])
    XCTAssertEqual(third.wrappedValue, 3)
  }
}
