/// How lists look.
@MainActor @preconcurrency public protocol ListStyle {
  nonisolated static var _kind: _ListKind { get }
}
/// Public only because a style hands it on.
public struct _ListKind: Sendable {
  let kind: ListKind
}

/// On an iPhone the rows of a section lie on a surface with round corners.
public nonisolated struct DefaultListStyle: ListStyle {
  public static var _kind: _ListKind { .init(kind: .insetGrouped) }
  public init() {}
}
public nonisolated struct PlainListStyle: ListStyle {
  public static var _kind: _ListKind { .init(kind: .plain) }
  public init() {}
}
public nonisolated struct GroupedListStyle: ListStyle {
  public static var _kind: _ListKind { .init(kind: .grouped) }
  public init() {}
}
public nonisolated struct InsetGroupedListStyle: ListStyle {
  public static var _kind: _ListKind { .init(kind: .insetGrouped) }
  public init() {}
  public init(alternatesRowBackgrounds: Bool) {}
}
public nonisolated struct InsetListStyle: ListStyle {
  public static var _kind: _ListKind { .init(kind: .inset) }
  public init() {}
  public init(alternatesRowBackgrounds: Bool) {}
}
public nonisolated struct SidebarListStyle: ListStyle {
  public static var _kind: _ListKind { .init(kind: .sidebar) }
  public init() {}
}
/// The Mac's; drawn as a plain list.
public nonisolated struct BorderedListStyle: ListStyle {
  public static var _kind: _ListKind { .init(kind: .plain) }
  public init() {}
  public init(alternatesRowBackgrounds: Bool) {}
}

extension ListStyle where Self == DefaultListStyle { public nonisolated static var automatic: DefaultListStyle { .init() } }
extension ListStyle where Self == PlainListStyle { public nonisolated static var plain: PlainListStyle { .init() } }
extension ListStyle where Self == GroupedListStyle { public nonisolated static var grouped: GroupedListStyle { .init() } }
extension ListStyle where Self == InsetGroupedListStyle {
  public nonisolated static var insetGrouped: InsetGroupedListStyle { .init() }
  public nonisolated static func insetGrouped(alternatesRowBackgrounds: Bool) -> InsetGroupedListStyle { .init() }
}
extension ListStyle where Self == InsetListStyle {
  public nonisolated static var inset: InsetListStyle { .init() }
  public nonisolated static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle { .init() }
}
extension ListStyle where Self == SidebarListStyle { public nonisolated static var sidebar: SidebarListStyle { .init() } }
extension ListStyle where Self == BorderedListStyle {
  public nonisolated static var bordered: BorderedListStyle { .init() }
  public nonisolated static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle { .init() }
}

extension View {
  public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View { environment(\.listStyle, S._kind.kind) }
}
