import SwiftUI
import ViewTree
import XCTest

@testable import SnapshotCore

final class ElementFinderTests: XCTestCase {
  func testEditDistance() {
    for (a, b, distance) in [
      ("", "", 0), ("Save", "Save", 0), ("Sav", "Save", 1), ("kitten", "sitting", 3), ("ab", "ba", 2), ("é", "e", 1),
    ] {
      XCTAssertEqual(EditDistance.between(a, b, limit: 9), distance, "\(a) \(b)")
      XCTAssertEqual(EditDistance.between(b, a, limit: 9), distance, "\(b) \(a)")
    }
    XCTAssertGreaterThan(EditDistance.between("Save", "Something else", limit: 3), 3)
    let long = String(repeating: "a", count: 100_000)
    XCTAssertGreaterThan(EditDistance.between(long, long + "b", limit: 3), 3)
  }

  @MainActor private func finder<V: View>(@ViewBuilder _ view: () -> V) throws -> ElementFinder {
    let host = try DrivenView(width: 200, height: 400, view).host
    return ElementFinder(try XCTUnwrap(host.tree), size: host.size)
  }

  @MainActor func testTheListIsInReadingOrderAndCapped() async throws {
    let finder = try finder {
      VStack {
        Text("Title")
        HStack {
          Button("Left") {}
          Button("Right") {}.accessibilityIdentifier("right")
        }
        Text("Hidden").hidden()
      }
    }
    let lines = finder.list(finder.elements).map { String($0.prefix { $0 != "(" }) }
    XCTAssertEqual(lines, ["Text \"Title\" ", "Button \"Left\" ", "Button \"Right\" id: \"right\" "])
    let many = try self.finder { VStack(spacing: 0) { ForEach(0..<40) { Text("\($0)") } } }
    XCTAssertEqual(many.list(many.elements).count, 31)
    XCTAssertEqual(many.list(many.elements).last, "… and 10 more")
  }

  @MainActor func testWhatIsClose() async throws {
    let finder = try finder {
      VStack {
        Text("Save")
        Text("Save all documents")
        Text("Cancel").accessibilityIdentifier("cancel-button")
        Text("Unseen").hidden()
      }
    }
    XCTAssertEqual(finder.similar(to: "save"), ["Save", "Save all documents"])
    XCTAssertEqual(finder.similar(to: "cancel-buton"), ["cancel-button"])
    XCTAssertEqual(finder.similar(to: "Unsee"), [])
    XCTAssertEqual(finder.similar(to: "Something else altogether"), [])
  }

  @MainActor func testNames() async throws {
    let finder = try finder {
      VStack {
        Button {
        } label: {
          VStack {
            Text("Lisbon")
            Text("by the river")
          }
        }
        Text("A text that is long enough to be broken into several lines")
      }
    }
    XCTAssertEqual(try finder.element(named: "Lisbon, by the river", to: "tap").node.kind, "Button")
    XCTAssertEqual(try finder.element(named: "by the river", to: "tap").node.kind, "Text")
    // Line breaks of the layout are not part of the name.
    XCTAssertEqual(
      try finder.element(named: "A text that is long enough to be broken into several lines", to: "tap").node.kind,
      "Text")
    XCTAssertThrowsError(try finder.element(named: "", to: "tap"))
  }
}
