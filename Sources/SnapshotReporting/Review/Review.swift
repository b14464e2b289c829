import Foundation
import SnapshotCore

/// The command `review`, from what was asked for to the exit status.
package struct Review {
  /// Where results and remarks go.
  package struct Output {
    package var print: (String) -> Void
    package var remark: (String) -> Void
    package init(print: @escaping (String) -> Void, remark: @escaping (String) -> Void) {
      (self.print, self.remark) = (print, remark)
    }
  }

  package struct Failure: Error, Hashable, CustomStringConvertible {
    package var description: String
  }

  private let options: ReviewOptions
  private let search: PendingSearch
  private let environment: SnapshotEnvironment
  private let output: Output

  /// - Parameter folder: the current one.
  package init(_ options: ReviewOptions, folder: String, environment: SnapshotEnvironment, output: Output)
    throws(Failure)
  {
    (self.options, self.environment, self.output) = (options, environment, output)
    let start = FileSystem.absolute(options.packagePath ?? ".", relativeTo: folder)
    // Also from a folder inside of the package.
    guard let package = SnapshotPaths.packageRoot(above: start + "/Package.swift") else {
      throw Failure(
        description:
          "there is no Package.swift in \(start); change to the package's folder, or name it with --package-path")
    }
    let references = FileSystem.absolute(environment.referenceDirectory ?? "Snapshots", relativeTo: package)
    let standard = FileSystem.absolute(environment.artifactDirectory ?? ".build/snapshots", relativeTo: package)
    let artifacts = options.from.map { FileSystem.absolute($0, relativeTo: folder) } ?? standard
    if options.from != nil, !FileSystem.isDirectory(artifacts) {
      throw Failure(
        description: "--from \(artifacts): there is no such folder; name the one that the artefacts were unpacked into")
    }
    search = PendingSearch(
      package: package, artifacts: artifacts, references: references,
      isElsewhere: options.from != nil && artifacts != standard)
  }

  /// - Returns: whether nothing is left pending.
  package func run(terminal: TerminalDevice?) throws -> Bool {
    if options.isList || options.isJSON, options.choices.isEmpty, !options.isUndo {
      if !FileSystem.isDirectory(search.artifacts) {
        output.remark(
          "there is no \(TerminalText.plain(search.artifacts)): no run has left anything yet; snapshot-record verify does"
        )
      }
      let store = ReviewStore(artifacts: search.artifacts, isReadOnly: true)
      return try list(filtered(search.find(decided: store.decided)), [])
    }
    let acts = !options.choices.isEmpty || options.isUndo
    if !acts, terminal == nil {
      throw Failure(
        description:
          "review needs a terminal for its questions; without one give --list, --json, --accept NAME, --reject NAME, "
          + "--accept-all or --reject-all")
    }
    // Two reviews of the same artefacts would undo each other's decisions.
    let lockPath = ReviewStore.lockPath(search.artifacts)
    let hasArtifacts = FileSystem.isDirectory(search.artifacts)
    let lock = hasArtifacts ? HeldFileLock(lockPath) : nil
    if hasArtifacts, lock == nil {
      throw Failure(description: "another review of \(search.artifacts) is running; end it first")
    }
    defer { _ = lock }
    let store = ReviewStore(artifacts: search.artifacts)
    store.notes.forEach { output.remark(TerminalText.plain($0)) }
    if let problem = store.problem { throw Failure(description: problem) }
    if acts { return try decide(store) }

    let changes = search.find(decided: store.decided)
    if changes.isEmpty {
      output.print("nothing is pending in \(TerminalText.plain(search.artifacts))")
      return true
    }
    if let filter = options.filter, filtered(changes).isEmpty {
      throw Failure(
        description:
          "nothing pending matches \"\(TerminalText.plain(filter))\"; snapshot-record review --list prints all there are"
      )
    }
    let loop = ReviewLoop(
      session: ReviewSession(changes, filter: options.filter ?? ""), store: store, search: search, device: terminal!,
      environment: environment, pictures: options.pictures)
    let session = loop.run()
    for line in Self.summary(session) { output.print(line) }
    return session.pendingCount == 0
  }

  private func filtered(_ changes: [PendingChange]) -> [PendingChange] {
    changes.filter { ReviewNames.isShown($0, by: options.filter ?? "") }
  }

  private static func summary(_ session: ReviewSession) -> [String] {
    var lines: [String] = []
    for (mark, word) in [(ReviewSession.Mark.accepted, "accepted"), (.rejected, "rejected")] {
      let names = session.items.filter { $0.mark == mark }.map(\.change.name)
      if names.isEmpty { continue }
      lines.append("\(word) \(names.count)" + (names.count <= 20 ? ": " + names.joined(separator: ", ") : ""))
    }
    let left = session.pendingCount
    lines.append(
      left == 0 ? "nothing is left pending" : "\(left) left pending; snapshot-record review goes on with them")
    return lines
  }

  // MARK: - Without questions

  /// What takes some seconds is said how far it is.
  private static let toldPortion = 128

  private func decide(_ store: ReviewStore) throws -> Bool {
    var done: [Record] = []
    if options.isUndo {
      guard let last = store.groups.last else { throw Failure(description: "there is no decision to undo") }
      let (names, problems) = store.undo(group: last.number)
      if names.isEmpty { throw Failure(description: TerminalText.plain(problems.joined(separator: "; "))) }
      problems.forEach { output.remark(TerminalText.plain($0)) }
      done = names.map { Record(name: $0, decision: "undone") }
      return try list(search.find(decided: store.decided), done)
    }

    // 1. What is meant, before anything is done: one wrong name changes nothing.
    let changes = filtered(search.find(decided: store.decided))
    var decisions: [Int: ReviewDecision] = [:]
    for choice in options.choices {
      if let name = choice.name {
        for i in try ReviewNames.indexes(of: name, in: changes) {
          if let earlier = decisions[i], earlier != choice.decision {
            throw Failure(description: "\(changes[i].name) is to be accepted and to be rejected; name it once")
          }
          decisions[i] = choice.decision
        }
      }
    }
    for choice in options.choices where choice.name == nil {
      for i in changes.indices where decisions[i] == nil && changes[i].allows(choice.decision) {
        decisions[i] = choice.decision
      }
    }
    // 2. All of one decision together, so that --undo takes all of it back.
    let group = store.nextGroup
    var refused = false
    for decision in [ReviewDecision.accept, .reject] {
      let indexes = changes.indices.filter { decisions[$0] == decision }
      var outcomes: [ReviewStore.Outcome] = []
      while outcomes.count < indexes.count {
        let portion = indexes.dropFirst(outcomes.count).prefix(Self.toldPortion)
        outcomes += store.carryOut(decision, portion.map { changes[$0] }, group: group)
        if indexes.count > Self.toldPortion { output.remark("\(decision.past) \(outcomes.count) of \(indexes.count)") }
      }
      for (i, outcome) in zip(indexes, outcomes) {
        switch outcome {
        case .done: done.append(Record(name: changes[i].name, decision: decision.past))
        case .refused(let reason):
          refused = true
          output.remark("\(changes[i].name): not \(decision.past): \(TerminalText.plain(reason))")
          done.append(Record(name: changes[i].name, decision: "refused", reason: reason))
        }
      }
    }
    return try list(search.find(decided: store.decided), done.sorted { $0.name < $1.name }) && !refused
  }

  // MARK: - Lists

  struct Record: Encodable {
    var name: String
    var decision: String
    var reason: String?
  }

  private func list(_ pending: [PendingChange], _ done: [Record]) throws -> Bool {
    if options.isJSON {
      let report = ReviewReport(pending, done, artifacts: search.artifacts)
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
      output.print(String(decoding: try encoder.encode(report), as: UTF8.self))
      return pending.isEmpty
    }
    for record in done where record.decision != "refused" { output.print("\(record.decision) \(record.name)") }
    if options.isList || done.isEmpty {
      for change in pending {
        let kind = TerminalText.padded(change.kind.rawValue, to: 9)
        output.print(kind + change.name + (change.obstacle.map { "  (\(TerminalText.plain($0)))" } ?? ""))
      }
    }
    output.print(pending.isEmpty ? "nothing is left pending" : "\(pending.count) pending")
    return pending.isEmpty
  }
}

/// `review --json`
struct ReviewReport: Encodable {
  struct File: Encodable {
    var reference: String
    var earlier: String?
    var actual: String
  }
  struct Pending: Encodable {
    var name: String
    var kind: PendingChange.Kind
    var title: String
    var fileID: String
    var test: String
    var line: Int
    var reference: String?
    var artifacts: String?
    var files: [File]
    var pictures: [String: String]
    var canBeAccepted: Bool
    var canBeRejected: Bool
    var obstacle: String?
    /// Why a decision would be refused now.
    var stale: String?
    var message: [String]
    var changes: [String]
    var pixels: String?
    var clusters: [PixelCluster]
  }
  var artifacts: String
  var pending: [Pending]
  /// What this call did.
  var decisions: [Review.Record]

  init(_ changes: [PendingChange], _ decisions: [Review.Record], artifacts: String) {
    (self.artifacts, self.decisions) = (artifacts, decisions)
    pending = changes.map { change in
      var pictures: [String: String] = [:]
      (pictures["reference"], pictures["actual"], pictures["diff"]) = (
        change.pictures.reference, change.pictures.actual, change.pictures.diff
      )
      return Pending(
        name: change.name, kind: change.kind, title: change.title, fileID: change.fileID, test: change.test,
        line: change.line, reference: change.reference, artifacts: change.folder,
        files: change.files.map { File(reference: $0.target, earlier: $0.earlier, actual: $0.actual) },
        pictures: pictures, canBeAccepted: change.allows(.accept), canBeRejected: change.allows(.reject),
        obstacle: change.obstacle,
        stale: change.staleness(), message: change.message,
        changes: change.changes, pixels: change.pixels, clusters: change.clusters)
    }
  }
}
