import Foundation
import SnapshotCore

/// `record [FILTER]`, which is also what the program does without a command.
enum RecordCommand: Command {
  static let description = CommandDescription(
    name: "record", summary: "Run the tests and write the references that are new or changed",
    operands: [.filter], options: [.package, .json], afterDashes: "for swift test")

  static func run(_ arguments: Arguments) throws -> ExitStatus { try RunCommand.run(arguments, .record) }
}

/// `verify [FILTER]`
enum VerifyCommand: Command {
  static let description = CommandDescription(
    name: "verify", summary: "Run the tests without writing a reference",
    operands: [.filter], options: [.package, .json], afterDashes: "for swift test")

  static func run(_ arguments: Arguments) throws -> ExitStatus { try RunCommand.run(arguments, .verify) }
}

extension CommandDescription.Operand {
  static let filter = Self(name: "FILTER", isRequired: false, summary: "the tests, as swift test --filter takes them")
}

/// What the two have in common.
enum RunCommand {
  enum Purpose: String { case record, verify }

  static func run(_ arguments: Arguments, _ purpose: Purpose) throws -> ExitStatus {
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
