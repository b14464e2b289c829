/// The system's own picker of files. It is no part of a picture: a view that shows it at the moment of the picture fails by
/// name.
private nonisolated struct FilePickerModifier: ViewModifier {
  let name: String
  let isPresented: Binding<Bool>
  @MainActor func body(content: Content) -> some View {
    if isPresented.wrappedValue { content.unsupported(name) } else { content }
  }
}

extension View {
  /// A picker of the system's that is no part of a picture.
  package nonisolated func systemPicker(_ name: String, isPresented: Binding<Bool>) -> some View {
    modifier(FilePickerModifier(name: name, isPresented: isPresented))
  }
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    modifier(FilePickerModifier(name: "a presented fileImporter", isPresented: isPresented))
  }
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View {
    modifier(FilePickerModifier(name: "a presented fileImporter", isPresented: isPresented))
  }
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View {
    modifier(FilePickerModifier(name: "a presented fileImporter", isPresented: isPresented))
  }
  public nonisolated func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    modifier(FilePickerModifier(name: "a presented fileMover", isPresented: isPresented))
  }
}
