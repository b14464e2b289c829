@testable import SwiftUI
import XCTest

/// `@FocusState` and `focused`: who has the keyboard, as a text field would see it.
final class FocusStateTests: XCTestCase {
  private enum Field: Hashable { case name, mail }

  /// Stands for a text field: takes and leaves the focus as it is told around it.
  private struct Input: View {
    let name: String
    @Environment(\.focusTarget) private var target
    var body: some View {
      Button("\(name) \(target.map { $0.isFocused ? "focused" : "-" } ?? "alone")") {
        target?.setFocused(!(target?.isFocused ?? false))
      }
    }
  }
  private struct Form: View {
    @FocusState private var field: Field?
    @FocusState private var isSearching: Bool
    var startsAtMail = false
    @State private var hasMail = true
    var body: some View {
      VStack {
        Text("\(field.map { "\($0)" } ?? "none") \(isSearching ? "searching" : "-")")
        Input(name: "name").focused($field, equals: .name)
        if hasMail { Input(name: "mail").focused($field, equals: .mail) }
        Input(name: "search").focused($isSearching)
        Input(name: "other")
        Button("next") { field = field == .name ? .mail : nil }
        Button("remove") { hasMail.toggle() }
      }
      .onAppear { if startsAtMail { field = .mail } }
    }
  }
  @MainActor private func state(_ probe: Probe) -> [String] {
    probe.settle().split(separator: "\n").compactMap {
      let text = $0.trimmingCharacters(in: CharacterSet(charactersIn: " \""))
      return text.contains(" ") ? text : nil
    }
  }

  @MainActor func testOnePartHasTheFocus() async {
    let probe = Probe(Form())
    XCTAssertEqual(state(probe), ["none -", "name -", "mail -", "search -", "other alone"])
    probe.tap("name")
    XCTAssertEqual(state(probe), ["name -", "name focused", "mail -", "search -", "other alone"])
    probe.tap("next")
    XCTAssertEqual(state(probe), ["mail -", "name -", "mail focused", "search -", "other alone"])
    probe.tap("mail")
    XCTAssertEqual(state(probe), ["none -", "name -", "mail -", "search -", "other alone"])
  }

  @MainActor func testAnotherFocusStateTakesIt() async {
    let probe = Probe(Form())
    probe.settle()
    probe.tap("name -")
    probe.settle()
    probe.tap("search")
    XCTAssertEqual(state(probe), ["none searching", "name -", "mail -", "search focused", "other alone"])
    probe.tap("mail")
    XCTAssertEqual(state(probe), ["mail -", "name -", "mail focused", "search -", "other alone"])
  }

  @MainActor func testFocusOnAppearSettles() async {
    XCTAssertEqual(
      state(Probe(Form(startsAtMail: true))), ["mail -", "name -", "mail focused", "search -", "other alone"])
  }

  @MainActor func testTheFocusGoesWithItsView() async {
    let probe = Probe(Form(startsAtMail: true))
    probe.settle()
    probe.tap("remove")
    XCTAssertEqual(state(probe), ["none -", "name -", "search -", "other alone"])
    probe.tap("remove")
    XCTAssertEqual(state(probe), ["none -", "name -", "mail -", "search -", "other alone"])
  }

  @MainActor func testFormsWithoutAGraph() async {
    struct Passing: View {
      @FocusState.Binding var isFocused: Bool
      @AccessibilityFocusState private var spoken: Field?
      @AccessibilityFocusState(for: .voiceOver) private var isSpoken: Bool
      var body: some View {
        Text(isFocused ? "on" : "off").accessibilityFocused($isSpoken).accessibilityFocused($spoken, equals: .mail)
          .focused($isFocused)
      }
    }
    struct Owner: View {
      @FocusState var isFocused
      var body: some View { Passing(isFocused: $isFocused) }
    }
    XCTAssertEqual(tree(Owner()), "\"off\"")
    let owner = Owner()
    owner.isFocused = true
    XCTAssertFalse(owner.isFocused, "set before the view is in a graph")
  }
}
