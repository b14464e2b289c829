import SnapshotCore
import ViewTree
import VirtualTime
import XCTest

@testable import SwiftUI

final class ProgressViewTests: XCTestCase {
  @MainActor func testSizes() async throws {
    XCTAssertEqual(try ControlStage(ProgressView()).tree.frame.size, CGSize(width: 20, height: 20))
    XCTAssertEqual(
      try ControlStage(ProgressView(value: 0.5), width: 100).tree.frame.size, CGSize(width: 100, height: 6))
    XCTAssertEqual(
      try ControlStage(ProgressView(value: 0.5), width: 100, EnvironmentValues.with { $0.platform = .iOS17 }).tree.frame
        .size, CGSize(width: 100, height: 4))
    XCTAssertEqual(
      try ControlStage(ProgressView(value: 0.5).progressViewStyle(.circular)).tree.frame.size,
      CGSize(width: 20, height: 20))
  }

  @MainActor func testMeaning() async throws {
    let stage = try ControlStage(
      ProgressView(value: 30, total: 120) {
        Text("Loading")
      } currentValueLabel: {
        Text("30 of 120")
      }, width: 200)
    XCTAssertEqual(stage.texts, ["Loading", "30 of 120"])
    XCTAssertEqual(try stage.semantics("ProgressView").label, "Loading")
    XCTAssertEqual(try stage.semantics("ProgressView").value, "25%")
    let spinner = try ControlStage(ProgressView("Wait"))
    XCTAssertEqual(spinner.texts, ["Wait"])
    XCTAssertNil(try spinner.semantics("ProgressView").value)
    XCTAssertNil(try ControlStage(ProgressView()).semantics("ProgressView").label)
    XCTAssertEqual(stage.graph.warnings + stage.graph.failures, [])
  }

  @MainActor func testTheBarIsAsLongAsItsValue() async throws {
    func bar(_ view: some View) throws -> [[UInt8]] {
      let image = try picture(view.tint(.black), width: 100)
      return [20, 48, 52, 80].map { image.rgb($0, 3) }
    }
    let (full, empty): ([UInt8], [UInt8]) = ([0, 0, 0], [228, 228, 230])
    XCTAssertEqual(try bar(ProgressView(value: 0.5)), [full, full, empty, empty])
    XCTAssertEqual(try bar(ProgressView(value: 0.0)), [empty, empty, empty, empty])
    XCTAssertEqual(try bar(ProgressView(value: 3, total: 3)), [full, full, full, full])
    XCTAssertEqual(
      try bar(ProgressView(value: 0.5).environment(\.layoutDirection, .rightToLeft)), [empty, empty, full, full])
  }

  /// What no device shows as a fraction is said, and nothing traps.
  @MainActor func testOddValues() async throws {
    for (value, total) in [(Double.nan, 1.0), (0.5, .nan), (0.5, 0), (0.5, -1), (.infinity, 1), (0.5, .infinity)] {
      let stage = try ControlStage(ProgressView(value: value, total: total), width: 100)
      XCTAssertEqual(stage.graph.failures.count, 1, "\(value) of \(total)")
    }
    for value in [-0.1, 1.1, 1e300] {
      let stage = try ControlStage(ProgressView(value: value), width: 100)
      XCTAssertEqual(stage.graph.failures, [])
      XCTAssertTrue(stage.graph.warnings.first?.contains("out of bounds") ?? false, "\(value)")
      XCTAssertEqual(try stage.semantics("ProgressView").value, value < 0 ? "0%" : "100%")
    }
    XCTAssertNil(try ControlStage(ProgressView(value: Double?.none)).semantics("ProgressView").value)
  }

  @MainActor func testOwnStyles() async throws {
    struct Words: ProgressViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.label
          Text(configuration.fractionCompleted.map { "\(Int($0 * 100)) percent" } ?? "some time")
        }
      }
    }
    XCTAssertEqual(
      try ControlStage(ProgressView("a", value: 0.5).progressViewStyle(Words())).texts, ["a", "50 percent"])
    XCTAssertEqual(try ControlStage(ProgressView("a").progressViewStyle(Words())).texts, ["a", "some time"])
  }

  @MainActor func testTheSpinnerFollowsTheVirtualClock() async throws {
    // The brightest spoke points up at first, to the right a quarter of a turn later.
    func shades(_ moment: SnapshotMoment) throws -> [UInt8] {
      let image = try picture(ProgressView().tint(.black), until: moment)
      return [image.rgb(10, 3)[0], image.rgb(17, 10)[0], image.rgb(10, 17)[0], image.rgb(3, 10)[0]]
    }
    let start = try shades(.rest)
    XCTAssertEqual(start[0], 0)
    XCTAssertEqual(start.sorted(), [start[0], start[3], start[2], start[1]])
    XCTAssertEqual(try shades(.time(0.25)), [start[3], start[0], start[1], start[2]])
    XCTAssertEqual(try shades(.time(1)), start)
    for time in [-1, Double.nan, .infinity, 1e300] { XCTAssertTrue((0..<8).contains(Spokes.step(at: time))) }
  }
}
