// Titles that are resources: for each control the initializers that take a key, once more.

extension Label where Title == Text, Icon == Image {
  @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, systemImage: String) {
    self.init {
      Text(titleResource)
    } icon: {
      Image(systemName: systemImage)
    }
  }
  @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, image: String) {
    self.init {
      Text(titleResource)
    } icon: {
      Image(image)
    }
  }
}
extension Button where Label == Text {
  @preconcurrency @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleResource) }
  }
}
extension Button where Label == SwiftUI.Label<Text, Image> {
  @preconcurrency @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUI.Label(titleResource, systemImage: systemImage) }
  }
}
extension Toggle where Label == Text {
  @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleResource) }
  }
}
extension Toggle where Label == SwiftUI.Label<Text, Image> {
  @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(titleResource, systemImage: systemImage) }
  }
}
extension TextField where Label == Text {
  @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil)
  {
    self.init(text: text, prompt: prompt) { Text(titleResource) }
  }
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(titleResource) }
  }
  @_disfavoredOverload public init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleResource) }
  }
}
extension SecureField where Label == Text {
  @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil)
  {
    self.init(text: text, prompt: prompt) { Text(titleResource) }
  }
}
extension Picker where Label == Text {
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleResource) }
  }
}
extension Menu where Label == Text {
  @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }
}
extension Link where Label == Text {
  @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, destination: URL) {
    self.init(destination: destination) { Text(titleResource) }
  }
}
extension NavigationLink where Label == Text {
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { Text(titleResource) }
  }
}
extension Section where Parent == Text, Content: View, Footer == EmptyView {
  @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleResource), content: content(), footer: EmptyView())
  }
}
extension View {
  @_disfavoredOverload public nonisolated func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
    navigationTitle(Text(titleResource))
  }
  @_disfavoredOverload public nonisolated func accessibilityLabel(_ label: LocalizedStringResource) -> some View {
    accessibilityLabel(Text(label))
  }
  @_disfavoredOverload public nonisolated func accessibilityValue(_ value: LocalizedStringResource) -> some View {
    accessibilityValue(Text(value))
  }
}
