import Foundation
import PNGCoding
import SnapshotCore
import Synchronization

/// Carries decisions out, so that at any moment the process may be killed and nothing is lost:
///
/// 1. what a reference was is kept in `.review`,
/// 2. the journal says what is about to be done,
/// 3. each file is written beside its place and renamed into it.
///
/// Undoing goes the other way. Whoever comes next completes an undoing, and takes a half-done decision back.
package final class ReviewStore {
  /// Of one change.
  package enum Outcome: Hashable, Sendable {
    case done
    /// Nothing was changed.
    case refused(String)
  }

  /// Decisions of one key.
  package struct Group: Hashable, Sendable {
    package var number: Int
    package var decision: ReviewDecision
    package var names: [String]
  }

  private let artifacts: String
  private let disk: ReviewDisk
  private var journal = ReviewJournal()
  /// What was found of an earlier review that was stopped in the middle.
  package private(set) var notes: [String] = []
  /// The journal is of no form that is known; it is left alone, and nothing can be decided.
  private var obstacle: String?

  private var journalPath: String { artifacts + "/" + ReviewJournal.fileName }
  private var keepFolder: String { artifacts + "/.review" }
  package static func lockPath(_ artifacts: String) -> String { artifacts + "/.review/lock" }

  /// - Parameter isReadOnly: only reads, for who wants to know what is decided.
  package init(artifacts: String, disk: ReviewDisk = .system, isReadOnly: Bool = false) {
    (self.artifacts, self.disk) = (artifacts, disk)
    do throws(FileError) {
      if let bytes = try disk.read(journalPath) {
        if let journal = ReviewJournal.decode(bytes) {
          self.journal = journal
        } else {
          obstacle =
            "\(journalPath) is no journal of this version's reviews; move it away (what it has kept is in \(keepFolder))"
        }
      }
    } catch {
      obstacle = "\(error)"
    }
    if !isReadOnly, obstacle == nil { recover() }
  }

  /// Whether it can decide at all.
  package var problem: String? { obstacle }

  // MARK: - What is decided

  /// Folders whose matter is settled, relative to the folder of all, as they were then.
  package var decided: [String: PendingChange.Stamp] {
    var result: [String: PendingChange.Stamp] = [:]
    // What cannot be read is not offered again: a decision about it was made.
    for entry in journal.entries where (try? entry.state(disk)) != .notDone { result[entry.folder] = entry.stamp }
    return result
  }

  /// In the order in which they were decided.
  package var groups: [Group] {
    var groups: [Group] = []
    for entry in journal.entries {
      if let last = groups.indices.last, groups[last].number == entry.group {
        groups[last].names.append(entry.name)
      } else {
        groups.append(Group(number: entry.group, decision: entry.decision, names: [entry.name]))
      }
    }
    return groups
  }

  package var nextGroup: Int { (journal.entries.map(\.group).max() ?? 0) + 1 }

  private func relative(_ folder: String) -> String {
    folder.hasPrefix(artifacts + "/") ? String(folder.dropFirst(artifacts.count + 1)) : folder
  }

  // MARK: - Deciding

  /// Decisions that can be undone after their artefacts have gone.
  private static let groupLimit = 100

  /// Decisions that are written down together; a picture is coded in some hundredths of a second, so that a few of these
  /// are what can be lost of the time, never of the files.
  package static let portion = 16

  /// - Returns: an outcome for each change.
  package func carryOut(_ decision: ReviewDecision, _ changes: [PendingChange], group: Int) -> [Outcome] {
    if let obstacle { return changes.map { _ in .refused(obstacle) } }
    var outcomes: [Outcome] = []
    var start = 0
    while start < changes.count {
      let portion = changes[start..<min(changes.count, start + Self.portion)]
      outcomes += carryOutPortion(decision, Array(portion), group)
      start += portion.count
    }
    return outcomes
  }

  private struct Act {
    var entry: ReviewJournal.Entry
    /// What each file becomes; `nil` is gone.
    var contents: [[UInt8]?]
  }

  private func carryOutPortion(_ decision: ReviewDecision, _ changes: [PendingChange], _ group: Int) -> [Outcome] {
    var outcomes: [Outcome] = Array(repeating: .done, count: changes.count)
    var acts: [(index: Int, act: Act)] = []
    var number = (journal.entries.map(\.number).max() ?? 0) + 1
    var targets: Set<String> = []
    let coded = decision == .accept ? Self.coded(changes.filter { changesFiles(decision, $0) }.flatMap(\.files)) : [:]
    // 1. What is to be done, and what was before.
    for (i, change) in changes.enumerated() {
      do throws(FileError) {
        if let refusal = refusal(of: decision, change) {
          outcomes[i] = .refused(refusal)
        } else if !targets.isDisjoint(with: change.files.map(\.target)) {
          outcomes[i] = .refused("another change of the same reference was just \(decision.past); run the test again")
        } else {
          let act = try prepare(decision, change, coded, number: number, group: group)
          targets.formUnion(change.files.map(\.target))
          acts.append((i, act))
          number += 1
        }
      } catch {
        outcomes[i] = .refused("\(error)")
      }
    }
    if acts.isEmpty { return outcomes }

    // 2. The journal.
    let before = journal
    journal.entries += acts.map(\.act.entry)
    do throws(FileError) { try disk.write(journal.encoded, journalPath) } catch {
      journal = before
      for (i, _) in acts { outcomes[i] = .refused("nothing was changed: \(error)") }
      removeKept()
      return outcomes
    }

    // 3. The files.
    var isCorrected = false
    for (i, act) in acts {
      do throws(FileError) {
        for (file, content) in zip(act.entry.files, act.contents) {
          if let content { try disk.write(content, file.target) } else { try disk.remove(file.target) }
        }
      } catch {
        // As it was; and where even that fails, the journal keeps saying how it was.
        if (try? act.entry.state(disk)) == .notDone || (try? takeBack(act.entry)) != nil {
          journal.entries.removeAll { $0.number == act.entry.number }
          isCorrected = true
        }
        outcomes[i] = .refused("\(error)")
      }
    }
    if isCorrected {
      // When this fails the entry says less than nothing: its files are as before, so it counts as not done.
      try? disk.write(journal.encoded, journalPath)
      removeKept()
    }
    return outcomes
  }

  private func refusal(of decision: ReviewDecision, _ change: PendingChange) -> String? {
    if !change.allows(decision) { return change.obstacle ?? "it cannot be \(decision.past)" }
    guard change.folder != nil, change.stamp != nil else { return "it has no artefacts" }
    // Rejecting what was not written, and accepting what was, changes no file.
    if changesFiles(decision, change) {
      return change.staleness(on: disk)
    }
    return nil
  }

  private func changesFiles(_ decision: ReviewDecision, _ change: PendingChange) -> Bool {
    (decision == .accept) != change.isRecorded
  }

  private func prepare(
    _ decision: ReviewDecision, _ change: PendingChange, _ coded: [String: [UInt8]], number: Int, group: Int
  ) throws(FileError) -> Act {
    var act = Act(
      entry: .init(
        number: number, group: group, name: change.name, kind: change.kind, decision: decision,
        folder: relative(change.folder ?? ""), stamp: change.stamp ?? .init(time: 0, size: 0), files: []), contents: [])
    guard changesFiles(decision, change) else { return act }
    for (i, file) in change.files.enumerated() {
      let content: [UInt8]?
      if decision == .accept {
        content = if let bytes = coded[file.actual] { bytes } else { try FileSystem.read(file.actual) }
      } else {
        content = try file.earlier.map { path throws(FileError) in try FileSystem.read(path) }
      }
      let before = try disk.read(file.target)
      if before == content { continue }
      var kept: String?
      if before != nil {
        kept = "\(number)-\(i)"
        try disk.link(file.target, keepFolder + "/" + kept!)
      }
      act.entry.files.append(
        .init(target: file.target, before: before.map { .init($0) }, kept: kept, after: content.map { .init($0) }))
      act.contents.append(content)
    }
    return act
  }

  /// Pictures that came out, as recording would have written them: artefacts are packed for speed, references for keeping.
  /// On all cores, for this is what the time goes into.
  private static func coded(_ files: [PendingChange.File]) -> [String: [UInt8]] {
    let pictures = files.filter(\.isPicture).map(\.actual)
    let result = Mutex<[String: [UInt8]]>([:])
    DispatchQueue.concurrentPerform(iterations: pictures.count) { i in
      guard let bytes = try? FileSystem.read(pictures[i]), let picture = try? PNG.decode(bytes),
        let small = try? PNG.encode(picture, software: writer(of: bytes)), let again = try? PNG.decode(small), again == picture
      else { return }
      result.withLock { $0[pictures[i]] = small }
    }
    return result.withLock { $0 }
  }

  /// The fonts that a picture was drawn with stay named in it.
  private static func writer(of png: [UInt8]) -> String {
    guard let name = PNG.software(in: png), name.hasPrefix(PNG.standardSoftware) else { return PNG.standardSoftware }
    return name
  }

  // MARK: - Taking back

  /// - Returns: the names that are pending again, and what could not be taken back.
  package func undo(group number: Int) -> (undone: [String], problems: [String]) {
    if let obstacle { return ([], [obstacle]) }
    var (undone, problems): ([String], [String]) = ([], [])
    for entry in journal.entries.reversed() where entry.group == number {
      do throws(FileError) {
        if try entry.state(disk) == .superseded {
          problems.append(
            "\(entry.name): its reference has changed since it was \(entry.decision.past), and stays as it is")
          continue
        }
        try takeBack(entry)
        journal.entries.removeAll { $0.number == entry.number }
        undone.append(entry.name)
      } catch {
        problems.append("\(entry.name): \(error)")
      }
    }
    if !undone.isEmpty {
      do throws(FileError) {
        try disk.write(journal.encoded, journalPath)
        removeKept()
      } catch {
        problems.append("\(error); the files are as they were before")
      }
    }
    return (undone, problems)
  }

  /// Every file as before, by another name of the kept one: that needs no room on a full disk.
  private func takeBack(_ entry: ReviewJournal.Entry) throws(FileError) {
    for file in entry.files.reversed() {
      if let kept = file.kept {
        try disk.link(keepFolder + "/" + kept, file.target)
      } else {
        try disk.remove(file.target)
      }
    }
  }

  private func recover() {
    var isChanged = false
    let folders = Set(journal.entries.flatMap(\.files).map { FileSystem.split($0.target).folder })
    // Later decisions about the same file have the word.
    var later: Set<String> = []
    let oldest = (journal.entries.map(\.group).max() ?? 0) - Self.groupLimit
    for entry in journal.entries.reversed() {
      let targets = entry.files.map(\.target)
      let isOvertaken = !later.isDisjoint(with: targets)
      later.formUnion(targets)
      // What cannot be read now is left as it is.
      guard let state = try? entry.state(disk) else { continue }
      if isOvertaken || (entry.files.isEmpty || entry.group <= oldest) && !isCurrent(entry) {
        journal.entries.removeAll { $0.number == entry.number }
        isChanged = true
        continue
      }
      switch state {
      case .done: continue
      case .half:
        do throws(FileError) { try takeBack(entry) } catch {
          notes.append(
            "\(entry.name) was half \(entry.decision.past) when a review was stopped, and cannot be taken back: \(error)"
          )
          continue
        }
        notes.append(
          "\(entry.name) was half \(entry.decision.past) when a review was stopped; it is as before, and pending")
      case .notDone:
        notes.append("\(entry.name) was not \(entry.decision.past) after all (its files are as before); it is pending")
      case .superseded: break
      }
      journal.entries.removeAll { $0.number == entry.number }
      isChanged = true
    }
    folders.forEach(FileSystem.removeAbandonedFiles)
    FileSystem.removeAbandonedFiles(in: artifacts)
    if isChanged { try? disk.write(journal.encoded, journalPath) }
    removeKept()
  }

  /// Whether the artefacts that were decided about are still there.
  private func isCurrent(_ entry: ReviewJournal.Entry) -> Bool {
    FileSystem.changeTime("\(artifacts)/\(entry.folder)/result.json") == entry.stamp.time
  }

  /// Removes what no entry needs any more.
  private func removeKept() {
    let needed = Set(journal.entries.flatMap(\.files).compactMap(\.kept))
    for name in FileSystem.names(in: keepFolder) where name != "lock" && !needed.contains(name) {
      try? disk.remove(keepFolder + "/" + name)
    }
  }
}
