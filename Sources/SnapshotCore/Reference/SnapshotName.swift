import Foundation

/// A piece of a file name, made from a test's or a snapshot's name.
///
/// Guarantees: NFC; letters, digits, `-`, `_` and `.` only, of any script; neither starts nor ends with `-` or `.`;
/// never empty; at most `byteLimit` bytes of UTF-8, so that a whole file name stays below the usual 255.
/// Names that cleaning made alike are kept apart: whatever lost something gets a short hash of what it was.
package enum SnapshotName {
  package static let byteLimit = 100

  package static func clean(_ name: String) -> String {
    let original = name.precomposedStringWithCanonicalMapping
    var result = ""
    var lost = false
    for character in original {
      if isPortable(character) {
        result.append(character)
      } else {
        lost = true
        // A run of other characters is one hyphen.
        if result.last != "-" { result.append("-") }
      }
    }
    while let last = result.last, last == "-" || last == "." {
      result.removeLast()
      lost = true
    }
    while let first = result.first, first == "-" || first == "." {
      result.removeFirst()
      lost = true
    }
    if result.utf8.count > byteLimit { lost = true }
    if !lost, !result.isEmpty { return result }

    let hash = shortHash(original)
    while result.utf8.count > byteLimit - hash.utf8.count - 1 { result.removeLast() }
    return result.isEmpty ? hash : result + "-" + hash
  }

  /// The name of a test by what `#function` gives: `testMap()` is `testMap`, `map(of:in:)` is `map-of-in`, and a raw
  /// identifier comes without its backticks.
  package static func ofTest(_ function: String) -> String {
    guard let open = function.firstIndex(of: "("), function.hasSuffix(")"), !function.hasPrefix("`") else {
      if function.hasPrefix("`"), let close = function.dropFirst().firstIndex(of: "`") {
        return clean(String(function[function.index(after: function.startIndex)..<close]))
      }
      return clean(function)
    }
    let labels = function[function.index(after: open)...].dropLast().split(separator: ":")
    return clean(([function[..<open]] + labels).joined(separator: "-"))
  }

  private static func isPortable(_ character: Character) -> Bool {
    if character == "-" || character == "_" || character == "." { return true }
    // Emoji and signs that are letters to some systems only are none of these.
    return character.unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
        .nonspacingMark, .spacingMark:
        return true
      default: return false
      }
    }
  }

  /// FNV-1a of the UTF-8 bytes, folded to 32 bits, in eight hexadecimal digits.
  package static func shortHash(_ text: String) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let digits = String(UInt32(truncatingIfNeeded: hash ^ hash >> 32), radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
