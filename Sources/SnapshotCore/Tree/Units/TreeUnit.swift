import Foundation
import Graphics

/// A node of a recorded tree as a person sees it: a text, an image, a control or a container together with the modifiers
/// around it. What takes no place and says nothing (spacers, empty stacks) is left out.
final class TreeUnit {
  let node: SnapshotTree.Node
  /// What is around the node, outermost first: paddings, frames, effects, containers with one child.
  private(set) var wrappers: [SnapshotTree.Node] = []
  private(set) var children: [TreeUnit] = []
  /// Backgrounds, overlays and masks.
  private(set) var layers: [TreeUnit] = []
  private(set) unowned var parent: TreeUnit?
  /// Whether it lies behind its parent's content (a background) or over it; `nil` for content.
  private(set) var isBehind: Bool?
  /// `Text "Total"`, `Button "Buy"`, `HStack with "Milk" and "$1"`, `RoundedRectangle behind Text "A"`.
  private(set) lazy var title = freshTitle
  /// In the other tree; whoever matches keeps both.
  unowned var match: TreeUnit?
  /// Of everything in it but frames, fonts and modifiers; equal in equal content.
  private(set) var signature = 0
  /// What a canvas draws, but for what says something; empty for all else.
  private(set) var drawing: [Mark] = []
  struct Mark: Hashable {
    let kind: String
    /// From the canvas's top-left corner.
    let frame: CGRect
  }

  private init(_ node: SnapshotTree.Node) { self.node = node }

  /// A root of its own, so that what was the whole view may become a part of one.
  convenience init(_ tree: SnapshotTree) {
    self.init(SnapshotTree.Node(depth: -1, kind: "picture", frame: tree.nodes.first?.frame ?? .zero))
    let reader = Reader(tree)
    if !tree.nodes.isEmpty, !reader.isNothing[0] { adopt(content: reader.unit(at: 0)) }
    sign()
  }

  private func adopt(content unit: TreeUnit) {
    unit.parent = self
    children.append(unit)
  }
  private func adopt(layer unit: TreeUnit, isBehind: Bool) {
    (unit.parent, unit.isBehind) = (self, isBehind)
    layers.append(unit)
  }

  private func sign() {
    var hasher = Hasher()
    hasher.combine(node.name)
    hasher.combine(plainText)
    hasher.combine(label)
    hasher.combine(identifier)
    for unit in children + layers {
      unit.sign()
      hasher.combine(unit.signature)
    }
    signature = hasher.finalize()
  }

  // MARK: - Meaning

  var text: String? { node.text }
  /// Without the line breaks that the width makes.
  private(set) lazy var plainText: String? = node.text.map {
    $0.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
  // Asked for many times each, and the same once the wrappers are known.
  private(set) lazy var label = first { $0.label }
  private(set) lazy var value = first { $0.value }
  private(set) lazy var identifier = first { $0.identifier }
  private(set) lazy var traits: [String] = wrappers.flatMap(\.traits) + node.traits
  private func first(_ field: (SnapshotTree.Node) -> String?) -> String? {
    for wrapper in wrappers { if let found = field(wrapper) { return found } }
    return field(node)
  }

  private(set) lazy var name = String(node.name)
  /// What it is known by in the other tree; `nil` where it says nothing.
  private(set) lazy var key: String? = {
    if let identifier { return "id\u{1F}\(name)\u{1F}\(identifier)" }
    if let said = plainText ?? label, !said.isEmpty { return "\(name)\u{1F}\(said)" }
    return nil
  }()
  var frame: CGRect { node.frame }
  /// The form that it is cut to, `RoundedRectangle`; of a background also with what it belongs to.
  var clip: String? {
    let around = wrappers + (isBehind == true ? parent?.wrappers ?? [] : [])
    return around.last { $0.name == "clipShape" }.map { String($0.kind.dropFirst(10).dropLast()) }
  }
  /// With what is around it.
  var outerFrame: CGRect { wrappers.reduce(node.frame) { $0.union($1.frame) } }
  var isLeaf: Bool { children.isEmpty }
  /// A view with a name of its own, whose parts are its own business: a button, a map.
  var isControl: Bool { !isLeaf && node.depth >= 0 && Reader.isMeaningful(node) }
  var isContainer: Bool { !isLeaf && !isControl }
  /// The nearest control that it is a part of, or itself.
  var control: TreeUnit? { isControl ? self : parent?.control }

  /// Whether it is that unit, or in it.
  func isIn(_ other: TreeUnit) -> Bool {
    var next: TreeUnit? = self
    while let unit = next {
      if unit === other { return true }
      next = unit.parent
    }
    return false
  }
  /// The unit and everything in it, parents first.
  func forEach(_ body: (TreeUnit) -> Void) {
    body(self)
    for unit in children + layers { unit.forEach(body) }
  }
  var all: [TreeUnit] {
    var units: [TreeUnit] = []
    forEach { units.append($0) }
    return units
  }
  /// Whether it, or anything in it, is in the other tree; not to be asked before the trees have been matched.
  private(set) lazy var hasMatchInside: Bool = match != nil || (children + layers).contains { $0.hasMatchInside }
  /// How far everything in it moved, once somebody has asked.
  var knownShift: CGVector??

  // MARK: - Building

  private struct Reader {
    let tree: SnapshotTree
    let ends: [Int]
    let isNothing: [Bool]

    init(_ tree: SnapshotTree) {
      self.tree = tree
      let nodes = tree.nodes
      var ends = Array(repeating: 0, count: nodes.count)
      var nothing = Array(repeating: false, count: nodes.count)
      for i in nodes.indices.reversed() {
        var (end, isEmpty) = (i + 1, true)
        while end < nodes.count, nodes[end].depth > nodes[i].depth {
          if !nothing[end] { isEmpty = false }
          end = ends[end]
        }
        ends[i] = end
        let node = nodes[i]
        let saysSomething =
          node.text?.isEmpty == false || node.label != nil || node.value != nil || node.identifier != nil
        let isVisible = end == i + 1 && node.name != "Spacer" && node.frame.width > 0 && node.frame.height > 0
        nothing[i] = isEmpty && !saysSomething && !isVisible
      }
      (self.ends, isNothing) = (ends, nothing)
    }

    private func children(of index: Int) -> [Int] {
      var (list, child) = ([Int](), index + 1)
      // The lines between rows are the list's; the last row has none.
      let isRow = tree.nodes[index].kind == "listRow"
      while child < ends[index] {
        if !isNothing[child], !(isRow && tree.nodes[child].kind == "Separator") { list.append(child) }
        child = ends[child]
      }
      return list
    }

    func unit(at start: Int) -> TreeUnit {
      var (index, wrappers) = (start, [SnapshotTree.Node]())
      var layers: [(index: Int, isBehind: Bool)] = []
      while true {
        let node = tree.nodes[index]
        let children = children(of: index)
        if children.count > 1, node.kind == "background" || node.kind == "overlay" || node.kind == "mask" {
          // Children lie in drawing order.
          let isBehind = node.kind == "background"
          let primary = isBehind ? children[children.count - 1] : children[0]
          layers += children.filter { $0 != primary }.map { ($0, isBehind) }
          if node.label != nil || node.identifier != nil || node.value != nil { wrappers.append(node) }
          index = primary
        } else if children.count == 1, !Self.isMeaningful(node), node.kind != "listRow" {
          // A row is one whatever is in it.
          wrappers.append(node)
          index = children[0]
        } else {
          let unit = TreeUnit(node)
          unit.wrappers = wrappers
          if node.name == "Canvas" {
            addDrawing(of: index, to: unit)
          } else {
            for child in children { unit.adopt(content: self.unit(at: child)) }
          }
          for layer in layers { unit.adopt(layer: self.unit(at: layer.index), isBehind: layer.isBehind) }
          return unit
        }
      }
    }

    /// The strokes and layers of a canvas are not views that somebody wrote; its texts and images can be named.
    private func addDrawing(of canvas: Int, to unit: TreeUnit) {
      let origin = tree.nodes[canvas].frame.origin
      var index = canvas + 1
      while index < ends[canvas] {
        let node = tree.nodes[index]
        if node.text?.isEmpty == false || node.label != nil || node.identifier != nil {
          if !isNothing[index] { unit.adopt(content: self.unit(at: index)) }
          index = ends[index]
        } else {
          unit.drawing.append(Mark(kind: node.kind, frame: node.frame.offsetBy(dx: -origin.x, dy: -origin.y)))
          index += 1
        }
      }
    }

    static func isMeaningful(_ node: SnapshotTree.Node) -> Bool {
      if node.text != nil { return true }
      guard let first = node.kind.unicodeScalars.first, first.properties.isUppercase else { return false }
      return !structure.contains(String(node.name))
    }
    /// Containers that mean nothing by themselves.
    private static let structure: Set<String> = [
      "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "Grid", "GridRow", "LazyVGrid", "LazyHGrid",
      "ScrollView",
      "ViewThatFits", "GeometryReader", "Group", "List", "Form", "Section", "ListSection", "TabView", "Toolbar",
      "Layout",
    ]
  }
}

// MARK: - Words

extension TreeUnit {
  fileprivate var freshTitle: String {
    if node.depth < 0 { return "the picture" }
    if isLeaf {
      if let said = plainText ?? label ?? identifier { return "\(kindName) \(Self.short(said))" }
      guard let isBehind, let parent else { return kindName }
      return "\(kindName) \(isBehind ? "behind" : "over") \(parent.shortTitle)"
    }
    if isControl, let label { return "\(kindName) \(Self.short(label))" }
    let inside = insideTexts(limit: 3)
    if isControl {
      if !inside.isEmpty { return "\(kindName) \(Self.short(inside.joined(separator: ", ")))" }
      return identifier.map { "\(kindName) \(Self.short($0))" } ?? kindName
    }
    if let said = label ?? identifier { return "\(kindName) \(Self.short(said))" }
    switch inside.count {
    case 0: return children.first.map { "\(kindName) with \($0.shortTitle)" } ?? kindName
    case 1: return "\(kindName) with \(Self.short(inside[0]))"
    case 2: return "\(kindName) with \(Self.short(inside[0])) and \(Self.short(inside[1]))"
    default: return "\(kindName) with \(Self.short(inside[0])), \(Self.short(inside[1])) and more"
    }
  }

  /// As a part of another title: one in another in another would be thousands of characters.
  private var shortTitle: String { title.utf8.count > 100 ? kindName : title }

  var kindName: String {
    switch name {
    case "listRow": "row"
    case "AnyShape",
      "Rectangle" where isBehind != nil && isLeaf:
      "shape"
    default: name
    }
  }

  private func insideTexts(limit: Int) -> [String] {
    var found: [String] = []
    func look(_ unit: TreeUnit, _ texts: Bool) {
      if found.count >= limit { return }
      let said = unit.label ?? (unit.name == "Text" || !texts ? unit.plainText : nil)
      if let said, !said.isEmpty, unit !== self { return found.append(said) }
      for child in unit.children + unit.layers { look(child, texts) }
    }
    look(self, true)
    if found.isEmpty { look(self, false) }
    return found
  }

  /// In quotation marks, on one line, at most 40 characters.
  static func short(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return QuotedText.of(line.count > 40 ? String(line.prefix(38)) + "…" : line)
  }
}
