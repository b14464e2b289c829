/// A piece of a file name by swift-snapshot-testing's rule, so that references recorded by it are found: every run of what
/// is no word character becomes one hyphen, then one hyphen goes from either end.
///
/// Word characters are ICU's `\w` (Unicode TR 18, annex C): letters and marks of any script, decimal digits, connector
/// punctuation such as `_`, and the two joiners.
enum CompatibleName {
  static func clean(_ name: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in name.unicodeScalars {
      if isWordPart(scalar) {
        result.append(scalar)
      } else if result.last != "-" {
        result.append("-")
      }
    }
    if result.first == "-" { result.removeFirst() }
    if result.last == "-" { result.removeLast() }
    return String(result)
  }

  /// Whether names that differ may come to one: only then a hash may ever be needed.
  static func isLossy(_ name: String) -> Bool { !clean(name).unicodeScalars.elementsEqual(name.unicodeScalars) }

  private static func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value == 0x200C || scalar.value == 0x200D { return true }
    if scalar.properties.isAlphabetic { return true }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .connectorPunctuation: return true
    default: return false
    }
  }
}
