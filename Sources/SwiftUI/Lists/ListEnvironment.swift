import ViewTree

/// How a list looks.
enum ListKind: Hashable, Sendable {
  case plain, inset, grouped, insetGrouped, sidebar
  /// Whether the rows of a section lie together on a surface of their own.
  var hasPlatters: Bool { self == .grouped || self == .insetGrouped || self == .sidebar }
  var hasRoundPlatters: Bool { self == .insetGrouped || self == .sidebar }
}

/// Where in a list a view is.
struct ListPlace: Hashable, Sendable {
  enum Part: Hashable, Sendable { case row, header, footer }
  var kind: ListKind
  var isForm: Bool
  var part = Part.row
}

/// How far the sections of a list are apart.
public struct ListSectionSpacing: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic, compact
    case custom(CGFloat)
  }
  let kind: Kind
  public static let `default` = ListSectionSpacing(kind: .automatic)
  public static let compact = ListSectionSpacing(kind: .compact)
  /// In points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(kind: .custom(spacing)) }
}

/// How much a header stands out.
public enum Prominence: Hashable, Sendable { case standard, increased }

/// What icons in a list are tinted with.
public struct ListItemTint: Sendable {
  /// `nil` is without colour.
  let color: Color?
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// On an iPhone nobody prefers another.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  public static let monochrome = ListItemTint(color: .primary)
}

private enum ListPlaceKey: EnvironmentKey { static var defaultValue: ListPlace? { nil } }
private enum ListStyleKey: EnvironmentKey { static let defaultValue = ListKind.insetGrouped }
private enum MinRowHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private enum MinHeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private enum ListRowSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private enum ListSectionSpacingKey: EnvironmentKey { static let defaultValue = ListSectionSpacing.default }
private enum ListSectionMarginKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private enum ProminenceKey: EnvironmentKey { static let defaultValue = Prominence.standard }
private enum ListItemTintKey: EnvironmentKey { static var defaultValue: Color? { nil } }
private enum TextCaseSetKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// `nil` outside of lists.
  var listPlace: ListPlace? {
    get { self[ListPlaceKey.self] }
    set { self[ListPlaceKey.self] = newValue }
  }
  package var isInListRow: Bool { listPlace?.part == .row }
  var listStyle: ListKind {
    get { self[ListStyleKey.self] }
    set { self[ListStyleKey.self] = newValue }
  }
  /// In points; `nil` is the platform's.
  var minListRowHeight: CGFloat? {
    get { self[MinRowHeightKey.self] }
    set { self[MinRowHeightKey.self] = newValue }
  }
  /// How high a row of a list is at least, in points.
  public var defaultMinListRowHeight: CGFloat {
    get { minListRowHeight ?? ListMetrics.of(listStyle, platform).rowHeight }
    set { minListRowHeight = newValue }
  }
  /// How high the header of a section is at least, in points; `nil` leaves it to what it says.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[MinHeaderHeightKey.self] }
    set { self[MinHeaderHeightKey.self] = newValue }
  }
  var listRowSpacing: CGFloat? {
    get { self[ListRowSpacingKey.self] }
    set { self[ListRowSpacingKey.self] = newValue }
  }
  var listSectionSpacing: ListSectionSpacing {
    get { self[ListSectionSpacingKey.self] }
    set { self[ListSectionSpacingKey.self] = newValue }
  }
  /// Beside the rows' surfaces, in points; `nil` is the style's.
  var listSectionMargin: CGFloat? {
    get { self[ListSectionMarginKey.self] }
    set { self[ListSectionMarginKey.self] = newValue }
  }
  public var headerProminence: Prominence {
    get { self[ProminenceKey.self] }
    set { self[ProminenceKey.self] = newValue }
  }
  var listItemTint: Color? {
    get { self[ListItemTintKey.self] }
    set { self[ListItemTintKey.self] = newValue }
  }
  /// Whether somebody said how texts are written, `nil` being an answer, too: a list's headers then follow that.
  var isTextCaseSet: Bool {
    get { self[TextCaseSetKey.self] }
    set { self[TextCaseSetKey.self] = newValue }
  }
}

extension View {
  /// How far the rows are apart, in points; `nil` is the style's.
  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View { environment(\.listRowSpacing, spacing) }
  public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionSpacing, spacing)
  }
  /// - Parameter spacing: in points.
  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View { listSectionSpacing(.custom(spacing)) }
  public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
  public nonisolated func listItemTint(_ tint: ListItemTint?) -> some View { environment(\.listItemTint, tint?.color) }
  public nonisolated func listItemTint(_ tint: Color?) -> some View { environment(\.listItemTint, tint) }
  /// What is free beside the sections of the list, in points; `nil` is the style's. Both sides follow the leading one, and
  /// those above and below stay as they are.
  public nonisolated func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    changingEnvironment {
      if edges.contains(.leading) { $0.listSectionMargin = length.map { $0.isFinite ? max(0, $0) : 0 } }
    }
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  public nonisolated func collapsible(_ collapsible: Bool) -> some View { self }
}
