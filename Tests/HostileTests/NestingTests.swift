import SnapshotAssertions
import SwiftUI
import XCTest

/// Depth and breadth.
final class NestingTests: XCTestCase {
  func testFiveThousandNestedViews() {
    Hostile.expectFailure("nested") { (0..<5_000).reduce(AnyView(Text("a"))) { view, _ in AnyView(VStack { view }) } }
    Hostile.expectFailure("nested") {
      (0..<5_000).reduce(AnyView(Text("a"))) { view, _ in
        AnyView(
          HStack {
            view; Text("b")
          })
      }
    }
    Hostile.expectFailure("nested") { (0..<5_000).reduce(AnyView(Text("a"))) { view, _ in AnyView(ZStack { view }) } }
    Hostile.expectFailure("nested") { (0..<5_000).reduce(AnyView(Text("a"))) { view, _ in AnyView(view.padding(1)) } }
    Hostile.expectFailure("nested") { (0..<5_000).reduce(AnyView(Text("a"))) { view, _ in AnyView(view.opacity(0.9)) } }
    Hostile.expectFailure("nested") {
      (0..<5_000).reduce(AnyView(Text("a"))) { view, _ in AnyView(view.background(.red)) }
    }
    Hostile.expectFailure("nested") {
      (0..<5_000).reduce(AnyView(Text("a"))) { view, _ in AnyView(Text("b").overlay(view)) }
    }
    Hostile.expectFailure("nested") {
      (0..<5_000).reduce(AnyView(Text("a"))) { view, _ in AnyView(Text("b").mask(view)) }
    }
    Hostile.expectFailure("nested") {
      (0..<5_000).reduce(AnyView(Text("a"))) { view, _ in AnyView(ScrollView { view }) }
    }
    Hostile.expectFailure("nested") {
      (0..<5_000).reduce(AnyView(Text("a"))) { view, _ in AnyView(GeometryReader { _ in view }) }
    }
    Hostile.expectFailure("nested") {
      (0..<5_000).reduce(AnyView(Text("a"))) { view, _ in AnyView(Button(action: {}) { view }) }
    }
    Hostile.expectFailure("nested") {
      (0..<5_000).reduce(AnyView(Text("a"))) { view, _ in AnyView(LazyVGrid(columns: [GridItem()]) { view }) }
    }
  }

  func testWrappersOfNothing() {
    // An AnyView around an AnyView is the same one.
    Hostile.expectPicture { (0..<5_000).reduce(AnyView(Text("a"))) { view, _ in AnyView(view) } }
    Hostile.expectPicture { (0..<400).reduce(AnyView(Text("a"))) { view, _ in AnyView(Group { view }) } }
    Hostile.expectPicture { (0..<5_000).reduce(AnyView(Text("a"))) { view, _ in AnyView(Optional(view)) } }
    Hostile.expectPicture { (0..<400).reduce(AnyView(Text("a"))) { view, _ in AnyView(ForEach(0..<1) { _ in view }) } }
    Hostile.expectFailure("nested") { (0..<5_000).reduce(AnyView(Text("a"))) { view, _ in AnyView(Group { view }) } }
    Hostile.expectFailure("nested") {
      (0..<5_000).reduce(AnyView(Text("a"))) { view, _ in AnyView(ForEach(0..<1) { _ in view }) }
    }
    Hostile.expectFailure("nested") { (0..<5_000).reduce(AnyView(Text("a"))) { view, _ in AnyView(view.font(.body)) } }
    Hostile.expectFailure("nested") { (0..<5_000).reduce(AnyView(Text("a"))) { view, _ in AnyView(view.onAppear {}) } }
    Hostile.expectFailure("nested") {
      (0..<5_000).reduce(AnyView(Text("a"))) { view, _ in AnyView(view.accessibilityLabel("a")) }
    }
    Hostile.expectFailure("nested") {
      (0..<5_000).reduce(AnyView(Text("a"))) { view, _ in AnyView(view.modifier(Nothing())) }
    }
  }

  /// Deep, and still to be drawn.
  func testReasonableDepth() {
    Hostile.expectPicture { (0..<100).reduce(AnyView(Text("a"))) { view, _ in AnyView(HStack { VStack { view } }) } }
    Hostile.expectPicture {
      (0..<100).reduce(AnyView(Text("a"))) { view, _ in AnyView(view.padding(1).background(.red).opacity(0.99)) }
    }
    Hostile.expectPicture {
      (0..<60).reduce(AnyView(Text("a"))) { view, _ in
        AnyView(
          HStack {
            view; Spacer(); Text("b")
          })
      }
    }
    Hostile.expectPicture { (0..<40).reduce(AnyView(Text("a"))) { view, _ in AnyView(GeometryReader { _ in view }) } }
    Hostile.expectPicture {
      (0..<60).reduce(AnyView(Color.red)) { view, _ in
        AnyView(view.aspectRatio(1, contentMode: .fit).frame(minWidth: 5))
      }
    }
    Hostile.expectPicture {
      (0..<40).reduce(AnyView(Text("a"))) { view, _ in AnyView(view.shadow(radius: 4).blur(radius: 1)) }
    }
  }

  func testViewsWithoutEnd() {
    Hostile.expectFailure("contain itself") { Endless() }
    Hostile.expectFailure("contain itself") { EndlessInGeometry() }
    Hostile.expectFailure("contain itself") { EndlessModified() }
    Hostile.expectFailure("contain itself") {
      VStack {
        Text("before"); Endless(); Text("after")
      }
    }
  }

  func testManyRows() {
    Hostile.expectPicture { VStack { ForEach(0..<20_000) { _ in Color.red } } }
    Hostile.expectPicture { ScrollView { VStack { ForEach(0..<5_000) { Text("Row \($0)") } } } }
    Hostile.expectPicture { VStack { ForEach([1, 1, 1, 2], id: \.self) { Text("\($0)") } } }
    Hostile.expectPicture { VStack { ForEach(0..<0) { Text("\($0)") } } }
    Hostile.expectPicture {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 1))]) { ForEach(0..<2_000) { _ in Color.red } }
    }
  }
}

private struct Nothing: ViewModifier { func body(content: Content) -> some View { content } }
private struct Endless: View { var body: AnyView { AnyView(VStack { Endless() }) } }
private struct EndlessInGeometry: View { var body: AnyView { AnyView(GeometryReader { _ in EndlessInGeometry() }) } }
private struct EndlessModified: View { var body: AnyView { AnyView(EndlessModified().padding().background(.red)) } }
