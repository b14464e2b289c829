import Foundation
import SwiftUI

/// The tables of strings in a folder and the folders in it.
struct StringTables: Sendable {
  private typealias Table = [String: LocalizedValue]
  /// By table: string catalogues, each with all its languages.
  private var catalogs: [String: StringCatalog] = [:]
  /// By language as its folder is named, then by table.
  private var languages: [String: [String: Table]] = [:]
  private(set) var problems: [String] = []
  var isEmpty: Bool { catalogs.isEmpty && languages.isEmpty }

  /// Folders of folders that are searched, at most.
  private static let depthLimit = 12
  private static let fileLimit = 20_000

  init(folder: URL) {
    var left = Self.fileLimit
    visit(folder, depth: 0, &left)
  }

  private mutating func visit(_ folder: URL, depth: Int, _ left: inout Int) {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    for name in names where !name.hasPrefix(".") {
      left -= 1
      if left < 0 { return }
      let url = folder.appendingPathComponent(name)
      switch url.pathExtension {
      case "xcstrings":
        read(url) {
          try StringCatalog(Data(contentsOf: url))
        } then: {
          $0.catalogs[Self.stem(name)] = $1
        }
      case "lproj": readLanguage(url)
      case "xcassets", "xcodeproj", "xcworkspace", "git": break
      default:
        var isFolder: ObjCBool = false
        if depth < Self.depthLimit, FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder),
          isFolder.boolValue
        {
          visit(url, depth: depth + 1, &left)
        }
      }
    }
  }
  private static func stem(_ name: String) -> String { (name as NSString).deletingPathExtension }

  private mutating func readLanguage(_ folder: URL) {
    let language = Self.stem(folder.lastPathComponent)
    var tables = languages[language] ?? [:]
    // The entries of a `.stringsdict` come before those of the `.strings` of the same name.
    for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted() {
      let url = folder.appendingPathComponent(name)
      switch url.pathExtension {
      case "strings":
        read(url) {
          try StringsFile.strings(Data(contentsOf: url))
        } then: { _, found in
          tables[Self.stem(name), default: [:]].merge(found) { old, _ in old }
        }
      case "stringsdict":
        read(url) {
          try StringsFile.stringsdict(Data(contentsOf: url))
        } then: { _, found in
          tables[Self.stem(name), default: [:]].merge(found) { _, new in new }
        }
      default: break
      }
    }
    languages[language] = tables
  }

  private mutating func read<Value>(_ url: URL, _ parse: () throws -> Value, then: (inout StringTables, Value) -> Void)
  {
    do { then(&self, try parse()) } catch { problems.append("the strings of \(url.path) could not be read: \(error)") }
  }

  func entry(_ key: String, table: String, locale: Locale) -> LocalizedEntry? {
    if let entry = catalogs[table]?.entry(key, locale: locale) { return entry }
    guard !languages.isEmpty else { return nil }
    let available = languages.keys.sorted()
    // The development language is English unless the bundle says otherwise, which SwiftPM's do not.
    for language in [LanguageMatch.best(locale, among: available), LanguageMatch.best("en", among: available)].compacted
      + ["Base"]
    {
      // A language that has no such table leaves it to the next; one that has it decides.
      guard let strings = languages[language]?[table] else { continue }
      return strings[key].map { LocalizedEntry($0, language: language == "Base" ? "en" : language) }
    }
    return nil
  }
}

extension [String?] {
  fileprivate var compacted: [String] { compactMap { $0 } }
}
