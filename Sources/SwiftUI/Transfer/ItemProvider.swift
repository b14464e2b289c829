/// What a drag or a paste carries. None comes here, so an app only makes them.
open class NSItemProvider: NSObject, @unchecked Sendable {
  private let object: Any?
  public var suggestedName: String?
  public private(set) var registeredTypeIdentifiers: [String] = []
  public override init() { object = nil }
  public init(object: Any) { self.object = object }
  public init?(contentsOf fileURL: URL?) { object = fileURL }
  public init(item: Any?, typeIdentifier: String?) {
    object = item
    registeredTypeIdentifiers = [typeIdentifier].compactMap { $0 }
  }
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains(typeIdentifier)
  }
  public func canLoadObject<T>(ofClass type: T.Type) -> Bool { object is T }
  @discardableResult public func loadObject<T>(
    ofClass type: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(object as? T, nil)
    return Progress(totalUnitCount: 1)
  }
  @discardableResult public func loadTransferable<T: Transferable>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
  ) -> Progress {
    if let object = object as? T { completionHandler(.success(object)) }
    return Progress(totalUnitCount: 1)
  }
  @discardableResult public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(object as? Data, nil)
    return Progress(totalUnitCount: 1)
  }
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(object, nil) }
  public func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: Int = 0,
    loadHandler: @escaping @Sendable (@escaping (Data?, (any Error)?) -> Void) -> Progress?
  ) { registeredTypeIdentifiers.append(typeIdentifier) }
}
