import Foundation

/// What units say: their words, fonts, labels, values and traits, and what a canvas draws.
extension ChangeFinder {
  mutating func findMeaning(_ unit: TreeUnit) {
    if let was = unit.match, unit.node.depth >= 0, isOther(was, unit) {
      findWords(was, unit)
      if was.node.font != unit.node.font {
        tell(.font(from: was.node.font ?? "none", to: unit.node.font ?? "none"), unit)
      }
      for (noun, from, to) in [
        ("label", was.label, unit.label), ("value", was.value, unit.value),
        ("identifier", was.identifier, unit.identifier),
      ] where from != to { tell(.field(noun, from: from, to: to), unit) }
      if was.traits != unit.traits {
        let (gained, lost) = (
          unit.traits.filter { !was.traits.contains($0) }, was.traits.filter { !unit.traits.contains($0) }
        )
        tell(.traits(gained: gained, lost: lost), unit)
      }
      if isDrawnOtherwise(was, unit) { tell(.drawing, unit) }
    }
    for child in unit.children + unit.layers { findMeaning(child) }
  }

  private func isOther(_ was: TreeUnit, _ unit: TreeUnit) -> Bool {
    was.text != unit.text || was.node.font != unit.node.font || was.label != unit.label || was.value != unit.value
      || was.identifier != unit.identifier || was.traits != unit.traits || was.drawing != unit.drawing
  }

  private mutating func findWords(_ was: TreeUnit, _ unit: TreeUnit) {
    if was.plainText != unit.plainText {
      let now = unit.plainText ?? ""
      if Self.isCut(now, of: was.plainText ?? "") {
        tell(.cut(to: TreeUnit.short(now)), unit)
      } else if Self.isCut(was.plainText ?? "", of: now) {
        tell(.whole(TreeUnit.short(now)), unit)
      } else {
        tell(.says(TreeUnit.short(now), isCut: unit.node.cut.isCut), unit)
      }
    } else if let now = unit.text, let then = was.text, now != then {
      let (lines, before) = (Self.lines(now), Self.lines(then))
      tell(lines == before ? .breaksElsewhere : .wraps(lines: lines, was: before), unit)
    }
  }

  /// Everything drawn fills a canvas of another size otherwise; then only what is drawn counts.
  private func isDrawnOtherwise(_ was: TreeUnit, _ unit: TreeUnit) -> Bool {
    if was.drawing == unit.drawing { return false }
    return was.frame.size == unit.frame.size || was.drawing.map(\.kind) != unit.drawing.map(\.kind)
  }

  private static func lines(_ text: String) -> Int {
    text.split(separator: "\n", omittingEmptySubsequences: false).count
  }

  private static func isCut(_ short: String, of long: String) -> Bool {
    guard let dots = short.firstIndex(of: "…"), !long.contains("…") else { return false }
    return long.hasPrefix(short[..<dots].trimmingCharacters(in: .whitespaces))
  }
}
