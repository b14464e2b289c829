import Graphics

extension Path {
  /// The box around all points; glyphs have their curves' extremes at points.
  var controlBounds: CGRect {
    var box: (x0: CGFloat, y0: CGFloat, x1: CGFloat, y1: CGFloat)?
    func add(_ point: CGPoint) {
      guard let old = box else {
        box = (point.x, point.y, point.x, point.y)
        return
      }
      box = (min(old.x0, point.x), min(old.y0, point.y), max(old.x1, point.x), max(old.y1, point.y))
    }
    for element in elements {
      switch element {
      case .move(let to), .line(let to): add(to)
      case .quadCurve(let to, let control):
        add(to)
        add(control)
      case .curve(let to, let control1, let control2):
        add(to)
        add(control1)
        add(control2)
      case .closeSubpath: break
      }
    }
    return box.map { CGRect(x: $0.x0, y: $0.y0, width: $0.x1 - $0.x0, height: $0.y1 - $0.y0) } ?? .zero
  }

  func moved(_ dx: Double, _ dy: Double) -> Path {
    func place(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + dx, y: point.y + dy) }
    return Path(
      elements: elements.map { element in
        switch element {
        case .move(let to): .move(to: place(to))
        case .line(let to): .line(to: place(to))
        case .quadCurve(let to, let control): .quadCurve(to: place(to), control: place(control))
        case .curve(let to, let control1, let control2):
          .curve(to: place(to), control1: place(control1), control2: place(control2))
        case .closeSubpath: .closeSubpath
        }
      })
  }

  /// The same outlines, closed and drawn the other way round, so that they take away where they would have added.
  var turned: Path {
    var result: [Path.Element] = []
    var subpath: [Path.Element] = []
    /// The start of the subpath and the end of each of its elements.
    var ends = [CGPoint.zero]
    func finish() {
      guard !subpath.isEmpty else { return }
      result.append(.move(to: ends.last!))
      for (element, to) in zip(subpath, ends).reversed() {
        switch element {
        case .quadCurve(_, let control): result.append(.quadCurve(to: to, control: control))
        case .curve(_, let control1, let control2):
          result.append(.curve(to: to, control1: control2, control2: control1))
        default: result.append(.line(to: to))
        }
      }
      result.append(.closeSubpath)
      subpath = []
    }
    for element in elements {
      switch element {
      case .move(let to):
        finish()
        ends = [to]
      case .closeSubpath:
        finish()
        ends = [ends[0]]
      case .line(let to), .quadCurve(let to, _), .curve(let to, _, _):
        subpath.append(element)
        ends.append(to)
      }
    }
    finish()
    return Path(elements: result)
  }

  /// Area of the polygon through all points, control points too: close to the outline's own. Positive when it turns
  /// clockwise on the page.
  var signedArea: Double {
    var sum = 0.0
    var start = CGPoint.zero
    var last = CGPoint.zero
    func step(_ to: CGPoint) {
      sum += Double(last.x * to.y - to.x * last.y) / 2
      last = to
    }
    for element in elements {
      switch element {
      case .move(let to): (start, last) = (to, to)
      case .line(let to): step(to)
      case .quadCurve(let to, let control):
        step(control)
        step(to)
      case .curve(let to, let control1, let control2):
        step(control1)
        step(control2)
        step(to)
      case .closeSubpath: step(start)
      }
    }
    return sum
  }
}
