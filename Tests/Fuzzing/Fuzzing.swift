import Foundation
import Graphics
import PNGCoding
import SnapshotCore
import ViewTree

// What libFuzzer calls with bytes of its own making, as often as it can. `scripts/fuzz` builds and runs it; FUZZ_TARGET
// says what is fuzzed. Nothing here may trap, and what each target promises is checked with preconditions.

// libFuzzer's own function (FuzzerInterface.h of compiler-rt); its pointers and numbers are passed alike in Swift and C.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ argc: UnsafeMutablePointer<CInt>,
  _ argv: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ callback: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

@main enum Fuzzing {
  static func main() {
    var (count, arguments) = (CommandLine.argc, CommandLine.unsafeArgv)
    exit(
      runDriver(&count, &arguments) { start, count in
        target(Array(UnsafeBufferPointer(start: start, count: count)))
        return 0
      })
  }
}

private let target: @Sendable ([UInt8]) -> Void =
  switch ProcessInfo.processInfo.environment["FUZZ_TARGET"] {
  case "png": fuzzPNG
  case "comparator": fuzzComparator
  case "node": fuzzNode
  case "tree": fuzzTree
  case let other: fatalError("FUZZ_TARGET is \(other ?? "not set"); it may be png, comparator, node or tree")
  }

/// Any bytes: an error or a picture, and a picture comes back the same from what it is written as.
@Sendable private func fuzzPNG(_ bytes: [UInt8]) {
  guard let picture = try? PNG.decode(bytes), picture.width * picture.height <= 1 << 20 else { return }
  guard let written = try? PNG.encode(picture, effort: .fast), let again = try? PNG.decode(written) else {
    preconditionFailure("a picture that was read could not be written and read again")
  }
  precondition(again == picture)
}

/// Two pictures, a tolerance and areas out of the bytes: both orders come to the same numbers.
@Sendable private func fuzzComparator(_ bytes: [UInt8]) {
  var rest = bytes[...]
  func next() -> Int { Int(rest.popFirst() ?? 0) }
  func picture(_ width: Int, _ height: Int) -> Bitmap? {
    guard let bitmap = Bitmap(width: width, height: height, scale: 1) else { return nil }
    bitmap.storage.withMutableBytes { pixels in
      for i in stride(from: 0, to: pixels.count, by: 4) {
        let alpha = next()
        // Premultiplied: no channel is above alpha.
        for c in 0..<3 { pixels[i + c] = UInt8(min(next(), alpha)) }
        pixels[i + 3] = UInt8(alpha)
      }
    }
    return bitmap
  }
  let tolerance = SnapshotTolerance(
    maxChannelDelta: next(), maxDeltaE: next() < 128 ? nil : Double(next()) / 8, maxPixels: next(),
    maxFraction: next() < 128 ? nil : Double(next()) / 255, maxDensity: Double(next()) / 255, densityWindow: next())
  let ignored = (0..<next() % 3).map { _ in
    PixelRect(x: next() - 128, y: next() - 128, width: next() - 64, height: next() - 64)
  }
  guard let a = picture(next() % 24 + 1, next() % 24 + 1), let b = picture(next() % 24 + 1, next() % 24 + 1) else {
    return
  }
  let forth = Comparison.compare(a, b, tolerance: tolerance, ignoring: ignored)
  let back = Comparison.compare(b, a, tolerance: tolerance, ignoring: ignored)
  precondition(forth.passes == back.passes)
  precondition(forth.difference?.count == back.difference?.count)
  precondition(forth.difference?.largestChannelDelta == back.difference?.largestChannelDelta)
  precondition(forth.difference?.bounds == back.difference?.bounds)
  if let difference = forth.difference { _ = DifferenceImage.draw(difference, over: a, actual: b) }
}

/// A document of view nodes: an error or a node that prints itself.
@Sendable private func fuzzNode(_ bytes: [UInt8]) {
  guard let document = try? ViewNodeDocument(json: Data(bytes), image: { _ in throw CocoaError(.fileNoSuchFile) })
  else { return }
  _ = document.root.dump()
}

/// A recorded tree: an error or a tree, and a tree comes back the same from what it is written as.
@Sendable private func fuzzTree(_ bytes: [UInt8]) {
  guard let tree = try? SnapshotTree(parsing: String(decoding: bytes, as: UTF8.self)) else { return }
  guard let again = try? SnapshotTree(parsing: tree.text) else {
    preconditionFailure("a tree that was read could not be written and read again")
  }
  precondition(again == tree)
}
