import ViewTree
import VirtualTime

/// UIKit's medium activity indicator: eight spokes in 20 × 20 points (37 × 37 where controls are large), one after the other brightest, a turn a second.
///
/// It shows the moment of the virtual clock; where no clock rules, the first. [unverified: the spokes' lengths and shades
/// and the time of a turn are as they look, not as they were measured]
nonisolated struct Spinner: View {
  let ownTint: Color?
  @Environment(\.tint) private var tint
  @Environment(\.controlSize) private var controlSize
  @MainActor var body: some View {
    let side: CGFloat = controlSize >= .large ? 37 : 20
    SpokesView(style: ownTint.map { AnyShapeStyle($0) } ?? tint ?? AnyShapeStyle(HierarchicalShapeStyle.secondary))
      .frame(width: side, height: side)
  }
}

private nonisolated struct SpokesView: _PrimitiveView {
  let style: AnyShapeStyle
  @MainActor func _lower(in context: _BuildContext) -> [ViewNode] {
    var environment = context.environment
    // The label colours, whatever the text around is drawn in.
    environment.foregroundStyles = []
    let paint = style._paint(in: environment, level: 0)
    let clock = VirtualClock.current
    let spokes = (0..<Spokes.count).map { age in
      ViewNode(
        .shape(
          ShapeContent(
            name: "Spoke",
            // Asked when the picture is drawn: a pass for each step would keep every view with a spinner busy.
            path: { Spokes.path(at: Spokes.step(at: clock?.now ?? 0) - age, in: $0) },
            drawing: .fill(FillStyle()), paint: paint.opacity(Spokes.opacity(age: age)))))
    }
    return [context.layout(ZStackRule(alignment: .center), spokes)]
  }
}

enum Spokes {
  static let count = 8
  /// The spoke that is brightest after that many seconds.
  static func step(at seconds: Double) -> Int {
    guard seconds.isFinite, seconds > 0 else { return 0 }
    return Int((seconds * Double(count)).truncatingRemainder(dividingBy: Double(count)))
  }
  /// - Parameter age: 0 is the brightest, 7 the one before it has its turn.
  static func opacity(age: Int) -> Double { 1 - Double(age) * 0.11 }

  /// - Parameter index: 0 points up, the next ones follow clockwise; any number counts modulo 8.
  static func path(at index: Int, in rect: CGRect) -> Path {
    let unit = min(rect.width, rect.height) / 20
    let spoke = Path(
      roundedRect: CGRect(x: -1.25 * unit, y: -9.5 * unit, width: 2.5 * unit, height: 5 * unit),
      cornerRadius: 1.25 * unit,
      style: .circular)
    let turns = Double(((index % count) + count) % count) / Double(count)
    return spoke.applying(
      CGAffineTransform(rotationAngle: turns * 2 * .pi)
        .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY)))
  }
}
