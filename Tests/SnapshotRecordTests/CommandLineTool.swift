import Foundation
import Graphics
import PNGCoding
import SnapshotCore

/// The built program, run in a folder of its own.
final class CommandLineTool {
  struct Outcome {
    var status: Int32
    var output: String
    var errors: String
  }
  let folder = FileSystem.absolute("tintype-\(UInt64.random(in: 0 ... .max))", relativeTo: NSTemporaryDirectory())

  init() throws { try FileSystem.makeDirectory(folder) }
  deinit { try? FileSystem.remove(folder) }

  /// SwiftPM puts the program beside the test bundle.
  static var program: URL {
    URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent("snapshot-record")
  }

  func run(_ arguments: String..., variables: [String: String] = [:]) throws -> Outcome {
    try run(arguments, variables: variables)
  }

  /// - Parameter input: a file that becomes standard input.
  func run(
    _ arguments: [String], program: URL? = nil, variables: [String: String] = [:], input: String? = nil
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = program ?? Self.program
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ProcessInfo.processInfo.environment
      .filter { !$0.key.hasPrefix("SNAPSHOT_") }.merging(variables) { $1 }
    // Files, since two pipes could fill up one while the other is read.
    let (output, errors) = (folder + "/.stdout", folder + "/.stderr")
    for path in [output, errors] { try FileSystem.write([], to: path) }
    process.standardOutput = FileHandle(forWritingAtPath: output)
    process.standardError = FileHandle(forWritingAtPath: errors)
    process.standardInput = input.flatMap { FileHandle(forReadingAtPath: $0) } ?? FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    func text(_ path: String) throws -> String { String(decoding: try FileSystem.read(path), as: UTF8.self) }
    return Outcome(status: process.terminationStatus, output: try text(output), errors: try text(errors))
  }

  func write(_ text: String, _ name: String) throws { try FileSystem.write(Array(text.utf8), to: folder + "/" + name) }

  /// A gray picture with the first `marked` pixels red.
  func writePicture(_ name: String, width: Int = 10, height: Int = 10, marked: Int = 0) throws {
    let bitmap = Bitmap(width: width, height: height)!
    bitmap.storage.withMutableBytes { bytes in
      for i in 0..<width * height {
        let pixel: [UInt8] = i < marked ? [255, 0, 0, 255] : [200, 200, 200, 255]
        for c in 0..<4 { bytes[i * 4 + c] = pixel[c] }
      }
    }
    try FileSystem.write(PNG.encode(bitmap), to: folder + "/" + name)
  }

  func picture(_ name: String) throws -> Bitmap { try PNG.decode(FileSystem.read(folder + "/" + name)) }
}
