import Foundation

/// Modifiers and what containers are given: paddings, frames, spacings, effects.
extension ChangeFinder {
  mutating func findModifiers(_ unit: TreeUnit) {
    if let was = unit.match, unit.node.depth >= 0 {
      if was.node.kind != unit.node.kind, was.name == unit.name {
        tellParameters(of: unit, was.node.kind, unit.node.kind)
      }
      let isAlike = was.wrappers.isEmpty && unit.wrappers.isEmpty
      let (before, now) = isAlike ? ([], []) : (Self.modifiers(was), Self.modifiers(unit))
      if before != now {
        let difference = now.difference(from: before)
        var (lost, gained) = ([String](), [String]())
        for change in difference {
          switch change {
          case .remove(_, let kind, _): lost.append(kind)
          case .insert(_, let kind, _): gained.append(kind)
          }
        }
        lost.reverse()
        for kind in lost {
          if let other = gained.firstIndex(where: { Self.name($0) == Self.name(kind) }) {
            tellParameters(of: unit, kind, gained.remove(at: other))
          } else {
            tell(.lostModifier(Self.plain(kind)), unit)
          }
        }
        for kind in gained { tell(.hasModifier(Self.plain(kind)), unit) }
      }
    }
    for child in unit.children + unit.layers { findModifiers(child) }
  }

  /// What tells something by itself: a container with one child does not.
  private static func modifiers(_ unit: TreeUnit) -> [String] {
    unit.wrappers.map(\.kind).filter { kind in
      guard let first = kind.unicodeScalars.first, first.properties.isLowercase else { return false }
      return !["accessibility", "viewport", "ignoresSafeArea", "background", "overlay", "mask", "bars"].contains(
        name(kind))
    }
  }
  private static func name(_ kind: String) -> String { String(kind.prefix { $0 != "(" }) }
  private static func arguments(_ kind: String) -> String {
    kind.hasSuffix(")") ? String(kind.dropFirst(name(kind).count + 1).dropLast()) : ""
  }
  private static func plain(_ kind: String) -> String {
    var arguments = arguments(kind)
    if name(kind) == "padding" {
      // Edges without one need no telling.
      let edges = arguments.components(separatedBy: ", ").filter { !$0.hasSuffix(": 0") }
      if !edges.isEmpty { arguments = edges.joined(separator: ", ") }
    }
    return arguments.isEmpty ? name(kind) : "\(name(kind)) \(arguments)"
  }

  private mutating func tellParameters(of unit: TreeUnit, _ before: String, _ now: String) {
    // Of a shape's or an image's frame it is the size that is seen.
    if Self.name(now) == "frame", unit.isLeaf, unit.name != "Text", let was = unit.match {
      let growth = FrameWords.growth(was.frame, unit.frame)
      if !growth.isEmpty {
        return tell(.framed(growth: growth, from: Self.arguments(before), to: Self.arguments(now)), unit)
      }
    }
    var (a, b) = (Self.arguments(before), Self.arguments(now))
    var noun = unit.node.kind == now ? "" : Self.name(now)
    // `VStack(spacing: 8)` has a spacing.
    if let label = a.split(separator: ":").first, a.filter({ $0 == ":" }).count == 1, b.hasPrefix(label + ":"),
      b.filter({ $0 == ":" }).count == 1
    {
      noun = noun.isEmpty ? String(label) : "\(noun) \(label)"
      (a, b) = (String(a.dropFirst(label.count + 2)), String(b.dropFirst(label.count + 2)))
    }
    tell(.parameter(of: noun, from: a.isEmpty ? "default" : a, to: b.isEmpty ? "default" : b), unit)
  }
}
