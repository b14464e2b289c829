import ViewTree

/// Where in the bars an item goes.
public struct ToolbarItemPlacement: Hashable, Sendable {
  enum Place: Hashable { case leading, principal, trailing, bottom, keyboard }
  let place: Place
  /// What an item means that looks different from others.
  enum Meaning: Hashable { case confirmation, cancellation }
  var meaning: Meaning? = nil
  public static let automatic = ToolbarItemPlacement(place: .trailing)
  public static let principal = ToolbarItemPlacement(place: .principal)
  public static let title = ToolbarItemPlacement(place: .principal)
  public static let navigation = ToolbarItemPlacement(place: .leading)
  public static let primaryAction = ToolbarItemPlacement(place: .trailing)
  public static let secondaryAction = ToolbarItemPlacement(place: .trailing)
  public static let status = ToolbarItemPlacement(place: .bottom)
  public static let confirmationAction = ToolbarItemPlacement(place: .trailing, meaning: .confirmation)
  public static let cancellationAction = ToolbarItemPlacement(place: .leading, meaning: .cancellation)
  public static let destructiveAction = ToolbarItemPlacement(place: .trailing)
  public static let topBarLeading = ToolbarItemPlacement(place: .leading)
  public static let topBarTrailing = ToolbarItemPlacement(place: .trailing)
  public static let navigationBarLeading = ToolbarItemPlacement(place: .leading)
  public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing)
  public static let bottomBar = ToolbarItemPlacement(place: .bottom)
  /// Above the keyboard, which is on no picture.
  public static let keyboard = ToolbarItemPlacement(place: .keyboard)
}

/// A bar.
public struct ToolbarPlacement: Hashable, Sendable {
  let name: String
  public static let automatic = ToolbarPlacement(name: "automatic")
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  var isNavigationBar: Bool { self == .automatic || self == .navigationBar }
}

/// Items for the bars.
@MainActor @preconcurrency public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder var body: Body { get }
  /// The items as views whose nodes say where they go. Only this module's own contents differ from the default.
  static func _view(_ content: Self) -> AnyView
}
extension ToolbarContent {
  public static func _view(_ content: Self) -> AnyView {
    AnyView(ToolbarContentBody(content: LinkedStyle(value: content)))
  }
}
extension ToolbarContent where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}
extension Never: ToolbarContent {
  public static func _view(_ content: Never) -> AnyView { preconditionFailure("Never has no values") }
}

/// Content of the app's own, which may have `@State` and `@Environment`.
private nonisolated struct ToolbarContentBody<Content: ToolbarContent>: View {
  var content: LinkedStyle<Content>
  @MainActor var body: some View { Content.Body._view(content.value.body) }
}

/// Gives nodes a place in the bars.
nonisolated struct PlacementModifier: _PrimitiveModifier {
  let placement: ToolbarItemPlacement
  @MainActor func _lower(in context: _BuildContext, content: @escaping @MainActor (_BuildContext) -> [ViewNode])
    -> [ViewNode]
  {
    let prominence = BarItemProminence(tint: context.environment.outsideBar?.tint)
    let inner = context.with {
      // What stands for the title lies on the bar itself.
      if placement.place == .principal || placement.place == .keyboard { $0.barItemGlass = .none }
      guard placement.meaning == .confirmation else { return }
      // What finishes the page is drawn heavier, and since iOS 26 in white on glass of the tint.
      $0.font = .body.weight(.semibold)
      if $0.platform.hasGlass {
        $0.tint = AnyShapeStyle(BarTint(color: .white))
        $0.barItemGlass = .prominent
      }
    }
    return content(inner).map { node in
      var node = node
      node.layoutValues[ObjectIdentifier(ToolbarItemPlacement.self)] = placement
      if placement.meaning == .confirmation { node.layoutValues[ObjectIdentifier(BarItemProminence.self)] = prominence }
      return node
    }
  }
}

public nonisolated struct ToolbarItem<ID, Content: View>: ToolbarContent {
  public typealias Body = Never
  let placement: ToolbarItemPlacement
  let content: Content
  @MainActor public static func _view(_ item: ToolbarItem) -> AnyView {
    AnyView(item.content.modifier(PlacementModifier(placement: item.placement)))
  }
}
extension ToolbarItem where ID == Void {
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    (self.placement, self.content) = (placement, content())
  }
}
extension ToolbarItem where ID == String {
  public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    (self.placement, self.content) = (placement, content())
  }
}

public nonisolated struct ToolbarItemGroup<Content: View>: ToolbarContent {
  public typealias Body = Never
  let placement: ToolbarItemPlacement
  let content: Content
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    (self.placement, self.content) = (placement, content())
  }
  @MainActor public static func _view(_ group: ToolbarItemGroup) -> AnyView {
    AnyView(group.content.modifier(PlacementModifier(placement: group.placement)))
  }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  @MainActor public static func _view(_ content: Wrapped?) -> AnyView { AnyView(content.map { Wrapped._view($0) }) }
}
/// Of two contents the one that a condition chose; the two have states of their own.
public enum _ConditionalToolbarContent<First: ToolbarContent, Second: ToolbarContent>: ToolbarContent {
  public typealias Body = Never
  case first(First)
  case second(Second)
  @MainActor public static func _view(_ content: _ConditionalToolbarContent) -> AnyView {
    switch content {
    case .first(let content): AnyView(First._view(content).id(true))
    case .second(let content): AnyView(Second._view(content).id(false))
    }
  }
}
/// Several contents.
public nonisolated struct _ToolbarContents: ToolbarContent {
  public typealias Body = Never
  let content: AnyView
  @MainActor public static func _view(_ contents: _ToolbarContents) -> AnyView { contents.content }
}

@MainActor @resultBuilder public struct ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
  public static func buildBlock() -> _ToolbarContents { _ToolbarContents(content: AnyView(EmptyView())) }
  public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> _ToolbarContents {
    var views: [any View] = []
    func append<C: ToolbarContent>(_ content: C) { views.append(C._view(content)) }
    repeat append(each content)
    return _ToolbarContents(content: AnyView(TupleView((), children: views)))
  }
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> _ConditionalToolbarContent<First, Second> { .first(first) }
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> _ConditionalToolbarContent<First, Second> { .second(second) }
  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> _ToolbarContents {
    _ToolbarContents(content: Content._view(content))
  }
}

/// Lowers a toolbar where its page is, and hands it up with the page's nodes.
private nonisolated struct ToolbarModifier: _PrimitiveModifier {
  let toolbar: AnyView
  @MainActor func _lower(in context: _BuildContext, content: @escaping @MainActor (_BuildContext) -> [ViewNode])
    -> [ViewNode]
  {
    let nodes = content(context.child(.name("content")))
    let bar = context.child(.name("toolbar")).inStack(.horizontal).with { $0.prepareForBar() }
    let entries = bar.lower(toolbar).map { node in
      NavigationItem.ToolbarEntry(
        placement: node.layoutValues[ObjectIdentifier(ToolbarItemPlacement.self)] as? ToolbarItemPlacement
          ?? .automatic,
        node: node)
    }
    return NavigationItemModifier { $0.toolbar += entries }._lower(in: context) { _ in nodes }
  }
}

extension EnvironmentValues {
  /// A bar's items start from the bar's look, not from the page's.
  @MainActor mutating func prepareForBar() {
    outsideBar = self
    foregroundStyles = []
    font = nil
    textTraits = TextTraits()
    imageScale = .large
    // Bars do not grow with the reader's type; a long press shows their items large instead. [HIG, "Large content viewer"]
    dynamicTypeSize = .large
    lineLimit = 1
    multilineTextAlignment = .leading
    // A label is its icon in a bar.
    if isLabelStyleAutomatic { labelStyle = AnyLabelStyle(IconOnlyLabelStyle()) }
    // Since iOS 26 bars are monochrome unless a tint is asked for.
    if platform >= .iOS26, tint == nil { tint = AnyShapeStyle(BarTint(color: .primary)) }
    barItemGlass = platform.hasGlass ? .plain : .none
  }
}

extension View {
  public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(ToolbarModifier(toolbar: AnyView(content())))
  }
  @MainActor @preconcurrency public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(toolbar: Content._view(content())))
  }
  public nonisolated func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    modifier(
      ToolbarModifier(
        toolbar: AnyView(
          Group {
            leading.modifier(PlacementModifier(placement: .topBarLeading))
            trailing.modifier(PlacementModifier(placement: .topBarTrailing))
          })))
  }
  public nonisolated func navigationBarItems<L: View>(leading: L) -> some View {
    navigationBarItems(leading: leading, trailing: EmptyView())
  }
  public nonisolated func navigationBarItems<T: View>(trailing: T) -> some View {
    navigationBarItems(leading: EmptyView(), trailing: trailing)
  }

  public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    navigationItem { $0.change(bars) { $0.visibility = visibility } }
  }
  public nonisolated func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    navigationItem { $0.change(bars) { $0.visibility = visibility } }
  }
  /// The style that the bars are filled with while their background shows: where content lies beneath, or where
  /// `toolbarBackground(.visible)` says so.
  public nonisolated func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    navigationItem { $0.change(bars) { $0.background = AnyShapeStyle(style) } }
  }
  public nonisolated func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    navigationItem { $0.change(bars) { $0.backgroundVisibility = visibility } }
  }
  public nonisolated func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  {
    navigationItem { $0.change(bars) { $0.backgroundVisibility = visibility } }
  }
  public nonisolated func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    navigationItem { $0.change(bars) { $0.colorScheme = colorScheme } }
  }
}
