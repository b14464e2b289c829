/// A family and style read from one name, as `Font.custom` takes it: "Inter", "Inter SemiBold", "Inter-BoldItalic".
struct CustomFontName: Hashable, Sendable {
  /// The name of the registered family that the name begins with, as it was registered.
  var family: String
  /// As in OpenType's `wght`; `nil` when the name says none.
  var weight: Double?
  var isItalic: Bool

  /// Finds the family, longest first, so that "Inter Display Bold" is not "Inter" with an unknown style.
  /// - Returns: `nil` when no family fits, or when what follows it is not the name of a style.
  init?(_ name: String, families: [String]) {
    let wanted = CustomFontName.normalized(name)
    let candidates = families.map { (name: $0, key: CustomFontName.normalized($0)) }
      .sorted { ($0.key.count, $0.name) > ($1.key.count, $1.name) }
    for candidate in candidates where !candidate.key.isEmpty && wanted.hasPrefix(candidate.key) {
      var style = String(wanted.dropFirst(candidate.key.count))
      var isItalic = false
      for suffix in ["italic", "oblique"] where style.hasSuffix(suffix) {
        style = String(style.dropLast(suffix.count))
        isItalic = true
      }
      if style.isEmpty {
        (family, weight, self.isItalic) = (candidate.name, nil, isItalic)
        return
      }
      if let weight = CustomFontName.weights[style] {
        (family, self.weight, self.isItalic) = (candidate.name, weight, isItalic)
        return
      }
    }
    return nil
  }

  /// Case, spaces and hyphens do not tell fonts apart.
  private static func normalized(_ name: String) -> String {
    name.lowercased().filter { $0 != " " && $0 != "-" && $0 != "_" }
  }

  /// The names of the OpenType specification's `usWeightClass`, with their usual synonyms.
  private static let weights: [String: Double] = [
    "thin": 100, "hairline": 100, "extralight": 200, "ultralight": 200, "light": 300,
    "regular": 400, "roman": 400, "normal": 400, "book": 400, "medium": 500,
    "semibold": 600, "demibold": 600, "demi": 600, "bold": 700,
    "extrabold": 800, "ultrabold": 800, "heavy": 800, "black": 900,
  ]
}
