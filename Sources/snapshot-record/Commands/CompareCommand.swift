import Graphics
import PNGCoding
import SnapshotCore

/// `compare A B [-o DIFF]`
enum CompareCommand: Command {
  static let description = CommandDescription(
    name: "compare", summary: "Compare two PNG files",
    operands: [
      .init(name: "A", values: .file(ending: "png"), summary: "the reference"),
      .init(name: "B", values: .file(ending: "png"), summary: "the picture that is compared with it"),
    ],
    options: [
      .value("-o", "--output", value: "DIFF", .file(ending: "png"), summary: "gets the picture of what differs"),
      .value(
        "--max-channel-delta", value: "N", .number,
        summary: "pixels pass that are off by at most N of 255 in each channel"),
      .value(
        "--max-delta-e", value: "X", .number, summary: "pixels pass that are off by at most X in colour (ΔE 2000)"),
      .value("--max-pixels", value: "N", .number, summary: "so many pixels may differ"),
      .value("--max-fraction", value: "X", .number, summary: "such a share of the pixels may differ, 0 to 1"),
      .json,
    ])

  static func run(_ arguments: Arguments) throws -> ExitStatus {
    let (a, b) = (try read(arguments.positional[0]), try read(arguments.positional[1]))
    let comparison = Comparison.compare(a, b, tolerance: try tolerance(arguments))
    if let path = arguments["--output"], let difference = comparison.difference {
      try write(DifferenceImage.draw(difference, over: a, actual: b), to: path)
    }
    if arguments.has("--json") {
      try Console.json(Report(comparison, a, b))
    } else {
      Console.output(Report.text(comparison, a, b))
    }
    return comparison.passes ? .success : .differences
  }

  private static func tolerance(_ arguments: Arguments) throws -> SnapshotTolerance {
    SnapshotTolerance(
      maxChannelDelta: try arguments.number("--max-channel-delta", Int.self) ?? 0,
      maxDeltaE: try arguments.number("--max-delta-e", Double.self),
      maxPixels: try arguments.number("--max-pixels", Int.self) ?? 0,
      maxFraction: try arguments.number("--max-fraction", Double.self))
  }

  private static func read(_ path: String) throws -> Bitmap {
    let bytes = try FileSystem.read(path)
    do throws(PNGError) { return try PNG.decode(bytes) } catch {
      throw UnusableError("\(path): \(error); \(error.remedy)")
    }
  }

  private static func write(_ picture: Bitmap, to path: String) throws {
    let absolute = FileSystem.absolute(path, relativeTo: FileSystem.currentDirectory)
    try FileSystem.write(try PNG.encode(picture), to: absolute)
  }

  /// The JSON form, and the words of the other one.
  private struct Report: Encodable {
    struct Size: Encodable { var width, height: Int }
    var result: String
    var passes: Bool
    var sizes: [Size]
    var pixels: Int
    var toleratedPixels: Int
    var fraction: Double
    var bounds: PixelRect?
    var largestChannelDelta: Int

    init(_ comparison: Comparison, _ a: Bitmap, _ b: Bitmap) {
      let d = comparison.difference
      result = Report.name(comparison)
      passes = comparison.passes
      sizes = [Size(width: a.width, height: a.height), Size(width: b.width, height: b.height)]
      (pixels, toleratedPixels, fraction) = (d?.count ?? 0, d?.toleratedCount ?? 0, d?.fraction ?? 0)
      (bounds, largestChannelDelta) = (d?.bounds, d?.largestChannelDelta ?? 0)
    }

    private static func name(_ comparison: Comparison) -> String {
      switch comparison {
      case .identical: "identical"
      case .similar: "similar"
      case .different: "different"
      case .sizesDiffer: "sizes differ"
      case .sizesTooFarApart: "sizes too far apart"
      case .nothingToCompare: "nothing to compare"
      }
    }

    static func text(_ comparison: Comparison, _ a: Bitmap, _ b: Bitmap) -> String {
      let numbers = comparison.difference.map { ": " + FailureMessage.numbers($0) } ?? ""
      if case .sizesDiffer = comparison {
        return "sizes differ, \(a.width) × \(a.height) and \(b.width) × \(b.height) px" + numbers
      }
      return name(comparison) + numbers
    }
  }
}
