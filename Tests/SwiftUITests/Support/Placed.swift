import Typography
@testable import SwiftUI
import ViewTree
import XCTest

/// The pinned fonts, from where `scripts/setup` puts them.
enum TestFonts {
  private static let shared: Result<FontLibrary, any Error> = Result {
    let home = getpwuid(getuid()).map { String(cString: $0.pointee.pw_dir) } ?? ""
    let places = [
      ProcessInfo.processInfo.environment[PinnedFont.folderVariable] ?? "", PinnedFont.systemFolder,
      home + "/" + PinnedFont.folderInHome,
    ]
    func bytes(_ role: PinnedFont.Role) throws -> [UInt8] {
      for place in places where !place.isEmpty {
        if let data = FileManager.default.contents(atPath: place + "/" + PinnedFont.of(role).fileName) {
          return [UInt8](data)
        }
      }
      throw XCTSkip("the pinned fonts are not installed; run scripts/setup")
    }
    return try FontLibrary(
      FontLibrary.Source(
        upright: bytes(.upright), italic: bytes(.italic), symbols: bytes(.symbols),
        emoji: { .failure(FontSourceError(message: "these tests draw no emoji")) }, decodePNG: { _ in nil }))
  }
  static func library() throws -> FontLibrary { try shared.get() }
}

/// The dump of a view placed in `width` × `height` points, or at its ideal size, at 2 pixels a point.
@MainActor func placed(
  _ view: some View, width: CGFloat? = nil, height: CGFloat? = nil, scale: CGFloat = 2,
  _ environment: EnvironmentValues = EnvironmentValues()
) throws -> String {
  var environment = environment
  environment.displayScale = scale
  let context = LayoutContext(
    fonts: try TestFonts.library(), scale: scale, spacingRules: environment.platform.spacingRules)
  let graph = ViewGraph(view, environment: environment)
  let root = graph.settle { root in
    let ideal = Placer.size(of: root, proposal: ProposedViewSize(width: width, height: height), context: context)
    return Placer.place(root, in: CGSize(width: width ?? ideal.width, height: height ?? ideal.height), context: context)
  }
  let problems = graph.failures + context.diagnostics.map(\.description)
  return (problems.map { "FAILED: " + $0 } + [root.dump()]).joined(separator: "\n")
}
