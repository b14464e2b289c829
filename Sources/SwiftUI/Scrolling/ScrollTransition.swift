import ViewTree

/// Where a view is in the scroll view around: coming in, in sight, or on its way out.
public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading, identity, bottomTrailing
  public var isIdentity: Bool { self == .identity }
  /// −1 before, 0 in sight, 1 after.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a view goes from one phase to the next.
public struct ScrollTransitionConfiguration: Sendable {
  enum Kind { case interactive(UnitCurve), animated, identity }
  var kind: Kind
  var limit = Threshold.visible

  /// When a view is in sight.
  public struct Threshold: Sendable {
    enum Kind { case visible(Double), centered }
    var kind: Kind
    /// How far inside of what is shown its edges count, in points.
    var inset: Double = 0
    /// All of it.
    public static let visible = Threshold(kind: .visible(1))
    /// Any of it.
    public static let hidden = Threshold(kind: .visible(0))
    /// Its middle is in the scroll view's middle.
    public static let centered = Threshold(kind: .centered)
    public static func visible(_ amount: Double) -> Threshold { Threshold(kind: .visible(min(max(amount, 0), 1))) }
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      guard case .visible(let a) = kind, case .visible(let b) = other.kind else { return amount < 0.5 ? self : other }
      return .visible(a + (b - a) * amount)
    }
    /// - Parameter distance: in points.
    public func inset(by distance: Double) -> Threshold {
      var moved = self
      moved.inset += distance
      return moved
    }
  }
  public static let interactive = ScrollTransitionConfiguration(kind: .interactive(.linear))
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .interactive(timingCurve))
  }
  public static let animated = ScrollTransitionConfiguration(kind: .animated)
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration { .animated }
  public static let identity = ScrollTransitionConfiguration(kind: .identity)
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var changed = self
    changed.limit = threshold
    return changed
  }

  /// The phase, and how much of it is shown, 0…1. All lengths in points along the axis.
  /// - Parameters:
  ///   - start, length: of the view, from the beginning of what is shown.
  ///   - viewport: how much is shown.
  func phase(start: CGFloat, length: CGFloat, viewport: CGFloat) -> (phase: ScrollTransitionPhase, amount: Double) {
    guard viewport > 0, length > 0, start.isFinite, length.isFinite else { return (.identity, 0) }
    let amount: Double
    let isBefore = start + length / 2 < viewport / 2
    switch limit.kind {
    case .visible(let limit):
      let inset = min(self.limit.inset, Double(viewport) / 2)
      let shown = min(start + length, viewport - inset) - max(start, inset)
      let visible = max(0, shown / min(length, viewport))
      // In sight from the threshold on, gone where nothing is seen.
      amount = limit > 0 ? max(0, 1 - visible / limit) : visible > 0 ? 0 : 1
    case .centered:
      amount = min(1, abs(start + length / 2 - viewport / 2) / ((viewport + length) / 2))
    }
    if amount < 1e-9 { return (.identity, 0) }
    let phase = isBefore ? ScrollTransitionPhase.topLeading : .bottomTrailing
    switch kind {
    case .interactive(let curve): return (phase, min(1, max(0, curve.value(at: amount))))
    case .animated: return (phase, 1)
    case .identity: return (.identity, 0)
    }
  }
}

/// Draws each node of the content as its place in the scroll view says.
private nonisolated struct ScrollTransitionModifier: _PrimitiveModifier {
  let topLeading, bottomTrailing: ScrollTransitionConfiguration
  let axis: Axis?
  let effects: (ScrollTransitionPhase) -> [DrawingEffect]
  @MainActor func _lower(in context: _BuildContext, content: @escaping @MainActor (_BuildContext) -> [ViewNode])
    -> [ViewNode]
  {
    let identity = context.reading { effects(.identity) }
    let before = context.reading { effects(.topLeading) }, after = context.reading { effects(.bottomTrailing) }
    return content(context).map { node in
      context.effect(
        .geometric(name: "scrollTransition") { geometry in
          guard let place = place(geometry) else { return identity }
          let configuration = place.start + place.length / 2 < place.viewport / 2 ? topLeading : bottomTrailing
          let (phase, amount) = configuration.phase(start: place.start, length: place.length, viewport: place.viewport)
          switch phase {
          case .identity: return identity
          case .topLeading: return DrawingEffect.between(identity, before, amount)
          case .bottomTrailing: return DrawingEffect.between(identity, after, amount)
          }
        }, [node])
    }
  }
  /// Along the scroll view's axis, from the beginning of what is shown; `nil` outside of one.
  private func place(_ geometry: PlacedGeometry) -> (start: CGFloat, length: CGFloat, viewport: CGFloat)? {
    var axes: Axis.Set = []
    let shown = geometry.spaces?.frame { name in
      guard case .scrollView(let found) = name,
        axis == nil || found.contains(axis == .horizontal ? .horizontal : .vertical)
      else { return false }
      axes = found
      return true
    }
    guard let shown else { return nil }
    let frame = geometry.frame
    if axis ?? (axes == .horizontal ? .horizontal : .vertical) == .vertical {
      return (frame.minY - shown.minY, frame.height, shown.height)
    }
    let start = geometry.direction == .leftToRight ? frame.minX - shown.minX : shown.maxX - frame.maxX
    return (start, frame.width, shown.width)
  }
}

extension DrawingEffect {
  /// Part of the way from some effects to others of the same kinds; where the kinds differ, the nearer ones.
  static func between(_ from: [DrawingEffect], _ to: [DrawingEffect], _ amount: Double) -> [DrawingEffect] {
    if amount >= 1 { return to }
    guard from.count == to.count else { return amount < 0.5 ? from : to }
    func mixed(_ a: Double, _ b: Double) -> Double { a + (b - a) * amount }
    return zip(from, to).map { from, to in
      switch (from, to) {
      case (.opacity(let a), .opacity(let b)): return .opacity(mixed(a, b))
      case (.blur(let a, let isOpaque), .blur(let b, _)): return .blur(radius: mixed(a, b), isOpaque: isOpaque)
      case (.colorMatrix(_, let a), .colorMatrix(let name, let b)) where a.count == b.count:
        return .colorMatrix(name: name, zip(a, b).map { mixed($0, $1) })
      case (.transform(_, let a, let anchorA), .transform(let name, let b, let anchorB)):
        let anchor = UnitPoint(x: mixed(anchorA.x, anchorB.x), y: mixed(anchorA.y, anchorB.y))
        guard let matrix = CGAffineTransform(components: zip(a.components, b.components).map { mixed($0, $1) }) else {
          return to
        }
        return .transform(name: name, matrix, anchor: anchor)
      default: return amount < 0.5 ? from : to
      }
    }
  }
}

extension View {
  /// Draws the view differently while it comes into sight and goes, as its place in the scroll view says.
  public nonisolated func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }
  public nonisolated func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modifier(
      ScrollTransitionModifier(topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis) { phase in
        transition(EmptyVisualEffect(), phase)._effects().flatMap(\.effects)
      })
  }
}
