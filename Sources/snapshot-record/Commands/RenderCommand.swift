import PNGCoding
import SnapshotCore
import SwiftUI

/// `render FILE -o PNG`
enum RenderCommand: Command {
  static let description = CommandDescription(
    name: "render", summary: "Draw a JSON document",
    discussion: "Documentation/view-node-documents.md describes the format.",
    operands: [.init(name: "FILE", values: .file(ending: "json"), summary: "the document")],
    options: [.value("-o", "--output", value: "PNG", .file(ending: "png"), summary: "the file for the picture"), .json])

  private struct Report: Encodable {
    var output: String
    var width, height: Int
    var scale: Double
    var warnings: [String]
  }

  @MainActor static func run(_ arguments: Arguments) throws -> ExitStatus {
    let snapshot = try Document.snapshot(arguments)
    guard let path = arguments["--output"] else {
      throw UnusableError("render needs -o PNG, the file for the picture; see snapshot-record render --help")
    }
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

/// The document that `render` and `dump` are given.
enum Document {
  @MainActor static func snapshot(_ arguments: Arguments) throws -> Snapshot {
    let path = arguments.positional[0]
    do {
      return try DocumentRenderer.render(path, resources: SnapshotResources.shared())
    } catch let error as FileError {
      throw error
    } catch let error as SnapshotError {
      if case .resources(let message) = error { throw UnusableError(message) }
      throw UnusableError("\(path): \(error)".replacingOccurrences(of: "\n", with: "; "))
    } catch {
      throw UnusableError("\(path): \(error)".replacingOccurrences(of: "\n", with: "; "))
    }
  }
}
