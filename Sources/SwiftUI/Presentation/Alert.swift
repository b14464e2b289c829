extension View {
  /// Presents a title, a message and buttons over the whole picture while `isPresented` is true. Each button takes the alert
  /// away; without any there is one that says “OK”.
  nonisolated func alert(_ content: DialogContent, isPresented: Binding<Bool>) -> some View {
    modifier(PresentingModifier(isPresented: isPresented) { .alert(content, $0) })
  }
  /// The same for a value, without which there is nothing to present.
  nonisolated func alert<T>(_ value: T?, isPresented: Binding<Bool>, _ content: (T) -> DialogContent) -> some View {
    let content = value.map(content)
    return modifier(
      PresentingModifier(isPresented: isPresented) { dismiss in content.map { .alert($0, dismiss) } })
  }

  public nonisolated func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(DialogContent(title: Text(titleKey), actions: AnyView(actions())), isPresented: isPresented)
  }
  public nonisolated func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alert(
      DialogContent(title: Text(titleKey), message: AnyView(message()), actions: AnyView(actions())),
      isPresented: isPresented)
  }
  public nonisolated func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(data, isPresented: isPresented) { DialogContent(title: Text(titleKey), actions: AnyView(actions($0))) }
  }
  public nonisolated func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(data, isPresented: isPresented) {
      DialogContent(title: Text(titleKey), message: AnyView(message($0)), actions: AnyView(actions($0)))
    }
  }
  @_disfavoredOverload public nonisolated func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(DialogContent(title: Text(title), actions: AnyView(actions())), isPresented: isPresented)
  }
  @_disfavoredOverload public nonisolated func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    alert(
      DialogContent(title: Text(title), message: AnyView(message()), actions: AnyView(actions())),
      isPresented: isPresented)
  }
  @_disfavoredOverload public nonisolated func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(data, isPresented: isPresented) { DialogContent(title: Text(title), actions: AnyView(actions($0))) }
  }
  @_disfavoredOverload public nonisolated func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(data, isPresented: isPresented) {
      DialogContent(title: Text(title), message: AnyView(message($0)), actions: AnyView(actions($0)))
    }
  }
  public nonisolated func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(DialogContent(title: title, actions: AnyView(actions())), isPresented: isPresented)
  }
  public nonisolated func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    alert(
      DialogContent(title: title, message: AnyView(message()), actions: AnyView(actions())), isPresented: isPresented)
  }
  public nonisolated func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(data, isPresented: isPresented) { DialogContent(title: title, actions: AnyView(actions($0))) }
  }
  public nonisolated func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(data, isPresented: isPresented) {
      DialogContent(title: title, message: AnyView(message($0)), actions: AnyView(actions($0)))
    }
  }

  /// The title is the error's description.
  public nonisolated func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(error, isPresented: isPresented) {
      DialogContent(
        title: Text(verbatim: $0.errorDescription ?? $0.localizedDescription), message: $0.dialogMessage,
        actions: AnyView(actions()))
    }
  }
  public nonisolated func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
  ) -> some View {
    alert(error, isPresented: isPresented) {
      DialogContent(
        title: Text(verbatim: $0.errorDescription ?? $0.localizedDescription), message: AnyView(message($0)),
        actions: AnyView(actions($0)))
    }
  }
}

extension LocalizedError {
  /// What an alert says below the error's description.
  fileprivate var dialogMessage: AnyView? {
    (recoverySuggestion ?? failureReason).map { AnyView(Text(verbatim: $0)) }
  }
}
