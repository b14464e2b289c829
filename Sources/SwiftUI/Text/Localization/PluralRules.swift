/// The forms that languages tell numbers of things apart by.
package enum PluralCategory: String, Hashable, Sendable, CaseIterable {
  case zero, one, two, few, many, other
}

/// Which form a number takes. [Unicode CLDR 45, Language Plural Rules, cardinal; languages that are not here have the rule
/// of English]
package enum PluralRules {
  /// - Parameters:
  ///   - language: `pl`, `pt-PT`
  ///   - number: what is counted.
  ///   - decimals: how many are written.
  package static func category(_ language: String, _ number: Double, decimals v: Int = 0) -> PluralCategory {
    let parts = language.split { $0 == "-" || $0 == "_" }
    let code = parts.first.map { $0.lowercased() } ?? ""
    let n = abs(number)
    guard n.isFinite, n < 1e15 else { return .other }
    let i = Int(n)
    let isWhole = n == Double(i)
    let (tens, hundreds) = (i % 10, i % 100)
    let isMillions = i != 0 && i % 1_000_000 == 0 && v == 0
    switch code {
    case "ja", "zh", "ko", "vi", "th", "id", "ms", "my", "lo", "km", "jv", "yue", "dz", "bo", "to", "wo", "yo", "ig":
      return .other
    case "fr": return i < 2 ? .one : isMillions ? .many : .other
    case "pt":
      let isEuropean = parts.dropFirst().contains { $0.uppercased() == "PT" }
      if isEuropean ? i == 1 && v == 0 : i < 2 { return .one }
      return isMillions ? .many : .other
    case "es": return n == 1 ? .one : isMillions ? .many : .other
    case "it", "ca": return i == 1 && v == 0 ? .one : isMillions ? .many : .other
    case "hi", "bn", "fa", "gu", "kn", "am", "as", "zu": return i == 0 || n == 1 ? .one : .other
    case "hy", "ff", "kab": return i < 2 ? .one : .other
    case "da": return n == 1 || !isWhole && i < 2 ? .one : .other
    case "bg", "el", "eu", "hu", "ka", "kk", "ky", "ml", "mn", "mr", "nb", "nn", "no", "ne", "or", "sq", "ta", "te",
      "tr", "uz", "az":
      return n == 1 ? .one : .other
    case "ru", "uk", "be":
      guard v == 0 else { return .other }
      if tens == 1, hundreds != 11 { return .one }
      if (2...4).contains(tens), !(12...14).contains(hundreds) { return .few }
      return .many
    case "pl":
      guard v == 0 else { return .other }
      if i == 1 { return .one }
      if (2...4).contains(tens), !(12...14).contains(hundreds) { return .few }
      return .many
    case "cs", "sk":
      if v != 0 { return .many }
      return i == 1 ? .one : (2...4).contains(i) ? .few : .other
    case "hr", "sr", "bs":
      guard v == 0 else { return .other }
      if tens == 1, hundreds != 11 { return .one }
      return (2...4).contains(tens) && !(12...14).contains(hundreds) ? .few : .other
    case "sl":
      if v != 0 { return .few }
      return hundreds == 1 ? .one : hundreds == 2 ? .two : hundreds == 3 || hundreds == 4 ? .few : .other
    case "lt":
      if !isWhole { return .many }
      if tens == 1, !(11...19).contains(hundreds) { return .one }
      return (2...9).contains(tens) && !(11...19).contains(hundreds) ? .few : .other
    case "lv":
      if isWhole, tens == 0 || (11...19).contains(hundreds) { return .zero }
      return isWhole && tens == 1 && hundreds != 11 ? .one : .other
    case "ro":
      if i == 1, v == 0 { return .one }
      return v != 0 || n == 0 || n != 1 && (1...19).contains(hundreds) ? .few : .other
    case "ar":
      guard isWhole else { return .other }
      if i < 3 { return [.zero, .one, .two][i] }
      return (3...10).contains(hundreds) ? .few : (11...99).contains(hundreds) ? .many : .other
    case "he", "iw": return i == 1 && v == 0 || i == 0 && v != 0 ? .one : i == 2 && v == 0 ? .two : .other
    case "ga":
      guard isWhole else { return .other }
      return i == 1 ? .one : i == 2 ? .two : (3...6).contains(i) ? .few : (7...10).contains(i) ? .many : .other
    case "cy":
      guard isWhole else { return .other }
      return [0: .zero, 1: .one, 2: .two, 3: .few, 6: .many][i] ?? .other
    case "is", "mk": return tens == 1 && hundreds != 11 && v == 0 ? .one : .other
    case "fil", "tl": return v == 0 && (1...3).contains(i) || v == 0 && ![4, 6, 9].contains(tens) ? .one : .other
    default: return i == 1 && v == 0 ? .one : .other
    }
  }
}
