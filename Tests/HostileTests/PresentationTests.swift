import SnapshotAssertions
import SwiftUI
import XCTest

/// Sheets, alerts and popovers where there is no room, no end or nobody who presents them.
final class PresentationTests: XCTestCase {
  func testSheetsWithoutEnd() {
    Hostile.expectFailure("faulty") { SheetInItself() }
    Hostile.expectFailure("faulty") { CoverInItself() }
    Hostile.expectAnything(layout: .device(.iPhoneX)) { SheetOfDepth(depth: 12) }
    Hostile.expectAnything(layout: .device(.iPhoneX)) { AlertsInItself() }
  }
  func testSmallPictures() {
    for side in [0.0, 1, 20] {
      let layout = SnapshotLayout.fixed(width: side, height: side)
      Hostile.expectAnything(layout: layout) {
        Color.red.alert("Title", isPresented: .constant(true)) {
          Button("OK") {}
        } message: {
          Text("Message")
        }
      }
      Hostile.expectAnything(layout: layout) {
        Color.red.confirmationDialog("Title", isPresented: .constant(true), titleVisibility: .visible) {
          Button("OK") {}
        }
      }
      Hostile.expectAnything(layout: layout) { Color.red.sheet(isPresented: .constant(true)) { Text("a") } }
      Hostile.expectAnything(layout: layout) {
        Color.red.popover(isPresented: .constant(true)) { Text("a").presentationCompactAdaptation(.popover) }
      }
      Hostile.expectAnything(layout: layout) {
        NavigationStack { Text("a").navigationTitle("b").toolbar { Button("c") {} } }
      }
      Hostile.expectAnything(layout: layout) { TabView { Text("a").tabItem { Label("b", systemImage: "star") } } }
    }
  }
  func testDetents() {
    let layout = SnapshotLayout.device(.iPhoneX)
    for number in [CGFloat.nan, .infinity, -.infinity, -5, 0, 1e-9, 1e300] {
      Hostile.expectAnything(layout: layout) {
        Color.red.sheet(isPresented: .constant(true)) { Text("a").presentationDetents([.height(number)]) }
      }
      Hostile.expectAnything(layout: layout) {
        Color.red.sheet(isPresented: .constant(true)) { Text("a").presentationDetents([.fraction(number)]) }
      }
      Hostile.expectAnything(layout: layout) {
        Color.red.sheet(isPresented: .constant(true)) { Text("a").presentationCornerRadius(number) }
      }
      Hostile.expectAnything(layout: layout, traits: .platform(.iOS17)) {
        Color.red.sheet(isPresented: .constant(true)) { Text("a").presentationCornerRadius(number) }
      }
      Hostile.expectAnything(layout: layout) {
        Color.red.popover(isPresented: .constant(true)) {
          Text("a").presentationCornerRadius(number).presentationCompactAdaptation(.popover)
        }
      }
    }
    for number in [CGFloat.nan, .infinity, -1] {
      Hostile.expectFailure("presentationDetents", layout: layout) {
        Color.red.sheet(isPresented: .constant(true)) { Text("a").presentationDetents([.medium, .height(number)]) }
      }
      Hostile.expectFailure("presentationDetents", layout: layout) {
        Color.red.sheet(isPresented: .constant(true)) { Text("a").presentationDetents([.fraction(number)]) }
      }
      Hostile.expectFailure("presentationCornerRadius", layout: layout) {
        Color.red.sheet(isPresented: .constant(true)) { Text("a").presentationCornerRadius(number) }
      }
    }
    Hostile.expectAnything(layout: layout) {
      Color.red.sheet(isPresented: .constant(true)) { Text("a").presentationDetents([]) }
    }
    Hostile.expectAnything(layout: layout) { Color.red.sheet(isPresented: .constant(true)) {} }
    Hostile.expectAnything(layout: layout) { EmptyView().sheet(isPresented: .constant(true)) { Text("a") } }
    Hostile.expectAnything(layout: layout) {
      Color.red.sheet(isPresented: .constant(true)) { Text("a").presentationBackground { List { Text("b") } } }
    }
  }
  func testPopovers() {
    let layout = SnapshotLayout.device(.iPhoneX)
    func popover(_ anchor: PopoverAttachmentAnchor, _ offset: CGFloat) -> some View {
      Text("a").popover(isPresented: .constant(true), attachmentAnchor: anchor) {
        Text("content").presentationCompactAdaptation(.popover)
      }.offset(x: offset, y: offset)
    }
    for number in [0, -5_000, 5_000, 1e9] as [CGFloat] {
      Hostile.expectAnything(layout: layout) { popover(.rect(.bounds), number) }
      Hostile.expectAnything(layout: layout) { popover(.point(UnitPoint(x: number, y: -number)), 0) }
      Hostile.expectAnything(layout: layout) {
        popover(.rect(.rect(CGRect(x: number, y: number, width: -number, height: 1))), 0)
      }
    }
    for number in [CGFloat.nan, .infinity] {
      Hostile.expectFailure("popover", layout: layout) { popover(.point(UnitPoint(x: number, y: 0)), 0) }
      Hostile.expectFailure("popover", layout: layout) {
        popover(.rect(.rect(CGRect(x: number, y: 0, width: 1, height: 1))), 0)
      }
    }
    Hostile.expectAnything(layout: layout) {
      Text("a").popover(isPresented: .constant(true)) {
        Text(String(repeating: "long ", count: 2_000)).presentationCompactAdaptation(.popover)
      }
    }
    Hostile.expectAnything(layout: layout) {
      ScrollView {
        VStack {
          Color.red.frame(height: 5_000); popover(.rect(.bounds), 0)
        }
      }
    }
  }
  func testDialogs() {
    let layout = SnapshotLayout.device(.iPhoneX)
    for platform in [SnapshotTraits.Platform.iOS17, .iOS26, .macOS26] {
      let traits = SnapshotTraits.platform(platform)
      Hostile.expectAnything(layout: layout, traits: traits) {
        Color.red.confirmationDialog("", isPresented: .constant(true)) {}
      }
      Hostile.expectAnything(layout: layout, traits: traits) {
        Color.red.confirmationDialog("T", isPresented: .constant(true), titleVisibility: .visible) {
          EmptyView()
        } message: {
          EmptyView()
        }
      }
      Hostile.expectAnything(layout: layout, traits: traits) { Color.red.alert("", isPresented: .constant(true)) {} }
      Hostile.expectAnything(layout: layout, traits: traits) {
        Color.red.alert("a", isPresented: .constant(true)) { ForEach(0..<100) { n in Button("\(n)") {} } }
      }
      Hostile.expectAnything(layout: layout, traits: traits) {
        Color.red.confirmationDialog("a", isPresented: .constant(true)) { ForEach(0..<100) { n in Button("\(n)") {} } }
      }
      Hostile.expectAnything(layout: layout, traits: traits) {
        Color.red.alert(String(repeating: "long ", count: 3_000), isPresented: .constant(true)) { Button("a") {} }
      }
      Hostile.expectAnything(layout: layout, traits: traits) {
        Color.red.alert("a", isPresented: .constant(true)) {
          List { Text("b") }; Text("c"); TextField("d", text: .constant("e")); Image(systemName: "star")
        }
      }
      Hostile.expectAnything(layout: layout, traits: traits) {
        Color.red.alert("a", isPresented: .constant(true)) {
          Button(String(repeating: "wide ", count: 50), role: .cancel) {}; Button("x", role: .cancel) {}
        }
      }
    }
  }
  func testPresentersThatGo() {
    for kind in 0..<4 {
      Hostile.expectAnything(layout: .device(.iPhoneX)) { Vanishing(kind: kind) }
    }
    Hostile.expectAnything(layout: .device(.iPhoneX)) { ChangingItem() }
    Hostile.expectFailure("settle", layout: .device(.iPhoneX)) { EndlessItem() }
    Hostile.expectAnything(layout: .device(.iPhoneX)) { Dismissed() }
    Hostile.expectAnything(layout: .device(.iPhoneX)) {
      VStack { ForEach(0..<60) { _ in Text("a").sheet(isPresented: .constant(true)) { Text("b") } } }
    }
  }
  func testPaths() {
    Hostile.expectAnything {
      NavigationStack(path: .constant((0..<60).map { $0 })) {
        Text("a").navigationDestination(for: Int.self) { Text("\($0)") }
      }
    }
    Hostile.expectAnything { NavigationStack(path: .constant([1, 2])) { Text("a") } }
    Hostile.expectAnything {
      NavigationStack { NavigationStack { NavigationStack { Text("a").navigationTitle("b") }.navigationTitle("c") } }
    }
    Hostile.expectAnything { PushesItself() }
  }
}

private struct SheetInItself: View {
  var body: AnyView { AnyView(Text("a").sheet(isPresented: .constant(true)) { SheetInItself() }) }
}
private struct CoverInItself: View {
  var body: AnyView { AnyView(Text("a").fullScreenCover(isPresented: .constant(true)) { CoverInItself() }) }
}
private struct AlertsInItself: View {
  var body: some View {
    Text("a").alert("b", isPresented: .constant(true)) {
      Button("c") {}.alert("d", isPresented: .constant(true)) { Button("e") {} }
    }
  }
}
private struct SheetOfDepth: View {
  let depth: Int
  var body: AnyView {
    AnyView(Text("\(depth)").sheet(isPresented: .constant(depth > 0)) { SheetOfDepth(depth: depth - 1) })
  }
}
private struct Vanishing: View {
  let kind: Int
  @State private var isThere = true
  var body: some View {
    VStack {
      if isThere {
        let text = Text("a").onAppear { isThere = false }
        switch kind {
        case 0: text.sheet(isPresented: .constant(true)) { Text("b") }
        case 1: text.alert("b", isPresented: .constant(true)) { Button("c") {} }
        case 2: text.popover(isPresented: .constant(true)) { Text("b").presentationCompactAdaptation(.popover) }
        default: text.sheet(isPresented: .constant(true), onDismiss: { isThere = true }) { Text("b") }
        }
      }
    }
  }
}
private struct Item: Identifiable { var id: Int }
private struct ChangingItem: View {
  @State private var item: Item? = Item(id: 0)
  var body: some View {
    Text("a").sheet(item: $item) { i in Text("\(i.id)").onAppear { if i.id < 5 { item = Item(id: i.id + 1) } } }
  }
}
private struct EndlessItem: View {
  @State private var item: Item? = Item(id: 0)
  var body: some View { Text("a").sheet(item: $item) { i in Text("\(i.id)").onAppear { item = Item(id: i.id + 1) } } }
}
private struct Dismissed: View {
  @State private var isShown = true
  @State private var count = 0
  var body: some View {
    Text("\(count)").sheet(
      isPresented: $isShown,
      onDismiss: {
        count += 1; isShown = count < 5
      }
    ) { DismissesItself() }
  }
}
private struct DismissesItself: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    Text("a").onAppear {
      dismiss(); dismiss()
    }
  }
}
private struct PushesItself: View {
  var body: some View {
    NavigationStack(path: .constant([0])) {
      Text("a").navigationDestination(for: Int.self) {
        Text("\($0)").navigationDestination(for: Int.self) { Text("x\($0)") }
      }
    }
  }
}
