import ViewTree
import XCTest

@testable import SwiftUI

final class ToggleTests: XCTestCase {
  private struct WiFi: View {
    @State var isOn = false
    var body: some View {
      VStack {
        Toggle("Wi-Fi", isOn: $isOn)
        Text(isOn ? "on" : "off")
      }
    }
  }
  private struct Check: ToggleStyle {
    @Environment(\.isEnabled) var isEnabled
    @State var taps = 0
    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isOn.toggle()
        taps += 1
      } label: {
        HStack {
          Text(configuration.isOn ? "[x]" : "[ ]")
          configuration.label
          Text("\(taps) \(isEnabled ? "yes" : "no")")
        }
      }
    }
  }

  @MainActor func testSizes() async throws {
    let hidden = Toggle("a", isOn: .constant(true)).labelsHidden()
    let new = try ControlStage(hidden).tree.frame
    XCTAssertEqual(new, CGRect(x: 0, y: 0, width: 63, height: 28))
    let old = try ControlStage(hidden, EnvironmentValues.with { $0.platform = .iOS17 }).tree.frame
    XCTAssertEqual(old, CGRect(x: 0, y: 0, width: 49, height: 31))
  }

  @MainActor func testTheSwitchIsAtTheTrailingEdge() async throws {
    let view = Toggle("Wi-Fi", isOn: .constant(false))
    let stage = try ControlStage(view, width: 300)
    let toggle = try XCTUnwrap(stage.element("Toggle"))
    XCTAssertEqual(toggle.frame, CGRect(x: 0, y: 0, width: 300, height: 28))
    XCTAssertEqual(stage.all.first { $0.kind == "Capsule" }?.frame.minX, 237)
    XCTAssertEqual(stage.all.first { $0.text == "Wi-Fi" }?.frame.minX, 0)
    let mirrored = try ControlStage(view, width: 300, EnvironmentValues.with { $0.layoutDirection = .rightToLeft })
    XCTAssertEqual(mirrored.all.first { $0.kind == "Capsule" }?.frame.minX, 0)
    XCTAssertEqual(mirrored.all.first { $0.text == "Wi-Fi" }?.frame.maxX, 300)
    // The knob of a toggle that is off is at the leading edge.
    XCTAssertEqual(mirrored.all.filter { $0.kind == "Capsule" }.last?.frame.maxX, 61)
  }

  @MainActor func testMeaningAndAction() async throws {
    let stage = try ControlStage(WiFi(), width: 300)
    var semantics = try stage.semantics("Toggle")
    XCTAssertEqual(semantics.label, "Wi-Fi")
    XCTAssertEqual(semantics.value, "0")
    XCTAssertEqual(semantics.traits, ["toggle"])
    XCTAssertTrue(semantics.isEnabled)
    try stage.perform("Toggle") { if case .toggle(false, let set) = $0 { set(true) } else { XCTFail("\($0)") } }
    XCTAssertTrue(stage.texts.contains("on"))
    semantics = try stage.semantics("Toggle")
    XCTAssertEqual(semantics.value, "1")
    try stage.tap("Toggle", "Wi-Fi")
    XCTAssertTrue(stage.texts.contains("off"))
  }

  @MainActor func testAHiddenLabelStillNames() async throws {
    let stage = try ControlStage(Toggle("Wi-Fi", isOn: .constant(true)).labelsHidden().disabled(true))
    XCTAssertEqual(try stage.semantics("Toggle").label, "Wi-Fi")
    XCTAssertFalse(try stage.semantics("Toggle").isEnabled)
    XCTAssertEqual(stage.texts, [])
  }

  @MainActor func testOwnStylesKeepStateAndSeeTheEnvironment() async throws {
    struct Page: View {
      @State var isOn = false
      var body: some View { Toggle("Mail", isOn: $isOn).toggleStyle(Check()) }
    }
    let stage = try ControlStage(Page())
    XCTAssertEqual(stage.texts, ["[ ]", "Mail", "0 yes"])
    try stage.tap("Button")
    XCTAssertEqual(stage.texts, ["[x]", "Mail", "1 yes"])
    XCTAssertEqual(try stage.semantics("Toggle").label, "Mail")
    let disabled = try ControlStage(Page().disabled(true))
    XCTAssertEqual(disabled.texts, ["[ ]", "Mail", "0 no"])
    XCTAssertEqual(stage.graph.failures, [])
  }

  /// A style that shows the toggle again is not asked again.
  @MainActor func testAStyleMayShowTheToggleOfItsConfiguration() async throws {
    struct Framed: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          Text("frame"); Toggle(configuration)
        }
      }
    }
    let stage = try ControlStage(Toggle("Mail", isOn: .constant(true)).toggleStyle(Framed()), width: 200)
    XCTAssertEqual(stage.texts, ["frame", "Mail"])
    XCTAssertEqual(stage.graph.failures, [])
    let nested = try ControlStage(
      VStack { Toggle("Mail", isOn: .constant(true)).toggleStyle(Framed()) }.toggleStyle(.button), width: 200)
    XCTAssertFalse(nested.dump.contains("Spacer"), nested.dump)
  }

  @MainActor func testTheButtonStyleShowsItsState() async throws {
    let off = Toggle("Flag", systemImage: "flag", isOn: .constant(false)).toggleStyle(.button)
    let on = Toggle("Flag", systemImage: "flag", isOn: .constant(true)).toggleStyle(.button)
    XCTAssertEqual(try picture(off).rgb(6, 18), [255, 255, 255])
    // The tint, (0, 136, 255), at 15 %.
    XCTAssertEqual(try picture(on).rgb(6, 18), [217, 237, 255])
    XCTAssertEqual(try ControlStage(on).tree.frame, try ControlStage(off).tree.frame)
  }

  @MainActor func testColors() async throws {
    func track(_ view: some View, on: Bool = true) throws -> [UInt8] {
      try picture(view.labelsHidden()).rgb(on ? 10 : 53, 14)
    }
    XCTAssertEqual(try track(Toggle("a", isOn: .constant(true))), [52, 199, 89])
    XCTAssertEqual(try track(Toggle("a", isOn: .constant(false)), on: false), [233, 233, 234])
    XCTAssertEqual(try track(Toggle("a", isOn: .constant(true)).tint(.black)), [0, 0, 0])
    XCTAssertEqual(
      try track(Toggle("a", isOn: .constant(true)).toggleStyle(SwitchToggleStyle(tint: .black)).tint(.red)), [0, 0, 0])
    XCTAssertEqual(try track(Toggle("a", isOn: .constant(true)).tint(.black).disabled(true)), [127, 127, 127])
    // The knob.
    XCTAssertEqual(try picture(Toggle("a", isOn: .constant(true)).labelsHidden()).rgb(40, 14), [255, 255, 255])
    XCTAssertEqual(try picture(Toggle("a", isOn: .constant(false)).labelsHidden()).rgb(20, 14), [255, 255, 255])
  }
}
