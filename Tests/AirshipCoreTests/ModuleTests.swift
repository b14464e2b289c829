import AirshipKit
import AirshipScenes
import XCTest

/// One implementation under the names of every release's modules.
final class ModuleTests: XCTestCase {
  @MainActor func testEveryModuleHasTheSameManager() async {
    XCTAssertIdentical(AirshipKit.AirshipCustomViewManager.shared, AirshipScenes.AirshipCustomViewManager.shared)
    _ = AirshipKit.PreferenceCenterContent(preferenceCenterID: "a")
  }
}
