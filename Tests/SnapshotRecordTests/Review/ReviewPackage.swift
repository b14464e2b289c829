import Foundation
import SnapshotCore

/// A package with pending changes, as tests would have left them, and the built program.
final class ReviewPackage {
  let tool: CommandLineTool
  init() throws {
    tool = try CommandLineTool()
    try tool.write("", "Package.swift")
  }

  var path: String { tool.folder }
  func reference(_ name: String) -> String { "\(path)/Snapshots/\(name)" }
  func bytes(_ name: String) -> [UInt8]? { try? FileSystem.read(reference(name)) }

  /// - Parameters:
  ///   - package: the package's folder where the test ran.
  ///   - message: what follows the title.
  func add(
    _ name: String, state: String = "failed", message: String = "differs: 3 of 4,800 pixels", marked: Int = 900,
    package: String? = nil,
    in folder: String = ".build/snapshots", hasReference: Bool = true
  ) throws {
    let parts = name.split(separator: "/")
    let artifacts = "\(folder)/\(name)"
    try tool.writePicture("\(artifacts)/actual.png", width: 60, height: 80, marked: marked)
    if hasReference {
      try tool.writePicture("Snapshots/\(name).png", width: 60, height: 80)
      try tool.writePicture("\(artifacts)/reference.png", width: 60, height: 80)
      _ = try tool.run(
        "compare", "\(artifacts)/reference.png", "\(artifacts)/actual.png", "-o", "\(artifacts)/diff.png")
      if state == "changed" { try tool.writePicture("Snapshots/\(name).png", width: 60, height: 80, marked: marked) }
    }
    let root = package ?? path
    let event: [String: Any] = [
      "fileID": "AppTests/\(parts[0]).swift", "test": "\(parts[1])()", "line": 7, "title": String(parts[1]),
      "state": state,
      "reference": "\(root)/Snapshots/\(name).png", "artifacts": "\(root)/\(artifacts)", "package": root,
      "message": "Snapshot \"\(parts[1])\" \(message)\n  to accept  snapshot-record record",
    ]
    let report: [String: Any] = [
      "event": event, "isAcceptable": !message.hasPrefix("is faulty"),
      "changes": ["Text \"Total\" moved 8 pt down", "Image \"logo\" grew 8 pt tall"],
    ]
    try FileSystem.write(
      Array(try JSONSerialization.data(withJSONObject: report)), to: "\(path)/\(artifacts)/result.json")
  }

  func json(_ outcome: CommandLineTool.Outcome) throws -> [String: Any] {
    try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any] ?? [:]
  }
}
