import Graphics

internal import CHarfBuzz

/// The library that shapes text.
package enum TextShaper {
  /// HarfBuzz's, of the library that is loaded.
  package static var libraryVersion: String { String(cString: hb_version_string()) }
}

/// A font file in memory. The one file of this module that calls HarfBuzz; it hands out Swift values only.
///
/// Sendable because the face is made immutable before anyone else sees it, and HarfBuzz's immutable objects may be used
/// from several threads.
final class HarfBuzzFace: @unchecked Sendable {
  fileprivate let face: OpaquePointer
  let unitsPerEm: Double
  /// Variation axes by tag, with the range the file declares.
  let axes: [String: ClosedRange<Double>]

  /// `nil` when the bytes are not an OpenType font with at least one glyph.
  /// - Parameter index: which font of a collection.
  init?(_ bytes: [UInt8], index: UInt32 = 0) {
    let blob = bytes.withUnsafeBytes {
      hb_blob_create(
        $0.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32($0.count), HB_MEMORY_MODE_DUPLICATE, nil, nil)
    }
    defer { hb_blob_destroy(blob) }
    guard let face = hb_face_create(blob, index) else { return nil }
    guard hb_face_get_glyph_count(face) > 0 else {
      hb_face_destroy(face)
      return nil
    }
    hb_face_make_immutable(face)
    self.face = face
    unitsPerEm = Double(hb_face_get_upem(face))
    var infos = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: 16)
    var count = UInt32(infos.count)
    hb_ot_var_get_axis_infos(face, 0, &count, &infos)
    var axes: [String: ClosedRange<Double>] = [:]
    for info in infos.prefix(Int(count)) where info.min_value <= info.max_value {
      axes[name(ofTag: info.tag)] = Double(info.min_value)...Double(info.max_value)
    }
    self.axes = axes
  }
  deinit { hb_face_destroy(face) }
}

/// A face at one place on its variation axes. Lengths it returns are in ems, y growing upward as in the file.
final class HarfBuzzFont: @unchecked Sendable {
  let face: HarfBuzzFace
  private let font: OpaquePointer
  /// HarfBuzz computes in integers of the scale it is given; a sixteenth of a font unit is far below any pixel.
  private let scale: Double

  /// Values outside an axis are clamped to it; axes the face lacks are ignored.
  init(_ face: HarfBuzzFace, variations: [(tag: String, value: Double)] = []) {
    self.face = face
    scale = face.unitsPerEm * 16
    font = hb_font_create(face.face)
    hb_ot_font_set_funcs(font)
    hb_font_set_scale(font, Int32(scale), Int32(scale))
    let settings = variations.compactMap { variation -> hb_variation_t? in
      guard let range = face.axes[variation.tag], variation.value.isFinite else { return nil }
      let value = min(max(variation.value, range.lowerBound), range.upperBound)
      return hb_variation_t(tag: tag(variation.tag), value: Float(value))
    }
    hb_font_set_variations(font, settings, UInt32(settings.count))
    hb_font_make_immutable(font)
  }
  deinit { hb_font_destroy(font) }

  func glyph(for scalar: Unicode.Scalar) -> UInt32? {
    var glyph: UInt32 = 0
    return hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0 ? glyph : nil
  }

  /// Of the glyph alone, in ems.
  func advance(of glyph: UInt32) -> Double { Double(hb_font_get_glyph_h_advance(font, glyph)) / scale }

  /// By the name in the `post` table.
  func glyph(named name: String) -> UInt32? {
    var glyph: UInt32 = 0
    return hb_font_get_glyph_from_name(font, name, -1, &glyph) != 0 ? glyph : nil
  }

  enum Metric {
    case ascent, descent, lineGap, capHeight, xHeight
    case underlineOffset, underlineThickness, strikethroughOffset, strikethroughThickness
  }
  /// In ems; `nil` when the file does not say. Descent is negative, as in the file.
  func metric(_ metric: Metric) -> Double? {
    let tag =
      switch metric {
      case .ascent: HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER
      case .descent: HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER
      case .lineGap: HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP
      case .capHeight: HB_OT_METRICS_TAG_CAP_HEIGHT
      case .xHeight: HB_OT_METRICS_TAG_X_HEIGHT
      case .underlineOffset: HB_OT_METRICS_TAG_UNDERLINE_OFFSET
      case .underlineThickness: HB_OT_METRICS_TAG_UNDERLINE_SIZE
      case .strikethroughOffset: HB_OT_METRICS_TAG_STRIKEOUT_OFFSET
      case .strikethroughThickness: HB_OT_METRICS_TAG_STRIKEOUT_SIZE
      }
    var value: Int32 = 0
    return hb_ot_metrics_get_position(font, tag, &value) != 0 ? Double(value) / scale : nil
  }

  /// - Parameters:
  ///   - clusters: for each scalar the number of the cluster it belongs to, ascending.
  ///   - before, after: what stands around the text, drawn apart from it but joined with it where letters join.
  /// - Returns: glyphs in visual order, left to right.
  func shape(
    _ scalars: [Unicode.Scalar], clusters: [Int], isRightToLeft: Bool, features: [(tag: String, isOn: Bool)] = [],
    before: ArraySlice<Unicode.Scalar> = [], after: ArraySlice<Unicode.Scalar> = []
  ) -> [ShapedGlyph] {
    guard let buffer = hb_buffer_create() else { return [] }
    defer { hb_buffer_destroy(buffer) }
    var values: [UInt32] = []
    values.reserveCapacity(before.count + scalars.count + after.count)
    for scalar in before { values.append(scalar.value) }
    for scalar in scalars { values.append(scalar.value) }
    for scalar in after { values.append(scalar.value) }
    hb_buffer_add_codepoints(buffer, values, Int32(values.count), UInt32(before.count), Int32(scalars.count))
    hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    // Named, because HarfBuzz would otherwise ask the process's locale.
    hb_buffer_set_language(buffer, hb_language_from_string("en", -1))
    hb_buffer_guess_segment_properties(buffer)
    let settings = features.map {
      hb_feature_t(tag: tag($0.tag), value: $0.isOn ? 1 : 0, start: 0, end: UInt32.max)
    }
    hb_shape(font, buffer, settings, UInt32(settings.count))

    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, nil)
    else { return [] }
    // HarfBuzz numbers clusters by their place in all that it was given.
    return (0..<Int(count)).map {
      ShapedGlyph(
        glyph: infos[$0].codepoint, cluster: clusters[Int(infos[$0].cluster) - before.count],
        advance: Double(positions[$0].x_advance) / scale,
        xOffset: Double(positions[$0].x_offset) / scale, yOffset: Double(positions[$0].y_offset) / scale)
    }
  }

  /// The outline at a size, origin on the baseline, y growing downward.
  /// - Parameters:
  ///   - size: points per em.
  ///   - slant: how far a point moves right for each unit above the baseline (a made-up italic); 0 is upright.
  func outline(of glyph: UInt32, size: Double, slant: Double = 0) -> Path {
    let pen = OutlinePen(scale: size / scale, slant: slant)
    hb_font_get_glyph_shape(font, glyph, drawFunctions.pointer, Unmanaged.passUnretained(pen).toOpaque())
    return withExtendedLifetime(pen) { Path(elements: pen.elements) }
  }

  /// The PNG file that stands for the glyph in a bitmap colour font.
  func png(of glyph: UInt32) -> [UInt8]? {
    guard let blob = hb_ot_color_glyph_reference_png(font, glyph) else { return nil }
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let data = hb_blob_get_data(blob, &length), length > 0 else { return nil }
    return [UInt8](UnsafeRawBufferPointer(start: data, count: Int(length)))
  }
}

/// A glyph as HarfBuzz placed it, in ems.
struct ShapedGlyph: Hashable, Sendable {
  var glyph: UInt32
  /// The smallest number of the clusters the glyph stands for.
  var cluster: Int
  var advance: Double
  var xOffset, yOffset: Double
}

/// The script of a character, as HarfBuzz's own Unicode data has it; `nil` for what belongs to any script.
func script(of scalar: Unicode.Scalar) -> UInt32? {
  let script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
  return script == HB_SCRIPT_COMMON || script == HB_SCRIPT_INHERITED ? nil : script.rawValue
}

/// The letter that an accented letter is made of; `nil` for what is made of one part.
func decomposedBase(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
  var (base, mark): (UInt32, UInt32) = (0, 0)
  guard hb_unicode_decompose(hb_unicode_funcs_get_default(), scalar.value, &base, &mark) != 0, mark != 0 else {
    return nil
  }
  return Unicode.Scalar(base)
}

/// The character drawn instead in text that runs from right to left: brackets, arrows of inequality; itself for others.
func mirrored(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
  Unicode.Scalar(hb_unicode_mirroring(hb_unicode_funcs_get_default(), scalar.value)) ?? scalar
}

/// Collects the elements of one outline while HarfBuzz draws it.
private final class OutlinePen {
  var elements: [Path.Element] = []
  private let scale, slant: Double
  init(scale: Double, slant: Double) { (self.scale, self.slant) = (scale, slant) }
  func point(_ x: Float, _ y: Float) -> CGPoint {
    CGPoint(x: (Double(x) + slant * Double(y)) * scale, y: -Double(y) * scale)
  }
}

private struct DrawFunctions: @unchecked Sendable { let pointer: OpaquePointer }
private let drawFunctions: DrawFunctions = {
  func pen(_ data: UnsafeMutableRawPointer?) -> OutlinePen {
    Unmanaged<OutlinePen>.fromOpaque(data!).takeUnretainedValue()
  }
  let functions = hb_draw_funcs_create()!
  hb_draw_funcs_set_move_to_func(
    functions,
    { _, data, _, x, y, _ in
      let p = pen(data); p.elements.append(.move(to: p.point(x, y)))
    }, nil, nil)
  hb_draw_funcs_set_line_to_func(
    functions,
    { _, data, _, x, y, _ in
      let p = pen(data); p.elements.append(.line(to: p.point(x, y)))
    }, nil, nil)
  hb_draw_funcs_set_quadratic_to_func(
    functions,
    { _, data, _, cx, cy, x, y, _ in
      let p = pen(data)
      p.elements.append(.quadCurve(to: p.point(x, y), control: p.point(cx, cy)))
    }, nil, nil)
  hb_draw_funcs_set_cubic_to_func(
    functions,
    { _, data, _, ax, ay, bx, by, x, y, _ in
      let p = pen(data)
      p.elements.append(.curve(to: p.point(x, y), control1: p.point(ax, ay), control2: p.point(bx, by)))
    }, nil, nil)
  hb_draw_funcs_set_close_path_func(
    functions, { _, data, _, _ in pen(data).elements.append(.closeSubpath) }, nil, nil)
  hb_draw_funcs_make_immutable(functions)
  return DrawFunctions(pointer: functions)
}()

func tag(_ name: String) -> UInt32 { name.utf8.reduce(0) { $0 << 8 | UInt32($1) } }
private func name(ofTag tag: UInt32) -> String {
  String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }, as: UTF8.self)
}
