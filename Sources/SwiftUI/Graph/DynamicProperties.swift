@_spi(Reflection) import Swift

/// Finds the dynamic properties of a view and connects them to their storage before its body runs.
///
/// The one unsafe file of this module: fields are reached by the offsets that the runtime reports, in a copy of the view
/// that lives on the stack for as long as the pointer does.
@MainActor enum DynamicProperties {
  private struct Field {
    var offset: Int
    var name: String
    var link: @MainActor (UnsafeMutableRawPointer, _PropertyContext) -> String?
  }
  /// `_EachFieldOptions.ignoreUnknown`, which is declared as a variable and so out of reach in Swift 6.
  private static var ignoringUnknownKinds: _EachFieldOptions { _EachFieldOptions(rawValue: 1 << 1) }
  private static var fields: [ObjectIdentifier: [Field]] = [:]

  struct Link {
    /// What is missing, in words; the body must not be run then.
    var problem: String?
    /// Whether a property brings something else than last time.
    var hasChanged: Bool
  }

  static func link<Value>(_ value: inout Value, in context: _BuildContext) -> Link {
    let fields = fields(of: Value.self)
    if fields.isEmpty { return Link(problem: nil, hasChanged: false) }
    let property = _PropertyContext(build: context, owner: Value.self)
    let problem = withUnsafeMutablePointer(to: &value) { link(UnsafeMutableRawPointer($0), fields, property) }
    return Link(problem: problem, hasChanged: property.hasChanged)
  }

  private static func link(_ base: UnsafeMutableRawPointer, _ fields: [Field], _ context: _PropertyContext) -> String? {
    for field in fields {
      var named = context
      named.field = field.name
      if let problem = field.link(base + field.offset, named) { return problem }
    }
    return nil
  }

  private static func fields<Value>(of type: Value.Type) -> [Field] {
    let key = ObjectIdentifier(type)
    if let known = fields[key] { return known }
    var found: [Field] = []
    _ = _forEachField(of: type, options: ignoringUnknownKinds) { name, offset, fieldType, _ in
      if let property = fieldType as? any DynamicProperty.Type {
        found.append(field(property, offset: offset, name: String(cString: name)))
      }
      return true
    }
    fields[key] = found
    return found
  }

  private static func field<P: DynamicProperty>(_ type: P.Type, offset: Int, name: String) -> Field {
    // A property wrapper's field is named `_count`; people know it as `count`.
    let name = name.hasPrefix("_") ? String(name.dropFirst()) : name
    // A property made of other properties: those first, then its own update.
    let inner = fields(of: type)
    return Field(offset: offset, name: name) { pointer, context in
      if let problem = link(pointer, inner, context) { return problem }
      let bound = pointer.assumingMemoryBound(to: P.self)
      if let problem = P._link(&bound.pointee, in: context) { return problem }
      bound.pointee.update()
      return nil
    }
  }
}
