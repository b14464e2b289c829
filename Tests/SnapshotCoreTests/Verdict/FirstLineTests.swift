import Foundation
import SwiftUI
import XCTest

@testable import SnapshotCore

/// The first line of a failure, for who has nothing else: each of these was once told wrong.
final class FirstLineTests: XCTestCase {
  // MARK: - Siblings that say the same

  private struct Rating: View {
    var stars: Int
    var of = 5
    var body: some View {
      HStack(spacing: 4) {
        ForEach(0..<of, id: \.self) { Image(systemName: $0 < stars ? "star.fill" : "star") }
        Text("Good")
      }
      .frame(width: 200, alignment: .leading)
    }
  }

  func testAStarMore() async throws {
    try await MainActor.run {
      try check(Rating(stars: 3), Rating(stars: 4), "Image \"star\" (1 of 2) became \"star.fill\"")
      try check(
        Rating(stars: 4), Rating(stars: 2),
        "Image \"star.fill\" (3 of 4) and Image \"star.fill\" (4 of 4) became \"star\"")
      try check(
        Rating(stars: 5), Rating(stars: 5, of: 6), "Image \"star\" appeared, so Text \"Good\" moved 21.5 pt right")
      try check(
        Rating(stars: 5, of: 5), Rating(stars: 4, of: 4),
        "one Image \"star.fill\" vanished (4 instead of 5), so Text \"Good\" moved 21.5 pt left")
    }
  }

  private struct Lines: View {
    var words: [String]
    var body: some View {
      VStack(alignment: .leading) { ForEach(words.indices, id: \.self) { Text(words[$0]) } }
        .frame(width: 200, height: 300, alignment: .topLeading)
    }
  }

  func testEqualTexts() async throws {
    try await MainActor.run {
      try check(
        Lines(words: ["A", "A", "A", "B"]), Lines(words: ["A", "A", "B"]),
        "one Text \"A\" vanished (2 instead of 3), so Text \"B\" moved 22.5 pt up")
      try check(
        Lines(words: ["A", "A", "A", "B"]), Lines(words: ["A", "C", "A", "B"]), "Text \"A\" (2 of 3) became \"C\"")
      try check(
        Lines(words: ["A", "B", "A", "A"]), Lines(words: ["A", "A", "B", "A", "A"]),
        "one more Text \"A\" appeared (4 instead of 3), so Text \"B\" and 2 below it moved 22.5 pt down")
    }
  }

  private struct Prices: View {
    var rows: [String]
    var body: some View {
      VStack {
        ForEach(rows, id: \.self) { row in
          HStack {
            Text(row)
            Spacer()
            Text("$4")
          }
          Divider()
        }
      }
      .frame(height: 300, alignment: .top)
    }
  }

  func testRowsWithDividersBetweenThem() async throws {
    try await MainActor.run {
      try check(
        Prices(rows: ["Milk", "Eggs"]), Prices(rows: ["Salt", "Milk", "Eggs"]),
        "HStack with \"Salt\" and \"$4\" appeared, one more Divider appeared (3 instead of 2), so HStack with \"Milk\" and \"$4\" and 3 below it moved 38.5 pt down"
      )
      try check(
        Prices(rows: ["Salt", "Milk", "Eggs"]), Prices(rows: ["Salt", "Eggs"]),
        "HStack with \"Milk\" and \"$4\" vanished, one Divider vanished (2 instead of 3), so HStack with \"Eggs\" and \"$4\" and 1 below it moved 38.5 pt up"
      )
    }
  }

  // MARK: - Colours

  private struct Card: View {
    var color = Color.primary
    var shape = Color.yellow
    var padding: CGFloat = 0
    var body: some View {
      VStack(alignment: .leading, spacing: 2) {
        Text("Total").foregroundStyle(color)
        Text("12 dollars and some cents").foregroundStyle(color)
      }
      .padding(padding)
      .background(shape, in: RoundedRectangle(cornerRadius: 4))
    }
  }
  private struct Label: View {
    var color = Color.primary
    var shape = Color.yellow
    var body: some View { Text("Total").foregroundStyle(color).background(shape) }
  }

  func testATextsColourIsNotBlamedOnWhatIsBehindIt() async throws {
    try await MainActor.run {
      try check(
        Card(), Card(color: .red),
        "nothing moved; colour of Text \"Total\" and Text \"12 dollars and some cents\" (ΔE 69.3, #000000 → #FF383C)")
      try check(
        Card(padding: 12), Card(color: .red, padding: 12),
        "nothing moved; colour of Text \"Total\" and Text \"12 dollars and some cents\" (ΔE 69.3, #000000 → #FF383C)")
      try check(
        Card(padding: 12), Card(shape: .green, padding: 12),
        "nothing moved; colour of RoundedRectangle behind VStack with \"Total\" and \"12 dollars and some cents\" (ΔE 22.3, #FFCC00 → #34C759)"
      )
      try check(Label(), Label(color: .red), "nothing moved; colour of Text \"Total\" (ΔE 69.3, #000000 → #FF383C)")
      try check(
        Label(), Label(shape: .green),
        "nothing moved; colour of shape behind Text \"Total\" (ΔE 22.3, #FFCC00 → #34C759)")
    }
  }

  private struct Dots: View {
    var colors: [Color]
    var body: some View {
      VStack(spacing: 30) {
        ForEach(colors.indices, id: \.self) { Circle().fill(colors[$0]).frame(width: 20, height: 20) }
      }
    }
  }

  func testWhichOfSeveral() async throws {
    try await MainActor.run {
      try check(
        Dots(colors: [.red, .red, .red]), Dots(colors: [.red, .blue, .red]),
        "nothing moved; colour of Circle at (150, 230) (ΔE 39.7, #FF383C → #0088FF)")
      try check(
        Dots(colors: [.red, .red, .red]), Dots(colors: [.blue, .red, .blue]),
        "nothing moved; colour of Circle at (150, 180) and Circle at (150, 280) (ΔE 39.7, #FF383C → #0088FF)")
    }
  }

  private struct Names: View {
    var color: Color
    var body: some View {
      VStack(spacing: 16) { ForEach(1..<13) { Text("Name \($0)").foregroundStyle(color) } }
    }
  }

  func testManyOfOneColour() async throws {
    try await MainActor.run {
      try check(
        Names(color: .red), Names(color: .blue),
        "nothing moved; colour of Text \"Name 1\", Text \"Name 2\" and 10 more (ΔE 39.7, #FF383C → #0088FF)")
    }
  }

  func testAlphaOverNothing() async throws {
    try await MainActor.run {
      let old = Circle().fill(Color.black.opacity(0.5)).frame(width: 50, height: 50)
      let new = Circle().fill(Color.black.opacity(0.3)).frame(width: 50, height: 50)
      XCTAssertEqual(
        try ChangedView.firstLine(from: old, to: new, traits: .background(.clear)),
        "Snapshot \"testOrder\" differs: nothing moved; colour of Circle (ΔE 16.7, #00000080 → #0000004D)")
    }
  }

  private struct Avatar: View {
    var border = 2.0
    var corner = Alignment.topTrailing
    var body: some View {
      Image(systemName: "person").padding(20).background(Color.blue.opacity(0.2))
        .overlay(RoundedRectangle(cornerRadius: 8).stroke(.blue, lineWidth: border))
        .overlay(alignment: corner) { Circle().fill(.red).frame(width: 12, height: 12) }
    }
  }

  func testAnotherFormIsNoColour() async throws {
    try await MainActor.run {
      try check(
        Avatar(), Avatar(border: 4),
        "nothing moved; RoundedRectangle over Image \"person\", shape behind Image \"person\" and 1 more are painted differently (ΔE up to 42)"
      )
      try check(Avatar(), Avatar(corner: .bottomTrailing), "Circle over Image \"person\" moved 41 pt down")
    }
  }

  // MARK: - Lists

  private struct Basket: View {
    var rows = ["Milk", "Bread", "Eggs", "Salt"]
    var title = "Basket"
    var body: some View {
      NavigationStack {
        List(rows, id: \.self) { row in
          HStack {
            Text(row)
            Spacer()
            Text("$4")
          }
        }
        .navigationTitle(title)
      }
    }
  }

  func testLists() async throws {
    try await MainActor.run {
      try check(Basket(), Basket(title: "Cart"), "NavigationBar \"Basket\" became \"Cart\"")
      try check(
        Basket(), Basket(rows: ["Salt", "Bread", "Eggs", "Milk"]),
        "row with \"Milk\" and \"$4\" and row with \"Salt\" and \"$4\" changed places")
      try check(
        Basket(), Basket(rows: ["Salt", "Eggs", "Bread", "Milk"]),
        "the parts of VStack with \"Salt\", \"$4\" and more are in reverse order")
      try check(Basket(), Basket(rows: ["Milk", "Bread", "Eggs"]), "row with \"Salt\" and \"$4\" vanished")
    }
  }

  // MARK: - Canvases

  private struct Drawing: View {
    var x: CGFloat = 10
    var color = Color.red
    var strokes = 1
    var word: String? = nil
    var body: some View {
      Canvas { context, size in
        for i in 0..<strokes {
          context.fill(Path(CGRect(x: x + CGFloat(i) * 30, y: 10, width: 20, height: 20)), with: .color(color))
        }
        if strokes == 0 {
          context.drawLayer { $0.fill(Path(CGRect(x: 80, y: 80, width: 1, height: 1)), with: .color(color)) }
        }
        if let word { context.draw(Text(word), at: CGPoint(x: 60, y: 70)) }
      }
      .frame(width: 120, height: 100)
    }
  }

  func testWhatACanvasDraws() async throws {
    try await MainActor.run {
      try check(Drawing(), Drawing(x: 70), "nothing moved; drawing of Canvas changed (ΔE up to 41.8)")
      try check(Drawing(), Drawing(x: 15), "nothing moved; drawing of Canvas changed (ΔE up to 41.8)")
      try check(Drawing(), Drawing(color: .blue), "nothing moved; colour of Canvas (ΔE 39.7, #FF383C → #0088FF)")
      try check(Drawing(), Drawing(strokes: 2), "drawing of Canvas changed")
      try check(Drawing(), Drawing(strokes: 0), "drawing of Canvas changed")
      try check(Drawing(word: "A"), Drawing(word: "B"), "Text \"A\" became \"B\"")
    }
  }

  // MARK: - What is disabled

  func testDisabled() async throws {
    try await MainActor.run {
      func form(_ isDisabled: Bool) -> some View {
        VStack {
          Button("Buy") {}.buttonStyle(.plain)
          Toggle("Express", isOn: .constant(false))
          Slider(value: .constant(0.5))
          TextField("Name", text: .constant("Ada"))
        }
        .disabled(isDisabled)
      }
      try check(form(false), form(true), "Button \"Buy\" and 3 more are disabled now")
      try check(form(true), form(false), "Button \"Buy\" and 3 more are enabled again")
      XCTAssertNotNil(try ChangedView.message(from: form(false), to: form(true), strategy: .tree))
    }
  }

  // MARK: - Many changes of one reason

  private struct Settings: View {
    var padding: CGFloat = 16
    var rowPadding: CGFloat = 4
    var font = Font.body
    var offset: CGFloat = 0
    var spacing: CGFloat = 8
    var body: some View {
      VStack(spacing: spacing) {
        ForEach(1..<9) { i in
          Text("Setting number \(i) with words").frame(maxWidth: .infinity).padding(rowPadding)
            .background(Color.gray.opacity(0.2))
        }
        Button("Save") {}.buttonStyle(.borderedProminent).offset(x: offset)
      }
      .font(font)
      .padding(padding)
      .frame(width: 320, height: 480, alignment: .top)
    }
  }

  func testTheReasonIsToldFirst() async throws {
    try await MainActor.run {
      try check(
        Settings(), Settings(padding: 24),
        "padding of VStack with \"Setting number 1 with words\", \"Setting number 2 with words\" and more 16 → 24, so shape behind Text \"Setting number 1 with words\" and 7 more shrank 16 pt in width and VStack with \"Setting number 1 with words\", \"Setting number 2 with words\" and more moved 8 pt down"
      )
      try check(
        Settings(), Settings(padding: 60),
        "padding of VStack with \"Setting number 1 with…\", \"Setting number 2 with…\" and more 16 → 60, so Text \"Setting number 1 with words\" and 6 more are cut short and 9 views moved 44 to 66 pt down and 1 more change"
      )
      try check(
        Settings(), Settings(rowPadding: 8),
        "padding of Text \"Setting number 1 with words\" and 7 more 4 → 8, so 9 views moved 4 to 64 pt down")
      try check(
        Settings(), Settings(font: .title3),
        "font of Text \"Setting number 1 with words\" and 8 more 17 → 20, so 8 views moved 3.5 to 28 pt down")
      try check(
        Settings(), Settings(spacing: 12),
        "spacing of VStack with \"Setting number 1 with words\", \"Setting number 2 with words\" and more 8 → 12, so 8 views moved 4 to 32 pt down"
      )
      try check(Settings(), Settings(offset: 20), "offset of Button \"Save\" x: 0, y: 0 → x: 20, y: 0")
    }
  }

  private struct Page: View {
    var titles = ["A", "B", "C", "D"]
    var colors: [Color] = [.red, .red, .red, .red]
    var body: some View {
      VStack {
        ForEach(titles.indices, id: \.self) { i in
          Text(titles[i])
          Circle().fill(colors[i]).frame(width: 30, height: 30)
        }
      }
    }
  }

  func testAtMostThreeChangesAreTold() async throws {
    try await MainActor.run {
      try check(
        Page(), Page(titles: ["A1", "B1", "C1", "D"], colors: [.blue, .green, .red, .yellow]),
        "Text \"A\" became \"A1\", Text \"B\" became \"B1\" and 1 more change; also colour of Circle at (145, 139) (ΔE 39.7, #FF383C → #0088FF) and 2 more"
      )
    }
  }

  // MARK: - Sizes

  func testWhatWasOutsideOfASmallerPicture() async throws {
    try await MainActor.run {
      func view(_ isWhole: Bool) -> some View {
        VStack {
          Text("Title")
          if isWhole { Text("Footer") }
        }
      }
      let message = try XCTUnwrap(ChangedView.message(from: view(true), to: view(false), layout: .fits(width: 200)))
      let grown = try XCTUnwrap(ChangedView.message(from: view(false), to: view(true), layout: .fits(width: 200)))
      for (message, says) in [
        (message, "outside of the actual picture, where Text \"Footer\" was"),
        (grown, "outside of the reference, Text \"Footer\""),
      ] { XCTAssert(message.contains(says), message) }
    }
  }
}

@MainActor private func check(_ old: some View, _ new: some View, _ says: String, line: UInt = #line) throws {
  let first = try ChangedView.firstLine(from: old, to: new)
  XCTAssertEqual(first.replacingOccurrences(of: "Snapshot \"testOrder\" differs: ", with: ""), says, line: line)
}
