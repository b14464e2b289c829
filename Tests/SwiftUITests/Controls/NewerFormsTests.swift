import Foundation
import SnapshotCore
import ViewTree
import XCTest

@testable import SwiftUI

/// Forms of controls that came with later releases.
final class NewerFormsTests: XCTestCase {
  @MainActor func testSteppersWithFormats() async throws {
    let guests = Held(3)
    let share = Held(0.5)
    let view = VStack {
      Stepper("Guests", value: guests.binding, in: 0...10, step: 1, format: .number)
      Stepper(value: share.binding, in: 0...1, step: 0.25, format: .percent) { Text("Share") }
      Stepper("Rooms", value: guests.binding, format: .number)
    }
    let stage = try ControlStage(view, width: 300)
    XCTAssertEqual(stage.texts, ["Guests", "Share", "Rooms"])
    try stage.tap("Button", "Increment")
    XCTAssertEqual(guests.value, 4)
  }

  @MainActor func testLabelsOfAPickersValue() async throws {
    struct Page: View {
      var isLink = false
      @State var speed = 2
      var body: some View {
        NavigationStack {
          Form {
            if isLink {
              picker.pickerStyle(.navigationLink)
            } else {
              picker
              Picker("Gear", systemImage: "gear", selection: $speed) {
                Text("two").tag(2)
              } currentValueLabel: {
                Text("low")
              }
            }
          }
        }
      }
      var picker: some View {
        Picker("Speed", selection: $speed) {
          Text("slow").tag(1)
          Text("fast").tag(2)
        } currentValueLabel: {
          Text("now \(speed)")
        }
      }
    }
    let menu = try ControlStage(Page(), width: 300, height: 400)
    XCTAssertEqual(menu.texts, ["Speed", "now 2", "Gear", "low"])
    XCTAssertEqual(try menu.semantics("Picker").label, "Speed")
    XCTAssertEqual(try menu.semantics("Picker").value, "fast")
    XCTAssertEqual(try ControlStage(Page(isLink: true), width: 300, height: 400).texts, ["Speed", "now 2"])
  }

  /// The value of a menu that is disabled is fainter, its label is not.
  @MainActor func testADisabledMenuInAFormIsFainter() async throws {
    func darkest(_ isDisabled: Bool, _ style: some PickerStyle) throws -> UInt8 {
      let view = NavigationStack {
        Form {
          Picker("", selection: .constant(1)) { Text("MMMM").tag(1) }.pickerStyle(style).disabled(isDisabled)
        }
      }
      let image = try picture(view, width: 300, height: 300)
      var darkest: UInt8 = 255
      for y in 60..<200 {
        for x in 100..<280 { darkest = min(darkest, image.rgb(CGFloat(x), CGFloat(y)).max()!) }
      }
      return darkest
    }
    XCTAssertGreaterThan(try darkest(true, .menu), try darkest(false, .menu) + 20)
    XCTAssertGreaterThan(try darkest(true, .navigationLink), try darkest(false, .navigationLink) + 20)
  }

  @MainActor func testTicksOfASliderAreNamed() async throws {
    func warnings(_ view: some View) throws -> [String] {
      let stage = try ControlStage(view, width: 300)
      XCTAssertNotNil(stage.element("Slider"))
      return stage.graph.warnings
    }
    let ticks = Slider(value: .constant(2), in: 0...4) {
      Text("Size")
    } ticks: {
      SliderTick(2)
      SliderTick(3) { Text("three") }
      SliderTickContentForEach([1.0, 4], id: \.self) { SliderTick($0) }
    }
    XCTAssertEqual(try warnings(ticks), ["Slider: nothing is drawn of ticks"])
    let labelled = Slider(value: .constant(2.0), in: 0...4, neutralValue: 1, enabledBounds: 1...3) {
      Text("Size")
    } currentValueLabel: {
      Text("2")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("4")
    } ticks: {
      SliderTick(2)
    }
    XCTAssertEqual(try warnings(labelled), ["Slider: nothing is drawn of ticks, neutralValue, enabledBounds"])
    let stepped = Slider(value: .constant(2.0), in: 0...4, step: 1) {
      Text("Size")
    } tick: {
      SliderTick($0)
    }
    XCTAssertEqual(try warnings(stepped), ["Slider: nothing is drawn of ticks"])
    XCTAssertEqual(try warnings(Slider(value: .constant(2.0), in: 0...4) { Text("Size") }), [])
  }

  @MainActor func testATextWithAttributesIsEdited() async throws {
    var text = AttributedString("plain ")
    var bold = AttributedString("big")
    bold.font = .system(size: 40)
    text += bold
    let held = Held(text)
    let stage = try ControlStage(TextEditor(text: held.binding), width: 300, height: 200)
    XCTAssertEqual(stage.texts, ["plain big"])
    let height = try XCTUnwrap(stage.all.first { $0.text == "plain big" }?.frame.height)
    XCTAssertGreaterThan(height, 40)
    XCTAssertEqual(try stage.semantics("TextEditor").value, "plain big")
    try stage.perform("TextEditor") {
      guard case .text(let input) = $0 else { throw UnexpectedControl(control: $0) }
      input.set("new")
    }
    XCTAssertEqual(held.value, AttributedString("new"))
  }

  @MainActor func testWhatIsOnNoPicture() async throws {
    let view = List {
      Label("one", systemImage: "star").labelReservedIconWidth(40)
      Section("two") { Text("three") }.sectionIndexLabel("T")
    }
    .listSectionIndexVisibility(.visible)
    XCTAssertEqual(try ControlStage(view, width: 300, height: 300).graph.failures, [])
  }
}
