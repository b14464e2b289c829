/// Pastes what was copied; nothing was. Drawn as the system does, prominent.
public nonisolated struct PasteButton: View {
  public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping @Sendable ([T]) -> Void) {}
  @MainActor public var body: some View {
    Button {
    } label: {
      Label("Paste", systemImage: "doc.on.clipboard")
    }.buttonStyle(.borderedProminent)
  }
}

/// Lets a name be edited where `renameAction(_:)` says how.
public nonisolated struct RenameButton: View {
  @Environment(\.rename) private var rename
  public init() {}
  @MainActor public var body: some View {
    let rename = rename
    Button {
      rename?()
    } label: {
      Label("Rename", systemImage: "pencil")
    }.disabled(rename == nil)
  }
}
public struct RenameAction {
  let action: () -> Void
  public func callAsFunction() { action() }
}
private enum RenameKey: EnvironmentKey {
  static var defaultValue: RenameAction? { nil }
}
extension EnvironmentValues {
  public internal(set) var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}
extension View {
  public nonisolated func renameAction(_ action: @escaping () -> Void) -> some View {
    changingEnvironment { $0.rename = RenameAction(action: action) }
  }
  public nonisolated func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}

/// A question mark in a circle.
public nonisolated struct HelpLink: View {
  let action: () -> Void
  public init(action: @escaping () -> Void) { self.action = action }
  public init(destination: URL) { action = {} }
  @MainActor public var body: some View {
    let action = action
    Button {
      action()
    } label: {
      Image(systemName: "questionmark.circle")
    }.accessibilityLabel("Help")
  }
}
