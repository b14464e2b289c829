import Graphics
import SnapshotCore
import ViewTree
import XCTest

@testable import SwiftUI

final class PlatformTests: XCTestCase {
  func testReleasesAreInOrder() {
    XCTAssertEqual(_Platform.allCases.sorted(), [.iOS15, .iOS16, .iOS17, .iOS18, .iOS26, .macOS26])
    XCTAssertEqual(_Platform.allCases.filter(\.isMac), [.macOS26])
  }

  func testEachTraitSetsItsPlatform() {
    for platform in SnapshotTraits.Platform.allCases {
      var environment = EnvironmentValues()
      SnapshotTraits.platform(platform).apply(to: &environment)
      XCTAssertEqual("\(environment.platform)", "\(platform)")
    }
    var environment = EnvironmentValues()
    SnapshotTraits.default.apply(to: &environment)
    XCTAssertEqual(environment.platform, .iOS26)
  }

  func testPaletteAndSpacingFollowTheRelease() {
    for platform in _Platform.allCases {
      var environment = EnvironmentValues()
      environment.platform = platform
      let blue = ResolvedColor(0, platform >= .iOS26 ? 136 : 122, 255)
      XCTAssertEqual(SystemColor.blue.resolved(in: environment), blue, "\(platform)")
      XCTAssertEqual(platform.spacingRules, platform <= .iOS16 ? .iOS13 : .iOS17, "\(platform)")
    }
  }
}
