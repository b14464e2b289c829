import SwiftUI
import XCTest

@testable import SnapshotCore

/// Taps and presses on whole views: who is touched, and who is asked first.
final class TapTests: XCTestCase {
  private struct Counter: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Text("\(count)")
        Button("Add") { count += 1 }
        Button("Take") { count -= 1 }.disabled(count == 0)
      }
    }
  }

  @MainActor func testAButtonIsTappedByItsText() async throws {
    let view = try DrivenView { Counter() }
    try view.interactor.tap("Add")
    try view.interactor.tap("Add")
    XCTAssertEqual(view.texts, ["2", "Add", "Take"])
    try view.interactor.tap("Take")
    XCTAssertEqual(view.texts.first, "1")
    XCTAssertEqual(view.now, 0)
  }

  @MainActor func testADisabledButtonIsNotTapped() async throws {
    let view = try DrivenView { Counter() }
    XCTAssertEqual(view.problem { try $0.tap("Take") }?.hasSuffix("disabled, so nothing can be done with it"), true)
    XCTAssertEqual(view.texts.first, "0")
  }

  @MainActor func testByIdentifierAndLabel() async throws {
    var log: [String] = []
    let view = try DrivenView {
      Button {
        log.append("share")
      } label: {
        Image(systemName: "square.and.arrow.up")
      }.accessibilityLabel("Share")
      Button("Open") { log.append("first") }.padding(4).accessibilityIdentifier("first")
      Button("Open") { log.append("second") }
    }
    try view.interactor.tap("Share")
    try view.interactor.tap("first")
    XCTAssertEqual(log, ["share", "first"])
    let problem = try XCTUnwrap(view.problem { try $0.tap("Open") })
    XCTAssertTrue(problem.hasPrefix("\"Open\" is the name of 2 elements"), problem)
  }

  @MainActor func testAnAbsentNameSaysWhatIsThere() async throws {
    let view = try DrivenView { Counter() }
    do {
      try view.interactor.tap("Ad")
      XCTFail("tapped")
    } catch {
      let lines = "\(error)".split(separator: "\n").map(String.init)
      XCTAssertEqual(lines[0], "there is no \"Ad\" to tap; did you mean \"Add\"?")
      XCTAssertEqual(lines.count, 5)
      XCTAssertTrue(lines[2].hasPrefix("  Text \"0\" ("), lines[2])
      XCTAssertTrue(lines[3].hasPrefix("  Button \"Add\" ("), lines[3])
      XCTAssertTrue(lines[4].hasPrefix("  Button \"Take\" (") && lines[4].hasSuffix(" disabled"), lines[4])
    }
  }

  @MainActor func testACoveredButtonSaysByWhat() async throws {
    let view = try DrivenView {
      ZStack {
        Button("Below") {}
        Color.red.accessibilityLabel("Curtain")
      }
    }
    let problem = try XCTUnwrap(view.problem { try $0.tap("Below") })
    XCTAssertTrue(problem.contains("is covered by element \"Curtain\""), problem)
    let open = try DrivenView {
      ZStack {
        Button("Below") {}
        Color.red.allowsHitTesting(false)
      }
    }
    XCTAssertNil(open.problem { try $0.tap("Below") })
  }

  @MainActor func testWhatTakesNoTouchIsNotTapped() async throws {
    let view = try DrivenView {
      Text("Plain")
      Button("Ghost") {}.opacity(0)
      Button("Silent") {}.allowsHitTesting(false)
      Text("Held").onLongPressGesture {}
    }
    XCTAssertEqual(view.problem { try $0.tap("Plain") }?.hasSuffix("does not react to a tap"), true)
    XCTAssertEqual(view.problem { try $0.tap("Ghost") }?.contains("takes no touch"), true)
    XCTAssertEqual(view.problem { try $0.tap("Silent") }?.contains("takes no touch"), true)
    XCTAssertEqual(view.problem { try $0.tap("Held") }?.hasSuffix("does not react to a tap"), true)
    XCTAssertEqual(view.problem { try $0.tap(at: CGPoint(x: CGFloat.nan, y: 0)) }?.contains("is no point"), true)
    XCTAssertNil(view.problem { try $0.longPress("Held", duration: 0.5) })
  }

  @MainActor func testARowIsTappedWhereSomethingIs() async throws {
    var taps = 0
    let view = try DrivenView {
      HStack {
        Text("Left")
        Spacer()
        Text("Right")
      }
      .accessibilityIdentifier("row")
      .onTapGesture { taps += 1 }
    }
    // Nothing is drawn in the middle, so the row is touched on one of its texts.
    try view.interactor.tap("row")
    XCTAssertEqual(taps, 1)
    XCTAssertNotNil(view.problem { try $0.tap(at: CGPoint(x: 100, y: 100)) })
    let whole = try DrivenView {
      HStack {
        Text("Left")
        Spacer()
      }
      .contentShape(Rectangle()).onTapGesture { taps += 1 }
    }
    try whole.interactor.tap(at: CGPoint(x: 100, y: 100))
    XCTAssertEqual(taps, 2)
  }

  // MARK: - Who comes first

  @MainActor func testTheContentComesBeforeItsContainer() async throws {
    var log: [String] = []
    let view = try DrivenView {
      VStack {
        Button("Button") { log.append("button") }
        Text("Text").onTapGesture { log.append("text") }
        Text("Only the card")
      }
      .onTapGesture { log.append("card") }
    }
    try view.interactor.tap("Button")
    try view.interactor.tap("Text")
    try view.interactor.tap("Only the card")
    XCTAssertEqual(log, ["button", "text", "card"])
  }

  @MainActor func testHighPriorityAndSimultaneousGestures() async throws {
    var log: [String] = []
    func button(_ name: String) -> some View { Button(name) { log.append("button") } }
    let view = try DrivenView {
      button("high").highPriorityGesture(TapGesture().onEnded { log.append("high") })
      button("beside").simultaneousGesture(TapGesture().onEnded { log.append("beside") })
      button("mask").gesture(TapGesture().onEnded { log.append("mask") }, including: .gesture)
      button("off").gesture(TapGesture().onEnded { log.append("off") }, including: .subviews)
    }
    for name in ["high", "beside", "mask", "off"] {
      log.append(name + ":")
      try view.interactor.tap(name)
    }
    XCTAssertEqual(log, ["high:", "high", "beside:", "button", "beside", "mask:", "mask", "off:", "button"])
  }

  @MainActor func testADoubleTapAndASingleOne() async throws {
    var log: [String] = []
    let view = try DrivenView {
      Text("Photo").onTapGesture(count: 2) { log.append("double") }.onTapGesture { log.append("single") }
    }
    try view.interactor.tap("Photo")
    XCTAssertEqual(log, ["single"])
    XCTAssertEqual(view.now, 0.35, accuracy: 1e-9)
    try view.interactor.doubleTap("Photo")
    XCTAssertEqual(log, ["single", "double"])
    let button = try DrivenView { Button("Add") { log.append("add") } }
    try button.interactor.doubleTap("Add")
    XCTAssertEqual(log.suffix(2), ["add", "add"])
  }

  @MainActor func testATapKnowsItsPlaceInTheView() async throws {
    var places: [CGPoint] = []
    let view = try DrivenView {
      Color.red.frame(width: 40, height: 40).onTapGesture { places.append($0) }.scaleEffect(2)
    }
    try view.interactor.tap(at: CGPoint(x: 70, y: 120))
    // The square is 80 points wide on the picture, from 60 to 140; half of that in its own space.
    XCTAssertEqual(places, [CGPoint(x: 5, y: 30)])
  }

  @MainActor func testATapKnowsItsPlaceInANamedSpace() async throws {
    var places: [CGPoint] = []
    let view = try DrivenView {
      Color.red.frame(width: 40, height: 40).onTapGesture(coordinateSpace: .named("box")) { places.append($0) }
        .padding(10).coordinateSpace(name: "box")
      Color.blue.frame(width: 40, height: 40).onTapGesture(coordinateSpace: .global) { places.append($0) }
    }
    let frames = view.all.filter { $0.kind == "Color" }.map(\.frame)
    try view.interactor.tap(at: CGPoint(x: frames[0].minX + 5, y: frames[0].minY + 6))
    try view.interactor.tap(at: CGPoint(x: 100, y: frames[1].minY + 6))
    XCTAssertEqual(places, [CGPoint(x: 15, y: 16), CGPoint(x: 100, y: frames[1].minY + 6)])
  }

  // MARK: - Pressing

  private struct PressStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
      Text(configuration.isPressed ? "down" : "up")
    }
  }
  @MainActor func testAPressedButtonLooksPressed() async throws {
    var taps = 0
    let view = try DrivenView { Button("Press") { taps += 1 }.buttonStyle(PressStyle()) }
    XCTAssertEqual(view.texts, ["Press", "up"])
    try view.interactor.press("Press")
    XCTAssertEqual(view.texts, ["Press", "down"])
    XCTAssertEqual(view.problem { try $0.press("Press") }, "a finger is still down; release() lifts it")
    view.interactor.advance(by: 2)
    try view.interactor.release()
    XCTAssertEqual(view.texts, ["Press", "up"])
    XCTAssertEqual(taps, 1)
    // A finger that strays is none.
    try view.interactor.press("Press")
    try view.interactor.move(by: CGSize(width: 60, height: 0))
    XCTAssertEqual(view.texts, ["Press", "up"])
    try view.interactor.release()
    XCTAssertEqual(taps, 1)
    XCTAssertEqual(view.problem { try $0.release() }, "no finger is down; press(_:) puts one there")
  }

  @MainActor func testALongPressSaysWhenAFingerComesAndGoes() async throws {
    var log: [String] = []
    let view = try DrivenView {
      Text("Hold").onLongPressGesture(minimumDuration: 1) {
        log.append("held")
      } onPressingChanged: {
        log.append("\($0)")
      }
    }
    try view.interactor.press("Hold")
    XCTAssertEqual(log, ["true"])
    view.interactor.advance(by: 0.9)
    XCTAssertEqual(log, ["true"])
    view.interactor.advance(by: 0.1)
    XCTAssertEqual(log, ["true", "false", "held"])
    try view.interactor.release()
    log = []
    XCTAssertEqual(
      view.problem { try $0.longPress("Hold", duration: 0.5) }?.hasSuffix("long press of 0.5 seconds"), true)
    XCTAssertEqual(log, ["true", "false"])
  }
}
