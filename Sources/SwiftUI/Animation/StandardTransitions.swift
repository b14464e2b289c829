import ViewTree

/// Comes and goes at once.
public nonisolated struct IdentityTransition: Transition {
  public init() {}
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
  public static var _leavesIdentityAlone: Bool { true }
}

/// Fades.
public nonisolated struct OpacityTransition: Transition {
  public init() {}
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
  public static var _leavesIdentityAlone: Bool { true }
}

/// Grows and shrinks.
public nonisolated struct ScaleTransition: Transition {
  public var scale: Double
  public var anchor: UnitPoint
  public init(_ scale: Double, anchor: UnitPoint = .center) { (self.scale, self.anchor) = (scale, anchor) }
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : CGFloat(scale), anchor: anchor)
  }
  public static var _leavesIdentityAlone: Bool { true }
}

/// Is displaced.
public nonisolated struct OffsetTransition: Transition {
  public var offset: CGSize
  public init(_ offset: CGSize) { self.offset = offset }
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
  public static var _leavesIdentityAlone: Bool { true }
}

/// Comes from an edge and goes to it, by its own size.
public nonisolated struct MoveTransition: Transition {
  public var edge: Edge
  public init(edge: Edge) { self.edge = edge }
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.moved(phase.isIdentity ? .zero : edge.direction)
  }
  public static var _leavesIdentityAlone: Bool { true }
}

/// Comes from the leading edge, goes to the trailing one, by its own size.
public nonisolated struct SlideTransition: Transition {
  public init() {}
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.moved(CGSize(width: phase.value, height: 0))
  }
  public static var _leavesIdentityAlone: Bool { true }
}

/// Comes from an edge and goes to the opposite one, fading.
public nonisolated struct PushTransition: Transition {
  public var edge: Edge
  public init(edge: Edge) { self.edge = edge }
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    let direction = edge.direction
    return content.moved(CGSize(width: -phase.value * direction.width, height: -phase.value * direction.height))
      .opacity(phase.isIdentity ? 1 : 0)
  }
  public static var _leavesIdentityAlone: Bool { true }
}

/// Blurs and fades. [unverified: the blur's radius and the scale were not measured on a device]
public nonisolated struct BlurReplaceTransition: Transition {
  public struct Configuration: Equatable, Sendable {
    let scale: CGFloat
    public static let downUp = Configuration(scale: 0.8)
    public static let upUp = Configuration(scale: 1.2)
  }
  public var configuration: Configuration
  public init(configuration: Configuration = .downUp) { self.configuration = configuration }
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    let grown = phase == .willAppear ? CGFloat(0.8) : configuration == .downUp ? 0.8 : 1.2
    return content.scaleEffect(phase.isIdentity ? 1 : grown).blur(radius: phase.isIdentity ? 0 : 8)
      .opacity(phase.isIdentity ? 1 : 0)
  }
  public static var _leavesIdentityAlone: Bool { true }
}

/// Comes one way and goes another.
public nonisolated struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  public var insertion: Insertion
  public var removal: Removal
  public init(insertion: Insertion, removal: Removal) { (self.insertion, self.removal) = (insertion, removal) }
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    removal.apply(
      content: insertion.apply(content: content, phase: phase == .willAppear ? phase : .identity),
      phase: phase == .didDisappear ? phase : .identity)
  }
  @MainActor public var _hasOwnAnimation: Bool { insertion._hasOwnAnimation || removal._hasOwnAnimation }
  @MainActor public static var _leavesIdentityAlone: Bool {
    Insertion._leavesIdentityAlone && Removal._leavesIdentityAlone
  }
}

/// Both at the same time.
nonisolated struct CombinedTransition<First: Transition, Second: Transition>: Transition {
  let first: First
  let second: Second
  @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }
  @MainActor var _hasOwnAnimation: Bool { first._hasOwnAnimation || second._hasOwnAnimation }
  @MainActor static var _leavesIdentityAlone: Bool { First._leavesIdentityAlone && Second._leavesIdentityAlone }
}

/// With an animation of its own, whatever that of the change is.
nonisolated struct AnimatedTransition<Base: Transition>: Transition {
  let base: Base
  let animation: Animation?
  @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
    content.animation(animation) { base.apply(content: $0, phase: phase) }
  }
  @MainActor var _hasOwnAnimation: Bool { animation != nil }
  @MainActor static var _leavesIdentityAlone: Bool { Base._leavesIdentityAlone }
}

/// Between two states of a modifier.
nonisolated struct ModifierTransition<Modifier: ViewModifier>: Transition {
  let active: Modifier
  let identity: Modifier
  @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(phase.isIdentity ? identity : active)
  }
}

extension Transition {
  public nonisolated func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }
  public nonisolated func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }
}
extension Transition where Self == IdentityTransition {
  public nonisolated static var identity: IdentityTransition { .init() }
}
extension Transition where Self == OpacityTransition {
  public nonisolated static var opacity: OpacityTransition { .init() }
}
extension Transition where Self == SlideTransition { public nonisolated static var slide: SlideTransition { .init() } }
extension Transition where Self == ScaleTransition {
  public nonisolated static var scale: ScaleTransition { ScaleTransition(0) }
  public nonisolated static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}
extension Transition where Self == OffsetTransition {
  public nonisolated static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }
  public nonisolated static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}
extension Transition where Self == MoveTransition {
  public nonisolated static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}
extension Transition where Self == PushTransition {
  public nonisolated static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}
extension Transition where Self == BlurReplaceTransition {
  public nonisolated static var blurReplace: BlurReplaceTransition { .init() }
  public nonisolated static func blurReplace(_ configuration: BlurReplaceTransition.Configuration)
    -> BlurReplaceTransition
  {
    BlurReplaceTransition(configuration: configuration)
  }
}

// MARK: - By its own size

/// Moves the drawing by multiples of the child's size.
struct OwnSizeOffsetRule: LayoutRule {
  /// 1 is the whole width or height; x grows towards the trailing edge.
  let factor: CGSize
  var name: String { "moved(x: \(number(factor.width)), y: \(number(factor.height)))" }
  var hasInvalidLength: Bool { !factor.width.isFinite || !factor.height.isFinite }
  func size(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGSize {
    children.first?.size(proposal) ?? .zero
  }
  func placements(in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]) -> [Placement] {
    let (x, y) = (factor.width.isFinite ? factor.width : 0, factor.height.isFinite ? factor.height : 0)
    return children.map { _ in Placement(origin: CGPoint(x: x * size.width, y: y * size.height), proposal: proposal) }
  }
  func alignment(_ key: AlignmentKey, in dimensions: ViewDimensions, _ children: [LayoutNode]) -> CGFloat? {
    children.first?.explicitAlignment(key, proposal: dimensions.proposal)
  }
  var ownAlignments: [AlignmentKey]? { [] }
}

extension View {
  fileprivate nonisolated func moved(_ factor: CGSize) -> some View {
    modifier(AnimatedRuleModifier(value: factor) { OwnSizeOffsetRule(factor: $0) })
  }
}
extension Edge {
  /// Towards the edge, as factors of a size.
  fileprivate var direction: CGSize {
    switch self {
    case .top: CGSize(width: 0, height: -1)
    case .bottom: CGSize(width: 0, height: 1)
    case .leading: CGSize(width: -1, height: 0)
    case .trailing: CGSize(width: 1, height: 0)
    }
  }
}
