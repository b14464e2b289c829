import SwiftUI
import XCTest

@testable import SnapshotCore

/// Where scroll views come to rest, and whom they tell.
final class ScrollingTests: XCTestCase {
  private struct Cells: View {
    var axis = Axis.Set.vertical
    var body: some View {
      let cells = ForEach(0..<10, id: \.self) {
        Color.red.frame(width: 100, height: 100).accessibilityIdentifier("cell \($0)")
      }
      if axis == .vertical {
        LazyVStack(spacing: 0) { cells }.scrollTargetLayout()
      } else {
        LazyHStack(spacing: 0) { cells }.scrollTargetLayout()
      }
    }
  }
  @MainActor private func origin(_ view: DrivenView) -> CGFloat {
    let first = view.all.first { $0.accessibilityIdentifier == "cell 0" }
    return first.map { max(-$0.frame.minY, -$0.frame.minX) } ?? .nan
  }

  private struct ByID: View {
    @State private var id: Int? = 2
    var body: some View {
      VStack(spacing: 0) {
        ScrollView { Cells() }.scrollPosition(id: $id).accessibilityIdentifier("scroll")
        Text(id.map { "at \($0)" } ?? "nowhere")
        Button("to 7") { id = 7 }
      }
    }
  }
  @MainActor func testABindingIsReadAndWritten() async throws {
    let view = try DrivenView(height: 400) { ByID() }
    XCTAssertEqual(view.texts.first, "at 2")
    XCTAssertEqual(origin(view), 0, "it is in sight")
    try view.interactor.drag("cell 1", by: CGSize(width: 0, height: -90), duration: 1)
    XCTAssertEqual(origin(view), 90, accuracy: 0.5)
    XCTAssertEqual(view.texts.first, "at 1")
    try view.interactor.tap("to 7")
    XCTAssertEqual(view.texts.first, "at 7")
    XCTAssertEqual(origin(view) + view.all.first { $0.kind == "ScrollView" }!.frame.height, 800, accuracy: 0.5)
    try view.interactor.scroll(to: "cell 9")
    // The view whose beginning is nearest to that of the scroll view.
    XCTAssertEqual(view.texts.first, "at \(Int((origin(view) / 100).rounded()))")
  }

  private struct ByPosition: View {
    @State private var position = ScrollPosition(idType: Int.self)
    var body: some View {
      VStack(spacing: 0) {
        ScrollView { Cells() }.scrollPosition($position)
        Text("\(position.viewID(type: Int.self) ?? -1) \(position.isPositionedByUser)")
        Button("end") { position.scrollTo(edge: .bottom) }
        Button("150") { position.scrollTo(y: 150) }
        Button("6") { position.scrollTo(id: 6, anchor: .top) }
      }
    }
  }
  @MainActor func testAScrollPosition() async throws {
    let view = try DrivenView(height: 400) { ByPosition() }
    let height = view.all.first { $0.kind == "ScrollView" }!.frame.height
    XCTAssertEqual(view.texts.first, "-1 false")
    try view.interactor.tap("end")
    XCTAssertEqual(origin(view), 1000 - height, accuracy: 0.5)
    try view.interactor.tap("150")
    XCTAssertEqual(origin(view), 150, accuracy: 0.5)
    try view.interactor.drag("cell 2", by: CGSize(width: 0, height: 120), duration: 1)
    XCTAssertEqual(view.texts.first, "0 true")
    try view.interactor.tap("6")
    XCTAssertEqual(origin(view), 600, accuracy: 0.5)
    XCTAssertEqual(view.texts.first, "6 false")
  }

  @MainActor func testPagesAndAlignedViews() async throws {
    let pages = try DrivenView { ScrollView(.horizontal) { Cells(axis: .horizontal) }.scrollTargetBehavior(.paging) }
    // The view is 200 wide: less than half a page goes back, more goes on, and no drag takes two.
    try pages.interactor.drag("cell 1", by: CGSize(width: -90, height: 0), duration: 10)
    XCTAssertEqual(origin(pages), 0, accuracy: 0.5)
    try pages.interactor.drag("cell 1", by: CGSize(width: -110, height: 0), duration: 10)
    XCTAssertEqual(origin(pages), 200, accuracy: 0.5)
    try pages.interactor.drag("cell 2", by: CGSize(width: -80, height: 0), duration: 0.1)
    XCTAssertEqual(origin(pages), 400, accuracy: 0.5, "a flick")
    let aligned = try DrivenView { ScrollView { Cells() }.scrollTargetBehavior(.viewAligned) }
    try aligned.interactor.drag("cell 1", by: CGSize(width: 0, height: -70), duration: 10)
    XCTAssertEqual(origin(aligned), 100, accuracy: 0.5)
    let margins = try DrivenView {
      ScrollView { Cells() }.scrollTargetBehavior(.viewAligned(limitBehavior: .always)).contentMargins(.vertical, 30)
    }
    XCTAssertEqual(origin(margins), -30, accuracy: 0.5)
    try margins.interactor.drag("cell 1", by: CGSize(width: 0, height: -80), duration: 0.01)
    XCTAssertEqual(origin(margins), 70, accuracy: 0.5, "one view on, below the margin")
    struct Quarter: ScrollTargetBehavior {
      func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        target.rect.origin.y = (target.rect.origin.y / 25).rounded() * 25
      }
    }
    let own = try DrivenView { ScrollView { Cells() }.scrollTargetBehavior(Quarter()) }
    try own.interactor.drag("cell 1", by: CGSize(width: 0, height: -60), duration: 10)
    XCTAssertEqual(origin(own), 50, accuracy: 0.5)
  }

  @MainActor func testAnchors() async throws {
    let bottom = try DrivenView { ScrollView { Cells() }.defaultScrollAnchor(.bottom) }
    XCTAssertEqual(origin(bottom), 800, accuracy: 0.5)
    let small = try DrivenView {
      ScrollView { Color.red.frame(width: 50, height: 50).accessibilityIdentifier("cell 0") }.defaultScrollAnchor(
        .bottom)
    }
    XCTAssertEqual(origin(small), -75, accuracy: 75)
    XCTAssertEqual(
      small.all.first { $0.accessibilityIdentifier == "cell 0" }?.frame, CGRect(x: 75, y: 150, width: 50, height: 50))
    let role = try DrivenView { ScrollView { Cells() }.defaultScrollAnchor(.center, for: .initialOffset) }
    XCTAssertEqual(origin(role), 400, accuracy: 0.5)
    struct Growing: View {
      @State private var count = 5
      var body: some View {
        VStack(spacing: 0) {
          ScrollView {
            VStack(spacing: 0) {
              ForEach(0..<count, id: \.self) {
                Color.red.frame(width: 100, height: 100).accessibilityIdentifier("cell \($0)")
              }
            }
          }
          .defaultScrollAnchor(.bottom)
          .frame(height: 150)
          Button("more") { count += 1 }
        }
      }
    }
    let growing = try DrivenView { Growing() }
    let start = origin(growing)
    try growing.interactor.tap("more")
    XCTAssertEqual(origin(growing) - start, 100, accuracy: 0.5, "the end stays in sight")
    try growing.interactor.drag("cell 4", by: CGSize(width: 0, height: 40), duration: 1)
    let moved = origin(growing)
    try growing.interactor.tap("more")
    XCTAssertEqual(origin(growing), moved, accuracy: 0.5, "somebody is reading")
  }

  @MainActor func testObservers() async throws {
    var log: [String] = []
    let view = try DrivenView {
      ScrollView { Cells() }
        .contentMargins(.top, 10)
        .onScrollGeometryChange(for: CGFloat.self) {
          $0.contentOffset.y
        } action: {
          log.append("\(Int($0)) → \(Int($1))")
        }
        .onScrollPhaseChange { log.append("\($0) → \($1)") }
        .onScrollTargetVisibilityChange(idType: Int.self) { log.append("\($0)") }
    }
    XCTAssertEqual(log.sorted(), ["-10 → -10", "[0, 1]"])
    log = []
    try view.interactor.press("cell 1")
    try view.interactor.move(by: CGSize(width: 0, height: -70))
    try view.interactor.release()
    XCTAssertEqual(log.first, "idle → interacting")
    XCTAssertEqual(log.last, "interacting → idle")
    XCTAssertTrue(log.contains("[1, 2]"), "\(log)")
    XCTAssertTrue(log.contains("-10 → 60"), "\(log)")
  }

  @MainActor func testVisibilityOfAView() async throws {
    var log: [Bool] = []
    let view = try DrivenView {
      ScrollView {
        Color.blue.frame(height: 150).accessibilityIdentifier("top")
        Color.red.frame(height: 100).onScrollVisibilityChange(threshold: 0.9) { log.append($0) }
        Color.blue.frame(height: 500)
      }
    }
    XCTAssertEqual(log, [])
    try view.interactor.drag("top", by: CGSize(width: 0, height: -100), duration: 1)
    XCTAssertEqual(log, [true])
  }

  @MainActor func testNothingIsCutOffWhereClippingIsDisabled() async throws {
    func kinds(_ isDisabled: Bool) throws -> [String] {
      try DrivenView { ScrollView { Cells() }.scrollClipDisabled(isDisabled) }.all.map(\.kind)
    }
    XCTAssertTrue(try kinds(false).contains("viewport"))
    XCTAssertFalse(try kinds(true).contains("viewport"))
  }
}
