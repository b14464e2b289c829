import Graphics
import Synchronization

/// The fonts that a picture may use, given as values: nothing below `SnapshotCore` opens a file.
///
/// May be used from several threads; what it remembers (shaped texts, outlines) never changes what it answers.
package final class FontLibrary: Sendable {
  /// What `SnapshotCore` found on disk. Optional fonts are asked for when a text first needs them.
  package struct Source: Sendable {
    package var upright: [UInt8]
    package var italic: [UInt8]
    package var symbols: [UInt8]
    /// The colour emoji font, or why it is not there.
    package var emoji: @Sendable () -> Result<[UInt8], FontSourceError>
    /// The fonts of `Font.Design`, by role, or why one is not there; the system font is drawn then, and named.
    package var design: @Sendable (PinnedFont.Role) -> Result<[UInt8], FontSourceError>
    /// Fonts for `Font.custom`, by family or PostScript name.
    package var custom: [String: [UInt8]] = [:]
    /// Decodes an emoji's PNG bytes; PNG coding lives in another module.
    package var decodePNG: @Sendable ([UInt8]) -> Bitmap?
    package init(
      upright: [UInt8], italic: [UInt8], symbols: [UInt8],
      emoji: @escaping @Sendable () -> Result<[UInt8], FontSourceError>,
      design: @escaping @Sendable (PinnedFont.Role) -> Result<[UInt8], FontSourceError> = {
        .failure(FontSourceError(message: "no \($0.rawValue) font was given; the system font was used"))
      },
      decodePNG: @escaping @Sendable ([UInt8]) -> Bitmap?
    ) {
      (self.upright, self.italic, self.symbols) = (upright, italic, symbols)
      (self.emoji, self.design, self.decodePNG) = (emoji, design, decodePNG)
    }
  }

  package let source: Source
  let upright, italic: SystemFace
  let symbols: HarfBuzzFont
  let custom: [String: HarfBuzzFace]

  struct Cache {
    var fonts: [FontDescriptor: TypesetFont] = [:]
    var texts: [PreparedText.Key: PreparedText] = [:]
    var emoji: Result<EmojiFont, FontSourceError>?
    var designs: [PinnedFont.Role: Result<HarfBuzzFace, FontSourceError>] = [:]
    var han: [HanForm: Result<HarfBuzzFace, FontSourceError>] = [:]
    var fallbacks: [FallbackFont: Result<TypesetFont, FontSourceError>] = [:]
    var symbols = SymbolCache()
  }
  let cache = Mutex(Cache())

  /// - Throws: `FontSourceError` when bytes that are always needed are not a font.
  package init(_ source: Source) throws {
    func face(_ bytes: [UInt8], _ name: String) throws -> HarfBuzzFace {
      guard let face = HarfBuzzFace(bytes) else {
        throw FontSourceError(message: "\(name) is not an OpenType font (\(bytes.count) bytes); run scripts/setup")
      }
      return face
    }
    self.source = source
    upright = SystemFace(try face(source.upright, PinnedFont.of(.upright).fileName))
    italic = SystemFace(try face(source.italic, PinnedFont.of(.italic).fileName))
    symbols = HarfBuzzFont(try face(source.symbols, PinnedFont.of(.symbols).fileName))
    var custom: [String: HarfBuzzFace] = [:]
    for name in source.custom.keys.sorted() { custom[name] = try face(source.custom[name]!, "the font \"\(name)\"") }
    self.custom = custom
  }

  package func metrics(of font: FontDescriptor) -> FontMetrics { typesetFont(font).metrics }

  /// Sets `runs` in the space proposed; `nil` asks for the ideal, infinity for as much as it wants.
  /// - Parameter scale: device pixels per point; sizes are rounded up to it.
  package func layout(
    _ runs: [TextRun], style: ParagraphStyle, width: Double?, height: Double?, scale: Double
  ) -> TextLayout {
    layOut(runs, style, in: Proposal(width: width, height: height, scale: scale))
  }

  /// The face of a tradition of Chinese characters, asked for once.
  func han(_ form: HanForm) -> Result<HarfBuzzFace, FontSourceError> {
    if let known = cache.withLock({ $0.han[form] }) { return known }
    let loaded = FontLibrary.load(source.design(.han), PinnedFont.of(.han).fileName, index: form.collectionIndex)
    return cache.withLock { cache in
      if let known = cache.han[form] { return known }
      cache.han[form] = loaded
      return loaded
    }
  }

  /// The face of a font design or script, asked for once.
  func design(_ role: PinnedFont.Role) -> Result<HarfBuzzFace, FontSourceError> {
    if let known = cache.withLock({ $0.designs[role] }) { return known }
    let loaded = FontLibrary.load(source.design(role), PinnedFont.of(role).fileName)
    return cache.withLock { cache in
      if let known = cache.designs[role] { return known }
      cache.designs[role] = loaded
      return loaded
    }
  }

  /// The colour emoji font, asked for once.
  var emoji: Result<EmojiFont, FontSourceError> {
    if let known = cache.withLock({ $0.emoji }) { return known }
    let decodePNG = source.decodePNG
    let loaded = FontLibrary.load(source.emoji(), PinnedFont.of(.emoji).fileName).map {
      EmojiFont($0, decodePNG: decodePNG)
    }
    return cache.withLock { cache in
      if cache.emoji == nil { cache.emoji = loaded }
      return cache.emoji!
    }
  }

  private static func load(
    _ bytes: Result<[UInt8], FontSourceError>, _ name: String, index: UInt32 = 0
  ) -> Result<HarfBuzzFace, FontSourceError> {
    bytes.flatMap { bytes in
      HarfBuzzFace(bytes, index: index).map { .success($0) }
        ?? .failure(
          FontSourceError(message: "\(name) is not an OpenType font (\(bytes.count) bytes); run scripts/setup"))
    }
  }
}

package struct FontSourceError: Error, Hashable, Sendable {
  package var message: String
  package init(message: String) { self.message = message }
}
