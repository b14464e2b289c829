import Foundation
import SnapshotCore
import SnapshotReporting

/// `merge RESULTS… [-o FILE]`
enum MergeCommand: Command {
  static let description = CommandDescription(
    name: "merge", summary: "Join the results of shards",
    discussion:
      "Every shard must be there once, of one package and one build. The exit status is that of verify over the "
      + "whole suite.",
    operands: [
      .init(
        name: "RESULTS", values: .file(ending: "json"), isRepeated: true,
        summary: "files results-I-of-N.json, or folders that hold some")
    ],
    options: [
      .value(
        "-o", "--output", value: "FILE", .file(ending: "json"),
        summary: "gets the joined results; results.json in the folder of artefacts otherwise"),
      .junit, .package, .json,
    ])

  static func run(_ arguments: Arguments) throws -> ExitStatus {
    let here = FileSystem.currentDirectory
    let paths = try ResultsMerge.paths(arguments.positional, relativeTo: here)
    let parts = try paths.map { ResultsMerge.Part(path: $0, results: try RunResults.read($0)) }
    let package =
      arguments["--package-path"] == nil ? try? Package.folder(nil) : try Package.folder(arguments["--package-path"])
    let results = try ResultsMerge.merge(parts, package: package)
    let summary = RunSummary(results)
    let output = arguments["--output"] ?? results.artifacts + "/" + RunResults.fileName
    let path = FileSystem.absolute(output, relativeTo: here)
    try results.write(to: path)
    if let junit = arguments["--junit"] {
      try FileSystem.write(Array(JUnitReport.text(results).utf8), to: FileSystem.absolute(junit, relativeTo: here))
    }
    try GitHub.tell(results, summary, ProcessInfo.processInfo.environment)
    if arguments.has("--json") {
      try Console.json(RunReport(results, summary))
    } else {
      if results.ending == .buildFailed, let output = results.buildOutput { Console.error(output) }
      Console.output(RunText.text(results, summary, path: path))
    }
    return try RunCommand.status(results, summary)
  }
}
