import Foundation
import Graphics
import XCTest

@testable import Typography

/// The pinned fonts, from where `scripts/setup` puts them.
enum TestFonts {
  static let folder: URL? = {
    let home = getpwuid(getuid()).map { String(cString: $0.pointee.pw_dir) } ?? ""
    let places = [
      ProcessInfo.processInfo.environment[PinnedFont.folderVariable] ?? "", PinnedFont.systemFolder,
      home + "/" + PinnedFont.folderInHome,
    ]
    return places.filter { !$0.isEmpty }.map { URL(fileURLWithPath: $0) }
      .first { FileManager.default.fileExists(atPath: $0.appendingPathComponent("Inter.ttf").path) }
  }()

  static func bytes(_ role: PinnedFont.Role) throws -> [UInt8] {
    guard let folder else { throw XCTSkip("the pinned fonts are not installed; run scripts/setup") }
    let url = folder.appendingPathComponent(PinnedFont.of(role).fileName)
    guard let data = try? Data(contentsOf: url) else { throw XCTSkip("\(url.path) is missing; run scripts/setup") }
    return [UInt8](data)
  }

  /// A picture as large as the emoji font's canvas; its pixels do not matter to layout.
  @Sendable static func blankPicture(_ bytes: [UInt8]) -> Bitmap? { Bitmap(width: 136, height: 128) }

  static func source(emoji: Bool = true) throws -> FontLibrary.Source {
    FontLibrary.Source(
      upright: try bytes(.upright), italic: try bytes(.italic), symbols: try bytes(.symbols),
      emoji: {
        guard emoji else { return .failure(FontSourceError(message: "NotoColorEmoji.ttf is missing")) }
        return Result { try bytes(.emoji) }.mapError { FontSourceError(message: "\($0)") }
      },
      design: { role in Result { try bytes(role) }.mapError { FontSourceError(message: "\($0)") } },
      decodePNG: blankPicture)
  }

  private static let shared = Result { try FontLibrary(source()) }
  /// One library for all tests: caches must not change what it answers.
  static func library() throws -> FontLibrary { try shared.get() }
  static func hasEmoji() -> Bool { (try? bytes(.emoji)) != nil }
}

extension FontDescriptor {
  /// A text style of iOS at the default size.
  static func style(_ style: TextStyleMetrics.Style) -> FontDescriptor {
    let (size, distance) = TextStyleMetrics.size(style, .large)
    return FontDescriptor(size: size, weight: TextStyleMetrics.weight(style), baselineDistance: distance)
  }
  static let body = style(.body)
  static func inter(_ name: String, _ size: Double) -> FontDescriptor {
    FontDescriptor(family: .custom(name), size: size)
  }
}

extension FontLibrary {
  /// Sets a text of one run in black.
  func layout(
    _ text: String, _ font: FontDescriptor = .body, width: Double? = nil, height: Double? = nil, scale: Double = 2,
    _ adjust: (inout ParagraphStyle) -> Void = { _ in }
  ) -> TextLayout {
    var style = ParagraphStyle()
    adjust(&style)
    return layout(
      [TextRun(text, font: font, paint: .color(.black))], style: style, width: width, height: height, scale: scale)
  }
}

extension TextLayout {
  var texts: [String] { lines.map(\.text) }
  var glyphRuns: [GlyphRun] {
    commands.compactMap { if case .glyphs(let run) = $0 { run } else { nil } }
  }
  var images: [ImageDraw] {
    commands.compactMap { if case .image(let image) = $0 { image } else { nil } }
  }
  var fills: [Path] {
    commands.compactMap { if case .fill(let path, _, _, _) = $0 { path } else { nil } }
  }
}
