import Foundation

/// Which test of a run wrote which reference, across the processes of the run: XCTest and Swift Testing run in one each,
/// and `swift test --parallel` starts one for every test.
///
/// A claim is a small file in `.build/snapshots/.runs/<run>/`, made when a reference is written and never for one that
/// passes. Folders of runs that have ended are removed by the next one that writes; where a name was given to the run, and
/// may be given again, each claim ends by itself, with the process that made it and the one that started that.
package struct RunClaims: Sendable {
  /// What a claim's file holds.
  package struct Claim: Codable, Hashable, Sendable {
    /// `AppTests/MapTests.swift:42 testMap()`
    package var source: String
    package var testKey: String
    package var path: String
    /// Of the sides and pixels.
    package var digest: String
    package var isCompared: Bool
    /// Who has made it, and what had started that: the runner, most likely, which lives as long as the run does.
    package var writer, parent: ProcessMark?

    init(source: String, testKey: String, path: String, digest: String, isCompared: Bool) {
      (self.source, self.testKey, self.path) = (source, testKey, path)
      (self.digest, self.isCompared) = (digest, isCompared)
      writer = ProcessMark(getpid())
      parent = ProcessMark(getppid())
    }

    /// Both processes that it may come from are gone. Where processes cannot be looked at it holds for ever.
    var hasEnded: Bool { writer.map { !$0.isAlive } ?? false && parent.map { !$0.isAlive } ?? true }
  }
  let folder: String
  /// What SNAPSHOT_RUN_ID holds, where that names the run.
  let givenName: String?

  /// `nil` where processes cannot be told to belong together: each then counts as a run of its own.
  init?(artifacts: String, run: String?) {
    guard let run else { return nil }
    folder = "\(artifacts)/.runs/\(SnapshotName.clean(run))"
    givenName = RunIdentity.givenName(run)
  }

  private func file(for path: String) -> String {
    "\(folder)/\(SnapshotName.shortHash(FileSystem.followed(path))).json"
  }

  /// Who has written the file in this run.
  package func writer(of path: String) -> Claim? {
    guard let claim = Self.read(file(for: path)), FileSystem.followed(claim.path) == FileSystem.followed(path) else {
      return nil
    }
    return givenName != nil && claim.hasEnded ? nil : claim
  }

  private static func read(_ file: String) -> Claim? {
    (try? FileSystem.read(file)).flatMap { try? JSONDecoder().decode(Claim.self, from: Data($0)) }
  }

  /// Takes the file, or gives back who has it. Of several processes one alone gets it. A folder that cannot be written
  /// stops nobody: the reference is what matters.
  package func take(_ claim: Claim) -> Claim? {
    if let earlier = writer(of: claim.path) { return earlier }
    removeEndedRuns()
    guard let json = try? JSONEncoder().encode(claim) else { return nil }
    let file = file(for: claim.path)
    if givenName != nil, FileSystem.exists(file) {
      // Of an earlier run of that name. Who comes second finds the claim of who came first.
      FileLock.holding(folder + "/.lock") {
        if Self.read(file)?.hasEnded != false { try? FileSystem.remove(file) }
      }
    }
    do throws(FileError) {
      return try FileSystem.create(Array(json), at: file) ? nil : writer(of: claim.path)
    } catch {
      return nil
    }
  }

  package func release(_ path: String) { try? FileSystem.remove(file(for: path)) }

  private func removeEndedRuns() {
    if FileSystem.isDirectory(folder) { return }
    let (all, _) = FileSystem.split(folder)
    for name in FileSystem.names(in: all) where Self.hasEnded(name, in: all) {
      try? FileSystem.remove(all + "/" + name)
    }
  }

  private static func hasEnded(_ run: String, in all: String) -> Bool {
    if RunIdentity.givenName(run) == nil { return RunIdentity.hasEnded(run) }
    let claims = FileSystem.names(in: all + "/" + run).filter { $0.hasSuffix(".json") }
    return !claims.isEmpty && claims.allSatisfy { read("\(all)/\(run)/\($0)")?.hasEnded ?? true }
  }
}

/// What the processes of one run of `swift test` have in common.
package enum RunIdentity {
  private static let given = "id-"

  /// The number and start of the `swift-test` process that has started this one; what SNAPSHOT_RUN_ID holds where another
  /// runner has. (A variable may be set once for many runs, in a shell or by a CI service; a process is one run.)
  package static func current(_ variables: [String: String], parent: Int32 = getppid()) -> String? {
    if let mark = ProcessMark(parent), mark.name.hasPrefix("swift-") { return "\(parent)-\(mark.start)" }
    guard let id = variables["SNAPSHOT_RUN_ID"], !id.isEmpty else { return nil }
    return given + id
  }

  /// What SNAPSHOT_RUN_ID held, of a run that has its name from there.
  static func givenName(_ run: String) -> String? { run.hasPrefix(given) ? String(run.dropFirst(given.count)) : nil }

  /// Whether a name that `current` gave belongs to a process that is gone. Names that it did not give are kept.
  static func hasEnded(_ run: String) -> Bool {
    let parts = run.split(separator: "-")
    guard parts.count == 2, let number = Int32(parts[0]) else { return false }
    return ProcessMark(number)?.start != String(parts[1])
  }
}

/// A process, told apart from those that had or will have its number.
package struct ProcessMark: Codable, Hashable, Sendable {
  package var number: Int32
  package var name: String
  /// In clock ticks after the machine started.
  package var start: String
  /// Another one after each start of the machine.
  package var boot: String

  /// From `/proc/<number>/stat` (proc(5)); the name is in parentheses and may hold any character.
  package init?(_ number: Int32) {
    guard let bytes = try? FileSystem.read("/proc/\(number)/stat"), let open = bytes.firstIndex(of: UInt8(ascii: "(")),
      let close = bytes.lastIndex(of: UInt8(ascii: ")")), open < close
    else { return nil }
    self.number = number
    name = String(decoding: bytes[(open + 1)..<close], as: UTF8.self)
    let fields = bytes[(close + 1)...].split(separator: UInt8(ascii: " "))
    // Field 22 of the line; the state, field 3, is the first one here.
    guard fields.count > 19 else { return nil }
    start = String(decoding: fields[19], as: UTF8.self)
    boot = Self.boot
  }
  private static let boot =
    (try? FileSystem.read("/proc/sys/kernel/random/boot_id")).map { String(decoding: $0.prefix(36), as: UTF8.self) }
    ?? ""

  /// (A process may take another name.)
  package var isAlive: Bool { Self(number).map { ($0.start, $0.boot) == (start, boot) } ?? false }
}
