import SnapshotCore
import ViewTree
import XCTest

@testable import SwiftUI

final class GaugeTests: XCTestCase {
  @MainActor func testMeaning() async throws {
    let stage = try ControlStage(
      Gauge(value: 30, in: 20...40) {
        Text("Speed")
      } currentValueLabel: {
        Text("30")
      } minimumValueLabel: {
        Text("20")
      } maximumValueLabel: {
        Text("40")
      }, width: 300)
    XCTAssertEqual(stage.texts, ["Speed", "20", "40", "30"])
    let semantics = try stage.semantics("Gauge")
    XCTAssertEqual(semantics.label, "Speed")
    XCTAssertEqual(semantics.value, "50%")
    XCTAssertEqual(stage.graph.warnings, [])
  }

  @MainActor func testValuesOutOfBounds() async throws {
    let outside = try ControlStage(Gauge(value: 3.0) { Text("a") }, width: 300)
    XCTAssertEqual(
      outside.graph.warnings, ["Gauge: the value 3.0 lies outside 0.0...1.0; it is drawn at the nearer end"])
    let none = try ControlStage(Gauge(value: Double.nan) { Text("a") }, width: 300)
    XCTAssertEqual(none.graph.failures.count, 1)
    XCTAssertEqual(try ControlStage(Gauge(value: 1.0, in: 1...1) { Text("a") }, width: 300).graph.failures.count, 1)
  }

  @MainActor func testRings() async throws {
    let ring = Gauge(value: 0.25) { Text("L") }.gaugeStyle(.accessoryCircularCapacity).tint(.red)
    XCTAssertEqual(try ControlStage(ring).tree.frame, CGRect(x: 0, y: 0, width: 58, height: 58))
    let bitmap = try picture(ring, traits: .platform(.iOS17))
    // Full on the right of the top, faint on its left.
    XCTAssertEqual(bitmap.rgb(54.5, 28), [255, 59, 48])
    XCTAssertEqual(bitmap.rgb(3, 28), [255, 196, 192])
    XCTAssertEqual(try ControlStage(Gauge(value: 0.25) { Text("L") }.gaugeStyle(.accessoryCircular)).texts, ["L"])
  }

  @MainActor func testBoundsOfARingHaveOneLine() async throws {
    let stage = try ControlStage(
      Gauge(value: -0.5, in: -1...0) {
        Text("L")
      } currentValueLabel: {
        Text("-0.5")
      } minimumValueLabel: {
        Text("-1")
      } maximumValueLabel: {
        Text("1 000")
      }
      .gaugeStyle(.accessoryCircular))
    let low = try XCTUnwrap(stage.all.first { $0.text == "-1" }).frame
    let high = try XCTUnwrap(stage.all.first { $0.text == "1 000" }).frame
    XCTAssertLessThan(low.height, 15)
    XCTAssertLessThan(high.height, 15)
    XCTAssertLessThanOrEqual(low.maxX, high.minX)
    XCTAssertLessThanOrEqual(high.maxX - low.minX, 30)
  }

  @MainActor func testAStyleOfOnesOwn() async throws {
    struct Words: GaugeStyle {
      func makeBody(configuration: Configuration) -> some View {
        Text("\(Int(configuration.value * 10)) of 10, \(configuration.currentValueLabel == nil ? "bare" : "labelled")")
      }
    }
    XCTAssertEqual(try ControlStage(Gauge(value: 0.7) { Text("a") }.gaugeStyle(Words())).texts, ["7 of 10, bare"])
  }

  // MARK: - Boxes

  @MainActor func testGroupBox() async throws {
    let stage = try ControlStage(GroupBox("Title") { Text("content") }, width: 300, .with { $0.platform = .iOS17 })
    XCTAssertEqual(stage.texts, ["Title", "content"])
    XCTAssertEqual(stage.all.first { $0.text == "Title" }?.frame.origin, CGPoint(x: 16, y: 16))
    XCTAssertEqual(stage.tree.frame.width, 300)
    let bare = try ControlStage(GroupBox { Color.red.frame(width: 50, height: 20) })
    XCTAssertEqual(bare.tree.frame, CGRect(x: 0, y: 0, width: 82, height: 52))
    struct Framed: GroupBoxStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          configuration.content
          configuration.label
        }
      }
    }
    XCTAssertEqual(
      try ControlStage(GroupBox("Title") { Text("content") }.groupBoxStyle(Framed())).texts, ["content", "Title"])
  }

  @MainActor func testContentUnavailableView() async throws {
    let stage = try ControlStage(
      ContentUnavailableView("No Mail", systemImage: "tray.fill", description: Text("New mail comes here.")),
      width: 300,
      height: 400)
    XCTAssertEqual(stage.texts, ["No Mail", "New mail comes here."])
    XCTAssertEqual(stage.tree.frame, CGRect(x: 0, y: 0, width: 300, height: 400))
    XCTAssertEqual(try XCTUnwrap(stage.all.first { $0.text == "No Mail" }).frame.midX, 150, accuracy: 0.5)
    let search = try ControlStage(ContentUnavailableView.search(text: "foo"), width: 350, height: 400)
    XCTAssertEqual(search.texts.first, "No Results for “foo”")
    XCTAssertEqual(try ControlStage(ContentUnavailableView.search, width: 350, height: 400).texts.first, "No Results")
    struct Empty: View {
      @State var taps = 0
      var body: some View {
        ContentUnavailableView {
          Label("Nothing \(taps)", systemImage: "star")
        } description: {
          Text("Try again.")
        } actions: {
          Button("Reload") { taps += 1 }
        }
      }
    }
    let empty = try ControlStage(Empty(), width: 300, height: 400)
    try empty.tap("Button", "Reload")
    XCTAssertTrue(empty.texts.contains("Nothing 1"))
  }

  // MARK: - Columns

  @MainActor func testSplitViewsAreStacks() async throws {
    struct Split: View {
      @State var column = NavigationSplitViewColumn.detail
      var body: some View {
        NavigationSplitView(preferredCompactColumn: $column) {
          Text("side").navigationTitle("Side")
        } detail: {
          Text("detail")
        }
      }
    }
    let stage = try ControlStage(Split(), width: 300, height: 400)
    XCTAssertTrue(stage.texts.contains("detail"))
    try stage.tap("Button", "Side")
    XCTAssertFalse(stage.texts.contains("detail"))
    XCTAssertTrue(stage.texts.contains("side"))
    let plain = try ControlStage(
      NavigationSplitView {
        Text("side")
      } content: {
        Text("content")
      } detail: {
        Text("detail")
      }, width: 300, height: 400)
    XCTAssertEqual(plain.texts, ["side"])
  }

  // MARK: - Time

  @MainActor func testProgressOfTime() async throws {
    struct Timed: View {
      @State var start = Date()
      var body: some View { ProgressView(timerInterval: start...(start + 100)) { Text("Timer") } }
    }
    let host = try SnapshotHost(
      layout: .fixed(width: 300, height: 100), traits: .default, resources: .shared(), until: .time(0),
      view: { Timed() })
    func found() -> (value: String?, texts: [String]) {
      var value: String?, texts: [String] = []
      host.tree?.forEach {
        if $0.semantics?.role == "ProgressView" { value = $0.semantics?.value }
        if let text = $0.text { texts.append(text) }
      }
      return (value, texts)
    }
    XCTAssertEqual(found().value, "100%")
    XCTAssertEqual(found().texts, ["Timer", "1:40"])
    host.advance(by: 25)
    XCTAssertEqual(found().value, "75%")
    XCTAssertEqual(found().texts, ["Timer", "1:15"])
  }

  // MARK: - What changes no picture

  @MainActor func testInertModifiersLeaveTheViewAlone() async throws {
    struct Page: View {
      @FocusState var isFocused: Bool
      @Namespace var space
      @State var count = 0
      var body: some View {
        Text("plain")
          .sensoryFeedback(.success, trigger: count)
          .sensoryFeedback(trigger: count) { old, new in new > old ? .increase : nil }
          .symbolEffect(.bounce, value: count)
          .symbolEffect(.variableColor.iterative.reversing, options: .repeating.speed(2), isActive: true)
          .symbolEffect(.pulse)
          .contentTransition(.symbolEffect(.replace.downUp))
          .transition(.symbolEffect(.appear))
          .hoverEffect(.lift)
          .onHover { _ in }
          .help("Help")
          .focusable()
          .focusEffectDisabled()
          .focusScope(space)
          .onKeyPress(.return) { .handled }
          .onKeyPress(keys: [.upArrow]) { $0.modifiers.contains(.shift) ? .handled : .ignored }
          .keyboardShortcut("s", modifiers: [.command, .shift])
          .contextMenu { Button("Copy") {} }
          .contextMenu {
            Button("Copy") {}
          } preview: {
            Text("preview")
          }
          .statusBarHidden()
          .menuOrder(.fixed)
          .buttonRepeatBehavior(.enabled)
          .dialogIcon(Image(systemName: "star"))
      }
    }
    XCTAssertEqual(try ControlStage(Page()).texts, ["plain"])
    XCTAssertEqual(try ControlStage(Page()).tree.frame, try ControlStage(Text("plain")).tree.frame)
    let gone = try ControlStage(Image(systemName: "star").symbolEffect(.disappear, isActive: true))
    XCTAssertTrue(gone.dump.contains("opacity(0)"), gone.dump)
  }

  @MainActor func testColorPicker() async throws {
    let stage = try ControlStage(ColorPicker("Colour", selection: .constant(.green)), width: 300)
    XCTAssertEqual(stage.texts, ["Colour"])
    XCTAssertEqual(try stage.semantics("ColorPicker").label, "Colour")
    let bitmap = try picture(
      ColorPicker("Colour", selection: .constant(.green)).labelsHidden(), traits: .platform(.iOS17))
    XCTAssertEqual(bitmap.rgb(14, 14), [52, 199, 89])
  }

  @MainActor func testPickerStyles() async throws {
    let picker = Picker("Speed", selection: .constant(1)) {
      Text("Slow").tag(0)
      Text("Fast").tag(1)
    }
    XCTAssertEqual(try ControlStage(picker.pickerStyle(.navigationLink), width: 300).texts, ["Speed", "Fast"])
    XCTAssertEqual(try ControlStage(picker.pickerStyle(.palette), width: 300).texts, ["Slow", "Fast"])
  }
}
