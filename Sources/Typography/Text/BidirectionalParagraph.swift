/// The levels of one paragraph; steps and rule numbers are those of Unicode Standard Annex 9.
struct BidirectionalParagraph {
  typealias Class = Bidirectional.Class
  private let original: [Class]
  private let scalars: [Unicode.Scalar]
  private let base: UInt8
  private var kinds: [Class]
  private(set) var levels: [UInt8]
  /// For each isolate initiator the place of its end, and the other way round (BD9).
  private var partners: [Int: Int] = [:]

  /// max_depth of BD2.
  private static let maximumDepth: UInt8 = 125

  init(_ classes: [Class], _ scalars: [Unicode.Scalar], base: UInt8) {
    (original, kinds, self.scalars, self.base) = (classes, classes, scalars, base)
    levels = [UInt8](repeating: base, count: classes.count)
  }

  mutating func resolve() {
    pairIsolates()
    resolveExplicitLevels()
    for sequence in isolatingRunSequences() {
      let (start, end) = edges(sequence)
      resolveWeak(sequence, start)
      resolveBrackets(sequence, start)
      resolveNeutral(sequence, start, end)
      resolveImplicit(sequence)
    }
    resetWhitespace()
  }

  // MARK: Explicit levels (X1–X8)

  private mutating func pairIsolates() {
    var open: [Int] = []
    for index in kinds.indices {
      if kinds[index].isIsolateInitiator {
        open.append(index)
      } else if kinds[index] == .endOfIsolate, let initiator = open.popLast() {
        partners[initiator] = index
        partners[index] = initiator
      }
    }
  }

  private mutating func resolveExplicitLevels() {
    var stack: [(level: UInt8, override: Class?, isIsolate: Bool)] = [(base, nil, false)]
    var (overflowIsolates, overflowEmbeddings, validIsolates) = (0, 0, 0)
    func next(_ isOdd: Bool) -> UInt8? {
      let level = stack.last!.level
      let next = isOdd ? (level + 1) | 1 : (level + 2) & ~1
      return next <= Self.maximumDepth && overflowIsolates == 0 && overflowEmbeddings == 0 ? next : nil
    }
    for index in kinds.indices {
      let kind = kinds[index]
      levels[index] = stack.last!.level
      switch kind {
      case .leftEmbedding, .rightEmbedding, .leftOverride, .rightOverride:  // X2–X5
        let isOdd = kind == .rightEmbedding || kind == .rightOverride
        if let level = next(isOdd) {
          stack.append((level, kind == .leftOverride ? .left : kind == .rightOverride ? .right : nil, false))
        } else if overflowIsolates == 0 {
          overflowEmbeddings += 1
        }
      case .leftIsolate, .rightIsolate, .firstStrongIsolate:  // X5a–X5c
        if let override = stack.last!.override { kinds[index] = override }
        var isOdd = kind == .rightIsolate
        if kind == .firstStrongIsolate {
          let inside = original[(index + 1)..<(partners[index] ?? original.count)]
          isOdd = Bidirectional.isRightToLeft(inside, fallback: false)
        }
        if let level = next(isOdd) {
          validIsolates += 1
          stack.append((level, nil, true))
        } else {
          overflowIsolates += 1
        }
      case .endOfIsolate:  // X6a
        if overflowIsolates > 0 {
          overflowIsolates -= 1
        } else if validIsolates > 0 {
          overflowEmbeddings = 0
          while !stack.last!.isIsolate { stack.removeLast() }
          stack.removeLast()
          validIsolates -= 1
        }
        levels[index] = stack.last!.level
        if let override = stack.last!.override { kinds[index] = override }
      case .endOfEmbedding:  // X7
        if overflowIsolates > 0 {
        } else if overflowEmbeddings > 0 {
          overflowEmbeddings -= 1
        } else if !stack.last!.isIsolate && stack.count >= 2 {
          stack.removeLast()
        }
        levels[index] = stack.last!.level
      case .paragraph: levels[index] = base  // X8
      case .boundaryNeutral: break
      default: if let override = stack.last!.override { kinds[index] = override }  // X6
      }
    }
  }

  // MARK: Isolating run sequences (X10)

  private func isolatingRunSequences() -> [[Int]] {
    var runs: [[Int]] = []
    var runOfStart: [Int: Int] = [:]
    for index in kinds.indices where !original[index].isRemoved {
      if let last = runs.last?.last, levels[last] == levels[index] {
        runs[runs.count - 1].append(index)
      } else {
        runOfStart[index] = runs.count
        runs.append([index])
      }
    }
    var sequences: [[Int]] = []
    for run in runs {
      // The continuation of an isolate's surroundings belongs to the run before the isolate.
      if original[run[0]] == .endOfIsolate, partners[run[0]] != nil { continue }
      var sequence = run
      while original[sequence.last!].isIsolateInitiator, let end = partners[sequence.last!], let next = runOfStart[end]
      {
        sequence += runs[next]
      }
      sequences.append(sequence)
    }
    return sequences
  }

  /// sos and eos.
  private func edges(_ sequence: [Int]) -> (Class, Class) {
    let level = levels[sequence[0]]
    func neighbour(_ indices: some Sequence<Int>) -> UInt8 {
      for index in indices where !original[index].isRemoved { return levels[index] }
      return base
    }
    let before = neighbour((0..<sequence[0]).reversed())
    let last = sequence.last!
    let after = original[last].isIsolateInitiator ? base : neighbour((last + 1)..<levels.count)
    func direction(_ level: UInt8) -> Class { level % 2 == 1 ? .right : .left }
    return (direction(max(level, before)), direction(max(level, after)))
  }

  // MARK: Weak types (W1–W7)

  private mutating func resolveWeak(_ sequence: [Int], _ start: Class) {
    var previous = start
    for index in sequence {  // W1
      if kinds[index] == .mark { kinds[index] = previous }
      let kind = kinds[index]
      previous = kind.isIsolateInitiator || kind == .endOfIsolate ? .neutral : kind
    }
    var strong = start
    for index in sequence {  // W2, W3
      switch kinds[index] {
      case .left, .right: strong = kinds[index]
      case .arabicLetter:
        strong = .arabicLetter
        kinds[index] = .right
      case .european: if strong == .arabicLetter { kinds[index] = .arabicNumber }
      default: break
      }
    }
    var place = 1
    while place + 1 < sequence.count {  // W4
      let (before, kind, after) = (kinds[sequence[place - 1]], kinds[sequence[place]], kinds[sequence[place + 1]])
      if before == after {
        if before == .european && (kind == .europeanSeparator || kind == .separator) {
          kinds[sequence[place]] = .european
        }
        if before == .arabicNumber && kind == .separator { kinds[sequence[place]] = .arabicNumber }
      }
      place += 1
    }
    place = 0
    while place < sequence.count {  // W5
      guard kinds[sequence[place]] == .terminator else {
        place += 1
        continue
      }
      var end = place
      while end < sequence.count && kinds[sequence[end]] == .terminator { end += 1 }
      let isBesideNumber =
        (place > 0 && kinds[sequence[place - 1]] == .european)
        || (end < sequence.count && kinds[sequence[end]] == .european)
      for inside in place..<end { kinds[sequence[inside]] = isBesideNumber ? .european : .neutral }
      place = end
    }
    strong = start
    for index in sequence {  // W6, W7
      switch kinds[index] {
      case .europeanSeparator, .separator, .terminator: kinds[index] = .neutral
      case .left, .right: strong = kinds[index]
      case .european: if strong == .left { kinds[index] = .left }
      default: break
      }
    }
  }

  // MARK: Neutral types (N0–N2)

  /// How a type counts among neutrals: numbers as right.
  private func strength(_ index: Int) -> Class? {
    switch kinds[index] {
    case .left: .left
    case .right, .european, .arabicNumber: .right
    default: nil
    }
  }

  /// N0, with BD16's stack of 63.
  private mutating func resolveBrackets(_ sequence: [Int], _ start: Class) {
    guard !scalars.isEmpty else { return }
    var open: [(closing: UInt32, place: Int)] = []
    var pairs: [(Int, Int)] = []
    search: for (place, index) in sequence.enumerated() where kinds[index] == .neutral {
      switch Bracket(scalars[index]) {
      case .opening(let closing):
        guard open.count < 63 else { break search }
        open.append((closing, place))
      case .closing(let closing):
        if let match = open.lastIndex(where: { $0.closing == closing }) {
          pairs.append((open[match].place, place))
          open.removeSubrange(match...)
        }
      case nil: break
      }
    }
    let direction: Class = levels[sequence[0]] % 2 == 1 ? .right : .left
    for (first, last) in pairs.sorted(by: { $0.0 < $1.0 }) {
      let inside = sequence[(first + 1)..<last].compactMap { strength($0) }
      var result: Class? = nil
      if inside.contains(direction) {
        result = direction
      } else if !inside.isEmpty {
        var before = start
        for index in sequence[..<first].reversed() {
          guard let strength = strength(index) else { continue }
          before = strength
          break
        }
        result = before != direction ? before : direction
      }
      guard let result else { continue }
      for place in [first, last] {
        kinds[sequence[place]] = result
        // Marks on a bracket go with it.
        var next = place + 1
        while next < sequence.count, original[sequence[next]] == .mark {
          kinds[sequence[next]] = result
          next += 1
        }
      }
    }
  }

  private mutating func resolveNeutral(_ sequence: [Int], _ start: Class, _ end: Class) {
    let direction: Class = levels[sequence[0]] % 2 == 1 ? .right : .left
    var before = start
    var place = 0
    while place < sequence.count {
      if let strength = strength(sequence[place]) {
        before = strength
        place += 1
        continue
      }
      var next = place
      while next < sequence.count && strength(sequence[next]) == nil { next += 1 }
      let after = next < sequence.count ? strength(sequence[next])! : end
      for inside in place..<next { kinds[sequence[inside]] = before == after ? before : direction }
      place = next
    }
  }

  // MARK: Implicit levels (I1, I2) and whitespace (L1)

  private mutating func resolveImplicit(_ sequence: [Int]) {
    for index in sequence {
      let isOdd = levels[index] % 2 == 1
      switch kinds[index] {
      case .right: if !isOdd { levels[index] += 1 }
      case .european, .arabicNumber: levels[index] += isOdd ? 1 : 2
      default: if isOdd { levels[index] += 1 }
      }
    }
  }

  private mutating func resetWhitespace() {
    var isTrailing = true
    for index in original.indices.reversed() {
      let kind = original[index]
      switch kind {
      case .paragraph, .segment:
        levels[index] = base
        isTrailing = true
      case .space, .leftIsolate, .rightIsolate, .firstStrongIsolate, .endOfIsolate:
        if isTrailing { levels[index] = base }
      default:
        if kind.isRemoved {
          if isTrailing { levels[index] = base }
        } else {
          isTrailing = false
        }
      }
    }
    // What X9 removes is drawn as nothing; with its neighbour's level it divides no run.
    for index in original.indices.dropFirst() where original[index].isRemoved { levels[index] = levels[index - 1] }
  }
}

/// A bracket of the Unicode character database (BidiBrackets), told by its category and its mirror image.
private enum Bracket {
  /// With the bracket that closes it; `〈` and `〈` are the same (BD16's canonical equivalence).
  case opening(UInt32), closing(UInt32)

  init?(_ scalar: Unicode.Scalar) {
    guard scalar.value == 0x28 || scalar.value == 0x29 || scalar.value >= 0x5B else { return nil }
    let category = scalar.properties.generalCategory
    guard category == .openPunctuation || category == .closePunctuation else { return nil }
    let mirror = mirrored(scalar)
    guard mirror != scalar else { return nil }
    func canonical(_ value: UInt32) -> UInt32 { value == 0x232A ? 0x3009 : value }
    self = category == .openPunctuation ? .opening(canonical(mirror.value)) : .closing(canonical(scalar.value))
  }
}
