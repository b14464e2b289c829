import Graphics
import XCTest

@testable import ViewTree

/// What nodes do once they are placed, and in which order.
final class AttachmentTests: XCTestCase {
  private final class Word: PreferenceAccumulator {
    var text: String
    init(_ text: String) { self.text = text }
    func reduce(_ next: any PreferenceAccumulator) { text += (next as? Word)?.text ?? "?" }
  }
  private let key = ObjectIdentifier(Word.self)
  private var log: [String] = []

  private func saying(_ text: String, _ node: ViewNode) -> ViewNode {
    var node = node
    let key = key
    node.attachments.append(
      .report { _, values in values[key] = Word((values[key] as? Word).map { "(\($0.text))" } ?? "" + text) })
    return node
  }
  private func heard(_ node: ViewNode) -> ViewNode {
    var node = node
    let key = key
    node.attachments.append(
      .report { [unowned self] geometry, values in
        log.append(
          "\((values[key] as? Word)?.text ?? "-") at \(number(geometry.frame.minX)), \(number(geometry.frame.minY))")
      })
    return node
  }
  private func place(_ node: ViewNode) -> PlacedNode {
    Placer.place(node, in: CGSize(width: 20, height: 20), context: LayoutContext(withoutFontsAtScale: 1))
  }

  func testNodesReportOnceWhatIsInThemIsPlaced() {
    let row = ViewNode.h(
      saying("a", Leaf.fixed(5, 5)), heard(saying("b", Leaf.fixed(5, 5))), Leaf.fixed(1, 1),
      saying("c", Leaf.fixed(5, 5)))
    _ = place(heard(row))
    XCTAssertEqual(log.map { $0.prefix { $0 != " " } }, ["b", "abc"])
  }

  func testABackgroundThatReadsIsPlacedLastAndDrawnFirst() {
    let key = key
    let deferred = ViewNode(
      .deferred(
        DeferredContent(name: "reader", alignment: .center) { _, values in
          [self.saying("<" + ((values[key] as? Word)?.text ?? "-") + ">", Leaf.fixed(2, 2))]
        }))
    let rule = LayeredRule(.background, alignment: .center, readsPreferences: true)
    let layers = ViewNode(.layout(rule), children: [deferred, saying("a", Leaf.fixed(10, 6))])
    let placed = place(heard(.v(layers, saying("z", Leaf.fixed(1, 1)))))
    XCTAssertEqual(log.map { $0.prefix { $0 != " " } }, ["<a>az"])
    XCTAssertEqual(
      placed.children[0].dump(),
      """
      background (5, 6.5; 10 × 6)
        reader (5, 6.5; 10 × 6)
          Box (9, 9; 2 × 2)
        Box (5, 7; 10 × 6)
      """)
  }

  func testATrialTellsNobody() {
    struct Trying: LayoutRule {
      var name: String { "trying" }
      func size(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGSize { CGSize(width: 20, height: 20) }
      func placements(in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]) -> [Placement] {
        _ = Placer.place(children[0].node, in: size, context: children[0].context)
        return [Placement(origin: CGPoint(x: 3, y: 4), proposal: .unspecified)]
      }
    }
    _ = place(.rule(Trying(), heard(saying("a", Leaf.fixed(5, 5)))))
    XCTAssertEqual(log, ["a at 3, 4"])
  }
}
