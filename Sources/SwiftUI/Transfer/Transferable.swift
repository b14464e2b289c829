/// What can be shared, dragged and copied. On a picture nothing is.
public protocol Transferable {
  associatedtype Representation: TransferRepresentation = _NoTransferRepresentation<Self>
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}
extension Transferable where Representation == _NoTransferRepresentation<Self> {
  public static var transferRepresentation: Representation { .init() }
}
extension String: Transferable {}
extension URL: Transferable {}
extension Data: Transferable {}
extension AttributedString: Transferable {}
extension Image: Transferable {}
extension Color: Transferable {}
extension Never: Transferable {}

/// How something is written for others.
public protocol TransferRepresentation<Item>: Sendable {
  associatedtype Item: Transferable
}
public struct _NoTransferRepresentation<Item: Transferable>: TransferRepresentation {}
public struct _TransferRepresentations<Item: Transferable>: TransferRepresentation {}
extension TransferRepresentation {
  public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool) -> some TransferRepresentation<Item> {
    self
  }
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> { self }
  public func suggestedFileName(_ fileName: @escaping @Sendable (Item) -> String?) -> some TransferRepresentation<Item>
  { self }
  public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> { self }
}
public enum TransferRepresentationVisibility: Hashable, Sendable { case all, team, group, ownProcess }

@resultBuilder public struct TransferRepresentationBuilder<Item: Transferable> {
  public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }
  public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item {
    content
  }
  public static func buildBlock<each Content: TransferRepresentation>(
    _ content: repeat each Content
  ) -> _TransferRepresentations<Item> { .init() }
  public static func buildLimitedAvailability(_ content: some TransferRepresentation<Item>) -> _TransferRepresentations<
    Item
  > {
    .init()
  }
  public static func buildIf(_ content: (some TransferRepresentation<Item>)?) -> _TransferRepresentations<Item> {
    .init()
  }
  public static func buildEither(first: some TransferRepresentation<Item>) -> _TransferRepresentations<Item> { .init() }
  public static func buildEither(second: some TransferRepresentation<Item>) -> _TransferRepresentations<Item> {
    .init()
  }
}

public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  public init(contentType: UTType) {}
  public init(for itemType: Item.Type, contentType: UTType) {}
}
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: TransferRepresentation {
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {}
  public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {}
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) {}
}
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {}
  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {}
}
public struct SentTransferredFile: Sendable {
  public let file: URL
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) { self.file = file }
}
public struct ReceivedTransferredFile: Sendable {
  public let file: URL
  public let isOriginalFile: Bool
}
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {}
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
}
