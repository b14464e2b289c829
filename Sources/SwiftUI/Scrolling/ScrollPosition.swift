import ViewTree

/// Where a scroll view is, and where it is to go. In points from the content's beginning.
public struct ScrollPosition: Equatable, Sendable {
  enum Place: Equatable, @unchecked Sendable {
    case automatic
    case id(AnyHashable, UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
  }
  private(set) var place = Place.automatic
  /// What a finger scrolled to.
  fileprivate var userID: UserID?
  /// Whether a finger moved the content last.
  public fileprivate(set) var isPositionedByUser = false
  /// Which of a view's identities are named here.
  fileprivate let accepts: Acceptance

  fileprivate struct UserID: Equatable, @unchecked Sendable { let id: AnyHashable }
  fileprivate struct Acceptance: Equatable, @unchecked Sendable {
    let type: ObjectIdentifier?
    /// `nil` for identities that are not accepted, and for those of which nothing is known.
    let sendable: (AnyHashable) -> (any Hashable & Sendable)?
    func test(_ id: AnyHashable) -> Bool { type == nil || sendable(id) != nil }
    static func == (a: Acceptance, b: Acceptance) -> Bool { a.type == b.type }
    static let any = Acceptance(type: nil) { _ in nil }
    static func only<ID: Hashable & Sendable>(_ type: ID.Type) -> Acceptance {
      Acceptance(type: ObjectIdentifier(type)) { $0.base as? ID }
    }
  }

  private init(_ place: Place, _ accepts: Acceptance) { (self.place, self.accepts) = (place, accepts) }
  public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self) { self.init(.automatic, .only(ID.self)) }
  public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self, edge: Edge) { self.init(.edge(edge), .only(ID.self)) }
  public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self, point: CGPoint) {
    self.init(.point(x: point.x, y: point.y), .only(ID.self))
  }
  public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self, x: CGFloat, y: CGFloat) {
    self.init(.point(x: x, y: y), .only(ID.self))
  }
  public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self, x: CGFloat) {
    self.init(.point(x: x, y: nil), .only(ID.self))
  }
  public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self, y: CGFloat) {
    self.init(.point(x: nil, y: y), .only(ID.self))
  }
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    self.init(.id(AnyHashable(id), anchor), .only(ID.self))
  }
  public init() { self.init(.automatic, .any) }
  public init(edge: Edge) { self.init(.edge(edge), .any) }
  public init(point: CGPoint) { self.init(.point(x: point.x, y: point.y), .any) }
  public init(x: CGFloat, y: CGFloat) { self.init(.point(x: x, y: y), .any) }
  public init(x: CGFloat) { self.init(.point(x: x, y: nil), .any) }
  public init(y: CGFloat) { self.init(.point(x: nil, y: y), .any) }

  private mutating func go(to place: Place) { (self.place, userID, isPositionedByUser) = (place, nil, false) }
  public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    go(to: .id(AnyHashable(id), anchor))
  }
  public mutating func scrollTo(edge: Edge) { go(to: .edge(edge)) }
  public mutating func scrollTo(point: CGPoint) { go(to: .point(x: point.x, y: point.y)) }
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { go(to: .point(x: x, y: y)) }
  public mutating func scrollTo(x: CGFloat) { go(to: .point(x: x, y: nil)) }
  public mutating func scrollTo(y: CGFloat) { go(to: .point(x: nil, y: y)) }

  public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }
  public var point: CGPoint? {
    if case .point(let x?, let y?) = place { CGPoint(x: x, y: y) } else { nil }
  }
  public var x: CGFloat? { if case .point(let x, _) = place { x } else { nil } }
  public var y: CGFloat? { if case .point(_, let y) = place { y } else { nil } }
  private var id: AnyHashable? {
    if case .id(let id, _) = place { return id }
    return userID?.id
  }
  /// The view that was asked for, or that a finger scrolled to.
  public var viewID: (any Hashable & Sendable)? { id.flatMap(accepts.sendable) }
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { id?.base as? T }

  fileprivate var request: ScrollRequest? { place == .automatic ? nil : ScrollRequest(place: place) }
  fileprivate func movedByUser(to ids: [AnyHashable]) -> ScrollPosition {
    var moved = ScrollPosition(.automatic, accepts)
    moved.userID = ids.first { accepts.test($0) }.map { UserID(id: $0) }
    moved.isPositionedByUser = true
    return moved
  }
}

/// Where a scroll view is asked to go. Asked again in the same words, it stays where it is.
struct ScrollRequest: Equatable {
  let place: ScrollPosition.Place
  func apply(to position: ScrollOffset) {
    switch place {
    case .automatic: break
    case .id(let id, let anchor): position.target = (id, anchor)
    case .edge(let edge): position.edgeTarget = edge
    case .point(let x, let y): position.move(to: CGPoint(x: x ?? position.offset.x, y: y ?? position.offset.y))
    }
  }
}

/// The way back from a scroll view to the binding that is around it. Kept by the modifier's place.
final class ScrollLink {
  /// The binding's next value for the view that a finger scrolled to, and the request that it will bring; `nil` where
  /// nothing changes.
  var answer: ([AnyHashable]) -> (value: Any, request: ScrollRequest?)? = { _ in nil }
  var write: (Any) -> Void = { _ in }
}

/// The binding is read in a body, so that a change is seen.
private nonisolated struct ScrolledIDModifier<ID: Hashable>: ViewModifier {
  let id: Binding<ID?>
  let anchor: UnitPoint?
  @State private var link = ScrollLink()
  @MainActor func body(content: Content) -> some View {
    let (binding, current, anchor, link) = (id, id.wrappedValue, anchor, link)
    link.answer = { ids in
      guard let next = ids.lazy.compactMap({ $0.base as? ID }).first, next != current else { return nil }
      return (next, ScrollRequest(place: .id(AnyHashable(next), anchor)))
    }
    link.write = { binding.wrappedValue = $0 as? ID }
    return content.transformEnvironment(\.scrollSettings) { settings in
      settings.request = current.map { ScrollRequest(place: .id(AnyHashable($0), anchor)) }
      (settings.link, settings.linkAnchor) = (link, anchor)
    }
  }
}

private nonisolated struct ScrollPositionModifier: ViewModifier {
  let position: Binding<ScrollPosition>
  let anchor: UnitPoint?
  @State private var link = ScrollLink()
  @MainActor func body(content: Content) -> some View {
    let (binding, current, anchor, link) = (position, position.wrappedValue, anchor, link)
    link.answer = { ids in
      let next = current.movedByUser(to: ids)
      return next == current ? nil : (next, nil)
    }
    link.write = { if let next = $0 as? ScrollPosition { binding.wrappedValue = next } }
    return content.transformEnvironment(\.scrollSettings) { settings in
      settings.request = current.request
      (settings.link, settings.linkAnchor) = (link, anchor)
    }
  }
}

extension View {
  /// Brings the view that the binding names into sight, at the start and when it changes. What a finger scrolls to, among
  /// the views of a `scrollTargetLayout()`, is written back.
  public nonisolated func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
    modifier(ScrolledIDModifier(id: id, anchor: anchor))
  }
  public nonisolated func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    modifier(ScrollPositionModifier(position: position, anchor: anchor))
  }
}
