@testable import SwiftUI
import ViewTree
import XCTest

/// Trees without end are one failure, not a crash; real ones are far from the limit.
final class DepthTests: XCTestCase {
  /// The evaluation limit counts levels of views and modifiers; each wrapper here is several.
  private struct Fat: View {
    let level: Int
    @State private var tint = Color.blue
    @Environment(\.colorScheme) private var scheme
    var body: some View {
      VStack(alignment: .leading, spacing: 2) {
        Color.red
        if level > 0 { Fat(level: level - 1) }
      }
      .padding(1)
      .background(tint)
    }
  }

  private struct Endless: View {
    var body: some View {
      VStack {
        Text("a"); Endless2()
      }
    }
  }
  private struct Endless2: View {
    var body: some View { AnyView(Endless().padding()) }
  }
  private struct Readers: View {
    var body: some View { GeometryReader { _ in AnyView(Readers()) } }
  }

  private let message =
    "views are nested too deep (about 450 levels of stacks with a few modifiers each); "
    + "does a view contain itself without end? Nothing of the view was drawn"

  @MainActor func testThreeHundredLevelsOfViewsFit() async {
    let probe = Probe(Fat(level: 300))
    let lines = probe.settle().split(separator: "\n")
    XCTAssertEqual(probe.failures, [])
    XCTAssertEqual(
      lines.filter { $0.hasSuffix("VStack(spacing: 2)") || $0.hasSuffix("VStack(leading, spacing: 2)") }.count, 301)
  }

  @MainActor func testFiveThousandNestedStacksAreOneFailure() async {
    var view = AnyView(Text("a"))
    for _ in 0..<5_000 { view = AnyView(VStack { view }) }
    let probe = Probe(
      VStack {
        Text("rest"); view
      })
    XCTAssertFalse(probe.settle().contains("VStack"), "a box with the reason stands for the view")
    XCTAssertEqual(probe.failures, [message])
  }

  @MainActor func testViewsThatContainThemselvesAreOneFailure() async {
    let probe = Probe(Endless())
    probe.settle()
    XCTAssertEqual(probe.failures, [message])
  }

  @MainActor func testReadersThatContainThemselvesAreOneFailure() async {
    let graph = ViewGraph(Readers(), environment: EnvironmentValues())
    let context = LayoutContext(withoutFontsAtScale: 2)
    _ = graph.settle { Placer.place($0, in: CGSize(width: 100, height: 100), context: context) }
    // Evaluation or layout may be the first to notice.
    let messages = graph.failures + context.diagnostics.map(\.description)
    XCTAssertEqual(messages.count, 1)
    XCTAssertTrue(messages.first?.contains("contain itself without end") ?? false, "\(messages)")
  }
}
