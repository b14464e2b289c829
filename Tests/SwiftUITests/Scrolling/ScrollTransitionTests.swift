import XCTest

@testable import SwiftUI

/// How views look while they come into sight and go.
final class ScrollTransitionTests: XCTestCase {
  /// Green of red over white in the middle of what is in sight of each of the first rows, 25 points down.
  @MainActor private func greens(_ configuration: ScrollTransitionConfiguration) throws -> [Int] {
    let view = ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<4, id: \.self) { _ in
          Color.red.frame(height: 50)
            .scrollTransition(configuration) { effect, phase in
              effect.opacity(phase.isIdentity ? 1 : phase.value < 0 ? 0.2 : 0)
            }
        }
      }
    }
    .scrollPosition(.constant(ScrollPosition(y: 25)))
    let drawn = try picture(view, width: 20, height: 100)
    return [12, 50, 88].map { Int(drawn.rgb(10, $0)[1]) }
  }

  @MainActor func testEffectsFollowHowMuchIsInSight() async throws {
    let red = Int(try picture(Color.red, width: 4, height: 4).rgb(1, 1)[1])
    func over(_ opacity: Double) -> Int { Int((255 - (255 - Double(red)) * opacity).rounded()) }
    // Half of the first and of the third row is in sight: half way from 1 to 0.2, and to nothing.
    for (found, expected) in zip(try greens(.interactive), [over(0.6), red, over(0.5)]) {
      XCTAssertEqual(found, expected, accuracy: 1)
    }
    XCTAssertEqual(try greens(.animated), [over(0.2), red, 255])
    XCTAssertEqual(try greens(.identity), [red, red, red])
    XCTAssertEqual(try greens(.interactive.threshold(.visible(0.5))), [red, red, red])
  }
  @MainActor func testOutsideOfAScrollViewNothingHappens() async throws {
    let view = Color.red.scrollTransition { effect, phase in effect.opacity(phase.isIdentity ? 1 : 0) }
    XCTAssertEqual(try picture(view, width: 9, height: 9), try picture(Color.red, width: 9, height: 9))
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
