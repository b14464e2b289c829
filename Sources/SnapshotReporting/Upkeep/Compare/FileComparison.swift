import Graphics
import PNGCoding
import SnapshotCore

/// Two files, compared as what they are: pictures by their pixels, texts by their lines, all else by its bytes.
package struct FileComparison: Sendable {
  package enum Content: Sendable {
    case pictures(Comparison, Bitmap, Bitmap)
    case texts(LineDifference, old: String, new: String)
    case bytes(Int, Int)
    /// Byte for byte the same, whatever they hold.
    case same
  }
  package var content: Content
  /// Or similar, where there is a tolerance.
  package var passes: Bool

  /// - Throws: `FileError`, and `ComparisonError` for what should be a picture and is none.
  package init(_ a: String, _ b: String, tolerance: SnapshotTolerance = .exact) throws {
    try self.init(FileSystem.read(a), FileSystem.read(b), names: (a, b), tolerance: tolerance)
  }

  package init(_ a: [UInt8], _ b: [UInt8], names: (String, String), tolerance: SnapshotTolerance = .exact) throws {
    let isPicture = Self.isPicture(a, names.0) || Self.isPicture(b, names.1)
    if isPicture {
      let (one, other) = (try Self.decoded(a, names.0), try Self.decoded(b, names.1))
      let comparison = Comparison.compare(one, other, tolerance: tolerance)
      (content, passes) = (.pictures(comparison, one, other), comparison.passes)
    } else if a == b {
      (content, passes) = (.same, true)
    } else if let old = Self.text(a), let new = Self.text(b) {
      (content, passes) = (.texts(LineDifference(from: old, to: new), old: old, new: new), false)
    } else {
      (content, passes) = (.bytes(a.count, b.count), false)
    }
  }

  private static func isPicture(_ bytes: [UInt8], _ name: String) -> Bool {
    name.lowercased().hasSuffix(".png") || PNG.isPNG(bytes)
  }

  private static func decoded(_ bytes: [UInt8], _ name: String) throws -> Bitmap {
    do throws(PNGError) { return try PNG.decode(bytes) } catch { throw ComparisonError(path: name, error: error) }
  }

  private static func text(_ bytes: [UInt8]) -> String? {
    bytes.contains(0) ? nil : String(validating: bytes, as: UTF8.self)
  }

  /// `identical`, `similar`, `different`, `sizes differ`, `nothing to compare`
  package var name: String {
    switch content {
    case .same: "identical"
    case .texts, .bytes: "different"
    case .pictures(let comparison, _, _):
      switch comparison {
      case .identical: "identical"
      case .similar: "similar"
      case .different: "different"
      case .sizesDiffer: "sizes differ"
      case .sizesTooFarApart: "sizes too far apart"
      case .nothingToCompare: "nothing to compare"
      }
    }
  }

  /// What differs, in one line; `nil` for nothing.
  package var numbers: String? {
    switch content {
    case .same: return nil
    case .bytes(let a, let b):
      return a == b
        ? "other bytes, \(Self.count(a, "byte")) in both" : "\(Self.count(a, "byte")), and \(NumberText.grouped(b))"
    case .texts(let difference, _, _):
      let (removed, added) = (difference.removed.count, difference.added.count)
      if removed == 0, added == 0 { return "only in how lines end" }
      let parts = [
        removed > 0 ? "\(Self.count(removed, "line")) removed" : nil,
        added > 0 ? "\(Self.count(added, "line")) added" : nil,
      ]
      return parts.compactMap(\.self).joined(separator: ", ")
    case .pictures(let comparison, let a, let b):
      let numbers = comparison.difference.map(FailureMessage.numbers)
      guard case .sizesDiffer = comparison else { return numbers }
      return "\(a.width) × \(a.height) and \(b.width) × \(b.height) px" + (numbers.map { ": " + $0 } ?? "")
    }
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(NumberText.grouped(number)) \(noun)\(number == 1 ? "" : "s")"
  }

  /// Of two texts, as `diff -u` shows them; empty for anything else.
  package func hunks(maximum: Int) -> String {
    guard case .texts(_, var old, var new) = content else { return "" }
    // The end of the last line begins no line, unless one of the two lacks it.
    if old.utf8.last == 10, new.utf8.last == 10 { (old, new) = (Self.withoutEnd(old), Self.withoutEnd(new)) }
    return LineDifference.text(old, new, maximum: maximum)
  }
  private static func withoutEnd(_ text: String) -> String { String(decoding: text.utf8.dropLast(), as: UTF8.self) }

  /// The picture of what differs, or the hunks of a text; `nil` where there is nothing to show.
  package func difference() throws -> (bytes: [UInt8], isPicture: Bool)? {
    switch content {
    case .same, .bytes: return nil
    case .texts:
      let text = hunks(maximum: 100_000)
      return text.isEmpty ? nil : (Array((text + "\n").utf8), false)
    case .pictures(let comparison, let a, let b):
      guard let difference = comparison.difference else { return nil }
      return (try PNG.encode(DifferenceImage.draw(difference, over: a, actual: b)), true)
    }
  }
}

/// A file that should be a picture.
package struct ComparisonError: Error, Hashable, CustomStringConvertible {
  package var path: String
  package var error: PNGError
  package var description: String { "\(path): \(error); \(error.remedy)" }
}
