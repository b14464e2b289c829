/// A tradition of writing Chinese characters: one code, a form for each country.
package enum HanForm: String, Hashable, Sendable, CaseIterable {
  case japanese, korean, simplifiedChinese, traditionalChinese, hongKong

  /// The place in the collection of Noto Sans CJK.
  var collectionIndex: UInt32 {
    switch self {
    case .japanese: 0
    case .korean: 1
    case .simplifiedChinese: 2
    case .traditionalChinese: 3
    case .hongKong: 4
    }
  }

  /// - Parameter language: a locale identifier such as `ja`, `zh_TW`, `zh-Hant-HK`; `nil` for languages without such
  ///   characters.
  package init?(language: String) {
    let parts = language.lowercased().split { $0 == "-" || $0 == "_" || $0 == "@" }.map(String.init)
    switch parts.first {
    case "ja": self = .japanese
    case "ko": self = .korean
    case "yue": self = .hongKong
    case "zh":
      if parts.contains("hk") || parts.contains("mo") {
        self = parts.contains("hans") ? .simplifiedChinese : .hongKong
      } else if parts.contains("hant") || parts.contains("tw") {
        self = .traditionalChinese
      } else {
        self = .simplifiedChinese
      }
    default: return nil
    }
  }

  /// The form for text in a language that has none of its own: Japanese where there are kana, Korean where there is
  /// hangul, simplified Chinese otherwise.
  init(of scalars: some Sequence<Unicode.Scalar>) {
    self = .simplifiedChinese
    for scalar in scalars {
      switch scalar.value {
      case 0x3041...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F:
        self = .japanese
        return
      case 0x1100...0x11FF, 0x3131...0x318E, 0xAC00...0xD7A3: self = .korean
      default: break
      }
    }
  }
}

/// A font for characters that the system font lacks, in the order they are tried: that of the character's script, then
/// for signs without a script Noto Sans Symbols and Noto Sans CJK.
enum FallbackScript: Hashable, Sendable {
  case script(PinnedFont.Role)
  case han(HanForm)

  static func candidates(for scalar: Unicode.Scalar, _ form: HanForm) -> [FallbackScript] {
    switch scalar.value {
    case 0x2E80...0x303F, 0x3040...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA960...0xA97F, 0xAC00...0xD7FF,
      0x1100...0x11FF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x1F200...0x1F2FF, 0x20000...0x3FFFF:
      return [.han(form)]
    // Punctuation and digits that several scripts share.
    case 0x600...0x6FF, 0xFD3E...0xFD3F: return [.script(.arabic)]
    case 0x964...0x965: return [.script(.devanagari)]
    case 0xE3F: return [.script(.thai)]
    case 0x2000...0x2BFF: return [.script(.textSymbols), .han(form)]
    case 0x1D000...0x1FAFF: return [.script(.textSymbols)]
    default: return Typography.script(of: scalar).flatMap { roles[$0] }.map { [.script($0)] } ?? []
    }
  }

  /// By the tags of ISO 15924.
  private static let roles: [UInt32: PinnedFont.Role] = {
    var roles: [UInt32: PinnedFont.Role] = [:]
    for (name, role) in [
      ("Arab", PinnedFont.Role.arabic), ("Armn", .armenian), ("Beng", .bengali), ("Deva", .devanagari),
      ("Ethi", .ethiopic),
      ("Geor", .georgian), ("Gujr", .gujarati), ("Guru", .gurmukhi), ("Hebr", .hebrew), ("Knda", .kannada),
      ("Khmr", .khmer), ("Laoo", .lao), ("Mlym", .malayalam), ("Mymr", .myanmar), ("Orya", .oriya), ("Sinh", .sinhala),
      ("Taml", .tamil), ("Telu", .telugu), ("Thai", .thai),
    ] {
      roles[tag(name)] = role
    }
    return roles
  }()
}

/// A fallback font at a size and weight.
struct FallbackFont: Hashable, Sendable {
  var script: FallbackScript
  var size, weight: Double
}

extension FontLibrary {
  /// The fallback font beside text of that font, made once. Its lines are as tall as the system font's, for on the device
  /// the fallback fonts of a system font have its metrics, but for Arabic, whose ascent is measured.
  func fallback(_ script: FallbackScript, like font: TypesetFont) -> Result<TypesetFont, FontSourceError> {
    let key = FallbackFont(script: script, size: font.size, weight: font.weight)
    if let known = cache.withLock({ $0.fallbacks[key] }) { return known }
    let face: Result<HarfBuzzFace, FontSourceError>
    let name: String
    switch script {
    case .script(let role): (face, name) = (design(role), PinnedFont.of(role).fileName)
    case .han(let form): (face, name) = (han(form), PinnedFont.of(.han).fileName)
    }
    let made = face.map { face in
      TypesetFont(
        font: HarfBuzzFont(face, variations: [(tag: "wght", value: key.weight)]), size: key.size,
        weight: key.weight, slant: 0,
        metrics: .fallback(script, size: key.size), features: [], name: name, diagnostic: nil)
    }
    return cache.withLock { cache in
      if let known = cache.fallbacks[key] { return known }
      if cache.fallbacks.count >= FontLibrary.maximumFonts { cache.fallbacks.removeAll() }
      cache.fallbacks[key] = made
      return made
    }
  }
}

extension FontMetrics {
  /// SF Arabic's ascent is 2050/2048 em (device/numbers, `textual-twoParagraphsBidiStructuredTextLayout`: 16.016 points at
  /// 16); those of other scripts are not known and taken for the system font's.
  fileprivate static func fallback(_ script: FallbackScript, size: Double) -> FontMetrics {
    var metrics = FontMetrics.system(size: size)
    if script == .script(.arabic) { metrics.ascent = size * 2050 / 2048 }
    return metrics
  }
}
