/// What a button without a label of its own says: what its role means, from iOS 26 on in bars by a symbol where there is one.
public nonisolated struct DefaultButtonLabel: View {
  let role: ButtonRole
  @Environment(\.barItemGlass) private var barItemGlass
  init(role: ButtonRole) { self.role = role }
  @MainActor public var body: some View {
    if let symbol, barItemGlass != .none {
      SwiftUI.Label {
        words
      } icon: {
        Image(systemName: symbol)
      }
    } else {
      words
    }
  }
  private var words: SystemText {
    switch role {
    case .cancel: SystemText(.cancel)
    case .close: SystemText(.close)
    case .destructive: SystemText(.delete)
    default: SystemText(.done)
    }
  }
  private var symbol: String? {
    switch role {
    case .close: "xmark"
    case .confirm: "checkmark"
    default: nil
    }
  }
}
extension Button where Label == DefaultButtonLabel {
  @preconcurrency public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}
extension Button where Label == SwiftUI.Label<Text, Image> {
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, image: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUI.Label(titleKey, image: image) }
  }
  @preconcurrency @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, image: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUI.Label(title, image: image) }
  }
}

/// What a button does while it is held down.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}
extension View {
  // Nobody holds a button down on a picture.
  public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
}
