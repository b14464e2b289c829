import SnapshotCore
import ViewTree
import XCTest

@testable import SwiftUI

final class DrawingEffectTests: XCTestCase {
  @MainActor func testZIndexOrdersDrawingAndTouches() async throws {
    let view = ZStack {
      Color.red.frame(width: 20, height: 20).zIndex(1)
      Color.blue.frame(width: 20, height: 20)
      Color.green.frame(width: 10, height: 10).zIndex(2).padding(0)
    }
    let drawn = try picture(view)
    XCTAssertEqual(drawn.rgb(1, 1), drawn.rgb(1, 18))
    XCTAssertEqual(drawn.rgb(1, 1), try picture(Color.red, width: 2, height: 2).rgb(1, 1))
    XCTAssertEqual(drawn.rgb(10, 10), try picture(Color.green, width: 2, height: 2).rgb(1, 1))
    let stage = try ControlStage(view)
    XCTAssertEqual(stage.tree.touchPath(at: CGPoint(x: 2, y: 2))?.steps.last?.node.frame.width, 20)
    XCTAssertEqual(stage.all.filter { $0.kind.hasPrefix("Color") }.map(\.frame.width), [20, 20, 10])
  }

  @MainActor func testRotation3DWithoutPerspectiveIsAffine() async throws {
    let flat = try picture(
      Color.blue.frame(width: 40, height: 40).rotation3DEffect(.degrees(60), axis: (0, 1, 0), perspective: 0),
      width: 60, height: 60)
    // Half as wide, as high as before.
    XCTAssertEqual(flat.rgb(30, 12), flat.rgb(30, 30))
    XCTAssertEqual(flat.rgb(24, 30), flat.rgb(30, 30))
    XCTAssertEqual(flat.rgb(17, 30), [255, 255, 255])
  }

  @MainActor func testPerspectiveMakesOneSideHigher() async throws {
    let view = Color.blue.frame(width: 40, height: 40).rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0))
    let drawn = try picture(view, width: 80, height: 80)
    func height(_ x: CGFloat) -> Int { (0..<80).filter { drawn.rgb(x, CGFloat($0)) != [255, 255, 255] }.count }
    let columns = (0..<80).filter { height(CGFloat($0)) > 0 }
    let (left, right) = (height(CGFloat(columns.first! + 2)), height(CGFloat(columns.last! - 2)))
    XCTAssertNotEqual(left, right)
    XCTAssertGreaterThan(max(left, right), 42)
    XCTAssertLessThan(min(left, right), 38)
    // A finger finds it where it is drawn.
    let stage = try ControlStage(view.frame(width: 80, height: 80))
    XCTAssertNotNil(stage.tree.touchPath(at: CGPoint(x: 40, y: 40)))
    XCTAssertNil(stage.tree.touchPath(at: CGPoint(x: 2, y: 40)))
  }

  private struct Shift: GeometryEffect {
    var animatableData: CGFloat
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: size.width * animatableData, y: 0))
    }
  }
  @MainActor func testGeometryEffectOfYourOwn() async throws {
    let drawn = try picture(
      Color.red.frame(width: 10, height: 10).modifier(Shift(animatableData: 1)), width: 40, height: 10)
    XCTAssertEqual(drawn.rgb(20, 5), [255, 255, 255])
    XCTAssertNotEqual(drawn.rgb(30, 5), [255, 255, 255])
  }

  @MainActor func testVisualEffectKnowsTheGeometry() async throws {
    let view = HStack(spacing: 0) {
      Color.red.frame(width: 10, height: 10)
      Color.blue.frame(width: 10, height: 10).visualEffect { content, proxy in
        content.offset(x: proxy.frame(in: .global).minX).opacity(proxy.size.width == 10 ? 1 : 0)
      }
    }
    let drawn = try picture(view.frame(width: 40, height: 10, alignment: .leading))
    XCTAssertEqual(drawn.rgb(15, 5), [255, 255, 255])
    XCTAssertEqual(drawn.rgb(25, 5), try picture(Color.blue, width: 2, height: 2).rgb(1, 1))
  }

  @MainActor func testMaterialBlursWhatLiesBeneath() async throws {
    let view = ZStack {
      HStack(spacing: 0) {
        Color.red
        Color.blue
      }
      Rectangle().fill(.ultraThinMaterial).frame(width: 100, height: 40)
    }
    let drawn = try picture(view, width: 100, height: 80)
    let (left, middle, right) = (drawn.rgb(2, 40), drawn.rgb(50, 40), drawn.rgb(98, 40))
    XCTAssertGreaterThan(left[0], middle[0])
    XCTAssertGreaterThan(middle[0], right[0])
    XCTAssertGreaterThan(Int(left[1]), 100, "a light tint")
    // Opaque where transparency is reduced.
    let plain = try picture(
      ZStack {
        Color.red; Rectangle().fill(.regularMaterial)
      }.transformEnvironment(\.self) { $0.accessibilityReduceTransparency = true },
      width: 10, height: 10)
    XCTAssertEqual(plain.rgb(5, 5), [242, 242, 243])
  }

  @MainActor func testShadersFailByName() async throws {
    let failure = try? picture(Color.red.frame(width: 4, height: 4).colorEffect(ShaderLibrary.ripple(.float(2))))
    XCTAssertNotNil(failure)
    let found = try renderPicture(layout: .sizeThatFits, traits: .default) {
      Color.red.frame(width: 4, height: 4).colorEffect(ShaderLibrary.ripple(.float(2)))
    }.diagnostics.map(\.message)
    XCTAssertTrue(found.contains { $0.contains("ripple") }, "\(found)")
  }

  @MainActor func testHueRotationByAThirdTurnsRedGreen() async throws {
    let color = try picture(Color(red: 1, green: 0, blue: 0).hueRotation(.degrees(120)), width: 2, height: 2).rgb(1, 1)
    XCTAssertGreaterThan(color[1], color[0])
    XCTAssertGreaterThan(color[1], color[2])
    let same = try picture(Color(red: 1, green: 0, blue: 0).hueRotation(.degrees(360)), width: 2, height: 2).rgb(1, 1)
    XCTAssertEqual(same, [255, 0, 0])
  }

  @MainActor func testInnerShadowOfAStyle() async throws {
    let drawn = try picture(
      Rectangle().fill(.white.shadow(.inner(color: .black, radius: 2, x: 0, y: 3))).frame(width: 40, height: 40)
        .padding(10))
    XCTAssertLessThan(drawn.rgb(30, 10.5)[0], 120)
    XCTAssertEqual(drawn.rgb(30, 30), [255, 255, 255])
    XCTAssertEqual(drawn.rgb(30, 5), [255, 255, 255])
  }
}
