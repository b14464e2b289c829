import Graphics

/// The names that documents use for values that have names in SwiftUI.
enum DocumentVocabulary {
  static let horizontal: [String: HorizontalAlignment] = [
    "leading": .leading, "center": .center, "trailing": .trailing,
  ]
  static let vertical: [String: VerticalAlignment] = [
    "top": .top, "center": .center, "bottom": .bottom, "firstTextBaseline": .firstTextBaseline,
    "lastTextBaseline": .lastTextBaseline,
  ]
  static let alignments: [String: Alignment] = [
    "topLeading": .topLeading, "top": .top, "topTrailing": .topTrailing, "leading": .leading, "center": .center,
    "trailing": .trailing, "bottomLeading": .bottomLeading, "bottom": .bottom, "bottomTrailing": .bottomTrailing,
  ]
  static let points: [String: UnitPoint] = [
    "topLeading": .topLeading, "top": .top, "topTrailing": .topTrailing, "leading": .leading, "center": .center,
    "trailing": .trailing, "bottomLeading": .bottomLeading, "bottom": .bottom, "bottomTrailing": .bottomTrailing,
  ]
  static let weights: [String: ViewNode.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold,
    "bold": .bold, "heavy": .heavy, "black": .black,
  ]
  static let textAlignments: [String: ViewNode.TextAlignment] = [
    "leading": .leading, "center": .center, "trailing": .trailing,
  ]
  static let textStyles: [String: ViewNode.TextStyle] = Dictionary(
    uniqueKeysWithValues: ViewNode.TextStyle.allCases.map { ($0.rawValue, $0) })
  static let axes: [String: Axis.Set] = [
    "vertical": .vertical, "horizontal": .horizontal, "both": [.horizontal, .vertical],
  ]
  static let cornerStyles: [String: RoundedCornerStyle] = ["continuous": .continuous, "circular": .circular]
  static let contentModes: [String: ContentMode] = ["fit": .fit, "fill": .fill]
  static let edges: [String: Edge.Set] = [
    "all": .all, "horizontal": .horizontal, "vertical": .vertical, "top": .top, "leading": .leading, "bottom": .bottom,
    "trailing": .trailing,
  ]
}

extension DocumentValue {
  /// A colour, or an object with one gradient.
  func fill() throws -> ViewNode.Fill {
    if case .string = json { return .color(try color()) }
    let fields = try DocumentFields(self, allowing: ["angularGradient", "linearGradient", "radialGradient"])
    if let value = fields.optional("linearGradient") {
      let gradient = try DocumentFields(value, allowing: ["colors", "from", "to"])
      return .linearGradient(
        stops: try gradient.stops(), from: try gradient.point("from") ?? .top, to: try gradient.point("to") ?? .bottom)
    }
    if let value = fields.optional("radialGradient") {
      let gradient = try DocumentFields(value, allowing: ["center", "colors", "endRadius", "startRadius"])
      return .radialGradient(
        stops: try gradient.stops(), center: try gradient.point("center") ?? .center,
        startRadius: try gradient.number("startRadius", in: 0...100_000, "points") ?? 0,
        endRadius: try gradient.required("endRadius", "a number").number(in: 0...100_000, "points"))
    }
    if let value = fields.optional("angularGradient") {
      let gradient = try DocumentFields(value, allowing: ["angle", "center", "colors"])
      let angle = try gradient.number("angle", in: -36_000...36_000, "degrees") ?? 0
      return .angularGradient(
        stops: try gradient.stops(), center: try gradient.point("center") ?? .center, angle: .degrees(Double(angle)))
    }
    throw unexpected("a colour, or an object with one of linearGradient, radialGradient, angularGradient")
  }

  /// A name, or [x, y] in the unit square.
  fileprivate func point() throws -> UnitPoint {
    guard case .array = json else { return try choice(DocumentVocabulary.points, or: ", or [x, y] in the unit square") }
    let elements = try elements("[x, y]")
    guard elements.count == 2 else { throw unexpected("[x, y] in the unit square") }
    return UnitPoint(
      x: try elements[0].number(in: -1000...1000, "of the width"),
      y: try elements[1].number(in: -1000...1000, "of the height"))
  }
}

extension DocumentFields {
  func point(_ key: String) throws -> UnitPoint? { try optional(key)?.point() }

  /// Colours spread evenly, or each with its place.
  fileprivate func stops() throws -> [ViewNode.Fill.Stop] {
    let value = try required("colors", "an array of colours")
    let elements = try value.elements("an array of colours")
    if elements.isEmpty { throw value.unexpected("at least one colour") }
    return try elements.enumerated().map { i, element in
      let even = elements.count > 1 ? Double(i) / Double(elements.count - 1) : 0
      if case .string = element.json { return ViewNode.Fill.Stop(try element.color(), at: even) }
      let stop = try DocumentFields(element, allowing: ["at", "color"])
      return ViewNode.Fill.Stop(
        try stop.required("color", "a colour").color(),
        at: Double(try stop.required("at", "a number").number(in: 0...1, "of the way")))
    }
  }
}
