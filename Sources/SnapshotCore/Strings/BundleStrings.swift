import SwiftUI
import Synchronization

/// Tables of strings from bundles, as SwiftPM lays them out on Linux: `.lproj` folders, and string catalogues as they lie in
/// a repository.
///
/// Without a bundle every `*.resources` folder beside the program is searched, by name.
package final class BundleStrings: StringProvider {
  /// Searched before all bundles.
  private let folder: URL?
  private struct Loaded: Sendable {
    /// The tables that are there for a bundle, in the order in which they are asked.
    var tables: [URL?: [StringTables]] = [:]
    var problems: [String] = []
  }
  private let loaded = Mutex(Loaded())

  private init(folder: URL?) { self.folder = folder }

  package static let ofBundles = BundleStrings(folder: nil)
  private static let known = Mutex<[URL: BundleStrings]>([:])
  /// Also the tables in a folder, at any depth. The same object for the same folder, so that its files are read once.
  package static func including(_ folder: URL) -> BundleStrings {
    known.withLock { known in
      let place = folder.standardizedFileURL
      if let strings = known[place] { return strings }
      let made = BundleStrings(folder: place)
      known[place] = made
      return made
    }
  }

  package var problems: [String] { loaded.withLock(\.problems) }
  package func hasTables(for bundle: URL?) -> Bool { !tables(bundle).isEmpty }
  package func entry(_ key: String, table: String?, bundle: URL?, locale: Locale) -> LocalizedEntry? {
    for tables in tables(bundle) {
      if let entry = tables.entry(key, table: table ?? "Localizable", locale: locale) { return entry }
    }
    return nil
  }

  private func tables(_ bundle: URL?) -> [StringTables] {
    loaded.withLock { loaded in
      if let known = loaded.tables[bundle] { return known }
      let found = places(bundle).map { StringTables(folder: $0) }
      for problem in found.flatMap(\.problems) where !loaded.problems.contains(problem) {
        loaded.problems.append(problem)
      }
      let tables = found.filter { !$0.isEmpty }
      loaded.tables[bundle] = tables
      return tables
    }
  }
  private func places(_ bundle: URL?) -> [URL] {
    let first = folder.map { [$0] } ?? []
    if let bundle { return first + [bundle] }
    let siblings =
      (try? FileManager.default.contentsOfDirectory(at: Bundle.main.bundleURL, includingPropertiesForKeys: nil)) ?? []
    return first + siblings.filter { $0.pathExtension == "resources" }.sorted { $0.path < $1.path }
  }
}
