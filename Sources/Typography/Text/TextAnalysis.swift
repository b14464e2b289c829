import Graphics

/// Runs of text divided into clusters, each with the font that has it.
struct TextAnalysis {
  enum FontChoice: Equatable {
    case own
    /// The system font, where the run's own font lacks the character.
    case system
    /// A font of the character's script.
    case fallback(FallbackScript)
    case emoji
    case attachment
    case missing
    /// Nothing to draw: line ends, tabs, characters that only steer.
    case blank
  }
  struct Cluster {
    var scalars: Range<Int>
    var run: Int
    var font: FontChoice
    var lineBreak: LineBreaking.Class
    var direction: Bidirectional.Class
    var script: UInt32?
  }

  private(set) var text = ""
  private(set) var boundaries: [String.Index] = []
  private(set) var scalars: [Unicode.Scalar] = []
  private(set) var clusters: [Cluster] = []
  private(set) var fonts: [TypesetFont] = []
  private var hasRightToLeft = false
  private let library: FontLibrary
  private let han: HanForm

  init(_ library: FontLibrary, han: HanForm) { (self.library, self.han) = (library, han) }

  /// A picture that stands for a run.
  mutating func addAttachment(run: Int, font: TypesetFont) {
    add("\u{FFFC}", run: run, font: font)
    clusters[clusters.count - 1].font = .attachment
    // LB20: a line may end on either side.
    clusters[clusters.count - 1].lineBreak = .ideograph
  }

  /// Runs are divided apart: a combining mark that starts a run does not join the run before.
  mutating func add(_ string: String, run: Int, font: TypesetFont) {
    fonts.append(font)
    var offset = text.utf8.count
    text += string
    for character in string {
      boundaries.append(text.utf8.index(text.startIndex, offsetBy: offset))
      offset += character.utf8.count
      let start = scalars.count
      scalars.append(contentsOf: character.unicodeScalars)
      let first = scalars[start]
      let cluster = Cluster(
        scalars: start..<scalars.count, run: run, font: chooseFont(scalars[start...], font),
        lineBreak: LineBreaking.classify(first, last: scalars[scalars.count - 1]),
        direction: Bidirectional.classify(first),
        script: first.value < 0x80 ? nil : script(of: first))
      if cluster.direction.isRightToLeft { hasRightToLeft = true }
      clusters.append(cluster)
    }
  }

  private func chooseFont(_ scalars: ArraySlice<Unicode.Scalar>, _ font: TypesetFont) -> FontChoice {
    let first = scalars.first!
    if first.value < 0x20 || first.value == 0x7F { return .blank }
    let presentation = EmojiPresentation(scalars)
    if case .picture = presentation, hasEmoji { return .emoji }
    if has(scalars, font.font) { return .own }
    if has(scalars, library.systemFont(like: font).font) { return .system }
    if let fallback = fallback(scalars, font) { return .fallback(fallback) }
    if case .none = presentation {} else { return .emoji }
    if scalars.allSatisfy(isInvisible) { return .blank }
    return .missing
  }

  /// The first font that has the cluster; where none has it, one that is not installed and might, so that the text says
  /// so.
  private func fallback(_ scalars: ArraySlice<Unicode.Scalar>, _ font: TypesetFont) -> FallbackScript? {
    var absent: FallbackScript?
    for candidate in FallbackScript.candidates(for: scalars.first!, han) {
      switch library.fallback(candidate, like: font) {
      case .success(let fallback): if has(scalars, fallback.font) { return candidate }
      case .failure: absent = absent ?? candidate
      }
    }
    return absent
  }

  private var hasEmoji: Bool {
    if case .success = library.emoji { return true }
    return false
  }

  /// Marks and steering characters do not decide: the shaper composes or drops them.
  private func has(_ scalars: ArraySlice<Unicode.Scalar>, _ font: HarfBuzzFont) -> Bool {
    for scalar in scalars where font.glyph(for: scalar) == nil {
      if scalar == scalars.first || !(isInvisible(scalar) || isMark(scalar)) { return false }
    }
    return true
  }

  private func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isDefaultIgnorableCodePoint || (0x2028...0x2029).contains(scalar.value) || scalar.value == 0x85
  }
  private func isMark(_ scalar: Unicode.Scalar) -> Bool {
    let category = scalar.properties.generalCategory
    return category == .nonspacingMark || category == .enclosingMark || category == .spacingMark
  }

  /// The embedding level of each cluster, and that of the paragraph it is in.
  func levels(isRightToLeft fallback: Bool) -> (levels: [UInt8], base: [UInt8]) {
    guard hasRightToLeft || fallback else {
      let zeros = [UInt8](repeating: 0, count: clusters.count)
      return (zeros, zeros)
    }
    let classes = clusters.map(\.direction)
    let firsts = clusters.map { scalars[$0.scalars.lowerBound] }
    var levels: [UInt8] = []
    var bases: [UInt8] = []
    var start = 0
    while start < classes.count {
      let end = (classes[start...].firstIndex(of: .paragraph) ?? classes.count - 1) + 1
      let base = Bidirectional.isRightToLeft(classes[start..<end], fallback: fallback)
      levels += Bidirectional.levels(classes[start..<end], scalars: firsts[start..<end], isRightToLeft: base)
      bases += [UInt8](repeating: base ? 1 : 0, count: end - start)
      start = end
    }
    return (levels, bases)
  }
}

extension FontLibrary {
  /// The system font that stands in for characters another font lacks.
  func systemFont(like font: TypesetFont) -> TypesetFont {
    typesetFont(FontDescriptor(size: font.size, weight: font.weight))
  }
}
