import Foundation
import SnapshotCore

/// Finds what is pending: in the folders of artefacts that tests left, and in the results of the last run of
/// `snapshot-record`.
package struct PendingSearch: Sendable {
  /// The package's folder, here.
  package var package: String
  /// The folder of all artefacts.
  package var artifacts: String
  /// The folder of references, here.
  package var references: String
  /// The artefacts come from another machine, or another copy of the package.
  package var isElsewhere: Bool

  package init(package: String, artifacts: String, references: String, isElsewhere: Bool) {
    (self.package, self.artifacts, self.references) = (package, artifacts, references)
    self.isElsewhere = isElsewhere
  }

  /// In order of name.
  /// - Parameter decided: folders of artefacts whose matter is settled, relative to the folder of all.
  package func find(decided: [String: PendingChange.Stamp] = [:]) -> [PendingChange] {
    var found: [PendingChange] = []
    var seen: Set<String> = []
    for folder in folders(in: artifacts, depth: 0) {
      let path = folder + "/result.json"
      guard let time = FileSystem.changeTime(path), let size = try? FileSystem.read(path).count else { continue }
      let stamp = PendingChange.Stamp(time: time, size: size)
      guard let report = ArtifactReport.read(path) else {
        found.append(unreadable(folder, stamp))
        continue
      }
      seen.insert(key(report.event))
      if decided[String(folder.dropFirst(artifacts.count + 1))] == stamp { continue }
      if let change = change(report, in: folder, stamp) { found.append(change) }
    }
    // What failed before there was anything to leave. Shards leave a file each.
    for name in FileSystem.names(in: artifacts) where name.hasPrefix("results") && name.hasSuffix(".json") {
      guard let results = try? RunResults.read(artifacts + "/" + name) else { continue }
      for event in results.snapshots where event.state == .failed && seen.insert(key(event)).inserted {
        // Its folder was there, and a later run that passed has taken it away.
        if event.artifacts != nil, !Self.isWithoutArtifacts(event) { continue }
        var change = PendingChange(name: self.name(of: event), kind: .failed, event: event)
        change.obstacle = "nothing came out that could become its reference"
        found.append(change)
      }
    }
    return distinct(found).sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  private static func isWithoutArtifacts(_ event: SnapshotEvent) -> Bool {
    let text = event.message ?? ""
    return ["\" could not be judged:", "\" could not be made:"].contains { text.contains($0) }
  }

  private func key(_ event: SnapshotEvent) -> String {
    (event.reference ?? "") + "\u{1F}" + event.fileID + "\u{1F}" + event.title
  }

  /// Folders that hold a `result.json`. Those whose name begins with a dot are not of assertions.
  private func folders(in folder: String, depth: Int) -> [String] {
    if depth > 8 { return [] }
    var result: [String] = []
    for name in FileSystem.names(in: folder) where !name.hasPrefix(".") {
      let path = folder + "/" + name
      if name == "result.json" {
        result.append(folder)
      } else if !name.hasSuffix(".png"), FileSystem.isDirectory(path) {
        result += folders(in: path, depth: depth + 1)
      }
    }
    return result
  }

  // MARK: - One folder

  private func unreadable(_ folder: String, _ stamp: PendingChange.Stamp) -> PendingChange {
    let name = folder.hasPrefix(artifacts + "/") ? String(folder.dropFirst(artifacts.count + 1)) : folder
    var change = PendingChange(unreadable: folder, name: name)
    (change.folder, change.stamp) = (folder, stamp)
    return change
  }

  /// - Returns: `nil` for what is not pending.
  private func change(_ report: ArtifactReport, in folder: String, _ stamp: PendingChange.Stamp) -> PendingChange? {
    let event = report.event
    if event.state == .unchanged { return nil }
    let (reference, problem) = local(event)
    if let reference {
      // References in a folder outside of the package that is gone were those of a test's test, or of a machine's disk.
      let isOutside = !reference.hasPrefix(package + "/") && !reference.hasPrefix(references + "/")
      if isOutside, !FileSystem.isDirectory(FileSystem.split(reference).folder) { return nil }
      // Taken away since, by version control for instance: there is nothing to reject.
      if event.state != .failed, !FileSystem.exists(reference) { return nil }
    }
    var change = PendingChange(name: name(of: event, at: reference), kind: .failed, event: event)
    (change.folder, change.stamp, change.reference) = (folder, stamp, reference)
    change.changes = (report.changes ?? []).map { TerminalText.plain($0) }
    change.sizes = (report.reference.map(Self.size), report.actual.map(Self.size))
    if let d = report.difference {
      change.pixels = "\(NumberText.grouped(d.pixels)) of \(NumberText.grouped(d.comparedPixels)) pixels"
      change.clusters = d.clusters
    }
    func artifact(_ name: String) -> String? {
      let path = folder + "/" + name
      return FileSystem.exists(path) && !FileSystem.isDirectory(path) ? path : nil
    }
    change.pictures = .init(
      reference: artifact("reference.png"), actual: artifact("actual.png"), diff: artifact("diff.png"))
    guard let reference else {
      change.obstacle = problem
      showTexts(&change, artifact, ending: "txt")
      return change
    }

    // The picture last: whoever is killed before it leaves a reference that is the old one as a whole.
    let ending = Self.ending(of: reference)
    var endings = [ending]
    if ending == ".png" { endings = [".tree", ".png"] }
    let stem = String(reference.dropLast(ending.count))
    change.files = endings.compactMap { ending in
      artifact("actual" + ending).map {
        PendingChange.File(target: stem + ending, earlier: artifact("reference" + ending), actual: $0)
      }
    }
    showTexts(&change, artifact, ending: ending == ".png" ? "tree" : String(ending.dropFirst()))

    switch event.state {
    case .new: change.kind = .new
    case .changed: change.kind = .changed
    case .failed, .unchanged: change.kind = Self.isAcceptable(report) ? .differs : .failed
    }
    if change.kind == .differs {
      let isMissing = (event.message ?? "").contains("\" has no reference, and record mode ")
      if isMissing {
        change.kind = .missing
        // Of a picture with its tree one may be there.
        let missing = change.files.filter { !FileSystem.exists($0.target) }
        if !missing.isEmpty { change.files = missing }
      }
    }
    if change.kind == .failed {
      change.files = []
      change.obstacle = "nothing that came out may become its reference"
    } else if change.files.isEmpty {
      change.obstacle = "\(folder) does not hold what came out; run the test again"
    } else if change.kind == .changed, change.files.last?.earlier == nil {
      change.obstacle = "what the reference was could not be kept"
    } else if let pointer = Self.pointer(reference), change.kind == .differs {
      change.obstacle = pointer
    }
    return change
  }

  /// Older artefacts say it in their words only.
  private static func isAcceptable(_ report: ArtifactReport) -> Bool {
    if let known = report.isAcceptable { return known }
    let text = report.event.message ?? ""
    return text.contains("\n  to accept ") || text.contains("\n  to copy ") || text.contains("\" cannot be compared: ")
  }

  /// Accepting over a pointer would hide that the reference was never looked at.
  private static func pointer(_ reference: String) -> String? {
    guard let bytes = try? FileSystem.read(reference), bytes.count < 1024,
      bytes.starts(with: Array("version https://git-lfs.github.com/spec/".utf8))
    else { return nil }
    return "\(reference) is a Git LFS pointer; run git lfs pull, then the test again"
  }

  private func showTexts(_ change: inout PendingChange, _ artifact: (String) -> String?, ending: String) {
    let (before, now) = (artifact("reference.\(ending)"), artifact("actual.\(ending)"))
    if before != nil || now != nil { change.texts = (before, now) }
  }

  private static func size(_ picture: ArtifactReport.Picture) -> String {
    "\(picture.width) × \(picture.height) px @\(NumberText.short(picture.scale))x"
  }

  /// `.png`; empty for a name without one.
  private static func ending(of path: String) -> String {
    let name = FileSystem.split(path).name
    return name.lastIndex(of: ".").map { String(name[$0...]) } ?? ""
  }

  // MARK: - Places

  /// The reference here, or why there is none to write.
  private func local(_ event: SnapshotEvent) -> (String?, String?) {
    guard let reference = event.reference else { return (nil, "it has no reference") }
    if let colon = reference.lastIndex(of: ":"), reference[..<colon].hasSuffix(".swift"),
      reference[reference.index(after: colon)...].allSatisfy(\.isNumber)
    {
      return (nil, "its text stands in a source file: run it with SNAPSHOT_RECORD=failed, which rewrites the literal")
    }
    let path = FileSystem.absolute(reference, relativeTo: "/")
    // Of this machine: the test process has named the file itself.
    if !isElsewhere, event.package.map({ $0 == package || FileSystem.exists($0 + "/Package.swift") }) ?? true {
      return (path, nil)
    }
    guard let root = event.package, path.hasPrefix(root + "/") else {
      // References may lie outside of the package; then their folder must be named here, too.
      let parts = path.split(separator: "/").suffix(2)
      if parts.count == 2, !references.hasPrefix(package + "/") {
        return (references + "/" + parts.joined(separator: "/"), nil)
      }
      return (
        nil,
        "its reference \(path) lies outside of its package, so where it belongs here is not known; set SNAPSHOT_DIR"
      )
    }
    let mapped = FileSystem.absolute(String(path.dropFirst(root.count + 1)), relativeTo: package)
    // What comes from elsewhere must not name any file it likes.
    let isReference =
      mapped.hasPrefix(references + "/")
      || mapped.hasPrefix(package + "/")
        && mapped.split(separator: "/").dropLast().contains { $0 == "Snapshots" || $0 == "__Snapshots__" }
    if !isReference || mapped.hasSuffix(".swift") {
      return (nil, "\(mapped) is no place of references; artefacts from elsewhere are accepted into those only")
    }
    return (mapped, nil)
  }

  private func name(of event: SnapshotEvent, at reference: String? = nil) -> String {
    guard let reference = reference ?? event.reference else {
      return TerminalText.plain(
        (event.fileID.split(separator: "/").last.map(String.init) ?? event.fileID) + "/" + event.title)
    }
    var name = reference
    if reference.hasPrefix(references + "/") {
      name = String(reference.dropFirst(references.count + 1))
    } else if reference.hasPrefix(package + "/") {
      name = String(reference.dropFirst(package.count + 1))
    }
    if name.hasSuffix(".png") { name = String(name.dropLast(4)) }
    return TerminalText.plain(name)
  }

  /// Two changes of one name (artefacts of two runs side by side) are told apart by their folders.
  private func distinct(_ changes: [PendingChange]) -> [PendingChange] {
    let counts = Dictionary(grouping: changes, by: \.name).mapValues(\.count)
    return changes.map { change in
      guard counts[change.name]! > 1 else { return change }
      var change = change
      let place = change.folder.map { $0.hasPrefix(artifacts + "/") ? String($0.dropFirst(artifacts.count + 1)) : $0 }
      change.name += " in \(TerminalText.plain(place ?? change.title))"
      return change
    }
  }
}
