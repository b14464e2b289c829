import Foundation
import SnapshotCore
import SnapshotReporting

/// `report [-o FILE]`
enum ReportCommand: Command {
  static let description = CommandDescription(
    name: "report", summary: "Make one HTML page of the last run's snapshots, failures first",
    discussion: """
      The page shows each snapshot's pictures side by side, under a slider, as onion skin, blinking and as a difference,
      down to single pixels, with what moved and how to accept it. It is one file and asks no network. It is made from what \
      verify, record or swift test left in the folder of artefacts, here or on another machine.
      """,
    options: [
      .value(
        "-o", "--output", value: "FILE", .file(ending: "html"),
        summary: "the page, or a folder that gets index.html; report.html in the folder of artefacts otherwise"),
      .value(
        "--from", value: "DIR", .folder,
        summary: "the folder of artefacts, as downloaded from a CI; the package's own otherwise"),
      .flag("--inline", summary: "put the pictures into the page, whatever their size"),
      .flag(
        "--beside", summary: "put the pictures into a folder beside the page; by itself that is done from 16 MB on"),
      .flag("--open", summary: "show the page in the browser"),
      .package, .json,
    ])

  static func run(_ arguments: Arguments) throws -> ExitStatus {
    if arguments.has("--inline"), arguments.has("--beside") {
      throw UnusableError("report: --inline and --beside exclude each other; give one of them")
    }
    let here = FileSystem.currentDirectory
    let folder = FileSystem.absolute(arguments["--package-path"] ?? ".", relativeTo: here)
    let package = SnapshotPaths.packageRoot(above: folder + "/Package.swift") ?? folder
    let environment = SnapshotEnvironment()
    let places = ReportPlaces(
      package: package,
      references: FileSystem.absolute(environment.referenceDirectory ?? "Snapshots", relativeTo: package),
      artifacts: arguments["--from"].map { artifacts(FileSystem.absolute($0, relativeTo: here)) }
        ?? FileSystem.absolute(environment.artifactDirectory ?? ".build/snapshots", relativeTo: package))
    guard FileSystem.isDirectory(places.artifacts) else {
      throw UnusableError(
        "there is no folder of artefacts \(places.artifacts); run snapshot-record verify first, or name the folder with --from"
      )
    }
    let writer = ReportWriter(
      path: output(
        arguments["--output"].map { FileSystem.absolute($0, relativeTo: here) + ($0.hasSuffix("/") ? "/" : "") }, places
      ),
      placement: arguments.has("--inline") ? .inlined : arguments.has("--beside") ? .beside : nil)
    let outcome = try writer.write(try ReportBuilder(places).model())
    if arguments.has("--json") { try Console.json(outcome) } else { Console.output(text(outcome)) }
    if arguments.has("--open") { try open(outcome.report) }
    return .success
  }

  /// The results' file names its folder.
  private static func artifacts(_ path: String) -> String {
    FileSystem.isDirectory(path) || !path.hasSuffix(".json") ? path : FileSystem.split(path).folder
  }

  private static func output(_ path: String?, _ places: ReportPlaces) -> String {
    guard let path else { return places.artifacts + "/report.html" }
    if path.hasSuffix("/") { return path + "index.html" }
    return FileSystem.isDirectory(path) ? path + "/index.html" : path
  }

  private static func text(_ outcome: ReportWriter.Outcome) -> String {
    let counts = ["failed", "changed", "new", "unreferenced", "unchanged"].map { "\($0): \(outcome.counts[$0] ?? 0)" }
    let size = { (bytes: Int) in
      bytes < 100_000 ? "\((bytes + 999) / 1000) kB" : "\(NumberText.short(Double(bytes / 10_000) / 100)) MB"
    }
    let pictures = outcome.pictures.map { ", \(size(outcome.pictureBytes)) of pictures in \($0)" } ?? ", pictures in it"
    return "\(outcome.report) (\(size(outcome.bytes))\(pictures))\n" + counts.joined(separator: ", ")
      + outcome.notes.map { "\nnote: " + $0 }.joined()
  }

  private static func open(_ path: String) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["xdg-open", path]
    (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 {
      throw UnusableError(
        "no browser was opened (xdg-open ended with \(process.terminationStatus)); open \(path) yourself")
    }
  }
}
