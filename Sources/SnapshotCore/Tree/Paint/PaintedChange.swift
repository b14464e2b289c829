import Foundation
import Graphics

/// How something is painted otherwise than before, for the first line.
struct PaintedChange {
  enum Kind: Hashable {
    case color(from: RGBA8, to: RGBA8, isForTheMostPart: Bool)
    /// Another form, another picture.
    case different
    /// The same of a part of it.
    case part
    /// What a canvas draws.
    case drawing
  }
  var kind: Kind
  /// What it is of.
  var things: [Thing]
  struct Thing {
    var title: String
    /// Points from the picture's top-left corner.
    var origin: CGPoint
    var isText = false
  }
  /// Further things that have no room in the list.
  var more = 0
  /// Largest over the pixels looked at.
  var deltaE: Double

  /// One for each kind of change of colour: twelve texts that turned grey are one change.
  static func joined(_ changes: [PaintedChange]) -> [PaintedChange] {
    var (result, places) = ([PaintedChange](), [Kind: Int]())
    for change in changes {
      guard case .color = change.kind, let place = places[change.kind] else {
        places[change.kind] = result.count
        result.append(change)
        continue
      }
      result[place].things += change.things.filter { thing in !result[place].things.contains { $0.title == thing.title }
      }
      result[place].more += change.more
    }
    // As they are read, from top to bottom.
    for i in result.indices {
      result[i].things.sort { ($0.origin.y, $0.origin.x, $0.title) < ($1.origin.y, $1.origin.x, $1.title) }
    }
    return result
  }

  /// Whether letters may be elsewhere within their text, which no tree says.
  var mayBeMoved: Bool {
    switch kind {
    case .different, .part: things.contains(where: \.isText)
    case .color, .drawing: false
    }
  }

  var words: String {
    let who = UnitTitles.list(things.map(\.title), more: more)
    let isMany = things.count + more > 1
    switch kind {
    case .color(let from, let to, let isMost):
      return "colour of \(who) (ΔE \(NumberText.short(ColorDistance.deltaE(from, to), places: 1)), \(Self.hex(from)) → "
        + "\(Self.hex(to))\(isMost ? " for the most part" : ""))"
    case .different, .part:
      return "\(kind == .part ? "part of " : "")\(who) \(isMany ? "are" : "is") painted differently \(upTo)"
    case .drawing: return "drawing of \(who) changed \(upTo)"
    }
  }
  private var upTo: String { "(ΔE up to \(NumberText.short(deltaE, places: 1)))" }

  /// At most `limit` of them; the others, and `rest` places nobody looked at, are counted.
  static func sentence(_ changes: [PaintedChange], limit: Int, rest: Int = 0) -> String? {
    if changes.isEmpty { return nil }
    let untold = max(0, changes.count - limit) + rest
    return changes.prefix(limit).map(\.words).joined(separator: ", ") + (untold > 0 ? " and \(untold) more" : "")
  }

  // MARK: - Colours

  /// `#FF8000`, with alpha where it is not opaque.
  static func hex(_ color: RGBA8) -> String {
    "#"
      + ([color.red, color.green, color.blue] + (color.alpha == 255 ? [] : [color.alpha])).map {
        ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true)
      }.joined()
  }
}
