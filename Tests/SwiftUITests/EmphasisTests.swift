import ViewTree
import XCTest

@testable import SwiftUI

/// `bold()` takes the emphasized weight of a text style, `fontWeight(.bold)` the weight it names.
final class EmphasisTests: XCTestCase {
  @MainActor private func weight(_ font: Font, _ platform: _Platform = .iOS26) -> Double {
    var environment = EnvironmentValues()
    environment.platform = platform
    return font.resolve(in: environment).weight
  }

  @MainActor func testStylesHaveWeightsOfTheirOwn() async {
    XCTAssertEqual(weight(.callout.bold()), 600)
    XCTAssertEqual(weight(.title3.bold()), 600)
    XCTAssertEqual(weight(.title2.bold()), 700)
    XCTAssertEqual(weight(.largeTitle.bold()), 700)
    XCTAssertEqual(weight(.body.weight(.bold)), 700)
    XCTAssertEqual(weight(.system(size: 17).bold()), 700)
    XCTAssertEqual(weight(.caption.bold(), .macOS26), 500)
    XCTAssertEqual(weight(.headline.bold(), .macOS26), 800)
  }

  @MainActor func testTextsAndTheirSurroundingsAskForTheSame() async {
    var style = TextResolver.Style(environment: EnvironmentValues())
    let resolver = TextResolver(environment: EnvironmentValues())
    style.traits.weight = .emphasized
    XCTAssertEqual(resolver.font(style).weight, 600)
    style.font = .title
    XCTAssertEqual(resolver.font(style).weight, 700)
    style.font = .body
    style.traits.weight = .bold
    XCTAssertEqual(resolver.font(style).weight, 700)
  }
}
