import SnapshotCore
import ViewTree
import XCTest

@testable import SwiftUI

final class DialogTests: XCTestCase {
  @MainActor private static var old: EnvironmentValues { .with { $0.platform = .iOS17 } }

  @MainActor private func host<V: View>(
    _ view: V, layout: SnapshotLayout = .fixed(width: 340, height: 500), _ traits: SnapshotTraits = .platform(.iOS17)
  ) throws -> (Interactor, SnapshotHost) {
    let host = try SnapshotHost(layout: layout, traits: traits, resources: .shared(), view: { view })
    return (Interactor(host), host)
  }

  private struct Page: View {
    @State var isAsked = true
    @State var answer = "open"
    var body: some View {
      VStack {
        Text("\(answer), \(isAsked ? "asked" : "done")")
        Button("Delete") { answer = "beneath" }
      }
      .alert("Delete it?", isPresented: $isAsked) {
        Button("Delete", role: .destructive) { answer = "deleted" }
        Button("Cancel", role: .cancel) { answer = "kept" }
      } message: {
        Text("This cannot be undone.")
      }
    }
  }

  @MainActor func testAnAlertActsAndGoes() async throws {
    for platform in [SnapshotTraits.platform(.iOS17), .platform(.iOS26)] {
      let (interactor, host) = try host(Page(), platform)
      XCTAssertEqual(try interactor.element("Cancel").isVisible, true)
      try interactor.tap("Delete")
      XCTAssertTrue(interactor.exists("deleted, done"))
      XCTAssertFalse(interactor.exists("Cancel"))
      XCTAssertEqual(try host.snapshot().diagnostics, [])
    }
  }

  @MainActor func testGeometryOfAnAlert() async throws {
    let stage = try ControlStage(Page(), width: 340, height: 500, Self.old)
    let alert = try XCTUnwrap(stage.element("Alert"))
    XCTAssertEqual(alert.frame.width, 270)
    XCTAssertEqual(alert.frame.midX, 170)
    XCTAssertEqual(alert.frame.midY, 250)
    let cancel = try XCTUnwrap(stage.all.last { $0.semantics?.role == "Button" && $0.saying == "Cancel" })
    let delete = try XCTUnwrap(stage.all.last { $0.semantics?.role == "Button" && $0.saying == "Delete" })
    XCTAssertEqual(cancel.frame.minX, 35)
    XCTAssertEqual(cancel.frame.height, 44)
    XCTAssertEqual(delete.frame.maxX, 305)
    XCTAssertEqual(cancel.frame.minY, delete.frame.minY, "side by side")
  }

  @MainActor func testThreeButtonsStandBelowEachOtherAndTheWayOutIsLast() async throws {
    let view = Color.red.alert("Which?", isPresented: .constant(true)) {
      Button("Later", role: .cancel) {}
      Button("One") {}
      Button("Two") {}
    }
    let stage = try ControlStage(view, width: 340, height: 500, Self.old)
    XCTAssertEqual(stage.texts, ["Which?", "One", "Two", "Later"])
    let tops = stage.all.filter { $0.semantics?.role == "Button" }.map(\.frame.minY)
    XCTAssertEqual(tops.count, 3)
    XCTAssertEqual(tops[1] - tops[0], 44.5)
  }

  @MainActor func testLongTitlesDoNotStandSideBySide() async throws {
    let view = Color.red.alert("Sure?", isPresented: .constant(true)) {
      Button("Keep everything as it is", role: .cancel) {}
      Button("Delete") {}
    }
    let stage = try ControlStage(view, width: 340, height: 500, Self.old)
    XCTAssertEqual(stage.texts, ["Sure?", "Delete", "Keep everything as it is"])
  }

  @MainActor func testWithoutButtonsThereIsOne() async throws {
    struct Quiet: View {
      @State var isShown = true
      var body: some View { Text(isShown ? "shown" : "gone").alert("Done", isPresented: $isShown) {} }
    }
    let (interactor, _) = try host(Quiet())
    try interactor.tap("OK")
    XCTAssertTrue(interactor.exists("gone"))
  }

  @MainActor func testAlertsForValuesAndErrors() async throws {
    struct Failure: LocalizedError {
      var errorDescription: String? { "It failed" }
      var recoverySuggestion: String? { "Try again." }
    }
    let value: Int? = 3
    let none: Int? = nil
    XCTAssertEqual(
      try ControlStage(
        Color.red.alert("Number", isPresented: .constant(true), presenting: value) {
          Button("Take \($0)") {}
        } message: {
          Text("It is \($0).")
        }, width: 340, height: 500, Self.old
      ).texts, ["Number", "It is 3.", "Take 3"])
    XCTAssertEqual(
      try ControlStage(
        Color.red.alert("Number", isPresented: .constant(true), presenting: none) { Button("Take \($0)") {} },
        width: 340, height: 500, Self.old
      ).texts, [])
    XCTAssertEqual(
      try ControlStage(
        Color.red.alert(isPresented: .constant(true), error: Failure()) { Button("Well") {} }, width: 340, height: 500,
        Self.old
      ).texts, ["It failed", "Try again.", "Well"])
  }

  @MainActor func testOlderAlerts() async throws {
    struct Asking: View {
      @State var isAsked = true
      @State var answer = "open"
      var body: some View {
        Text(answer).alert(isPresented: $isAsked) {
          Alert(
            title: Text("Really?"), message: Text("Think."),
            primaryButton: .destructive(Text("Yes")) { answer = "yes" },
            secondaryButton: .cancel())
        }
      }
    }
    let (interactor, _) = try host(Asking())
    try interactor.tap("Yes")
    XCTAssertTrue(interactor.exists("yes"))
    XCTAssertFalse(interactor.exists("Cancel"))
  }

  @MainActor func testAFieldInAnAlert() async throws {
    struct Naming: View {
      @State var isAsked = true
      @State var name = ""
      @State var saved = "none"
      var body: some View {
        Text(saved).alert("Name", isPresented: $isAsked) {
          TextField("Name", text: $name)
          Button("Save") { saved = name }
          Button("Cancel", role: .cancel) {}
        }
      }
    }
    for platform in [SnapshotTraits.platform(.iOS17), .platform(.iOS26)] {
      let (interactor, _) = try host(Naming(), platform)
      try interactor.type("Ada", into: "Name")
      try interactor.tap("Save")
      XCTAssertTrue(interactor.exists("Ada"))
    }
  }

  @MainActor func testAnActionMayAskAgain() async throws {
    struct Twice: View {
      @State var first = true
      @State var second = false
      var body: some View {
        Text("page")
          .alert("First", isPresented: $first) { Button("Next") { second = true } }
          .alert("Second", isPresented: $second) { Button("End") {} }
      }
    }
    let (interactor, host) = try host(Twice())
    try interactor.tap("Next")
    XCTAssertTrue(interactor.exists("Second"))
    try interactor.tap("End")
    XCTAssertFalse(interactor.exists("Second"))
    XCTAssertEqual(try host.snapshot().diagnostics, [])
  }

  @MainActor func testAPictureThatIsTooSmallFails() async throws {
    let (_, host) = try host(Page(), layout: .fixed(width: 100, height: 60))
    let found = try host.snapshot().diagnostics.map(\.message)
    XCTAssertEqual(found.count, 1)
    XCTAssertTrue(found[0].hasPrefix("alert needs 270 × "), "\(found)")
  }

  // MARK: - Confirmation dialogs

  private struct Sharing: View {
    @State var isAsked = true
    @State var answer = "open"
    var body: some View {
      VStack {
        Text("\(answer), \(isAsked ? "asked" : "done")")
        Color.blue.frame(width: 50, height: 50)
          .confirmationDialog("Share", isPresented: $isAsked) {
            Button("Copy") { answer = "copied" }
            Button("Remove", role: .destructive) { answer = "removed" }
          }
      }
    }
  }

  @MainActor func testAnActionSheetHasAWayOut() async throws {
    let stage = try ControlStage(Sharing(), width: 340, height: 500, Self.old)
    XCTAssertEqual(stage.texts, ["open, asked", "Copy", "Remove", "Cancel"], "its title is not shown by itself")
    let dialog = try XCTUnwrap(stage.element("ConfirmationDialog"))
    XCTAssertEqual(dialog.frame, CGRect(x: 8, y: 500 - 8 - 57 - 8 - 114.5, width: 324, height: 57 + 8 + 114.5))
    XCTAssertEqual(dialog.semantics?.label, "Share")
    let (interactor, _) = try host(Sharing())
    try interactor.tap("Cancel")
    XCTAssertTrue(interactor.exists("open, done"))
  }

  @MainActor func testTwoActionsOfADialogStandBelowEachOther() async throws {
    let (_, host) = try host(Sharing(), .platform(.iOS26))
    var frames: [CGRect] = []
    host.tree?.forEach { if $0.semantics?.role == "Button", $0.frame.height == 48 { frames.append($0.frame) } }
    XCTAssertEqual(frames.count, 2)
    XCTAssertEqual(frames.first?.minX, frames.last?.minX)
    XCTAssertEqual(frames.last.map(\.minY), frames.first.map { $0.maxY + 8 })
  }

  @MainActor func testATapBesideADialogIsTheWayOut() async throws {
    for platform in [SnapshotTraits.platform(.iOS17), .platform(.iOS26)] {
      let (interactor, _) = try host(Sharing(), platform)
      try interactor.tap(at: CGPoint(x: 170, y: 8))
      XCTAssertTrue(interactor.exists("open, done"))
    }
  }

  @MainActor func testFromIOS26OnItIsBesideWhatItBelongsTo() async throws {
    let (interactor, host) = try host(Sharing(), .platform(.iOS26))
    XCTAssertFalse(interactor.exists("Cancel"))
    var frames: [CGRect] = []
    host.tree?.forEach { if $0.semantics?.role == "ConfirmationDialog" { frames.append($0.frame) } }
    XCTAssertEqual(frames.count, 1)
    XCTAssertEqual(frames[0].midX, 170)
    XCTAssertGreaterThan(frames[0].minY, 250)
    try interactor.tap("Remove")
    XCTAssertTrue(interactor.exists("removed, done"))
  }
}
