import ViewTree
import XCTest

@testable import SwiftUI

private struct NotANumberControl: Error {}

/// Sliders and steppers.
final class NumberControlTests: XCTestCase {
  private func input(_ control: ControlAction?) throws -> ControlAction.NumberInput {
    guard case .number(let input)? = control else { throw NotANumberControl() }
    return input
  }

  @MainActor func testASliderIsAsWideAsOffered() async throws {
    let view = Slider(value: .constant(0.5)).tint(.black)
    XCTAssertEqual(try ControlStage(view, width: 200).tree.frame.size, CGSize(width: 200, height: 31))
    let image = try picture(view, width: 200, traits: .platform(.iOS17))
    XCTAssertEqual(image.rgb(20, 15.5), [0, 0, 0])
    XCTAssertEqual(image.rgb(100, 15.5), [255, 255, 255])
    XCTAssertEqual(image.rgb(180, 15.5), [228, 228, 230])
    let mirrored = try picture(view.environment(\.layoutDirection, .rightToLeft), width: 200, traits: .platform(.iOS17))
    XCTAssertEqual(mirrored.rgb(180, 15.5), [0, 0, 0])
    XCTAssertEqual(
      try picture(view.disabled(true), width: 200, traits: .platform(.iOS17)).rgb(20, 15.5), [127, 127, 127])
    // The knob stays inside.
    let end = try picture(Slider(value: .constant(1.0)).tint(.black), width: 200, traits: .platform(.iOS17))
    XCTAssertEqual(end.rgb(186, 15.5), [255, 255, 255])
    XCTAssertEqual(end.rgb(171, 15.5), [0, 0, 0])
  }

  @MainActor func testASliderMoves() async throws {
    struct Volume: View {
      @State var volume: Float = 2
      var body: some View {
        VStack {
          Slider(value: $volume, in: 0...10, step: 3) {
            Text("Volume")
          } minimumValueLabel: {
            Text("low")
          } maximumValueLabel: {
            Text("high")
          }
          Text(verbatim: "\(volume)")
        }
      }
    }
    let stage = try ControlStage(Volume(), width: 200)
    XCTAssertEqual(stage.texts, ["low", "high", "2.0"])
    XCTAssertEqual(try stage.semantics("Slider").label, "Volume")
    XCTAssertEqual(try stage.semantics("Slider").value, "20%")
    for (wanted, got) in [(4.4, "3.0"), (100, "9.0"), (-5, "0.0"), (.nan, "0.0"), (.infinity, "9.0")] {
      try stage.perform("Slider") { try self.input($0).set(wanted) }
      XCTAssertEqual(stage.texts.last, got, "\(wanted)")
    }
    try stage.perform("Slider") { try XCTUnwrap(self.input($0).decrement)() }
    XCTAssertEqual(stage.texts.last, "6.0")
    try stage.perform("Slider") { try self.input($0).set(0) }
    XCTAssertNil(try input(stage.semantics("Slider").control).decrement)
    XCTAssertEqual(stage.graph.failures + stage.graph.warnings, [])
    XCTAssertNil(
      try input(ControlStage(Slider(value: .constant(0.5)), width: 99).semantics("Slider").control).increment)
  }

  @MainActor func testOddSliders() async throws {
    for value in [Double.nan, .infinity, -.infinity] {
      XCTAssertEqual(try ControlStage(Slider(value: .constant(value)), width: 99).graph.failures.count, 1, "\(value)")
    }
    XCTAssertEqual(try ControlStage(Slider(value: .constant(1.0), in: 1...1), width: 99).graph.failures.count, 1)
    XCTAssertEqual(
      try ControlStage(Slider(value: .constant(1.0), in: 0 ... .infinity), width: 99).graph.failures.count, 1)
    for step in [0, -1, Double.nan, .infinity] {
      let stage = try ControlStage(Slider(value: .constant(1.0), in: 0...2, step: step), width: 99)
      XCTAssertEqual(stage.graph.failures.count, 1, "\(step)")
      try stage.perform("Slider") { try self.input($0).increment?() }
    }
    let outside = try ControlStage(Slider(value: .constant(7.0)), width: 99)
    XCTAssertEqual(outside.graph.failures, [])
    XCTAssertEqual(outside.graph.warnings.count, 1)
    XCTAssertEqual(try outside.semantics("Slider").value, "100%")
  }

  @MainActor func testAStepperCounts() async throws {
    struct Count: View {
      @State var count = 1
      var body: some View { Stepper("Count \(count)", value: $count, in: 0...4, step: 2) }
    }
    let stage = try ControlStage(Count(), width: 300)
    XCTAssertEqual(stage.tree.frame.height, 32)
    XCTAssertEqual(stage.texts, ["Count 1"])
    XCTAssertEqual(try stage.semantics("Stepper").label, "Count 1")
    try stage.tap("Button", "Increment")
    XCTAssertEqual(stage.texts, ["Count 3"])
    try stage.perform("Stepper") { try XCTUnwrap(self.input($0).increment)() }
    XCTAssertEqual(stage.texts, ["Count 4"])
    XCTAssertNil(try input(stage.semantics("Stepper").control).increment)
    try stage.tap("Button", "Increment")
    XCTAssertEqual(stage.texts, ["Count 4"])
    try stage.perform("Stepper") { try self.input($0).set(-7) }
    XCTAssertEqual(stage.texts, ["Count 0"])
    try stage.perform("Stepper") { try self.input($0).set(.nan) }
    XCTAssertEqual(stage.texts, ["Count 0"])
    XCTAssertEqual(try input(stage.semantics("Stepper").control).range, 0...4)
    let plus = try XCTUnwrap(stage.element("Button", "Increment")?.frame.maxX)
    XCTAssertEqual(plus, 300, accuracy: 0.5)
    let mirrored = try ControlStage(Count(), width: 300, EnvironmentValues.with { $0.layoutDirection = .rightToLeft })
    XCTAssertEqual(try XCTUnwrap(mirrored.element("Button", "Increment")?.frame.minX), 0, accuracy: 0.5)
  }

  @MainActor func testSteppersOfAllKindsNeverTrap() async throws {
    let heard = Held(0)
    let free = try ControlStage(
      Stepper("a", onIncrement: { heard.value += 1 }, onDecrement: nil), width: 200)
    try free.perform("Stepper") {
      try self.input($0).increment?()
      XCTAssertNil(try self.input($0).decrement)
    }
    XCTAssertEqual(heard.value, 1)
    func ends<V: Strideable>(_ value: V, step: V.Stride = 1) throws -> [Bool] {
      let stage = try ControlStage(Stepper("a", value: .constant(value), step: step), width: 200)
      let input = try input(stage.semantics("Stepper").control)
      input.set(1e300)
      input.set(-1)
      input.increment?()
      return [input.decrement != nil, input.increment != nil]
    }
    XCTAssertEqual(try ends(Int.max), [true, false])
    XCTAssertEqual(try ends(Int.min), [false, true])
    XCTAssertEqual(try ends(UInt8(0)), [false, true])
    XCTAssertEqual(try ends(UInt64.max), [true, false])
    XCTAssertEqual(try ends(0.5), [true, true])
    XCTAssertEqual(try ends(Date(timeIntervalSince1970: 0)), [true, true])
    XCTAssertEqual(
      try ControlStage(Stepper("a", value: .constant(1), step: 0), width: 200).graph.failures.count, 1)
  }
}
