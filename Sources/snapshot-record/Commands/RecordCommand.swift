import Foundation
import SnapshotCore

/// `record [FILTER]`, which is also what the program does without a command, and `verify [FILTER]`.
enum RecordCommand {
  enum Purpose: String { case record, verify }

  static func run(_ list: [String], _ purpose: Purpose) throws -> ExitStatus {
    let arguments = try Arguments(list, command: purpose.rawValue, flags: ["--json"], options: ["--package-path"])
    guard arguments.positional.count <= 1 else {
      throw UnusableError("\(purpose.rawValue) takes one filter, not \(arguments.positional.count); join them as 'A|B'")
    }
    let package = FileSystem.absolute(arguments["--package-path"] ?? ".", relativeTo: FileSystem.currentDirectory)
    guard FileSystem.exists(package + "/Package.swift") else {
      throw UnusableError(
        "there is no Package.swift in \(package); change to the package's folder, or name it with --package-path")
    }
    let filter = arguments.positional.first
    let run = TestRun(
      package: package, filter: filter, extraArguments: arguments.afterDashes,
      mode: purpose == .record ? .all : .never)
    let outcome = try run.run { event in if !arguments.has("--json") { Progress.show(event) } }
    Console.clearStatus()
    if outcome.ending == .swiftNotFound {
      throw UnusableError("swift was not found; put the toolchain's folder into PATH")
    }

    let report = RunReport(
      outcome, package: package, isComplete: filter == nil && arguments.afterDashes.isEmpty,
      referenceDirectory: SnapshotEnvironment().referenceDirectory)
    if !report.failedOutput.isEmpty { Console.error(report.failedOutput) }
    if arguments.has("--json") { try Console.json(report) } else { Console.output(report.text) }
    switch outcome.ending {
    case .passed: return .success
    case .testsFailed: return .differences
    case .buildFailed:
      throw UnusableError("the package in \(package) was not built (see above), so no test ran")
    case .swiftNotFound: return .unusable
    }
  }
}
