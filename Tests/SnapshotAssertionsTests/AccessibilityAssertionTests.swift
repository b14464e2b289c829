@testable import SnapshotAssertions
@testable import SnapshotCore
import SwiftUI
import Testing
import XCTest

/// The faces of the accessibility tree, as a test uses them.
final class AccessibilityAssertionTests: XCTestCase {
  private func issues(_ body: () throws -> Void) rethrows -> [String] {
    let probe = AssertionProbe()
    try probe.run(session(probe), body)
    return probe.messages
  }
  private func session(_ probe: AssertionProbe) -> SnapshotSession {
    probe.session(["SNAPSHOT_ARTIFACTS": probe.folder + "/artifacts"])
  }

  func testAViewThatAnyoneCanUsePasses() {
    XCTAssertEqual(issues { XCTAssertAccessible(of: Text("Hello")) }, [])
  }

  func testEveryProblemIsNamedInOneFailure() {
    let found = issues {
      XCTAssertAccessible(
        of: VStack {
          Text("Pale").foregroundColor(Color(white: 0.8))
          Button {
          } label: {
            Image(systemName: "trash")
          }
        }, checks: [.contrast, .targetSize, .labels])
    }
    XCTAssertEqual(found.count, 1)
    let lines = found.first?.split(separator: "\n").map(String.init) ?? []
    XCTAssertEqual(lines.first, "3 accessibility problems (contrast 1, targetSize 1, labels 1)")
    XCTAssertEqual(lines.count, 5)
    XCTAssertTrue(lines[1].contains("contrast: Text \"Pale\""), "\(lines)")
    XCTAssertTrue(lines[2].contains("targetSize: button \"trash\""), "\(lines)")
    XCTAssertTrue(lines[3].contains("labels: button \"trash\""), "\(lines)")
  }

  func testEveryProblemIsMarkedInAPicture() throws {
    let probe = AssertionProbe()
    func check(_ shade: Double) {
      for _ in 0..<2 {
        XCTAssertAccessible(
          of: VStack {
            Text("Pale").foregroundColor(Color(white: shade))
            Button("+") {}
          }, checks: shade > 0.5 ? [.contrast, .targetSize] : .targetSize, excluding: shade > 0.5 ? [] : ["+"],
          layout: .fixed(width: 200, height: 120), testName: "testEveryProblemIsMarkedInAPicture()")
      }
    }
    probe.run(session(probe)) { check(0.8) }
    let folder = probe.folder + "/artifacts/AccessibilityAssertionTests/testEveryProblemIsMarkedInAPicture."
    for (message, name) in zip(probe.messages, ["accessibility-problems", "accessibility-problems-2"]) {
      let file = folder + name + "/overlay.png"
      XCTAssert(message.hasSuffix("\n  overlay    \(file)"), message)
      let picture = try XCTUnwrap(ReferenceStore.read(file))
      // The legend is beside it.
      XCTAssertGreaterThan(picture.width, Int(200 * picture.scale) + Int(300 * picture.scale))
      XCTAssertGreaterThanOrEqual(picture.height, Int(120 * picture.scale))
    }
    XCTAssertEqual(probe.messages.count, 2)
    // A pass leaves nothing that looks like a failure.
    probe.run(session(probe)) { check(0) }
    XCTAssertEqual(probe.messages.count, 2)
    XCTAssertEqual(FileSystem.names(in: probe.folder + "/artifacts/AccessibilityAssertionTests"), [])
  }

  func testAViewThatCannotBeDrawnFails() {
    let found = issues { XCTAssertAccessible(of: Text("Hi"), layout: .fixed(width: 0, height: 10)) }
    XCTAssertEqual(found.count, 1)
    XCTAssertTrue(found[0].hasPrefix("the view could not be drawn"), found[0])
  }

  func testTheTextAndTheOverlayAreReferences() {
    let probe = AssertionProbe()
    func check(_ title: String, overlay: Bool = true, record: RecordMode? = nil) {
      probe.run(probe.session()) {
        XCTAssertAccessibilitySnapshot(
          of: Button(title) {}, named: "button", layout: .fixed(width: 100, height: 60), overlay: overlay,
          record: record)
      }
    }
    check("Buy", record: .all)
    XCTAssertEqual(probe.messages.count, 2)
    XCTAssertEqual(probe.references.count, 2)
    XCTAssertTrue(probe.references.contains { $0.hasSuffix(".button.accessibility") }, "\(probe.references)")
    XCTAssertTrue(probe.references.contains { $0.hasSuffix(".button-overlay.png") }, "\(probe.references)")
    check("Buy", record: .never)
    XCTAssertEqual(probe.messages.count, 2, "what was recorded passes")
    check("Sell", record: .never)
    XCTAssertEqual(probe.messages.count, 4)
    check("Sell", overlay: false, record: .never)
    XCTAssertEqual(probe.messages.count, 5)
  }

  func testATextThatDiffersLeavesTheMarkedPicture() throws {
    let probe = AssertionProbe()
    func check(_ isSwapped: Bool, record: RecordMode? = nil) {
      probe.run(session(probe)) {
        XCTAssertAccessibilitySnapshot(
          of: VStack {
            Text(isSwapped ? "B" : "A")
            Text(isSwapped ? "A" : "B")
          }, named: "pair", layout: .fixed(width: 100, height: 60), record: record,
          testName: "testATextThatDiffersLeavesTheMarkedPicture()")
      }
    }
    check(false, record: .all)
    check(true, record: .never)
    XCTAssertEqual(
      probe.issues.last,
      "Snapshot \"testATextThatDiffersLeavesTheMarkedPicture.pair\" differs: \"A\" moved after \"B\"")
    let file =
      probe.folder + "/artifacts/AccessibilityAssertionTests/testATextThatDiffersLeavesTheMarkedPicture.pair/actual.png"
    XCTAssert(probe.messages.last?.contains("  \(file)\n") == true, probe.messages.last ?? "")
    // The legend is beside the view.
    let picture = try XCTUnwrap(ReferenceStore.read(file))
    XCTAssertGreaterThan(picture.width, Int(400 * picture.scale))
    check(false, record: .never)
    XCTAssertFalse(FileSystem.exists(file), "a pass leaves nothing")
  }

  func testRenderAccessibility() async throws {
    let snapshot = try renderAccessibility(
      of: VStack {
        Text("Total"); Button("Buy") {}
      })
    XCTAssertEqual(snapshot.text, "\"Total\"\n\"Buy\" button\n")
    XCTAssertEqual(snapshot.elements.map(\.label), ["Total", "Buy"])
    XCTAssertEqual(snapshot.elements.map(\.traits), [[], ["button"]])
    XCTAssertGreaterThan(snapshot.overlay.width, snapshot.image.width)
  }
}

@Test func accessibilityIssuesInSwiftTesting() throws {
  let issues = try accessibilityIssues(of: Button("+") {}, checks: .targetSize)
  #expect(issues.map(\.kind) == [.targetSize])
}
