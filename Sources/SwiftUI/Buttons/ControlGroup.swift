/// Controls that belong together.
public nonisolated struct ControlGroup<Content: View>: View {
  let content: Content
  let label: AnyView?
  @Environment(\.controlGroupStyle) private var style

  public init(@ViewBuilder content: () -> Content) { (self.content, label) = (content(), nil) }
  init(label: AnyView?, content: Content) { (self.content, self.label) = (content, label) }

  @MainActor public var body: some View {
    let configuration = ControlGroupStyleConfiguration(
      content: .init(content: AnyView(content)), label: .init(content: label ?? AnyView(EmptyView())))
    let style = style ?? ControlStyle(AutomaticControlGroupStyle()) { $0.makeBody(configuration: $1) }
    style.view(configuration)
  }
}

/// Public only because `ControlGroup` with a label has it for its content.
public nonisolated struct LabeledControlGroupContent<Content: View, Label: View>: View {
  let content: Content
  let label: Label
  @MainActor public var body: some View { content }
}

extension ControlGroup {
  public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    let label = label()
    self.init(label: AnyView(label), content: LabeledControlGroupContent(content: content(), label: label))
  }
  public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleKey) }
  }
  @_disfavoredOverload public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(title) }
  }
  public init<C: View>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(titleKey, systemImage: systemImage) }
  }
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(title, systemImage: systemImage) }
  }
}
extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// The group of a style's configuration, in the style around.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    (content, label) = (configuration.content, AnyView(configuration.label))
  }
}

/// How groups of controls look.
@MainActor @preconcurrency public protocol ControlGroupStyle {
  associatedtype Body: View
  typealias Configuration = ControlGroupStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct ControlGroupStyleConfiguration {
  public nonisolated struct Content: View {
    let content: AnyView
    @MainActor public var body: some View { content }
  }
  public nonisolated struct Label: View {
    let content: AnyView
    @MainActor public var body: some View { content }
  }
  public let content: Content
  public let label: Label
}

/// Side by side on one field of gray. [unverified]
public nonisolated struct AutomaticControlGroupStyle: ControlGroupStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ControlRow(content: configuration.content)
  }
}
/// Side by side, each as it is.
public nonisolated struct NavigationControlGroupStyle: ControlGroupStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { HStack { configuration.content } }
}
public nonisolated struct MenuControlGroupStyle: ControlGroupStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}
public nonisolated struct CompactMenuControlGroupStyle: ControlGroupStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}
public nonisolated struct PaletteControlGroupStyle: ControlGroupStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ControlRow(content: configuration.content)
  }
}
extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  public nonisolated static var automatic: AutomaticControlGroupStyle { .init() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  public nonisolated static var navigation: NavigationControlGroupStyle { .init() }
}
extension ControlGroupStyle where Self == MenuControlGroupStyle {
  public nonisolated static var menu: MenuControlGroupStyle { .init() }
}
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  public nonisolated static var compactMenu: CompactMenuControlGroupStyle { .init() }
}
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  public nonisolated static var palette: PaletteControlGroupStyle { .init() }
}

private nonisolated struct ControlRow: View {
  let content: ControlGroupStyleConfiguration.Content
  @Environment(\.platform) private var platform
  @MainActor var body: some View {
    HStack(spacing: 16) { content }
      .padding(.horizontal, 12)
      .padding(.vertical, 7)
      .background(Color(.system(.tertiaryFill)), in: platform.fieldShape(cornerRadius: 8))
  }
}

private enum ControlGroupStyleKey: EnvironmentKey {
  static var defaultValue: ControlStyle<ControlGroupStyleConfiguration>? { nil }
}
extension EnvironmentValues {
  var controlGroupStyle: ControlStyle<ControlGroupStyleConfiguration>? {
    get { self[ControlGroupStyleKey.self] }
    set { self[ControlGroupStyleKey.self] = newValue }
  }
}
extension View {
  public nonisolated func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    modifier(ControlStyleModifier(style: style, keyPath: \.controlGroupStyle) { $0.makeBody(configuration: $1) })
  }
}
