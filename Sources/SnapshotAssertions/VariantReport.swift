import Graphics
import SnapshotCore

/// What the variants of one assertion came to.
struct VariantReport {
  private struct Entry {
    var name: String
    var result: SnapshotResult
    var picture: Bitmap?
  }
  private let name: String?
  private var entries: [Entry] = []
  init(named name: String?) { self.name = name }

  /// Names in a summary, at most.
  private static let nameLimit = 24

  /// Why an assertion of these variants would say nothing, or the same twice.
  static func problem(with variants: [SnapshotVariant]) -> String? {
    if variants.isEmpty {
      return "there are no variants to picture, so that nothing could fail: an axis may have no values"
    }
    if let problem = variants.lazy.compactMap(\.problem).first { return problem }
    var seen: Set<String> = [], twice: [String] = []
    for variant in variants {
      if variant.name.isEmpty { return "a variant has no name, which its reference would be named after" }
      if !seen.insert(SnapshotName.clean(variant.name).lowercased()).inserted { twice.append(variant.name) }
    }
    if twice.isEmpty { return nil }
    return
      "several variants are named \(twice.map(\.debugDescription).joined(separator: ", ")), and would share a reference; "
      + "give each a name of its own"
  }

  mutating func add(_ name: String, _ result: SnapshotResult, picture: Bitmap?) {
    entries.append(Entry(name: name, result: result, picture: picture))
  }

  /// Writes the contact sheet of a failure, or takes away what an earlier one left.
  /// - Returns: a line for the message.
  func sheet(in environment: SnapshotEnvironment) -> String? {
    guard let identity = entries.first?.result.identity,
      let paths = try? SnapshotPaths(
        SnapshotIdentity(
          source: identity.source, name: [name, "contact-sheet"].compactMap(\.self).joined(separator: "-")),
        environment: environment)
    else { return nil }
    if entries.allSatisfy(\.result.passes) {
      if FileSystem.exists(paths.artifacts) { try? FileSystem.remove(paths.artifacts) }
      return nil
    }
    let cells = entries.map { entry in
      ContactSheet.Cell(label: entry.name, picture: entry.picture, mark: entry.result.passes ? .passed : .failed)
    }
    let title = identity.source.testName + (name.map { " \($0)" } ?? "")
    do {
      let files = try MainActorHop.run { try ContactSheet(title: title, cells: cells).write(to: paths.artifacts) }
      return files.joined(separator: "\n               ")
    } catch {
      return "none: \(error)"
    }
  }

  /// `nil` when all pass.
  func message(sheet: String?) -> String? {
    let faulty = entries.filter { !$0.result.passes }
    guard let first = faulty.first else { return nil }
    var title = first.result.identity.source.testName
    if title.hasSuffix("()") { title.removeLast(2) }
    if let name { title += ".\(name)" }
    func part(_ list: [Entry], _ verb: (one: String, many: String)) -> String? {
      if list.isEmpty { return nil }
      var names = list.prefix(Self.nameLimit).map(\.name).joined(separator: ", ")
      if list.count > Self.nameLimit { names += " and \(list.count - Self.nameLimit) more" }
      return "\(list.count) of \(entries.count) variants \(list.count == 1 ? verb.one : verb.many): \(names)"
    }
    let recorded = faulty.filter { $0.result.state == .new || $0.result.state == .changed }
    let failed = faulty.filter { $0.result.state == .failed }
    let parts = [
      part(failed, ("fails", "fail")), part(recorded, ("was recorded just now", "were recorded just now")),
    ].compactMap(\.self)
    var lines = ["Snapshots \"\(title)\": " + parts.joined(separator: "; ")]
    if let sheet { lines.append("  contact sheet  " + sheet) }
    // What fails comes before what only has to be looked at.
    for entry in failed + recorded { lines.append("\n" + (entry.result.message ?? "")) }
    return lines.joined(separator: "\n")
  }
}
