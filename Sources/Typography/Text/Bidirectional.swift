/// Which way text runs: the Unicode Bidirectional Algorithm (Unicode Standard Annex 9), with explicit embeddings,
/// overrides and isolates, and paired brackets. Works on clusters: a mark goes where its base goes.
enum Bidirectional {
  /// The annex's classes (table 4).
  enum Class: UInt8 {
    case left, right, arabicLetter
    case european, europeanSeparator, terminator, arabicNumber, separator, mark, boundaryNeutral
    case paragraph, segment, space, neutral
    case leftEmbedding, leftOverride, rightEmbedding, rightOverride, endOfEmbedding
    case leftIsolate, rightIsolate, firstStrongIsolate, endOfIsolate

    var isIsolateInitiator: Bool { self == .leftIsolate || self == .rightIsolate || self == .firstStrongIsolate }
    /// Removed by X9: takes no part in what follows.
    var isRemoved: Bool {
      switch self {
      case .leftEmbedding, .leftOverride, .rightEmbedding, .rightOverride, .endOfEmbedding, .boundaryNeutral: true
      default: false
      }
    }
    /// May make text run from right to left.
    var isRightToLeft: Bool {
      switch self {
      case .right, .arabicLetter, .arabicNumber, .rightEmbedding, .rightOverride, .rightIsolate: true
      default: false
      }
    }
  }

  static func classify(_ scalar: Unicode.Scalar) -> Class {
    let value = scalar.value
    switch value {
    case 0x41...0x5A, 0x61...0x7A: return .left
    case 0x30...0x39, 0xB2, 0xB3, 0xB9, 0x6F0...0x6F9, 0x2070, 0x2074...0x2079, 0x2080...0x2089, 0x1D7CE...0x1D7FF:
      return .european
    case 0x20, 0x0C, 0x1680, 0x2000...0x200A, 0x2028, 0x205F, 0x3000: return .space
    case 0x0A, 0x0D, 0x1C...0x1E, 0x85, 0x2029: return .paragraph
    case 0x09, 0x0B, 0x1F: return .segment
    case 0x2B, 0x2D, 0x207A, 0x207B, 0x208A, 0x208B, 0x2212, 0xFB29, 0xFF0B, 0xFF0D: return .europeanSeparator
    case 0x2C, 0x2E, 0x2F, 0x3A, 0xA0, 0x60C, 0x202F, 0x2044, 0xFE50, 0xFE52, 0xFE55, 0xFF0C, 0xFF0E, 0xFF0F, 0xFF1A:
      return .separator
    // Signs of currency, per cent, number and degree stay beside their number, on the side where they were written.
    case 0x23...0x25, 0xA2...0xA5, 0xB0, 0xB1, 0x609, 0x60A, 0x66A, 0x2030...0x2034, 0x20A0...0x20CF, 0x2213,
      0xFF03...0xFF05:
      return .terminator
    case 0x202A: return .leftEmbedding
    case 0x202B: return .rightEmbedding
    case 0x202C: return .endOfEmbedding
    case 0x202D: return .leftOverride
    case 0x202E: return .rightOverride
    case 0x2066: return .leftIsolate
    case 0x2067: return .rightIsolate
    case 0x2068: return .firstStrongIsolate
    case 0x2069: return .endOfIsolate
    case 0..<0x20, 0x7F...0x9F, 0xAD, 0x200B...0x200D, 0x2060...0x2065, 0x206A...0x206F, 0xFEFF: return .boundaryNeutral
    case 0..<0xAA: return .neutral
    case 0x600...0x605, 0x660...0x669, 0x66B, 0x66C, 0x6DD: return .arabicNumber
    case 0x200E: return .left
    case 0x200F: return .right
    case 0x61C: return .arabicLetter
    case 0x606, 0x607, 0x60E, 0x60F, 0x6DE, 0x6E9: return .neutral
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      if scalar.properties.generalCategory == .nonspacingMark { return .mark }
      if (0xFD3E...0xFD4F).contains(value) || value == 0xFDCF || (0xFDFD...0xFDFF).contains(value) { return .neutral }
      let isArabic =
        (0x600...0x7BF).contains(value) || (0x860...0x8FF).contains(value) || (0xFB50...0xFDFF).contains(value)
        || (0xFE70...0xFEFE).contains(value) || (0x10D00...0x10D3F).contains(value)
        || (0x1EC70...0x1EEFF).contains(value)
      return isArabic ? .arabicLetter : .right
    case 0x2011...0x2BFF, 0x3001...0x3004, 0x3008...0x3020, 0xFE0E, 0xFE0F, 0x1F000...0x1FAFF:
      switch value {
      case 0x2071, 0x207F, 0x2090...0x209C, 0x2102, 0x2107, 0x210A...0x2113, 0x2115, 0x2119...0x211D, 0x2124, 0x2126,
        0x2128, 0x212A...0x212D, 0x212F...0x2139, 0x213C...0x213F, 0x2145...0x2149, 0x2160...0x2188, 0x249C...0x24E9:
        return .left
      default: return .neutral
      }
    default:
      switch scalar.properties.generalCategory {
      case .spaceSeparator, .mathSymbol, .modifierSymbol, .otherPunctuation, .dashPunctuation, .openPunctuation,
        .closePunctuation, .initialPunctuation, .finalPunctuation:
        return .neutral
      case .format, .control: return .boundaryNeutral
      case .nonspacingMark, .enclosingMark: return .mark
      default: return .left
      }
    }
  }

  /// The paragraph's own direction: that of its first letter outside of isolates (P2, P3), else `fallback`.
  static func isRightToLeft(_ classes: ArraySlice<Class>, fallback: Bool) -> Bool {
    var depth = 0
    for kind in classes {
      if kind.isIsolateInitiator {
        depth += 1
      } else if kind == .endOfIsolate {
        depth = max(0, depth - 1)
      } else if depth == 0 {
        if kind == .left { return false }
        if kind == .right || kind == .arabicLetter { return true }
      }
    }
    return fallback
  }

  /// The embedding level of each cluster of a paragraph: even runs right, odd runs left.
  /// - Parameter scalars: the first of each cluster, for brackets; may be left out.
  static func levels(
    _ classes: ArraySlice<Class>, scalars: ArraySlice<Unicode.Scalar> = [], isRightToLeft base: Bool
  ) -> [UInt8] {
    var paragraph = BidirectionalParagraph(Array(classes), Array(scalars), base: base ? 1 : 0)
    paragraph.resolve()
    return paragraph.levels
  }

  /// The order in which pieces of these levels stand from left to right (L2).
  static func visualOrder(_ levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), highest > 0 else { return order }
    for level in stride(from: highest, through: 1, by: -1) {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        var end = start
        while end < order.count && levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }
}
