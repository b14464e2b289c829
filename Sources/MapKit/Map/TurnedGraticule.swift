import Graphics

/// The parallels and meridians of a map that is turned or tilted, as lines on its view.
struct TurnedGraticule {
  struct Label: Identifiable {
    let id: Int
    let text: String
    /// Of its top-left corner, in points.
    let point: CGPoint
  }
  private(set) var lines = Path()
  private(set) var fineLines = Path()
  private(set) var labels: [Label] = []

  /// What a label takes at most, with some air.
  private static let labelSize = CGSize(width: 56, height: 16)

  init(_ viewport: MapViewport, _ meridians: Graticule, _ parallels: Graticule, subdivisions: Int) {
    let outline = OverlayOutline(viewport, margin: 0)
    let longitudes = viewport.longitudes
    func meridian(_ angle: Int) -> (CGPoint, CGPoint)? {
      let x = WebMercator.x(longitude: Graticule.degrees(angle))
      return outline.segment((x, 0), (x, 1))
    }
    func parallel(_ angle: Int) -> (CGPoint, CGPoint)? {
      let y = WebMercator.y(latitude: Graticule.degrees(angle))
      return outline.segment(
        (WebMercator.x(longitude: longitudes.lowerBound), y), (WebMercator.x(longitude: longitudes.upperBound), y))
    }
    func add(_ line: (CGPoint, CGPoint)?, to path: inout Path) {
      guard let line else { return }
      path.move(to: line.0)
      path.addLine(to: line.1)
    }
    for angle in meridians.fineAngles(subdivisions) { add(meridian(angle), to: &fineLines) }
    for angle in parallels.fineAngles(subdivisions) { add(parallel(angle), to: &fineLines) }
    // The caption's corner is taken.
    var taken = [CGRect(x: 0, y: viewport.size.height - 20, width: 80, height: 20)]
    let whole = CGRect(origin: .zero, size: viewport.size)
    func label(_ line: (CGPoint, CGPoint)?, _ text: String) {
      guard let point = line.flatMap({ Self.place($0) }) else { return }
      let frame = CGRect(origin: point, size: Self.labelSize)
      guard whole.contains(frame), !taken.contains(where: { $0.overlaps(frame) }) else { return }
      taken.append(frame)
      labels.append(Label(id: labels.count, text: text, point: point))
    }
    for angle in meridians.angles {
      let line = meridian(angle)
      add(line, to: &lines)
      label(line, meridians.longitudeLabel(angle))
    }
    for angle in parallels.angles {
      let line = parallel(angle)
      add(line, to: &lines)
      label(line, parallels.latitudeLabel(angle))
    }
  }

  /// Beside the end of a line at the upper edge, or else above the one at the left edge.
  private static func place(_ line: (CGPoint, CGPoint)) -> CGPoint? {
    for end in [line.0, line.1] where abs(end.y) < 0.01 { return CGPoint(x: end.x + 3, y: 3) }
    for end in [line.0, line.1] where abs(end.x) < 0.01 { return CGPoint(x: 4, y: end.y - 13) }
    return nil
  }
}
