/// What a failure's message says about looking at the two files: a command to type. It is printed, never run.
public struct SnapshotDiffTool: Sendable, ExpressibleByStringLiteral {
  private let text: @Sendable (_ reference: String, _ actual: String) -> String

  /// - Parameter text: what to print, by the paths of the reference and of what came out.
  public init(_ text: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String) {
    self.text = text
  }
  /// A command that takes the two paths.
  public init(stringLiteral command: String) { self.init(command: command) }
  package init(command: String) { self.init { "\(command) \(Self.quoted($0)) \(Self.quoted($1))" } }

  /// Kaleidoscope's.
  public static let ksdiff: SnapshotDiffTool = "ksdiff"
  /// The two files as addresses that many terminals open.
  public static let `default` = SnapshotDiffTool { "file://\($0)\nfile://\($1)" }

  public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
    text(currentFilePath, failedFilePath)
  }

  /// For a shell.
  private static func quoted(_ path: String) -> String {
    "\"" + path.map { "\"\\$`".contains($0) ? "\\\($0)" : String($0) }.joined() + "\""
  }
}
