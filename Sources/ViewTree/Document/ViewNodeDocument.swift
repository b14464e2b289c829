import Graphics

/// A picture written down as JSON: a tree of nodes, and the frame that it is drawn in.
///
/// The format is described in `Documentation/view-node-documents.md`. What the format does not know is an error that says
/// where it is and what is known, so that a misspelt key never draws something plausible.
public struct ViewNodeDocument {
  /// The frame: 350 × 500 points where an axis is automatic.
  public var sizeInfo: SizeInfo
  /// Pixels per point, 1…10; `nil` leaves it to whoever draws.
  public var scale: Double?
  /// Painted under the root; `nil` leaves it to whoever draws.
  public var background: ViewNode.Color?
  public var root: ViewNode

  /// - Parameters:
  ///   - json: UTF-8, with or without a byte order mark.
  ///   - image: decodes the picture at a path, which is relative to the document's folder and does not lead out of it.
  /// - Throws: `ViewNodeDocumentError`, whatever the bytes are.
  public init(json: Data, image: (String) throws -> Bitmap) throws {
    try self.init(json: json, appearance: .standard, image: image)
  }

  /// - Parameter appearance: what names of colours and text styles stand for.
  package init(json: Data, appearance: DocumentAppearance, image: (String) throws -> Bitmap) throws {
    let value = try JSONParser.value(of: json)
    let fields = try DocumentFields(
      value, "document", appearance, allowing: ["background", "layoutDirection", "root", "scale", "sizeInfo"])
    sizeInfo = try fields.optional("sizeInfo").map(ViewNodeDocument.sizeInfo) ?? .auto
    scale = try fields.number("scale", in: 1...10, "pixels per point").map { Double($0) }
    background = try fields.optional("background").map { try $0.color() }
    let directions: [String: LayoutDirection] = ["leftToRight": .leftToRight, "rightToLeft": .rightToLeft]
    let direction = try fields.choice("layoutDirection", directions)
    let root = try withoutActuallyEscaping(image) { try NodeReader(image: $0).node(fields.required("root", "a node")) }
    self.root = direction == .rightToLeft ? root.layoutDirection(.rightToLeft) : root
  }

  private static func sizeInfo(_ value: DocumentValue) throws -> SizeInfo {
    let fields = try DocumentFields(value, allowing: ["height", "width"])
    func length(_ key: String) throws -> CGFloat? {
      guard let value = fields.optional(key) else { return nil }
      if case .string("auto") = value.json { return nil }
      return try value.number(in: 1...10_000, "points, or \"auto\"")
    }
    return SizeInfo(width: try length("width"), height: try length("height"))
  }
}

/// Why a document is none. Paths read as `root.children[2].frame.width`.
public enum ViewNodeDocumentError: Error, Hashable, CustomStringConvertible, LocalizedError {
  /// The bytes are not JSON; the reason says where.
  case malformed(reason: String)
  /// A key that must be there is not.
  case missing(path: String, allowed: String)
  /// A value of another type, or outside its range.
  case unexpected(path: String, found: String, allowed: String)
  case unknownKey(path: String, known: [String])
  /// The picture at `file` could not be had.
  case image(path: String, file: String, reason: String)

  public var description: String {
    switch self {
    case .malformed(let reason): "the document is not JSON: \(reason)"
    case .missing(let path, let allowed): "\(path) is missing; it must be \(allowed)"
    case .unexpected(let path, let found, let allowed): "\(path) is \(found); it must be \(allowed)"
    case .unknownKey(let path, let known): "\(path) is not known; known here: \(known.joined(separator: ", "))"
    case .image(let path, let file, let reason): "\(path): the picture \"\(file)\" cannot be read: \(reason)"
    }
  }
  public var errorDescription: String? { description }
}
