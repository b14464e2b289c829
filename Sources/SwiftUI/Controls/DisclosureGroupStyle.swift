/// How disclosure groups look and react.
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct DisclosureGroupStyleConfiguration {
  public typealias Label = _ControlLabel
  public nonisolated struct Content: View {
    let content: AnyView
    @MainActor public var body: some View { content }
  }
  public let label: Label
  public let content: Content
  @Binding public var isExpanded: Bool
  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    (self.label, self.content) = (label, content)
    _isExpanded = isExpanded
  }
}

/// The label with a sign at the trailing edge, the content below; in a list rows of their own.
public nonisolated struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    DisclosureLook(
      isExpanded: configuration.$isExpanded, label: configuration.label, content: configuration.content)
  }
}
extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  public nonisolated static var automatic: AutomaticDisclosureGroupStyle { .init() }
}

private enum DisclosureGroupStyleKey: EnvironmentKey {
  static var defaultValue: ControlStyle<DisclosureGroupStyleConfiguration>? { nil }
}
extension EnvironmentValues {
  var disclosureGroupStyle: ControlStyle<DisclosureGroupStyleConfiguration>? {
    get { self[DisclosureGroupStyleKey.self] }
    set { self[DisclosureGroupStyleKey.self] = newValue }
  }
}
extension View {
  public nonisolated func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    modifier(ControlStyleModifier(style: style, keyPath: \.disclosureGroupStyle) { $0.makeBody(configuration: $1) })
  }
}
