import SwiftUI

/// The ground of a map: parallels and meridians at round steps with their degrees, and a caption that says what it is.
struct GraticuleView: View {
  let viewport: MapViewport
  let palette: MapPalette
  /// Device pixels per point.
  let displayScale: CGFloat

  private static let labelSize: CGFloat = 9
  /// What a label takes along its line's axis, in points, with some air: lines stand at least that far apart.
  private static let meridianPitch: CGFloat = 56
  private static let parallelPitch: CGFloat = 40
  /// The height of the strips along the top and bottom edge, which belong to the meridians' labels and the caption.
  private static let strip: CGFloat = 18
  /// Lines between two labelled ones.
  private static let subdivisions = 5

  var body: some View {
    let meridians = Graticule(viewport.longitudes, limit: limit(viewport.size.width, Self.meridianPitch))
    let parallels = Graticule(viewport.latitudes, limit: limit(viewport.size.height, Self.parallelPitch))
    ZStack(alignment: .topLeading) {
      palette.land
      if viewport.isPlain {
        PathLayer(path: fineLines(meridians, parallels)).fill(palette.fineLine)
        PathLayer(path: lines(meridians, parallels)).fill(palette.line)
        ForEach(meridians.angles, id: \.self) { meridian(meridians, $0) }
        ForEach(parallels.angles, id: \.self) { parallel(parallels, $0) }
      } else {
        let turned = TurnedGraticule(viewport, meridians, parallels, subdivisions: Self.subdivisions)
        PathLayer(path: turned.fineLines).stroke(palette.fineLine, lineWidth: 1 / displayScale)
        PathLayer(path: turned.lines).stroke(palette.line, lineWidth: 1 / displayScale)
        ForEach(turned.labels) { label($0.text).offset(x: $0.point.x, y: $0.point.y) }
      }
      if viewport.size.width >= 100, viewport.size.height >= 60 {
        label("Tintype map")
          .opacity(0.8)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomLeading)
          .padding(4)
      }
    }
  }

  private func limit(_ length: CGFloat, _ pitch: CGFloat) -> Int { min(6, Int(min(length, 10_000) / pitch)) }

  // MARK: - Labels

  @ViewBuilder private func meridian(_ graticule: Graticule, _ angle: Int) -> some View {
    let x = x(angle)
    if x + Self.meridianPitch - 8 <= viewport.size.width, viewport.size.height >= 2 * Self.strip {
      label(graticule.longitudeLabel(angle)).offset(x: x + 3, y: 3)
    }
  }
  @ViewBuilder private func parallel(_ graticule: Graticule, _ angle: Int) -> some View {
    let y = y(angle)
    if y - 14 >= Self.strip, y <= viewport.size.height - Self.strip, viewport.size.width >= Self.meridianPitch {
      label(graticule.latitudeLabel(angle)).offset(x: 4, y: y - 13)
    }
  }
  private func label(_ text: String) -> some View {
    Text(verbatim: text)
      .font(.system(size: Self.labelSize, weight: .medium))
      .monospacedDigit()
      .foregroundColor(palette.label)
      .fixedSize()
  }

  // MARK: - Lines

  private func x(_ angle: Int) -> CGFloat { viewport.x(longitude: Graticule.degrees(angle)) }
  private func y(_ angle: Int) -> CGFloat { viewport.y(latitude: Graticule.degrees(angle)) }

  private func lines(_ meridians: Graticule, _ parallels: Graticule) -> Path {
    Path { path in
      for angle in meridians.angles { path.addRect(vertical(x(angle))) }
      for angle in parallels.angles { path.addRect(horizontal(y(angle))) }
    }
  }
  /// Also beyond the outermost labelled lines; what falls on a labelled line is covered by it.
  private func fineLines(_ meridians: Graticule, _ parallels: Graticule) -> Path {
    Path { path in
      for angle in fine(meridians) { path.addRect(vertical(x(angle))) }
      for angle in fine(parallels) { path.addRect(horizontal(y(angle))) }
    }
  }
  private func fine(_ graticule: Graticule) -> [Int] {
    graticule.fineAngles(Self.subdivisions)
  }

  /// One device pixel wide, on whole pixels: a line that is spread over two would look wider and fainter than the others.
  private func vertical(_ x: CGFloat) -> CGRect {
    CGRect(x: onPixel(x), y: 0, width: 1 / displayScale, height: viewport.size.height)
  }
  private func horizontal(_ y: CGFloat) -> CGRect {
    CGRect(x: 0, y: onPixel(y), width: viewport.size.width, height: 1 / displayScale)
  }
  private func onPixel(_ position: CGFloat) -> CGFloat { ((position * displayScale - 0.5).rounded()) / displayScale }
}
