import Graphics
import PNGCoding
import XCTest

@testable import SnapshotCore

/// What may lie where a reference should be: one failure that says what it is and what to do, in each mode that does not
/// write, and the run goes on. Nothing of it is ever taken for a pass.
final class Complaint07Tests: XCTestCase {
  func testEachKindIsOneClearFailure() throws {
    let good = try Self.bytes(of: ScratchPackage.picture(1, side: 16))
    let cases: [(bytes: [UInt8], words: [String])] = [
      (
        Array("version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 9\n".utf8),
        ["Git LFS pointer", "git lfs pull"]
      ),
      (Array("<<<<<<< HEAD\nversion https://git-lfs.github.com/spec/v1\n=======\n".utf8), ["conflict", "resolve"]),
      ([], ["empty", "record"]),
      (Array(good.dropLast(20)), ["cut short"]),
      ([0xFF, 0xD8, 0xFF, 0xE0, 0, 16] + Array("JFIF".utf8), ["JPEG", "convert"]),
      (Array("hello".utf8), ["not a PNG"]),
    ]
    let package = try ScratchPackage()
    let path = package.references + "/MapTests/testMap.png"
    for (bytes, words) in cases {
      for mode in [RecordMode.never, .missing] {
        try FileSystem.write(bytes, to: path)
        let session = package.session()
        let result = package.verify(ScratchPackage.picture(1, side: 16), in: session, record: mode)
        XCTAssertEqual(result.state, .failed)
        for word in words + [path] {
          XCTAssertTrue(result.message?.contains(word) ?? false, "\(word) is not in: \(result.message ?? "passed")")
        }
        XCTAssertEqual(try FileSystem.read(path), bytes, "what lies there is not lost")
        // What was drawn is there to be looked at, whatever it was to be compared with (C44).
        let actual = package.path + "/.build/snapshots/MapTests/testMap/actual.png"
        XCTAssertEqual(try ReferenceStore.read(actual), ScratchPackage.picture(1, side: 16))
        try FileSystem.remove(actual)
        // The next assertion of the same run is judged as ever.
        XCTAssertEqual(
          package.verify(ScratchPackage.picture(2), package.identity("next"), in: session, record: .never).state,
          .failed)
      }
    }
  }

  private static func bytes(of picture: Bitmap) throws -> [UInt8] { Array(try picture.pngData()) }
}
