import SnapshotCore
import ViewTree
import XCTest

@testable import SwiftUI

final class SheetTests: XCTestCase {
  @MainActor private static var old: EnvironmentValues { .with { $0.platform = .iOS17 } }

  @MainActor private func host<V: View>(
    _ view: V, layout: SnapshotLayout = .fixed(width: 300, height: 400), _ traits: SnapshotTraits = .platform(.iOS17)
  ) throws -> (Interactor, SnapshotHost) {
    let host = try SnapshotHost(layout: layout, traits: traits, resources: .shared(), view: { view })
    return (Interactor(host), host)
  }

  // MARK: - Sheets

  private struct Card: View {
    @State var isShown = false
    @State var dismissals = 0
    @State var note = "none"
    var body: some View {
      VStack {
        Button("Show") { isShown = true }
        Text("dismissed \(dismissals)")
      }
      .sheet(isPresented: $isShown) {
        dismissals += 1
      } content: {
        Inner(note: $note)
      }
    }
    struct Inner: View {
      @Binding var note: String
      @State var taps = 0
      @Environment(\.dismiss) var dismiss
      var body: some View {
        VStack {
          Text("note \(note), taps \(taps)")
          Button("Tap") { taps += 1 }
          Button("Close") { dismiss() }
        }
        .task { note = "task" }
      }
    }
  }

  @MainActor func testASheetComesLivesAndGoes() async throws {
    let (interactor, host) = try host(Card())
    XCTAssertFalse(interactor.exists("Close"))
    try interactor.tap("Show")
    XCTAssertTrue(interactor.exists("note task, taps 0"))
    try interactor.tap("Tap")
    XCTAssertTrue(interactor.exists("note task, taps 1"))
    XCTAssertThrowsError(try interactor.tap("Show"), "it lies beneath")
    try interactor.tap("Close")
    XCTAssertFalse(interactor.exists("Close"))
    XCTAssertTrue(interactor.exists("dismissed 1"))
    XCTAssertEqual(try host.snapshot().diagnostics, [])
    try interactor.tap("Show")
    XCTAssertTrue(interactor.exists("note task, taps 0"), "its state starts afresh")
  }

  @MainActor func testWhereASheetIs() async throws {
    func frame(_ detents: Set<PresentationDetent>, _ platform: _Platform = .iOS17) throws -> CGRect {
      let view = Color.red.sheet(isPresented: .constant(true)) { Color.blue.presentationDetents(detents) }
      let stage = try ControlStage(view, width: 300, height: 400, .with { $0.platform = platform })
      return try XCTUnwrap(stage.element("Sheet")).frame
    }
    XCTAssertEqual(try frame([.large]), CGRect(x: 0, y: 10, width: 300, height: 390))
    XCTAssertEqual(try frame([.medium]), CGRect(x: 0, y: 200, width: 300, height: 200))
    XCTAssertEqual(try frame([.medium, .large]), CGRect(x: 0, y: 200, width: 300, height: 200))
    XCTAssertEqual(try frame([.height(120)]), CGRect(x: 0, y: 280, width: 300, height: 120))
    XCTAssertEqual(try frame([.fraction(0.5)]), CGRect(x: 0, y: 205, width: 300, height: 195))
    XCTAssertEqual(try frame([.height(.nan)]), CGRect(x: 0, y: 10, width: 300, height: 390))
    XCTAssertEqual(try frame([.height(4000)]), CGRect(x: 0, y: 10, width: 300, height: 390))
    XCTAssertEqual(try frame([.medium], .iOS26), CGRect(x: 8, y: 200, width: 284, height: 192))
  }

  private struct Third: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 3 }
  }
  @MainActor func testAHeightOfOnesOwnAndTheChosenOne() async throws {
    let custom = Color.red.sheet(isPresented: .constant(true)) { Color.blue.presentationDetents([.custom(Third.self)]) }
    XCTAssertEqual(try ControlStage(custom, width: 300, height: 400, Self.old).element("Sheet")?.frame.height, 130)
    let chosen = Color.red.sheet(isPresented: .constant(true)) {
      Color.blue.presentationDetents([.medium, .large], selection: .constant(.large))
    }
    XCTAssertEqual(try ControlStage(chosen, width: 300, height: 400, Self.old).element("Sheet")?.frame.height, 390)
  }

  /// On a screen the sheet starts 10 points below the status bar; its content ends above the home indicator.
  @MainActor func testOnAScreen() async throws {
    let (_, host) = try host(
      Color.red.sheet(isPresented: .constant(true)) {
        VStack {
          Spacer()
          Text("last")
        }
      }, layout: .device(.iPhoneX))
    var ends: [CGFloat] = []
    host.tree?.forEach { if $0.text == "last" { ends.append($0.frame.maxY) } }
    XCTAssertEqual(ends, [812 - 34])
    let whole = try self.host(
      Color.red.fullScreenCover(isPresented: .constant(true)) { Color.blue.accessibilityIdentifier("cover") },
      layout: .device(.iPhoneX)
    ).0
    XCTAssertEqual(try whole.element("cover").frame, CGRect(x: 0, y: 44, width: 375, height: 812 - 44 - 34))
  }

  @MainActor func testWhatIsBesideASheet() async throws {
    struct Page: View {
      @State var isShown = true
      let isFixed: Bool
      var body: some View {
        Text(isShown ? "shown" : "gone").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
          .sheet(isPresented: $isShown) {
            Text("card").presentationDetents([.medium]).interactiveDismissDisabled(isFixed)
          }
      }
    }
    let (interactor, _) = try host(Page(isFixed: false))
    try interactor.tap(at: CGPoint(x: 150, y: 100))
    XCTAssertTrue(interactor.exists("gone"))
    let (fixed, _) = try host(Page(isFixed: true))
    XCTAssertThrowsError(try fixed.tap(at: CGPoint(x: 150, y: 100)))
    XCTAssertTrue(fixed.exists("shown"))
  }

  @MainActor func testColoursOfASheet() async throws {
    let view = Color.white.sheet(isPresented: .constant(true)) { Color.clear.presentationDetents([.medium]) }
    let bitmap = try picture(view, width: 100, height: 100, traits: .platform(.iOS17))
    XCTAssertEqual(bitmap.pixel(100, 20), [204, 204, 204], "20 % of black over white")
    XCTAssertEqual(bitmap.pixel(100, 150), [255, 255, 255])
    XCTAssertEqual(bitmap.pixel(0, 100), [204, 204, 204], "a corner")
    let tinted = Color.white.sheet(isPresented: .constant(true)) {
      Color.clear.presentationDetents([.medium]).presentationBackground(.green).presentationCornerRadius(0)
        .presentationBackgroundInteraction(.enabled)
    }
    let open = try picture(tinted, width: 100, height: 100, traits: .platform(.iOS17))
    XCTAssertEqual(open.pixel(100, 20), [255, 255, 255])
    XCTAssertEqual(open.pixel(0, 100), [52, 199, 89])
  }

  private struct Item: Identifiable { let id: Int }
  @MainActor func testAnotherItemIsAnotherSheet() async throws {
    struct Page: View {
      @State var item: Item? = Item(id: 1)
      var body: some View {
        Color.red.sheet(item: $item) { item in Inner(id: item.id) { self.item = Item(id: 2) } }
      }
      struct Inner: View {
        let id: Int
        let next: () -> Void
        @State var taps = 0
        var body: some View {
          Text("item \(id), taps \(taps)")
          Button("Tap") { taps += 1 }
          Button("Next") { next() }
        }
      }
    }
    let (interactor, _) = try host(Page())
    try interactor.tap("Tap")
    XCTAssertTrue(interactor.exists("item 1, taps 1"))
    try interactor.tap("Next")
    XCTAssertTrue(interactor.exists("item 2, taps 0"))
  }

  // MARK: - Where they come from

  private final class Model: ObservableObject { @Published var name = "model" }
  @MainActor func testEnvironmentReachesTheContent() async throws {
    struct Inner: View {
      @EnvironmentObject var model: Model
      @Environment(\.layoutDirection) var direction
      @Environment(\.isPresented) var isPresented
      var body: some View {
        Text("\(model.name) \(direction == .rightToLeft ? "rtl" : "ltr") \(isPresented ? "yes" : "no")")
      }
    }
    let view = Color.red.sheet(isPresented: .constant(true)) { Inner() }
      .environmentObject(Model()).environment(\.layoutDirection, .rightToLeft)
    let stage = try ControlStage(view, width: 300, height: 400)
    XCTAssertEqual(stage.texts, ["model rtl yes"])
  }

  @MainActor func testFromABarAStackAndAGeometryReader() async throws {
    struct Page: View {
      @State var first = false
      @State var second = false
      @State var count = 0
      var body: some View {
        NavigationStack {
          GeometryReader { _ in
            Button("Second") { second = true }
              .sheet(isPresented: $second) {
                Text("count \(count)")
                Button("More") { count += 1 }
              }
          }
          .navigationTitle("Page")
          .toolbar {
            Button("First") { first = true }
              .sheet(isPresented: $first) {
                Text("one line that is far too long to be shown in a single line of a card")
              }
          }
        }
      }
    }
    let (interactor, _) = try host(Page())
    try interactor.tap("First")
    let text = try interactor.element("one line that is far too long to be shown in a single line of a card")
    XCTAssertGreaterThan(text.frame.height, 30, "a bar's single line is not the sheet's")
    let (other, host) = try host(Page())
    try other.tap("Second")
    try other.tap("More")
    try other.tap("More")
    XCTAssertTrue(other.exists("count 2"))
    XCTAssertEqual(try host.snapshot().diagnostics, [])
  }

  @MainActor func testFromARowOfAListAndAPageOfTabs() async throws {
    struct Page: View {
      @State var shown: Int?
      var body: some View {
        TabView {
          List {
            ForEach(0..<3) { number in
              Button("Row \(number)") { shown = number }
                .sheet(
                  isPresented: Binding {
                    shown == number
                  } set: {
                    if !$0 { shown = nil }
                  }
                ) {
                  Button("Close \(number)") { shown = nil }
                }
            }
          }
          .tabItem { Text("Tab") }
        }
      }
    }
    let (interactor, host) = try host(Page())
    for number in 0..<3 {
      try interactor.tap("Row \(number)")
      XCTAssertTrue(interactor.exists("Close \(number)"))
      var heights: [CGFloat] = []
      host.tree?.forEach {
        if $0.semantics?.role == "Button", $0.spokenName == "Close \(number)" { heights.append($0.frame.height) }
      }
      XCTAssertEqual(heights, [20.5], "no row")
      try interactor.tap("Close \(number)")
    }
  }

  @MainActor func testSheetsStack() async throws {
    struct Level: View {
      let number: Int
      @State var isShown = false
      @Environment(\.dismiss) var dismiss
      var body: some View {
        VStack {
          Text("level \(number)")
          Button("Open \(number)") { isShown = true }
          Button("Close \(number)") { dismiss() }
        }
        .sheet(isPresented: $isShown) { Level(number: number + 1) }
      }
    }
    let (interactor, host) = try host(Level(number: 0))
    for number in 0..<3 { try interactor.tap("Open \(number)") }
    XCTAssertEqual(
      host.tree.map { tree in
        var count = 0
        tree.forEach { if $0.semantics?.role == "Sheet" { count += 1 } }
        return count
      }, 3)
    try interactor.tap("Close 3")
    XCTAssertFalse(interactor.exists("level 3"))
    try interactor.tap("Close 2")
    try interactor.tap("Close 1")
    try interactor.tap("Open 0")
  }

  @MainActor func testTheSecondOfTwoWaits() async throws {
    struct Page: View {
      @State var first = true
      @State var second = true
      var body: some View {
        VStack {
          Text("a").sheet(isPresented: $first) { Button("Close first") { first = false } }
          Text("b").sheet(isPresented: $second) { Text("second") }
        }
      }
    }
    let (interactor, host) = try host(Page())
    XCTAssertFalse(interactor.exists("second"))
    XCTAssertEqual(try host.snapshot().diagnostics.map(\.severity), [.warning])
    try interactor.tap("Close first")
    XCTAssertTrue(interactor.exists("second"))
  }

  @MainActor func testALayerGoesWithWhatPresentsIt() async throws {
    struct Page: View {
      @State var isThere = true
      var body: some View {
        VStack {
          if isThere { Text("presenter").sheet(isPresented: .constant(true)) { Button("Remove") { isThere = false } } }
          Text("rest")
        }
      }
    }
    let (interactor, host) = try host(Page())
    try interactor.tap("Remove")
    XCTAssertFalse(interactor.exists("Remove"))
    XCTAssertEqual(try host.snapshot().diagnostics, [])
  }

  @MainActor func testViewsBeneathStayWhereTheyAre() async throws {
    func frames(_ isShown: Bool, _ layout: SnapshotLayout) throws -> CGRect {
      let (interactor, _) = try host(
        Text("base").padding(3).sheet(isPresented: .constant(isShown)) { Text("card").presentationDetents([.medium]) },
        layout: layout)
      return try interactor.element("base").frame
    }
    for layout in [SnapshotLayout.device(.iPhoneX), .fixed(width: 100, height: 90), .sizeThatFits, .fits(width: 120)] {
      XCTAssertEqual(try frames(true, layout), try frames(false, layout), "\(layout)")
    }
  }

  // MARK: - Popovers

  @MainActor func testAnArrowIsAttachedToANarrowBubble() async throws {
    func popover(_ edge: Edge, _ radius: CGFloat? = nil) -> some View {
      Color.red.frame(width: 20, height: 20)
        .popover(isPresented: .constant(true), arrowEdge: edge) {
          Color.green.frame(width: 10, height: 10).presentationCompactAdaptation(.popover)
            .presentationCornerRadius(radius)
        }
    }
    let below = try ControlStage(popover(.bottom), width: 300, height: 400)
    XCTAssertEqual(below.element("Popover")?.frame, CGRect(x: 124, y: 210 + 13, width: 52, height: 10))
    let beside = try ControlStage(popover(.trailing), width: 300, height: 400)
    XCTAssertEqual(beside.element("Popover")?.frame, CGRect(x: 160 + 13, y: 174, width: 10, height: 52))
    // Green is in the middle, the arrow between two corners reaches to the view.
    for radius in [nil, 40.0] as [CGFloat?] {
      let bitmap = try picture(popover(.bottom, radius), width: 300, height: 400, traits: .platform(.iOS17))
      XCTAssertEqual(bitmap.rgb(150, 228), [52, 199, 89])
      XCTAssertEqual(bitmap.rgb(150, 222), bitmap.rgb(150, 216))
    }
    let place = PopoverPlace()
    (place.frame, place.side, place.tip) = (CGRect(x: 0, y: 0, width: 10, height: 10), .bottom, CGPoint(x: 80, y: -20))
    XCTAssertEqual(place.outline(hasArrow: true, radius: 13).boundingRect, CGRect(x: 0, y: -13, width: 10, height: 23))
  }

  @MainActor func testAPopoverIsASheetUnlessItSaysOtherwise() async throws {
    func view(_ adaptation: PresentationAdaptation, _ edge: Edge? = nil) -> some View {
      Color.red.frame(width: 40, height: 20)
        .popover(isPresented: .constant(true), arrowEdge: edge) {
          Text("hint").frame(width: 100, height: 30).presentationCompactAdaptation(adaptation)
        }
        .frame(width: 300, height: 400)
    }
    XCTAssertNotNil(try ControlStage(view(.automatic), width: 300, height: 400).element("Sheet"))
    let stage = try ControlStage(view(.popover), width: 300, height: 400)
    XCTAssertEqual(stage.element("Popover")?.frame, CGRect(x: 100, y: 210 + 13, width: 100, height: 30))
    let above = try ControlStage(view(.popover, .top), width: 300, height: 400)
    XCTAssertEqual(above.element("Popover")?.frame, CGRect(x: 100, y: 190 - 13 - 30, width: 100, height: 30))
  }
}

extension Bitmap {
  /// Red, green and blue of a pixel.
  fileprivate func pixel(_ x: Int, _ y: Int) -> [UInt8] {
    let color = self[x: x, y: y]
    return [color.red, color.green, color.blue]
  }
}
