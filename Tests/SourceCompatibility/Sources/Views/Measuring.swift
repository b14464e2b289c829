import SwiftUI

// Preferences, anchors, coordinate spaces and layouts as public view files write them.

private struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

private struct SizePreferenceKey: PreferenceKey {
  typealias Value = [CGSize]
  static var defaultValue: [CGSize] { [] }
  static func reduce(value: inout [CGSize], nextValue: () -> [CGSize]) { value.append(contentsOf: nextValue()) }
}

private struct TitleKey: PreferenceKey {
  static func reduce(value: inout String?, nextValue: () -> String?) { value = nextValue() ?? value }
}

extension View {
  func readSize(_ onChange: @escaping (CGSize) -> Void) -> some View {
    background(
      GeometryReader { proxy in
        Color.clear.preference(key: SizePreferenceKey.self, value: [proxy.size])
      }
    )
    .onPreferenceChange(SizePreferenceKey.self) { sizes in onChange(sizes.first ?? .zero) }
  }
}

struct EqualButtons: View {
  @State private var width: CGFloat?
  var body: some View {
    VStack(spacing: 8) {
      ForEach(["Save", "Discard changes"], id: \.self) { title in
        Text(title)
          .background(GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) })
          .frame(width: width)
          .padding(8)
          .background(Color.blue.opacity(0.2))
      }
    }
    .onPreferenceChange(WidthKey.self) { width = $0 }
  }
}

private struct TabBounds: Identifiable {
  let id: Int
  let bounds: Anchor<CGRect>
}
private struct TabBoundsKey: PreferenceKey {
  static var defaultValue: [TabBounds] { [] }
  static func reduce(value: inout [TabBounds], nextValue: () -> [TabBounds]) { value += nextValue() }
}

struct TabStrip: View {
  @State private var selection = 1
  private let titles = ["News", "For you", "Saved"]
  var body: some View {
    HStack(spacing: 16) {
      ForEach(titles.indices, id: \.self) { index in
        Button(titles[index]) { selection = index }
          .anchorPreference(key: TabBoundsKey.self, value: .bounds) { [TabBounds(id: index, bounds: $0)] }
      }
    }
    .backgroundPreferenceValue(TabBoundsKey.self) { tabs in
      GeometryReader { proxy in
        if let tab = tabs.first(where: { $0.id == selection }) {
          let rect = proxy[tab.bounds]
          Capsule().fill(Color.orange).frame(width: rect.width, height: 2).offset(x: rect.minX, y: rect.maxY)
        }
      }
    }
    .overlayPreferenceValue(TabBoundsKey.self, alignment: .topTrailing) { tabs in
      Text("\(tabs.count)").font(.caption2)
    }
  }
}

struct ScrolledHeader: View {
  @State private var offset: CGFloat = 0
  @State private var size = CGSize.zero
  @State private var title: String?
  var body: some View {
    ScrollView {
      VStack {
        GeometryReader { proxy in
          Color.clear.preference(key: WidthKey.self, value: proxy.frame(in: .named("scroll")).minY)
        }
        .frame(height: 0)
        Text("Content").preference(key: TitleKey.self, value: "A title")
      }
      .onGeometryChange(for: CGSize.self) { proxy in
        proxy.size
      } action: { newValue in
        size = newValue
      }
    }
    .coordinateSpace(name: "scroll")
    .onPreferenceChange(WidthKey.self) { value in offset = value }
    .onPreferenceChange(TitleKey.self, perform: { title = $0 })
    .transformPreference(TitleKey.self) { $0 = nil }
    .safeAreaInset(edge: .bottom) {
      Text(title ?? "").frame(maxWidth: .infinity).padding().background(Color.gray)
    }
  }
}

private struct RankKey: LayoutValueKey { static let defaultValue: Int = 0 }

struct FlowLayout: Layout {
  var spacing: CGFloat = 8
  struct Cache { var sizes: [CGSize] }
  func makeCache(subviews: Subviews) -> Cache { Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) }) }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let width = proposal.replacingUnspecifiedDimensions().width
    return CGSize(width: width, height: rows(width, cache).map(\.maxY).max() ?? 0)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    for (index, rect) in rows(bounds.width, cache).enumerated() {
      subviews[index].place(
        at: CGPoint(x: bounds.minX + rect.minX, y: bounds.minY + rect.minY), anchor: .topLeading,
        proposal: ProposedViewSize(rect.size))
    }
  }
  private func rows(_ width: CGFloat, _ cache: Cache) -> [CGRect] {
    var origin = CGPoint.zero
    var height: CGFloat = 0
    return cache.sizes.map { size in
      if origin.x + size.width > width, origin.x > 0 {
        origin = CGPoint(x: 0, y: origin.y + height + spacing)
        height = 0
      }
      defer {
        origin.x += size.width + spacing
        height = max(height, size.height)
      }
      return CGRect(origin: origin, size: size)
    }
  }
}

struct Tags: View {
  @State private var isVertical = false
  var body: some View {
    let layout = isVertical ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout(spacing: 4))
    VStack {
      FlowLayout(spacing: 4) {
        ForEach(["swift", "layout", "preferences"], id: \.self) {
          Text($0).layoutValue(key: RankKey.self, value: $0.count)
        }
      }
      layout {
        Text("One")
        Text("Two")
      }
      .readSize { isVertical = $0.width > 1_000 }
    }
  }
}
