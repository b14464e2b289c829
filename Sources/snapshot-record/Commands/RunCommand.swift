import Foundation
import SnapshotCore
import SnapshotReporting

extension CommandDescription.Operand {
  static let filter = Self(
    name: "FILTER", isRequired: false,
    summary: "the tests: a regular expression that matches in Module.Type/test, as swift test --filter takes it")
}

extension CommandDescription.Option {
  static let junit = value(
    "--junit", value: "FILE", .file(ending: "xml"), summary: "gets the tests and their snapshots as JUnit's XML")
}

/// What `record` and `verify` have in common.
enum RunCommand {
  static let options: [CommandDescription.Option] = [
    .value(
      "-j", "--jobs", value: "N", .number, summary: "run N tests at a time, each of XCTest's in a process of its own"),
    .value(
      "--shard", value: "I/N",
      summary:
        "run part I of N, counted from 1; without it, the variables of Bazel, GitLab, CircleCI, Buildkite, Slurm "
        + "and Kubernetes count; 1/1 runs all"),
    .junit, .package, .json,
  ]
  static let afterDashes = "for swift build, swift test list and swift test, each getting those that it understands"

  static func run(_ arguments: Arguments, _ command: RunResults.Command, _ mode: RecordMode, isDryRun: Bool = false)
    throws
    -> ExitStatus
  {
    let environment = ProcessInfo.processInfo.environment
    let isJSON = arguments.has("--json")
    let jobs = try arguments.number("--jobs", Int.self)
    if let jobs, jobs < 1 { throw UnusableError("--jobs takes a number from 1 on, and \(jobs) is none") }
    let testArguments = TestArguments(arguments.afterDashes)
    // A build takes minutes; what is wrong with these is known before.
    try testArguments.check(filter: arguments.positional.first)
    let shard = try ShardEngine.choice(arguments["--shard"], environment)
    if let path = shard.statusFile { try FileSystem.write([], to: path) }
    let junit = arguments["--junit"].map { FileSystem.absolute($0, relativeTo: FileSystem.currentDirectory) }
    let run = TestRun(
      .init(
        package: try Package.folder(arguments["--package-path"]), command: command, mode: mode, isDryRun: isDryRun,
        filter: arguments.positional.first, arguments: testArguments, jobs: jobs, shard: shard),
      display: ProgressDisplay(isQuiet: isJSON))
    let results = try run.run()
    let summary = RunSummary(results)
    if let junit, results.ending != .buildFailed {
      try FileSystem.write(Array(JUnitReport.text(results).utf8), to: junit)
    }
    if command == .verify { try GitHub.tell(results, summary, environment) }
    if let output = results.testOutput {
      Console.error(output)
      Console.error("swift test failed, and no test says why; its last lines are above")
    }
    if isJSON {
      try Console.json(RunReport(results, summary))
    } else if results.ending != .buildFailed {
      Console.output(RunText.text(results, summary, path: run.path))
    }
    return try status(results, summary)
  }

  static func status(_ results: RunResults, _ summary: RunSummary) throws -> ExitStatus {
    switch results.ending {
    case .interrupted: return .interrupted
    case .buildFailed:
      throw UnusableError("the package in \(results.package) was not built (see above), so no test ran")
    case .passed: return summary.passes ? .success : .differences
    case .testsFailed:
      // A run that writes nothing fails tests whose references it would have written.
      return results.isDryRun == true && summary.passes && results.testOutput == nil ? .success : .differences
    }
  }
}
