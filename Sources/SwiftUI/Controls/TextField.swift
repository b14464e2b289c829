import ViewTree

/// Text to be edited, one line or several.
public nonisolated struct TextField<Label: View>: View {
  let field: TextFieldContent
  let label: Label
  @Environment(\.textFieldStyle) private var style

  init(_ field: TextFieldContent, label: Label) { (self.field, self.label) = (field, label) }

  @MainActor public var body: some View {
    if let style {
      style.view(TextField<_ControlLabel>(field, label: _ControlLabel(content: label)))
    } else {
      TextFieldView(field: field, label: label)
    }
  }
}

/// What a field edits and how, whatever its label and style.
nonisolated struct TextFieldContent {
  /// Values are written under the locale of the environment.
  var text: (Locale) -> Binding<String>
  /// What is shown for the text where that is more than its characters.
  var styledText: (() -> Text)? = nil
  var prompt: Text? = nil
  var axis: Axis = .horizontal
  var isSecure = false
  var onEditingChanged: (Bool) -> Void = { _ in }
  var onCommit: () -> Void = {}

  init(_ text: Binding<String>) { self.text = { _ in text } }
  init(_ text: @escaping (Locale) -> Binding<String>) { self.text = text }
  func with(_ change: (inout TextFieldContent) -> Void) -> TextFieldContent {
    var copy = self
    change(&copy)
    return copy
  }
}

extension TextField {
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(TextFieldContent(text).with { $0.prompt = prompt }, label: label())
  }
  public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.init(TextFieldContent(text).with { ($0.prompt, $0.axis) = (prompt, axis) }, label: label())
  }
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(TextFieldContent(formatted(value, format)).with { $0.prompt = prompt }, label: label())
  }
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(TextFieldContent(formatted(value, format)).with { $0.prompt = prompt }, label: label())
  }
}

extension TextField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
  }
  /// - Parameter onEditingChanged: told whether the field has the keyboard, when that changes.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) {
    self.init(
      TextFieldContent(text).with { ($0.onEditingChanged, $0.onCommit) = (onEditingChanged, onCommit) },
      label: Text(titleKey))
  }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) {
    self.init(
      TextFieldContent(text).with { ($0.onEditingChanged, $0.onCommit) = (onEditingChanged, onCommit) },
      label: Text(title))
  }
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) {
    self.init(TextFieldContent(text).with { $0.onEditingChanged = onEditingChanged }, label: Text(titleKey))
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) {
    self.init(TextFieldContent(text).with { $0.onEditingChanged = onEditingChanged }, label: Text(title))
  }
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }
  @_disfavoredOverload public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }
  @_disfavoredOverload public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }
}

/// A value as text. What cannot be read as a value changes nothing.
private func formatted<F: ParseableFormatStyle>(
  _ value: Binding<F.FormatInput>, _ format: F
) -> (Locale) -> Binding<String> where F.FormatOutput == String {
  { locale in
    let format = format.locale(locale)
    return Binding(
      get: { format.format(value.wrappedValue) },
      set: { if let parsed = try? format.parseStrategy.parse($0) { value.wrappedValue = parsed } })
  }
}
/// As `formatted`; no text is no value.
private func formatted<F: ParseableFormatStyle>(
  _ value: Binding<F.FormatInput?>, _ format: F
) -> (Locale) -> Binding<String> where F.FormatOutput == String {
  { locale in
    let format = format.locale(locale)
    return Binding(
      get: { value.wrappedValue.map { format.format($0) } ?? "" },
      set: { text in
        if text.isEmpty { return value.wrappedValue = nil }
        if let parsed = try? format.parseStrategy.parse(text) { value.wrappedValue = parsed }
      })
  }
}

/// Text to be edited that nobody should read: a bullet stands for each character.
public nonisolated struct SecureField<Label: View>: View {
  let field: TextFieldContent
  let label: Label
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    field = TextFieldContent(text).with { ($0.prompt, $0.isSecure) = (prompt, true) }
    self.label = label()
  }
  @MainActor public var body: some View { TextField(field, label: label) }
}
extension SecureField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    field = TextFieldContent(text).with { ($0.isSecure, $0.onCommit) = (true, onCommit) }
    label = Text(titleKey)
  }
}
