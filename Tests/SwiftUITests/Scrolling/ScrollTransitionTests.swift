import XCTest

@testable import SwiftUI

/// How views look while they come into sight and go.
final class ScrollTransitionTests: XCTestCase {
  @MainActor private func opacities(
    _ configuration: ScrollTransitionConfiguration, _ y: CGFloat = 25
  ) throws -> [String] {
    let view = ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<4, id: \.self) { _ in
          Color.red.frame(height: 50)
            .scrollTransition(configuration) { effect, phase in effect.opacity(phase.isIdentity ? 1 : phase.value < 0 ? 0.2 : 0) }
        }
      }
    }
    .scrollPosition(.constant(ScrollPosition(y: y)))
    return try placed(view, width: 20, height: 100).split(separator: "\n").filter { $0.contains("opacity") }
      .map { String($0.drop { $0 == " " }.prefix { $0 != " " }) }
  }

  @MainActor func testEffectsFollowHowMuchIsInSight() async throws {
    // 25 points down: half of the first and of the third, and nothing of the last.
    XCTAssertEqual(try opacities(.interactive), ["opacity(0.6)", "opacity(1)", "opacity(0.5)", "opacity(0)"])
    XCTAssertEqual(try opacities(.animated), ["opacity(0.2)", "opacity(1)", "opacity(0)", "opacity(0)"])
    XCTAssertEqual(try opacities(.identity), Array(repeating: "opacity(1)", count: 4))
    XCTAssertEqual(try opacities(.interactive.threshold(.visible(0.5))), ["opacity(1)", "opacity(1)", "opacity(1)", "opacity(0)"])
    XCTAssertEqual(try opacities(.interactive, 0).prefix(2), ["opacity(1)", "opacity(1)"])
  }
  @MainActor func testOutsideOfAScrollViewNothingHappens() async throws {
    let dump = try placed(Color.red.scrollTransition { effect, phase in effect.opacity(phase.isIdentity ? 1 : 0) })
    XCTAssertTrue(dump.contains("opacity(1)"), dump)
  }
  @MainActor func testPhasesOfAxesAndPlaces() async throws {
    let centered = ScrollTransitionConfiguration.interactive.threshold(.centered)
    XCTAssertEqual(centered.phase(start: 40, length: 20, viewport: 100).phase, .identity)
    let before = centered.phase(start: 10, length: 20, viewport: 100)
    XCTAssertEqual(before.phase, .topLeading)
    XCTAssertEqual(before.amount, 0.5, accuracy: 1e-12)
    XCTAssertEqual(centered.phase(start: .nan, length: 20, viewport: 100).phase, .identity)
    XCTAssertEqual(ScrollTransitionPhase.bottomTrailing.value, 1)
  }
}
