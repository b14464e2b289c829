import SnapshotCore
import XCTest

@testable import SnapshotReporting

final class RunResultsTests: XCTestCase {
  private let path = FileSystem.absolute("tintype-\(UInt64.random(in: 0 ... .max)).json", relativeTo: NSTemporaryDirectory())

  override func tearDown() { try? FileSystem.remove(path) }

  private var results: RunResults {
    RunResults(
      command: .verify, package: "/p", references: "/p/Snapshots", artifacts: "/p/.build/snapshots", mode: .never,
      shard: Shard(index: 2, count: 3), isComplete: false, ending: .testsFailed)
  }

  func testAreReadAsWritten() throws {
    var results = results
    results.tests = [.init(id: "AppTests.MapTests/testMap", state: .failed, seconds: 0.5, message: "no")]
    results.phases = [.init("build", seconds: 1)]
    try results.write(to: path)
    let read = try RunResults.read(path)
    XCTAssertEqual(read.tests, results.tests)
    XCTAssertEqual(read.shard, Shard(index: 2, count: 3))
    XCTAssertEqual(read.phases, results.phases)
    XCTAssertEqual(read.relative("/p/Snapshots/A/b.png"), "Snapshots/A/b.png")
    XCTAssertEqual(read.relative("/pp/b.png"), "/pp/b.png")
  }

  func testAnotherFileOrFormIsRefusedByName() throws {
    try FileSystem.write(Array("{\"version\": 99}".utf8), to: path)
    XCTAssertThrowsError(try RunResults.read(path)) { XCTAssertEqual($0 as? RunResultsError, .otherVersion(path, 99)) }
    for text in ["", "[]", "{}", "{\"version\": 1}"] {
      try FileSystem.write(Array(text.utf8), to: path)
      XCTAssertThrowsError(try RunResults.read(path)) { XCTAssertEqual($0 as? RunResultsError, .notResults(path)) }
    }
  }

  func testAShardThatIsNoneIsNoResults() throws {
    var results = results
    results.shard = Shard(index: 1, count: 2)
    for (index, count) in [(0, 0), (1, -1), (1, 3_000_000_000), (Int.max, Int.max)] {
      try results.write(to: path)
      let text = String(decoding: try FileSystem.read(path), as: UTF8.self)
        .replacingOccurrences(of: "\"count\" : 2", with: "\"count\" : \(count)")
        .replacingOccurrences(of: "\"index\" : 1", with: "\"index\" : \(index)")
      try FileSystem.write(Array(text.utf8), to: path)
      XCTAssertThrowsError(try RunResults.read(path)) { XCTAssertEqual($0 as? RunResultsError, .notResults(path)) }
    }
  }

  func testNumbersNobodyCountsWithAreNone() {
    let huge = [
      ["BUILDKITE_PARALLEL_JOB": "\(Int.max)", "BUILDKITE_PARALLEL_JOB_COUNT": "4"],
      ["CI_NODE_INDEX": "\(Int.min)", "CI_NODE_TOTAL": "4"], ["CI_NODE_INDEX": "0", "CI_NODE_TOTAL": "\(Int.max)"],
      ["SLURM_ARRAY_TASK_ID": "1", "SLURM_ARRAY_TASK_MIN": "\(Int.min)", "SLURM_ARRAY_TASK_MAX": "\(Int.max)"],
    ]
    for environment in huge { XCTAssertThrowsError(try ShardEngine.choice(nil, environment)) }
    for option in ["1/\(Int.max)", "1/1000000000", "\(Int.max)/2"] {
      XCTAssertThrowsError(try ShardEngine.choice(option, [:]), option)
    }
  }

  func testAShardIsCountedFromOne() {
    XCTAssertNil(Shard(index: 0, count: 3))
    XCTAssertNil(Shard(index: 4, count: 3))
    XCTAssertEqual(Shard(index: 3, count: 3)?.description, "3/3")
  }
}
