import ViewTree
import XCTest

@testable import SwiftUI

/// Where the rows, headers and lines of lists are. At 2 pixels a point.
final class ListLayoutTests: XCTestCase {
  private var iOS17: EnvironmentValues { EnvironmentValues.with { ($0.platform, $0.displayScale) = (.iOS17, 2) } }
  private var iOS26: EnvironmentValues { EnvironmentValues.with { $0.displayScale = 2 } }

  @MainActor private func stage(_ view: some View, _ environment: EnvironmentValues? = nil) throws -> ControlStage {
    let stage = try ControlStage(view, width: 393, height: 800, environment ?? iOS17)
    XCTAssertEqual(stage.graph.failures + stage.graph.warnings, [])
    return stage
  }
  /// Frames of shapes of that name: x, y, width, height.
  @MainActor private func frames(_ name: String, in stage: ControlStage) -> [[CGFloat]] {
    stage.all.filter { $0.kind.hasPrefix(name) }.map {
      [$0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height]
    }
  }
  @MainActor private func frame(_ text: String, in stage: ControlStage) throws -> CGRect {
    try XCTUnwrap(stage.all.first { $0.text == text }?.frame, "no \(text) in\n\(stage.dump)")
  }

  private struct Accounts: View {
    var body: some View {
      List {
        Section {
          Text("Checking")
          Text("Savings")
        } header: {
          Text("Accounts")
        } footer: {
          Text("Tap")
        }
        Section("Bills") {
          Text("Electric")
          Label("Internet", systemImage: "globe")
        }
      }
    }
  }

  @MainActor func testInsetGrouped() async throws {
    let stage = try stage(Accounts())
    // Header: 17 + 16 + 6. Footer: 6 + 16 + 12.
    XCTAssertEqual(frames("ListSection", in: stage), [[20, 39, 353, 88], [20, 200, 353, 88]])
    XCTAssertEqual(frames("Separator", in: stage)[0], [40, 82.5, 333, 0.5])
    XCTAssertEqual(stage.texts, ["ACCOUNTS", "Checking", "Savings", "Tap", "BILLS", "Electric", "Internet"])
    XCTAssertEqual(try frame("ACCOUNTS", in: stage).origin, CGPoint(x: 40, y: 17))
    XCTAssertEqual(try frame("Tap", in: stage).origin, CGPoint(x: 40, y: 133))
    XCTAssertEqual(try frame("Checking", in: stage).minX, 40)
    XCTAssertEqual(try frame("Checking", in: stage).midY, 61, accuracy: 0.3)
    XCTAssertEqual(stage.all.first { $0.semantics?.traits == ["header"] }?.text, "ACCOUNTS")
  }

  @MainActor func testLinesBeginAtTheText() async throws {
    let list = List {
      Label("Internet", systemImage: "globe")
      HStack {
        Circle().frame(width: 30, height: 30)
        Text("Further in")
        Spacer()
        Text("end")
      }
      Text("Own").alignmentGuide(.listRowSeparatorLeading) { _ in -20 }
      Circle().frame(width: 10, height: 10)
      Text("last")
    }
    let stage = try stage(list)
    let starts = frames("Separator", in: stage).map { $0[0] }
    XCTAssertEqual(starts, [try frame("Internet", in: stage).minX, 78, 20, 40])
    XCTAssertEqual(try frame("Internet", in: stage).minX, 76)
  }

  @MainActor func testLinesBelowControlsBeginAtTheirEdge() async throws {
    let picker = Picker("Side", selection: .constant(1)) {
      Text("Window").tag(1)
      Text("Aisle").tag(2)
    }
    let form = Form {
      picker.pickerStyle(.segmented)
      Slider(value: .constant(0.5))
      picker.pickerStyle(.wheel)
      TextField("right", text: .constant("")).multilineTextAlignment(.trailing)
      TextEditor(text: .constant("words")).frame(height: 40)
      DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: 0))).datePickerStyle(.graphical)
      Color.red.frame(width: 30, height: 10)
      HStack {
        Color.red.frame(width: 30, height: 10)
        picker.pickerStyle(.segmented)
      }
      Text("last")
    }
    let starts = frames("Separator", in: try ControlStage(form, width: 393, height: 1200, iOS17)).map { $0[0] }
    XCTAssertEqual(starts, [40, 40, 40, 40, 40, 40, 40, 78])
  }

  @MainActor func testRowsGrowWithTheirContent() async throws {
    let list = List {
      Text("one")
      Text("two\nlines")
      Color.red.frame(height: 100)
      Text("tight").listRowInsets(EdgeInsets())
      Text("indented").listRowInsets(.leading, 60)
    }
    let rows = try stage(list).all.filter { $0.kind == "listRow" }
    XCTAssertEqual(rows.map(\.frame.height), [44, 64.5, 122, 44, 44])
    XCTAssertEqual(try frame("tight", in: stage(list)).minX, 20)
    XCTAssertEqual(try frame("indented", in: stage(list)).minX, 80)
    let low = try stage(list.environment(\.defaultMinListRowHeight, 10)).all.filter { $0.kind == "listRow" }
    XCTAssertEqual(low.map(\.frame.height), [42.5, 64.5, 122, 20.5, 42.5])
  }

  @MainActor func testControlsMakeRowsNoHigher() async throws {
    let form = Form {
      Toggle("Toggle", isOn: .constant(true))
      Stepper("Stepper", value: .constant(1))
      TextField("Field", text: .constant(""))
      Picker("Picker", selection: .constant(1)) { Text("One").tag(1) }
      NavigationLink("Link") { Text("page") }
      Button("Button") {}
      LabeledContent("Label", value: "Value")
    }
    let rows = try stage(form).all.filter { $0.kind == "listRow" }
    XCTAssertEqual(rows.map(\.frame.height), [44, 44, 44, 44, 44, 44, 44])
    let newer = try stage(form, iOS26).all.filter { $0.kind == "listRow" }
    XCTAssertEqual(newer.map(\.frame.height), [52, 52, 52, 52, 52, 52, 52])
  }

  @MainActor func testSectionsWithoutHeaders() async throws {
    let list = List {
      Text("loose")
      Section { Text("a") }
      Text("loose again")
      Text("and one more")
    }
    XCTAssertEqual(
      try frames("ListSection", in: stage(list)).map { [$0[1], $0[3]] }, [[35, 44], [114, 44], [193, 88]])
    let near = try stage(list.listSectionSpacing(10))
    XCTAssertEqual(frames("ListSection", in: near).map { $0[1] }, [35, 89, 143])
    let compact = try stage(list.listSectionSpacing(.compact))
    XCTAssertEqual(frames("ListSection", in: compact).map { $0[1] }, [35, 96.5, 158])
  }

  @MainActor func testRowSpacingParts() async throws {
    let stage = try stage(List(0..<3) { Text("\($0)") }.listRowSpacing(10))
    XCTAssertEqual(frames("RowBackground", in: stage).map { $0[1] }, [35, 89, 143])
    XCTAssertEqual(frames("Separator", in: stage), [])
  }

  @MainActor func testNewest() async throws {
    let stage = try stage(Accounts(), iOS26)
    // Header: 10 + 20.5 + 10. Footer: 7 + 16 + 7.
    XCTAssertEqual(frames("ListSection", in: stage), [[16, 40.5, 361, 104], [16, 215, 361, 104]])
    XCTAssertEqual(stage.texts.first, "Accounts")
    XCTAssertEqual(frames("Separator", in: stage)[0], [32, 92, 329, 0.5])
  }

  @MainActor func testPlain() async throws {
    let list = List {
      Section("Header") {
        Text("a")
        Text("b")
      }
    }
    let stage = try stage(list.listStyle(.plain))
    XCTAssertEqual(frames("ListSection", in: stage), [])
    let lines = frames("Separator", in: stage)
    let top = try XCTUnwrap(stage.all.first { $0.kind == "listRow" }).frame.minY
    XCTAssertEqual(lines, [[20, top, 373, 0.5], [20, top + 43.5, 373, 0.5], [20, top + 87.5, 373, 0.5]])
    XCTAssertEqual(stage.texts.first, "Header")
    XCTAssertEqual(frames("ListBackground", in: stage), [[0, 0, 393, 800]])
    let bare = try self.stage(
      List { Text("a").listSectionSeparator(.hidden) }.listStyle(.plain).scrollContentBackground(.hidden))
    XCTAssertEqual(frames("Separator", in: bare), [])
    XCTAssertEqual(frames("ListBackground", in: bare), [])
  }

  @MainActor func testGroupedHasFullLinesAroundItsSections() async throws {
    let stage = try stage(
      List {
        Text("a"); Text("b")
      }.listStyle(.grouped))
    XCTAssertEqual(frames("ListSection", in: stage), [[0, 35, 393, 88]])
    XCTAssertEqual(frames("Separator", in: stage), [[0, 35, 393, 0.5], [20, 78.5, 373, 0.5], [0, 122.5, 393, 0.5]])
  }

  @MainActor func testLinesCanBeHidden() async throws {
    let list = List {
      Text("a")
      Text("b").listRowSeparator(.hidden)
      Text("c")
      Text("d").listRowSeparator(.hidden, edges: .top)
      Text("e").listRowSeparatorTint(.red)
      Text("f")
    }
    let stage = try stage(list)
    // Between d and e, and e and f.
    XCTAssertEqual(frames("Separator", in: stage).map { $0[1] }, [210.5, 254.5])
    XCTAssertEqual(
      try self.stage(
        List {
          Section {
            Text("a"); Text("b")
          }.listRowSeparator(.hidden)
        }
      ).all.filter { $0.kind.hasPrefix("Separator") }.count, 0)
  }

  @MainActor func testHeadersFollowTheTextCase() async throws {
    func header(_ section: some View) throws -> String? { try stage(List { section }).texts.first }
    XCTAssertEqual(try header(Section("Header") { Text("a") }), "HEADER")
    XCTAssertEqual(try header(Section("Header") { Text("a") }.textCase(nil)), "Header")
    XCTAssertEqual(
      try header(
        Section {
          Text("a")
        } header: {
          Text("Header").textCase(nil)
        }), "Header")
    XCTAssertEqual(try header(Section("Header") { Text("a") }.headerProminence(.increased)), "Header")
  }

  @MainActor func testAHeaderHasInsetsOfItsOwn() async throws {
    let list = List {
      Section {
        Text("a").listRowInsets(.leading, 30)
      } header: {
        Text("Header").listRowInsets(EdgeInsets())
      }
    }
    let stage = try stage(list)
    XCTAssertEqual(try frame("HEADER", in: stage).origin, CGPoint(x: 20, y: 0))
    XCTAssertEqual(frames("ListSection", in: stage).map { $0[1] }, [16])
    XCTAssertEqual(try frame("a", in: stage).minX, 50)
    // What is said of a section is said of its rows.
    let outer = try self.stage(List { Section("Header") { Text("a") }.listRowInsets(EdgeInsets()) })
    XCTAssertEqual(try frame("HEADER", in: outer).minX, 40)
    XCTAssertEqual(try frame("a", in: outer).minX, 20)
  }

  @MainActor func testMarginsOfSections() async throws {
    let stage = try stage(List { Text("a") }.listSectionMargins(.horizontal, 4))
    XCTAssertEqual(frames("ListSection", in: stage).map { $0[0] }, [4])
    XCTAssertEqual(try frame("a", in: stage).minX, 24)
  }

  @MainActor func testAListOwnBackgroundIsClippedAndFillsItsRow() async throws {
    let stage = try stage(
      List {
        Text("a").listRowBackground(Color.yellow)
        Text("b")
      })
    XCTAssertEqual(frames("Color", in: stage), [[20, 35, 353, 44]])
    XCTAssertEqual(frames("RowBackground", in: stage), [[20, 79, 353, 44]])
    XCTAssertEqual(frames("ListSection", in: stage), [])
    XCTAssertTrue(stage.dump.contains("listSection"))
  }

  @MainActor func testRightToLeft() async throws {
    let stage = try stage(
      Accounts(),
      EnvironmentValues.with { ($0.platform, $0.displayScale, $0.layoutDirection) = (.iOS17, 2, .rightToLeft) })
    XCTAssertEqual(try frame("Checking", in: stage).maxX, 353)
    XCTAssertEqual(frames("Separator", in: stage)[0], [20, 82.5, 333, 0.5])
  }

  @MainActor func testIdealSizeIsFinite() async throws {
    let context = try ControlStage(Accounts(), iOS17)
    XCTAssertEqual(context.graph.failures, [])
    XCTAssertLessThan(context.tree.frame.width, 400)
    let hostile = try ControlStage(
      List { Text("a").listRowInsets(EdgeInsets(top: .nan, leading: -1e12, bottom: .infinity, trailing: 0)) }
        .environment(\.defaultMinListRowHeight, .nan).listRowSpacing(.infinity).listSectionSpacing(-.infinity),
      width: 300, height: 300, iOS17)
    XCTAssertEqual(hostile.texts, ["a"])
  }
}
