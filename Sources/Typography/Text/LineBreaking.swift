/// Where a line may end: the rules of Unicode Standard Annex 14 that matter for scripts with spaces and for ideographs.
/// Thai, Lao, Khmer and Burmese, which write no spaces and would need a dictionary, break between syllables as far as their
/// spelling shows them: before a vowel that is written first, and behind a sign that ends a syllable.
enum LineBreaking {
  /// The annex's classes, those that are told apart here. `other` holds letters and all that behaves like them.
  enum Class: UInt8 {
    case mandatory, space, zeroWidthSpace, glue, breakAfter, hyphen, dash, open, close, quotation, exclamation, infix,
      slash
    case number, prefix, postfix, ellipsis, ideograph, nonstarter
    /// Of scripts that need a dictionary: a syllable starts here, ends here, or either is unknown.
    case syllableStart, syllableEnd, complex
    case other
    var isComplex: Bool { self == .syllableStart || self == .syllableEnd || self == .complex }
  }
  enum Opportunity: UInt8 { case none, allowed, mandatory }

  /// - Parameter classes: one for each cluster.
  /// - Returns: for each cluster whether the line may (or must) end behind it.
  static func opportunities(_ classes: [Class]) -> [Opportunity] {
    var result = [Opportunity](repeating: .none, count: classes.count)
    // The last class that is no space and the one right before it; `nil` at the start of a line or word.
    var before: Class? = nil
    var beforeThat: Class? = nil
    var hasSpaces = false
    var index = 0
    while index < classes.count {
      let current = classes[index]
      switch current {
      case .mandatory:
        result[index] = .mandatory
        (before, beforeThat, hasSpaces) = (nil, nil, false)
        index += 1
        continue
      case .space:
        hasSpaces = true
      default:
        beforeThat = hasSpaces ? nil : before
        (before, hasSpaces) = (current, false)
      }
      if index + 1 < classes.count,
        mayBreak(before ?? .space, classes[index + 1], hasSpaces: hasSpaces, beforeThat: beforeThat)
      {
        result[index] = .allowed
      }
      index += 1
    }
    return result
  }

  /// Rule numbers are the annex's.
  /// - Parameters:
  ///   - left: the class before the place, and before any spaces that end there.
  ///   - beforeThat: the class before `left`, `nil` where a word starts with `left`.
  private static func mayBreak(_ left: Class, _ right: Class, hasSpaces: Bool, beforeThat: Class?) -> Bool {
    if left.isComplex || right.isComplex {
      if left.isComplex && right.isComplex && !hasSpaces {
        return right == .syllableStart || left == .syllableEnd && right != .syllableEnd
      }
      return mayBreak(
        left.isComplex ? .other : left, right.isComplex ? .other : right, hasSpaces: hasSpaces, beforeThat: beforeThat)
    }
    switch right {
    case .mandatory, .space, .zeroWidthSpace: return false  // LB6, LB7
    case .close, .exclamation, .infix, .slash: return left == .zeroWidthSpace  // LB8, LB13
    default: break
    }
    if left == .zeroWidthSpace { return true }  // LB8
    if left == .open { return false }  // LB14
    if left == .dash && right == .dash { return false }  // LB17
    if hasSpaces || left == .space { return true }  // LB18
    if left == .glue { return false }  // LB12
    if right == .glue { return left == .breakAfter || left == .hyphen }  // LB12a
    if left == .quotation || right == .quotation { return false }  // LB19
    if left == .dash || right == .dash { return true }  // LB20, and B2 of LB31
    switch right {
    case .breakAfter, .hyphen, .nonstarter, .ellipsis: return false  // LB21, LB22
    default: break
    }
    switch left {
    case .hyphen:
      // LB20a: a hyphen that starts a word belongs to it; LB25: so does a minus sign.
      return beforeThat != nil && right != .number
    case .breakAfter: return true
    case .slash: return right != .number  // LB25
    case .infix: return right == .ideograph || right == .prefix  // LB25, LB29
    case .close: return right != .other && right != .number && right != .prefix && right != .postfix  // LB25, LB30
    case .ideograph: return right != .postfix  // LB23a
    case .nonstarter, .exclamation: return true
    case .ellipsis: return right == .ideograph || right == .open
    case .prefix: return false  // LB23a–25; between two of them the annex would break, and so part "C++".
    case .postfix: return right == .ideograph || right == .prefix || right == .postfix  // LB24, LB25
    case .number, .other: return right == .ideograph  // LB23–30
    case .mandatory, .space, .zeroWidthSpace, .glue, .dash, .open, .quotation, .syllableStart, .syllableEnd, .complex:
      return false
    }
  }

  /// The class of a cluster, by its first scalar, and its last where the script has no spaces.
  static func classify(_ first: Unicode.Scalar, last: Unicode.Scalar) -> Class {
    if first.value < 0xE00 || first.value > 0x17FF { return classify(first) }
    switch first.value {
    case 0xE40...0xE44, 0xEC0...0xEC4: return .syllableStart
    // Signs that stand behind a syllable: vowels, repetition, abbreviation.
    case 0xE2F, 0xE30, 0xE45, 0xE46, 0xEAF, 0xEB0, 0xEC6, 0x17D4...0x17DA, 0x104A, 0x104B: return .syllableEnd
    case 0xE01...0xE3A, 0xE81...0xEBD, 0xEDC...0xEDF, 0x1000...0x103F, 0x1050...0x109F, 0x1780...0x17D3:
      switch last.value {
      // A vowel that nothing follows in its syllable, a letter that is mute, a consonant without vowel.
      case 0xE30, 0xE33, 0xE4C, 0xEB0, 0xEB3, 0xECC, 0x1038, 0x103A, 0x17C7, 0x17CB: return .syllableEnd
      default: return .complex
      }
    default: return classify(first)
    }
  }

  /// The class of a cluster, by its first scalar.
  static func classify(_ scalar: Unicode.Scalar) -> Class {
    let value = scalar.value
    if value < 0x80 { return ascii[Int(value)] }
    switch value {
    case 0x85, 0x2028, 0x2029: return .mandatory
    case 0x200B: return .zeroWidthSpace
    case 0xA0, 0x2007, 0x2011, 0x202F, 0x2060, 0xFEFF: return .glue
    case 0xAD, 0x2010, 0x2012, 0x2013, 0x1361: return .breakAfter
    case 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: return .breakAfter
    case 0x2014: return .dash
    case 0xA1, 0xBF, 0x201A, 0x201E, 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0x3016, 0x3018, 0x301A, 0x301D,
      0xFF08, 0xFF3B, 0xFF5B, 0xFF5F, 0xFF62:
      return .open
    case 0x3001, 0x3002, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x3017, 0x3019, 0x301B, 0x301E, 0x301F, 0xFE50,
      0xFE52, 0xFF09, 0xFF0C, 0xFF0E, 0xFF3D, 0xFF5D, 0xFF60, 0xFF61, 0xFF63, 0xFF64:
      return .close
    case 0xAB, 0xBB, 0x2018, 0x2019, 0x201B...0x201D, 0x201F, 0x2039, 0x203A: return .quotation
    case 0xFF01, 0xFF1F, 0x61B, 0x61E, 0x61F, 0x6D4: return .exclamation
    case 0x2024...0x2026: return .ellipsis
    case 0xA3, 0xA5, 0x20AC, 0x20A0...0x20B5, 0x2116, 0x2212, 0xB1: return .prefix
    case 0xA2, 0xB0, 0x2030...0x2037, 0x2103, 0x2109, 0xFF05: return .postfix
    // Small kana, iteration and length marks, middle dots.
    case 0x3005, 0x301C, 0x303B, 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E, 0x3095,
      0x3096, 0x309B...0x309E, 0x30A0, 0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30EE,
      0x30F5, 0x30F6, 0x30FB...0x30FE, 0x31F0...0x31FF, 0xFF1A, 0xFF1B, 0xFF65, 0xFF67...0xFF70, 0x203C,
      0x2047...0x2049:
      return .nonstarter
    // Hangul is kept together by words, as UIKit's standard strategy does (NSParagraphStyle.LineBreakStrategy).
    case 0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97F, 0xAC00...0xD7FF: return .other
    case 0x2E80...0x2FFF, 0x3040...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF, 0xF900...0xFAFF,
      0xFF02...0xFF9F, 0x1F000...0x1FAFF, 0x20000...0x3FFFD:
      return .ideograph
    case 0x2600...0x27BF where scalar.properties.isEmojiPresentation: return .ideograph
    default:
      return scalar.properties.generalCategory == .decimalNumber ? .number : .other
    }
  }

  private static let ascii: [Class] = (0..<128).map { value -> Class in
    switch UInt8(value) {
    case 0x0A, 0x0B, 0x0C, 0x0D: .mandatory
    case UInt8(ascii: " "): .space
    case 0x09, UInt8(ascii: "|"): .breakAfter
    case UInt8(ascii: "-"): .hyphen
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): .open
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): .close
    case UInt8(ascii: "\""), UInt8(ascii: "'"): .quotation
    case UInt8(ascii: "!"), UInt8(ascii: "?"): .exclamation
    case UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: ";"): .infix
    case UInt8(ascii: "/"): .slash
    case UInt8(ascii: "$"), UInt8(ascii: "+"), UInt8(ascii: "\\"): .prefix
    case UInt8(ascii: "%"): .postfix
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .number
    default: .other
    }
  }
}
