import Foundation

/// Which test of a run wrote which reference, across the processes of the run: XCTest and Swift Testing run in one each,
/// and `swift test --parallel` starts one for every test.
///
/// A claim is a small file in `.build/snapshots/.runs/<run>/`, made when a reference is written and never for one that
/// passes. Folders of runs that have ended are removed by the next one that writes.
package struct RunClaims: Sendable {
  /// What a claim's file holds.
  package struct Claim: Codable, Hashable, Sendable {
    /// `AppTests/MapTests.swift:42 testMap()`
    package var source: String
    package var testKey: String
    package var path: String
    /// Of the sides and pixels.
    package var digest: String
  }
  let folder: String

  /// `nil` where processes cannot be told to belong together: each then counts as a run of its own.
  init?(artifacts: String, run: String?) {
    guard let run else { return nil }
    folder = "\(artifacts)/.runs/\(SnapshotName.clean(run))"
  }

  private func file(for path: String) -> String {
    "\(folder)/\(SnapshotName.shortHash(FileSystem.followed(path))).json"
  }

  /// Who has written the file in this run.
  package func writer(of path: String) -> Claim? {
    guard let bytes = try? FileSystem.read(file(for: path)),
      let claim = try? JSONDecoder().decode(Claim.self, from: Data(bytes)),
      FileSystem.followed(claim.path) == FileSystem.followed(path)
    else { return nil }
    return claim
  }

  /// Takes the file, or gives back who has it. Of several processes one alone gets it. A folder that cannot be written
  /// stops nobody: the reference is what matters.
  package func take(_ claim: Claim) -> Claim? {
    if let earlier = writer(of: claim.path) { return earlier }
    removeEndedRuns()
    guard let json = try? JSONEncoder().encode(claim) else { return nil }
    do throws(FileError) {
      return try FileSystem.create(Array(json), at: file(for: claim.path)) ? nil : writer(of: claim.path)
    } catch {
      return nil
    }
  }

  package func release(_ path: String) { try? FileSystem.remove(file(for: path)) }

  private func removeEndedRuns() {
    if FileSystem.isDirectory(folder) { return }
    let (all, _) = FileSystem.split(folder)
    for name in FileSystem.names(in: all) where RunIdentity.hasEnded(name) { try? FileSystem.remove(all + "/" + name) }
  }
}

/// What the processes of one run of `swift test` have in common.
package enum RunIdentity {
  /// SNAPSHOT_RUN_ID, or the number and start of the `swift-test` process that has started this one.
  package static func current(_ variables: [String: String]) -> String? {
    if let id = variables["SNAPSHOT_RUN_ID"], !id.isEmpty { return "id-\(id)" }
    let parent = getppid()
    guard let stat = ProcessStatus(parent), stat.name.hasPrefix("swift-") else { return nil }
    return "\(parent)-\(stat.start)"
  }

  /// Whether a name that `current` gave belongs to a process that is gone. Names that it did not give are kept.
  static func hasEnded(_ run: String) -> Bool {
    let parts = run.split(separator: "-")
    guard parts.count == 2, let number = Int32(parts[0]) else { return false }
    return ProcessStatus(number)?.start != String(parts[1])
  }

  /// From `/proc/<number>/stat` (proc(5)); the name is in parentheses and may hold any character.
  private struct ProcessStatus {
    var name: String
    /// In clock ticks after the machine started.
    var start: String
    init?(_ number: Int32) {
      guard let bytes = try? FileSystem.read("/proc/\(number)/stat"),
        let open = bytes.firstIndex(of: UInt8(ascii: "(")),
        let close = bytes.lastIndex(of: UInt8(ascii: ")")), open < close
      else { return nil }
      name = String(decoding: bytes[(open + 1)..<close], as: UTF8.self)
      let fields = bytes[(close + 1)...].split(separator: UInt8(ascii: " "))
      // Field 22 of the line; the state, field 3, is the first one here.
      guard fields.count > 19 else { return nil }
      start = String(decoding: fields[19], as: UTF8.self)
    }
  }
}
