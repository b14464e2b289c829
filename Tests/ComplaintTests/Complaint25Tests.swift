import Graphics
import SwiftUI
import XCTest

@testable import SnapshotCore

/// A legend that leaves out the last element, cuts long labels, reads in another order than VoiceOver, or changes every
/// colour when one view is added, explains nothing. (C137, C138, C139, C143)
@MainActor final class Complaint25Tests: XCTestCase {
  private func snapshot(
    _ traits: SnapshotTraits = .default, _ layout: SnapshotLayout = .sizeInfo(.auto),
    @ViewBuilder _ view: () -> some View
  ) throws -> AccessibilitySnapshot {
    try accessibilityPicture(layout: layout, traits: traits, view: view).accessibility
  }
  private func texts(_ snapshot: AccessibilitySnapshot) -> (all: [String], truncated: [String]) {
    var all: [String] = [], truncated: [String] = []
    snapshot.overlayTree.node.forEach { node in
      guard case .text(let layout, let content) = node.content else { return }
      all.append(content.string)
      if layout.isTruncated || node.frame.width < layout.size.width - 0.5
        || node.frame.height < layout.size.height - 0.5
      {
        truncated.append(content.string)
      }
    }
    return (all, truncated)
  }

  func testTheLegendNamesEveryElementOnce() async throws {
    for count in [1, 2, 7, 40, 120] {
      let snapshot = try snapshot { VStack(spacing: 0) { ForEach(1...count, id: \.self) { Text("Row \($0)") } } }
      XCTAssertEqual(snapshot.elements.count, count)
      XCTAssertEqual(snapshot.legendCount, count)
      let texts = texts(snapshot).all
      for number in 1...count {
        XCTAssertTrue(texts.contains("Row \(number)"), "the legend of \(count) leaves out \(number)")
        XCTAssertTrue(texts.contains("\(number)"))
      }
      XCTAssertEqual(snapshot.text.split(separator: "\n").count, count)
    }
  }

  func testTheOrderIsThatOfSortPrioritiesThenOfTheView() async throws {
    let snapshot = try snapshot {
      VStack {
        Text("third")
        Text("first").accessibilitySortPriority(2)
        Text("fourth")
        Text("second").accessibilitySortPriority(1)
      }
    }
    XCTAssertEqual(snapshot.elements.map(\.label), ["first", "second", "third", "fourth"])
    XCTAssertEqual(snapshot.text, "\"first\"\n\"second\"\n\"third\"\n\"fourth\"\n")
  }

  func testColoursStayWhenAnUnrelatedViewIsAdded() async throws {
    let before = try snapshot { Order(hasBanner: false) }, after = try snapshot { Order(hasBanner: true) }
    XCTAssertEqual(after.elements.count, before.elements.count + 2)
    for element in before.elements {
      let same = try XCTUnwrap(after.elements.first { $0.label == element.label })
      XCTAssertNotEqual(same.frame, element.frame)
      XCTAssertEqual(ElementColor.color(of: same), ElementColor.color(of: element), element.label)
    }
    XCTAssertEqual(Set(before.elements.map { ElementColor.color(of: $0) }).count, before.elements.count)
    // The lines of what was there are the lines of before.
    let lines = after.text.split(separator: "\n"), old = before.text.split(separator: "\n")
    XCTAssertEqual(lines.filter { old.contains($0) }, old)
  }

  func testColoursAreLegibleUnderWhiteNumbers() async {
    for index in 0..<500 {
      let element = AccessibilityElement(
        label: "Element \(index)", labelSource: .words, frame: .zero, window: .zero, path: [])
      let color = ElementColor.color(of: element)
      let contrast = Luminance.contrast(Luminance.relative(color), 1)
      XCTAssertGreaterThan(contrast, 4.5, color.hex)
      XCTAssertGreaterThan(Luminance.contrast(Luminance.relative(color), 0), 4.4, color.hex)
    }
  }

  func testWithoutElementsThereIsNoLegend() async throws {
    let snapshot = try snapshot(.default, .fixed(width: 50, height: 40)) { Color.red }
    XCTAssertEqual(snapshot.elements, [])
    XCTAssertEqual(snapshot.legendCount, 0)
    XCTAssertEqual(snapshot.overlay, snapshot.image)
  }

  func testLongLabelsWrapAndAreNotCut() async throws {
    let long = String(repeating: "a rather long label ", count: 20) + String(repeating: "withoutanyspace", count: 12)
    for traits: SnapshotTraits in [.default, .dark, .rightToLeft, .dynamicType(.accessibility5)] {
      let snapshot = try snapshot(traits, .fixed(width: 200, height: 100)) {
        VStack {
          Button("OK") {}.accessibilityLabel(long).accessibilityHint(long)
          Text("Last")
        }
      }
      let found = texts(snapshot)
      XCTAssertEqual(found.truncated, [])
      XCTAssertTrue(found.all.contains(long))
      XCTAssertTrue(found.all.contains("hint: \"\(long)\""))
      XCTAssertEqual(snapshot.legendCount, 2)
    }
  }

  /// What `onAppear` changes is read, and a spring that has not come to its end changes nothing. (C141, C142)
  func testTheTreeIsThatOfTheViewAtRest() async throws {
    let first = try snapshot { Loading() }, second = try snapshot { Loading() }
    XCTAssertEqual(first.text, "\"Loaded\"\n")
    XCTAssertEqual(first.elements, second.elements)
    XCTAssertEqual(first.elements.first?.frame.width, 200)
    XCTAssertEqual(first.overlay, second.overlay)
  }
}

private struct Loading: View {
  @State private var text = "Loading"
  @State private var isWide = false
  var body: some View {
    Button {
    } label: {
      Text(text).frame(width: isWide ? 200 : 100)
    }
    .accessibilityRemoveTraits(.isButton)
    .onAppear {
      text = "Loaded"
      withAnimation(.spring(response: 2, dampingFraction: 0.2)) { isWide = true }
    }
  }
}

private struct Order: View {
  let hasBanner: Bool
  var body: some View {
    VStack {
      if hasBanner {
        Text("Banner")
        Button("Close") {}
      }
      Text("Total")
      Button("Buy") {}
      Toggle("Gift", isOn: .constant(true))
    }
  }
}
