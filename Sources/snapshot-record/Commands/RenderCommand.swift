import PNGCoding
import SnapshotCore

/// `render FILE -o PNG`
enum RenderCommand: Command {
  static let description = CommandDescription(
    name: "render", summary: "Draw a JSON document",
    discussion: "Documentation/view-node-documents.md describes the format. Options come before what the document says.",
    operands: [.document],
    options: [.value("-o", "--output", value: "PNG", .file(ending: "png"), summary: "the file for the picture")]
      + DocumentOptions.options + [.json])

  private struct Report: Encodable {
    var output: String
    var width, height: Int
    var scale: Double
    var warnings: [String]
  }

  @MainActor static func run(_ arguments: Arguments) throws -> ExitStatus {
    guard let path = arguments["--output"] else {
      throw UnusableError("render needs -o PNG, the file for the picture; see snapshot-record render --help")
    }
    let (document, name) = try DocumentFile.read(arguments)
    let snapshot = try DocumentFile.snapshot(document, name)
    let image = snapshot.image
    try FileSystem.write(PNG.encode(image), to: FileSystem.absolute(path, relativeTo: FileSystem.currentDirectory))
    let warnings = snapshot.diagnostics.map(\.message)
    if arguments.has("--json") {
      try Console.json(
        Report(output: path, width: image.width, height: image.height, scale: image.scale, warnings: warnings))
    } else {
      warnings.forEach { Console.error("warning: \($0)") }
      Console.output("\(path): \(FailureMessage.size(image))")
    }
    return .success
  }
}
