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

  private struct Structural: View {
    let level: Int
    var body: some View {
      Group {
        ForEach(0..<1) { _ in
          if level > 0 { Optional(AnyView(Structural(level: level - 1))) } else { Text(verbatim: "end") }
        }
      }
    }
  }
  private struct Readers: View {
    let level: Int
    var body: some View {
      GeometryReader { proxy in
        if level > 0 { Readers(level: level - 1).padding(0.01) }
      }
    }
  }
  private struct Styled: View {
    struct Style: ButtonStyle {
      @Environment(\.isEnabled) var isEnabled
      func makeBody(configuration: Configuration) -> some View { configuration.label.padding(1) }
    }
    struct Change: ViewModifier {
      @State var x = 0
      func body(content: Content) -> some View { content.overlay(content) }
    }
    let level: Int
    var body: some View {
      Button(action: {}) { if level > 0 { Styled(level: level - 1) } }.buttonStyle(Style()).modifier(One())
    }
    struct One: ViewModifier {
      @State var x = 0
      func body(content: Content) -> some View { content }
    }
  }

  @MainActor func testFatViewsInEachOther() async {
    if let levels = ProcessInfo.processInfo.environment["FAT"].flatMap(Int.init) {
      let view: any View = switch ProcessInfo.processInfo.environment["KIND"] {
      case "s": Structural(level: levels)
      case "r": Readers(level: levels)
      case "b": Styled(level: levels)
      default: Fat(level: levels)
      }
      let graph = ViewGraph(AnyView(view), environment: EnvironmentValues())
      let context = LayoutContext(withoutFontsAtScale: 2)
      if ProcessInfo.processInfo.environment["PLACE"] != nil {
        _ = graph.settle { Placer.place($0, in: CGSize(width: 100, height: 100), context: context) }
      } else {
        graph.settle { _ in }
      }
      print("levels \(levels): failures \(graph.failures) \(context.diagnostics)")
    }
  }
}
