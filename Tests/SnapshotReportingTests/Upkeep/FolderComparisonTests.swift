import Graphics
import PNGCoding
import SnapshotCore
import XCTest

@testable import SnapshotReporting

final class FolderComparisonTests: XCTestCase {
  private var package: UpkeepPackage!
  override func setUpWithError() throws { package = try UpkeepPackage() }
  override func tearDown() { package = nil }

  private func picture(_ width: Int = 10, marked: Int = 0, effort: PNG.Effort = .small) throws -> [UInt8] {
    let bitmap = Bitmap(width: width, height: 10)!
    bitmap.storage.withMutableBytes { bytes in
      for i in 0..<width * 10 {
        for c in 0..<4 { bytes[i * 4 + c] = c == 3 ? 255 : i < marked ? 199 : 200 }
      }
    }
    return try PNG.encode(bitmap, effort: effort)
  }

  private func compare(_ tolerance: SnapshotTolerance = .exact, output: String? = nil) throws -> FolderComparison {
    try FolderComparison(package.folder + "/a", package.folder + "/b", tolerance: tolerance, output: output)
  }

  func testFilesArePairedByTheirPath() throws {
    for side in ["a", "b"] {
      try package.write(picture(), side + "/T/same.png")
      try package.write(picture(effort: side == "a" ? .small : .fast), side + "/T/recompressed.png")
      try package.write(picture(marked: side == "a" ? 0 : 3), side + "/T/off.png")
      try package.write(picture(side == "a" ? 10 : 12), side + "/T/wide.png")
      try package.write("one\n\(side)\nthree\n", side + "/T/off.tree")
      try package.write("one\(side == "a" ? "\n" : "\r\n")", side + "/T/ends.txt")
      try package.write([0, side == "a" ? 1 : 2], side + "/T/bytes")
      try package.write("version https://git-lfs.github.com/spec/v1\n\(side)", side + "/T/pointer.png")
      try package.write(side, side + "/\(side).txt")
      try package.write(side, side + "/.hidden")
    }
    let comparison = try compare()
    XCTAssertFalse(comparison.passes)
    XCTAssertEqual(comparison.same, ["T/recompressed.png", "T/same.png"])
    XCTAssertEqual(comparison.onlyInA, ["a.txt"])
    XCTAssertEqual(comparison.onlyInB, ["b.txt"])
    XCTAssertEqual(
      comparison.text(("a", "b")),
      """
      different     6
        T/bytes: other bytes, 2 bytes in both
        T/ends.txt: 1 line removed, 1 line added
        T/off.png: 3 of 100 pixels (3 %), within x 0…2, y 0…0, largest channel difference 1
        T/off.tree: 1 line removed, 1 line added
        T/pointer.png: \(package.folder)/a/T/pointer.png: the file is a Git LFS pointer, not the file it stands for; run `git lfs pull`
        T/wide.png: sizes differ, 10 × 10 and 12 × 10 px: 20 of 120 pixels (17 %), within x 10…11, y 0…9
      only in A     1
        a.txt
      only in B     1
        b.txt
      same          2
      A             a
      B             b
      """)
  }

  func testToleranceAndWhatIsShown() throws {
    for side in ["a", "b"] {
      try package.write(picture(marked: side == "a" ? 0 : 3), side + "/off.png")
      try package.write("one\n\(side)\n", side + "/off.tree")
    }
    let output = package.folder + "/out"
    let comparison = try compare(SnapshotTolerance(maxPixels: 3), output: output)
    XCTAssertEqual(comparison.similar.map(\.path), ["off.png"])
    XCTAssertEqual(comparison.different.map(\.path), ["off.tree"])
    XCTAssertEqual(comparison.different[0].shown, output + "/off.tree.diff")
    XCTAssertEqual(
      String(decoding: try FileSystem.read(output + "/off.tree.diff"), as: UTF8.self), "@@ -1,2 +1,2 @@\n one\n-a\n+b\n"
    )
    XCTAssertNoThrow(try PNG.decode(FileSystem.read(output + "/off.png")))
  }

  func testTheSameFoldersPass() throws {
    for side in ["a", "b"] { try package.write(picture(), side + "/x.png") }
    XCTAssert(try compare().passes)
    XCTAssertEqual(try compare().text(("a", "b")), "different     0\nonly in A     0\nonly in B     0\nsame          1")
  }
}
