import Graphics

/// A value of a document and where it is.
struct DocumentValue {
  var json: JSONValue
  var path: String
  var appearance = DocumentAppearance.standard

  func unexpected(_ allowed: String) -> ViewNodeDocumentError {
    .unexpected(path: path, found: json.summary, allowed: allowed)
  }
  func string(_ allowed: String = "a string") throws -> String {
    guard case .string(let value) = json else { throw unexpected(allowed) }
    return value
  }
  func bool() throws -> Bool {
    guard case .bool(let value) = json else { throw unexpected("true or false") }
    return value
  }
  func number(in range: ClosedRange<Double>, _ unit: String) throws -> CGFloat {
    guard case .number(let value) = json, range.contains(value) else {
      let (low, high) = (ViewTree.number(CGFloat(range.lowerBound)), ViewTree.number(CGFloat(range.upperBound)))
      throw unexpected("a number from \(low) to \(high), \(unit)")
    }
    return CGFloat(value)
  }
  /// A length in points that may be negative.
  func length() throws -> CGFloat { try number(in: -100_000...100_000, "points") }
  func elements(_ allowed: String) throws -> [DocumentValue] {
    guard case .array(let values) = json else { throw unexpected(allowed) }
    return values.enumerated().map { DocumentValue(json: $1, path: "\(path)[\($0)]", appearance: appearance) }
  }
  /// One of `choices` by name.
  func choice<Choice>(_ choices: [String: Choice], or others: String = "") throws -> Choice {
    if case .string(let name) = json, let choice = choices[name] { return choice }
    let names = choices.keys.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
    throw unexpected("one of \(names)\(others)")
  }
  func color() throws -> ViewNode.Color {
    let allowed =
      "a colour: \"#RGB\", \"#RRGGBB\", \"#RRGGBBAA\" or one of \(ViewNode.Color.names.joined(separator: ", "))"
    guard case .string(let text) = json else { throw unexpected(allowed) }
    let color = text.hasPrefix("#") ? ViewNode.Color(hex: text) : appearance.color(text)
    guard let color else { throw unexpected(allowed) }
    return color
  }
}

/// The members of an object, all of them known.
struct DocumentFields {
  let path: String
  private let members: [String: JSONValue]
  /// The root's own members are named without a path before them.
  private let isRoot: Bool
  let appearance: DocumentAppearance

  init(_ value: DocumentValue, allowing known: [String]) throws {
    guard case .object(let members) = value.json else {
      throw value.unexpected("an object with \(known.joined(separator: ", "))")
    }
    (self.members, path, isRoot, appearance) = (members, value.path, false, value.appearance)
    try check(known)
  }
  init(
    _ json: JSONValue, _ name: String, _ appearance: DocumentAppearance = .standard, allowing known: [String]
  ) throws {
    guard case .object(let members) = json else {
      throw DocumentValue(json: json, path: name).unexpected("an object with \(known.joined(separator: ", "))")
    }
    (self.members, path, isRoot, self.appearance) = (members, name, true, appearance)
    try check(known)
  }
  private func check(_ known: [String]) throws {
    // In order, so that a document with two mistakes always names the same one.
    for key in members.keys.sorted() where !known.contains(key) {
      throw ViewNodeDocumentError.unknownKey(path: path(of: key), known: known)
    }
  }

  func path(of key: String) -> String { isRoot ? key : "\(path).\(key)" }
  /// `nil` where the key is absent; null counts as absent.
  func optional(_ key: String) -> DocumentValue? {
    guard let json = members[key] else { return nil }
    if case .null = json { return nil }
    return DocumentValue(json: json, path: path(of: key), appearance: appearance)
  }
  func required(_ key: String, _ allowed: String) throws -> DocumentValue {
    guard let value = optional(key) else { throw ViewNodeDocumentError.missing(path: path(of: key), allowed: allowed) }
    return value
  }
  /// A colour that has another one in the dark where nothing is said.
  func color(_ key: String, or name: String) throws -> ViewNode.Color {
    try optional(key)?.color() ?? appearance.color(name) ?? .primary
  }
  func number(_ key: String, in range: ClosedRange<Double>, _ unit: String) throws -> CGFloat? {
    try optional(key)?.number(in: range, unit)
  }
  func length(_ key: String) throws -> CGFloat? { try optional(key)?.length() }
  func choice<Choice>(_ key: String, _ choices: [String: Choice]) throws -> Choice? {
    try optional(key)?.choice(choices)
  }
}
