import XCTest

@testable import SwiftUI

/// What compiles and has no place in a picture: the view stays as it is.
final class InertTests: XCTestCase {
  private struct Note: Codable, Hashable, Transferable {
    var text: String
    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .json)
      ProxyRepresentation(exporting: \.text)
    }
  }
  private struct Studio: App {
    @Environment(\.scenePhase) private var phase
    @State private var count = 0
    var body: some Scene {
      WindowGroup { Text("main") }
        .defaultSize(width: 400, height: 300)
        .windowResizability(.contentSize)
        .commands {
          SidebarCommands()
          CommandMenu("Tools") { Button("Run") { count += 1 } }
          CommandGroup(replacing: .newItem) { Button("New") {} }
          if count > 1 { TextEditingCommands() }
        }
        .onChange(of: phase) { _, _ in count += 1 }
      WindowGroup("Note", id: "note", for: Int.self) { $number in Text("\(number ?? 0)") }
      Window("Log", id: "log") { Text("log") }
      Settings { Text("settings") }
      if #available(macOS 13, *) { MenuBarExtra("Menu", systemImage: "star") { Text("menu") } }
    }
  }
  @MainActor func testAnAppsSceneIsNotAView() async throws {
    _ = Studio().body
    XCTAssertEqual(tree(PhaseText()), "\"active\"")
  }
  private struct PhaseText: View {
    @Environment(\.scenePhase) private var phase
    @Environment(\.openWindow) private var openWindow
    @FocusedValue(\.note) private var note
    var body: some View {
      Text(phase == .active && note == nil ? "active" : "else").onTapGesture { openWindow(id: "log") }
    }
  }

  @MainActor func testModifiersLeaveTheViewAsItIs() async throws {
    let text = Text("A")
    let plain = tree(text)
    let moved =
      text
      .onDrag { NSItemProvider(object: "x") }
      .onDrop(of: [.plainText], isTargeted: nil) { _ in true }
      .draggable(Note(text: "n"))
      .dropDestination(for: Note.self) { items, _ in !items.isEmpty }
      .onHover { _ in }
      .hoverEffect(.lift)
      .onContinuousHover { if case .active(let point) = $0 { _ = point } }
    XCTAssertEqual(tree(moved), plain)
    XCTAssertEqual(tree(text.speechSpellsOutCharacters()), plain)
    // What is said of a view is in a node around it, and moves nothing.
    let spoken =
      text
      .accessibilityAction(named: "Do") {}
      .accessibilityAdjustableAction { if $0 == .increment {} }
      .accessibilitySortPriority(1)
      .accessibilityRotor("Notes", entries: [1, 2].map { NoteID(id: $0) }, entryLabel: \.name)
      .accessibilityCustomContent("Size", "large")
      .accessibilityInputLabels(["a", "b"])
    XCTAssertEqual(tree(spoken), "accessibility\n  " + plain)
    let app =
      text
      .onOpenURL { _ in }
      .userActivity("x") { $0.title = "t" }
      .focusedSceneValue(\.note, "n")
      .sensoryFeedback(.success, trigger: 1)
      .help("h")
      .navigationTransition(.automatic)
      .toolbarRole(.editor)
      .scrollEdgeEffectStyle(.soft, for: .top)
      .previewInterfaceOrientation(.landscapeLeft)
    XCTAssertEqual(tree(app), plain)
  }
  private struct NoteID: Identifiable {
    let id: Int
    var name: String { "\(id)" }
  }

  @MainActor func testWhatWouldBeSeenFails() async throws {
    XCTAssertTrue(tree(Text("A").navigationSubtitle("B")).hasPrefix("FAILED: navigationSubtitle"))
    XCTAssertTrue(tree(Text("A").tabViewBottomAccessory { Text("B") }).hasPrefix("FAILED: tabViewBottomAccessory"))
  }

  @MainActor func testElementsOfAccessibility() async throws {
    let parts = HStack {
      Text("Two")
      Button("Tap") {}
      Text("unseen").accessibilityHidden(true)
    }
    func semantics(_ view: some View) -> Semantics? {
      let probe = Probe(view)
      probe.settle()
      return probe.root?.semantics
    }
    XCTAssertEqual(semantics(parts.accessibilityElement(children: .combine))?.label, "Two, Tap")
    XCTAssertEqual(semantics(parts.accessibilityElement(children: .combine).accessibilityLabel("All"))?.label, "All")
    XCTAssertTrue(tree(parts.accessibilityElement(children: .contain)).hasPrefix("accessibility container"))
    XCTAssertNil(semantics(parts.accessibilityElement())?.label)
    XCTAssertEqual(
      semantics(Color.red.accessibilityRepresentation { Toggle("On", isOn: .constant(true)) })?.role, "Toggle")
    XCTAssertEqual(semantics(Text("A").accessibilityHeading(.h1))?.traits, ["header"])
  }

  @MainActor func testANavigationPathIsWrittenAndRead() async throws {
    var path = NavigationPath([1, 2])
    path.append("three")
    path.append(Note(text: "four"))
    path.removeLast()
    let data = try JSONEncoder().encode(XCTUnwrap(path.codable))
    let read = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
    XCTAssertEqual(read, path)
    XCTAssertEqual(read.count, 3)
    struct Unwritten: Hashable {}
    path.append(Unwritten())
    XCTAssertNil(path.codable)
    let broken = Data(#"[{"type": "no type", "json": "[1]"}]"#.utf8)
    XCTAssertThrowsError(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: broken))
  }

  @MainActor func testASplitViewInACompactWidthIsAStack() async throws {
    let split = NavigationSplitView {
      Text("side").navigationTitle("Side")
    } detail: {
      Text("detail")
    }
    XCTAssertTrue(tree(split).contains("\"side\""))
    XCTAssertTrue(tree(split.environment(\.horizontalSizeClass, .regular)).hasPrefix("FAILED: NavigationSplitView"))
    let detail = NavigationSplitView(preferredCompactColumn: .constant(.detail)) {
      Text("side")
    } detail: {
      Text("detail")
    }
    XCTAssertFalse(tree(detail).contains("\"side\""))
  }

  @MainActor func testKindsOfData() async throws {
    XCTAssertTrue(UTType.png.conforms(to: .image))
    XCTAssertFalse(UTType.image.conforms(to: .png))
    XCTAssertEqual(UTType(filenameExtension: "PDF"), .pdf)
    XCTAssertEqual(UTType(filenameExtension: "nothing known")?.isDynamic, true)
    XCTAssertNil(UTType(filenameExtension: ""))
  }
}

extension FocusedValues {
  @Entry fileprivate var note: String?
}
