/// The content of a file or a folder. Foundation on Linux has none.
open class FileWrapper: @unchecked Sendable {
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let immediate = ReadingOptions(rawValue: 1)
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }
  public let isRegularFile: Bool
  public var isDirectory: Bool { !isRegularFile }
  public var isSymbolicLink: Bool { false }
  public let regularFileContents: Data?
  public private(set) var fileWrappers: [String: FileWrapper]?
  open var preferredFilename: String?
  open var filename: String?
  public init(regularFileWithContents contents: Data) {
    (isRegularFile, regularFileContents, fileWrappers) = (true, contents, nil)
  }
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    (isRegularFile, regularFileContents, fileWrappers) = (false, nil, childrenByPreferredName)
  }
  public convenience init(url: URL, options: ReadingOptions = []) throws {
    self.init(regularFileWithContents: try Data(contentsOf: url))
  }
  @discardableResult open func addFileWrapper(_ child: FileWrapper) -> String {
    let name = child.preferredFilename ?? "untitled"
    fileWrappers?[name] = child
    return name
  }
  @discardableResult open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = fileName
    return addFileWrapper(child)
  }
}

public struct FileDocumentReadConfiguration {
  public let contentType: UTType
  public let file: FileWrapper
  /// For tests of a document's `init(configuration:)`.
  public init(contentType: UTType, file: FileWrapper) { (self.contentType, self.file) = (contentType, file) }
}
public struct FileDocumentWriteConfiguration {
  public let contentType: UTType
  public let existingFile: FileWrapper?
  /// For tests of a document's `fileWrapper(configuration:)`.
  public init(contentType: UTType, existingFile: FileWrapper? = nil) {
    (self.contentType, self.existingFile) = (contentType, existingFile)
  }
}

/// A document that is a value.
public protocol FileDocument {
  static var readableContentTypes: [UTType] { get }
  static var writableContentTypes: [UTType] { get }
  init(configuration: ReadConfiguration) throws
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}
extension FileDocument {
  public typealias ReadConfiguration = FileDocumentReadConfiguration
  public typealias WriteConfiguration = FileDocumentWriteConfiguration
  public static var writableContentTypes: [UTType] { readableContentTypes }
}
/// A document that is an object.
public protocol ReferenceFileDocument: ObservableObject {
  associatedtype Snapshot
  static var readableContentTypes: [UTType] { get }
  static var writableContentTypes: [UTType] { get }
  init(configuration: ReadConfiguration) throws
  func snapshot(contentType: UTType) throws -> Snapshot
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}
extension ReferenceFileDocument {
  public typealias ReadConfiguration = FileDocumentReadConfiguration
  public typealias WriteConfiguration = FileDocumentWriteConfiguration
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

public struct FileDocumentConfiguration<Document: FileDocument> {
  @Binding public var document: Document
  public var fileURL: URL?
  public var isEditable: Bool
}
@MainActor @preconcurrency public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  @ObservedObject public var document: Document
  public var fileURL: URL?
  public var isEditable: Bool
}

/// Windows of documents. Nothing opens one here.
public nonisolated struct DocumentGroup<Document, Content: View>: Scene {
  public typealias Body = Never
}
extension DocumentGroup where Document: FileDocument {
  public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {}
  public init(
    viewing documentType: Document.Type, @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {}
}
extension DocumentGroup where Document: ReferenceFileDocument {
  public init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {}
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {}
}

extension View {
  public nonisolated func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { systemPicker("a presented fileExporter", isPresented: isPresented) }
  public nonisolated func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View { systemPicker("a presented fileExporter", isPresented: isPresented) }
  public nonisolated func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument { systemPicker("a presented fileExporter", isPresented: isPresented) }
  @_disfavoredOverload public nonisolated func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { systemPicker("a presented fileExporter", isPresented: isPresented) }
  public nonisolated func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View { systemPicker("a presented fileExporter", isPresented: isPresented) }
  public nonisolated func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == URL { systemPicker("a presented fileMover", isPresented: isPresented) }
  public nonisolated func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View { systemPicker("a presented fileMover", isPresented: isPresented) }
  public nonisolated func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View { self }
  public nonisolated func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View { self }
  public nonisolated func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View { self }
  public nonisolated func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View { self }
}
