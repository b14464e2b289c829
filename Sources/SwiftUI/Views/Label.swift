import ViewTree

/// A title with an icon.
public nonisolated struct Label<Title: View, Icon: View>: _PrimitiveView {
  let title: Title
  let icon: Icon
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    (self.title, self.icon) = (title(), icon())
  }

  @MainActor public func _lower(in context: _BuildContext) -> [ViewNode] {
    guard let context = context.deeper() else { return [] }
    let (title, icon) = (title, icon)
    let configuration = LabelStyleConfiguration(
      title: LabelStyleConfiguration.Title { $0.lower(title) }, icon: LabelStyleConfiguration.Icon { $0.lower(icon) })
    return context.environment.labelStyle.lower(configuration, context)
  }
}

extension Label where Title == Text, Icon == Image {
  public init(_ titleKey: LocalizedStringKey, systemImage: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: systemImage)
    }
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: systemImage)
    }
  }
  public init(_ titleKey: LocalizedStringKey, image: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(image)
    }
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: String) {
    self.init {
      Text(title)
    } icon: {
      Image(image)
    }
  }
}

/// How labels are arranged.
@MainActor @preconcurrency public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct LabelStyleConfiguration {
  public nonisolated struct Title: _PrimitiveView {
    let lower: @MainActor (_BuildContext) -> [ViewNode]
    init(_ lower: @escaping @MainActor (_BuildContext) -> [ViewNode]) { self.lower = lower }
    @MainActor public func _lower(in context: _BuildContext) -> [ViewNode] { lower(context.child(.name("title"))) }
  }
  public nonisolated struct Icon: _PrimitiveView {
    let lower: @MainActor (_BuildContext) -> [ViewNode]
    init(_ lower: @escaping @MainActor (_BuildContext) -> [ViewNode]) { self.lower = lower }
    @MainActor public func _lower(in context: _BuildContext) -> [ViewNode] {
      // The title says it.
      lower(context.child(.name("icon"))).map(\.asDecoration)
    }
  }
  public let title: Title
  public let icon: Icon
}

/// The icon before the title, in a stack of default spacing. [unverified: no picture of a label was measured]
public nonisolated struct TitleAndIconLabelStyle: LabelStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.icon
      configuration.title
    }
  }
}
public nonisolated struct IconOnlyLabelStyle: LabelStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { IconOnlyLook(configuration: configuration) }
}
/// The icon, which is still called by the title.
private nonisolated struct IconOnlyLook: _PrimitiveView {
  let configuration: LabelStyleConfiguration
  @MainActor func _lower(in context: _BuildContext) -> [ViewNode] {
    let name = context.lower(configuration.title).spokenText
    return context.lower(configuration.icon).map { node in
      var node = node
      var semantics = node.semantics ?? Semantics()
      if !name.isEmpty { semantics.label = name }
      node.semantics = semantics
      return node
    }
  }
}
public nonisolated struct TitleOnlyLabelStyle: LabelStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}
public nonisolated struct DefaultLabelStyle: LabelStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { DefaultLabelLook(configuration: configuration) }
}

private nonisolated struct DefaultLabelLook: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.isInListRow) private var isInListRow
  @MainActor var body: some View {
    if isInListRow {
      ListLabelLook(configuration: configuration)
    } else {
      TitleAndIconLabelStyle().makeBody(configuration: configuration)
    }
  }
}
extension LabelStyle where Self == DefaultLabelStyle {
  public nonisolated static var automatic: DefaultLabelStyle { .init() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  public nonisolated static var iconOnly: IconOnlyLabelStyle { .init() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  public nonisolated static var titleOnly: TitleOnlyLabelStyle { .init() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  public nonisolated static var titleAndIcon: TitleAndIconLabelStyle { .init() }
}

/// A label style of any type, as the environment carries it.
@MainActor struct AnyLabelStyle {
  let lower: @MainActor (LabelStyleConfiguration, _BuildContext) -> [ViewNode]
  init<Style: LabelStyle>(_ style: Style) {
    lower = { configuration, context in
      context.lower(style: style) { $0.makeBody(configuration: configuration) }
    }
  }
}
private enum LabelStyleKey: EnvironmentKey {
  static var defaultValue: AnyLabelStyle? { nil }
}
extension EnvironmentValues {
  /// Whether nobody has chosen a style.
  var isLabelStyleAutomatic: Bool { self[LabelStyleKey.self] == nil }
  @MainActor var labelStyle: AnyLabelStyle {
    get { self[LabelStyleKey.self] ?? AnyLabelStyle(DefaultLabelStyle()) }
    set { self[LabelStyleKey.self] = newValue }
  }
}

private nonisolated struct LabelStyleModifier<Style: LabelStyle>: _PrimitiveModifier {
  let style: Style
  @MainActor func _lower(in context: _BuildContext, content: @escaping @MainActor (_BuildContext) -> [ViewNode])
    -> [ViewNode]
  {
    var inner = context
    inner.environment.labelStyle = AnyLabelStyle(style)
    return content(inner)
  }
}

extension View {
  public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    modifier(LabelStyleModifier(style: style))
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
  @preconcurrency @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}
