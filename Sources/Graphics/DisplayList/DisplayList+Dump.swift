extension DisplayList {
  /// One line a command, indented by nesting. Numbers are rounded to 1/1000, so that a difference is a difference.
  package func dump() -> String {
    var lines: [String] = []
    dump(into: &lines, depth: 0)
    return lines.map { $0 + "\n" }.joined()
  }

  private func dump(into lines: inout [String], depth: Int) {
    var depth = depth
    for command in commands {
      if case .pop = command { depth = max(0, depth - 1) }
      lines.append(String(repeating: "  ", count: depth) + command.summary)
      switch command {
      case .pushLayer(let layer):
        if let mask = layer.mask {
          lines.append(String(repeating: "  ", count: depth + 1) + "mask")
          mask.dump(into: &lines, depth: depth + 2)
        }
        depth += 1
      case .pushClip: depth += 1
      case .fill, .glyphs, .image, .pop: break
      }
    }
  }
}

extension DisplayCommand {
  fileprivate var summary: String {
    switch self {
    case .fill(let path, let style, let paint, let transform):
      "fill \(path.summary)\(style.summary) \(paint.summary)\(transform.summary)"
    case .glyphs(let run):
      "glyphs \(run.glyphs.count)"
        + (run.glyphs.first.map { " from \(number($0.position.x)) \(number($0.position.y))" } ?? "")
        + " \(run.paint.summary)\(run.transform.summary)"
    case .image(let image):
      "image \(image.bitmap.width)x\(image.bitmap.height) source \(image.source.summary) to "
        + "\(image.destination.summary) \(image.interpolation)"
        + (image.tint.map { " tint \($0.summary)" } ?? "") + image.transform.summary
    case .pushClip(let path, let style, let transform): "clip \(path.summary)\(style.summary)\(transform.summary)"
    case .pushLayer(let layer): "layer" + layer.summary
    case .pop: "pop"
    }
  }
}

/// Rounded to 1/1000, without trailing zeros; -0 is 0.
private func number(_ value: Double) -> String {
  guard value.isFinite, abs(value) < 1e12 else { return value.isNaN ? "nan" : (value > 0 ? "huge" : "-huge") }
  let thousandths = Int((value * 1000).rounded())
  let (whole, rest) = (abs(thousandths) / 1000, abs(thousandths) % 1000)
  var text = (thousandths < 0 ? "-" : "") + String(whole)
  if rest > 0 {
    var digits = String(rest + 1000).dropFirst()
    while digits.last == "0" { digits = digits.dropLast() }
    text += "." + digits
  }
  return text
}
private func number(_ value: CGFloat) -> String { number(Double(value)) }

extension Path {
  /// The rectangle that it is, or its bounds and number of elements.
  fileprivate var summary: String {
    if isRectangle { return "rect \(boundingRect.summary)" }
    return isEmpty ? "path empty" : "path \(boundingRect.summary) elements \(elements.count)"
  }
  private var isRectangle: Bool {
    guard elements.count == 5, case .move = elements[0], elements[4] == .closeSubpath else { return false }
    return self == Path(boundingRect)
  }
}

extension CGRect {
  fileprivate var summary: String {
    isNull ? "null" : "\(number(minX)) \(number(minY)) \(number(width)) \(number(height))"
  }
}

extension FillStyle {
  fileprivate var summary: String { (isEOFilled ? " evenodd" : "") + (isAntialiased ? "" : " aliased") }
}

extension CGAffineTransform {
  fileprivate var summary: String {
    if isIdentity { return "" }
    if preservesAxes, a == d {
      return (a == 1 ? "" : " scale \(number(a))")
        + (tx == 0 && ty == 0 ? "" : " at \(number(tx)) \(number(ty))")
    }
    return " matrix \(number(a)) \(number(b)) \(number(c)) \(number(d)) \(number(tx)) \(number(ty))"
  }
}

extension ResolvedColor {
  /// `#RRGGBBAA`, straight.
  fileprivate var summary: String {
    let c = rgba8
    func hex(_ v: UInt8) -> String { String(Int(v) + 256, radix: 16).dropFirst().uppercased() }
    return "#" + hex(c.red) + hex(c.green) + hex(c.blue) + hex(c.alpha)
  }
}

extension Paint {
  fileprivate var summary: String {
    func list(_ stops: [GradientStop]) -> String {
      stops.map { "\($0.color.summary)@\(number($0.location))" }.joined(separator: ",")
    }
    func point(_ p: CGPoint) -> String { "\(number(p.x)) \(number(p.y))" }
    switch self {
    case .color(let color): return color.summary
    case .linearGradient(let stops, let start, let end): return "linear \(point(start)) to \(point(end)) \(list(stops))"
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      return "radial \(point(center)) \(number(startRadius)) to \(number(endRadius)) \(list(stops))"
    case .angularGradient(let stops, let center, let startAngle, let endAngle):
      return "angular \(point(center)) \(number(startAngle)) to \(number(endAngle)) \(list(stops))"
    case .tiledImage(let bitmap, let origin, let scale):
      return "tiles \(bitmap.width)x\(bitmap.height) from \(point(origin)) scale \(number(scale))"
    }
  }
}

extension Layer {
  fileprivate var summary: String {
    var text = ""
    if opacity != 1 { text += " opacity \(number(opacity))" }
    if blendMode != .normal { text += " \(blendMode)" }
    if let shadow {
      text +=
        " shadow \(shadow.color.summary) radius \(number(shadow.radius))"
        + " offset \(number(shadow.offset.dx)) \(number(shadow.offset.dy))"
    }
    for filter in filters {
      switch filter {
      case .blur(let radius): text += " blur \(number(radius))"
      case .opaqueBlur(let radius): text += " opaque blur \(number(radius))"
      case .alphaThreshold(let minimum, let maximum, let color):
        text += " alpha \(number(minimum)) to \(number(maximum)) \(color.summary)"
      case .colorMatrix(let matrix): text += " matrix \(matrix.map { number($0) }.joined(separator: " "))"
      }
    }
    if let innerShadow {
      text +=
        " inner shadow \(innerShadow.color.summary) radius \(number(innerShadow.radius))"
        + " offset \(number(innerShadow.offset.dx)) \(number(innerShadow.offset.dy))"
    }
    if let backdrop {
      text +=
        " backdrop blur \(number(backdrop.radius)) saturation \(number(backdrop.saturation)) tint \(backdrop.tint.summary)"
    }
    if let m = projection {
      text +=
        " projection "
        + [m.m11, m.m12, m.m13, m.m21, m.m22, m.m23, m.m31, m.m32, m.m33].map { number($0) }.joined(separator: " ")
    }
    return text
  }
}
