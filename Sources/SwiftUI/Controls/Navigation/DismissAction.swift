/// Takes the page away that it was read in; does nothing where the page was not brought by anything.
public struct DismissAction {
  let action: () -> Void
  init(_ action: @escaping () -> Void) { self.action = action }
  public func callAsFunction() { action() }
}

/// The older way to take a page away.
public struct PresentationMode {
  public internal(set) var isPresented: Bool
  public mutating func dismiss() { isPresented = false }
}

private enum DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction? { nil }
}
extension EnvironmentValues {
  /// What takes the page away; `nil` where nothing brought it.
  var dismissal: DismissAction? {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }
  public var dismiss: DismissAction { dismissal ?? DismissAction {} }
  public var isPresented: Bool { dismissal != nil }
  public var presentationMode: Binding<PresentationMode> {
    let dismissal = dismissal
    return Binding(
      get: { PresentationMode(isPresented: dismissal != nil) }, set: { if !$0.isPresented { dismissal?() } })
  }
}
