import Foundation
import Graphics
import XCTest

@testable import Typography
@testable import ViewTree

/// The pinned fonts, from where `scripts/setup` puts them; tests that need them are skipped where they are not.
enum TestFonts {
  private static let folder: URL? = {
    let home = getpwuid(getuid()).map { String(cString: $0.pointee.pw_dir) } ?? ""
    let places = [
      ProcessInfo.processInfo.environment[PinnedFont.folderVariable] ?? "", PinnedFont.systemFolder,
      home + "/" + PinnedFont.folderInHome,
    ]
    return places.filter { !$0.isEmpty }.map { URL(fileURLWithPath: $0) }
      .first { FileManager.default.fileExists(atPath: $0.appendingPathComponent("Inter.ttf").path) }
  }()

  private static func bytes(_ role: PinnedFont.Role) throws -> [UInt8] {
    guard let folder else { throw XCTSkip("the pinned fonts are not installed; run scripts/setup") }
    let url = folder.appendingPathComponent(PinnedFont.of(role).fileName)
    guard let data = try? Data(contentsOf: url) else { throw XCTSkip("\(url.path) is missing; run scripts/setup") }
    return [UInt8](data)
  }

  private static let shared = Result {
    try FontLibrary(
      FontLibrary.Source(
        upright: bytes(.upright), italic: bytes(.italic), symbols: bytes(.symbols),
        emoji: { .failure(FontSourceError(message: "these tests draw no emoji")) }, decodePNG: { _ in nil }))
  }

  static func context(scale: CGFloat, spacingRules: SpacingRules = .iOS17) throws -> LayoutContext {
    LayoutContext(fonts: try shared.get(), scale: scale, spacingRules: spacingRules)
  }
}

extension Leaf {
  static func text(_ string: String, _ font: FontDescriptor) -> ViewNode {
    ViewNode(
      .text(
        TextContent(
          runs: [.init(TextRun(string, font: font, paint: .color(.black)), paint: .color(.black))],
          style: ParagraphStyle())))
  }
}
