import Graphics

extension FontLibrary {
  /// The font that stands for a descriptor, made once.
  func typesetFont(_ descriptor: FontDescriptor) -> TypesetFont {
    if let known = cache.withLock({ $0.fonts[descriptor] }) { return known }
    // Made outside the lock: the monospaced font is asked for from outside, and that may take its time. Where two
    // threads make the same font, the first to come back wins and both use it.
    let made = makeFont(descriptor)
    return cache.withLock { cache in
      if let known = cache.fonts[descriptor] { return known }
      if cache.fonts.count >= FontLibrary.maximumFonts { cache.fonts.removeAll() }
      cache.fonts[descriptor] = made
      return made
    }
  }

  private func makeFont(_ descriptor: FontDescriptor) -> TypesetFont {
    let size = descriptor.size.isFinite ? min(max(descriptor.size, 0), FontLibrary.maximumSize) : 0
    let choice = chooseFace(descriptor)
    var variations = [(tag: "wght", value: choice.weight)]
    variations.append((tag: "opsz", value: choice.opticalSize ?? size))
    let font = HarfBuzzFont(choice.face, variations: variations)

    var features = choice.features
    if descriptor.hasMonospacedDigits { features.append(("tnum", true)) }
    if descriptor.hasSmallCapitals { features.append(("smcp", true)) }

    func own(_ metric: HarfBuzzFont.Metric, else ems: Double) -> Double { (font.metric(metric) ?? ems) * size }
    var metrics =
      choice.hasSystemMetrics
      ? descriptor.hasWholePoints ? FontMetrics.macSystem(size: size) : FontMetrics.system(size: size)
      : FontMetrics(
        ascent: own(.ascent, else: 0.95), descent: -own(.descent, else: -0.25), capHeight: own(.capHeight, else: 0.7),
        xHeight: own(.xHeight, else: 0.5), leading: max(0, own(.lineGap, else: 0)))
    if descriptor.hasWholePoints { metrics = metrics.inWholePoints(lineHeight: descriptor.lineHeight) }
    if let distance = descriptor.baselineDistance, distance.isFinite {
      metrics.leading = max(0, distance - metrics.lineHeight)
    }
    return TypesetFont(
      font: font, size: size, weight: choice.weight, slant: choice.slant, metrics: metrics, features: features,
      name: choice.name,
      diagnostic: choice.diagnostic,
      system: choice.system.map { SystemAdvances($0, weight: choice.weight, size: size) })
  }

  private struct FaceChoice {
    var face: HarfBuzzFace
    var name: String
    var weight: Double
    /// `nil`: the size in points.
    var opticalSize: Double? = nil
    var slant: Double = 0
    var hasSystemMetrics = true
    var features: [(tag: String, isOn: Bool)] = []
    var diagnostic: TextDiagnostic? = nil
    /// Set where the face stands for SF Pro and has its advances.
    var system: SystemFace? = nil
  }

  private func chooseFace(_ descriptor: FontDescriptor) -> FaceChoice {
    // Inter's contextual alternates turn "->" into an arrow and "2x4" into "2×4"; SF Pro does no such thing.
    let systemFace = descriptor.isItalic ? italic : upright
    let system = FaceChoice(
      face: systemFace.face, name: "the system font (Inter)", weight: descriptor.weight, features: [("calt", false)],
      system: systemFace)
    switch descriptor.family {
    case .system: return system
    case .monospaced:
      // Its contextual alternates are programming ligatures, which SF Mono has not.
      return chooseDesign(
        descriptor, [.monospaced], "the monospaced font (JetBrains Mono)", else: system, [("calt", false)],
        [("tnum", true)])
    case .serif:
      return chooseDesign(
        descriptor, descriptor.isItalic ? [.serifItalic, .serif] : [.serif], "the serif font (Source Serif 4)",
        else: system)
    case .rounded:
      return chooseDesign(
        descriptor, descriptor.isItalic ? [.roundedItalic, .rounded] : [.rounded], "the rounded font (Nunito)",
        else: system)
    case .custom(let name):
      guard let choice = chooseCustomFace(name, descriptor) else {
        var choice = system
        choice.diagnostic = .unknownFont(name)
        return choice
      }
      return choice
    }
  }

  /// The first role that is there, slanted when it is not the italic one; else the system font, with the reason.
  private func chooseDesign(
    _ descriptor: FontDescriptor, _ roles: [PinnedFont.Role], _ name: String, else system: FaceChoice,
    _ features: [(tag: String, isOn: Bool)] = [], _ replacementFeatures: [(tag: String, isOn: Bool)] = []
  ) -> FaceChoice {
    var problem: FontSourceError?
    for role in roles {
      switch design(role) {
      case .success(let face):
        let isSlanted = descriptor.isItalic && role != .serifItalic && role != .roundedItalic
        return FaceChoice(
          face: face, name: name, weight: descriptor.weight, slant: isSlanted ? FontLibrary.syntheticSlant : 0,
          features: features)
      case .failure(let error): problem = problem ?? error
      }
    }
    var choice = system
    choice.system = nil
    choice.features += replacementFeatures
    choice.diagnostic = problem.map { .missingFont($0.message) }
    return choice
  }

  private func chooseCustomFace(_ name: String, _ descriptor: FontDescriptor) -> FaceChoice? {
    if let face = custom[name] {
      return FaceChoice(
        face: face, name: name, weight: descriptor.weight, slant: descriptor.isItalic ? FontLibrary.syntheticSlant : 0,
        hasSystemMetrics: false)
    }
    guard let parsed = CustomFontName(name, families: FontLibrary.interFamilies + custom.keys.sorted()) else {
      return nil
    }
    let isItalic = parsed.isItalic || descriptor.isItalic
    // A weight in the name is the font's own; `.weight(_:)` is for names that say none.
    let weight = parsed.weight ?? descriptor.weight
    if let face = custom[parsed.family] {
      return FaceChoice(
        face: face, name: name, weight: weight, slant: isItalic ? FontLibrary.syntheticSlant : 0,
        hasSystemMetrics: false)
    }
    // The static files that apps bundle are the two ends of the optical size axis: "Inter" 14, "Inter Display" 32.
    return FaceChoice(
      face: isItalic ? italic.face : upright.face, name: name, weight: weight,
      opticalSize: parsed.family == "Inter Display" ? 32 : 14, hasSystemMetrics: false)
  }

  static let interFamilies = ["Inter", "Inter Display", "Inter Variable"]
  /// 12°, what text engines use when a family has no italic (tangent 0.2126).
  static let syntheticSlant = 0.2126
  /// Far above any text; keeps coordinates finite.
  package static let maximumSize = 100_000.0
  static let maximumFonts = 1024
}
