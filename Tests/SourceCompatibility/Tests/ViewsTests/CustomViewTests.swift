import AirshipCore
import CoreLocation
import SnapshotAssertions
import SwiftUI
import XCTest

#if VIEWS_IN_SWIFT_5
  @testable import ViewsInSwift5
#else
  @testable import Views
#endif

/// Custom views of a Scene, one after another through everything they can show.
final class CustomViewTests: XCTestCase {
  private static let harbors = ["Old Port": CLLocationCoordinate2D(latitude: 53.5436, longitude: 9.9663)]

  override func setUp() {
    MainActor.assumeIsolated {
      registerGreeting()
      registerHarborMap()
      registerSizedHarborMap()
      registerSceneViews()
    }
    CLGeocoder.stubbedPlaces = Self.harbors
  }
  override func tearDown() {
    CLGeocoder.stubbedPlaces = [:]
    CLGeocoder.stubbedDelay = 0
  }

  // MARK: - Properties

  func testGreeting() {
    XCTAssertSnapshot(of: CustomViewHost(name: "greeting", properties: ["line": "Ahoy, Ada"]), named: "decoded")
    XCTAssertSnapshot(of: CustomViewHost(name: "greeting"), named: "fallback")
    // That the misspelt key is reported where nobody expects it is in MistakeTests.
    XCTAssertSnapshot(
      of: CustomViewHost(name: "greeting", properties: ["lines": "Ahoy, Ada"]).allowingDecodingErrors(),
      named: "misspelt")
  }

  // MARK: - Map

  func testHarborIsLookedUp() {
    CLGeocoder.stubbedDelay = 1.5
    let host = SceneHost(name: "harbor", properties: ["harbor": "Old Port"], at: 0)
    XCTAssertSnapshot(of: host, named: "loading")
    host.advance(by: 1)
    XCTAssertTrue(host.exists("Finding the harbor…"))
    host.advance(by: 0.5)
    XCTAssertFalse(host.exists("Finding the harbor…"))
    XCTAssertSnapshot(of: host, named: "found")
  }
  func testHarborInTheDark() {
    CLGeocoder.stubbedDelay = 1.5
    let host = SceneHost(name: "harbor", properties: ["harbor": "Old Port"], traits: .dark, at: 0)
    XCTAssertSnapshot(of: host, named: "loading")
    host.advance(by: 1.5)
    XCTAssertSnapshot(of: host, named: "found")
  }
  func testHarborThatNobodyKnows() {
    let host = SceneHost(name: "harbor", properties: ["harbor": "Atlantis"])
    XCTAssertTrue(host.exists("Finding the harbor…"), "the view says nothing else")
    XCTAssertSnapshot(of: host)
  }
  func testHarborInEverySize() {
    XCTAssertSnapshots(
      of: CustomViewHost.sizeVariants(
        name: "sized harbor", properties: ["harbor": "Old Port"], width: 200, height: 160))
  }

  // MARK: - Scene

  func testCaptionedPage() {
    let host = SceneHost(name: "captioned page", properties: ["title": "The harbor"], pageIndex: 0, pageCount: 2)
    XCTAssertSnapshot(of: host, named: "first")
    host.pager(index: 1, count: 2)
    XCTAssertSnapshot(of: host, named: "last")
  }

  func testFarewellIsClosed() {
    let host = SceneHost(name: "farewell")
    XCTAssertEqual(host.dismissals, [])
    XCTAssertSnapshot(of: host, named: "open")
    host.tap("Close")
    XCTAssertEqual(host.dismissals, [.init(cancelFutureDisplays: false)])
    XCTAssertSnapshot(of: host, named: "closed")
  }
  func testFarewellForGood() {
    let host = SceneHost(name: "farewell")
    host.tap("Got it")
    XCTAssertEqual(host.dismissals, [.init(cancelFutureDisplays: true)])
    XCTAssertSnapshot(of: host)
  }

  func testQuays() {
    let host = SceneHost(name: "quays", pageIndex: 0, pageCount: 3)
    XCTAssertEqual([host.exists("Back"), host.exists("Next quay")], [false, true])
    XCTAssertSnapshot(of: host, named: "first")
    host.tap("Next quay")
    XCTAssertEqual([host.exists("Back"), host.exists("Next quay")], [true, true])
    XCTAssertEqual(host.pageIndex, 1)
    XCTAssertSnapshot(of: host, named: "middle")
    host.tap("Next quay")
    XCTAssertEqual([host.exists("Back"), host.exists("Next quay")], [true, false])
    XCTAssertEqual(host.pageIndex, 2)
    XCTAssertSnapshot(of: host, named: "last")
    host.tap("Back")
    XCTAssertEqual(host.pageIndex, 1)
    XCTAssertEqual(host.navigations, [.next, .next, .back])
  }
}
