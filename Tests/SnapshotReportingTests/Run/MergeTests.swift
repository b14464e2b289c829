import Foundation
import SnapshotCore
import XCTest

@testable import SnapshotReporting

final class MergeTests: XCTestCase {
  private let folder = FileSystem.absolute(
    "tintype-\(UInt64.random(in: 0 ... .max))", relativeTo: NSTemporaryDirectory())
  override func tearDown() { try? FileSystem.remove(folder) }

  /// As a shard leaves it on a machine where the package is `/ci/app`.
  private func part(
    _ index: Int, of count: Int, package: String = "/ci/app", list: [String]? = ["A.B/c"],
    ending: RunResults.Ending = .passed
  ) throws -> ResultsMerge.Part {
    var results = RunResults(
      command: .verify, package: package, references: package + "/Snapshots", artifacts: package + "/.build/snapshots",
      mode: .never, shard: Shard(index: index, count: count), isComplete: false, ending: ending)
    results.list = list
    results.tests = [.init(id: "A.B/test\(index)", state: .passed)]
    results.phases = [.init("test", seconds: Double(index))]
    let values: [String: Any] = [
      "fileID": "A/B.swift", "test": "test\(index)()", "line": 1, "title": "test\(index)", "state": "failed",
      "reference": package + "/Snapshots/B/test\(index).png", "artifacts": package + "/.build/snapshots/B/test\(index)",
      "file": package + "/Tests/B.swift",
    ]
    results.snapshots = [
      try JSONDecoder().decode(SnapshotEvent.self, from: JSONSerialization.data(withJSONObject: values))
    ]
    return .init(path: "\(folder)/shard\(index)/results-\(index)-of-\(count).json", results: results)
  }

  func testPartsBecomeTheWhole() throws {
    try FileSystem.write([], to: folder + "/here/app/Package.swift")
    try FileSystem.write([], to: folder + "/here/app/Snapshots/Old/testGone.png")
    // Pictures were brought for the first shard only.
    try FileSystem.write([], to: folder + "/shard1/B/test1/actual.png")
    let package = folder + "/here/app"
    let whole = try ResultsMerge.merge(
      [try part(2, of: 2, ending: .testsFailed), try part(1, of: 2)], package: package)
    XCTAssertEqual(whole.tests.map(\.id), ["A.B/test1", "A.B/test2"])
    XCTAssertEqual(whole.ending, .testsFailed)
    XCTAssertTrue(whole.isComplete)
    XCTAssertNil(whole.shard)
    XCTAssertEqual(whole.command, .merge)
    XCTAssertEqual(whole.phases, [.init("test", seconds: 2)])
    XCTAssertEqual(whole.artifacts, package + "/.build/snapshots")
    XCTAssertEqual(
      whole.snapshots.map(\.artifacts), [folder + "/shard1/B/test1", package + "/.build/snapshots/B/test2"])
    XCTAssertEqual(whole.snapshots[0].reference, package + "/Snapshots/B/test1.png")
    XCTAssertEqual(whole.snapshots[0].file, package + "/Tests/B.swift")
    XCTAssertEqual(whole.unreferenced?.map(\.path), [package + "/Snapshots/Old/testGone.png"])
    XCTAssertEqual(whole.unreferenced?.map(\.isOrphan), [true])
  }

  func testWhatDoesNotBelongTogetherIsRefused() throws {
    let one = try part(1, of: 2)
    func error(_ parts: [ResultsMerge.Part]) -> MergeError? {
      do {
        _ = try ResultsMerge.merge(parts, package: nil)
        return nil
      } catch { return error as? MergeError }
    }
    XCTAssertEqual(error([]), .nothing)
    XCTAssertEqual(error([one]), .missing([2], 2))
    XCTAssertEqual(error([one, one]), .twice("1/2", one.path, one.path))
    XCTAssertEqual(
      error([one, try part(2, of: 3)]), .otherCount("\(folder)/shard2/results-2-of-3.json", 3, one.path, 2))
    XCTAssertEqual(
      error([one, try part(2, of: 2, package: "/ci/other")]),
      .otherPackage("\(folder)/shard2/results-2-of-2.json", "/ci/other", one.path, "/ci/app"))
    XCTAssertEqual(
      error([one, try part(2, of: 2, list: ["A.B/other"])]),
      .otherTests("\(folder)/shard2/results-2-of-2.json", one.path))
    var other = try part(2, of: 2)
    other.results.filter = "B"
    XCTAssertEqual(error([one, other]), .otherRun(other.path, one.path))
    XCTAssertNil(error([one, try part(2, of: 2, package: "/elsewhere/app")]))
  }

  func testFoldersAreLookedThrough() throws {
    for name in ["a/results-1-of-2.json", "b/c/results-2-of-2.json", "a/results.json", "a/x/result.json"] {
      try FileSystem.write([], to: folder + "/" + name)
    }
    XCTAssertEqual(
      try ResultsMerge.paths(["."], relativeTo: folder),
      [folder + "/a/results-1-of-2.json", folder + "/b/c/results-2-of-2.json"])
    try FileSystem.makeDirectory(folder + "/empty")
    XCTAssertThrowsError(try ResultsMerge.paths(["empty"], relativeTo: folder)) {
      XCTAssertEqual($0 as? MergeError, .noResults(folder + "/empty"))
    }
  }

  func testATestPassesAsOftenAsItsKeyStandsForOne() {
    let sources = [
      OrphanSearch.Source(
        name: "MapTests.swift", text: "final class MapTests: XCTestCase { func testA() {} }\nextension Other {}"),
      OrphanSearch.Source(name: "Base.swift", text: "class Base: XCTestCase { func testInherited() {} }"),
    ]
    var results = RunResults(
      command: .verify, package: "/p", references: "/p/Snapshots", artifacts: "/a", mode: .never, isComplete: true,
      ending: .passed)
    results.list = ["M.MapTests/testA", "M.Other/testA", "M.Child/testInherited"]
    results.tests = [.init(id: "M.MapTests/testA", state: .passed), .init(id: "M.Child/testInherited", state: .passed)]
    // Other's test of the name has not run.
    XCTAssertEqual(UnreferencedSearch.states(results, sources), [:])
    results.tests.append(.init(id: "M.Other/testA", state: .passed))
    XCTAssertEqual(UnreferencedSearch.states(results, sources), ["MapTests/testA": .passed])
    results.tests[0].state = .skipped
    XCTAssertEqual(UnreferencedSearch.states(results, sources), ["MapTests/testA": .skipped])
  }
}
