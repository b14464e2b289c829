extension View {
  nonisolated func confirmationDialog(
    _ content: DialogContent, _ titleVisibility: Visibility, isPresented: Binding<Bool>
  ) -> some View {
    let content = content.showing(titleVisibility)
    return modifier(PresentingModifier(isPresented: isPresented) { .confirmationDialog(content, $0) })
  }
  nonisolated func confirmationDialog<T>(
    _ value: T?, _ titleVisibility: Visibility, isPresented: Binding<Bool>, _ content: (T) -> DialogContent
  ) -> some View {
    let content = value.map { content($0).showing(titleVisibility) }
    return modifier(
      PresentingModifier(isPresented: isPresented) { dismiss in content.map { .confirmationDialog($0, dismiss) } })
  }

  public nonisolated func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(
      DialogContent(title: Text(titleKey), actions: AnyView(actions())), titleVisibility, isPresented: isPresented)
  }
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    confirmationDialog(
      DialogContent(title: Text(titleKey), message: AnyView(message()), actions: AnyView(actions())), titleVisibility,
      isPresented: isPresented)
  }
  public nonisolated func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmationDialog(data, titleVisibility, isPresented: isPresented) {
      DialogContent(title: Text(titleKey), actions: AnyView(actions($0)))
    }
  }
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    confirmationDialog(data, titleVisibility, isPresented: isPresented) {
      DialogContent(title: Text(titleKey), message: AnyView(message($0)), actions: AnyView(actions($0)))
    }
  }
  @_disfavoredOverload public nonisolated func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(
      DialogContent(title: Text(title), actions: AnyView(actions())), titleVisibility, isPresented: isPresented)
  }
  @_disfavoredOverload public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    confirmationDialog(
      DialogContent(title: Text(title), message: AnyView(message()), actions: AnyView(actions())), titleVisibility,
      isPresented: isPresented)
  }
  @_disfavoredOverload public nonisolated func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmationDialog(data, titleVisibility, isPresented: isPresented) {
      DialogContent(title: Text(title), actions: AnyView(actions($0)))
    }
  }
  @_disfavoredOverload public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    confirmationDialog(data, titleVisibility, isPresented: isPresented) {
      DialogContent(title: Text(title), message: AnyView(message($0)), actions: AnyView(actions($0)))
    }
  }
  public nonisolated func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(
      DialogContent(title: title, actions: AnyView(actions())), titleVisibility, isPresented: isPresented)
  }
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    confirmationDialog(
      DialogContent(title: title, message: AnyView(message()), actions: AnyView(actions())), titleVisibility,
      isPresented: isPresented)
  }
  public nonisolated func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmationDialog(data, titleVisibility, isPresented: isPresented) {
      DialogContent(title: title, actions: AnyView(actions($0)))
    }
  }
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    confirmationDialog(data, titleVisibility, isPresented: isPresented) {
      DialogContent(title: title, message: AnyView(message($0)), actions: AnyView(actions($0)))
    }
  }
}

extension DialogContent {
  /// A dialog's title is not shown unless it is asked for. [Apple documentation, on iOS]
  fileprivate func showing(_ titleVisibility: Visibility) -> DialogContent {
    var copy = self
    copy.showsTitle = titleVisibility == .visible
    return copy
  }
}

/// How grave a dialog is.
public struct DialogSeverity: Hashable, Sendable {
  private let name: String
  public static let automatic = DialogSeverity(name: "automatic")
  public static let standard = DialogSeverity(name: "standard")
  public static let critical = DialogSeverity(name: "critical")
}
extension View {
  // An iPhone's dialogs have neither icons nor check boxes.
  public nonisolated func dialogIcon(_ icon: Image?) -> some View { self }
  public nonisolated func dialogSeverity(_ severity: DialogSeverity) -> some View { self }
  public nonisolated func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }
  public nonisolated func dialogSuppressionToggle(_ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>)
    -> some View
  {
    self
  }
  @_disfavoredOverload public nonisolated func dialogSuppressionToggle<S: StringProtocol>(
    _ title: S, isSuppressed: Binding<Bool>
  ) -> some View { self }
  public nonisolated func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View { self }
  public nonisolated func dialogPreventsAppTermination(_ preventsAppTermination: Bool?) -> some View { self }
}
