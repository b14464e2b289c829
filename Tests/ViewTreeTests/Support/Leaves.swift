import Graphics
import Typography
import XCTest

@testable import ViewTree

/// Leaves that need no font: their sizes are plain arithmetic, so that a test's numbers can be checked by hand.
enum Leaf {
  /// A leaf whose answer is a function of the proposal.
  static func sized(_ name: String, _ size: @escaping (ProposedViewSize) -> CGSize) -> ViewNode {
    ViewNode(
      .shape(
        ShapeContent(name: name, path: { Path($0) }, drawing: .fill(FillStyle()), paint: .color(.black), size: size)))
  }
  static func fixed(_ width: CGFloat, _ height: CGFloat, _ name: String = "Box") -> ViewNode {
    sized(name) { _ in CGSize(width: width, height: height) }
  }
  /// Takes what it is offered, 10 × 10 points where it is offered nothing.
  static func color(_ name: String = "Color") -> ViewNode {
    ViewNode(.shape(ShapeContent(name: name, path: { Path($0) }, drawing: .fill(FillStyle()), paint: .color(.black))))
  }
  /// Between two lengths on the horizontal axis, 10 points high.
  static func between(_ minimum: CGFloat, _ maximum: CGFloat, _ name: String = "Between") -> ViewNode {
    sized(name) { CGSize(width: min(max($0.width ?? maximum, minimum), maximum), height: 10) }
  }
  /// `characters` squares of 10 points, 20 points a line, wrapped at the width as a text is: never wider than offered,
  /// 0 wide when offered nothing. Baselines 16 points below the top of a line.
  static func block(_ characters: Int, _ name: String = "Block") -> ViewNode {
    ViewNode(.layout(BlockRule(characters: characters, name: name)))
  }
}

struct BlockRule: LayoutRule {
  var characters: Int
  var name: String
  private func lines(_ width: CGFloat?) -> Int {
    guard let width, width < CGFloat(characters) * 10 else { return 1 }
    let columns = max(1, Int(width / 10))
    return (characters + columns - 1) / columns
  }
  func size(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGSize {
    let lines = lines(proposal.width)
    let columns = (characters + lines - 1) / lines
    return CGSize(width: min(CGFloat(columns) * 10, proposal.width ?? .infinity), height: CGFloat(lines) * 20)
  }
  func placements(in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]) -> [Placement] { [] }
  func alignment(_ key: AlignmentKey, in dimensions: ViewDimensions, _ children: [LayoutNode]) -> CGFloat? {
    if key.id == FirstTextBaseline.self { return 16 }
    if key.id == LastTextBaseline.self { return dimensions.height - 4 }
    return nil
  }
}

extension ViewNode {
  static func rule(_ rule: any LayoutRule, _ children: ViewNode..., direction: LayoutDirection = .leftToRight)
    -> ViewNode
  {
    ViewNode(.layout(rule), children: children, direction: direction)
  }
  static func h(
    _ alignment: VerticalAlignment, spacing: CGFloat? = 0, direction: LayoutDirection = .leftToRight,
    _ children: ViewNode...
  ) -> ViewNode {
    ViewNode(.layout(StackRule.horizontal(alignment, spacing: spacing)), children: children, direction: direction)
  }
  static func v(
    _ alignment: HorizontalAlignment, spacing: CGFloat? = 0, direction: LayoutDirection = .leftToRight,
    _ children: ViewNode...
  ) -> ViewNode {
    ViewNode(.layout(StackRule.vertical(alignment, spacing: spacing)), children: children, direction: direction)
  }
  static func h(spacing: CGFloat? = 0, direction: LayoutDirection = .leftToRight, _ children: ViewNode...) -> ViewNode {
    ViewNode(.layout(StackRule.horizontal(spacing: spacing)), children: children, direction: direction)
  }
  static func v(spacing: CGFloat? = 0, direction: LayoutDirection = .leftToRight, _ children: ViewNode...) -> ViewNode {
    ViewNode(.layout(StackRule.vertical(spacing: spacing)), children: children, direction: direction)
  }
  func prioritized(_ priority: Double) -> ViewNode {
    var copy = self
    copy.priority = priority
    return copy
  }
  func guided(_ alignment: HorizontalAlignment, _ compute: @escaping (ViewDimensions) -> CGFloat) -> ViewNode {
    .rule(AlignmentGuideRule(key: alignment.key, compute: compute), self)
  }
  func guided(_ alignment: VerticalAlignment, _ compute: @escaping (ViewDimensions) -> CGFloat) -> ViewNode {
    .rule(AlignmentGuideRule(key: alignment.key, compute: compute), self)
  }
  func framed(_ width: CGFloat?, _ height: CGFloat?, _ alignment: Alignment = .center) -> ViewNode {
    .rule(FrameRule(width: width, height: height, alignment: alignment), self)
  }
}

/// Fails when the placed tree's dump differs, and prints the dump so that it can be judged and taken over.
func assertLayout(
  _ root: ViewNode, in width: CGFloat, _ height: CGFloat, proposal: ProposedViewSize? = nil,
  context: LayoutContext = LayoutContext(withoutFontsAtScale: 1), _ expected: String,
  diagnostics: [LayoutDiagnostic] = [],
  file: StaticString = #filePath, line: UInt = #line
) {
  let placed = Placer.place(root, in: CGSize(width: width, height: height), proposal: proposal, context: context)
  let dump = placed.dump()
  if dump != expected { XCTFail("is\n\(dump)\nshould be\n\(expected)", file: file, line: line) }
  XCTAssertEqual(context.diagnostics, diagnostics, file: file, line: line)
}

/// The size that a tree takes of a proposal, in points.
func size(_ root: ViewNode, _ width: CGFloat?, _ height: CGFloat?, scale: CGFloat = 1) -> CGSize {
  LayoutNode(root, context: LayoutContext(withoutFontsAtScale: scale))
    .size(ProposedViewSize(width: width, height: height))
}

func assertSize(
  _ root: ViewNode, _ width: CGFloat?, _ height: CGFloat?, is expected: (CGFloat, CGFloat),
  file: StaticString = #filePath, line: UInt = #line
) {
  XCTAssertEqual(
    size(root, width, height), CGSize(width: expected.0, height: expected.1), file: file, line: line)
}
