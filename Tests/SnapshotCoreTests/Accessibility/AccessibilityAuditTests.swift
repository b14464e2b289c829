import SwiftUI
import XCTest

@testable import SnapshotCore

/// The checks other than contrast: what they find, what they let pass, and what they say.
@MainActor final class AccessibilityAuditTests: XCTestCase {
  private func issues(
    _ checks: AccessibilityChecks, excluding: [String] = [], layout: SnapshotLayout = .fixed(width: 350, height: 300),
    traits: SnapshotTraits = .default, @ViewBuilder _ view: () -> some View
  ) throws -> [AccessibilityIssue] {
    try accessibilityIssuesOfPicture(
      checks: checks, excluding: excluding, contrast: .wcagAA, layout: layout, traits: traits, view: view)
  }
  private func texts(_ issues: [AccessibilityIssue]) -> [String] { issues.map(\.description) }

  // MARK: - Targets

  func testTargets() async throws {
    let small = try issues(.targetSize) {
      Button {
      } label: {
        Text("+").frame(width: 30, height: 44)
      }
    }
    XCTAssertEqual(small.count, 1)
    XCTAssertTrue(issue(0, of: small).description.contains("button \"+\""), issue(0, of: small).description)
    XCTAssertTrue(
      issue(0, of: small).description.contains("30 × 44 pt, needs 44 × 44 pt"), issue(0, of: small).description)
    XCTAssertTrue(issue(0, of: small).description.contains(".frame(minWidth: 44, minHeight: 44)"))
    XCTAssertEqual(issue(0, of: small).measured, 30)
    XCTAssertEqual(
      texts(
        try issues(.targetSize) {
          Button {
          } label: {
            Text("+").frame(width: 44, height: 44)
          }
        }), [])
    // A frame around a button makes it no larger; a content shape does.
    XCTAssertEqual(try issues(.targetSize) { Button("+") {}.frame(width: 44, height: 44) }.count, 1)
    XCTAssertEqual(
      texts(
        try issues(.targetSize) {
          Button {
          } label: {
            Text("+").frame(width: 24, height: 24).contentShape(Rectangle().inset(by: -10))
          }
        }), [])
    XCTAssertEqual(try issues(.targetSize) { Text("Tap").onTapGesture {} }.count, 1)
    XCTAssertEqual(texts(try issues(.targetSize) { Text("Drag").gesture(DragGesture()) }), [])
    XCTAssertEqual(texts(try issues(.targetSize) { Button("+") {}.disabled(true) }), [])
    XCTAssertEqual(texts(try issues(.targetSize, excluding: ["+"]) { Button("+") {} }), [])
    XCTAssertEqual(
      texts(try issues(.targetSize, excluding: ["plus"]) { Button("+") {}.accessibilityIdentifier("plus") }), [])
  }

  func testTheSystemsOwnControlsAreAsLargeAsTheSystemMakesThem() async throws {
    XCTAssertEqual(
      texts(
        try issues(.targetSize) {
          VStack {
            Toggle("Wi-Fi", isOn: .constant(true))
            Slider(value: .constant(0.5))
            Stepper("Copies", value: .constant(1))
            TextField("Name", text: .constant(""))
            Text("See the [terms](https://example.com) of use")
          }
        }), [])
    XCTAssertEqual(
      texts(
        try issues(.targetSize, layout: .device(.iPhoneX)) {
          NavigationStack { List { Button("Row") {} }.navigationTitle("Shop").toolbar { Button("Add") {} } }
        }), [])
  }

  func testTargetsThatOverlap() async throws {
    func big(_ name: String) -> some View {
      Button {
      } label: {
        Text(name).frame(width: 60, height: 60)
      }
    }
    let found = try issues(.targetSize) {
      HStack(spacing: -20) {
        big("A"); big("B")
      }
    }
    XCTAssertEqual(found.count, 1, "\(found)")
    XCTAssertTrue(
      issue(0, of: found).description.contains("shares 20 × 60 pt with button \"A\""), issue(0, of: found).description)
    XCTAssertEqual(
      texts(
        try issues(.targetSize) {
          HStack(spacing: 0) {
            big("A"); big("B")
          }
        }), [])
    // One that lies on another as a whole is meant to.
    XCTAssertEqual(
      texts(
        try issues(.targetSize) {
          Button {
          } label: {
            Color.gray.frame(width: 200, height: 200)
          }
          .overlay(alignment: .topTrailing) {
            Button {
            } label: {
              Text("Like").frame(width: 50, height: 50)
            }
          }
        }), [])
  }

  // MARK: - Names

  func testLabels() async throws {
    let found = try issues(.labels) {
      VStack {
        Button {
        } label: {
          Circle().frame(width: 44, height: 44)
        }
        Button {
        } label: {
          Image(systemName: "trash")
        }
        Button {
        } label: {
          Image(systemName: "trash")
        }.accessibilityLabel("Delete")
        Button {
        } label: {
          Label("Share", systemImage: "square.and.arrow.up").labelStyle(.iconOnly)
        }
        Button("Buy button") {}
        Image(systemName: "heart")
        Image(bitmap: Bitmap(width: 2, height: 2)!, name: "IMG_0042")
        Image(bitmap: Bitmap(width: 2, height: 2)!, name: "IMG_0043").accessibilityHidden(true)
        Image(bitmap: Bitmap(width: 2, height: 2)!, name: "IMG_0044").accessibilityLabel("A cat")
      }
    }
    XCTAssertEqual(
      found.map(\.subject),
      ["button without a label", "button \"trash\"", "button \"Buy button\"", "image \"IMG_0042\""])
    XCTAssertTrue(issue(0, of: found).problem.contains("no label"))
    XCTAssertTrue(issue(1, of: found).problem.contains("symbol"))
    XCTAssertTrue(issue(2, of: found).problem.contains("twice"))
    XCTAssertTrue(issue(3, of: found).problem.contains("asset"))
  }

  func testDuplicates() async throws {
    let found = try issues(.duplicates) {
      VStack {
        ForEach(0..<3) { _ in Button("Edit") {} }
        Button("Save") {}
        ForEach(0..<2) { index in Button("Open") {}.accessibilityInputLabels(["Open \(index)"]) }
        Text("Same")
        Text("Same")
        HStack {
          Text("a"); Text("b")
        }.accessibilityLabel("Pair")
      }
    }
    XCTAssertEqual(found.count, 2, "\(found)")
    XCTAssertTrue(issue(0, of: found).description.contains("\"Pair\" at"), issue(0, of: found).description)
    XCTAssertTrue(issue(0, of: found).description.contains("each of 2 elements"), issue(0, of: found).description)
    XCTAssertTrue(issue(1, of: found).description.contains("button \"Edit\""), issue(1, of: found).description)
    XCTAssertTrue(issue(1, of: found).description.contains("3 controls"), issue(1, of: found).description)
  }

  func testTapsThatVoiceOverDoesNotKnowOf() async throws {
    let found = try issues(.traits) {
      VStack {
        Text("Open").onTapGesture {}
        Text("Close").onTapGesture {}.accessibilityAddTraits(.isButton)
        Color.red.frame(height: 44).onTapGesture {}
        Color.blue.frame(height: 44).gesture(DragGesture())
        Text("Held").onLongPressGesture {}
        Button("Fine") {}
      }
    }
    XCTAssertEqual(found.map(\.subject), ["element \"Open\"", "a view"])
    XCTAssertTrue(issue(1, of: found).problem.contains("cannot be reached"))
  }

  // MARK: - Type size

  func testTextThatIsCutOrStaysSmall() async throws {
    let found = try issues(.dynamicType, layout: .fixed(width: 350, height: 1600)) {
      VStack {
        Text("A rather long line of text that has only one line").lineLimit(1)
        Text("Fixed").font(.system(size: 12))
        Text("Grows and wraps as it should")
        Text("Boxed").frame(height: 24).clipped()
        Text("Poster").font(.system(size: 60))
        Picker("Size", selection: .constant(1)) {
          Text("Segment").tag(1); Text("Other").tag(2)
        }.pickerStyle(.segmented)
      }
    }
    func problems(_ subject: String) -> [String] { found.filter { $0.subject.contains(subject) }.map(\.problem) }
    XCTAssertEqual(problems("A rather long").count, 1)
    XCTAssertTrue(problems("A rather long")[0].hasPrefix("is cut"), "\(found)")
    XCTAssertEqual(problems("Fixed"), ["stays at 12 pt when a person asks for larger text"])
    XCTAssertEqual(problems("Grows"), [])
    XCTAssertEqual(problems("Segment"), [])
    XCTAssertEqual(problems("Boxed").count, 1, "\(found)")
    XCTAssertEqual(problems("Poster").filter { $0.hasPrefix("stays") }, [])
  }

  /// It was marked on the picture at the usual size, at the place that it has at the largest one.
  func testTextThatIsCutAtTheLargestSizeIsMarkedWhereItIs() async throws {
    let found = try issues(.dynamicType, layout: .fixed(width: 200, height: 300)) {
      VStack(alignment: .leading, spacing: 0) {
        Text("Above")
        Text("A line of words").lineLimit(1)
      }
    }
    XCTAssertEqual(found.map(\.subject), ["Text \"A line of words\""])
    let usual = try XCTUnwrap(
      accessibilityPicture(layout: .fixed(width: 200, height: 300), traits: .default) {
        VStack(alignment: .leading, spacing: 0) {
          Text("Above")
          Text("A line of words").lineLimit(1)
        }
      }.accessibility.elements.last?.frame)
    XCTAssertEqual(issue(0, of: found).frame, usual)
    let problem = issue(0, of: found).problem
    XCTAssert(problem.hasPrefix("is cut at the type size accessibility5, in whose picture it is at ("), problem)
    XCTAssertFalse(issue(0, of: found).isOnlyAtLargestSize)
  }

  /// What is only there at the largest size has no place in the picture.
  func testTextThatIsOnlyThereAtTheLargestSizeHasNoMarker() async throws {
    let found = try issues(.dynamicType, layout: .fixed(width: 200, height: 300)) { OnlyLargest() }
    XCTAssertEqual(found.count, 1)
    let one = issue(0, of: found)
    XCTAssert(one.isOnlyAtLargestSize)
    XCTAssert(one.description.contains(") in the picture at the type size accessibility5 is cut;"), one.description)
    let item = OverlayItem(one, in: CGSize(width: 200, height: 300))
    XCTAssert(item.visibleFrame.isNull)
    XCTAssert(item.place.hasSuffix(" in the picture at the type size accessibility5"), item.place)
  }
  private struct OnlyLargest: View {
    @Environment(\.dynamicTypeSize) private var size
    var body: some View {
      if size == .accessibility5 { Text("A line of many words").lineLimit(1) } else { Text("A") }
    }
  }

  /// The advice for any other button made it 58 points high.
  func testWhatIsSaidOfABorderedButtonMakesItLargeEnough() async throws {
    let small = try issues(.targetSize) { Button("Save it") {}.buttonStyle(.bordered) }
    XCTAssertEqual(
      small.map(\.remedy),
      [
        "give its label `.frame(minHeight: 30)`, to which its border adds the rest, or the button `.controlSize(.large)`"
      ])
    let layout = SnapshotLayout.sizeThatFits
    let tall = try accessibilityPicture(layout: layout, traits: .default) {
      Button {
      } label: {
        Text("Save it").frame(minHeight: 30)
      }.buttonStyle(.bordered)
    }.accessibility
    XCTAssertEqual(tall.elements.first?.target.height, 44)
    XCTAssertEqual(
      texts(try issues(.targetSize) { Button("Save it") {}.buttonStyle(.bordered).controlSize(.large) }), [])
  }

  func testAGoodViewPassesEveryCheck() async throws {
    XCTAssertEqual(
      texts(
        try issues(.all, layout: .fixed(width: 350, height: 700)) {
          VStack(spacing: 12) {
            Text("Your order").font(.title).accessibilityAddTraits(.isHeader)
            Text("Two books")
            Button {
            } label: {
              Text("Buy").frame(maxWidth: .infinity, minHeight: 44).foregroundColor(.white)
                .background(Color(red: 0, green: 0.2, blue: 0.6))
            }
          }.padding()
        }), [])
  }

  func testOnlyWhatIsOnTopIsLookedAt() async throws {
    let found = try issues([.targetSize, .labels, .duplicates, .traits], layout: .device(.iPhoneX)) {
      VStack {
        Button("x") {}; Button("x") {}; Color.red.frame(width: 9, height: 9).onTapGesture {}
      }
      .alert("Sure?", isPresented: .constant(true)) { Button("OK") {} }
    }
    XCTAssertEqual(texts(found), [])
  }
}

/// An issue that is not there fails its test without ending the run.
func issue(_ index: Int, of issues: [AccessibilityIssue]) -> AccessibilityIssue {
  index < issues.count ? issues[index] : AccessibilityIssue(.labels, "none", at: .zero, "", remedy: "")
}
