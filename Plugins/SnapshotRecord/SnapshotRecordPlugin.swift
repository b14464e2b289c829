import Foundation
import PackagePlugin

/// `swift package snapshot-record …`: builds the program `snapshot-record` and runs it with the same arguments.
///
/// The program is built as `swift run` builds it. As a dependency of this plugin it would be built a second time, with
/// all its modules, as a tool of the host.
@main struct SnapshotRecordPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let package = context.package.directoryURL
    var environment = ProcessInfo.processInfo.environment
    // SwiftPM's lock on the build folder lies in TMPDIR. The process that waits for this plugin holds it, and builds
    // nothing until the plugin ends.
    let temporary = context.pluginWorkDirectoryURL.appendingPathComponent("tmp")
    try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
    environment["TMPDIR"] = temporary.path
    environment["SNAPSHOT_RECORD_INVOCATION"] = "swift package snapshot-record"

    // On a terminal the compiler is called with another flag, for colours, and what was built without it is built anew:
    // both builds, this one and the program's, must be made in the same way.
    let errors = stream(2, O_WRONLY | O_APPEND)
    let screen = errors.flatMap { isatty($0.fileDescriptor) == 1 ? $0 : nil }
    let build = ["swift", "build", "--package-path", package.path, "--product", "snapshot-record"]
    let (built, words) = try output(build, environment, screen: screen)
    guard built == 0 else {
      Diagnostics.error("snapshot-record was not built:\n\(words)")
      return
    }
    let (_, folder) = try output(["swift", "build", "--package-path", package.path, "--show-bin-path"], environment)
    let program = folder.trimmingCharacters(in: .whitespacesAndNewlines) + "/snapshot-record"

    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = environment
    process.currentDirectoryURL = package
    // SwiftPM reads what a plugin writes, and hands all of it on to one stream. Its own streams are at hand on Linux:
    // with them a terminal is one, and results and progress stay apart. A file is SwiftPM's alone: opened anew it is
    // written at a place of its own, and what the caller writes there before or afterwards would lie over it.
    process.standardInput = stream(0, O_RDONLY) ?? FileHandle.nullDevice
    if let output = stream(1, O_WRONLY | O_APPEND), !isFile(output) { process.standardOutput = output }
    if let errors, !isFile(errors) { process.standardError = errors }
    try process.run()
    // Ctrl-C reaches SwiftPM, which ends its plugin; the program then writes what it has.
    let child = process.processIdentifier
    let sources = [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { kill(child, SIGINT) }
      source.resume()
      return source
    }
    process.waitUntilExit()
    sources.forEach { $0.cancel() }
    // SwiftPM ends with the status of its plugin.
    exit(process.terminationStatus)
  }

  /// A stream of the process that has started this one; `nil` where it cannot be opened.
  private func stream(_ number: Int32, _ flags: Int32) -> FileHandle? {
    let file = open("/proc/\(getppid())/fd/\(number)", flags | O_CLOEXEC | O_NOCTTY)
    return file < 0 ? nil : FileHandle(fileDescriptor: file, closeOnDealloc: true)
  }

  private func isFile(_ handle: FileHandle) -> Bool {
    var status = stat()
    return fstat(handle.fileDescriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// - Parameter screen: gets what the program writes, instead of the caller.
  private func output(_ arguments: [String], _ environment: [String: String], screen: FileHandle? = nil) throws
    -> (Int32, String)
  {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    let pipe = Pipe()
    if let screen {
      (process.standardOutput, process.standardError) = (screen, screen)
    } else {
      (process.standardOutput, process.standardError) = (pipe, pipe)
    }
    try process.run()
    let data = screen == nil ? pipe.fileHandleForReading.readDataToEndOfFile() : Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}
