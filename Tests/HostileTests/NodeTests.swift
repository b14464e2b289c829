import SnapshotAssertions
import ViewTree
import XCTest

/// Nodes built by hand get the same answers as views.
final class NodeTests: XCTestCase {
  private func expectFailure(
    _ words: String, layout: SnapshotLayout = .sizeInfo(.auto), line: UInt = #line,
    of node: @escaping @MainActor () -> ViewNode
  ) {
    let issues = Hostile().issues { XCTAssertSnapshot(of: node(), layout: layout) }
    XCTAssertEqual(issues.count, 1, "\(issues)", line: line)
    let first = issues.first.map { String($0.prefix { $0 != "\n" }) } ?? ""
    XCTAssertFalse(first.contains("has no reference"), "was drawn without a word", line: line)
    XCTAssert(first.contains(words), "\(words) is not in: \(first)", line: line)
  }

  func testNumbers() {
    for number: CGFloat in [.nan, .infinity, -.infinity] {
      expectFailure("frame(") { .color(.red).frame(width: number) }
      expectFailure("padding(") { .color(.red).padding(number) }
      expectFailure("offset(") { .color(.red).offset(x: number) }
      expectFailure("lineWidth") { .rectangle(stroke: .red, lineWidth: number) }
      expectFailure("lineWidth") { .color(.red).border(.red, width: number) }
      expectFailure("radius") { .color(.red).shadow(radius: number) }
      expectFailure("font's size") { .text("a", size: number) }
      expectFailure("font's size") { .symbol("star", size: number) }
      expectFailure("colour") { .color(ViewNode.Color(red: Double(number), green: 0, blue: 0)) }
      expectFailure("gradient's stop") {
        .shape(.circle, fill: .linearGradient(stops: [ViewNode.Fill.Stop(.red, at: Double(number))]))
      }
    }
    expectFailure("opacity(") { .color(.red).opacity(.nan) }
    expectFailure("cornerRadius(") { .color(.red).cornerRadius(.nan) }
    expectFailure("layoutPriority") { .hstack(children: [.color(.red).layoutPriority(.nan), .color(.red)]) }
    expectFailure("cannot be made", layout: .sizeThatFits) { .color(.red).frame(width: 0) }
    expectFailure("too large", layout: .sizeThatFits) { .color(.red).frame(width: 100_000) }
  }

  func testDepth() {
    expectFailure("nested") { (0..<5_000).reduce(.text("a")) { node, _ in .vstack(children: [node]) } }
    expectFailure("nested") { (0..<5_000).reduce(.text("a")) { node, _ in node.padding(1) } }
    expectFailure("nested") { (0..<5_000).reduce(.text("a")) { node, _ in node.opacity(0.5) } }
  }
}
