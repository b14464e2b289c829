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
    let shard = try ShardEngine.choice(arguments["--shard"], environment)
    if let path = shard.statusFile { try FileSystem.write([], to: path) }
    let junit = arguments["--junit"].map { FileSystem.absolute($0, relativeTo: FileSystem.currentDirectory) }
    let run = TestRun(
      .init(
        package: try Package.folder(arguments["--package-path"]), command: command, mode: mode, isDryRun: isDryRun,
        filter: arguments.positional.first, arguments: TestArguments(arguments.afterDashes), jobs: jobs, shard: shard),
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

/// The package that a command works on.
enum Package {
  /// - Parameter option: of `--package-path`; the current folder without it. Folders above are looked at, too.
  static func folder(_ option: String?) throws -> String {
    let start = FileSystem.absolute(option ?? ".", relativeTo: FileSystem.currentDirectory)
    var folder = start
    while !folder.isEmpty, folder != "/" {
      if FileSystem.exists(folder + "/Package.swift") { return folder }
      folder = FileSystem.split(folder).folder
    }
    throw UnusableError(
      "there is no Package.swift in \(start) or a folder above; change to the package's folder, or name it with --package-path"
    )
  }
}

/// The end of a run, as a person reads it.
enum RunText {
  /// - Parameter path: of the results.
  static func text(_ results: RunResults, _ summary: RunSummary, path: String) -> String {
    var lines = [summary.text(width: Console.isOutputTerminal ? Console.width : nil)]
    func add(_ title: String, _ text: String) { lines.append(RunSummary.column(title) + text) }
    if results.ending == .interrupted {
      add("interrupted", "\(results.tests.count)\(results.list.map { " of \($0.count)" } ?? "") tests had ended")
    } else if results.tests.isEmpty, results.ending == .passed {
      add("tests", results.shard == nil ? "none ran" : "none: there are fewer suites than shards, which is well")
    } else {
      let skipped = summary.skippedTests > 0 ? ", \(summary.skippedTests) skipped" : ""
      add("tests", "\(results.tests.count)\(skipped)")
    }
    let phases = results.phases.map { "\($0.name) \(ProgressLine.time($0.seconds))" }
    if !phases.isEmpty {
      let tests = results.phases.first { $0.name == "test" }?.seconds ?? 0
      let count = results.snapshots.count
      let rate = tests > 0 && count > 0 ? " (\(ProgressLine.rate(Double(count) / tests)) snapshots/s)" : ""
      add("time", phases.joined(separator: ", ") + rate)
    }
    add("results", results.relative(path))
    let next = next(results, summary)
    for (i, (command, purpose)) in next.enumerated() {
      add(i == 0 ? "next" : "", "\(invocation) \(command)  \(purpose)")
    }
    return lines.joined(separator: "\n")
  }

  private static func next(_ results: RunResults, _ summary: RunSummary) -> [(String, String)] {
    if let shard = results.shard {
      return [("merge \(results.relative(results.artifacts))", "when all \(shard.count) shards are there")]
    }
    var next: [(String, String)] = []
    if results.isDryRun == true {
      if !summary.new.isEmpty || !summary.changed.isEmpty { next.append(("record", "writes them")) }
      return next
    }
    let pending = summary.new.count + summary.changed.count
    if !summary.failed.isEmpty || pending > 0 {
      next.append(("review", "goes through them"))
      next.append(("report", "shows them side by side in a browser"))
    }
    if summary.unreferenced?.isEmpty == false { next.append(("prune", "removes what is unreferenced")) }
    return next
  }

  /// As the program was called: `swift run`, the plugin, or by its name.
  static var invocation: String {
    if let name = ProcessInfo.processInfo.environment["SNAPSHOT_RECORD_INVOCATION"], !name.isEmpty { return name }
    return CommandLine.arguments[0].contains("/.build/") || CommandLine.arguments[0].hasPrefix(".build/")
      ? "swift run snapshot-record" : "snapshot-record"
  }
}

/// What GitHub Actions is told, where this runs in it.
enum GitHub {
  static func tell(_ results: RunResults, _ summary: RunSummary, _ environment: [String: String]) throws {
    guard environment["GITHUB_ACTIONS"] == "true", results.ending != .buildFailed else { return }
    // The runner reads both streams; standard output may be JSON for somebody else.
    for line in GitHubReport.annotations(results, root: environment["GITHUB_WORKSPACE"]) { Console.error(line) }
    if let path = environment["GITHUB_STEP_SUMMARY"], !path.isEmpty {
      try FileSystem.append(line: GitHubReport.summary(results, summary), to: path)
    }
  }
}
