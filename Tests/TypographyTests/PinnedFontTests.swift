import Foundation
import XCTest

@testable import Typography

final class PinnedFontTests: XCTestCase {
  /// `scripts/setup` reads the table, SnapshotCore the Swift list: what one installs the other must accept.
  func testListAgreesWithTheTableOfSetup() throws {
    let table = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("scripts/fonts.tsv")
    let rows = try String(contentsOf: table, encoding: .utf8).split(separator: "\n").dropFirst()
      .map { $0.split(separator: "\t").map(String.init) }
    XCTAssertEqual(
      rows.map { Array($0[0...3]) + Array($0[5...6]) },
      PinnedFont.all.map {
        [$0.role.rawValue, $0.fileName, $0.version, $0.sha256, $0.package, $0.packageVersion]
      })
    XCTAssertEqual(Set(PinnedFont.all.map(\.role)), Set(PinnedFont.Role.allCases))
  }

  func testSetupUsesTheFoldersOfTheList() throws {
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("scripts/setup")
    let text = try String(contentsOf: script, encoding: .utf8)
    for name in [PinnedFont.folderVariable, PinnedFont.systemFolder, PinnedFont.folderInHome] {
      XCTAssertTrue(text.contains(name), name)
    }
  }

  func testBytesThatAreNoFontAreAnErrorThatNamesTheFile() throws {
    for bytes in [[], [0x00], [UInt8](repeating: 0x41, count: 5000), Array(try TestFonts.bytes(.upright).prefix(100))] {
      var source = try TestFonts.source()
      source.upright = bytes
      XCTAssertThrowsError(try FontLibrary(source)) {
        XCTAssertTrue("\($0)".contains("Inter.ttf"), "\($0)")
      }
    }
  }

  func testDamagedFontsNeverTrap() throws {
    let whole = try TestFonts.bytes(.upright)
    for length in [200, 4_000, 100_000, 400_000] {
      var source = try TestFonts.source()
      source.custom = ["Cut": Array(whole.prefix(length))]
      guard let library = try? FontLibrary(source) else { continue }
      let layout = library.layout("Damaged", .inter("Cut", 17), width: 20)
      XCTAssertTrue(layout.size.width.isFinite)
      _ = layout.commands
    }
  }
}
