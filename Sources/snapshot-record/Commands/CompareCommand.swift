import Foundation
import SnapshotCore
import SnapshotReporting

/// `compare A B [-o DIFF]`
enum CompareCommand: Command {
  static let description = CommandDescription(
    name: "compare", summary: "Compare two files or two folders",
    discussion:
      "Pictures are compared by their pixels, texts by their lines, other files by their bytes. Of two folders the "
      + "files of one relative path are compared; hidden ones are left out. The exit status is 1 when anything differs.",
    operands: [
      .init(name: "A", values: .file(ending: nil), summary: "the reference, or a folder of them"),
      .init(name: "B", values: .file(ending: nil), summary: "what is compared with it"),
    ],
    options: [
      .value(
        "-o", "--output", value: "DIFF", .file(ending: nil),
        summary: "gets the picture, or the lines, of what differs; a folder of them for two folders"),
      .value(
        "--max-channel-delta", value: "N", .number,
        summary: "pixels pass that are off by at most N of 255 in each channel"),
      .value(
        "--max-delta-e", value: "X", .number,
        summary: "pixels pass that are off by at most X in colour (ΔE, 100 times the distance in OKLab)"),
      .value("--max-pixels", value: "N", .number, summary: "so many pixels may differ"),
      .value("--max-fraction", value: "X", .number, summary: "such a share of the pixels may differ, 0 to 1"),
      .json,
    ])

  static func run(_ arguments: Arguments) throws -> ExitStatus {
    let (a, b) = (arguments.positional[0], arguments.positional[1])
    switch (FileSystem.isDirectory(a), FileSystem.isDirectory(b)) {
    case (true, true): return try folders(a, b, arguments)
    case (false, false): return try files(a, b, arguments)
    case (let isFolder, _):
      let (folder, file) = isFolder ? (a, b) : (b, a)
      guard FileSystem.exists(file) else { throw UnusableError("there is no \(file) to compare \(folder) with") }
      throw UnusableError("compare takes two files or two folders; \(folder) is a folder, and \(file) is none")
    }
  }

  private static func tolerance(_ arguments: Arguments) throws -> SnapshotTolerance {
    let tolerance = SnapshotTolerance(
      maxChannelDelta: try arguments.number("--max-channel-delta", Int.self) ?? 0,
      maxDeltaE: try arguments.number("--max-delta-e", Double.self),
      maxPixels: try arguments.number("--max-pixels", Int.self) ?? 0,
      maxFraction: try arguments.number("--max-fraction", Double.self))
    if let problem = tolerance.problems.first {
      let options = [
        "maxChannelDelta": "--max-channel-delta", "maxDeltaE": "--max-delta-e", "maxPixels": "--max-pixels",
        "maxFraction": "--max-fraction",
      ]
      throw UnusableError(
        "\(options[problem.name] ?? problem.name) \(problem.value) cannot be; it may be \(problem.legal)")
    }
    return tolerance
  }

  private static func output(_ arguments: Arguments) -> String? {
    arguments["--output"].map { FileSystem.absolute($0, relativeTo: FileSystem.currentDirectory) }
  }

  private static func folders(_ a: String, _ b: String, _ arguments: Arguments) throws -> ExitStatus {
    func absolute(_ path: String) -> String { FileSystem.absolute(path, relativeTo: FileSystem.currentDirectory) }
    let comparison = try FolderComparison(
      absolute(a), absolute(b), tolerance: try tolerance(arguments), output: output(arguments)
    ) { done, count in
      if done % 20 == 0 { Console.status("\(done) of \(count)") }
    }
    Console.clearStatus()
    if arguments.has("--json") {
      try Console.json(comparison)
    } else {
      Console.output(comparison.text((a, b)))
    }
    return comparison.passes ? .success : .differences
  }

  private static func files(_ a: String, _ b: String, _ arguments: Arguments) throws -> ExitStatus {
    let comparison = try FileComparison(a, b, tolerance: try tolerance(arguments))
    if let path = output(arguments), let shown = try comparison.difference() {
      try FileSystem.write(shown.bytes, to: path)
    }
    if arguments.has("--json") {
      try Console.json(Report(comparison))
    } else {
      var text =
        comparison.name + (comparison.numbers.map { (comparison.name == "sizes differ" ? ", " : ": ") + $0 } ?? "")
      let hunks = arguments["--output"] == nil ? comparison.hunks(maximum: 120) : ""
      if !hunks.isEmpty { text += "\n" + hunks }
      Console.output(text)
    }
    return comparison.passes ? .success : .differences
  }

  /// The JSON form.
  private struct Report: Encodable {
    struct Size: Encodable { var width, height: Int }
    var result: String
    var passes: Bool
    var sizes: [Size]?
    var pixels, toleratedPixels: Int?
    var fraction: Double?
    var bounds: PixelRect?
    var largestChannelDelta: Int?
    var removedLines, addedLines: Int?

    init(_ comparison: FileComparison) {
      (result, passes) = (comparison.name, comparison.passes)
      switch comparison.content {
      case .same, .bytes: break
      case .texts(let difference, _, _): (removedLines, addedLines) = (difference.removed.count, difference.added.count)
      case .pictures(let comparison, let a, let b):
        let d = comparison.difference
        sizes = [Size(width: a.width, height: a.height), Size(width: b.width, height: b.height)]
        (pixels, toleratedPixels, fraction) = (d?.count ?? 0, d?.toleratedCount ?? 0, d?.fraction ?? 0)
        (bounds, largestChannelDelta) = (d?.bounds, d?.largestChannelDelta ?? 0)
      }
    }
  }
}
