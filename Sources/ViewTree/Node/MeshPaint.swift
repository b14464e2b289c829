import Graphics

/// Colours at the crossings of a grid that is pulled out of shape, and what lies between them.
package struct MeshPaint: Hashable, Sendable {
  /// A crossing, in the unit square, with the ends of the handles of the curves through it.
  package struct Point: Hashable, Sendable {
    package var position: CGPoint
    /// Leading, top, trailing and bottom; `nil` where the neighbours say how the curves run.
    package var handles: [CGPoint]?
    package init(position: CGPoint, handles: [CGPoint]?) { (self.position, self.handles) = (position, handles) }
  }
  /// Crossings a row and a column, at least 2 each.
  package var width, height: Int
  package var points: [Point]
  package var colors: [ResolvedColor]
  package var background: ResolvedColor
  /// Colours run smoothly through the crossings instead of evenly from one to the next.
  package var isSmooth: Bool

  /// `nil` where there are not as many points and colours as crossings.
  package init?(
    width: Int, height: Int, points: [Point], colors: [ResolvedColor], background: ResolvedColor, isSmooth: Bool
  ) {
    guard width >= 2, height >= 2, width <= 64, height <= 64, points.count == width * height,
      colors.count == points.count
    else { return nil }
    (self.width, self.height, self.points, self.colors) = (width, height, points, colors)
    (self.background, self.isSmooth) = (background, isSmooth)
  }

  /// Pixels along the longer side of the picture of a mesh, which is drawn as large as it is needed: there is nothing
  /// sharp in it.
  private static let longerSide = 160

  package func paint(in rect: CGRect) -> Paint {
    guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite,
      points.allSatisfy({ $0.position.x.isFinite && $0.position.y.isFinite })
    else { return .color(background) }
    let scale = Double(Self.longerSide) / Double(max(rect.width, rect.height))
    func pixels(_ length: CGFloat) -> Int { max(1, Int((Double(length) * scale).rounded(.up))) }
    // One more pixel on all sides, so that nothing of the opposite edge is mixed in where the picture is repeated.
    let (w, h) = (pixels(rect.width), pixels(rect.height))
    guard let bitmap = Bitmap(width: w + 2, height: h + 2) else { return .color(background) }
    var canvas = MeshCanvas(width: w + 2, height: h + 2, background: background)
    let size = (Double(rect.width) * scale, Double(rect.height) * scale)
    for row in 0..<(height - 1) {
      for column in 0..<(width - 1) { draw(row, column, size, &canvas) }
    }
    canvas.write(to: bitmap)
    return .tiledImage(
      bitmap, origin: CGPoint(x: Double(rect.minX) - 1 / scale, y: Double(rect.minY) - 1 / scale), scale: scale)
  }

  // MARK: - Patches

  /// Steps of a patch along each side: fewer where there are many patches, which are a few pixels large; 64 × 64 of them in
  /// 12 × 12 steps took minutes in debug.
  private var steps: Int { max(2, min(12, 60 / (max(width, height) - 1))) }

  /// One cell: a Coons patch between its four curves, in small quadrilaterals of even colour.
  private func draw(_ row: Int, _ column: Int, _ size: (Double, Double), _ canvas: inout MeshCanvas) {
    let patch = Patch(self, row, column)
    let n = steps
    func place(_ i: Int, _ j: Int) -> (Double, Double) {
      let p = patch.point(Double(i) / Double(n), Double(j) / Double(n))
      return (p.0 * size.0 + 1, p.1 * size.1 + 1)
    }
    func color(_ i: Int, _ j: Int) -> [Double] { self.color(row, column, Double(i) / Double(n), Double(j) / Double(n)) }
    for j in 0..<n {
      for i in 0..<n {
        let corners = [place(i, j), place(i + 1, j), place(i + 1, j + 1), place(i, j + 1)]
        let colors = [color(i, j), color(i + 1, j), color(i + 1, j + 1), color(i, j + 1)]
        canvas.triangle([corners[0], corners[1], corners[2]], [colors[0], colors[1], colors[2]])
        canvas.triangle([corners[0], corners[2], corners[3]], [colors[0], colors[2], colors[3]])
      }
    }
  }

  /// Straight red, green, blue and alpha.
  private func color(_ row: Int, _ column: Int, _ u: Double, _ v: Double) -> [Double] {
    func at(_ r: Int, _ c: Int) -> [Double] {
      let k = colors[min(max(r, 0), height - 1) * width + min(max(c, 0), width - 1)]
      return [k.red, k.green, k.blue, k.alpha]
    }
    func between(_ p: [[Double]], _ t: Double) -> [Double] {
      (0..<4).map { i in
        if !isSmooth { return p[1][i] + (p[2][i] - p[1][i]) * t }
        // Catmull and Rom's spline.
        let (a, b, c, d) = (p[0][i], p[1][i], p[2][i], p[3][i])
        let cubic = (3 * (b - c) + d - a) * t + (2 * a - 5 * b + 4 * c - d)
        return b + 0.5 * t * ((c - a) + t * cubic)
      }
    }
    let rows = (isSmooth ? -1...2 : 0...1).map { r in
      between((isSmooth ? -1...2 : -1...2).map { at(row + r, column + $0) }, u)
    }
    return (isSmooth ? between(rows, v) : (0..<4).map { rows[0][$0] + (rows[1][$0] - rows[0][$0]) * v }).map {
      min(max($0, 0), 1)
    }
  }

  private struct Patch {
    /// Bézier curves: top, bottom, leading, trailing.
    let top, bottom, left, right: [(Double, Double)]
    init(_ mesh: MeshPaint, _ row: Int, _ column: Int) {
      func point(_ r: Int, _ c: Int) -> Point {
        mesh.points[min(max(r, 0), mesh.height - 1) * mesh.width + min(max(c, 0), mesh.width - 1)]
      }
      func at(_ r: Int, _ c: Int) -> (Double, Double) {
        let p = point(r, c).position
        return (Double(p.x), Double(p.y))
      }
      /// From one crossing to a neighbour, by handles or the neighbours' neighbours.
      func curve(_ r0: Int, _ c0: Int, _ r1: Int, _ c1: Int, _ from: Int, _ to: Int) -> [(Double, Double)] {
        let (a, b) = (at(r0, c0), at(r1, c1))
        // Beyond the mesh a line goes on as it came, so that equally spaced crossings have evenly spaced colours.
        func beyond(_ r: Int, _ c: Int, _ inner: (Double, Double), _ outer: (Double, Double)) -> (Double, Double) {
          (0..<mesh.height).contains(r) && (0..<mesh.width).contains(c)
            ? at(r, c) : (2 * outer.0 - inner.0, 2 * outer.1 - inner.1)
        }
        let (before, after) = (beyond(2 * r0 - r1, 2 * c0 - c1, b, a), beyond(2 * r1 - r0, 2 * c1 - c0, a, b))
        var first = (a.0 + (b.0 - before.0) / 6, a.1 + (b.1 - before.1) / 6)
        var second = (b.0 - (after.0 - a.0) / 6, b.1 - (after.1 - a.1) / 6)
        if let h = point(r0, c0).handles, h.count == 4 { first = (Double(h[from].x), Double(h[from].y)) }
        if let h = point(r1, c1).handles, h.count == 4 { second = (Double(h[to].x), Double(h[to].y)) }
        return [a, first, second, b]
      }
      top = curve(row, column, row, column + 1, 2, 0)
      bottom = curve(row + 1, column, row + 1, column + 1, 2, 0)
      left = curve(row, column, row + 1, column, 3, 1)
      right = curve(row, column + 1, row + 1, column + 1, 3, 1)
    }
    private func on(_ c: [(Double, Double)], _ t: Double) -> (Double, Double) {
      let s = 1 - t
      let (k0, k1, k2, k3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
      let x = k0 * c[0].0 + k1 * c[1].0 + k2 * c[2].0 + k3 * c[3].0
      let y = k0 * c[0].1 + k1 * c[1].1 + k2 * c[2].1 + k3 * c[3].1
      return (x, y)
    }
    func point(_ u: Double, _ v: Double) -> (Double, Double) {
      let (t, b, l, r) = (on(top, u), on(bottom, u), on(left, v), on(right, v))
      func coons(_ t: Double, _ b: Double, _ l: Double, _ r: Double, _ c: [Double]) -> Double {
        let ruled = (1 - v) * t + v * b + (1 - u) * l + u * r
        let corners = (1 - v) * ((1 - u) * c[0] + u * c[1]) + v * ((1 - u) * c[2] + u * c[3])
        return ruled - corners
      }
      let x = coons(t.0, b.0, l.0, r.0, [top[0].0, top[3].0, bottom[0].0, bottom[3].0])
      let y = coons(t.1, b.1, l.1, r.1, [top[0].1, top[3].1, bottom[0].1, bottom[3].1])
      return (x, y)
    }
  }
}

/// Straight colours of a picture in the making.
private struct MeshCanvas {
  let width, height: Int
  private var pixels: [RGBA8]

  init(width: Int, height: Int, background: ResolvedColor) {
    (self.width, self.height) = (width, height)
    pixels = Array(repeating: background.rgba8, count: width * height)
  }

  /// Pixels whose centre is in the triangle, or within half a pixel of it, so that no gap is left between two.
  mutating func triangle(_ p: [(Double, Double)], _ c: [[Double]]) {
    let area = (p[1].0 - p[0].0) * (p[2].1 - p[0].1) - (p[2].0 - p[0].0) * (p[1].1 - p[0].1)
    guard area != 0, area.isFinite else { return }
    func range(_ a: Double, _ b: Double, _ c: Double, _ limit: Int) -> ClosedRange<Int>? {
      let low = max(0, min(a, b, c).rounded(.down) - 1), high = min(Double(limit - 1), max(a, b, c).rounded(.up) + 1)
      return low <= high ? Int(low)...Int(high) : nil
    }
    guard let columns = range(p[0].0, p[1].0, p[2].0, width), let rows = range(p[0].1, p[1].1, p[2].1, height) else {
      return
    }
    let slack = -0.75 / abs(area).squareRoot()
    // Shares change evenly along a row, so that what of it is inside is known without asking each pixel.
    let perColumn = ((p[2].1 - p[0].1) / area, (p[0].1 - p[1].1) / area)
    let (firstColumn, lastColumn) = (Double(columns.lowerBound), Double(columns.upperBound))
    for y in rows {
      let py = Double(y) + 0.5
      var low = firstColumn, high = lastColumn
      func narrow(_ atZero: Double, _ step: Double) {
        guard step != 0 else { return }
        let end = (slack - atZero) / step - 0.5
        guard end.isFinite else { return }
        if step > 0 { low = max(low, end.rounded(.down) - 1) } else { high = min(high, end.rounded(.up) + 1) }
      }
      let b0 = (-p[0].0 * (p[2].1 - p[0].1) - (p[2].0 - p[0].0) * (py - p[0].1)) / area
      let d0 = ((p[1].0 - p[0].0) * (py - p[0].1) + p[0].0 * (p[1].1 - p[0].1)) / area
      narrow(b0, perColumn.0)
      narrow(d0, perColumn.1)
      narrow(1 - b0 - d0, -perColumn.0 - perColumn.1)
      guard low <= high else { continue }
      for x in Int(low)...Int(high) {
        let px = Double(x) + 0.5
        let b = ((px - p[0].0) * (p[2].1 - p[0].1) - (p[2].0 - p[0].0) * (py - p[0].1)) / area
        let d = ((p[1].0 - p[0].0) * (py - p[0].1) - (px - p[0].0) * (p[1].1 - p[0].1)) / area
        let a = 1 - b - d
        if a < slack || b < slack || d < slack { continue }
        func channel(_ i: Int) -> Double { a * c[0][i] + b * c[1][i] + d * c[2][i] }
        pixels[y * width + x] =
          ResolvedColor(red: channel(0), green: channel(1), blue: channel(2), alpha: channel(3)).rgba8
      }
    }
  }

  func write(to bitmap: Bitmap) {
    bitmap.storage.withMutableBytes { bytes in
      for (i, pixel) in pixels.enumerated() {
        let p = PremultipliedRGBA8(pixel)
        (bytes[4 * i], bytes[4 * i + 1], bytes[4 * i + 2], bytes[4 * i + 3]) = (p.red, p.green, p.blue, p.alpha)
      }
    }
  }
}
