import ViewTree

/// A value that is on or off.
public nonisolated struct Toggle<Label: View>: View {
  let isOn: Binding<Bool>
  let label: Label
  @Environment(\.toggleStyle) private var style

  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) { (self.isOn, self.label) = (isOn, label()) }

  @MainActor public var body: some View {
    let isOn = isOn
    let value = isOn.wrappedValue
    let configuration = ToggleStyleConfiguration(label: _ControlLabel(content: label), isOn: isOn)
    let style = style ?? ControlStyle(DefaultToggleStyle()) { $0.makeBody(configuration: $1) }
    ControlElement("Toggle", label: label) { semantics in
      semantics.value = value ? "1" : "0"
      semantics.traits = ["toggle"]
      semantics.control = .toggle(isOn: value) { isOn.wrappedValue = $0 }
      semantics.action = { isOn.wrappedValue = !value }
    } content: {
      style.view(configuration)
    }
  }
}

extension Toggle where Label == Text {
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(titleKey) } }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}
extension Toggle where Label == SwiftUI.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}
extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle of a style's configuration, in the style around.
  public init(_ configuration: ToggleStyleConfiguration) {
    (isOn, label) = (configuration.$isOn, configuration.label)
  }
}

/// How toggles look and react.
@MainActor @preconcurrency public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct ToggleStyleConfiguration {
  public typealias Label = _ControlLabel
  public let label: Label
  @Binding public var isOn: Bool
  /// A picture's toggle stands for one value, never for several that differ.
  public var isMixed: Bool { false }
  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

private enum ToggleStyleKey: EnvironmentKey {
  static var defaultValue: ControlStyle<ToggleStyleConfiguration>? { nil }
}
extension EnvironmentValues {
  var toggleStyle: ControlStyle<ToggleStyleConfiguration>? {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}
extension View {
  public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    modifier(ControlStyleModifier(style: style, keyPath: \.toggleStyle) { $0.makeBody(configuration: $1) })
  }
}
