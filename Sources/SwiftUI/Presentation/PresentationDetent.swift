import ViewTree

/// A height that a sheet may have.
public struct PresentationDetent: Hashable, Sendable {
  /// What a height of one's own is made from.
  @dynamicMemberLookup public struct Context {
    let environment: EnvironmentValues
    /// The largest height, in points, without what the furniture at the bottom covers.
    public let maxDetentValue: CGFloat
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
  }
  enum Kind: Hashable, Sendable {
    case large, medium, fraction(CGFloat), height(CGFloat), custom(ObjectIdentifier)
  }
  let kind: Kind
  /// For a height of one's own.
  private let type: (any CustomPresentationDetent.Type)?
  init(_ kind: Kind, type: (any CustomPresentationDetent.Type)? = nil) { (self.kind, self.type) = (kind, type) }

  public static let large = PresentationDetent(.large)
  public static let medium = PresentationDetent(.medium)
  /// - Parameter fraction: of the largest height.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(.fraction(fraction)) }
  /// - Parameter height: in points, above what the furniture at the bottom covers.
  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(.height(height)) }
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(.custom(ObjectIdentifier(type)), type: type)
  }
  public static func == (a: PresentationDetent, b: PresentationDetent) -> Bool { a.kind == b.kind }
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

  /// Down to the picture's edge, in points; `nil` is as high as can be. Medium is half of the picture. [HIG; heights do not
  /// count the safe area at the bottom: Apple documentation, UISheetPresentationController.Detent]
  @MainActor func height(in room: SheetRule.Room, _ environment: EnvironmentValues) -> CGFloat? {
    func finite(_ length: CGFloat) -> CGFloat? { length.isFinite && length >= 0 ? length + room.bottom : nil }
    switch kind {
    case .large: return nil
    case .medium: return room.picture.height / 2
    case .fraction(let fraction): return finite(room.maximum * fraction)
    case .height(let height): return finite(height)
    case .custom:
      let context = Context(environment: environment, maxDetentValue: room.maximum)
      return type?.height(in: context).flatMap { finite(min($0, room.maximum)) }
    }
  }
}

extension PresentationItem {
  /// What a sheet cannot be laid out with, in words.
  var invalidNumber: String? {
    func isNone(_ number: CGFloat) -> Bool { !number.isFinite || number < 0 }
    if let radius = cornerRadius, isNone(radius) { return "presentationCornerRadius(\(number(radius))) is no radius" }
    for detent in detents ?? [] {
      switch detent.kind {
      case .fraction(let part) where isNone(part): return "presentationDetents: .fraction(\(number(part))) is no height"
      case .height(let length) where isNone(length):
        return "presentationDetents: .height(\(number(length))) is no height"
      default: break
      }
    }
    return nil
  }
}

/// A height of a sheet that depends on the room.
public protocol CustomPresentationDetent: Sendable {
  typealias Context = PresentationDetent.Context
  /// In points; `nil` where the height is not to be had.
  static func height(in context: Context) -> CGFloat?
}
