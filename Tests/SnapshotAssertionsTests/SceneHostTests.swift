import AirshipCore
import SwiftUI
import XCTest

@testable import SnapshotAssertions
@testable import SnapshotCore

/// Custom views in a Scene, driven.
final class SceneHostTests: XCTestCase {
  private struct Page: View {
    let title: String
    @EnvironmentObject var scene: AirshipSceneController
    var body: some View {
      VStack {
        Text(title)
        if scene.pager.canGoBack { Button("Back") { scene.pager.navigate(request: .back) } }
        if scene.pager.canGoNext { Button("Next") { scene.pager.navigate(request: .next) } }
        Button("Close Map") { scene.dismiss() }
        Button("Never again") { scene.dismiss(cancelFutureDisplays: true) }
      }
    }
  }
  override func setUp() {
    MainActor.assumeIsolated {
      AirshipCustomViewManager.shared.register(name: "page") { args in
        Page(title: args.properties?.object?["title"]?.string ?? "untitled")
      }
    }
  }

  func testTheSceneRecordsWhatTheViewAsksFor() {
    let host = SceneHost(name: "page", properties: ["title": "Paris"], pageIndex: 0, pageCount: 2)
    XCTAssertTrue(host.exists("Paris"))
    XCTAssertFalse(host.exists("Back"))
    host.tap("Next")
    XCTAssertEqual(host.navigations, [.next])
    XCTAssertEqual(host.pageIndex, 1)
    XCTAssertFalse(host.exists("Next"))
    host.tap("Close Map")
    host.tap("Never again")
    XCTAssertEqual(host.dismissals, [.init(), .init(cancelFutureDisplays: true)])
  }
  func testThePagerPutsTheViewOnAPage() {
    let host = SceneHost(name: "page").pager(index: 2, count: 3)
    XCTAssertEqual([host.pageIndex, host.pageCount], [2, 3])
    XCTAssertTrue(host.exists("Back"))
    XCTAssertFalse(host.exists("Next"))
    host.pager(index: 9, count: 2)
    XCTAssertEqual([host.pageIndex, host.pageCount], [1, 2])
    XCTAssertEqual(host.navigations, [])
  }
  func testTheItemsSizeIsKept() throws {
    let host = SceneHost(name: "page", width: .points(200), height: .points(300), layout: .sizeThatFits)
    XCTAssertEqual(try host.snapshot().sizeInPoints, CGSize(width: 200, height: 300))
  }
  func testAnUnknownNameFailsThePicture() {
    let probe = AssertionProbe()
    probe.run(probe.session()) { XCTAssertSnapshot(of: SceneHost(name: "nobody")) }
    XCTAssertEqual(probe.issues.count, 1)
    XCTAssertTrue(probe.issues[0].contains("nobody"), probe.issues[0])
  }
}
