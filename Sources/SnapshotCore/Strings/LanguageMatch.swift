import Foundation

/// Which of the languages at hand a reader is given.
enum LanguageMatch {
  static func best(_ locale: Locale, among available: [String]) -> String? { best(locale.identifier, among: available) }

  /// The language with its script and region, then with less of them. Chinese is told apart by its script, which follows
  /// from the region where it is not named.
  static func best(_ identifier: String, among available: [String]) -> String? {
    let language = Locale.Language(identifier: identifier)
    guard let code = language.languageCode?.identifier else { return nil }
    let script = language.script?.identifier
    let region = language.region?.identifier
    var wanted: [String] = []
    if let script, let region { wanted.append("\(code)-\(script)-\(region)") }
    if let region { wanted.append("\(code)-\(region)") }
    if code == "zh" {
      wanted.append("zh-" + (script ?? (["TW", "HK", "MO"].contains(region) ? "Hant" : "Hans")))
    } else if let script {
      wanted.append("\(code)-\(script)")
    }
    wanted.append(code)
    if ["nb", "nn"].contains(code) { wanted.append("no") }
    if code == "no" { wanted.append("nb") }
    // `pt_PT` may have only `pt-BR` at hand.
    func normal(_ name: String) -> String { name.replacingOccurrences(of: "_", with: "-").lowercased() }
    for name in wanted {
      if let found = available.first(where: { normal($0) == name.lowercased() }) { return found }
    }
    if code == "zh" { return nil }
    return available.first { normal($0).hasPrefix(code + "-") }
  }
}
