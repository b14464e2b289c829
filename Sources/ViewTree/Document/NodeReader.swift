import Graphics
import Typography

/// JSON → ViewNode, kind by kind. What may follow a kind is in `NodeReader+Modifiers.swift`.
struct NodeReader {
  let image: (String) throws -> Bitmap

  /// The kinds and the keys of each, without the modifiers that all share.
  static let kinds: [String: [String]] = [
    "vstack": ["alignment", "children", "spacing"], "hstack": ["alignment", "children", "spacing"],
    "zstack": ["alignment", "children"], "scroll": ["axes", "content"], "spacer": ["minLength"], "divider": ["color"],
    "text": ["alignment", "color", "lineLimit", "size", "style", "text", "weight"],
    "symbol": ["color", "name", "size"],
    "color": ["color"], "image": ["path", "resizable", "scale"],
    "rectangle": shapeKeys, "roundedRectangle": shapeKeys + ["cornerRadius", "cornerStyle"], "circle": shapeKeys,
    "capsule": shapeKeys, "ellipse": shapeKeys,
  ]
  private static let shapeKeys = ["dash", "fill", "lineWidth", "stroke"]

  func node(_ value: DocumentValue) throws -> ViewNode {
    guard case .object(let members) = value.json else { throw value.unexpected("a node: an object with a \"type\"") }
    let names = NodeReader.kinds.keys.sorted().joined(separator: ", ")
    guard let type = members["type"] else {
      throw ViewNodeDocumentError.missing(path: value.path + ".type", allowed: "one of \(names)")
    }
    guard case .string(let kind) = type, let keys = NodeReader.kinds[kind] else {
      throw DocumentValue(json: type, path: value.path + ".type").unexpected("one of \(names)")
    }
    let known = (["type", "modifiers"] + keys + NodeReader.modifierKeys.filter { !keys.contains($0) }).sorted()
    let fields = try DocumentFields(value, allowing: known)
    var node = try bare(kind, fields)
    // A rounded rectangle's corner radius is its own and cuts nothing.
    node = try modified(node, fields, except: keys)
    if let modifiers = fields.optional("modifiers") {
      for element in try modifiers.elements("an array of objects with modifiers") {
        node = try modified(node, try DocumentFields(element, allowing: NodeReader.modifierKeys))
      }
    }
    return node
  }

  private func bare(_ kind: String, _ fields: DocumentFields) throws -> ViewNode {
    switch kind {
    case "vstack":
      return .vstack(
        alignment: try fields.choice("alignment", DocumentVocabulary.horizontal) ?? .center,
        spacing: try fields.length("spacing"), children: try children(fields))
    case "hstack":
      return .hstack(
        alignment: try fields.choice("alignment", DocumentVocabulary.vertical) ?? .center,
        spacing: try fields.length("spacing"), children: try children(fields))
    case "zstack":
      return .zstack(
        alignment: try fields.choice("alignment", DocumentVocabulary.alignments) ?? .center,
        children: try children(fields))
    case "scroll":
      return .scroll(
        try fields.choice("axes", DocumentVocabulary.axes) ?? .vertical,
        content: try node(fields.required("content", "a node")))
    case "spacer": return .spacer(minLength: try fields.number("minLength", in: 0...100_000, "points"))
    case "divider": return .divider(color: try fields.color("color", or: "separator"))
    case "text": return try text(fields)
    case "symbol":
      return .symbol(
        try fields.required("name", "the name of an SF Symbol").string(), size: try size(fields) ?? 17,
        color: try fields.color("color", or: "primary"))
    case "color": return .color(try fields.required("color", "a colour").color())
    case "image": return try picture(fields)
    default: return try shape(kind, fields)
    }
  }

  private func children(_ fields: DocumentFields) throws -> [ViewNode] {
    try fields.required("children", "an array of nodes").elements("an array of nodes").map(node)
  }

  private func size(_ fields: DocumentFields) throws -> CGFloat? {
    try fields.number("size", in: 1...1000, "points per em")
  }

  private func text(_ fields: DocumentFields) throws -> ViewNode {
    let string = try fields.required("text", "a string").string()
    let color = try fields.color("color", or: "primary")
    let alignment = try fields.choice("alignment", DocumentVocabulary.textAlignments) ?? .leading
    let weight = try fields.choice("weight", DocumentVocabulary.weights)
    var lineLimit: Int? = nil
    if let value = fields.optional("lineLimit") {
      let limit = try value.number(in: 1...10_000, "a whole one")
      if limit != limit.rounded() { throw value.unexpected("a whole number") }
      lineLimit = Int(limit)
    }
    func text(_ string: String, _ font: FontDescriptor) -> ViewNode {
      let node = ViewNode.text(string, font: font, color, alignment, lineLimit)
      guard let han = fields.appearance.han, case .text(var content) = node.kind else { return node }
      content.style.han = han
      return ViewNode(.text(content))
    }
    if let style = fields.optional("style") {
      if let size = fields.optional("size") {
        throw size.unexpected("absent where there is a \"style\", which has its own")
      }
      let font = try style.choice(DocumentVocabulary.textStyles).font(weight, fields.appearance.typeSize)
      return text(string, font)
    }
    guard let size = try size(fields) else {
      return text(string, ViewNode.TextStyle.body.font(weight, fields.appearance.typeSize))
    }
    return text(string, FontDescriptor(size: Double(size), weight: Double((weight ?? .regular).rawValue)))
  }

  private func shape(_ kind: String, _ fields: DocumentFields) throws -> ViewNode {
    let outline: ViewNode.Outline
    switch kind {
    case "roundedRectangle":
      outline = .roundedRectangle(
        cornerRadius: try fields.required("cornerRadius", "a number").number(in: 0...100_000, "points"),
        style: try fields.choice("cornerStyle", DocumentVocabulary.cornerStyles) ?? .continuous)
    case "circle": outline = .circle
    case "capsule": outline = .capsule
    case "ellipse": outline = .ellipse
    default: outline = .rectangle
    }
    guard let stroke = fields.optional("stroke") else {
      for key in ["dash", "lineWidth"] {
        if let value = fields.optional(key) { throw value.unexpected("absent where there is no \"stroke\"") }
      }
      return .shape(outline, fill: try fields.optional("fill")?.fill() ?? .color(fields.color("fill", or: "primary")))
    }
    var dash: [CGFloat] = []
    if let value = fields.optional("dash") {
      dash = try value.elements("an array of lengths").map { try $0.number(in: 0...100_000, "points") }
    }
    let line = ViewNode.shape(
      outline, stroke: try stroke.fill(), lineWidth: try fields.number("lineWidth", in: 0...10_000, "points") ?? 1,
      isInside: true, dash: dash)
    guard let fill = fields.optional("fill") else { return line }
    return ViewNode.shape(outline, fill: try fill.fill()).overlay(line)
  }

  private func picture(_ fields: DocumentFields) throws -> ViewNode {
    let value = try fields.required("path", "a path relative to the document")
    let path = try value.string("a path relative to the document")
    let steps = path.split(separator: "/", omittingEmptySubsequences: false)
    if path.isEmpty || path.hasPrefix("/") || steps.contains("..") || path.utf8.contains(0) {
      throw value.unexpected("a path inside the document's folder")
    }
    var bitmap: Bitmap
    do {
      bitmap = try image(path)
    } catch {
      throw ViewNodeDocumentError.image(path: value.path, file: path, reason: "\(error)")
    }
    if let scale = try fields.number("scale", in: 0.1...100, "pixels per point") { bitmap.scale = Double(scale) }
    return .image(bitmap, name: path, isResizable: try fields.optional("resizable")?.bool() ?? false)
  }
}
