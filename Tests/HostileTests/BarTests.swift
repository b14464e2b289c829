import SnapshotAssertions
import SwiftUI
import XCTest

/// Bars, what scrolls beneath them, and what changes with them.
final class BarTests: XCTestCase {
  private let platforms = SnapshotTraits.Platform.allCases.map { SnapshotTraits.platform($0) }

  func testTitles() {
    for traits in platforms {
      for title in [
        "", " ", "\n\n\n", String(repeating: "Long ", count: 2_000), "\u{202E}abc", String(repeating: "🙂", count: 300),
      ] {
        Hostile.expectPicture(traits: traits) { NavigationStack { List { Text("a") }.navigationTitle(title) } }
        Hostile.expectPicture(traits: traits) {
          NavigationStack {
            Text("a").navigationTitle(title).navigationBarTitleDisplayMode(.inline).toolbar { Button(title) {} }
          }
        }
      }
      Hostile.expectPicture(traits: traits) {
        NavigationStack {
          Text("a").navigationTitle("T").toolbar {
            ToolbarItemGroup(placement: .topBarTrailing) { ForEach(0..<100) { n in Button("Item \(n)") {} } }
            ToolbarItemGroup(placement: .bottomBar) { ForEach(0..<100) { n in Button("Item \(n)") {} } }
            ToolbarItemGroup(placement: .principal) { ForEach(0..<100) { Text("P\($0)") } }
          }
        }
      }
    }
  }

  func testTinyPictures() {
    for traits in platforms {
      for (width, height) in [(1, 1), (20, 20), (320, 20), (5, 400), (320, 50), (320, 97)] as [(CGFloat, CGFloat)] {
        let layout = SnapshotLayout.fixed(width: width, height: height)
        Hostile.expectPicture(layout: layout, traits: traits) { Everything() }
        Hostile.expectPicture(layout: layout, traits: traits) {
          NavigationStack {
            ScrollView { Color.red.frame(height: 900) }.defaultScrollAnchor(.bottom).navigationTitle("T")
          }
        }
      }
      Hostile.expectFailure("0 × 0", layout: .fixed(width: 0, height: 0), traits: traits) { Everything() }
      Hostile.expectPicture(traits: traits) {
        NavigationStack { Text("a").navigationTitle("T") }.frame(width: 0, height: 0)
      }
      for size in [DynamicTypeSize.xSmall, .accessibility5] {
        Hostile.expectPicture(layout: .fixed(width: 200, height: 20), traits: [traits, .dynamicType(size)]) {
          Everything()
        }
        Hostile.expectPicture(traits: [traits, .dynamicType(size), .rightToLeft]) { Everything() }
      }
    }
  }

  func testNesting() {
    for traits in platforms {
      Hostile.expectPicture(traits: traits) {
        NavigationStack {
          TabView { NavigationStack { List(0..<50) { Text("\($0)") }.navigationTitle("A") }.tabItem { Text("1") } }
            .navigationTitle("B")
        }
      }
      Hostile.expectPicture(traits: traits) {
        ScrollView { NavigationStack { ScrollView { Text("a") }.navigationTitle("A") } }
      }
      Hostile.expectPicture(traits: traits) {
        NavigationStack {
          ScrollView { ScrollView { ScrollView { Color.red.frame(height: 3_000) } } }.navigationTitle("A")
        }
      }
      Hostile.expectPicture(traits: traits) {
        NavigationStack { List { List { List { Text("a") } } }.navigationTitle("A").searchable(text: .constant("")) }
      }
      Hostile.expectPicture(traits: traits) { InSheet() }
      Hostile.expectPicture(traits: traits) {
        (0..<12).reduce(AnyView(List { Text("a") })) { view, n in
          AnyView(NavigationStack { view.navigationTitle("\(n)") })
        }
      }
      Hostile.expectPicture(traits: traits) {
        (0..<8).reduce(AnyView(List { Text("a") })) { view, n in AnyView(TabView { view.tabItem { Text("\(n)") } }) }
      }
    }
  }

  /// What is shown depends on how far the bar has gone, and how far it has gone on what is shown.
  func testFeedback() {
    for traits in platforms {
      for anchor in [UnitPoint.top, .center, .bottom] {
        Hostile.expectAnything(traits: traits) {
          NavigationStack { FollowsItsFrame().defaultScrollAnchor(anchor).navigationTitle("T") }
        }
        Hostile.expectAnything(traits: traits) { NavigationStack { FollowsTheOffset().defaultScrollAnchor(anchor) } }
        Hostile.expectAnything(traits: traits) {
          NavigationStack { FollowsTheInset().defaultScrollAnchor(anchor).navigationTitle("T") }
        }
      }
      Hostile.expectAnything(traits: traits) { NavigationStack { FlipsTheMode() } }
      Hostile.expectAnything(traits: traits) { NavigationStack { FlipsTheBar() } }
    }
  }

  func testFeedbackUnderAFinger() throws {
    func drag<V: View>(line: UInt = #line, _ view: @escaping @MainActor () -> V) {
      for traits in [SnapshotTraits.platform(.iOS17), .platform(.iOS26)] {
        let issues = Hostile().issues {
          let host = ViewHost(of: view(), layout: .fixed(width: 320, height: 480), traits: traits)
          for y in [300, 290, 440, 20, 301, 300.5, -500, 1e6, 100] as [CGFloat] {
            host.drag(from: CGPoint(x: 160, y: 300), to: CGPoint(x: 160, y: y))
          }
          _ = try? host.snapshot()
          host.swipe(.up)
          host.swipe(.down)
          host.drag(from: CGPoint(x: 160, y: 300), to: CGPoint(x: CGFloat.nan, y: .infinity))
          _ = try? host.snapshot()
        }
        for issue in issues where issue.contains("Optional(") { XCTFail(issue, line: line) }
        if ProcessInfo.processInfo.environment["HOSTILE_TRACE"] != nil {
          print("drag at \(line): \(issues.map { $0.prefix(160) })")
        }
      }
    }
    drag { NavigationStack { List(0..<80) { Text("\($0)") }.navigationTitle("T") } }
    drag { NavigationStack { FollowsItsFrame().navigationTitle("T") } }
    drag { NavigationStack { FollowsTheOffset() } }
    drag { NavigationStack { FollowsTheInset().navigationTitle("T") } }
    drag { NavigationStack { FlipsTheMode() } }
    drag { NavigationStack { FlipsTheBar() } }
    drag { InSheet() }
    drag { Everything() }
    drag {
      NavigationStack {
        ScrollView { ScrollView { Color.red.frame(height: 3_000) }.frame(height: 600) }.navigationTitle("A")
      }
    }
  }

  func testOddContents() {
    for traits in platforms {
      for height: CGFloat in [0, 1e-9, 1, 1e6, 1e9] {
        Hostile.expectAnything(traits: traits) {
          NavigationStack {
            ScrollView { Color.red.frame(height: height) }.navigationTitle("T").searchable(text: .constant(""))
          }
        }
        Hostile.expectAnything(traits: traits) {
          NavigationStack {
            ScrollView { Color.red.frame(height: height) }.defaultScrollAnchor(.bottom).navigationTitle("T")
              .safeAreaInset(edge: .bottom) { Color.blue.frame(height: height) }
          }
        }
      }
      for number: CGFloat in [.nan, .infinity, -.infinity] {
        Hostile.expectFailure("frame", traits: traits) {
          NavigationStack { List { Text("a") }.navigationTitle("T").toolbar { Color.red.frame(width: number) } }
        }
        Hostile.expectAnything(traits: traits) {
          NavigationStack { List { Text("a") }.navigationTitle("T").contentMargins(.top, number) }
        }
        Hostile.expectAnything(traits: traits) {
          NavigationStack {
            List { Text("a") }.navigationTitle("T").safeAreaInset(edge: .top, spacing: number) { Text("b") }
          }
        }
        Hostile.expectAnything(traits: traits) {
          NavigationStack { List { Text("a") }.navigationTitle("T").safeAreaPadding(number) }
        }
        Hostile.expectAnything(traits: traits) {
          NavigationStack {
            ScrollView { Color.red.frame(height: 900) }.defaultScrollAnchor(UnitPoint(x: 0, y: number)).navigationTitle(
              "T")
          }
        }
      }
      Hostile.expectPicture(traits: traits) {
        NavigationStack {
          Text("a").navigationTitle("T").toolbar {
            ToolbarItem(placement: .topBarLeading) { EmptyView() }; ToolbarItem(placement: .principal) { Spacer() };
            ToolbarItem(placement: .bottomBar) { Spacer() }; ToolbarItem(placement: .bottomBar) { EmptyView() }
          }
        }
      }
      Hostile.expectPicture(traits: traits) {
        NavigationStack {
          Text("a").toolbar {
            ToolbarItem(placement: .topBarTrailing) { ScrollView { Text("b") } };
            ToolbarItem(placement: .topBarLeading) { List { Text("c") } };
            ToolbarItem(placement: .bottomBar) { NavigationStack { Text("d").navigationTitle("D") } }
          }
        }
      }
      Hostile.expectAnything(traits: traits) {
        (0..<40).reduce(AnyView(Text("a"))) { view, n in
          AnyView(
            view.navigationTitle("\(n)").toolbar { Button("\(n)") {} }.toolbarBackground(.visible, for: .navigationBar))
        }
      }
      Hostile.expectAnything(traits: traits) {
        Text("a").navigationTitle("T").toolbar { Button("b") {} }.searchable(text: .constant("x"))
      }
    }
  }

  func testSameBytesTwice() throws {
    for traits in platforms { try sameTwice(traits: traits) { Everything() } }
  }
}

private struct Everything: View {
  @State private var text = ""
  var body: some View {
    TabView {
      NavigationStack {
        List(0..<30) { Text("Row \($0)") }
          .navigationTitle("Title").searchable(text: $text)
          .toolbar {
            ToolbarItem(placement: .topBarLeading) { EditButton() }
            ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
            ToolbarItemGroup(placement: .bottomBar) {
              Button("A") {}; Spacer(); Button("B") {}
            }
          }
      }
      .tabItem { Label("One", systemImage: "star") }
      Text("b").tabItem { Label("Two", systemImage: "star") }
    }
  }
}
private struct InSheet: View {
  @State private var isShown = true
  var body: some View {
    Text("a").sheet(isPresented: $isShown) {
      TabView {
        NavigationStack { List(0..<50) { Text("\($0)") }.navigationTitle("A").toolbar { Button("B") {} } }.tabItem {
          Text("1")
        }
      }
    }
  }
}
/// Taller the higher it stands.
private struct FollowsItsFrame: View {
  @State private var height: CGFloat = 500
  var body: some View {
    ScrollView {
      Color.red.frame(height: height)
        .background {
          GeometryReader { proxy in Color.clear.preference(key: Place.self, value: proxy.frame(in: .global).minY) }
        }
    }
    .onPreferenceChange(Place.self) { height = max(0, 600 - $0) }
  }
}
private struct Place: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}
/// Has a title only while it is not scrolled.
private struct FollowsTheOffset: View {
  @State private var isScrolled = false
  var body: some View {
    ScrollView { Color.red.frame(height: isScrolled ? 450 : 900) }
      .navigationTitle(isScrolled ? "" : "Title")
      .onScrollGeometryChange(for: Bool.self) {
        $0.contentOffset.y > 10
      } action: {
        isScrolled = $1
      }
  }
}
/// As tall as there is room.
private struct FollowsTheInset: View {
  @State private var height: CGFloat = 0
  var body: some View {
    ScrollView { Color.red.frame(height: height * 1.1) }
      .onScrollGeometryChange(for: CGFloat.self) {
        $0.containerSize.height + $0.contentOffset.y
      } action: {
        height = $1
      }
  }
}
private struct FlipsTheMode: View {
  @State private var isLarge = true
  var body: some View {
    GeometryReader { proxy in
      Color.red.onChange(of: proxy.size.height, initial: true) { isLarge = $1 < 420 }
    }
    .navigationTitle("T").navigationBarTitleDisplayMode(isLarge ? .large : .inline)
  }
}
private struct FlipsTheBar: View {
  @State private var isHidden = false
  var body: some View {
    ScrollView { Color.red.frame(height: 700) }
      .navigationTitle("T").toolbar(isHidden ? .hidden : .visible, for: .navigationBar)
      .onScrollGeometryChange(for: CGFloat.self) {
        $0.containerSize.height
      } action: { old, new in
        isHidden.toggle()
      }
  }
}
