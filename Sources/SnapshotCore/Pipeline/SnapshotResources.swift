import PNGCoding
import SwiftUI
import Synchronization
import Typography

/// What pictures are made of besides the view: fonts, assets and strings. Read once a process.
package struct SnapshotResources: Sendable {
  package let fonts: FontLibrary
  package let assets: any AssetProvider
  package let strings: any StringProvider = BundleStrings.ofBundles

  package init(fonts: FontLibrary, assets: any AssetProvider) { (self.fonts, self.assets) = (fonts, assets) }

  private static let loaded = Mutex<SnapshotResources?>(nil)

  /// - Throws: `SnapshotError.resources`, whose message names the font file, the version wanted and the command to run.
  package static func shared() throws -> SnapshotResources {
    try loaded.withLock { known in
      if let known { return known }
      // A failure is not remembered: `scripts/setup` may run while a long-lived process waits.
      let made = try load(
        FontStore(
          variable: PinnedFont.folderVariable, systemFolder: PinnedFont.systemFolder,
          folderInHome: PinnedFont.folderInHome))
      known = made
      return made
    }
  }

  package static func load(_ store: FontStore) throws -> SnapshotResources {
    func bytes(_ role: PinnedFont.Role) throws(FontFileError) -> [UInt8] {
      let font = PinnedFont.of(role)
      return try store.bytes(of: FontFile(name: font.fileName, version: font.version, sha256: font.sha256))
    }
    @Sendable func optional(_ role: PinnedFont.Role) -> Result<[UInt8], FontSourceError> {
      let font = PinnedFont.of(role)
      do throws(FontFileError) {
        return .success(
          try store.bytes(of: FontFile(name: font.fileName, version: font.version, sha256: font.sha256)))
      } catch {
        return .failure(FontSourceError(message: "\(error)"))
      }
    }
    do {
      let source = FontLibrary.Source(
        upright: try bytes(.upright), italic: try bytes(.italic), symbols: try bytes(.symbols),
        emoji: { optional(.emoji) }, design: { optional($0) },
        decodePNG: { try? PNG.decode($0) })
      return SnapshotResources(fonts: try FontLibrary(source), assets: BundleAssets())
    } catch let error as FontFileError {
      throw SnapshotError.resources("\(error)")
    } catch let error as FontSourceError {
      throw SnapshotError.resources(error.message)
    }
  }
}
