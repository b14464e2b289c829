import Foundation
import Graphics
import SnapshotCore
import SwiftUI

/// A snapshot whose verdicts are known: one that must pass, and some that must fail. A comparison that lets these through
/// would let everything through.
@MainActor package struct Canary {
  /// Whether a picture passes as the reference in a folder; records it where `mode` says so.
  package typealias Judge = @MainActor (RenderedPicture, _ mode: RecordMode, _ folder: String) -> SnapshotResult
  package typealias Draw = @MainActor () throws -> Snapshot

  /// SHA-256 of the sides and pixels of the canary, the same on every machine.
  package static let digest = "320x180-c497194c4d6c43bd24a798c21d8d42b94c46b49950f836cbe5673b0aacb38d3e"

  private let draw: Draw
  private let judge: Judge

  package init(draw: @escaping Draw = Canary.drawn, judge: @escaping Judge = Canary.judged) {
    (self.draw, self.judge) = (draw, judge)
  }

  package func findings() -> [DoctorReport.Finding] {
    let folder = FileSystem.absolute(
      "tintype-canary-\(UInt64.random(in: 0 ... .max))", relativeTo: NSTemporaryDirectory())
    defer { try? FileSystem.remove(folder) }
    let report = "report this as a bug of Tintype, with the output of snapshot-record doctor --json"
    let snapshot: Snapshot
    do {
      try FileSystem.makeDirectory(folder)
      snapshot = try draw()
    } catch {
      return [
        .error(
          "canary", "a picture could not be drawn: \(error)",
          remedy: "see the errors above; if there is none, \(report)")
      ]
    }
    let picture = snapshot.picture()

    // 1. Recorded, then compared with what was recorded.
    let recorded = judge(picture, .all, folder)
    guard recorded.state == .new else {
      return [
        .error(
          "canary", "a picture could not be recorded: \(Self.firstLine(recorded))",
          remedy: "see the errors above; if there is none, \(report)")
      ]
    }
    let same = judge(picture, .never, folder)
    guard same.state == .unchanged, same.passes else {
      return [.error("canary", "a picture does not pass as its own reference: \(Self.firstLine(same))", remedy: report)]
    }

    // 2. Changed, a little and much.
    var findings: [DoctorReport.Finding] = []
    for (name, changed) in Self.changes(of: picture) {
      let verdict = judge(changed, .never, folder)
      if verdict.state != .failed || verdict.passes {
        findings.append(
          .error(
            "canary", "a picture with \(name) passes, though it differs: no failure of any test can be relied on",
            remedy: report))
      }
    }

    // 3. The same pixels as everywhere.
    let digest = RunLedger.digest(picture.image)
    if digest != Self.digest {
      findings.append(
        .error(
          "canary", "this machine draws other pixels than those that this version was made with (\(digest))",
          remedy: "if fonts and libraries above are ok, \(report); until then do not share references between machines")
      )
    }
    if findings.isEmpty {
      findings.append(
        .ok(
          "canary",
          "a picture passes as its own reference, fails with one pixel changed, and has the pixels that it has everywhere"
        ))
    }
    return findings
  }

  private static func firstLine(_ result: SnapshotResult) -> String {
    result.message?.split(separator: "\n").first.map(String.init) ?? result.state.rawValue
  }

  /// Pictures that are not the canary, and what is wrong with each.
  private static func changes(of picture: RenderedPicture) -> [(String, RenderedPicture)] {
    func changed(_ body: (UnsafeMutableRawBufferPointer, Int, Int) -> Void) -> RenderedPicture {
      var result = picture
      guard let copy = Bitmap(width: picture.image.width, height: picture.image.height, scale: picture.image.scale)
      else { return picture }
      picture.image.storage.withBytes { from in
        copy.storage.withMutableBytes { to in
          to.copyMemory(from: UnsafeRawBufferPointer(from))
          body(UnsafeMutableRawBufferPointer(to), picture.image.width, picture.image.height)
        }
      }
      result.image = copy
      return result
    }
    return [
      (
        "one pixel that is off by one level",
        changed { bytes, width, height in
          let at = (height / 2 * width + width / 2) * 4
          bytes[at] = bytes[at] == 0 ? 1 : bytes[at] - 1
        }
      ),
      (
        "everything one pixel lower",
        changed { bytes, width, height in
          for i in stride(from: width * height * 4 - 1, through: width * 4, by: -1) { bytes[i] = bytes[i - width * 4] }
        }
      ),
      (
        "nothing in it",
        changed { bytes, width, height in
          for i in 0..<width * height * 4 { bytes[i] = 255 }
        }
      ),
    ]
  }

  // MARK: - As tests do it

  package static func drawn() throws -> Snapshot {
    try SnapshotRenderer.render(
      layout: .fixed(width: 160, height: 90), traits: .default, resources: SnapshotResources.shared()
    ) { CanaryView() }.validated()
  }

  package static func judged(_ picture: RenderedPicture, _ mode: RecordMode, _ folder: String) -> SnapshotResult {
    let source = SnapshotSource(
      fileID: "Doctor/Canary.swift", filePath: folder + "/Canary.swift", testName: "testCanary()", line: 1, column: 1)
    // A session remembers what it wrote; each of these is a run of its own.
    let session = SnapshotSession(
      environment: SnapshotEnvironment([
        "SNAPSHOT_DIR": folder + "/Snapshots", "SNAPSHOT_ARTIFACTS": folder + "/artifacts",
      ]))
    return session.verify(SnapshotIdentity(source: source), record: mode) { picture }
  }
}

/// Text, a symbol, a shape and the time: what depends on fonts, libraries and clock.
private struct CanaryView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      HStack {
        Image(systemName: "star.fill").foregroundStyle(.orange)
        Text("Canary fi 0123").font(.headline)
      }
      Text(Date(), style: .date).font(.footnote)
      RoundedRectangle(cornerRadius: 8).fill(
        LinearGradient(colors: [.blue, .mint], startPoint: .leading, endPoint: .trailing)
      )
      .frame(height: 20)
    }
    .padding(8)
  }
}
