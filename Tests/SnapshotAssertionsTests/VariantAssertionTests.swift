import SnapshotCore
import SwiftUI
import Synchronization
import XCTest

@testable import SnapshotAssertions

/// One view under several circumstances: a reference each, one message for all.
final class VariantAssertionTests: XCTestCase {
  private let variants = SnapshotVariant.matrix(
    .colorSchemes, .layouts(["narrow": .fixed(width: 10, height: 10), "wide": .fixed(width: 30, height: 10)]))

  /// The whole messages of one assertion.
  private func messages(_ probe: AssertionProbe, _ variables: [String: String] = [:], _ body: () -> Void) -> [String] {
    final class Caught: Sendable { let messages = Mutex<[String]>([]) }
    let caught = Caught()
    IssueReporter.$interceptor.withValue(.init { message, _ in caught.messages.withLock { $0.append(message) } }) {
      SnapshotAssertion.$session.withValue(
        probe.session(variables.merging(["SNAPSHOT_ARTIFACTS": probe.folder + "/artifacts"]) { a, _ in a }),
        operation: body)
    }
    return caught.messages.withLock { $0 }
  }

  private struct Tile: View {
    var light: Color
    @Environment(\.colorScheme) private var colorScheme
    var body: some View { colorScheme == .dark ? Color.blue : light }
  }

  func testEachVariantHasAReferenceAndAllFailuresAreOneMessage() throws {
    let probe = AssertionProbe()
    func assert(_ light: Color, sheet: Bool = false) -> [String] {
      messages(probe) {
        XCTAssertSnapshots(of: Tile(light: light), variants: variants, contactSheet: sheet, testName: "testTile()")
      }
    }
    let recorded = assert(.red)
    XCTAssertEqual(recorded.count, 1)
    XCTAssert(
      recorded[0].hasPrefix(
        "Snapshots \"testTile\": 4 of 4 variants were recorded just now: narrow, wide, dark-narrow, dark-wide\n"),
      "\(recorded)")
    XCTAssertEqual(
      probe.references.filter { $0.hasSuffix(".png") },
      ["dark-narrow", "dark-wide", "narrow", "wide"].map { "VariantAssertionTests/testTile.\($0).png" })
    XCTAssertEqual(assert(.red), [])

    let failed = assert(.green, sheet: true)
    XCTAssertEqual(failed.count, 1)
    let message = try XCTUnwrap(failed.first)
    XCTAssert(message.hasPrefix("Snapshots \"testTile\": 2 of 4 variants fail: narrow, wide\n"), message)
    XCTAssert(message.contains("Snapshot \"testTile.narrow\" differs"), message)
    XCTAssert(message.contains("Snapshot \"testTile.wide\" differs"), message)
    XCTAssertFalse(message.contains("dark-narrow"), message)
    let sheet = probe.folder + "/artifacts/VariantAssertionTests/testTile.contact-sheet/contact-sheet.png"
    XCTAssert(message.contains("contact sheet  " + sheet), message)
    XCTAssert(FileSystem.exists(sheet))
    XCTAssertEqual(assert(.red, sheet: true), [])
    XCTAssertFalse(FileSystem.exists(sheet), "a pass leaves no failure behind")
  }

  func testAVariantThatCannotBeDrawnDoesNotHideTheOthers() throws {
    let probe = AssertionProbe()
    let variants = [
      SnapshotVariant("none", layout: .fixed(width: 0, height: 1)),
      SnapshotVariant("some", layout: .fixed(width: 4, height: 4)),
    ]
    let said = messages(probe) { XCTAssertSnapshots(of: Color.red, variants: variants, contactSheet: true) }
    XCTAssertEqual(said.count, 1)
    XCTAssert(said[0].contains("1 of 2 variants fails: none; 1 of 2 variants was recorded just now: some"), said[0])
    XCTAssert(said[0].contains("contact-sheet.png"), said[0])
  }

  func testWhatCouldNotFailOrWouldShareAReferenceIsAnError() {
    let probe = AssertionProbe()
    let empty = messages(probe) {
      XCTAssertSnapshots(of: Color.red, variants: SnapshotVariant.matrix(.colorSchemes([])))
    }
    XCTAssertEqual(empty.count, 1)
    XCTAssert(empty[0].contains("no variants"), "\(empty)")
    let twice = messages(probe) {
      XCTAssertSnapshots(of: Color.red, variants: [SnapshotVariant("A"), SnapshotVariant("a")])
    }
    XCTAssert(twice.count == 1 && twice[0].contains("share a reference"), "\(twice)")
    let unnamed = messages(probe) { XCTAssertSnapshots(of: Color.red, variants: [SnapshotVariant("")]) }
    XCTAssert(unnamed.count == 1 && unnamed[0].contains("no name"), "\(unnamed)")
    XCTAssertEqual(probe.references, [])
  }

  func testContactSheetsShowAllVariantsAndAreSplit() throws {
    let pages = try renderContactSheets(of: Color.red, titled: "Tile", variants: variants)
    XCTAssertEqual(pages.count, 1)
    let page = try XCTUnwrap(pages.first)
    func count(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Int {
      var count = 0
      for y in 0..<page.height {
        for x in 0..<page.width {
          let p = page[x: x, y: y]
          if (p.red, p.green, p.blue) == (red, green, blue) { count += 1 }
        }
      }
      return count
    }
    // 10 × 10 and 30 × 10 points at 2 pixels per point, less a hairline of border.
    let red = try renderSnapshot(of: Color.red, layout: .fixed(width: 1, height: 1)).image[x: 0, y: 0]
    XCTAssertGreaterThan(count(red.red, red.green, red.blue), 1_200)
    let many = (0..<90).map { SnapshotVariant("v\($0)", layout: .fixed(width: 320, height: 560)) }
    let split = try renderContactSheets(of: Color.red, variants: many, traits: .displayScale(0.25))
    XCTAssertGreaterThan(split.count, 1)
    for page in split { XCTAssertLessThanOrEqual(max(page.width, page.height), 8_192) }
    XCTAssertEqual(try renderContactSheets(of: Color.red, variants: []).count, 0)
  }
}
