import AirshipCore
@testable import AirshipPreferenceCenter
import StageSupport
import SwiftUI
import XCTest

/// The bar over the content, and embedding in a Scene.
final class NavigationTests: XCTestCase {
  override func setUp() { PreferenceCenterStubs.register(Sample.config) }
  override func tearDown() { PreferenceCenterStubs.reset() }

  @MainActor private func title(
    _ config: PreferenceCenterConfig.CommonDisplay?, _ bar: PreferenceCenterTheme.NavigationBar?
  ) throws -> String? {
    PreferenceCenterStubs.register(PreferenceCenterConfig(identifier: "t", sections: [], display: config))
    let view = PreferenceCenterView(preferenceCenterID: "t")
      .preferenceCenterTheme(PreferenceCenterTheme(viewController: .init(navigationBar: bar)))
    return try Stage(view).texts.first
  }

  @MainActor func testTitle() async throws {
    XCTAssertEqual(try title(.init(title: "Own"), nil), "Own")
    XCTAssertEqual(try title(.init(title: ""), nil), "Preference Center")
    XCTAssertEqual(try title(nil, nil), "Preference Center")
    XCTAssertEqual(try title(.init(title: "Own"), .init(title: "Theme")), "Theme")
    XCTAssertEqual(try title(.init(title: "Own"), .init(title: "Theme", overrideConfigTitle: false)), "Own")
    XCTAssertEqual(try title(.init(title: "Own"), .init(title: nil)), "Own")
  }

  @MainActor func testThereIsNoTitleWhileLoading() async throws {
    PreferenceCenterStubs.register(id: "slow", phase: .loading)
    XCTAssertEqual(try Stage(PreferenceCenterView(preferenceCenterID: "slow")).texts.filter { !$0.isEmpty }, [])
  }

  @MainActor func testTheWayBackIsThereWhereThereIsOne() async throws {
    let plain = try Stage(PreferenceCenterView(preferenceCenterID: "sample"))
    XCTAssertNil(plain.all.first { $0.kind.contains("chevron.backward") })
    final class Log { var count = 0 }
    let log = Log()
    let stage = try Stage(
      PreferenceCenterView(preferenceCenterID: "sample").addPreferenceCenterDismissAction { log.count += 1 })
    XCTAssertNotNil(stage.all.first { $0.kind.contains("chevron.backward") }, stage.dump)
    let button = try XCTUnwrap(
      stage.all.last { node in
        var found = false
        node.forEach { if $0.kind.contains("chevron.backward") { found = true } }
        return found && node.semantics?.action != nil
      })
    button.semantics?.action?()
    XCTAssertEqual(log.count, 1)
  }

  @MainActor func testBothAreEmbeddedInAllSizes() async throws {
    AirshipCustomViewManager.shared.register(name: "screen") { args in
      let id = args.properties?.object?["id"]?.string ?? "sample"
      return PreferenceCenterView(preferenceCenterID: id)
        .frame(
          maxWidth: args.sizeInfo.isAutoWidth ? nil : .infinity, maxHeight: args.sizeInfo.isAutoHeight ? nil : .infinity
        )
    }
    AirshipCustomViewManager.shared.register(name: "content") { args in
      let id = args.properties?.object?["id"]?.string ?? "sample"
      return PreferenceCenterContent(preferenceCenterID: id)
        .frame(
          maxWidth: args.sizeInfo.isAutoWidth ? nil : .infinity, maxHeight: args.sizeInfo.isAutoHeight ? nil : .infinity
        )
    }
    for name in ["screen", "content"] {
      for variant in CustomViewHost.sizeVariants(name: name, properties: ["id": "sample"], width: 300, height: 400) {
        let space = variant.sizeInfo.frame
        let stage = try Stage(variant.content, width: space.width, height: space.height)
        XCTAssertEqual(stage.failures, [], variant.name)
        XCTAssert(
          stage.texts.contains("Weekend deals") || stage.texts.contains("Deals"), "\(variant.name)\n\(stage.dump)")
        XCTAssertEqual(stage.texts.contains("Your messages"), name == "screen", variant.name)
        let scroll = try XCTUnwrap(stage.first("ScrollView"), variant.name)
        XCTAssertEqual(scroll.frame.width, space.width, variant.name)
        XCTAssertEqual(scroll.frame.maxY, space.height, variant.name)
      }
    }
  }
}
