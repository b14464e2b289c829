/// The values of the pages on a navigation stack, of any types, the root's not among them.
public struct NavigationPath: Equatable {
  var values: [AnyHashable]
  /// How each value is written; `nil` where one cannot be.
  private var writers: [(@Sendable (AnyHashable) throws -> Item)?]
  public init() { (values, writers) = ([], []) }
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
    writers = values.map { _ in nil }
  }
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable, S.Element: Codable {
    values = elements.map { AnyHashable($0) }
    writers = values.map { _ in Item.writer(S.Element.self) }
  }
  public var count: Int { values.count }
  public var isEmpty: Bool { values.isEmpty }
  public mutating func append<V: Hashable>(_ value: V) {
    fitWriters()
    values.append(AnyHashable(value))
    writers.append(nil)
  }
  public mutating func append<V: Hashable & Codable>(_ value: V) {
    fitWriters()
    values.append(AnyHashable(value))
    writers.append(Item.writer(V.self))
  }
  /// Takes the last pages away, all where there are fewer than that.
  public mutating func removeLast(_ k: Int = 1) {
    values.removeLast(min(max(k, 0), values.count))
    fitWriters()
  }
  public static func == (a: NavigationPath, b: NavigationPath) -> Bool { a.values == b.values }

  /// The stack changes the values by itself: pages that it brings cannot be written.
  private mutating func fitWriters() {
    if writers.count > values.count { writers.removeLast(writers.count - values.count) }
    while writers.count < values.count { writers.append(nil) }
  }

  // MARK: - Writing

  /// A value with the name of its type.
  fileprivate struct Item: Codable, Equatable {
    var type: String
    var json: String
    static func writer<V: Hashable & Codable>(_ type: V.Type) -> @Sendable (AnyHashable) throws -> Item {
      { value in
        guard let value = value.base as? V, let name = _mangledTypeName(V.self) else { return Item(type: "", json: "") }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return Item(type: name, json: String(decoding: try encoder.encode([value]), as: UTF8.self))
      }
    }
    func value() throws -> (AnyHashable, @Sendable (AnyHashable) throws -> Item) {
      func decoded<V: Hashable & Codable>(_ type: V.Type) throws -> (
        AnyHashable, @Sendable (AnyHashable) throws -> Item
      ) {
        let values = try JSONDecoder().decode([V].self, from: Data(json.utf8))
        guard let value = values.first else { throw missing }
        return (AnyHashable(value), Item.writer(V.self))
      }
      guard let type = _typeByName(type) as? any (Hashable & Codable).Type else { throw missing }
      return try decoded(type)
    }
    private var missing: DecodingError {
      DecodingError.dataCorrupted(
        .init(codingPath: [], debugDescription: "no value of a type named \(type) in a navigation path"))
    }
  }

  /// A path whose values can all be written and read.
  public struct CodableRepresentation: Codable, Equatable {
    fileprivate let path: NavigationPath
    fileprivate init(path: NavigationPath) { self.path = path }
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var path = NavigationPath()
      while !container.isAtEnd {
        let (value, writer) = try container.decode(Item.self).value()
        path.values.append(value)
        path.writers.append(writer)
      }
      self.path = path
    }
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for (value, writer) in zip(path.values, path.writers) {
        if let writer { try container.encode(writer(value)) }
      }
    }
  }
  /// `nil` where a value cannot be written.
  public var codable: CodableRepresentation? {
    writers.count >= values.count && writers.prefix(values.count).allSatisfy { $0 != nil }
      ? CodableRepresentation(path: self) : nil
  }
  public init(_ codable: CodableRepresentation) { self = codable.path }
}
