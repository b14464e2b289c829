@_spi(Reflection) import Swift

/// Whether two values of one type are the same to a view, field by field.
///
/// Unsafe: fields are reached by the offsets that the runtime reports. What cannot be compared counts as different, which
/// costs an evaluation and changes no picture.
@MainActor enum ValueComparison {
  /// `nil` where values of the type can never be told to be the same.
  private typealias Comparator = @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool
  private static var comparators: [ObjectIdentifier: Comparator?] = [:]

  static func isSame<Value>(_ a: Value, _ b: Value) -> Bool {
    guard let comparator = comparator(for: Value.self) else { return false }
    return withUnsafePointer(to: a) { a in
      withUnsafePointer(to: b) { b in comparator(UnsafeRawPointer(a), UnsafeRawPointer(b)) }
    }
  }
  /// The same for values of which nothing is known.
  static func isSame(any a: Any, _ b: Any) -> Bool {
    func opened<T>(_ a: T) -> Bool { (b as? T).map { isSame(a, $0) } ?? false }
    return opened(a)
  }

  // MARK: - Comparators

  private static func comparator(for type: Any.Type) -> Comparator? {
    let key = ObjectIdentifier(type)
    if let known = comparators[key] { return known }
    // A type may contain itself through an array.
    comparators[key] = .some(nil)
    let made = make(type)
    comparators[key] = .some(made)
    return made
  }

  /// The kinds of type metadata, as the ABI numbers them. [swift, docs/ABI/TypeMetadata.rst]
  private enum Kind {
    static let structure: UInt = 0x200, tuple: UInt = 0x301, function: UInt = 0x302
    static func of(_ type: Any.Type) -> UInt { unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee }
    static func isClass(_ type: Any.Type) -> Bool {
      let kind = of(type)
      return kind == 0 || kind > 0x7FF
    }
  }

  private static func make(_ type: Any.Type) -> Comparator? {
    if let own = type as? any SelfComparing.Type { return of(own) }
    if Kind.isClass(type) { return bytes(8) }
    if Kind.of(type) == Kind.function { return function(type) }
    if let optional = type as? any OptionalType.Type { return of(optional: optional) }
    if let equatable = type as? any Equatable.Type { return of(equatable: equatable) }
    if let array = type as? any ArrayType.Type { return of(array: array) }
    if type == (any View).self {
      return { a, b in
        let (a, b) = (
          a.assumingMemoryBound(to: (any View).self).pointee, b.assumingMemoryBound(to: (any View).self).pointee
        )
        return isSame(any: a, b)
      }
    }
    if Kind.of(type) == Kind.structure || Kind.of(type) == Kind.tuple { return fields(of: type) }
    return nil
  }

  private static func bytes(_ count: Int) -> Comparator {
    { a, b in
      for i in 0..<count where a.load(fromByteOffset: i, as: UInt8.self) != b.load(fromByteOffset: i, as: UInt8.self) {
        return false
      }
      return true
    }
  }
  private static func of<T: SelfComparing>(_ type: T.Type) -> Comparator {
    { $0.assumingMemoryBound(to: T.self).pointee.isSame(as: $1.assumingMemoryBound(to: T.self).pointee) }
  }
  /// A closure that captures nothing but one object has that object for its context, so two that read it at different
  /// times look the same; only closures without a context, or with the same one of their own, are.
  /// [swift, include/swift/ABI/MetadataKind.def, MetadataValues.h: FunctionTypeFlags]
  private static func function(_ type: Any.Type) -> Comparator {
    let flags = unsafeBitCast(type, to: UnsafePointer<UInt>.self)[1]
    // Those of C and blocks are one pointer.
    if flags >> 16 & 0xFF != 0 { return bytes(8) }
    let heapVariable: UInt = 0x400
    return { a, b in
      let (first, second) = (a.assumingMemoryBound(to: UInt.self), b.assumingMemoryBound(to: UInt.self))
      guard first[0] == second[0], first[1] == second[1] else { return false }
      guard let context = UnsafePointer<UnsafePointer<UInt>>(bitPattern: first[1]) else { return true }
      return context.pointee.pointee == heapVariable
    }
  }
  /// A type may find values equal that show something else, those of one `id` say. Plain data is therefore looked at field
  /// by field.
  private static func of<T: Equatable>(equatable type: T.Type) -> Comparator {
    if _isPOD(type), Kind.of(type) == Kind.structure, let fields = fields(of: type) { return fields }
    return { $0.assumingMemoryBound(to: T.self).pointee == $1.assumingMemoryBound(to: T.self).pointee }
  }
  private static func of<T: ArrayType>(array type: T.Type) -> Comparator? {
    let element = comparator(for: T.ElementType.self)
    return { a, b in
      let (a, b) = (
        a.assumingMemoryBound(to: T.self).pointee.elements, b.assumingMemoryBound(to: T.self).pointee.elements
      )
      guard a.count == b.count else { return false }
      if a.isEmpty { return true }
      guard let element else { return false }
      return a.withUnsafeBytes { first in
        b.withUnsafeBytes { second in
          if first.baseAddress == second.baseAddress { return true }
          let stride = MemoryLayout<T.ElementType>.stride
          return a.indices.allSatisfy { element(first.baseAddress! + $0 * stride, second.baseAddress! + $0 * stride) }
        }
      }
    }
  }
  /// A weak reference is reported as an optional of its class but must not be read as one, so those are compared as bytes,
  /// and nothing is read of an optional whose value cannot be compared.
  private static func of<T: OptionalType>(optional type: T.Type) -> Comparator? {
    if Kind.isClass(T.WrappedType.self) { return bytes(8) }
    guard let wrapped = comparator(for: T.WrappedType.self) else { return nil }
    return { a, b in
      let (a, b) = (a.assumingMemoryBound(to: T.self).pointee.value, b.assumingMemoryBound(to: T.self).pointee.value)
      switch (a, b) {
      case (nil, nil): return true
      case (let a?, let b?):
        return withUnsafePointer(to: a) { a in
          withUnsafePointer(to: b) { wrapped(UnsafeRawPointer(a), UnsafeRawPointer($0)) }
        }
      default: return false
      }
    }
  }

  private static func size<T>(of type: T.Type) -> Int { MemoryLayout<T>.size }
  private static func fields(of type: Any.Type) -> Comparator? {
    var fields: [(offset: Int, isSame: Comparator)] = []
    let isComplete = _forEachField(of: type, options: []) { _, offset, fieldType, _ in
      guard let comparator = comparator(for: fieldType) else { return false }
      fields.append((offset, comparator))
      return true
    }
    // Nothing is known of the fields of a C union.
    guard isComplete, !fields.isEmpty || size(of: type) == 0 else { return nil }
    return { a, b in
      for field in fields where !field.isSame(a + field.offset, b + field.offset) { return false }
      return true
    }
  }
}

/// A property whose sameness is not that of its fields.
@MainActor protocol SelfComparing {
  func isSame(as other: Self) -> Bool
}

private protocol OptionalType {
  associatedtype WrappedType
  var value: WrappedType? { get }
}
extension Optional: OptionalType {
  fileprivate var value: Wrapped? { self }
}
private protocol ArrayType {
  associatedtype ElementType
  var elements: [ElementType] { get }
}
extension Array: ArrayType {
  fileprivate var elements: [Element] { self }
}
