@testable import SwiftUI
import XCTest

/// What a binding hands on besides the value: the transaction, parts, elements.
final class BindingTests: XCTestCase {
  private struct Person: Equatable { var name = "N"; var tags = ["x", "y"]; var nick: String? = "k" }

  /// A binding that notes the animation of each change, as its own closure and as the code around it sees it.
  private final class Source {
    var person = Person()
    var given: [Animation?] = []
    var around: [Animation?] = []
    var binding: Binding<Person> {
      Binding(
        get: { self.person },
        set: { value, transaction in
          self.person = value
          self.given.append(transaction.animation)
          self.around.append(Transaction.current?.animation)
        })
    }
  }

  func testAnimationGoesWithTheChange() {
    let source = Source()
    source.binding.animation(.linear).wrappedValue.name = "M"
    source.binding.animation(.linear).name.wrappedValue = "O"
    source.binding.name.animation(.linear).wrappedValue = "P"
    Binding(source.binding.animation(.linear).nick)?.wrappedValue = "q"
    source.binding.animation(.linear).tags[0].wrappedValue = "z"
    XCTAssertEqual(source.person, Person(name: "P", tags: ["z", "y"], nick: "q"))
    XCTAssertEqual(source.given, Array(repeating: .linear, count: 5))
    XCTAssertEqual(source.around, source.given)
  }

  func testThePartsTransactionWins() {
    let source = Source()
    source.binding.animation(.linear).name.animation(.bouncy).wrappedValue = "M"
    source.binding.animation(.linear).name.animation(nil).wrappedValue = "O"
    XCTAssertEqual(source.given, [.bouncy, nil])
  }

  func testWithoutOneTheTransactionAroundCounts() {
    let source = Source()
    withAnimation(.easeIn) { source.binding.name.wrappedValue = "M" }
    withAnimation(.easeIn) { source.binding.name.animation(.linear).wrappedValue = "N" }
    source.binding.name.wrappedValue = "O"
    XCTAssertEqual(source.given, [.easeIn, .linear, nil])
    XCTAssertEqual(source.around, source.given)
  }

  func testTransactionsKeepWhatTheyHold() {
    var transaction = Transaction()
    transaction.disablesAnimations = true
    let binding = Source().binding.transaction(transaction).animation(.linear)
    XCTAssertTrue(binding.transaction.disablesAnimations)
    XCTAssertEqual(binding.transaction.animation, .linear)
    XCTAssertNil(Source().binding.transaction.animation)
  }

  func testCollections() {
    let source = Source()
    let tags = source.binding.tags
    XCTAssertEqual(tags.indices, 0..<2)
    XCTAssertEqual(tags.last?.wrappedValue, "y")
    for tag in tags.dropFirst() { tag.wrappedValue = "changed" }
    for (index, tag) in zip(tags.indices, tags) where index == 0 { tag.wrappedValue += "!" }
    XCTAssertEqual(source.person.tags, ["x!", "changed"])
  }

  @MainActor func testClosuresOfTheMainActor() async {
    @MainActor final class Model {
      var count = 1
      var binding: Binding<Int> { Binding(get: { self.count }, set: { self.count = $0 }) }
      var weakly: Binding<Int> {
        Binding { [weak self] in
          self?.count ?? 0
        } set: { [weak self] in
          self?.count = $0
        }
      }
    }
    let model = Model()
    model.binding.wrappedValue += 1
    model.weakly.wrappedValue += 1
    XCTAssertEqual(model.count, 3)
  }
}
