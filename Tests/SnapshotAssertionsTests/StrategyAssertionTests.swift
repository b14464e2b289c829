import SwiftUI
import XCTest

@testable import SnapshotAssertions
@testable import SnapshotCore

/// `strategy:` and `ignoring:` as they are typed.
final class StrategyAssertionTests: XCTestCase {
  private func files(_ probe: AssertionProbe) -> [String] {
    FileSystem.names(in: probe.folder + "/Snapshots/StrategyAssertionTests")
  }

  func testATreeNeedsNoPicture() {
    let probe = AssertionProbe()
    func assert(_ text: String, _ color: Color) {
      probe.run(probe.session()) {
        XCTAssertSnapshot(
          of: Text(text).foregroundStyle(color), layout: .fixed(width: 60, height: 30), strategy: .tree,
          testName: "testTree")
      }
    }
    assert("A", .red)
    XCTAssertEqual(files(probe), ["testTree.tree"])
    assert("A", .blue)
    XCTAssertEqual(probe.issues.count, 1, "a colour is no part of a tree")
    assert("B", .red)
    XCTAssertEqual(
      probe.issues.last?.hasPrefix("Snapshot \"testTree\" differs: Text \"A\" became \"B\""), true, "\(probe.issues)")
  }

  func testAHostTakesAStrategy() {
    let probe = AssertionProbe()
    let host = ViewHost(of: Text("A"), layout: .fixed(width: 60, height: 30))
    probe.run(probe.session()) { XCTAssertSnapshot(of: host, strategy: .imageAndTree, testName: "testHost") }
    XCTAssertEqual(files(probe), ["testHost.png", "testHost.tree"])
    probe.run(probe.session()) { XCTAssertSnapshot(of: host, strategy: .imageAndTree, testName: "testHost") }
    XCTAssertEqual(probe.issues.count, 1)
  }

  func testIgnoredRectangles() {
    let probe = AssertionProbe()
    func assert(_ color: Color, _ areas: [CGRect]) {
      probe.run(probe.session()) {
        XCTAssertSnapshot(
          of: HStack(spacing: 0) {
            color; Color.green
          }, layout: .fixed(width: 60, height: 30), ignoring: areas, testName: "testMask")
      }
    }
    let left = CGRect(x: 0, y: 0, width: 30, height: 30)
    assert(.red, [])
    assert(.blue, [left])
    XCTAssertEqual(probe.issues.count, 1, "what is ignored may differ")
    assert(.blue, [CGRect(x: 0, y: 0, width: 29, height: 30)])
    XCTAssertEqual(probe.issues.count, 2, "a point of it is not ignored")
    assert(.red, [left, CGRect(x: 60, y: 0, width: 5, height: 5)])
    XCTAssertEqual(
      probe.issues.last,
      "Snapshot \"testMask\" is faulty: ignoring[1], (60, 0; 5 × 5) pt, lies outside of the picture, which is 60 × 30 pt, so it ignores nothing"
    )
    assert(.red, [CGRect(x: 0, y: 0, width: 60, height: 30)])
    XCTAssertEqual(probe.issues.last, "Snapshot \"testMask\" has nothing to compare: every pixel is ignored")
  }
}
