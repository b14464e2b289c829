import PNGCoding
import SnapshotCore
import SwiftUI

/// `render FILE -o PNG`
enum RenderCommand {
  private struct Report: Encodable {
    var output: String
    var width, height: Int
    var scale: Double
    var warnings: [String]
  }

  @MainActor static func run(_ list: [String]) throws -> ExitStatus {
    let arguments = try Arguments(list, command: "render", flags: ["--json"], options: ["-o", "--output"])
    let snapshot = try Document.snapshot(arguments, command: "render")
    guard let path = arguments["-o"] ?? arguments["--output"] else {
      throw UnusableError("render needs -o PNG, the file for the picture; see snapshot-record --help")
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
  @MainActor static func snapshot(_ arguments: Arguments, command: String) throws -> Snapshot {
    guard arguments.positional.count == 1, let path = arguments.positional.first else {
      throw UnusableError(
        "\(command) takes one JSON document, not \(arguments.positional.count); see snapshot-record --help")
    }
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
