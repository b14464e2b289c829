import Foundation
import SwiftUI

/// An `.xcstrings` file, as Xcode keeps it in a repository. [the file's own JSON, version 1.0]
struct StringCatalog: Sendable {
  /// By key, then by language.
  private let strings: [String: [String: LocalizedValue]]
  private let sourceLanguage: String

  private struct File: Decodable {
    var sourceLanguage: String?
    var strings: [String: Entry]
    struct Entry: Decodable { var localizations: [String: Localization]? }
    struct Unit: Decodable { var value: String? }
    final class Localization: Decodable {
      var stringUnit: Unit?
      var variations: Variations?
      var substitutions: [String: Substitution]?
    }
    struct Variations: Decodable { var plural, device: [String: Localization]? }
    struct Substitution: Decodable {
      var argNum: Int?
      var variations: Variations?
    }
  }

  init(_ data: Data) throws {
    let file = try JSONDecoder().decode(File.self, from: data)
    sourceLanguage = file.sourceLanguage ?? "en"
    strings = file.strings.mapValues { ($0.localizations ?? [:]).compactMapValues(Self.value) }
  }

  private static func value(_ localization: File.Localization) -> LocalizedValue? { value(localization, depth: 0) }
  private static func value(_ localization: File.Localization, depth: Int) -> LocalizedValue? {
    guard depth < 8 else { return nil }
    if let substitutions = localization.substitutions, let format = localization.stringUnit?.value {
      return .substituted(
        format,
        substitutions.mapValues { substitution in
          LocalizedValue.Substitution(
            argument: substitution.argNum, forms: forms(substitution.variations?.plural, depth))
        })
    }
    if let devices = localization.variations?.device {
      return ["iphone", "other"].compactMap { devices[$0] }.first.flatMap { value($0, depth: depth + 1) }
    }
    if let plural = localization.variations?.plural { return .plural(forms(plural, depth)) }
    return localization.stringUnit?.value.map { .string($0) }
  }
  private static func forms(_ plural: [String: File.Localization]?, _ depth: Int) -> [PluralCategory: LocalizedValue] {
    var forms: [PluralCategory: LocalizedValue] = [:]
    for category in PluralCategory.allCases {
      if let form = plural?[category.rawValue] { forms[category] = value(form, depth: depth + 1) }
    }
    return forms
  }

  /// The reader's language, else that in which the app is written.
  func entry(_ key: String, locale: Locale) -> LocalizedEntry? {
    guard let languages = strings[key] else { return nil }
    let best = LanguageMatch.best(locale, among: languages.keys.sorted())
    for language in [best, sourceLanguage] {
      if let language, let value = languages[language] { return LocalizedEntry(value, language: language) }
    }
    return nil
  }
}
