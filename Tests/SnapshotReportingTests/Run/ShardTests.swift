import XCTest

@testable import SnapshotReporting

final class ShardTests: XCTestCase {
  /// Engine by engine: what is set, and what comes of it.
  func testEnginesVariables() throws {
    let table: [(String?, [String: String], String?)] = [
      (nil, [:], nil),
      ("2/4", [:], "2/4"),
      ("1/1", ["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "4"], nil),
      ("3/4", ["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "4"], "3/4"),
      (nil, ["TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "3"], "1/3"),
      (nil, ["TEST_SHARD_INDEX": "2", "TEST_TOTAL_SHARDS": "3"], "3/3"),
      (nil, ["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "4"], "2/4"),
      // GitLab sets the total to 1 in every job, CircleCI both.
      (nil, ["CI_NODE_TOTAL": "1"], nil),
      (nil, ["CIRCLE_NODE_INDEX": "0", "CIRCLE_NODE_TOTAL": "1"], nil),
      (nil, ["CIRCLE_NODE_INDEX": "1", "CIRCLE_NODE_TOTAL": "2"], "2/2"),
      (nil, ["BUILDKITE_PARALLEL_JOB": "0", "BUILDKITE_PARALLEL_JOB_COUNT": "5"], "1/5"),
      (nil, slurm(1, 1, 4, count: 4), "1/4"),
      (nil, slurm(3, 0, 3, count: 4), "4/4"),
      (nil, slurm(30, 10, 30, count: 3), "3/3"),
      (nil, slurm(30, 10, 30, count: 3, step: 10), "3/3"),
      (nil, slurm(2, 1, 2), "2/2"),
      (nil, ["JOB_COMPLETION_INDEX": "2", "JOB_COMPLETIONS": "3"], "3/3"),
      ("/3", ["JOB_COMPLETION_INDEX": "2"], "3/3"),
      ("/4", ["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "4"], "2/4"),
      // Bazel in a job of GitLab's.
      (nil, ["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "4", "TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "2"], "1/2"),
      (nil, ["CI_NODE_INDEX": "", "CI_NODE_TOTAL": ""], nil),
    ]
    for (option, variables, expected) in table {
      let choice = try ShardEngine.choice(option, variables)
      XCTAssertEqual(choice.shard?.description, expected, "\(option ?? "") \(variables)")
      if expected != nil { XCTAssertNotNil(choice.source) }
    }
    XCTAssertEqual(
      try ShardEngine.choice(nil, ["TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "2", "TEST_SHARD_STATUS_FILE": "/t"])
        .statusFile,
      "/t")
  }

  private func slurm(_ id: Int, _ first: Int, _ last: Int, count: Int? = nil, step: Int? = nil) -> [String: String] {
    var variables = [
      "SLURM_ARRAY_TASK_ID": "\(id)", "SLURM_ARRAY_TASK_MIN": "\(first)", "SLURM_ARRAY_TASK_MAX": "\(last)",
    ]
    variables["SLURM_ARRAY_TASK_COUNT"] = count.map(String.init)
    variables["SLURM_ARRAY_TASK_STEP"] = step.map(String.init)
    return variables
  }

  func testWhatIsHalfSetOrOutOfRangeIsAnError() {
    let table: [(String?, [String: String], ShardError)] = [
      ("0/4", [:], .outOfRange("--shard 0/4", 0, 1, 4)),
      ("5/4", [:], .outOfRange("--shard 5/4", 5, 1, 4)),
      ("4", [:], .malformed("4")), ("a/4", [:], .malformed("a/4")), ("1/0", [:], .malformed("1/0")),
      ("/4", [:], .noIndex(4)),
      (nil, ["CI_NODE_INDEX": "5", "CI_NODE_TOTAL": "4"], .outOfRange("CI_NODE_INDEX", 5, 1, 4)),
      (nil, ["TEST_SHARD_INDEX": "3", "TEST_TOTAL_SHARDS": "3"], .outOfRange("TEST_SHARD_INDEX", 3, 0, 2)),
      (nil, ["TEST_TOTAL_SHARDS": "3"], .halfSet("TEST_TOTAL_SHARDS", "3", missing: "TEST_SHARD_INDEX")),
      (nil, ["JOB_COMPLETION_INDEX": "1"], .halfSet("JOB_COMPLETION_INDEX", "1", missing: "JOB_COMPLETIONS")),
      (nil, ["CI_NODE_INDEX": "x", "CI_NODE_TOTAL": "4"], .noNumber("CI_NODE_INDEX", "x")),
      ("/3", ["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "4"], .otherCount("CI_NODE_TOTAL=4", 3)),
      (nil, ["SLURM_ARRAY_TASK_ID": "1"], .halfSet("SLURM_ARRAY_TASK_ID", "1", missing: "SLURM_ARRAY_TASK_MIN")),
      // --array=1,2,7
      (nil, slurm(2, 1, 7, count: 3), .uneven(2, 1, 7, 3, 3)),
    ]
    for (option, variables, expected) in table {
      XCTAssertThrowsError(try ShardEngine.choice(option, variables), "\(option ?? "") \(variables)") {
        XCTAssertEqual($0 as? ShardError, expected)
      }
    }
  }

  /// Suites of many sizes, a generator that is the same everywhere.
  private func list(seed: UInt64) -> [String] {
    var state = seed
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
    var list: [String] = []
    for suite in 0..<random(30) {
      let module = "M\(random(3))"
      switch random(4) {
      case 0: list.append("\(module).free\(suite)()")
      case 1: list += (0..<random(90)).map { "\(module).S\(suite)/test\($0)" }
      case 2: list += (0..<random(9)).map { "\(module).S\(suite)/Inner\($0 % 2)/`a/b (\($0))+`()" }
      default: list += (0..<random(9)).map { "\(module).S\(suite)/case\($0)(of:)" }
      }
    }
    return Array(Set(list))
  }

  func testEveryTestIsInExactlyOneShardAndOneFilter() throws {
    for seed in 0..<20 as Range<UInt64> {
      let list = list(seed: seed)
      for count in [1, 2, 3, 7, 40] {
        let plans = ShardPlan.shards(of: list.shuffled(), count: count)
        XCTAssertEqual(plans, ShardPlan.shards(of: list.reversed(), count: count))
        XCTAssertEqual(plans.count, count)
        XCTAssertEqual(plans.flatMap(\.tests).sorted(), list.sorted(), "seed \(seed), \(count) shards")
        let sizes = plans.map(\.tests.count)
        let fair = (list.count + count - 1) / count
        XCTAssertLessThanOrEqual(sizes.max() ?? 0, fair * 2, "seed \(seed), \(count) shards")
        guard count == 3, seed < 6 else { continue }
        // What the filters match is what the plan says, in one part and in small ones.
        for plan in plans {
          XCTAssertEqual(try matches(plan.filters, list), plan.tests)
          let batches = plan.batches(byteLimit: 900)
          XCTAssertEqual(try batches.flatMap { try matches($0.filters, list) }.sorted(), plan.tests)
          for batch in batches where batch.tests.count > 1 {
            XCTAssertLessThanOrEqual(batch.tests.reduce(0) { $0 + $1.utf8.count + 1 }, 900)
          }
        }
      }
    }
  }

  func testAFilterLeavesOutOfASuiteWhatItDoesNotChoose() throws {
    let all = ["A.B/x1", "A.B/x2", "A.B/y", "A.C/x", "A.D/y"]
    let chosen = all.filter { $0.contains("x") }
    for count in 1...3 {
      let plans = ShardPlan.shards(of: chosen, among: all, count: count)
      XCTAssertEqual(plans.flatMap(\.tests).sorted(), chosen)
      for plan in plans { XCTAssertEqual(try matches(plan.filters, all), plan.tests) }
    }
    XCTAssertEqual(ShardPlan.shards(of: chosen, among: all, count: 2)[1].filters, [#"^A\.C/"#])
  }

  private func matches(_ filters: [String], _ list: [String]) throws -> [String] {
    let patterns = try filters.map { try Regex($0) }
    return list.filter { name in patterns.contains { name.firstMatch(of: $0) != nil } }.sorted()
  }

  func testNamesThatBeginAlikeAreKeptApart() throws {
    let list = ["A.Map/testA", "A.MapTests/testA", "A.MapTests/testAB", "AB.Map/testA", "A.x()", "A.xy()"]
    for name in list { XCTAssertEqual(try matches([TestName(name).filter], list), [name]) }
    XCTAssertEqual(try matches([TestName("A.Map/testA").suiteFilter], list), ["A.Map/testA"])
    // Swift Testing's names end in their place.
    XCTAssertNotNil(try "A.x()/S.swift:1:2".firstMatch(of: Regex(TestName("A.x()").filter)))
  }

  func testAFewTestsLeaveShardsEmpty() {
    let plans = ShardPlan.shards(of: ["A.B/c"], count: 3)
    XCTAssertEqual(plans.map(\.tests.count), [1, 0, 0])
    XCTAssertEqual(plans[1].batches(), [])
  }

  func testArgumentsGoToWhatUnderstandsThem() throws {
    let arguments = TestArguments([
      "-c", "release", "--filter", "A", "--skip=B", "--parallel", "--xunit-output", "x.xml", "--disable-xctest",
      "-Xswiftc", "-DX",
      "--skip-build",
    ])
    XCTAssertEqual(arguments.building, ["-c", "release", "-Xswiftc", "-DX"])
    XCTAssertEqual(arguments.testing, ["--parallel", "--xunit-output", "x.xml"])
    XCTAssertEqual(arguments.choosing, ["--disable-xctest"])
    XCTAssertEqual(arguments.filters, ["A"])
    XCTAssertEqual(arguments.skips, ["B"])
    XCTAssertTrue(arguments.skipsBuild && arguments.choosesTests && arguments.isParallel)
    XCTAssertEqual(try arguments.choose(["M.A/x", "M.AB/x", "M.C/x"], filter: nil), ["M.A/x"])
    XCTAssertEqual(try arguments.choose(["M.A/x", "M.C/x"], filter: "C"), ["M.A/x", "M.C/x"])
    XCTAssertThrowsError(try TestArguments([]).choose(["a"], filter: "("))
    XCTAssertFalse(TestArguments(["-c", "release"]).choosesTests)
    XCTAssertEqual(TestArguments(["-c", "release", "--enable-code-coverage"]).listing, ["-c", "release"])
  }
}
