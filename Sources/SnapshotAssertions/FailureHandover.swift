import SnapshotCore
import Testing

/// Hands a failure over: its message to the framework that runs, its files to Swift Testing as attachments, which
/// `swift test --attachments-path FOLDER` keeps. XCTest on Linux has no attachments; its messages name the files.
enum FailureHandover {
  static func report(
    _ result: SnapshotResult, at location: AssertionLocation, in framework: RunningTest.Framework,
    environment: SnapshotEnvironment, scope: SnapshotScope = .current
  ) {
    guard var message = result.message else { return }
    if let advice = comparison(result, environment, scope) { message += "\n" + advice }
    attach(result, at: location, in: framework)
    IssueReporter.record(message, at: location, in: framework)
  }

  /// The files that the failure left, as `testMap.dark.actual.png`: a name with its ending is all that tells their kind.
  static func attach(_ result: SnapshotResult, at location: AssertionLocation, in framework: RunningTest.Framework) {
    guard framework == .swiftTesting, result.state == .failed else { return }
    // Failures that a test of this tool provokes are no failures of that test.
    guard IssueReporter.interceptor == nil, Test.current != nil, let folder = result.paths?.artifacts else { return }
    let place = SourceLocation(
      fileID: "\(location.fileID)", filePath: "\(location.file)", line: Int(location.line), column: Int(location.column)
    )
    for name in FileSystem.names(in: folder) {
      guard let bytes = try? FileSystem.read("\(folder)/\(name)") else { continue }
      Attachment.record(bytes, named: "\(FileSystem.split(folder).name).\(name)", sourceLocation: place)
    }
  }

  /// What the diff tool says, when one is set: by `withSnapshotTesting`, by a trait, or by `SNAPSHOT_DIFF_TOOL`.
  private static func comparison(
    _ result: SnapshotResult, _ environment: SnapshotEnvironment, _ scope: SnapshotScope
  ) -> String? {
    guard result.state == .failed, let folder = result.paths?.artifacts,
      let tool = scope.diffTool ?? environment.diffTool
    else { return nil }
    let files = FileSystem.names(in: folder)
    func file(_ stem: String) -> String? {
      files.first { $0 == stem || $0.hasPrefix(stem + ".") }.map { "\(folder)/\($0)" }
    }
    guard let reference = file("reference"), let actual = file("actual") else { return nil }
    let lines = tool(currentFilePath: reference, failedFilePath: actual).split(separator: "\n")
    return lines.enumerated().map { ($0 == 0 ? "  to compare " : "             ") + $1 }.joined(separator: "\n")
  }
}
