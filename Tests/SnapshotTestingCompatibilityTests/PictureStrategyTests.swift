import Foundation
import Graphics
import PNGCoding
import SnapshotCore
import SwiftUI
import XCTest

@testable import SnapshotTestingCompatibility

private struct Square: View {
  var color = Color.red
  var body: some View { color.frame(width: 20, height: 10) }
}

final class PictureStrategyTests: XCTestCase {
  private func bitmap(_ probe: CompatibilityProbe, _ name: String) throws -> Bitmap {
    try PNG.decode(FileSystem.read("\(probe.references)/\(name)"))
  }

  func testViewsAreRecordedAndCompared() throws {
    let probe = CompatibilityProbe()
    func run(_ color: Color, _ mode: String) {
      probe.run(["SNAPSHOT_RECORD": mode]) {
        assertSnapshot(
          of: Square(color: color), as: .image, named: "s", snapshotDirectory: probe.references, testName: "v()")
      }
    }
    run(.red, "missing")
    run(.red, "never")
    run(.blue, "never")
    XCTAssertEqual(probe.files.filter { $0.hasSuffix(".png") }, ["v.s.png"])
    XCTAssertEqual(try bitmap(probe, "v.s.png").width, 40)
    XCTAssertEqual(
      probe.issues,
      [
        "No reference was found on disk. Automatically recorded snapshot: …",
        "Snapshot \"s\" does not match reference.",
      ])
    // The picture's own explanation follows.
    XCTAssert(probe.messages[1].contains("800 of 800 pixels"), probe.messages[1])
    let left = FileSystem.names(in: probe.folder + "/failures/PictureStrategyTests/v.s")
    for name in ["actual.png", "diff.png", "reference.png", "result.json"] { XCTAssert(left.contains(name), "\(left)") }
  }

  @MainActor func testLayoutsAndTraits() async throws {
    let probe = CompatibilityProbe()
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 3),
    ])
    probe.run(["SNAPSHOT_RECORD": "all"]) {
      for (name, strategy) in [
        "fits": Snapshotting<Square, UIImage>.image(layout: .sizeThatFits),
        "fixed": .image(precision: 0.99, layout: .fixed(width: 50, height: 40), traits: traits),
        "phone": .image(drawHierarchyInKeyWindow: true, layout: .device(config: .iPhone13(.landscape))),
        "ideal": .image(layout: .device(config: ViewImageConfig())),
      ] {
        assertSnapshot(of: Square(), as: strategy, named: name, snapshotDirectory: probe.references, testName: "l()")
      }
      assertSnapshot(
        of: UIHostingController(rootView: Square()), as: .image(on: .iPhoneSe), named: "hosted",
        snapshotDirectory: probe.references, testName: "l()")
    }
    let sizes = try ["fits", "fixed", "phone", "ideal", "hosted"].map { name in
      let bitmap = try bitmap(probe, "l.\(name).png")
      return [bitmap.width, bitmap.height]
    }
    XCTAssertEqual(sizes, [[40, 20], [150, 120], [1688, 780], [40, 20], [640, 1136]])
    // Dark behind it.
    XCTAssertLessThan(try bitmap(probe, "l.fixed.png")[x: 0, y: 0].red, 60)
  }

  func testPrecisions() throws {
    let probe = CompatibilityProbe()
    probe.run(["SNAPSHOT_RECORD": "all"]) {
      assertSnapshot(
        of: Square(color: Color(red: 0.5, green: 0.5, blue: 0.5)), as: .image, named: "p",
        snapshotDirectory: probe.references, testName: "p()")
    }
    func passes(_ gray: Double, _ precision: Float, _ perceptual: Float) -> Bool {
      probe.run(["SNAPSHOT_RECORD": "never"]) {
        verifySnapshot(
          of: Square(color: Color(red: gray, green: gray, blue: gray)),
          as: .image(precision: precision, perceptualPrecision: perceptual), named: "p",
          snapshotDirectory: probe.references,
          testName: "p()")
      } == nil
    }
    XCTAssert(passes(0.5, 1, 1))
    XCTAssertFalse(passes(0.51, 1, 1))
    XCTAssert(passes(0.51, 1, 0.98))
    XCTAssertFalse(passes(0.7, 1, 0.98))
    XCTAssertFalse(passes(0.51, 0.5, 1))
    XCTAssert(passes(0.9, 0, 1))
    XCTAssertFalse(passes(0.51, .nan, .nan))
  }

  func testBadPicturesFailByName() throws {
    let probe = CompatibilityProbe()
    for (name, bytes) in [
      "empty": [], "text": Array("no picture".utf8), "cut": [137, 80, 78, 71, 13, 10, 26, 10, 0, 0],
    ] as [String: [UInt8]] {
      try FileSystem.write(bytes, to: "\(probe.references)/b.\(name).png")
      let message = probe.run(["SNAPSHOT_RECORD": "missing"]) {
        verifySnapshot(of: Square(), as: .image, named: name, snapshotDirectory: probe.references, testName: "b()")
      }
      XCTAssert(message?.contains("cannot be") == true, message ?? "passed")
    }
    let empty = probe.run { verifySnapshot(of: UIImage(), as: .image, snapshotDirectory: probe.references) }
    XCTAssert(empty?.contains("Newly-taken snapshot is empty.") == true, empty ?? "passed")
    let symbol = probe.run {
      verifySnapshot(of: UIImage(systemName: "star")!, as: .image, snapshotDirectory: probe.references)
    }
    XCTAssert(symbol?.contains("is a symbol or an asset") == true, symbol ?? "passed")
  }

  /// What users build on the parts.
  func testDiffingByItself() throws {
    let image = Diffing<UIImage>.image(precision: 1)
    let red = try Snapshotting<Square, UIImage>.image.make(Square(), timeout: 1)
    let blue = try Snapshotting<Square, UIImage>.image.make(Square(color: .blue), timeout: 1)
    XCTAssertNil(image.diff(red, image.fromData(image.toData(red))))
    let (text, attachments) = try XCTUnwrap(image.diff(red, blue))
    XCTAssert(text.contains("800 of 800 pixels"), text)
    XCTAssertEqual(attachments.compactMap(\.name), ["reference.png", "failure.png", "difference.png"])
    XCTAssertNotNil(image.diff(red, image.fromData(Data("junk".utf8))))
  }

  func testTreesAsTexts() throws {
    let text = try Snapshotting<Square, String>.recursiveDescription.make(Square(), timeout: 1)
    XCTAssert(text.contains("(0, 0; 20 × 10)"), text)
    let pulled = Snapshotting<Square, UIImage>.image.pullback { (color: Color) in Square(color: color) }
    XCTAssertEqual(try pulled.make(.red, timeout: 1).size, CGSize(width: 20, height: 10))
  }

  func testConfigurations() {
    let sizes: [(ViewImageConfig, CGFloat, CGFloat, [CGFloat])] = [
      (.iPhoneSe, 320, 568, [20, 0, 0, 0]), (.iPhone8Plus(.landscape), 736, 414, [0, 0, 0, 0]),
      (.iPhoneX(.landscape), 812, 375, [0, 44, 24, 44]), (.iPhone13Mini, 375, 812, [50, 0, 34, 0]),
      (.iPhone12ProMax(.landscape), 926, 428, [0, 47, 21, 47]), (.iPadMini, 1024, 768, [20, 0, 0, 0]),
      (.iPadMini(.portrait(splits: .twoThirds)), 438, 1024, [20, 0, 0, 0]),
      (.iPadPro12_9(.landscape(splits: .oneHalf)), 678, 1024, [24, 0, 20, 0]), (.tv, 1920, 1080, [60, 90, 60, 90]),
    ]
    for (config, width, height, area) in sizes {
      XCTAssertEqual(config.size, CGSize(width: width, height: height))
      XCTAssertEqual([config.safeArea.top, config.safeArea.left, config.safeArea.bottom, config.safeArea.right], area)
    }
    XCTAssertEqual(ViewImageConfig.iPhoneX.traits.preferredContentSizeCategory, .large)
    XCTAssertEqual(ViewImageConfig.iPhoneX(.landscape).traits.verticalSizeClass, .compact)
  }

  @MainActor func testViewControllers() async throws {
    let hosting = UIHostingController(rootView: Square())
    let text = try Snapshotting<UIHostingController<Square>, String>.recursiveDescription.make(hosting, timeout: 1)
    XCTAssert(text.contains("(0, 0; 20 × 10)"), text)
    let probe = CompatibilityProbe()
    let message = probe.run { verifySnapshot(of: UIViewController(), as: .image, snapshotDirectory: probe.references) }
    XCTAssert(
      message?.contains("UIViewController is a view controller of UIKit, which is not drawn here") == true,
      message ?? "passed")
  }

  func testTraitCollections() {
    let first = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .light), UITraitCollection(layoutDirection: .rightToLeft),
      UITraitCollection(displayScale: 3), UITraitCollection(horizontalSizeClass: .regular),
    ])
    let whole = UITraitCollection(traitsFrom: [
      first, UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(preferredContentSizeCategory: .small),
    ])
    XCTAssertEqual(whole.userInterfaceStyle, .dark)
    XCTAssertEqual(whole.layoutDirection, .rightToLeft)
    XCTAssertEqual(whole.displayScale, 3)
    XCTAssertEqual(whole.horizontalSizeClass, .regular)
    XCTAssertEqual(whole.verticalSizeClass, .unspecified)
    XCTAssertEqual(whole.preferredContentSizeCategory, .small)
    XCTAssertNotEqual(first, whole)
    XCTAssertEqual(
      first.modifyingTraits {
        $0.userInterfaceStyle = .dark; $0.preferredContentSizeCategory = .small
      }, whole)
    XCTAssertEqual(
      UITraitCollection { $0.verticalSizeClass = .compact }, UITraitCollection(verticalSizeClass: .compact))
    var environment = EnvironmentValues()
    SnapshotTraits(whole).apply(to: &environment)
    XCTAssertEqual(environment.colorScheme, .dark)
    XCTAssertEqual(environment.layoutDirection, .rightToLeft)
    XCTAssertEqual(environment.dynamicTypeSize, .small)
    XCTAssertEqual(environment.horizontalSizeClass, .regular)
    XCTAssertEqual(environment.displayScale, 3)
  }
}
