import SwiftUI
import ViewTree

/// What the views of a picture ask to be left out of the verdict, and what is wrong with that.
struct IgnoredFrames {
  /// In points of the picture, in drawing order; the visible part of each.
  private(set) var frames: [CGRect] = []
  /// A mask that covers nothing would hide nothing, and one that covers everything would pass anything.
  private(set) var problems: [String] = []

  private struct Mask {
    var frame: CGRect
    var name: String
  }
  private var masks: [Mask] = []
  private var outOfSight: [String] = []
  /// What is drawn where, as far as it can be seen.
  private var leaves: [CGRect] = []
  private var requested: [String] = []
  private var matched: Set<String> = []
  private var identifiers: [String] = []
  private var known: Set<String> = []

  init(_ tree: PlacedNode, size: CGSize) {
    let window = CGRect(origin: .zero, size: size)
    // Most pictures have none.
    guard tree.ignoresAnything else { return }
    visit(tree, PlacedNode.Place(toPicture: .identity, window: window, isVisible: true), [])
    frames = masks.map(\.frame)
    for identifier in requested where !matched.contains(identifier) { problems.append(absent(identifier)) }
    // Rows of a list may be scrolled away as long as one is there.
    if masks.isEmpty, problems.isEmpty, !outOfSight.isEmpty {
      problems.append(
        "what is left out of the verdict is out of sight: \(outOfSight.joined(separator: ", ")); take the mask away, or "
          + "bring the view into the picture")
    }
    let isEverythingCovered = leaves.allSatisfy { leaf in masks.contains { $0.frame.covers(leaf) } }
    if !masks.isEmpty, isEverythingCovered {
      let names = masks.map(\.name).joined(separator: ", ")
      problems.append(
        "all that is drawn is left out of the verdict, so that the snapshot could not fail; ignored: \(names)")
    }
  }

  private mutating func visit(_ node: PlacedNode, _ place: PlacedNode.Place, _ wanted: [String]) {
    var wanted = wanted
    for identifier in node.ignoring?.identifiers ?? [] {
      wanted.append(identifier)
      if !requested.contains(identifier) { requested.append(identifier) }
    }
    let identifier = node.semantics?.identifier
    if let identifier, known.insert(identifier).inserted { identifiers.append(identifier) }
    var isIgnored = node.ignoring?.isIgnored ?? false
    if let identifier, wanted.contains(identifier) {
      matched.insert(identifier)
      isIgnored = true
    }
    if isIgnored { mask(node, place) }
    if node.draws, place.isVisible {
      let frame = node.frame.applying(place.toPicture).overlap(with: place.window)
      if frame.hasArea { leaves.append(frame) }
    }
    var inner = place
    if case .effect(let effect) = node.content { node.enter(effect, &inner) }
    for child in node.children { visit(child, inner, wanted) }
  }

  private mutating func mask(_ node: PlacedNode, _ place: PlacedNode.Place) {
    let frame = node.frame.applying(place.toPicture)
    let name = Element(
      node: node, path: [], name: node.spokenName, frame: frame, visibleFrame: frame, isVisible: true
    ).description
    guard let (drawn, window) = Self.drawn(node, place), drawn.hasArea else {
      problems.append("\(name) is left out of the verdict, but it is empty or hidden; take the mask away")
      return
    }
    let visible = drawn.overlap(with: window)
    if visible.hasArea {
      masks.append(Mask(frame: visible, name: name))
    } else {
      outOfSight.append(name)
    }
  }

  /// Where the node is drawn, and what of the picture can be seen there; `nil` when it is hidden. Effects and offsets that
  /// it consists of move it.
  private static func drawn(_ node: PlacedNode, _ place: PlacedNode.Place) -> (CGRect, window: CGRect)? {
    var node = node, place = place
    while place.isVisible {
      if case .effect(let effect) = node.content, let child = node.children.first {
        node.enter(effect, &place)
        node = child
      } else if node.children.count == 1, node.children[0].frame.size == node.frame.size, node.isContainer {
        node = node.children[0]
      } else {
        return (node.frame.applying(place.toPicture), place.window)
      }
    }
    return nil
  }

  private func absent(_ identifier: String) -> String {
    let near = identifiers.enumerated().map { offset, other in
      (EditDistance.between(identifier, other, limit: EditDistance.lengthLimit), offset, other)
    }.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.prefix(10).map { $0.2.debugDescription }
    let known = near.isEmpty ? "no view has an identifier" : "there are \(near.joined(separator: ", "))"
    return "no view has the accessibility identifier \(identifier.debugDescription) that snapshotIgnoring(identifier:) "
      + "leaves out of the verdict; \(known)"
  }
}

extension PlacedNode {
  fileprivate var ignoresAnything: Bool {
    if let ignoring, ignoring.isIgnored || !ignoring.identifiers.isEmpty { return true }
    return children.contains { $0.ignoresAnything }
  }
  fileprivate var isContainer: Bool { if case .container = content { true } else { false } }
  /// Whether it leaves anything in the picture by itself.
  fileprivate var draws: Bool {
    switch content {
    case .container, .effect: false
    case .text(_, let content): !content.string.isEmpty
    case .symbol, .image: true
    case .shape(let shape): shape.paint.color.map { $0.alpha > 0 } ?? true
    }
  }
}

extension CGRect {
  fileprivate var hasArea: Bool { !isNull && width > 0 && height > 0 }
  /// Up to a hundredth of a point. Foundation's `contains` takes sums of thirds for what they are.
  fileprivate func covers(_ other: CGRect) -> Bool {
    other.minX >= minX - 0.01 && other.minY >= minY - 0.01 && other.maxX <= maxX + 0.01 && other.maxY <= maxY + 0.01
  }
}
