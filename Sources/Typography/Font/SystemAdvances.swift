/// The widths of SF Pro's glyphs, which Inter's glyphs are given where they play SF Pro's part, so that lines break where
/// a device breaks them. The outlines stay Inter's.
///
/// What is known of SF Pro, in 1/2048 em at 16 points, regular:
/// - `measured`: exact, from the glyph advances of the device's text layouts (device/numbers, `textual-*.json`).
/// - `fitted`: as near to `line` of Inter's advance as the widths of 45 strings allow that a device told to a pixel
///   (facts/sf-text-widths.tsv, and the boxes of `md-flow` and `as-list-17`), by least squares of what lies outside of
///   that pixel; 38 of them come out to the pixel. Left out one at a time, the strings have a mean error of 0.29 points
///   (0.32 %), at most 1.2 points (1.1 %).
/// - All other glyphs: `line` of Inter's own advance, a fit to the measured ones (standard deviation 20/2048 em).
/// - Kerning: Inter's, whose "wo" has −37 where SF Pro has −40.
/// - Sizes: the tracking of Apple's Human Interface Guidelines, "Typography", which the strings at 13 and 17 points
///   confirm to 1/2048 em.
///
/// Weights and optical sizes are adjusted from the six semibold letters of `textual-twoParagraphs…` and from the ink of
/// lines in other sizes and weights (`gain`, `opticalGain`).
final class SystemAdvances: Sendable {
  /// The role of SF Pro in regular weight at 16 points, where the table holds.
  private let reference: HarfBuzzFont
  /// The same at the weight wanted.
  private let weighted: HarfBuzzFont
  private let known: [UInt32: Double]
  /// What every glyph has more than at 16 points and regular weight, in 1/2048 em.
  private let shift: Double

  init(_ face: SystemFace, weight: Double, size: Double) {
    reference = face.reference
    known = face.known
    weighted = HarfBuzzFont(face.face, variations: SystemAdvances.variations(weight: weight))
    let tracking = SystemAdvances.tracking(size: size) - SystemAdvances.tracking(size: 16)
    shift = SystemAdvances.gain(weight: weight) + SystemAdvances.opticalGain(size: size) + tracking * 2.048
  }

  /// In ems; `nil` for glyphs that take no place, which marks are.
  func advance(of glyph: UInt32) -> Double? {
    let inter = reference.advance(of: glyph) * 2048
    guard inter > 0 else { return nil }
    let regular = known[glyph] ?? SystemAdvances.line(inter)
    return max(0, regular + weighted.advance(of: glyph) * 2048 - inter + shift) / 2048
  }

  fileprivate static func variations(weight: Double) -> [(tag: String, value: Double)] {
    [(tag: "wght", value: weight), (tag: "opsz", value: 16)]
  }

  /// What a glyph gains with its weight beyond what Inter's gains, in 1/2048 em. [M:hymn-songinfo-long, tx-heading
  /// and w3m-toast, semibold; fs-offroute-long, bold; prefire-prefireview, heavy; the others by their neighbours]
  private static func gain(weight: Double) -> Double {
    let steps: [(weight: Double, gain: Double)] = [(100, -28), (400, 0), (600, 19), (700, 36), (800, 60), (900, 90)]
    guard let end = steps.firstIndex(where: { weight <= $0.weight }) else { return steps[steps.count - 1].gain }
    guard end > 0 else { return steps[0].gain }
    let (a, b) = (steps[end - 1], steps[end])
    return a.gain + (b.gain - a.gain) * (weight - a.weight) / (b.weight - a.weight)
  }

  /// What a glyph loses on the way from SF Pro Text to the narrower SF Pro Display, in 1/2048 em: all of 110 from 24.5
  /// points on, nothing up to 19. [M:hymn-scripture-xxxl: 81 at 23 points, regular; tx-heading, semibold: 34, 74, 106, 114
  /// and 105 at 20.7, 22.6, 26.4, 30.1 and 37.6]
  private static func opticalGain(size: Double) -> Double { -110 * (min(max(size, 19), 24.5) - 19) / 5.5 }

  private static func line(_ inter: Double) -> Double { 0.9346 * inter + 34.6 }

  fileprivate static let measured: [(Unicode.Scalar, Double)] = [
    (" ", 536), ("!", 597), (".", 568), ("A", 1340), ("H", 1480), ("T", 1258), ("a", 1090), ("d", 1218), ("e", 1130),
    ("g", 1208), ("h", 1165), ("i", 466), ("k", 1072), ("l", 478), ("n", 1155), ("o", 1170), ("p", 1210), ("r", 740),
    ("s", 1032), ("t", 704), ("w", 1546), ("\u{A0}", 536),
  ]
  fileprivate static let fitted: [(Unicode.Scalar, Double)] = [
    ("(", 737), (")", 737), (",", 520), ("0", 1265), ("1", 862), ("2", 1204), ("3", 1216), ("4", 1271), ("5", 1219),
    (":", 592), ("@", 1704), ("B", 1283), ("C", 1412), ("D", 1447), ("E", 1189), ("I", 510), ("L", 1110),
    ("N", 1476), ("O", 1529), ("P", 1211), ("S", 1337), ("U", 1423), ("b", 1212), ("c", 1119), ("f", 692),
    ("m", 1721), ("u", 1165), ("v", 977), ("x", 1039), ("y", 1038), ("z", 1128),
  ]

  /// Thousandths of an em that SF Pro's letters stand apart more than drawn, at a size in points. [Human Interface
  /// Guidelines, "Typography", tracking values of SF Pro]
  static func tracking(size: Double) -> Double {
    guard size.isFinite, size > 6 else { return 41 }
    let index = Int(min(size, 80)) - 6
    guard index + 1 < trackings.count else { return 0 }
    let part = min(size, 80) - Double(index + 6)
    return trackings[index] + (trackings[index + 1] - trackings[index]) * part
  }

  /// From 6 points on, one for each point.
  private static let trackings: [Double] = [
    41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26, -25, -24, -23, -18, -12, -4, 3, 6, 8, 11, 14, 14, 14, 13, 13, 12,
    12,
    11, 10, 10, 10, 10, 10, 9, 9, 9, 8, 8, 8, 8, 8, 7, 7, 7, 6, 6, 6, 6, 6, 5, 5, 5, 4, 4, 4, 4, 4, 3, 3, 3, 2, 2, 2, 2,
    2,
    2, 1, 1, 1, 1, 1, 0, 0,
  ]
}

/// One of the two faces that stand for SF Pro, with what its advances are measured against.
final class SystemFace: Sendable {
  let face: HarfBuzzFace
  let reference: HarfBuzzFont
  /// By glyph, accented letters like their base.
  let known: [UInt32: Double]

  init(_ face: HarfBuzzFace) {
    self.face = face
    reference = HarfBuzzFont(face, variations: SystemAdvances.variations(weight: 400))
    var known: [UInt32: Double] = [:]
    var bases: [Unicode.Scalar: Double] = [:]
    for (scalar, advance) in SystemAdvances.measured + SystemAdvances.fitted {
      bases[scalar] = advance
      if let glyph = reference.glyph(for: scalar) { known[glyph] = advance }
    }
    // An accent does not widen a letter, but for a few that overhang, in either font.
    for value in UInt32(0xC0)...0x17F {
      guard let scalar = Unicode.Scalar(value), let base = decomposedBase(of: scalar), let advance = bases[base],
        let glyph = reference.glyph(for: scalar), let baseGlyph = reference.glyph(for: base),
        reference.advance(of: glyph) == reference.advance(of: baseGlyph)
      else { continue }
      known[glyph] = advance
    }
    self.known = known
  }
}
