import AirshipCore
import SwiftUI
import Testing
import XCTest

@testable import SnapshotAssertions
@testable import SnapshotCore

private struct Counter: View {
  @State private var count = 0
  var body: some View {
    VStack {
      Text("\(count)").accessibilityIdentifier("count")
      Button("Add") { count += 1 }
      Button("Later") {
        Task {
          try? await Task.sleep(nanoseconds: 2_000_000_000)
          count += 10
        }
      }
      Text("Volume").accessibilityValue("3").accessibilityIdentifier("volume")
    }
  }
}
private struct Failure: Error, CustomStringConvertible {
  var description: String { "it went wrong" }
}

/// The public face of driven views, as tests of each kind use it.
final class ViewHostTests: XCTestCase {
  func testInASynchronousTest() {
    let host = ViewHost(of: Counter(), layout: .fixed(width: 120, height: 120))
    XCTAssertTrue(host.tap("Add"))
    XCTAssertTrue(host.tap("Add"))
    XCTAssertEqual(host.text(of: "count"), "2")
    XCTAssertEqual(host.value(of: "volume"), "3")
    XCTAssertTrue(host.exists("Add"))
    XCTAssertFalse(host.exists("Ad"))
    XCTAssertTrue(host.isEnabled("Add"))
    XCTAssertTrue(host.tree.dump().contains("Button"))
    XCTAssertEqual(host.frame(of: "Add")?.midX ?? 0, 60, accuracy: 1)
  }
  func testInAnAsynchronousTest() async {
    let host = ViewHost(of: Counter())
    await Task.yield()
    XCTAssertTrue(host.tap("Add"))
    XCTAssertEqual(host.text(of: "count"), "1")
  }
  @MainActor func testOnTheMainActor() async {
    let host = ViewHost(of: Counter())
    XCTAssertTrue(host.tap("Add"))
    XCTAssertEqual(host.text(of: "count"), "1")
  }

  func testAViewComesToRestAfterEachAction() {
    let host = ViewHost(of: Counter())
    host.tap("Later")
    XCTAssertEqual(host.text(of: "count"), "10")
    XCTAssertEqual(host.time, 2, accuracy: 1e-9)
  }
  func testTimeStandsStillWhereTheTestSaysSo() throws {
    let host = ViewHost(of: Counter(), at: 0)
    host.tap("Later")
    XCTAssertEqual(host.text(of: "count"), "0")
    host.advance(by: 1.5)
    XCTAssertEqual(host.text(of: "count"), "0")
    XCTAssertEqual(try host.snapshot(at: 2.5).sizeInPoints, CGSize(width: 350, height: 500))
    XCTAssertEqual(host.text(of: "count"), "10")
    XCTAssertEqual(host.time, 2.5, accuracy: 1e-9)
    // The past is now.
    _ = try host.snapshot(at: 1)
    XCTAssertEqual(host.time, 2.5, accuracy: 1e-9)
  }

  private final class Model: ObservableObject {
    @Published var name = "Ann"
  }
  private struct Named: View {
    @ObservedObject var model: Model
    var body: some View { Text(model.name).accessibilityIdentifier("name") }
  }
  @MainActor func testAModelIsChangedInTheViewsTime() async {
    let model = Model()
    let host = ViewHost(of: Named(model: model))
    XCTAssertTrue(host.perform { model.name = "Bob" })
    XCTAssertEqual(host.text(of: "name"), "Bob")
  }

  // MARK: - What goes wrong

  func testWhatCannotBeDoneFailsTheTest() {
    let probe = AssertionProbe()
    probe.run(probe.session()) {
      let host = ViewHost(of: Counter())
      XCTAssertFalse(host.tap("Ad"))
      XCTAssertFalse(host.toggle("Add"))
      XCTAssertFalse(host.release())
      XCTAssertNil(host.text(of: "Coun"))
      XCTAssertFalse(host.perform { throw Failure() })
      XCTAssertFalse(host.advance(by: .infinity))
      XCTAssertFalse(host.advance(by: -1))
      XCTAssertThrowsError(try host.snapshot(at: .nan))
    }
    XCTAssertEqual(probe.issues.count, 7)
    XCTAssertEqual(probe.issues[0], "tap(\"Ad\"): there is no \"Ad\" to tap; did you mean \"Add\"?")
    XCTAssertTrue(probe.issues[1].hasSuffix("is no toggle"), probe.issues[1])
    XCTAssertEqual(probe.issues[2], "release(): no finger is down; press(_:) puts one there")
    XCTAssertEqual(probe.issues[3], "text(of:) \"Coun\": there is no \"Coun\" to find; did you mean \"count\"?")
    XCTAssertEqual(probe.issues[4], "perform: it went wrong")
    XCTAssertTrue(probe.issues[5].hasPrefix("advance(by: inf): inf is no number of seconds"), probe.issues[5])
  }
  func testAViewThatCannotBeMadeFailsOnce() {
    let probe = AssertionProbe()
    func make() throws -> Counter { throw Failure() }
    func drive() {
      let host = ViewHost(of: try make())
      XCTAssertFalse(host.tap("Add"))
      XCTAssertFalse(host.exists("Add"))
      XCTAssertThrowsError(try host.snapshot())
    }
    probe.run(probe.session(), drive)
    XCTAssertEqual(probe.issues, ["it went wrong"])
  }

  // MARK: - Pictures

  func testAHostIsAssertedStepByStep() {
    let probe = AssertionProbe()
    let drive = {
      let host = ViewHost(of: Counter(), layout: .fixed(width: 120, height: 120))
      XCTAssertSnapshot(of: host, named: "none", testName: "testSteps")
      host.tap("Add")
      XCTAssertSnapshot(of: host, named: "one", testName: "testSteps")
    }
    probe.run(probe.session(["SNAPSHOT_RECORD": "missing"])) { drive() }
    XCTAssertEqual(probe.references.sorted(), ["ViewHostTests/testSteps.none.png", "ViewHostTests/testSteps.one.png"])
    let again = probe.issues.count
    probe.run(probe.session(["SNAPSHOT_RECORD": "never"])) { drive() }
    XCTAssertEqual(probe.issues.count, again)
  }
}

/// The same in the other framework.
struct ViewHostSuite {
  @Test func taps() {
    let host = ViewHost(of: Counter())
    #expect(host.tap("Add"))
    #expect(host.text(of: "count") == "1")
  }
  @Test @MainActor func tapsOnTheMainActor() async {
    let host = ViewHost(of: Counter())
    #expect(host.tap("Add"))
    #expect(host.text(of: "count") == "1")
  }
  @Test func failsAtTheCall() {
    withKnownIssue {
      ViewHost(of: Counter()).tap("Ad")
    } matching: { issue in
      "\(issue.comments)".contains("there is no") && issue.sourceLocation?.fileName == "ViewHostTests.swift"
    }
  }
}
