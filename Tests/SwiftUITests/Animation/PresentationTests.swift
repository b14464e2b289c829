@testable import SwiftUI
import SnapshotCore
import ViewTree
import XCTest

/// What is shown of values that are on their way.
final class PresentationTests: XCTestCase {
  /// A view that says one thing while the switch is off and another while it is on, changing in a second, linearly.
  private struct Switching<Content: View>: View {
    @ObservedObject var model: Switch
    let content: (Bool) -> Content
    var body: some View { content(model.isOn).animation(.linear(duration: 1), value: model.isOn) }
  }
  @MainActor private func quarter(_ content: @escaping (Bool) -> some View) -> String {
    let model = Switch()
    let probe = MotionProbe(Switching(model: model, content: content))
    let before = probe.at(1)
    XCTAssertEqual(probe.change { model.isOn = true }, before, "a change begins where it is")
    let moving = probe.at(1.25)
    let end = probe.at(2)
    XCTAssertNotEqual(moving, end)
    XCTAssertEqual(probe.at(3), end)
    XCTAssertEqual(probe.probe.graph.failures, [])
    XCTAssertEqual(probe.clock.pendingNames, [])
    return moving.replacingOccurrences(of: "\n", with: " ")
  }

  @MainActor func testEffects() async {
    XCTAssertEqual(quarter { Text("a").opacity($0 ? 0 : 1) }, "opacity(0.75)   \"a\"")
    XCTAssertEqual(quarter { Text("a").scaleEffect($0 ? 2 : 1) }, "scale(1.25, 1.25)   \"a\"")
    XCTAssertEqual(quarter { Text("a").scaleEffect(x: $0 ? 3 : 1, y: 1) }, "scale(1.5, 1)   \"a\"")
    XCTAssertEqual(quarter { Text("a").rotationEffect(.degrees($0 ? 180 : 0)) }, "rotation(45°)   \"a\"")
    XCTAssertEqual(quarter { Text("a").offset(x: $0 ? 40 : 0, y: $0 ? -20 : 0) }, "offset(x: 10, y: -5)   \"a\"")
    XCTAssertEqual(quarter { Text("a").position(x: $0 ? 40 : 0, y: 3) }, "position(x: 10, y: 3)   \"a\"")
    XCTAssertEqual(quarter { Text("a").blur(radius: $0 ? 8 : 0) }, "blur(2)   \"a\"")
    XCTAssertEqual(quarter { Text("a").brightness($0 ? 1 : 0) }, "brightness(0.25)   \"a\"")
    XCTAssertEqual(quarter { Text("a").grayscale($0 ? 1 : 0) }, "grayscale(0.25)   \"a\"")
    XCTAssertEqual(quarter { Text("a").cornerRadius($0 ? 8 : 4) }, "cornerRadius(5)   \"a\"")
    XCTAssertEqual(
      quarter { Text("a").shadow(radius: $0 ? 8 : 0, x: $0 ? 4 : 0) }, "shadow(radius: 2, x: 1, y: 0)   \"a\"")
  }

  /// Modifiers in a row keep a value each, those of the content apart from their own.
  @MainActor func testEveryModifierHasAValueOfItsOwn() async {
    XCTAssertEqual(
      quarter { Text("a").opacity($0 ? 0 : 1).opacity($0 ? 1 : 0).scaleEffect($0 ? 5 : 1).offset(x: $0 ? 4 : 0) },
      "offset(x: 1, y: 0)   scale(2, 2)     opacity(0.25)       opacity(0.75)         \"a\"")
    XCTAssertEqual(
      quarter { on in
        HStack {
          Text("a").opacity(on ? 0 : 1); Text("b").opacity(on ? 1 : 0)
        }.opacity(on ? 0.5 : 1)
      },
      "opacity(0.875)   HStack     opacity(0.75)       \"a\"     opacity(0.25)       \"b\"")
  }

  @MainActor private func shape(_ content: @escaping (Bool) -> some View) -> ShapeContent? {
    let model = Switch()
    let probe = MotionProbe(Switching(model: model, content: content))
    _ = probe.change { model.isOn = true }
    probe.at(0.5)
    return probe.probe.root?.firstShape
  }

  private struct Bar: Shape {
    var height: CGFloat
    var animatableData: CGFloat {
      get { height }
      set { height = newValue }
    }
    func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: rect.width, height: height)) }
  }

  @MainActor func testShapes() async {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
    func box(_ content: @escaping (Bool) -> some View) -> CGRect? { shape(content)?.path(rect).boundingRect }
    XCTAssertEqual(box { Bar(height: $0 ? 80 : 40) }?.height, 60)
    XCTAssertEqual(box { Bar(height: $0 ? 80 : 40).fill(.red) }?.height, 60)
    XCTAssertEqual(box { AnyShape(Bar(height: $0 ? 80 : 40)) }?.height, 60)
    XCTAssertEqual(box { Bar(height: $0 ? 80 : 40).offset(x: $0 ? 10 : 0) }, CGRect(x: 5, y: 0, width: 100, height: 60))
    XCTAssertEqual(box { Rectangle().inset(by: $0 ? 20 : 0) }, rect.insetBy(dx: 10, dy: 10))
    XCTAssertEqual(box { Rectangle().scale($0 ? 0 : 1) }, rect.insetBy(dx: 25, dy: 25))
    XCTAssertEqual(box { Rectangle().size(width: $0 ? 10 : 20, height: 5) }?.width, 15)
    XCTAssertEqual(
      shape { Rectangle().trim(from: 0, to: $0 ? 1 : 0) }?.path(rect), Rectangle().trim(from: 0, to: 0.5).path(in: rect)
    )
    XCTAssertEqual(
      shape { RoundedRectangle(cornerRadius: $0 ? 20 : 10) }?.path(rect),
      RoundedRectangle(cornerRadius: 15).path(in: rect))
    XCTAssertEqual(
      shape { Rectangle().rotation(.degrees($0 ? 90 : 0)) }?.path(rect),
      Rectangle().rotation(.degrees(45)).path(in: rect))
    guard case .stroke(let style, _)? = shape({ Circle().stroke(.red, lineWidth: $0 ? 6 : 2) })?.drawing
    else { return XCTFail("no stroke") }
    XCTAssertEqual(style.lineWidth, 4)
  }

  @MainActor func testClipsFollowTheirShape() async {
    let model = Switch()
    let probe = MotionProbe(Switching(model: model) { Text("a").clipShape(Bar(height: $0 ? 80 : 40)) })
    _ = probe.change { model.isOn = true }
    probe.at(0.5)
    guard case .effect(.clip(_, let path, _))? = probe.probe.root?.kind else { return XCTFail("no clip") }
    XCTAssertEqual(path(CGRect(x: 0, y: 0, width: 10, height: 10)).boundingRect.height, 60)
  }

  /// Colours meet in OKLab. The values were computed in Python from the published matrices.
  @MainActor func testColors() async {
    func color(_ content: @escaping (Bool) -> some View) -> ResolvedColor? {
      let model = Switch()
      let probe = MotionProbe(Switching(model: model, content: content))
      _ = probe.change { model.isOn = true }
      probe.at(0.5)
      return probe.probe.root?.firstPaint?.color
    }
    let black = Color(.sRGB, red: 0, green: 0, blue: 0), white = Color(.sRGB, red: 1, green: 1, blue: 1)
    let red = Color(.sRGB, red: 1, green: 0, blue: 0), blue = Color(.sRGB, red: 0, green: 0, blue: 1)
    let gray = color { Rectangle().fill($0 ? white : black) }
    // L = 0.5 is a linear 0.125, which is 0.38857 in sRGB.
    XCTAssertEqual(gray?.red ?? 0, 0.388572872, accuracy: 1e-7)
    XCTAssertEqual(gray?.green ?? 0, 0.388572872, accuracy: 1e-7)
    for mixed in [
      color { Rectangle().fill($0 ? blue : red) }, color { $0 ? blue : red },
      color { Text("a").foregroundStyle($0 ? blue : red) },
      color { Image(systemName: "star").foregroundStyle($0 ? blue : red) }, color { ($0 ? blue : red).frame(width: 3) },
    ] {
      XCTAssertEqual(mixed?.red ?? 0, 0.550441067, accuracy: 1e-8)
      XCTAssertEqual(mixed?.green ?? 0, 0.325620685, accuracy: 1e-8)
      XCTAssertEqual(mixed?.blue ?? 0, 0.636500654, accuracy: 1e-8)
    }
    XCTAssertEqual(color { Text("a").foregroundStyle(red.opacity($0 ? 0 : 1)) }?.alpha ?? 0, 0.5, accuracy: 1e-12)
    // A paint of another kind is taken at once.
    XCTAssertNil(
      color {
        Rectangle().fill(
          $0
            ? AnyShapeStyle(LinearGradient(colors: [red, blue], startPoint: .top, endPoint: .bottom))
            : AnyShapeStyle(red))
      })
    var resolved = Color.Resolved(red: 0.2, green: 0.5, blue: 0.9, opacity: 0.5)
    resolved.animatableData = resolved.animatableData
    XCTAssertEqual(resolved.red, 0.2, accuracy: 1e-5)
    XCTAssertEqual(resolved.blue, 0.9, accuracy: 1e-5)
  }

  @MainActor func testGradients() async {
    let red = Color(.sRGB, red: 1, green: 0, blue: 0), blue = Color(.sRGB, red: 0, green: 0, blue: 1)
    let model = Switch()
    let probe = MotionProbe(
      Switching(model: model) {
        LinearGradient(
          colors: $0 ? [red, red] : [red, blue], startPoint: .top, endPoint: $0 ? .bottomTrailing : .bottom)
      })
    _ = probe.change { model.isOn = true }
    probe.at(0.5)
    guard case .linearGradient(let stops, _, let end)? = probe.probe.root?.firstPaint?.kind else {
      return XCTFail("no gradient")
    }
    XCTAssertEqual(end, UnitPoint(x: 0.75, y: 1))
    XCTAssertEqual(stops[1].color.red, 0.550441067, accuracy: 1e-8)
  }

  private struct Counting: View, @preconcurrency Animatable {
    var value: Double
    var animatableData: Double {
      get { value }
      set { value = newValue }
    }
    var body: some View { Text(verbatim: "\(Int(value))") }
  }
  private struct Shaking: @preconcurrency AnimatableModifier {
    var value: Double
    var animatableData: Double {
      get { value }
      set { value = newValue }
    }
    func body(content: Content) -> some View { content.offset(x: value) }
  }

  @MainActor func testYourOwnViewsAndModifiers() async {
    XCTAssertEqual(quarter { Counting(value: $0 ? 100 : 0) }, "\"25\"")
    XCTAssertEqual(quarter { Text("a").modifier(Shaking(value: $0 ? 100 : 0)) }, "offset(x: 25, y: 0)   \"a\"")
  }

  @MainActor func testSamplings() async {
    func shown(_ sampling: AnimationSampling) -> String {
      let model = Switch()
      let probe = MotionProbe(
        Switching(model: model) { Text("a").opacity($0 ? 0 : 1).blur(radius: 1) }, sampling: sampling)
      _ = probe.change { model.isOn = true }
      return probe.at(0.75).split(separator: "\n")[1].trimmingCharacters(in: .whitespaces)
    }
    XCTAssertEqual(shown(.live), "opacity(0.25)")
    XCTAssertEqual(shown(.start), "opacity(1)")
    XCTAssertEqual(shown(.end), "opacity(0)")
    XCTAssertEqual(shown(.at(0.5)), "opacity(0.5)")
  }

  // MARK: - Transactions of modifiers

  @MainActor func testAnAnimationBelongsToChangesOfItsValue() async {
    final class Two: ObservableObject {
      @Published var first = 0.0
      @Published var second = 0.0
    }
    struct Content: View {
      @ObservedObject var model: Two
      var body: some View {
        Text("a").opacity(model.first).scaleEffect(model.second).animation(.linear(duration: 1), value: model.first)
      }
    }
    let model = Two()
    let probe = MotionProbe(Content(model: model))
    _ = probe.change { model.second = 1 }
    XCTAssertEqual(probe.at(0.5), "scale(1, 1)\n  opacity(0)\n    \"a\"")
    _ = probe.change { (model.first, model.second) = (1, 3) }
    XCTAssertEqual(probe.at(1), "scale(2, 2)\n  opacity(0.5)\n    \"a\"")
    // A change without the value goes there at once.
    _ = probe.change { model.second = 7 }
    XCTAssertEqual(probe.at(1.25), "scale(7, 7)\n  opacity(0.75)\n    \"a\"")
  }

  @MainActor func testScopes() async {
    let model = Switch()
    let probe = MotionProbe(
      Switching(model: model) { on in
        VStack {
          Text("a").opacity(on ? 0 : 1).transaction { $0.animation = nil }
          Text("b").opacity(on ? 0 : 1).animation(.linear(duration: 0.5), value: on)
          Text("c").opacity(on ? 0 : 1).animation(.linear(duration: 0.5), value: on)
            .transaction { $0.disablesAnimations = true }
        }
      })
    _ = probe.change { model.isOn = true }
    XCTAssertEqual(
      probe.at(0.25),
      "VStack\n  opacity(0)\n    \"a\"\n  opacity(0.5)\n    \"b\"\n  opacity(0.75)\n    \"c\"")
  }

  @MainActor func testOnlyTheModifiersOfABodyAreAnimated() async {
    let model = Switch()
    struct Content: View {
      @ObservedObject var model: Switch
      var body: some View {
        Text("a").opacity(model.isOn ? 0 : 1).animation(.linear(duration: 1)) { $0.scaleEffect(model.isOn ? 3 : 1) }
      }
    }
    let probe = MotionProbe(Content(model: model))
    _ = probe.change { model.isOn = true }
    XCTAssertEqual(probe.at(0.5), "scale(2, 2)\n  opacity(0)\n    \"a\"")
  }

  @MainActor func testBindingsPassTheirTransactionOn() async {
    var seen: [Animation?] = []
    var value = 0
    let binding = Binding(
      get: { value },
      set: {
        value = $0; seen.append(Transaction.current?.animation)
      })
    binding.wrappedValue = 1
    binding.animation(.easeIn).wrappedValue = 2
    let pair = Binding(get: { (value, 0) }, set: { binding.wrappedValue = $0.0 })
    pair.0.animation(.easeOut).wrappedValue = 3
    withAnimation(.linear) { binding.wrappedValue = 4 }
    XCTAssertEqual(seen, [nil, .easeIn, .easeOut, .linear])
    XCTAssertEqual(value, 4)
  }

  private struct Rows: View {
    let onBody: () -> Void
    @ObservedObject var model: Switch
    var body: some View {
      VStack(spacing: 0) {
        ForEach(0..<200) { i in if !model.isOn || i % 2 == 0 { Color.red.frame(height: 2) } }
        Color.red.frame(height: 2).onGeometryPass(onBody)
      }
    }
  }
  /// Rows that go different ways rest at as many moments, which are not as many passes.
  @MainActor func testManySpringsTakeFewPasses() async throws {
    let model = Switch()
    var passes = 0
    let host = try SnapshotHost(layout: .fixed(width: 100, height: 500), traits: .default, resources: .shared()) {
      Rows(onBody: { passes += 1 }, model: model)
    }
    passes = 0
    host.perform { withAnimation(.spring()) { model.isOn = true } }
    XCTAssertGreaterThan(passes, 0)
    XCTAssertLessThan(passes, 80)
  }
}
extension View {
  /// Tells of each layout.
  fileprivate func onGeometryPass(_ action: @escaping () -> Void) -> some View {
    overlay {
      GeometryReader { _ in
        let _ = action()
        Color.clear
      }
    }
  }
}
