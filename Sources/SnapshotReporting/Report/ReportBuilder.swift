import Foundation
import SnapshotCore

/// Makes the report's model from what a run left: `results.json`, and a folder for each snapshot that is not as it was.
/// Both may come from another machine.
package struct ReportBuilder {
  package var places: ReportPlaces
  package var results: RunResults?
  package var folders: [ArtifactFolder]
  package var notes: [String] = []
  private let decisions: ReportDecisions

  package init(places: ReportPlaces, results: RunResults?, folders: [ArtifactFolder]) {
    (self.places, self.results, self.folders) = (places, results, folders)
    decisions = ReportDecisions(artifacts: places.artifacts)
  }

  /// Reads the artefacts' folder.
  package init(_ places: ReportPlaces) throws {
    self.init(places: places, results: nil, folders: ArtifactFolder.find(in: places.artifacts))
    // A download may have put it a folder deeper.
    let candidates = Self.resultFiles(in: places.artifacts)
    if candidates.count == 1, FileSystem.split(candidates[0]).name == RunResults.fileName {
      results = try RunResults.read(candidates[0])
    } else if candidates.isEmpty {
      notes.append(
        "There is no \(RunResults.fileName), as snapshot-record verify leaves it, so what passed is not listed")
    } else {
      notes.append(
        "The results of \(candidates.count) part\(candidates.count == 1 ? " is" : "s are") not joined yet, so what passed is not listed: run snapshot-record merge"
      )
    }
  }

  /// `results.json` of the folder, else the results that its folders hold, or those of parts of a suite.
  private static func resultFiles(in folder: String) -> [String] {
    let own = folder + "/" + RunResults.fileName
    if FileSystem.exists(own) { return [own] }
    func parts(_ folder: String) -> [String] {
      FileSystem.names(in: folder)
        .filter { $0 == RunResults.fileName || $0.hasPrefix("results-") && $0.hasSuffix(".json") }.map {
          folder + "/" + $0
        }
    }
    let deeper = FileSystem.names(in: folder).filter { !$0.hasPrefix(".") }.map { folder + "/" + $0 }
    return parts(folder) + deeper.filter(FileSystem.isDirectory).flatMap(parts)
  }

  /// One snapshot's last word, and what there is to see of it.
  private struct Entry {
    var event: SnapshotEvent
    var folder: ArtifactFolder?
    /// The results do not have it, or have something else.
    var isOtherRun = false
  }

  package func model() -> ReportModel {
    var model = ReportModel(package: packageName, run: results.map(run), notes: notes)
    model.notes += failedTests()
    model.notes += folders.filter { $0.result == nil }.map {
      "\(places.shown($0.path))/result.json cannot be read; run the test again"
    }
    let entries = entries()
    let others = entries.count { $0.isOtherRun }
    if others > 0 {
      model.notes.append(
        "\(others) snapshot\(others == 1 ? " is" : "s are") of another run than \(RunResults.fileName): a later swift test, or an earlier one that this run did not repeat"
      )
    }
    model.snapshots = entries.map(snapshot) + (results?.unreferenced ?? []).map(unreferenced)
    model.arrange()
    return model
  }

  private var packageName: String {
    FileSystem.split(results?.package ?? folders.lazy.compactMap { $0.result?.event.package }.first ?? places.package)
      .name
  }

  // MARK: - The run

  private func run(_ results: RunResults) -> ReportModel.Run {
    var tests = ReportModel.Run.Tests()
    for test in results.tests {
      switch test.state {
      case .passed: tests.passed += 1
      case .failed: tests.failed += 1
      case .skipped: tests.skipped += 1
      }
    }
    return ReportModel.Run(
      command: results.command.rawValue, filter: results.filter, shard: results.shard?.description,
      phases: results.phases, tests: tests, isUnreferencedKnown: results.unreferenced != nil,
      buildOutput: results.buildOutput.map { relative($0) })
  }

  /// Tests that failed for another reason than a snapshot.
  private func failedTests() -> [String] {
    guard let results else { return [] }
    let told = Set(results.snapshots.filter { $0.state != .unchanged }.map { $0.test.prefix { $0 != "(" } })
    var lines: [String] = []
    if results.ending == .interrupted {
      lines.append("The run was interrupted: what it had not come to is missing here")
    }
    for test in results.tests where test.state == .failed {
      let function = test.id.split(separator: "/").last ?? ""
      if told.contains(function.prefix { $0 != "(" }) { continue }
      let message = test.message.map { ": " + relative($0) } ?? ""
      lines.append("\(test.id) failed\(message)")
    }
    return lines
  }

  // MARK: - Snapshots

  /// What is the same snapshot: those of one reference, else of one assertion.
  private func key(_ event: SnapshotEvent) -> String {
    guard let reference = event.reference else { return "\(event.fileID)\u{1F}\(event.test)\u{1F}\(event.title)" }
    return places.reference(reference, package: event.package ?? results?.package, references: results?.references).file
  }

  private func entries() -> [Entry] {
    var entries: [String: Entry] = [:]
    if let results {
      for (_, event) in results.byReference { entries[key(event)] = Entry(event: event) }
      for event in results.snapshots where event.reference == nil { entries[key(event)] = Entry(event: event) }
    }
    for folder in folders {
      guard let event = folder.result?.event else { continue }
      let known = entries[key(event)]?.event
      // A folder is the last word, as a test that passes takes it away.
      let isSame = known.map { $0.state == event.state && $0.message == event.message } ?? false
      entries[key(event)] = Entry(
        event: isSame ? known! : event, folder: folder, isOtherRun: results != nil && !isSame)
    }
    return entries.sorted { $0.key < $1.key }.map(\.value)
  }

  private func snapshot(_ entry: Entry) -> ReportModel.Snapshot {
    let event = entry.event
    let reference = event.reference.map {
      places.reference($0, package: event.package ?? results?.package, references: results?.references)
    }
    let name =
      reference.map { places.name(ofReference: $0.file) } ?? "\(FileSystem.split(event.fileID).name)/\(event.title)"
    let state: ReportModel.State =
      switch event.state {
      case .failed: .failed
      case .changed: .changed
      case .new: .new
      case .unchanged: .unchanged
      }
    let message = event.message.map { relative($0, event) }
    var snapshot = ReportModel.Snapshot(
      name: name, title: event.title, state: state, test: event.test, file: event.fileID, line: event.line,
      folder: FileSystem.split(name).folder)
    snapshot.message = message
    snapshot.headline = message.map { Self.headline($0, title: event.title) }
    (snapshot.reference, snapshot.seconds, snapshot.tolerated) = (
      reference?.shown, event.seconds, event.toleratedPixels
    )
    snapshot.changes = entry.folder?.result?.changes ?? []
    snapshot.difference = entry.folder?.result?.difference.map(Self.difference)
    show(&snapshot, entry.folder, reference: reference?.file)
    snapshot.decision = entry.folder.flatMap { decisions.decision(on: $0.path) }
    if let folder = entry.folder, snapshot.decision == nil { Self.offer(&snapshot, isAcceptable: folder.isAcceptable) }
    if entry.isOtherRun { snapshot.note = "Of another run than \(RunResults.fileName)" }
    if state == .failed, entry.folder == nil, let lost = event.artifacts {
      snapshot.note = "What the test left in \(relative(lost, event)) is not here"
    }
    return snapshot
  }

  private func show(_ snapshot: inout ReportModel.Snapshot, _ folder: ArtifactFolder?, reference: String?) {
    if let folder {
      for (kind, name) in PictureFile.names {
        snapshot.pictures[kind] = folder.file(name).map { PictureFile.look(at: $0, shown: places.shown($0)) }
      }
      snapshot.texts = ReportTexts.differences(in: folder)
    }
    if let reference, reference.hasSuffix(".png") {
      let picture = FileSystem.exists(reference) ? PictureFile.look(at: reference, shown: places.shown(reference)) : nil
      switch snapshot.state {
      case .unchanged, .unreferenced:
        snapshot.pictures.reference = picture ?? .init(problem: "\(places.shown(reference)) is not here")
      // What it is now is what came out.
      case .new, .changed: snapshot.pictures.actual = snapshot.pictures.actual ?? picture
      // A reference that could not be used; a sound one is not that of the run, whose copy would be there.
      case .failed:
        if snapshot.pictures.reference == nil, picture?.problem != nil { snapshot.pictures.reference = picture }
      }
    } else if let reference, folder == nil,
      ReportPlaces.rest(of: reference, in: places.package) != nil
        || ReportPlaces.rest(of: reference, in: places.references) != nil
    {
      snapshot.texts = ReportTexts.plain(reference)
    }
    let sized = [snapshot.pictures.actual, snapshot.pictures.reference].compactMap(\.self).first { $0.problem == nil }
    snapshot.scale = sized?.scale ?? 1
  }

  private func unreferenced(_ finding: OrphanSearch.Finding) -> ReportModel.Snapshot {
    let (file, shown) = places.reference(finding.path, package: results?.package, references: results?.references)
    let name = places.name(ofReference: file)
    let (folder, title) = FileSystem.split(name)
    var snapshot = ReportModel.Snapshot(name: name, title: title, state: .unreferenced, folder: folder)
    (snapshot.reference, snapshot.headline) = (shown, finding.reason)
    show(&snapshot, nil, reference: file)
    if finding.isOrphan {
      snapshot.commands = [.init(title: "To remove what no test asks for", text: "snapshot-record prune")]
    } else {
      snapshot.note = "It is kept: no one can say that no test asks for it"
    }
    return snapshot
  }

  // MARK: - Words

  /// Without the folders of the machine that ran. References and artefacts may lie apart from the package.
  private func relative(_ text: String, _ event: SnapshotEvent? = nil) -> String {
    let apart = [results?.references, results?.artifacts].compactMap(\.self)
      .filter { ReportPlaces.rest(of: $0, in: results?.package) == nil }.map { FileSystem.split($0).folder }
    return ReportPlaces.relative(text, to: [event?.package, results?.package, places.package] + apart)
  }

  private static func headline(_ message: String, title: String) -> String {
    let start = "Snapshot \"\(title)\" "
    let text = message.hasPrefix(start) ? message.dropFirst(start.count) : message[...]
    return String(text.prefix { $0 != "\n" && $0 != "\r\n" })
  }

  private static func difference(_ d: ArtifactFolder.Result.Difference) -> ReportModel.Difference {
    ReportModel.Difference(
      pixels: d.pixels, compared: d.comparedPixels, tolerated: d.toleratedPixels ?? 0,
      delta: d.largestChannelDelta ?? 0,
      deltaE: d.largestDeltaE,
      clusters: (d.clusters ?? []).map { [$0.bounds.x, $0.bounds.y, $0.bounds.width, $0.bounds.height, $0.count] },
      wouldPass: d.wouldPass ?? [])
  }

  /// What a person may decide.
  private static func offer(_ snapshot: inout ReportModel.Snapshot, isAcceptable: Bool) {
    let name = ReportPlaces.quoted(snapshot.name)
    switch snapshot.state {
    case .failed where isAcceptable:
      snapshot.accept = name
      snapshot.commands = [.init(title: "To accept", text: "swift run snapshot-record review --accept \(name)")]
    case .new, .changed:
      snapshot.commands = [.init(title: "To take back", text: "swift run snapshot-record review --reject \(name)")]
    default: break
    }
  }
}
