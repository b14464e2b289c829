import Graphics

/// The closed outlines of a path, each with the number of others around it: outermost ones are 0, their holes 1, what stands
/// in the holes 2. Glyphs have no outlines that cross.
struct SymbolContours {
  struct Contour {
    var path: Path
    /// In square points.
    var area: Double
    var depth: Int
    /// Numbers of the outlines around it.
    var around: [Int]
  }
  private(set) var contours: [Contour]

  init(_ path: Path) {
    var parts: [[Path.Element]] = []
    for element in path.elements {
      if case .move = element { parts.append([]) }
      if parts.isEmpty { parts.append([]) }
      parts[parts.count - 1].append(element)
    }
    // Two points are no outline.
    let paths = parts.filter { $0.count > 2 }.map { Path(elements: $0) }
    let areas = paths.map(\.signedArea)
    let boxes = paths.map(\.controlBounds)
    contours = paths.indices.map { i in
      let start = paths[i].elements.firstPoint
      let around = paths.indices.filter { j in
        j != i && abs(areas[j]) > abs(areas[i]) && boxes[j].minX <= start.x && start.x <= boxes[j].maxX
          && boxes[j].minY <= start.y && start.y <= boxes[j].maxY && paths[j].contains(start)
      }
      return Contour(path: paths[i], area: areas[i], depth: around.count, around: around)
    }
  }

  var count: Int { contours.count }
  var outermost: [Int] { contours.indices.filter { contours[$0].depth == 0 } }
  /// The outermost outline that encloses most.
  var largest: Int? {
    outermost.max { (abs(contours[$0].area), $1) < (abs(contours[$1].area), $0) }
  }

  /// The outlines that are wanted, each turned so that area and hole alternate under either fill rule.
  /// - Parameter outside: the depth that counts as ink.
  func path(outside: Int = 0, where isWanted: (Int) -> Bool) -> Path {
    var elements: [Path.Element] = []
    for i in contours.indices where isWanted(i) {
      let contour = contours[i]
      let isInk = (contour.depth - outside) % 2 == 0
      elements += ((contour.area > 0) == isInk ? contour.path : contour.path.turned).elements
    }
    return Path(elements: elements)
  }

  /// The whole in this form.
  var oriented: Path { path { _ in true } }
}

extension Array where Element == Path.Element {
  fileprivate var firstPoint: CGPoint {
    for element in self {
      if case .move(let to) = element { return to }
    }
    return .zero
  }
}

extension Path {
  /// Area positive, holes negative.
  var oriented: Path { SymbolContours(self).oriented }
}
