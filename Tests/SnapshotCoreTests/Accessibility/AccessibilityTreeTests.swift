import SwiftUI
import XCTest

@testable import SnapshotCore

/// What is read of a view, line by line.
@MainActor final class AccessibilityTreeTests: XCTestCase {
  private func lines(
    _ layout: SnapshotLayout = .fixed(width: 350, height: 500), _ traits: SnapshotTraits = .default,
    @ViewBuilder _ view: () -> some View
  ) throws -> [String] {
    let snapshot = try renderPicture(layout: layout, traits: traits, view: view).validated()
    return AccessibilityTree(of: snapshot.tree, size: snapshot.sizeInPoints).text.split(separator: "\n").map(
      String.init)
  }

  func testTextsAndImages() async throws {
    let found = try lines {
      VStack {
        Text("Line one\nand \"two\"").accessibilityAddTraits(.isHeader)
        Image(systemName: "heart.fill")
        Image(systemName: "cart").accessibilityLabel("Basket")
        Image(systemName: "cloud").accessibilityHidden(true)
        Label("Home", systemImage: "house")
        Text("Gone").hidden()
        Text("Clear").opacity(0)
        Color.red.frame(height: 4)
        Color.blue.frame(height: 4).accessibilityLabel("Bar").accessibilityValue("3")
      }
    }
    XCTAssertEqual(
      found,
      [
        #""Line one\nand \"two\"" header"#, #""heart fill" image"#, #""Basket" image"#, #""Home""#,
        #""Bar" — value: "3""#,
      ])
  }

  func testControls() async throws {
    let found = try lines {
      VStack {
        Button("Buy") {}
        Button {
        } label: {
          HStack {
            Text("Pay"); Text("12 €")
          }
        }.disabled(true)
        Button {
        } label: {
          Label("Delete", systemImage: "trash")
        }
        Toggle("Wi-Fi", isOn: .constant(true))
        Slider(value: .constant(0.5)) { Text("Volume") }
        Stepper("Copies", value: .constant(3), in: 0...5)
        TextField("Name", text: .constant("Ada"))
        Picker("Size", selection: .constant(1)) {
          Text("S").tag(1); Text("M").tag(2)
        }.pickerStyle(.segmented)
        Picker("Colour", selection: .constant(1)) {
          Text("Red").tag(1); Text("Green").tag(2)
        }.pickerStyle(.menu)
        ProgressView("Loading", value: 0.25)
        Link("Terms", destination: URL(string: "https://example.com")!)
      }
    }
    XCTAssertEqual(
      found,
      [
        #""Buy" button"#, #""Pay, 12 €" button, dimmed"#, #""Delete" button"#, #""Wi-Fi" switch — value: "on""#,
        #""Volume" adjustable — value: "50%""#, #""Copies" adjustable"#, #""Name" text field — value: "Ada""#,
        #""S" button, selected — in "Size""#, #""M" button — in "Size""#, #""Colour" button — value: "Red""#,
        #""Loading" updates frequently — value: "25%""#, #""Terms" link"#,
      ])
  }

  func testWhatModifiersSay() async throws {
    let found = try lines {
      VStack {
        Button("Cart") {}
          .accessibilityHint("Opens the cart")
          .accessibilityAction(named: "Empty") {}
          .accessibilityActions {
            Button("Share") {}; Button("Print") {}
          }
          .accessibilityInputLabels(["Cart", "Basket"])
          .accessibilityIdentifier("cart")
          .accessibilityCustomContent("Items", "3")
        Text("Section").accessibilityHeading(.h2)
        Text("Level").accessibilityValue("7").accessibilityAdjustableAction { _ in }
        Text("Picture").accessibilityAddTraits([.isImage, .isSelected]).accessibilityRemoveTraits(.isSelected)
        Text("News").accessibilityRotor("Headlines", entries: [String](), entryID: \.self, entryLabel: \.self)
        Text("★★★").accessibilityRepresentation { Slider(value: .constant(0.6)) { Text("Rating") } }
        Color.gray.accessibilityChildren {
          Text("Monday"); Text("Tuesday").accessibilityValue("4")
        }
      }
    }
    XCTAssertEqual(
      found,
      [
        #""Cart" button — hint: "Opens the cart"; actions: "Empty", "Share", "Print"; more: "Items" "3"; input labels: "Cart", "Basket"; id: "cart""#,
        #""Section" header level 2"#, #""Level" adjustable — value: "7""#, #""Picture" image"#,
        #""News" — rotors: "Headlines""#, #""Rating" adjustable — value: "60%""#, #""Monday""#,
        #""Tuesday" — value: "4""#,
      ])
  }

  func testGroups() async throws {
    let found = try lines {
      VStack {
        HStack {
          Text("12"); Text("messages"); Image(systemName: "envelope")
        }.accessibilityElement(children: .combine)
        HStack {
          Text("Song"); Button("Play") {}
        }.accessibilityElement(children: .combine)
        HStack {
          Text("Post"); Button("Like") {}; Button("Share") {}
        }.accessibilityElement(children: .combine)
        HStack {
          Text("3"); Text("of 5")
        }.accessibilityElement().accessibilityLabel("3 of 5 stars")
        HStack {
          Text("A"); Text("B")
        }.accessibilityElement(children: .contain).accessibilityLabel("Letters")
        HStack {
          Text("x"); Text("y")
        }.accessibilityLabel("each")
        HStack { Text("p").accessibilityLabel("inner") }.padding().accessibilityLabel("outer")
      }
    }
    XCTAssertEqual(
      found,
      [
        #""12, messages, envelope" image"#, #""Song, Play" button"#, #""Post" — actions: "Like", "Share""#,
        #""3 of 5 stars""#,
        #""A" — in "Letters""#, #""B" — in "Letters""#, #""each""#, #""each""#, #""outer""#,
      ])
  }

  /// Sort priority within its container, the higher first; then as the view is written.
  func testOrder() async throws {
    let found = try lines {
      VStack {
        Text("1")
        Text("2").accessibilitySortPriority(1)
        VStack {
          Text("3")
          Text("4").accessibilitySortPriority(9)
        }.accessibilityElement(children: .contain)
        Text("5").accessibilitySortPriority(-1)
        Text("6").background { Text("behind 6") }.overlay { Text("over 6") }
        HStack {
          Text("7"); Text("8")
        }.accessibilitySortPriority(2)
      }
    }
    XCTAssertEqual(
      found.map { String($0.dropFirst().dropLast()) }, ["7", "8", "2", "1", "4", "3", "6", "behind 6", "over 6", "5"])
  }

  func testTheOrderIsTheSameFromRightToLeft() async throws {
    func view() -> some View {
      HStack {
        Text("a"); Text("b"); Button("c") {}
      }
    }
    XCTAssertEqual(try lines(.sizeThatFits, .rightToLeft) { view() }, try lines(.sizeThatFits) { view() })
  }

  func testOnlyTheTopmostLayerIsRead() async throws {
    let found = try lines(.device(.iPhoneX)) {
      VStack {
        Text("Beneath"); Button("Also beneath") {}
      }
      .alert("Delete it?", isPresented: .constant(true)) {
        Button("Delete", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("It cannot be undone.")
      }
    }
    XCTAssertEqual(found.first, #""Delete it?" header"#)
    XCTAssertTrue(found.contains(#""It cannot be undone.""#))
    XCTAssertTrue(found.contains(#""Cancel" button"#))
    XCTAssertFalse(found.joined().contains("eneath"), "\(found)")
  }

  func testListsAndBars() async throws {
    let found = try lines(.device(.iPhoneX)) {
      NavigationStack {
        List {
          Section("Fruit") {
            Text("Apple").swipeActions { Button("Delete", role: .destructive) {} }
            NavigationLink("Pear") { Text("Pears") }
          }
        }
        .navigationTitle("Shop")
        .toolbar { Button("Add") {} }
      }
    }
    XCTAssertEqual(found.count, 5, "\(found)")
    XCTAssertEqual(Set(found.prefix(2)), [#""Shop" header"#, #""Add" button"#])
    XCTAssertEqual(found.dropFirst(2).first?.lowercased(), #""fruit" header"#)
    XCTAssertEqual(Array(found.suffix(2)), [#""Apple" — actions: "Delete""#, #""Pear" button"#])
  }

  /// A picker in a form is the row that opens it.
  func testPickersInForms() async throws {
    let found = try lines(.device(.iPhoneX)) {
      Form {
        Picker("Size", selection: .constant(1)) {
          Text("S").tag(1)
          Text("M").tag(2)
        }
      }
    }
    XCTAssertEqual(found, [#""Size" button — value: "S""#])
  }

  func testWhatCannotBeSeenInALineIsWrittenOut() async {
    XCTAssertEqual(QuotedText.of("a\u{200F}b\tc\u{0}👩‍👧é"), "\"a\\u{200F}b\\tc\\u{0}👩‍👧é\"")
  }

  /// The tree is made from what is placed: making it draws nothing and changes nothing.
  func testAViewWithoutElementsHasNoText() async throws {
    let snapshot = try renderPicture(layout: .sizeThatFits, traits: .default) { Color.red.frame(width: 10, height: 10) }
    XCTAssertEqual(AccessibilityTree(of: snapshot.tree).text, "")
    XCTAssertEqual(snapshot.picture(for: .accessibility).accessibility, "")
    XCTAssertNil(snapshot.picture(for: .image).accessibility)
  }
}
