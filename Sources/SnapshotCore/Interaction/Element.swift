import SwiftUI
import ViewTree

/// Something in a picture that a person could name: a control, a text, a view with a label or an identifier.
package struct Element {
  package var node: PlacedNode
  /// Child numbers from the root.
  package var path: [Int]
  /// The label, or the texts inside, joined with ", ".
  package var name: String
  /// In points of the picture, with all effects.
  package var frame: CGRect
  /// The part of `frame` that scroll views and clips leave; null where there is none.
  package var visibleFrame: CGRect
  /// Drawn at all.
  package var isVisible: Bool

  package var identifier: String? { node.semantics?.identifier }
  package var isEnabled: Bool { node.semantics?.isEnabled ?? true }
  /// Whether it is there to be touched.
  package var isActionable: Bool {
    if let semantics = node.semantics, semantics.action != nil || semantics.control != nil { return true }
    return !(node.interaction?.gestures.isEmpty ?? true)
  }
  /// A container's rule says nothing to who looks for a card.
  private var kind: String {
    switch node.content {
    case .container, .effect: node.semantics?.role ?? "element"
    case .text, .symbol, .shape, .image: node.kind
    }
  }
  package func contains(_ other: Element) -> Bool { path.count < other.path.count && other.path.starts(with: path) }

  /// `Button "Save" id: "save" (16, 20; 80 × 44) disabled`.
  package var description: String {
    let frame = frame.isNull ? .zero : frame
    var words = kind
    if !name.isEmpty { words += " \(name.debugDescription)" }
    if let identifier { words += " id: \(identifier.debugDescription)" }
    words += " (\(number(frame.minX)), \(number(frame.minY)); \(number(frame.width)) × \(number(frame.height)))"
    if !isEnabled { words += " disabled" }
    return words
  }
}

extension PlacedNode {
  /// Every element of a picture, parents first.
  /// - Parameter size: of the picture, in points; the root may be smaller, and drawn beyond its own frame.
  package func elements(inPictureOf size: CGSize) -> [Element] {
    var found: [Element] = []
    let window = CGRect(origin: .zero, size: size)
    collect(Place(toPicture: .identity, window: window, isVisible: true), [], into: &found)
    return found
  }

  struct Place {
    var toPicture: CGAffineTransform
    /// What is left of the picture here, in points of the picture.
    var window: CGRect
    var isVisible: Bool
  }

  private func collect(_ place: Place, _ path: [Int], into found: inout [Element]) {
    let isText = if case .text(_, let content) = content { !content.string.isEmpty } else { false }
    if isText || semantics != nil || !(interaction?.gestures.isEmpty ?? true) {
      let frame = frame.applying(place.toPicture)
      found.append(
        Element(
          node: self, path: path, name: spokenName, frame: frame, visibleFrame: frame.overlap(with: place.window),
          isVisible: place.isVisible))
    }
    var inner = place
    if case .effect(let effect) = content { enter(effect, &inner) }
    for (index, child) in children.enumerated() { child.collect(inner, path + [index], into: &found) }
  }

  /// Takes a place into what the effect draws.
  func enter(_ effect: DrawingEffect, _ inner: inout Place) {
    switch effect {
    case .hidden: inner.isVisible = false
    case .opacity(let opacity): if !(opacity > 0) { inner.isVisible = false }
    case .clip(_, let path, _):
      inner.window = inner.window.overlap(with: path(frame).boundingRect.applying(inner.toPicture))
    case .viewport: inner.window = inner.window.overlap(with: frame.applying(inner.toPicture))
    case .transform(_, let matrix, let anchor):
      inner.toPicture = matrix.about(anchor, of: frame).concatenating(inner.toPicture)
    case .projection(_, let make):
      // Near enough for where a finger goes: as the middle is seen.
      guard let middle = make(frame.size).about(frame).tangent(at: CGPoint(x: frame.midX, y: frame.midY)) else {
        inner.isVisible = false
        return
      }
      inner.toPicture = middle.concatenating(inner.toPicture)
    case .combined(let effects): for effect in effects.reversed() { enter(effect, &inner) }
    case .mask, .geometric, .alphaThreshold, .blendMode, .compositingGroup, .shadow, .blur, .colorMatrix: break
    }
  }

  /// What the node is called: its label, or the texts in it.
  package var spokenName: String { semantics?.label ?? spokenTexts.joined(separator: ", ") }

  private var spokenTexts: [String] {
    if case .text(_, let content) = content { return content.string.isEmpty ? [] : [content.string] }
    return children.flatMap { child in
      if let label = child.semantics?.label { return label.isEmpty ? [] : [label] }
      return child.spokenTexts
    }
  }

  /// The node at child numbers from this one.
  package func descendant(at path: [Int]) -> PlacedNode? {
    var node = self
    for index in path {
      guard node.children.indices.contains(index) else { return nil }
      node = node.children[index]
    }
    return node
  }
}
