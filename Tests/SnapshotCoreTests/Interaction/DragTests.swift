import SwiftUI
import XCTest

@testable import SnapshotCore

/// Fingers that move: drags, scroll views, two fingers.
final class DragTests: XCTestCase {
  private struct Card: View {
    @State private var offset = CGSize.zero
    @GestureState private var isDragging = false
    var body: some View {
      Text(isDragging ? "moving" : "still")
        .frame(width: 60, height: 40).background(Color.yellow)
        .offset(offset)
        .gesture(
          DragGesture(coordinateSpace: .global)
            .updating($isDragging) { _, state, _ in state = true }
            .onChanged { offset = $0.translation })
    }
  }

  @MainActor func testACardFollowsTheFinger() async throws {
    let view = try DrivenView { Card() }
    try view.interactor.press("still")
    try view.interactor.move(by: CGSize(width: 30, height: 20))
    XCTAssertEqual(view.texts, ["moving"])
    try view.interactor.move(by: CGSize(width: 10, height: 0))
    try view.interactor.release()
    XCTAssertEqual(view.texts, ["still"])
    XCTAssertEqual(try view.frame("Text").midX, 140, accuracy: 0.5)
    XCTAssertEqual(try view.frame("Text").midY, 120, accuracy: 0.5)
    XCTAssertEqual(
      try view.frame("Text"), try XCTUnwrap(view.visibleFrame("Text")), "drawn beyond the root's own frame")
    // The gesture's own frame stays where it was; the finger goes to what is drawn.
    try view.interactor.drag("still", by: CGSize(width: -40, height: -20), duration: 0.5)
    XCTAssertEqual(try view.frame("Text").midX, 60, accuracy: 0.5)
    XCTAssertEqual(view.now, 0.5, accuracy: 1e-9)
  }

  private struct Numbered: View {
    let step: Int
    let report: (String) -> Void
    var body: some View {
      Color.red.gesture(DragGesture().onChanged { _ in report("step \(step)") })
    }
  }
  private struct Stepping: View {
    @State private var step = 0
    let report: (String) -> Void
    var body: some View {
      Numbered(step: step) {
        report($0)
        step += 1
      }
    }
  }
  @MainActor func testADragCallsTheNewestClosure() async throws {
    var log: [String] = []
    let view = try DrivenView { Stepping { log.append($0) } }
    try view.interactor.press(at: CGPoint(x: 100, y: 100))
    for _ in 0..<3 { try view.interactor.move(by: CGSize(width: 20, height: 0)) }
    try view.interactor.release()
    XCTAssertEqual(log, ["step 0", "step 1", "step 2"])
  }

  @MainActor func testADragAfterAPress() async throws {
    var log: [String] = []
    let view = try DrivenView {
      Color.red.accessibilityIdentifier("box").gesture(
        LongPressGesture(minimumDuration: 0.3).sequenced(before: DragGesture())
          .onEnded { if case .second(true, let drag?) = $0 { log.append("\(Int(drag.translation.width))") } })
    }
    XCTAssertNotNil(view.problem { try $0.drag("box", by: CGSize(width: 50, height: 0), duration: 0.2) })
    try view.interactor.drag("box", by: CGSize(width: 50, height: 0), duration: 0.2, hold: 0.3)
    XCTAssertEqual(log, ["50"])
  }

  @MainActor func testTwoFingers() async throws {
    var log: [String] = []
    let view = try DrivenView {
      Color.red.accessibilityIdentifier("map").gesture(
        MagnifyGesture().onEnded { log.append("×\($0.magnification)") }
          .simultaneously(with: RotateGesture().onEnded { log.append("\($0.rotation.degrees.rounded())°") }))
    }
    try view.interactor.magnify("map", by: 2)
    try view.interactor.rotate("map", by: .degrees(90))
    XCTAssertEqual(log, ["×2.0", "90.0°"])
    XCTAssertNotNil(view.problem { try $0.drag("map", by: CGSize(width: 50, height: 0), duration: 0.2) })
  }

  // MARK: - Scrolling

  private struct Rows: View {
    @State private var chosen = "none"
    var body: some View {
      VStack(spacing: 0) {
        Text(chosen).frame(height: 20)
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<20) { number in
              Button("Row \(number)") { chosen = "chosen \(number)" }.frame(width: 200, height: 30)
            }
          }
        }
      }
    }
  }
  @MainActor func testAFingerScrolls() async throws {
    let view = try DrivenView { Rows() }
    XCTAssertEqual(view.problem { try $0.tap("Row 10") }?.contains("is out of sight; scroll(to:)"), true)
    try view.interactor.drag(from: CGPoint(x: 100, y: 180), to: CGPoint(x: 100, y: 60), duration: 0.3)
    XCTAssertEqual(try view.interactor.element("Row 4").frame.midY, 20 + 4.5 * 30 - 120, accuracy: 1)
    XCTAssertEqual(view.texts.first, "none")
    try view.interactor.tap("Row 8")
    XCTAssertEqual(view.texts.first, "chosen 8")
    // Not further than the content goes.
    for _ in 0..<8 { try view.interactor.swipe(.up, on: nil) }
    XCTAssertEqual(try view.interactor.element("Row 19").frame.midY, 185, accuracy: 1)
    try view.interactor.swipe(.down, on: "Row 17")
    try view.interactor.scroll(to: "Row 0")
    XCTAssertEqual(try view.interactor.element("Row 0").frame.minY, 20, accuracy: 1e-9)
    try view.interactor.scroll(to: "Row 10")
    XCTAssertEqual(try view.interactor.element("Row 10").frame.maxY, 200, accuracy: 1e-9)
    try view.interactor.tap("Row 10")
    XCTAssertEqual(view.texts.first, "chosen 10")
  }

  @MainActor func testAScrollViewTakesNoFingerAcrossOrWhereItNeedNot() async throws {
    let short = try DrivenView { ScrollView { Text("Short") } }
    XCTAssertEqual(short.problem { try $0.swipe(.up, on: "Short") }?.hasSuffix("does not react to a swipe up"), true)
    let off = try DrivenView { ScrollView { Color.red.frame(height: 900) }.scrollDisabled(true) }
    XCTAssertNotNil(off.problem { try $0.swipe(.up, on: nil) })
    var inner = 0.0
    let nested = try DrivenView {
      ScrollView {
        ScrollView(.horizontal) { Color.red.frame(width: 600, height: 100).accessibilityIdentifier("wide") }
        Color.blue.frame(height: 600).accessibilityIdentifier("tall")
      }
    }
    try nested.interactor.drag(from: CGPoint(x: 150, y: 50), to: CGPoint(x: 50, y: 52), duration: 0.2)
    inner = try nested.interactor.element("wide").frame.minX
    XCTAssertEqual(inner, -100)
    XCTAssertEqual(try nested.interactor.element("wide").frame.minY, 0)
    try nested.interactor.drag(from: CGPoint(x: 150, y: 90), to: CGPoint(x: 150, y: 50), duration: 0.2)
    XCTAssertEqual(try nested.interactor.element("wide").frame.origin, CGPoint(x: -100, y: -40))
  }

  @MainActor func testFromRightToLeftContentBeginsOnTheRight() async throws {
    let view = try DrivenView(traits: .rightToLeft) {
      ScrollView(.horizontal) { HStack(spacing: 0) { ForEach(0..<10) { Text("Tile \($0)").frame(width: 50) } } }
    }
    func middle(_ name: String) throws -> CGFloat { try view.interactor.element(name).frame.midX }
    XCTAssertEqual(try middle("Tile 0"), 175, accuracy: 1)
    try view.interactor.drag(from: CGPoint(x: 60, y: 100), to: CGPoint(x: 160, y: 100), duration: 0.2)
    XCTAssertEqual(try middle("Tile 2"), 175, accuracy: 1)
    try view.interactor.scroll(to: "Tile 9")
    XCTAssertEqual(try middle("Tile 9"), 25, accuracy: 20)
    XCTAssertGreaterThanOrEqual(try view.interactor.element("Tile 9").frame.minX, 0)
  }

  private struct Jumping: View {
    let anchor: UnitPoint?
    var body: some View {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          Button("Jump") { proxy.scrollTo(12, anchor: anchor) }.frame(height: 20)
          ScrollView {
            VStack(spacing: 0) { ForEach(0..<20, id: \.self) { Text("Row \($0)").frame(height: 30) } }
          }
        }
      }
    }
  }
  @MainActor func testAProxyBringsAViewIntoSight() async throws {
    for (anchor, middle) in [(UnitPoint.top, 35.0), (.center, 110), (.bottom, 185), (nil, 185)]
      as [(UnitPoint?, Double)]
    {
      let view = try DrivenView { Jumping(anchor: anchor) }
      try view.interactor.tap("Jump")
      XCTAssertEqual(try view.interactor.element("Row 12").frame.midY, middle, accuracy: 1)
    }
  }

  private struct Positioned: View {
    @State private var id: Int? = 9
    var body: some View {
      VStack(spacing: 0) {
        Button("Third") { id = 3 }.frame(height: 20)
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<20, id: \.self) { Text("Row \($0)").frame(height: 30) } }
        }
        .scrollPosition(id: $id, anchor: .top)
      }
    }
  }
  @MainActor func testAPositionThatIsBound() async throws {
    let view = try DrivenView { Positioned() }
    XCTAssertEqual(try view.interactor.element("Row 9").frame.midY, 35, accuracy: 1)
    try view.interactor.tap("Third")
    XCTAssertEqual(try view.interactor.element("Row 3").frame.midY, 35, accuracy: 1)
  }

  private struct Pages: View {
    @State private var page = 0
    var body: some View {
      TabView(selection: $page) {
        ForEach(0..<3, id: \.self) { number in
          ZStack {
            Color.red
            Text("Page \(number)")
          }.tag(number)
        }
      }
      .tabViewStyle(.page)
    }
  }
  @MainActor func testASwipeTurnsThePage() async throws {
    let view = try DrivenView { Pages() }
    try view.interactor.swipe(.left, on: nil)
    XCTAssertEqual(view.texts, ["Page 1"])
    try view.interactor.swipe(.left, on: nil)
    try view.interactor.swipe(.left, on: nil)
    XCTAssertEqual(view.texts, ["Page 2"])
    try view.interactor.swipe(.right, on: nil)
    XCTAssertEqual(view.texts, ["Page 1"])
    // Slowly, and not half of the way: the page comes back.
    try view.interactor.drag(from: CGPoint(x: 120, y: 100), to: CGPoint(x: 60, y: 100), duration: 2)
    XCTAssertEqual(view.texts, ["Page 1"])
    XCTAssertNotNil(view.problem { try $0.swipe(.up, on: nil) })
  }
}
