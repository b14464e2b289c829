import Graphics

extension NodeReader {
  /// In alphabetical order, as messages list them; `modified` says in which order they apply.
  static let modifierKeys = [
    "aspectRatio", "background", "border", "clipShape", "cornerRadius", "fixedSize", "frame", "identifier",
    "ignoresSafeArea", "label", "layoutPriority", "offset", "opacity", "overlay", "padding", "position", "shadow",
  ]

  /// The node with the modifiers of one object, from the inside out: what gives it a size, what lies around and on it, what
  /// cuts it, what is done to the whole, where it goes.
  /// - Parameter own: keys that mean something else for this kind of node.
  func modified(_ bare: ViewNode, _ fields: DocumentFields, except own: [String] = []) throws -> ViewNode {
    var node = bare
    if let value = fields.optional("aspectRatio") { node = try aspectRatio(node, value) }
    if let value = fields.optional("fixedSize") { node = try fixedSize(node, value) }
    if let value = fields.optional("frame") { node = try frame(node, value) }
    if let value = fields.optional("padding") { node = node.padding(try insets(value)) }
    if let value = fields.optional("background") {
      let layer = try layer(value)
      node = node.background(layer.node, alignment: layer.alignment)
    }
    if let value = fields.optional("overlay") {
      let layer = try layer(value)
      node = node.overlay(layer.node, alignment: layer.alignment)
    }
    if let value = fields.optional("border") { node = try border(node, value) }
    if !own.contains("cornerRadius"), let radius = try fields.number("cornerRadius", in: 0...100_000, "points") {
      node = node.cornerRadius(radius)
    }
    if let value = fields.optional("clipShape") { node = node.clipShape(try outline(value)) }
    if let value = fields.optional("shadow") { node = try shadow(node, value) }
    if let value = try fields.number("opacity", in: 0...1, "a share") { node = node.opacity(Double(value)) }
    if let value = fields.optional("offset") {
      let (x, y) = try point(value)
      node = node.offset(x: x, y: y)
    }
    if let value = fields.optional("position") {
      let (x, y) = try point(value)
      node = node.position(x: x, y: y)
    }
    if let value = fields.optional("ignoresSafeArea") {
      if case .bool(let all) = value.json {
        if all { node = node.ignoresSafeArea() }
      } else {
        node = node.ignoresSafeArea(edges: try value.choice(DocumentVocabulary.edges, or: ", true or false"))
      }
    }
    if let value = try fields.number("layoutPriority", in: -1000...1000, "larger is sized sooner") {
      node = node.layoutPriority(Double(value))
    }
    if let label = try fields.optional("label")?.string() { node = node.accessibilityLabel(label) }
    if let identifier = try fields.optional("identifier")?.string() { node = node.accessibilityIdentifier(identifier) }
    return node
  }

  private func frame(_ node: ViewNode, _ value: DocumentValue) throws -> ViewNode {
    let fixed = ["width", "height"]
    let limits = ["minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight"]
    let fields = try DocumentFields(value, allowing: (fixed + limits + ["alignment"]).sorted())
    func length(_ key: String) throws -> CGFloat? {
      guard let value = fields.optional(key) else { return nil }
      if key.hasPrefix("max"), case .string("infinity") = value.json { return .infinity }
      return try value.number(in: 0...100_000, key.hasPrefix("max") ? "points, or \"infinity\"" : "points")
    }
    let alignment = try fields.choice("alignment", DocumentVocabulary.alignments) ?? .center
    var node = node
    if fixed.contains(where: { fields.optional($0) != nil }) {
      node = node.frame(width: try length("width"), height: try length("height"), alignment: alignment)
    }
    if limits.contains(where: { fields.optional($0) != nil }) {
      node = node.frame(
        minWidth: try length("minWidth"), idealWidth: try length("idealWidth"), maxWidth: try length("maxWidth"),
        minHeight: try length("minHeight"), idealHeight: try length("idealHeight"), maxHeight: try length("maxHeight"),
        alignment: alignment)
    }
    return node
  }

  private func insets(_ value: DocumentValue) throws -> EdgeInsets {
    if case .number = value.json { return EdgeInsets(try value.length()) }
    let fields = try DocumentFields(
      value, allowing: ["bottom", "horizontal", "leading", "top", "trailing", "vertical"])
    let horizontal = try fields.length("horizontal") ?? 0, vertical = try fields.length("vertical") ?? 0
    return EdgeInsets(
      top: try fields.length("top") ?? vertical, leading: try fields.length("leading") ?? horizontal,
      bottom: try fields.length("bottom") ?? vertical, trailing: try fields.length("trailing") ?? horizontal)
  }

  /// A colour, a gradient, a node, or a node with an alignment.
  private func layer(_ value: DocumentValue) throws -> (node: ViewNode, alignment: Alignment) {
    guard case .object(let members) = value.json else { return (.color(try value.color()), .center) }
    if members["type"] != nil { return (try node(value), .center) }
    if members["content"] != nil || members["alignment"] != nil {
      let fields = try DocumentFields(value, allowing: ["alignment", "content"])
      return (
        try node(fields.required("content", "a node")),
        try fields.choice("alignment", DocumentVocabulary.alignments) ?? .center
      )
    }
    return (.shape(.rectangle, fill: try value.fill()), .center)
  }

  private func border(_ node: ViewNode, _ value: DocumentValue) throws -> ViewNode {
    if case .string = value.json { return node.border(try value.color()) }
    let fields = try DocumentFields(value, allowing: ["color", "width"])
    return node.border(
      try fields.required("color", "a colour").color(), width: try fields.number("width", in: 0...10_000, "points") ?? 1
    )
  }

  private func outline(_ value: DocumentValue) throws -> ViewNode.Outline {
    let names: [String: ViewNode.Outline] = [
      "rectangle": .rectangle, "circle": .circle, "capsule": .capsule, "ellipse": .ellipse,
    ]
    guard case .object = value.json else { return try value.choice(names, or: ", or {\"roundedRectangle\": radius}") }
    let fields = try DocumentFields(value, allowing: ["roundedRectangle"])
    return .roundedRectangle(
      cornerRadius: try fields.required("roundedRectangle", "a radius").number(in: 0...100_000, "points"))
  }

  private func shadow(_ node: ViewNode, _ value: DocumentValue) throws -> ViewNode {
    let fields = try DocumentFields(value, allowing: ["color", "radius", "x", "y"])
    return node.shadow(
      color: try fields.optional("color")?.color() ?? .black.opacity(0.33),
      radius: try fields.required("radius", "a number").number(in: 0...1000, "points"), x: try fields.length("x") ?? 0,
      y: try fields.length("y") ?? 0)
  }

  private func point(_ value: DocumentValue) throws -> (CGFloat, CGFloat) {
    let fields = try DocumentFields(value, allowing: ["x", "y"])
    return (try fields.length("x") ?? 0, try fields.length("y") ?? 0)
  }

  private func fixedSize(_ node: ViewNode, _ value: DocumentValue) throws -> ViewNode {
    switch value.json {
    case .bool(false): node
    case .bool(true): node.fixedSize()
    case .string("horizontal"): node.fixedSize(horizontal: true, vertical: false)
    case .string("vertical"): node.fixedSize(horizontal: false, vertical: true)
    default: throw value.unexpected("true, false, \"horizontal\" or \"vertical\"")
    }
  }

  private func aspectRatio(_ node: ViewNode, _ value: DocumentValue) throws -> ViewNode {
    let fields = try DocumentFields(value, allowing: ["mode", "ratio"])
    return node.aspectRatio(
      try fields.number("ratio", in: 0.001...1000, "width over height"),
      contentMode: try fields.choice("mode", DocumentVocabulary.contentModes) ?? .fit)
  }
}
