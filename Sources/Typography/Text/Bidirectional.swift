/// Which way text runs: the Unicode Bidirectional Algorithm (Unicode Standard Annex 9) for text without explicit
/// embeddings, overrides and isolates, and without the paired brackets of N0.
enum Bidirectional {
  enum Class: UInt8 {
    case left, right, european, arabicNumber, separator, terminator, neutral, paragraph
  }

  static func classify(_ scalar: Unicode.Scalar) -> Class {
    let value = scalar.value
    switch value {
    case 0x30...0x39, 0xB2, 0xB3, 0xB9, 0x2070, 0x2074...0x2079, 0x2080...0x2089: return .european
    case 0x41...0x5A, 0x61...0x7A: return .left
    case 0x0A, 0x0D, 0x85, 0x2029: return .paragraph
    case 0x2B, 0x2D, 0x2C, 0x2E, 0x2F, 0x3A: return .separator
    // Signs of currency, per cent, number and degree stay beside their number, on the side where they were written.
    case 0x23...0x25, 0xA2...0xA5, 0xB0, 0xB1, 0x2030...0x2034, 0x20A0...0x20CF, 0x2212, 0x2213: return .terminator
    case 0..<0xAA: return .neutral
    case 0x660...0x669, 0x66B, 0x66C: return .arabicNumber
    case 0x6F0...0x6F9: return .european
    case 0x200E: return .left
    case 0x200F, 0x61C: return .right
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      return scalar.properties.generalCategory == .nonspacingMark ? .neutral : .right
    case 0x2000...0x2BFF, 0x3001...0x3004, 0x3008...0x3020, 0xFE0E, 0xFE0F, 0x1F000...0x1FAFF: return .neutral
    default:
      switch scalar.properties.generalCategory {
      case .spaceSeparator, .mathSymbol, .modifierSymbol, .otherPunctuation, .dashPunctuation, .openPunctuation,
        .closePunctuation, .initialPunctuation, .finalPunctuation, .format, .control, .nonspacingMark:
        return .neutral
      default: return .left
      }
    }
  }

  /// The paragraph's own direction: that of its first letter (P2, P3), else `fallback`.
  static func isRightToLeft(_ classes: ArraySlice<Class>, fallback: Bool) -> Bool {
    for kind in classes {
      if kind == .left { return false }
      if kind == .right { return true }
    }
    return fallback
  }

  /// The embedding level of each cluster of a paragraph: even runs right, odd runs left.
  static func levels(_ classes: ArraySlice<Class>, isRightToLeft base: Bool) -> [UInt8] {
    var kinds = Array(classes)
    let count = kinds.count
    // W4–W6: a separator between two numbers belongs to them, any other is neutral.
    for index in kinds.indices where kinds[index] == .separator {
      let isInside = index > 0 && index + 1 < count && kinds[index - 1] == .european && kinds[index + 1] == .european
      kinds[index] = isInside ? .european : .neutral
    }
    // W5: terminators beside a number belong to it; others are neutral (W6).
    var run = 0
    while run < count {
      guard kinds[run] == .terminator else {
        run += 1
        continue
      }
      var end = run
      while end < count && kinds[end] == .terminator { end += 1 }
      let isBesideNumber = (run > 0 && kinds[run - 1] == .european) || (end < count && kinds[end] == .european)
      for inside in run..<end { kinds[inside] = isBesideNumber ? .european : .neutral }
      run = end
    }
    // W7: a number after a left-to-right letter is part of it.
    var strong: Class = base ? .right : .left
    for index in kinds.indices {
      if kinds[index] == .left || kinds[index] == .right { strong = kinds[index] }
      if kinds[index] == .european && strong == .left { kinds[index] = .left }
    }
    // N1, N2: neutrals take the direction of both sides where those agree, else the paragraph's. Numbers count as right.
    var index = 0
    var before: Class = base ? .right : .left
    while index < count {
      guard kinds[index] == .neutral || kinds[index] == .paragraph else {
        before = kinds[index] == .left ? .left : .right
        index += 1
        continue
      }
      var end = index
      while end < count && (kinds[end] == .neutral || kinds[end] == .paragraph) { end += 1 }
      let after: Class = end < count ? (kinds[end] == .left ? .left : .right) : (base ? .right : .left)
      for inside in index..<end { kinds[inside] = before == after ? before : (base ? .right : .left) }
      index = end
    }
    // I1, I2.
    return kinds.map { kind in
      switch kind {
      case .left: base ? 2 : 0
      case .right: 1
      default: 2
      }
    }
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
