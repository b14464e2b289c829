/// What the return key of the keyboard says.
public struct SubmitLabel: Hashable, Sendable {
  private let name: String
  public static let done = SubmitLabel(name: "done")
  public static let go = SubmitLabel(name: "go")
  public static let send = SubmitLabel(name: "send")
  public static let join = SubmitLabel(name: "join")
  public static let route = SubmitLabel(name: "route")
  public static let search = SubmitLabel(name: "search")
  public static let `return` = SubmitLabel(name: "return")
  public static let next = SubmitLabel(name: "next")
  public static let `continue` = SubmitLabel(name: "continue")
}

/// What can be submitted.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}

private enum SubmitActionsKey: EnvironmentKey {
  static var defaultValue: [() -> Void] { [] }
}
extension EnvironmentValues {
  /// What is done when a field is submitted, the innermost first.
  var submitActions: [() -> Void] {
    get { self[SubmitActionsKey.self] }
    set { self[SubmitActionsKey.self] = newValue }
  }
}
extension View {
  /// Runs `action` when a text field inside is submitted.
  public nonisolated func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    changingEnvironment { if triggers.contains(.text) { $0.submitActions.insert(action, at: 0) } }
  }
  /// Fields inside tell nobody outside that they were submitted.
  public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View {
    changingEnvironment { if isBlocking { $0.submitActions = [] } }
  }
  // No keyboard is on a picture.
  public nonisolated func submitLabel(_ label: SubmitLabel) -> some View { self }
}
