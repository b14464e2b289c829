import Graphics
@testable import SwiftUI
import ViewTree
import XCTest

/// Colours, shape styles and how they are inherited.
final class StyleTests: XCTestCase {
  private let light = EnvironmentValues()
  private var dark: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.colorScheme = .dark
    return environment
  }
  private var iOS17: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.platform = .iOS17
    return environment
  }

  @MainActor func testSystemColorsByAppearanceAndRelease() async {
    XCTAssertEqual(paint(Color.red), .color(ResolvedColor(255, 56, 60)))
    XCTAssertEqual(paint(Color.red, dark), .color(ResolvedColor(255, 66, 69)))
    XCTAssertEqual(paint(Color.red, iOS17), .color(ResolvedColor(255, 59, 48)))
    XCTAssertEqual(paint(Color.primary, dark), .color(.white))
    XCTAssertEqual(paint(Color.secondary), .color(ResolvedColor(60, 60, 67, alpha: 0.6)))
    XCTAssertEqual(paint(Color.accentColor), .color(ResolvedColor(0, 136, 255)))
  }

  @MainActor func testColorArithmetic() async {
    XCTAssertEqual(
      paint(Color.black.opacity(0.5).opacity(0.5)), .color(ResolvedColor(red: 0, green: 0, blue: 0, alpha: 0.25)))
    XCTAssertEqual(paint(Color.black.opacity(7)), .color(.black))
    XCTAssertEqual(paint(Color(hue: 1.0 / 3, saturation: 1, brightness: 1))?.color?.green, 1)
    XCTAssertEqual(Color(.sRGBLinear, white: 0.5).resolve(in: light).red, 0.7353569, accuracy: 1e-5)
    XCTAssertEqual(Color(.displayP3, red: 1, green: 1, blue: 1).resolve(in: light).blue, 1, accuracy: 1e-5)
    XCTAssertGreaterThan(Color(.displayP3, red: 1, green: 0, blue: 0).resolve(in: light).red, 1)
    XCTAssertEqual(Color.white.mix(with: .black, by: 0.25, in: .device).resolve(in: light).red, 0.75)
    // Three quarters of white's lightness in OKLab.
    XCTAssertEqual(Color.white.mix(with: .black, by: 0.25).resolve(in: light).red, 0.6813411, accuracy: 1e-5)
    for odd in [Double.nan, .infinity, -1, 1e300] {
      _ = Color(hue: odd, saturation: odd, brightness: odd).resolve(in: light)
      _ = Color(.displayP3, red: odd, green: odd, blue: odd, opacity: odd).resolve(in: light)
    }
  }

  @MainActor func testForegroundLevels() async {
    XCTAssertEqual(paint(Rectangle()), .color(.black))
    XCTAssertEqual(paint(Rectangle().foregroundStyle(.secondary)), paint(Color.secondary))
    XCTAssertEqual(paint(Text("a").foregroundStyle(.tertiary)), .color(ResolvedColor(60, 60, 67, alpha: 0.3)))
    XCTAssertEqual(paint(VStack { Text("a").foregroundStyle(.secondary) }.foregroundStyle(.white))?.color?.alpha, 0.5)
    XCTAssertEqual(paint(Rectangle().fill(.secondary).foregroundStyle(.white, .black)), .color(.black))
    XCTAssertEqual(paint(VStack { Rectangle().foregroundColor(nil) }.foregroundColor(.white)), .color(.black))
    XCTAssertEqual(paint(Rectangle().fill(.tint).tint(.white)), .color(.white))
    XCTAssertEqual(paint(Color.accentColor.tint(.white)), .color(.white))
    XCTAssertEqual(paint(Text("a").foregroundStyle(.tint).tint(.black)), .color(.black))
  }

  @MainActor func testButtonsTintTheirLabels() async {
    let blue = paint(Color.blue)
    XCTAssertEqual(paint(Button("a") {}), blue)
    XCTAssertEqual(paint(Button("a") {}.tint(.white)), .color(.white))
    XCTAssertEqual(paint(Button("a", role: .destructive) {}), paint(Color.red))
    XCTAssertEqual(paint(Button("a") {}.disabled(true)), .color(ResolvedColor(60, 60, 67, alpha: 0.3)))
    XCTAssertEqual(
      paint(
        Button {
        } label: {
          Text("a").foregroundColor(.white)
        }), .color(.white))
    XCTAssertEqual(paint(Button("a") {}.buttonStyle(.plain)), .color(.black))
    XCTAssertEqual(
      tree(Button("a") {}.buttonStyle(PlainButtonStyle()).disabled(true)), "Button\n  opacity(0.5)\n    \"a\"")
    XCTAssertEqual(
      tree(
        Button {
        } label: {
          Text("a"); Text("b")
        }), "Button\n  HStack\n    \"a\"\n    \"b\"")
  }

  @MainActor func testLabels() async {
    struct Boxed: LabelStyle {
      @Environment(\.isEnabled) var isEnabled
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          configuration.title; if isEnabled { configuration.icon }
        }
      }
    }
    let label = Label("t", systemImage: "star")
    XCTAssertEqual(tree(label), "HStack\n  Image(systemName: \"star\")\n  \"t\"")
    XCTAssertEqual(tree(label.labelStyle(.titleOnly)), "\"t\"")
    XCTAssertEqual(tree(label.labelStyle(.iconOnly)), "Image(systemName: \"star\")")
    XCTAssertEqual(tree(label.labelStyle(Boxed())), "VStack\n  \"t\"\n  Image(systemName: \"star\")")
    XCTAssertEqual(tree(label.labelStyle(Boxed()).disabled(true)), "VStack\n  \"t\"")
    XCTAssertEqual(
      tree(Button("t", systemImage: "plus") {}), "Button\n  HStack\n    Image(systemName: \"plus\")\n    \"t\"")
  }

  @MainActor func testAFilledShapeCanBeStroked() async {
    XCTAssertEqual(tree(Circle().fill(.red).stroke(.blue, lineWidth: 2)), "overlay\n  Circle\n  Circle stroke")
  }

  @MainActor func testGradientStopsAreMadeUsable() async {
    let odd = Gradient(stops: [
      .init(color: .white, location: 0.5), .init(color: .black, location: 0.2), .init(color: .white, location: -1),
      .init(color: .black, location: 7),
    ])
    guard
      case .linearGradient(let stops, let start, let end)? = paint(
        LinearGradient(gradient: odd, startPoint: .top, endPoint: .bottom))?.kind
    else { return XCTFail("not a linear gradient") }
    XCTAssertEqual(stops.map(\.location), [0.5, 0.5, 0.5, 1])
    XCTAssertEqual([start, end], [.top, .bottom])
    XCTAssertEqual(Gradient(colors: [.red, .green, .blue]).stops.map(\.location), [0, 0.5, 1])
    XCTAssertEqual(Gradient(colors: [.red]).stops.map(\.location), [0])
    XCTAssertEqual(
      paint(
        Rectangle().fill(LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing)).opacity(1)
      ),
      paint(LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing)))
    XCTAssertEqual(
      tree(Rectangle().fill(.linearGradient(colors: [], startPoint: .top, endPoint: .bottom))), "Rectangle")
    for view in [
      AnyView(RadialGradient(colors: [.red], center: .center, startRadius: 0, endRadius: 5)),
      AnyView(AngularGradient(colors: [.red, .blue], center: .center)),
      AnyView(EllipticalGradient(colors: [.red, .blue])),
    ] { XCTAssertNotNil(paint(view)) }
  }

  @MainActor func testStylesOfTheirOwn() async {
    struct Striped: ShapeStyle {
      func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        environment.colorScheme == .dark ? Color.white.opacity(0.5) : Color.black.opacity(0.25)
      }
    }
    XCTAssertEqual(paint(Rectangle().fill(Striped()))?.color?.alpha, 0.25)
    XCTAssertEqual(paint(Rectangle().fill(Striped()), dark)?.color?.alpha, 0.5)
    XCTAssertEqual(paint(Rectangle().fill(AnyShapeStyle(Striped())))?.color?.alpha, 0.25)
  }
}
