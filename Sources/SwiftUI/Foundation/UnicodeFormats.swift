internal import _FoundationICU

// Foundation writes numbers with ICU, and so does a device; on Linux Foundation has no style for measurements, lists of
// units and distances in time, but the ICU that it brings does. Unsafe: ICU's C functions, which fill a buffer of ours.
// [ICU, unumberformatter.h, ulistformatter.h, ureldatefmt.h; "Number Skeletons", unicode-org.github.io/icu]

/// Words and numbers as ICU's data has them for a locale. All functions answer `nil` for what ICU does not know.
enum UnicodeFormats {
  /// A number with a unit, say.
  static func number(_ value: Double, skeleton: String, locale: Locale) -> String? {
    withNumber(value, skeleton, locale) { result in string { swift_unumf_resultToString(result, $0, $1, &$2) } }
  }

  /// The number that ICU would write, after it changed the unit and rounded.
  static func converted(_ value: Double, skeleton: String, locale: Locale) -> Double? {
    withNumber(value, skeleton, locale) { result in
      var status = U_ZERO_ERROR
      var buffer = [CChar](repeating: 0, count: 64)
      let count = swift_unumf_resultToDecimalNumber(result, &buffer, 64, &status)
      guard status.rawValue <= 0, count > 0, count < 64 else { return nil }
      return Double(String(decoding: buffer.prefix(Int(count)).map { UInt8(bitPattern: $0) }, as: UTF8.self))
    }
  }

  enum Width { case wide, abbreviated, narrow }

  /// Measurements one after another: `1 hr, 5 min`.
  static func units(_ texts: [String], width: Width, locale: Locale) -> String? {
    guard texts.count > 1 else { return texts.first }
    var status = U_ZERO_ERROR
    let kind =
      switch width {
      case .wide: ULISTFMT_WIDTH_WIDE
      case .abbreviated: ULISTFMT_WIDTH_SHORT
      case .narrow: ULISTFMT_WIDTH_NARROW
      }
    guard let list = swift_ulistfmt_openForType(locale.identifier, ULISTFMT_TYPE_UNITS, kind, &status),
      status.rawValue <= 0
    else { return nil }
    defer { swift_ulistfmt_close(list) }
    let units = texts.map { Array($0.utf16) }
    let all = units.flatMap { $0 }
    return all.withUnsafeBufferPointer { all -> String? in
      guard let start = all.baseAddress else { return nil }
      var offset = 0
      let starts: [UnsafePointer<UInt16>?] = units.map { unit in
        defer { offset += unit.count }
        return start + offset
      }
      let lengths = units.map { Int32($0.count) }
      return string { swift_ulistfmt_format(list, starts, lengths, Int32(texts.count), $0, $1, &$2) }
    }
  }

  enum TimeUnit { case year, month, week, day, hour, minute, second }

  /// How far something is: `in 2 days`, or `tomorrow` where it has a name.
  static func relative(_ offset: Int, _ unit: TimeUnit, width: Width, named: Bool, locale: Locale) -> String? {
    var status = U_ZERO_ERROR
    let style =
      switch width {
      case .wide: UDAT_STYLE_LONG
      case .abbreviated: UDAT_STYLE_SHORT
      case .narrow: UDAT_STYLE_NARROW
      }
    guard
      let format = swift_ureldatefmt_open(locale.identifier, nil, style, UDISPCTX_CAPITALIZATION_NONE, &status),
      status.rawValue <= 0
    else { return nil }
    defer { swift_ureldatefmt_close(format) }
    let kind =
      switch unit {
      case .year: UDAT_REL_UNIT_YEAR
      case .month: UDAT_REL_UNIT_MONTH
      case .week: UDAT_REL_UNIT_WEEK
      case .day: UDAT_REL_UNIT_DAY
      case .hour: UDAT_REL_UNIT_HOUR
      case .minute: UDAT_REL_UNIT_MINUTE
      case .second: UDAT_REL_UNIT_SECOND
      }
    return string {
      named
        ? swift_ureldatefmt_format(format, Double(offset), kind, $0, $1, &$2)
        : swift_ureldatefmt_formatNumeric(format, Double(offset), kind, $0, $1, &$2)
    }
  }

  private static func withNumber<R>(
    _ value: Double, _ skeleton: String, _ locale: Locale, _ body: (OpaquePointer) -> R?
  ) -> R? {
    guard value.isFinite else { return nil }
    var status = U_ZERO_ERROR
    let units = Array(skeleton.utf16)
    guard
      let formatter = swift_unumf_openForSkeletonAndLocale(units, Int32(units.count), locale.identifier, &status)
    else { return nil }
    defer { swift_unumf_close(formatter) }
    guard status.rawValue <= 0, let result = swift_unumf_openResult(&status) else { return nil }
    defer { swift_unumf_closeResult(result) }
    swift_unumf_formatDouble(formatter, value, result, &status)
    return status.rawValue <= 0 ? body(result) : nil
  }

  private static func string(_ fill: (UnsafeMutablePointer<UInt16>, Int32, inout UErrorCode) -> Int32) -> String? {
    let capacity = 512
    var status = U_ZERO_ERROR
    var buffer = [UInt16](repeating: 0, count: capacity)
    let count = buffer.withUnsafeMutableBufferPointer { fill($0.baseAddress!, Int32(capacity), &status) }
    guard status.rawValue <= 0, count >= 0, count <= capacity else { return nil }
    return String(decoding: buffer.prefix(Int(count)), as: UTF16.self)
  }
}
