import SwiftUI
import ViewTree

/// Finds what a test calls by name: an identifier, a label, or visible text, the whole of it and case for case.
package struct ElementFinder {
  /// Lines of a list in a message.
  package static let listLimit = 30

  package let elements: [Element]
  /// Where in the tree the topmost sheet or alert is; `nil` without one.
  private let topLayer: [Int]?
  /// - Parameter size: of the picture, in points.
  package init(_ tree: PlacedNode, size: CGSize) {
    elements = tree.elements(inPictureOf: size)
    topLayer = tree.topLayer
  }

  /// The one element of that name.
  /// - Parameters:
  ///   - action: as messages say it: `tap`.
  ///   - isWanted: what the action can be done to; where some of the name are, the others are not meant.
  package func element(
    named name: String, to action: String, where isWanted: (Element) -> Bool = { $0.isActionable }
  ) throws(InteractionError) -> Element {
    let matches = matches(name)
    var candidates = matches.filter(isWanted)
    if candidates.isEmpty { candidates = matches }
    candidates = withoutNested(candidates, isWanted)
    // What lies beneath a sheet or an alert cannot be meant where something in it has the same name.
    if candidates.count > 1, let topLayer {
      let onTop = candidates.filter { $0.path.starts(with: topLayer) }
      if !onTop.isEmpty { candidates = onTop }
    }
    switch candidates.count {
    case 0: throw .notFound(name, action: action, similar: similar(to: name), present: list(elements))
    case 1: return candidates[0]
    default: throw .ambiguous(name, matches: list(candidates))
    }
  }

  /// Every element of that name. Identifiers come before what is written.
  package func matches(_ name: String) -> [Element] {
    let identified = elements.filter { $0.identifier == name }
    return identified.isEmpty ? elements.filter { !name.isEmpty && $0.name == name } : identified
  }

  /// One of each group of elements that are in each other: the innermost that is wanted, else the outermost.
  private func withoutNested(_ candidates: [Element], _ isWanted: (Element) -> Bool) -> [Element] {
    candidates.filter { candidate in
      !candidates.contains { other in
        if candidate.contains(other) { return isWanted(other) }
        return other.contains(candidate) && !isWanted(candidate)
      }
    }
  }

  // MARK: - Around an element

  /// The control itself, the one around it, or the only one in it.
  package func control(of element: Element, where isWanted: (Element) -> Bool) -> Element? {
    if isWanted(element) { return element }
    if let around = elements.last(where: { $0.contains(element) && isWanted($0) }) { return around }
    let inside = elements.filter { element.contains($0) && isWanted($0) }
    return inside.count == 1 ? inside[0] : nil
  }

  /// The innermost element at or around a place in the tree.
  package func element(at path: [Int]) -> Element? {
    elements.last { path.starts(with: $0.path) && ($0.isActionable || !$0.name.isEmpty || $0.identifier != nil) }
  }

  // MARK: - Words

  /// In reading order: from the top, then from the left. Texts that only name what they are in are left out.
  package func list(_ elements: [Element]) -> [String] {
    let told = elements.filter { element in
      guard element.isVisible, !element.name.isEmpty || element.identifier != nil || element.isActionable else {
        return false
      }
      let repeats = elements.contains { $0.contains(element) && $0.name == element.name && !element.isActionable }
      let isMereWrapper =
        !element.isActionable && element.identifier == nil && element.node.semantics?.label == nil
        && element.node.text == nil
      return !repeats && !isMereWrapper
    }
    let ordered = told.enumerated().sorted { a, b in
      let (p, q) = (a.element.frame.origin, b.element.frame.origin)
      return (p.y, p.x, CGFloat(a.offset)) < (q.y, q.x, CGFloat(b.offset))
    }.map(\.element.description)
    if ordered.count <= Self.listLimit { return ordered }
    return ordered.prefix(Self.listLimit) + ["… and \(ordered.count - Self.listLimit) more"]
  }

  /// Names that may have been meant, the closest first.
  package func similar(to name: String) -> [String] {
    var names: [String] = []
    for element in elements where element.isVisible {
      for candidate in [element.name, element.identifier ?? ""] where !candidate.isEmpty && !names.contains(candidate) {
        names.append(candidate)
      }
    }
    // Short names have little to be told by.
    let limit = min((name.count + 1) / 2, max(2, name.count / 3))
    let ranked = names.enumerated().compactMap { index, candidate -> (distance: Int, index: Int, name: String)? in
      if candidate.lowercased() == name.lowercased() { return (0, index, candidate) }
      let distance = EditDistance.between(name, candidate, limit: limit)
      if distance <= limit { return (distance, index, candidate) }
      let isPart = name.count > 2 && candidate.lowercased().contains(name.lowercased())
      return isPart ? (limit + 1, index, candidate) : nil
    }
    return ranked.sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }.prefix(3).map(\.name)
  }
}

extension PlacedNode {
  /// Child numbers of the last layer over the view; the root may be inside the frame of a screen.
  fileprivate var topLayer: [Int]? {
    if kind == PresentationRule.name, children.count > 1 { return [children.count - 1] }
    guard children.count == 1 else { return nil }
    return children[0].kind == PresentationRule.name ? children[0].topLayer.map { [0] + $0 } : nil
  }
}

/// How many characters must be put in, left out, or changed to make one string of another (Levenshtein's distance).
package enum EditDistance {
  /// Longer strings are not compared.
  static let lengthLimit = 200

  /// - Returns: the distance, or something above `limit`.
  package static func between(_ a: String, _ b: String, limit: Int) -> Int {
    let (a, b) = (Array(a), Array(b))
    if abs(a.count - b.count) > limit || max(a.count, b.count) > lengthLimit { return limit + 1 }
    var row = Array(0...b.count)
    for i in a.indices {
      var diagonal = row[0]
      row[0] = i + 1
      for j in b.indices {
        let substituted = diagonal + (a[i] == b[j] ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(substituted, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[b.count]
  }
}
