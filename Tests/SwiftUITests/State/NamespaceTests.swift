@testable import SwiftUI
import XCTest

/// `@Namespace` and `@ScaledMetric`: properties that take what they are from their place.
final class NamespaceTests: XCTestCase {
  private struct Named: View {
    @Namespace private var first
    @Namespace private var second
    @State private var taps = 0
    var body: some View {
      Button("\(taps): \("\(first)".filter(\.isNumber)) \("\(second)".filter(\.isNumber))") { taps += 1 }
    }
  }

  @MainActor func testEachPlaceHasItsOwnAndKeepsIt() async {
    let probe = Probe(
      VStack {
        Named(); Named()
      })
    XCTAssertEqual(probe.settle(), "VStack\n  Button\n    \"0: 1 2\"\n  Button\n    \"0: 3 4\"")
    probe.tap("0: 1")
    XCTAssertEqual(probe.settle(), "VStack\n  Button\n    \"1: 1 2\"\n  Button\n    \"0: 3 4\"")
    XCTAssertEqual(tree(Named()), "Button\n  \"0: 1 2\"", "another graph begins anew")
  }

  @MainActor func testANewPlaceHasANewOne() async {
    struct Toggling: View {
      @State private var isShown = true
      var body: some View {
        VStack {
          if isShown { Named() }
          Button("toggle") { isShown.toggle() }
        }
      }
    }
    let probe = Probe(Toggling())
    XCTAssertTrue(probe.settle().contains("0: 1 2"))
    probe.tap("toggle")
    probe.settle()
    probe.tap("toggle")
    XCTAssertTrue(probe.settle().contains("0: 3 4"))
  }

  private struct Scaled: View {
    @ScaledMetric var body1: CGFloat = 17
    @ScaledMetric(relativeTo: .largeTitle) private var title = 10.0
    var body: some View { Text(verbatim: "\((body1 * 1000).rounded() / 1000) \((title * 1000).rounded() / 1000)") }
  }
  @MainActor private func scaled(_ size: DynamicTypeSize, scale: CGFloat) -> String {
    var environment = EnvironmentValues()
    environment.displayScale = scale
    return tree(Scaled().dynamicTypeSize(size), environment)
  }

  @MainActor func testMetricsScaleAsLinesDo() async {
    XCTAssertEqual(scaled(.large, scale: 3), "\"17.0 10.0\"")
    XCTAssertEqual(scaled(.medium, scale: 3), "\"16.333 9.667\"", "17 · 21 / 22 and 10 · 40 / 41 in thirds")
    XCTAssertEqual(scaled(.accessibility5, scale: 2), "\"48.0 17.0\"", "17 · 62 / 22 and 10 · 70 / 41 in halves")
    XCTAssertEqual(ScaledMetric(wrappedValue: 3.25).wrappedValue, 3.25)
  }

  @MainActor func testNumbersThatAreNone() async {
    struct Odd: View {
      @ScaledMetric var length: Double
      var body: some View { Text(verbatim: "\(length)") }
    }
    for (value, text) in [(Double.infinity, "inf"), (-.infinity, "-inf"), (.nan, "nan"), (-22, "-21.0"), (0, "0.0")] {
      XCTAssertEqual(tree(Odd(length: value).dynamicTypeSize(.medium)), "\"\(text)\"")
    }
  }
}
