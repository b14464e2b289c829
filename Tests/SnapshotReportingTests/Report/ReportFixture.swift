import Foundation
import Graphics
import PNGCoding
import SnapshotCore

@testable import SnapshotReporting

/// A package's folder with what a run of its tests leaves, made by hand. Tests ran "in" `/ci/app`.
final class ReportFixture {
  let folder = FileSystem.absolute("tintype-\(UInt64.random(in: 0 ... .max))", relativeTo: NSTemporaryDirectory())
  var artifacts: String { folder + "/.build/snapshots" }
  var places: ReportPlaces { .init(package: folder, references: folder + "/Snapshots", artifacts: artifacts) }
  var results = RunResults(
    command: .verify, package: "/ci/app", references: "/ci/app/Snapshots", artifacts: "/ci/app/.build/snapshots",
    mode: .never, isComplete: true, ending: .testsFailed)

  init() throws { try FileSystem.makeDirectory(artifacts) }
  deinit { try? FileSystem.remove(folder) }

  func event(
    _ name: String, _ state: SnapshotResult.State, message: String? = nil, title: String? = nil,
    ending: String = ".png",
    package: String = "/ci/app"
  ) -> SnapshotEvent {
    var event: [String: Any] = [
      "fileID": "AppTests/\(FileSystem.split(name).folder).swift", "test": "\(FileSystem.split(name).name)()",
      "line": 12,
      "title": title ?? FileSystem.split(name).name, "state": state.rawValue,
      "reference": "\(package)/Snapshots/\(name)\(ending)", "package": package,
    ]
    event["message"] = message
    if state == .failed { event["artifacts"] = "\(package)/.build/snapshots/\(name)" }
    let line = try! JSONSerialization.data(withJSONObject: event)
    return SnapshotEvent.parse(Array(line)[...])[0]
  }

  /// The folder that an assertion leaves.
  func leave(_ name: String, _ event: SnapshotEvent, extra: String = "", files: [String: [UInt8]] = [:]) throws {
    let json = "{\"event\": \(event.jsonLine)\(extra)}"
    for (file, bytes) in files { try FileSystem.write(bytes, to: "\(artifacts)/\(name)/\(file)") }
    try FileSystem.write(Array(json.utf8), to: "\(artifacts)/\(name)/result.json")
  }

  func write(_ bytes: [UInt8], _ path: String) throws { try FileSystem.write(bytes, to: folder + "/" + path) }
  func writeResults() throws { try results.write(to: artifacts + "/results.json") }
  func model() throws -> ReportModel { try ReportBuilder(places).model() }

  /// A gray picture at scale 2, whose first `marked` pixels are red.
  static func picture(width: Int = 40, height: Int = 30, marked: Int = 0) throws -> [UInt8] {
    let bitmap = Bitmap(width: width, height: height, scale: 2)!
    bitmap.storage.withMutableBytes { bytes in
      for i in 0..<width * height {
        let pixel: [UInt8] = i < marked ? [255, 16, 32, 255] : [200, 201, 202, 255]
        for c in 0..<4 { bytes[i * 4 + c] = pixel[c] }
      }
    }
    return try PNG.encode(bitmap)
  }

  /// Six snapshots, one of each kind and one more that failed.
  func fill() throws {
    let before = try Self.picture()
    let after = try Self.picture(height: 36, marked: 50)
    try write(before, "Snapshots/MapTests/testMap.png")
    try write(before, "Snapshots/MapTests/testPlain.png")
    try write(before, "Snapshots/MapTests/testGone.png")
    let failed = event(
      "MapTests/testMap", .failed,
      message:
        "Snapshot \"testMap\" differs: Text \"a\" moved\n  actual     /ci/app/.build/snapshots/MapTests/testMap/actual.png\n  to accept  …"
    )
    let difference = """
      , "changes": ["Text \\"a\\" moved 4 pt down"], "difference": {"pixels": 50, "comparedPixels": 1440,
      "toleratedPixels": 3, "clusters": [{"bounds": {"x": 0, "y": 0, "width": 40, "height": 2}, "count": 50}],
      "largestChannelDelta": 185, "largestDeltaE": 40.5, "wouldPass": ["SnapshotTolerance(maxPixels: 50)"]}
      """
    try leave(
      "MapTests/testMap", failed, extra: difference,
      files: [
        "reference.png": before, "actual.png": after, "reference.tree": Array("VStack\n  Text \"a\" (0, 4)\n".utf8),
        "actual.tree": Array("VStack\n  Text \"a\" (0, 8)\n".utf8),
      ])
    let missing = event(
      "CardTests/testNone", .failed, message: "Snapshot \"testNone\" has no reference\n  to accept  …")
    try leave("CardTests/testNone", missing, files: ["actual.png": after])
    let new = event("CardTests/testNew", .new)
    try leave("CardTests/testNew", new, files: ["actual.png": after])
    let changed = event("CardTests/testChanged", .changed)
    try leave(
      "CardTests/testChanged", changed, files: ["reference.png": before, "actual.png": try Self.picture(marked: 7)])
    results.snapshots = [failed, missing, new, changed, event("MapTests/testPlain", .unchanged)]
    results.unreferenced = try JSONDecoder().decode(
      [OrphanSearch.Finding].self,
      from: Data(
        #"[{"path": "/ci/app/Snapshots/MapTests/testGone.png", "isOrphan": true, "reason": "no test has it"}]"#.utf8))
    results.phases = [.init("build", seconds: 65), .init("test", seconds: 0.25)]
    results.tests = [
      .init(id: "AppTests.MapTests/testMap", state: .failed), .init(id: "AppTests.MapTests/testPlain", state: .passed),
      .init(id: "AppTests.LogicTests/testSum", state: .failed, message: "/ci/app/Tests/LogicTests.swift:3: 1 is not 2"),
    ]
    try writeResults()
  }
}
