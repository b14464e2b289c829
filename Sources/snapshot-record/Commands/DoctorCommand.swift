import Foundation
import SnapshotCore
import SnapshotReporting

/// `doctor`
enum DoctorCommand: Command {
  static let description = CommandDescription(
    name: "doctor", summary: "Check this machine and a package's references",
    discussion:
      "Looks at the toolchain, the libraries, the fonts, the variables that are set, each reference, git's settings, "
      + "and draws a picture whose verdicts are known. Each line says whether that is ok, a warning or an error, and what to "
      + "do. Nothing is changed. The exit status is 1 when there are errors.",
    options: [.package, .json])

  @MainActor static func run(_ arguments: Arguments) throws -> ExitStatus {
    let context = DoctorContext(
      package: try Package.folder(arguments["--package-path"]), environment: ProcessInfo.processInfo.environment,
      run: { output(of: $0) })
    Console.status("looking")
    let report = Doctor.report(context)
    Console.clearStatus()
    if arguments.has("--json") {
      try Console.json(report)
    } else {
      Console.output(report.text())
    }
    return report.passes ? .success : .differences
  }

  private static func output(of arguments: [String]) -> DoctorContext.Outcome? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let pipe = Pipe()
    process.standardOutput = pipe
    guard (try? process.run()) != nil else { return nil }
    let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    // As env says that it found none.
    if process.terminationStatus == 127 { return nil }
    return DoctorContext.Outcome(status: process.terminationStatus, output: String(decoding: bytes, as: UTF8.self))
  }
}
