import Graphics
import SnapshotCore

/// A snapshot that waits for a person's word: what came out is not what the reference was, or is new.
package struct PendingChange: Sendable {
  package enum Kind: String, Codable, Sendable, CaseIterable {
    /// It differs from its reference. Accepted, what came out becomes the reference; rejected, it is forgotten.
    case differs
    /// It has no reference, and none was to be written. The same.
    case missing
    /// Its reference was recorded anew. Accepted, that stays; rejected, the earlier one comes back.
    case changed
    /// Its reference was recorded for the first time. Accepted, that stays; rejected, it goes away.
    case new
    /// It failed without anything that could become the reference. It can only be skipped.
    case failed
  }

  /// A file of the references that a decision writes.
  package struct File: Hashable, Sendable {
    /// Of the reference.
    package var target: String
    /// The artefact that has what the reference was; `nil` when there was none.
    package var earlier: String?
    /// The artefact that has what came out.
    package var actual: String
    package var isPicture: Bool { target.hasSuffix(".png") }
  }

  /// Tells two runs' artefacts in one folder apart.
  package struct Stamp: Hashable, Codable, Sendable {
    /// Of `result.json`, in nanoseconds since 1970.
    package var time: Int
    package var size: Int
  }

  /// What it is called where it is chosen: `MapTests/testMap.dark`, the reference's path in the references' folder without
  /// `.png`.
  package var name: String
  package var kind: Kind
  /// Of the assertion: `MyAppTests/MapTests.swift`, `testMap()`, `testMap.dark`.
  package var fileID: String
  package var test: String
  package var title: String
  package var line: Int
  /// The artefacts' folder; `nil` when the snapshot left none.
  package var folder: String?
  package var stamp: Stamp?
  /// The reference file, here.
  package var reference: String?
  package var files: [File] = []
  /// Why it cannot be accepted (or, when it was recorded, rejected).
  package var obstacle: String?

  /// Lines of what the test said, harmless ones.
  package var message: [String] = []
  /// What moved.
  package var changes: [String] = []
  /// `350 × 500 px @2x`, of the reference and of what came out.
  package var sizes: (reference: String?, actual: String?) = (nil, nil)
  /// `1,204 of 700,000 pixels`
  package var pixels: String?
  /// In pixels of `diff.png`.
  package var clusters: [PixelCluster] = []
  /// Files that show it.
  package var pictures = Pictures()
  package struct Pictures: Hashable, Sendable {
    package var reference: String?
    package var actual: String?
    package var diff: String?
  }
  /// A text that differs, before and after.
  package var texts: (reference: String?, actual: String?)?

  package init(name: String, kind: Kind, event: SnapshotEvent) {
    (self.name, self.kind) = (name, kind)
    (fileID, test, title, line) = (event.fileID, event.test, event.title, event.line)
    message = (event.message ?? "").split(separator: "\n").map { TerminalText.plain($0) }
  }
  /// Of a folder whose result cannot be read.
  package init(unreadable folder: String, name: String) {
    (self.name, kind) = (TerminalText.plain(name), .failed)
    (fileID, test, title, line) = (name, name, name, 0)
    message = [TerminalText.plain("\(folder)/result.json is not a snapshot's result")]
    obstacle = "its result.json cannot be read; run the test again"
  }

  /// The reference was written already, so it is rejecting that changes files.
  package var isRecorded: Bool { kind == .new || kind == .changed }

  /// Whether a decision can be carried out, as far as can be said without looking at files.
  package func allows(_ decision: ReviewDecision) -> Bool {
    switch decision {
    case _ where kind == .failed: false
    case .accept: isRecorded || obstacle == nil
    case .reject: !isRecorded || obstacle == nil
    }
  }
}

package enum ReviewDecision: String, Codable, Hashable, Sendable {
  case accept, reject
  package var past: String { self == .accept ? "accepted" : "rejected" }
}

extension PendingChange {
  /// Why a decision would not be about what the person has looked at: a reference is no longer what the run compared with
  /// or wrote. `nil` when it is.
  package func staleness(on disk: ReviewDisk = .system) -> String? {
    func bytes(_ path: String) throws(FileError) -> [UInt8]? { try disk.read(path) }
    do throws(FileError) {
      switch kind {
      case .failed: return nil
      case .missing:
        for file in files where try bytes(file.target) != nil {
          return "\(FileSystem.split(file.target).name) is there since; run the test again"
        }
      case .differs:
        for file in files {
          let current = try bytes(file.target)
          if let earlier = file.earlier {
            guard let current, Self.isSame(current, try FileSystem.read(earlier), isText: !file.isPicture) else {
              return Self.changed(file)
            }
          } else if current != nil, Self.isNewer(file.target, than: stamp) {
            // What it was is not known: it could not be read, or had no tree.
            return Self.changed(file)
          }
        }
      case .changed, .new:
        for file in files {
          guard let current = try bytes(file.target),
            Self.isSame(current, try FileSystem.read(file.actual), isText: !file.isPicture)
          else { return Self.changed(file) }
        }
      }
      return nil
    } catch {
      return "\(error)"
    }
  }

  private static func changed(_ file: File) -> String {
    "\(FileSystem.split(file.target).name) is not what it was in that run; run the test again"
  }

  private static func isNewer(_ path: String, than stamp: Stamp?) -> Bool {
    guard let stamp, let time = FileSystem.changeTime(path) else { return false }
    // The system's clock for files ticks some hundred times a second.
    return time >= stamp.time
  }

  /// Of a text, whatever version control has made of its line ends and an editor has put in front.
  private static func isSame(_ a: [UInt8], _ b: [UInt8], isText: Bool) -> Bool {
    if a == b || !isText { return a == b }
    func normal(_ bytes: [UInt8]) -> [UInt8] {
      let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
      return bytes[start...].indices.compactMap { i in
        bytes[i] == 13 && i + 1 < bytes.count && bytes[i + 1] == 10 ? nil : bytes[i]
      }
    }
    return normal(a) == normal(b)
  }
}
