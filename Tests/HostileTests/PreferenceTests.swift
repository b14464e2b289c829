import SnapshotAssertions
import SwiftUI
import XCTest

/// Values handed up that never rest, sizes that are none, spaces and views that are not there.
final class PreferenceTests: XCTestCase {
  func testValuesThatNeverSettle() {
    Hostile.expectFailure("does not settle", "the preference Counting", "count") { Restless() }
    Hostile.expectFailure("does not settle", "onGeometryChange") { Growing() }
    Hostile.expectFailure("does not settle", "the matched geometry with id 0") { Chasing() }
    Hostile.expectPicture { Listening() }
  }

  func testWrongSizes() {
    for wrong in [CGFloat.nan, -1] { Hostile.expectFailure("frame") { Measured(length: wrong) } }
    Hostile.expectPicture { Measured(length: 1e6) }
    Hostile.expectPicture { Measured(length: 0) }
    Hostile.expectFailure("safeAreaInset") { Color.red.safeAreaInset(edge: .top, spacing: .nan) { Text("bar") } }
    Hostile.expectPicture { Color.red.safeAreaInset(edge: .top, spacing: -1e9) { Color.blue } }
    Hostile.expectPicture { Color.red.safeAreaInset(edge: .leading) { Color.blue.frame(width: 1e6) } }
  }

  func testWhatIsNotThere() {
    Hostile.expectPicture {
      GeometryReader { Text("\($0.frame(in: .named("nowhere")).minX)") }.coordinateSpace(name: "elsewhere")
    }
    Hostile.expectPicture { Color.red.matchedGeometryEffect(id: 1, in: Namespace().wrappedValue, isSource: false) }
    Hostile.expectPicture { EmptyView().onPreferenceChange(Counting.self) { _ in } }
    Hostile.expectPicture { Color.red.overlayPreferenceValue(Counting.self) { _ in } }
  }

  func testDeepAndMany() {
    Hostile.expectPicture { Deep() }
    Hostile.expectPicture { Many() }
    Hostile.expectFailure("nested") { Endless() }
  }
}

private enum Counting: PreferenceKey {
  nonisolated(unsafe) private static var calls = 0
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) {
    calls += 1
    value = calls
  }
}
private enum Names: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

private struct Restless: View {
  @State private var count = 0
  var body: some View {
    HStack { ForEach(0..<2) { Color.red.preference(key: Counting.self, value: $0) } }
      .onPreferenceChange(Counting.self) { count = $0 }
  }
}
/// Hears other values all the time, and changes nothing.
private struct Listening: View {
  var body: some View {
    HStack { ForEach(0..<2) { Color.red.preference(key: Counting.self, value: $0) } }
      .onPreferenceChange(Counting.self) { _ in }
  }
}
private struct Growing: View {
  @State private var width: CGFloat = 1
  var body: some View {
    Color.red.frame(width: width, height: 1).onGeometryChange(for: CGFloat.self) {
      $0.size.width
    } action: {
      width = $0 + 1
    }
  }
}
/// Two views each of which is drawn beside the other.
private struct Chasing: View {
  @Namespace private var space
  var body: some View {
    Color.red.frame(width: 10, height: 10).matchedGeometryEffect(id: 0, in: space).padding(.leading, 1)
      .matchedGeometryEffect(id: 0, in: space, isSource: false)
  }
}
private struct Measured: View {
  let length: CGFloat
  @State private var size = CGSize.zero
  var body: some View {
    Color.red.frame(width: length, height: 10)
      .onGeometryChange(for: CGSize.self) {
        $0.size
      } action: {
        size = $0
      }
      .overlay(Text("\(size.width)"))
  }
}
private struct Deep: View {
  var body: some View {
    (0..<60).reduce(AnyView(Color.red.preference(key: Names.self, value: [0]))) { view, level in
      AnyView(
        GeometryReader { _ in view }.transformPreference(Names.self) { $0.append(level) }.coordinateSpace(name: level))
    }
    .overlayPreferenceValue(Names.self) { Text("\($0.count)") }
  }
}
private struct Many: View {
  var body: some View {
    LazyVGrid(columns: Array(repeating: GridItem(), count: 20)) {
      ForEach(0..<1_000) { Color.red.frame(height: 2).preference(key: Names.self, value: [$0]) }
    }
    .backgroundPreferenceValue(Names.self) { Text("\($0.count)") }
  }
}
private struct Endless: View {
  var body: some View { Color.red.overlayPreferenceValue(Names.self) { _ in Endless() } }
}
