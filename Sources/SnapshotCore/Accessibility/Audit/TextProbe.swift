import SwiftUI
import Typography
import ViewTree

/// A text of a placed tree, and where its letters are in the picture.
struct TextProbe {
  /// Child numbers from the root.
  var path: [Int]
  var string: String
  /// In points.
  var fontSizes: [Double]
  /// Whether WCAG asks less of it.
  var isLarge: Bool
  var isTruncated: Bool
  var isEnabled: Bool
  /// Where the system says how large text is: bars, segments.
  var isInBar: Bool
  /// In points of the picture.
  var frame: CGRect
  /// What of the frame is left by outlines that cut it; scroll views do not count.
  var uncutFrame: CGRect
  /// Bounds of what each glyph draws, in points of the picture, as far as it is in sight.
  var letters: [CGRect]

  /// Every text that is not hidden, redacted or empty. Where a text is seen in perspective, it has no letters.
  /// - Parameter size: of the picture, in points.
  static func all(in tree: PlacedNode, size: CGSize) -> [TextProbe] {
    var found: [TextProbe] = []
    collect(tree, [], AccessibilityPlace(toPicture: .identity, window: CGRect(origin: .zero, size: size)), &found)
    return found
  }

  private static func collect(
    _ node: PlacedNode, _ path: [Int], _ place: AccessibilityPlace, _ found: inout [TextProbe]
  ) {
    var inner = place
    if node.semantics?.isEnabled == false { inner.isEnabled = false }
    if let role = node.semantics?.role, role == "NavigationBar" || role == "Toolbar" { inner.isInBar = true }
    if node.semantics?.traits.contains("tab") == true { inner.isInBar = true }
    if let role = node.semantics?.role, AccessibilityCollector.compoundRoles.contains(role) { inner.isInBar = true }
    switch node.content {
    case .text(let layout, let content):
      if content.isRedacted || content.string.allSatisfy(\.isWhitespace) { return }
      found.append(TextProbe(node, layout, content, path, inner))
    case .effect(let effect):
      if !inner.enter(effect, of: node.frame) { return }
    case .container, .symbol, .shape, .image: break
    }
    for (index, child) in node.children.enumerated() { collect(child, path + [index], inner, &found) }
  }

  private init(
    _ node: PlacedNode, _ layout: TextLayout, _ content: TextContent, _ path: [Int], _ place: AccessibilityPlace
  ) {
    self.path = path
    string = content.string
    let fonts = content.runs.filter { !$0.run.text.allSatisfy(\.isWhitespace) }.map(\.run.font)
    fontSizes = fonts.map(\.size)
    isLarge = fonts.allSatisfy { $0.size >= 18 || ($0.size >= 14 && $0.weight >= 700) }
    isTruncated = layout.isTruncated
    isEnabled = place.isEnabled
    isInBar = place.isInBar
    frame = node.frame.applying(place.toPicture)
    uncutFrame = frame.overlap(with: place.cut)
    letters = []
    if place.isProjected { return }
    let toPicture = CGAffineTransform(translationX: node.frame.minX, y: node.frame.minY).concatenating(place.toPicture)
    for case .glyphs(let run) in layout.commands {
      for glyph in run.glyphs {
        let bounds = glyph.bounds
        if bounds.isNull || bounds.isEmpty { continue }
        let seen = bounds.applying(run.transform).applying(toPicture).overlap(with: place.window)
        if !seen.isNull, !seen.isEmpty { letters.append(seen) }
      }
    }
  }
}

extension GlyphRun.Glyph {
  /// Of what it draws, in the run's space.
  var bounds: CGRect {
    let bounds = outline.path.boundingRect
    guard !bounds.isNull, bounds.width.isFinite, bounds.height.isFinite else { return .null }
    return bounds.offsetBy(dx: position.x, dy: position.y)
  }
}

extension TextLayout {
  /// What takes the letters' place for a measurement.
  enum Stand {
    /// Nothing: what is behind them is seen.
    case none
    /// Boxes around them, in their own paint.
    case boxes
    /// The same in one colour.
    case colored(ResolvedColor)
  }

  /// - Parameter pixel: how far boxes reach beyond the letters, in points.
  func standingIn(_ stand: Stand, pixel: CGFloat) -> TextLayout {
    var made: [DisplayCommand] = []
    for command in commands {
      switch command {
      case .glyphs(let run):
        if case .none = stand { continue }
        var paint = run.paint
        if case .colored(let color) = stand { paint = .color(color) }
        var path = Path()
        for glyph in run.glyphs {
          let bounds = glyph.bounds
          if !bounds.isNull, !bounds.isEmpty { path.addRect(bounds.insetBy(dx: -pixel, dy: -pixel)) }
        }
        if !path.isEmpty { made.append(.fill(path: path, style: FillStyle(), paint: paint, transform: run.transform)) }
      case .fill(let path, _, _, _):
        // What is as thin as a line under the text belongs to it; what is as high as the text lies behind it.
        if path.boundingRect.height * 4 > size.height / CGFloat(max(lines.count, 1)) { made.append(command) }
      case .image, .pushClip, .pushLayer, .pop: made.append(command)
      }
    }
    return TextLayout(
      lines: lines, size: size, firstBaseline: firstBaseline, lastBaseline: lastBaseline, isTruncated: isTruncated,
      commands: made, diagnostics: diagnostics)
  }
}
