import ViewTree

/// Content that belongs together, in a box with a title.
public nonisolated struct GroupBox<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  @Environment(\.groupBoxStyle) private var style
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.content, self.label) = (content(), label())
  }
  public init(label: Label, @ViewBuilder content: () -> Content) { (self.label, self.content) = (label, content()) }
  @MainActor public var body: some View {
    let configuration = GroupBoxStyleConfiguration(
      label: .init(content: Label.self == EmptyView.self ? nil : AnyView(label)),
      content: .init(content: AnyView(content)))
    let style = style ?? ControlStyle(DefaultGroupBoxStyle()) { $0.makeBody(configuration: $1) }
    style.view(configuration)
  }
}
extension GroupBox where Label == EmptyView {
  public init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}
extension GroupBox where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}
extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// The box of a style's configuration, in the style around.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    (label, content) = (configuration.label, configuration.content)
  }
}

/// How boxes look.
@MainActor @preconcurrency public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct GroupBoxStyleConfiguration {
  public nonisolated struct Label: View {
    let content: AnyView?
    @MainActor public var body: some View { content }
  }
  public nonisolated struct Content: View {
    let content: AnyView
    @MainActor public var body: some View { content }
  }
  public let label: Label
  public let content: Content
}

/// The title in the headline's type above the content, 16 points inside a field of the second background with corners of 8;
/// corners of 20 from iOS 26 on. [unverified]
public nonisolated struct DefaultGroupBoxStyle: GroupBoxStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { BoxLook(configuration: configuration) }
}
extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  public nonisolated static var automatic: DefaultGroupBoxStyle { .init() }
}
private nonisolated struct BoxLook: View {
  let configuration: GroupBoxStyleConfiguration
  @Environment(\.platform) private var platform
  @MainActor var body: some View {
    VStack(alignment: .leading) {
      if configuration.label.content != nil {
        HStack {
          configuration.label.font(.headline)
          Spacer(minLength: 0)
        }
      }
      configuration.content
    }
    .padding(16)
    .background(
      Color(.system(.secondaryBackground)), in: RoundedRectangle(cornerRadius: platform.hasGlass ? 20 : 8))
  }
}

private enum GroupBoxStyleKey: EnvironmentKey {
  static var defaultValue: ControlStyle<GroupBoxStyleConfiguration>? { nil }
}
extension EnvironmentValues {
  var groupBoxStyle: ControlStyle<GroupBoxStyleConfiguration>? {
    get { self[GroupBoxStyleKey.self] }
    set { self[GroupBoxStyleKey.self] = newValue }
  }
}
extension View {
  public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    modifier(ControlStyleModifier(style: style, keyPath: \.groupBoxStyle) { $0.makeBody(configuration: $1) })
  }
}
