import Foundation

/// What the units of trees are called, so that one is told from others of the same title.
struct UnitTitles {
  private struct Place {
    let number: Int
    let group: Int
  }
  private var places: [ObjectIdentifier: Place] = [:]
  private var counts: [Int] = []

  /// - Parameter roots: each is numbered for itself.
  init(_ roots: TreeUnit...) {
    for root in roots {
      var groups: [String: Int] = [:]
      root.forEach { unit in
        guard unit.isLeaf || unit.isControl else { return }
        let title = unit.title
        let group = groups[title] ?? counts.count
        if group == counts.count {
          groups[title] = group
          counts.append(0)
        }
        counts[group] += 1
        places[ObjectIdentifier(unit)] = Place(number: counts[group], group: group)
      }
    }
  }

  /// `Text "Milk"`; of several `Text "$4" (2 of 3)` or, where nothing is written in it, `Circle at (16, 40)`.
  func callAsFunction(_ unit: TreeUnit) -> String {
    guard let place = places[ObjectIdentifier(unit)], counts[place.group] > 1 else { return unit.title }
    if !unit.title.contains("\"") { return "\(unit.title) at \(FrameWords.origin(unit.frame))" }
    return "\(unit.title) (\(place.number) of \(counts[place.group]))"
  }

  /// `A`, `A and B`, `A, B and 10 more`.
  static func list(_ titles: [String], more: Int = 0, limit: Int = 2) -> String {
    let rest = max(0, titles.count - limit) + more
    let told = titles.prefix(limit)
    if rest > 0 { return told.joined(separator: ", ") + " and \(rest) more" }
    guard let last = told.last, told.count > 1 else { return told.first ?? "" }
    return told.dropLast().joined(separator: ", ") + " and " + last
  }
}
