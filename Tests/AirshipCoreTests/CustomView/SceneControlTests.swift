import StageSupport
import AirshipCore
import SwiftUI
import XCTest

/// What a custom view may ask of its Scene, and what a test sees of it.
final class SceneControlTests: XCTestCase {
  private struct Controls: View {
    @EnvironmentObject var scene: AirshipSceneController
    var body: some View {
      VStack {
        if scene.pager.canGoBack {
          Button("Back") { scene.pager.navigate(request: .back) }
        }
        if scene.pager.canGoNext {
          Button("Next") { scene.pager.navigate(request: .next) }
        }
        Button("Not now") { scene.dismiss() }
        Button("Never") { scene.dismiss(cancelFutureDisplays: true) }
      }
    }
  }
  @MainActor private func host() -> CustomViewHost {
    AirshipCustomViewManager.shared.register(name: "controls") { _ in Controls() }
    return CustomViewHost(name: "controls")
  }

  @MainActor func testControllerWithoutASceneDoesNothing() async {
    let controller = AirshipSceneController()
    XCTAssertFalse(controller.pager.canGoBack)
    XCTAssertFalse(controller.pager.canGoNext)
    XCTAssertFalse(controller.pager.navigate(request: .next))
    XCTAssertFalse(controller.pager.navigate(request: .back))
    controller.dismiss(cancelFutureDisplays: true)
    let pager = AirshipSceneController.PagerController()
    XCTAssertFalse(pager.canGoBack || pager.canGoNext)
  }

  @MainActor func testFlagsOnEachPage() async throws {
    let table: [(index: Int, count: Int, buttons: [String])] = [
      (0, 3, ["Next"]), (1, 3, ["Back", "Next"]), (2, 3, ["Back"]), (0, 1, []), (0, 0, []), (9, 2, ["Back"]),
      (-4, 2, ["Next"]), (5, -1, []),
    ]
    for (index, count, buttons) in table {
      let stage = try Stage(host().scene(pageIndex: index, pageCount: count))
      XCTAssertEqual(stage.texts, buttons + ["Not now", "Never"], "page \(index) of \(count)")
    }
    XCTAssertEqual(try Stage(host()).texts, ["Not now", "Never"])
  }

  @MainActor func testNavigatingTurnsThePageAndIsRecorded() async throws {
    let scene = SceneState(pageIndex: 0, pageCount: 3)
    let stage = try Stage(host().scene(scene))
    stage.tap("Next")
    XCTAssertEqual(stage.texts, ["Back", "Next", "Not now", "Never"])
    stage.tap("Next")
    XCTAssertEqual(scene.pageIndex, 2)
    XCTAssertEqual(stage.texts, ["Back", "Not now", "Never"])
    stage.tap("Back")
    XCTAssertEqual(scene.navigations, [.next, .next, .back])
    XCTAssertEqual(scene.dismissals, [])
  }

  @MainActor func testPageOfAHostWithoutARecordOutlivesTheViewsAround() async throws {
    struct Around: View {
      let host: @MainActor () -> CustomViewHost
      @State private var count = 0
      var body: some View {
        VStack {
          Button("Count") { count += 1 }
          Text(verbatim: "\(count)")
          host().scene(pageIndex: 0, pageCount: 3)
        }
      }
    }
    let own = host()
    let stage = try Stage(Around(host: { own }))
    stage.tap("Next")
    stage.tap("Count")
    XCTAssertEqual(stage.texts, ["Count", "1", "Back", "Next", "Not now", "Never"])
  }

  @MainActor func testTurningThePageFromOutsideUpdatesTheView() async throws {
    let scene = SceneState(pageIndex: 0, pageCount: 2)
    let stage = try Stage(host().scene(scene))
    let evaluations = stage.graph.bodyEvaluations
    AirshipSceneController(scene: scene).pager.navigate(request: .next)
    stage.update()
    XCTAssertGreaterThan(stage.graph.bodyEvaluations, evaluations)
    XCTAssertEqual(stage.texts, ["Back", "Not now", "Never"])
  }

  @MainActor func testStepsBeyondTheEndsAreRecordedButFail() async {
    let scene = SceneState(pageIndex: 1, pageCount: 2)
    let controller = AirshipSceneController(scene: scene)
    XCTAssertFalse(controller.pager.navigate(request: .next))
    XCTAssertTrue(controller.pager.navigate(request: .back))
    XCTAssertFalse(controller.pager.navigate(request: .back))
    XCTAssertEqual(scene.navigations, [.next, .back, .back])
    XCTAssertEqual(scene.pageIndex, 0)
  }

  @MainActor func testDismissalsAreRecorded() async throws {
    let scene = SceneState()
    let stage = try Stage(host().scene(scene))
    stage.tap("Not now")
    stage.tap("Never")
    XCTAssertEqual(scene.dismissals, [.init(cancelFutureDisplays: false), .init(cancelFutureDisplays: true)])
  }

  @MainActor func testWithoutAHostTheControllerMustBeGiven() async throws {
    XCTAssertEqual(try Stage(Controls().environmentObject(AirshipSceneController())).texts, ["Not now", "Never"])
    let missing = try Stage(Controls())
    XCTAssert(
      missing.failures.first?.contains(".environmentObject(AirshipSceneController(") == true, "\(missing.failures)")
  }
}
