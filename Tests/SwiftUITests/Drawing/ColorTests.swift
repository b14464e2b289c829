import SnapshotCore
import ViewTree
import XCTest

@testable import SwiftUI
@testable import UIKit

final class UIKitColorTests: XCTestCase {
  private func resolved(_ color: Color, dark: Bool = false) -> String {
    var environment = EnvironmentValues()
    environment.colorScheme = dark ? .dark : .light
    return color.resolve(in: environment).description
  }

  func testSystemColoursFollowTheAppearance() {
    XCTAssertEqual(resolved(Color(.systemBackground)), "#FFFFFFFF")
    XCTAssertEqual(resolved(Color(.systemBackground), dark: true), "#000000FF")
    XCTAssertEqual(resolved(Color(UIColor.systemGray6)), "#F2F2F7FF")
    XCTAssertEqual(resolved(Color(uiColor: .systemGray6), dark: true), "#1C1C1EFF")
    XCTAssertEqual(resolved(Color(.label), dark: true), "#FFFFFFFF")
    XCTAssertEqual(resolved(Color(uiColor: .systemBlue)), resolved(.blue))
  }

  func testDynamicProvider() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
    XCTAssertEqual(resolved(Color(color)), "#FF0000FF")
    XCTAssertEqual(resolved(Color(color), dark: true), "#FFFFFFFF")
    XCTAssertEqual(resolved(Color(color.withAlphaComponent(0.5))), "#FF000080")
    XCTAssertEqual(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)), UIColor.white)
    // One that answers with itself ends all the same.
    final class Box: @unchecked Sendable { var color: UIColor? }
    let box = Box()
    box.color = UIColor { _ in box.color! }
    XCTAssertEqual(resolved(Color(box.color!)), "#00000000")
  }

  func testRoundTrips() {
    XCTAssertEqual(Color(uiColor: UIColor(Color.secondary)), .secondary)
    XCTAssertEqual(UIColor(Color(.systemRed)), UIColor.systemRed)
    var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    XCTAssertTrue(UIColor(Color.blue).getRed(&r, green: &g, blue: &b, alpha: &a))
    XCTAssertEqual([r, g, b, a], [0, 136 / 255, 1, 1])
    var (h, s, v): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    XCTAssertTrue(
      UIColor(hue: 0.4, saturation: 0.5, brightness: 0.8, alpha: 1).getHue(
        &h, saturation: &s, brightness: &v, alpha: nil))
    XCTAssertEqual([h, s, v].map { ($0 * 1000).rounded() }, [400, 500, 800])
    XCTAssertFalse(UIColor(named: "nowhere")!.getRed(&r, green: nil, blue: nil, alpha: nil))
    XCTAssertEqual(UIColor.orange.cgColor.components, [1, 0.5, 0, 1])
    XCTAssertEqual(Color(cgColor: UIColor.orange.cgColor), Color(red: 1, green: 0.5, blue: 0))
  }

  func testTintColor() {
    var environment = EnvironmentValues()
    environment.tint = AnyShapeStyle(Color.green)
    XCTAssertEqual(Color(.tintColor).resolve(in: environment), Color.green.resolve(in: environment))
    XCTAssertEqual(Color.accentColor.resolve(in: environment), Color.green.resolve(in: environment))
  }

  func testGradientOfAColour() {
    let paint = Color.blue.gradient._paint(in: EnvironmentValues(), level: 0)
    guard case .linearGradient(let stops, let start, let end) = paint.kind else { return XCTFail("\(paint)") }
    XCTAssertEqual([start, end], [.top, .bottom])
    // [M:flow-colorboxes] at the top of the box: 46, 167, 255.
    let top = stops[0].color.rgba8
    XCTAssertEqual(Int(top.red), 47, accuracy: 4)
    XCTAssertEqual(Int(top.green), 168, accuracy: 4)
    XCTAssertEqual(stops.last?.location, 0.7)
    // Through OKLab: of the box of cyan, red is 24 at 0.48 of the height, where a straight line would have 16.
    let cyan = Color(red: 0, green: 192.0 / 255, blue: 232.0 / 255).gradient._paint(in: EnvironmentValues(), level: 0)
    guard case .linearGradient(let steps, _, _) = cyan.kind,
      let step = steps.first(where: { abs($0.location - 0.48) < 0.01 })
    else { return XCTFail("\(cyan)") }
    XCTAssertEqual(Int(step.color.rgba8.red), 24, accuracy: 3)
    XCTAssertEqual(Int(step.color.rgba8.green), 200, accuracy: 2)
    guard case .linearGradient(let yellow, _, _) = Color.yellow.gradient._paint(in: EnvironmentValues(), level: 0).kind
    else {
      return XCTFail("no gradient")
    }
    XCTAssertEqual(yellow[0].color.rgba8, RGBA8(red: 255, green: 204, blue: 0))
    let bottom = yellow[1].color.rgba8
    XCTAssertEqual(Int(bottom.red), 239, accuracy: 2)
    XCTAssertEqual(Int(bottom.green), 184, accuracy: 2)
  }

  func testLevelsAndBackgrounds() {
    let environment = EnvironmentValues()
    func color<S: ShapeStyle>(_ style: S, _ environment: EnvironmentValues) -> String {
      style._paint(in: environment, level: 0).color.map { "\($0.rgba8.red) \($0.rgba8.alpha)" } ?? "none"
    }
    XCTAssertEqual(color(.background, environment), "255 255")
    XCTAssertEqual(color(.background.secondary, environment), "242 255")
    var changed = environment
    changed.backgroundStyle = AnyShapeStyle(Color.red)
    XCTAssertEqual(color(.background, changed), "255 255")
    XCTAssertEqual(color(.background.secondary, changed), "255 128")
    XCTAssertEqual(color(Color.black.quinary, environment), "0 13")
  }

  func testStylesWithEffects() {
    let paint = Color.red.shadow(.drop(radius: 4)).opacity(0.5)._paint(in: EnvironmentValues(), level: 0)
    XCTAssertEqual(paint.effects.count, 2)
    XCTAssertNil(paint.color, "a colour with a shadow is more than a colour")
    XCTAssertEqual(paint.effects.last, .opacity(0.5))
  }
}
