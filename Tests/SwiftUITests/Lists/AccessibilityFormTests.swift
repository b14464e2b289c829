import ViewTree
import XCTest

@testable import SwiftUI

/// Rows at accessibility sizes of text: values and controls are below their labels. At 2 pixels a point.
final class AccessibilityFormTests: XCTestCase {
  @MainActor private func stage(_ view: some View, _ size: DynamicTypeSize, _ platform: _Platform = .iOS17) throws
    -> ControlStage
  {
    let environment = EnvironmentValues.with {
      ($0.platform, $0.displayScale, $0.dynamicTypeSize) = (platform, 2, size)
      $0.locale = Locale(identifier: "en_US")
    }
    let stage = try ControlStage(view, width: 393, height: 2_400, environment)
    XCTAssertEqual(stage.graph.failures + stage.graph.warnings, [])
    return stage
  }
  @MainActor private func frame(_ text: String, in stage: ControlStage) throws -> CGRect {
    try XCTUnwrap(stage.all.first { $0.text == text }?.frame, "no \(text) in\n\(stage.dump)")
  }
  private struct Settings: View {
    var body: some View {
      NavigationStack {
        Form {
          LabeledContent("Version", value: "17.2")
          Picker("Meal", selection: .constant(1)) { Text("Vegetarian").tag(1) }
          Picker("Zone", selection: .constant(1)) { Text("Quiet").tag(1) }.pickerStyle(.navigationLink)
          LabeledContent("Name") { TextField("none", text: .constant("")) }
          DatePicker(
            "Day", selection: .constant(Date(timeIntervalSince1970: 1_780_998_060)), displayedComponents: .date)
          Toggle("Notifications about delays", isOn: .constant(true))
          Stepper("Seats", value: .constant(2))
        }
      }
    }
  }
  private let pairs = [
    ("Version", "17.2"), ("Meal", "Vegetarian"), ("Zone", "Quiet"), ("Name", "none"), ("Day", "Jun 9, 2026"),
  ]

  @MainActor func testValuesAreBelowTheirLabels() async throws {
    for size in [DynamicTypeSize.accessibility1, .accessibility3, .accessibility5] {
      for platform in [_Platform.iOS17, .iOS26] {
        let stage = try stage(Settings(), size, platform)
        for (label, value) in pairs {
          let (above, below) = (try frame(label, in: stage), try frame(value, in: stage))
          XCTAssertLessThanOrEqual(above.maxY, below.minY, "\(size) \(value)")
          XCTAssertEqual(below.minX, above.minX + (label == "Day" ? 11 : 0), "\(size) \(value)")
        }
        for node in stage.all where node.text != nil {
          XCTAssertGreaterThanOrEqual(node.frame.minX, 0, node.text ?? "")
          XCTAssertLessThanOrEqual(node.frame.maxX, 393, node.text ?? "")
        }
        // Rows hold what is in them.
        let rows = stage.all.filter { $0.kind == "listRow" }.map(\.frame)
        for node in stage.all where node.text != nil || node.semantics?.role == "Button" {
          XCTAssertTrue(
            rows.contains { $0.minY <= node.frame.minY && node.frame.maxY <= $0.maxY }, "\(size) \(node.saying)")
        }
      }
    }
  }

  @MainActor func testASwitchStaysBesideItsLabel() async throws {
    let stage = try stage(Settings(), .accessibility3)
    let label = try frame("Notifications\nabout delays", in: stage)
    let toggle = try XCTUnwrap(stage.element("Toggle")).frame
    XCTAssertEqual(toggle.maxX, 393 - 40)
    XCTAssertLessThanOrEqual(label.maxX, toggle.maxX - 49 - 8)
    XCTAssertGreaterThan(label.height, 90, "it has two lines")
    let seats = try frame("Seats", in: stage)
    let plus = try XCTUnwrap(stage.all.first { $0.semantics?.label == "Increment" }).frame
    XCTAssertGreaterThanOrEqual(plus.minY, seats.maxY)
  }

  @MainActor func testOtherSizesAndPlacesHaveThemBesideEachOther() async throws {
    let large = try stage(Settings(), .xxxLarge)
    for (label, value) in pairs {
      XCTAssertEqual(try frame(label, in: large).midY, try frame(value, in: large).midY, accuracy: 1, value)
    }
    let outside = try stage(VStack { LabeledContent("Version", value: "17.2") }, .accessibility1)
    XCTAssertEqual(try frame("Version", in: outside).midY, try frame("17.2", in: outside).midY)
    let mac = try stage(Settings(), .accessibility3, .macOS26)
    XCTAssertEqual(try frame("Version", in: mac).midY, try frame("17.2", in: mac).midY)
  }

  @MainActor func testAnEditorLiesOnItsRow() async throws {
    let row = try picture(
      Form { TextEditor(text: .constant("words")).frame(height: 80) }, width: 393, height: 300,
      traits: [.platform(.iOS17), .dark])
    XCTAssertEqual(row.rgb(100, 90), [28, 28, 30])
    let alone = try picture(
      TextEditor(text: .constant("words")), width: 100, height: 80, traits: [.platform(.iOS17), .dark])
    XCTAssertEqual(alone.rgb(50, 70), [0, 0, 0])
  }
}
