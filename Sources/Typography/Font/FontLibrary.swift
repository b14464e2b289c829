import Graphics

/// The fonts that a picture may use, given as values: nothing below `SnapshotCore` opens a file.
package final class FontLibrary: Sendable {
  /// What `SnapshotCore` found on disk. `emoji` and the fallbacks are asked for when a text first needs them.
  package struct Source: Sendable {
    package var upright: [UInt8]
    package var italic: [UInt8]
    package var symbols: [UInt8]
    /// The colour emoji font, or why it is not there.
    package var emoji: @Sendable () -> Result<[UInt8], FontSourceError>
    /// Fonts for `Font.custom`, by family or PostScript name.
    package var custom: [String: [UInt8]] = [:]
    /// Decodes an emoji's PNG bytes; PNG coding lives in another module.
    package var decodePNG: @Sendable ([UInt8]) -> Bitmap?
    package init(
      upright: [UInt8], italic: [UInt8], symbols: [UInt8],
      emoji: @escaping @Sendable () -> Result<[UInt8], FontSourceError>,
      decodePNG: @escaping @Sendable ([UInt8]) -> Bitmap?
    ) {
      (self.upright, self.italic, self.symbols) = (upright, italic, symbols)
      (self.emoji, self.decodePNG) = (emoji, decodePNG)
    }
  }

  package let source: Source
  package init(_ source: Source) throws { self.source = source }

  package func metrics(of font: FontDescriptor) -> FontMetrics { fatalError() }

  /// Sets `runs` in the space proposed; `nil` asks for the ideal, infinity for as much as it wants.
  /// - Parameter scale: device pixels per point; sizes are rounded up to it.
  package func layout(
    _ runs: [TextRun], style: ParagraphStyle, width: Double?, height: Double?, scale: Double
  ) -> TextLayout { fatalError() }

  /// The symbol that stands for an SF Symbol of that name, at the size it has beside text of `font`.
  package func symbol(_ name: String, font: FontDescriptor, imageScale: SymbolLayout.Scale) -> SymbolLayout { fatalError() }
}

package struct FontSourceError: Error, Hashable, Sendable {
  package var message: String
  package init(message: String) { self.message = message }
}
