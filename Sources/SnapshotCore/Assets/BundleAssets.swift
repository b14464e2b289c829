import Graphics
import PNGCoding
import SwiftUI

/// Images and colours from bundles, as SwiftPM lays them out on Linux: loose files and asset catalogues, uncompiled.
///
/// Without a bundle the program's own folder is searched, and every `*.resources` folder beside it, by name.
package final class BundleAssets: AssetProvider, @unchecked Sendable {
  private let lock = NSLock()
  private var images: [URL: Bitmap] = [:]
  private var catalogs: [URL: [URL]] = [:]
  package init() {}

  package func image(_ name: String, bundle: URL?, scale: CGFloat, isDark: Bool) -> Result<ImageAsset, AssetError> {
    let folders = folders(of: bundle)
    for folder in folders {
      for catalog in catalogFolders(in: folder) {
        let set = catalog.appendingPathComponent("\(name).imageset")
        guard let contents = AssetCatalog.Contents(folder: set) else { continue }
        guard let entry = contents.image(scale: scale, isDark: isDark), let file = entry.fileName else {
          return .failure(
            AssetError(message: "Image(\"\(name)\"): \(set.path)/Contents.json names no file for this device"))
        }
        return load(set.appendingPathComponent(file), scale: entry.scale, name: name)
          .map { ImageAsset(bitmap: $0, isTemplate: contents.isTemplate) }
      }
      // The variant for the display first, then larger ones, which lose less than smaller ones.
      let wanted = scale > 0 && scale <= 16 ? Int(scale.rounded()) : 1
      for factor in [wanted] + [3, 2, 1].filter({ $0 != wanted }) {
        for suffix in factor == 1 ? ["@1x", ""] : ["@\(factor)x"] {
          let file = folder.appendingPathComponent(name.hasSuffix(".png") ? name : "\(name)\(suffix).png")
          guard FileManager.default.fileExists(atPath: file.path) else { continue }
          return load(file, scale: name.hasSuffix(".png") ? 1 : Double(factor), name: name)
            .map { ImageAsset(bitmap: $0, isTemplate: false) }
        }
      }
    }
    return .failure(
      AssetError(
        message:
          "Image(\"\(Self.short(name))\") was not found in \(described(folders)); name the bundle (bundle: .module) and list the "
          + "file under resources: of the target in Package.swift. PNG files are read"))
  }

  package func color(_ name: String, bundle: URL?, isDark: Bool) -> Result<ResolvedColor, AssetError> {
    let folders = folders(of: bundle)
    for catalog in folders.flatMap(catalogFolders) {
      let set = catalog.appendingPathComponent("\(name).colorset")
      guard let contents = AssetCatalog.Contents(folder: set) else { continue }
      guard let color = contents.color(isDark: isDark) else {
        return .failure(
          AssetError(message: "Color(\"\(name)\"): \(set.path)/Contents.json holds no colour that can be read"))
      }
      return .success(color)
    }
    return .failure(
      AssetError(
        message:
          "Color(\"\(Self.short(name))\") was not found in an asset catalogue of \(described(folders)); magenta was drawn"
      ))
  }

  /// For messages.
  private static func short(_ name: String) -> String { name.count > 80 ? name.prefix(80) + "…" : name }

  package func decode(_ bytes: Data, name: String) -> Result<Bitmap, AssetError> {
    do {
      return .success(try PNG.decode([UInt8](bytes)))
    } catch {
      return .failure(AssetError(message: "\(name) could not be read as a picture: \(error)"))
    }
  }

  private func described(_ folders: [URL]) -> String { folders.map(\.path).joined(separator: ", ") }

  private func load(_ file: URL, scale: Double, name: String) -> Result<Bitmap, AssetError> {
    lock.withLock {
      if var known = images[file] {
        known.scale = scale
        return .success(known)
      }
      do {
        var bitmap = try PNG.decode([UInt8](Data(contentsOf: file)))
        bitmap.scale = scale
        images[file] = bitmap
        return .success(bitmap)
      } catch {
        return .failure(AssetError(message: "Image(\"\(name)\"): \(file.path) could not be read: \(error)"))
      }
    }
  }

  private func folders(of bundle: URL?) -> [URL] {
    if let bundle { return [bundle, bundle.appendingPathComponent("Contents/Resources")].filter(isFolder) }
    let own = Bundle.main.bundleURL
    let siblings = (try? FileManager.default.contentsOfDirectory(at: own, includingPropertiesForKeys: nil)) ?? []
    return [own] + siblings.filter { $0.pathExtension == "resources" }.sorted { $0.path < $1.path }
  }
  private func isFolder(_ url: URL) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory) && isDirectory.boolValue
  }

  /// Every folder inside `*.xcassets` that may hold sets; catalogues may be divided into groups.
  private func catalogFolders(in folder: URL) -> [URL] {
    lock.withLock {
      if let known = catalogs[folder] { return known }
      var found: [URL] = []
      func visit(_ url: URL, depth: Int) {
        found.append(url)
        guard depth < 8 else { return }
        let children = (try? FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)) ?? []
        for child in children.sorted(by: { $0.path < $1.path }) where child.pathExtension.isEmpty && isFolder(child) {
          visit(child, depth: depth + 1)
        }
      }
      let top = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
      for catalog in top.sorted(by: { $0.path < $1.path }) where catalog.pathExtension == "xcassets" {
        visit(catalog, depth: 0)
      }
      catalogs[folder] = found
      return found
    }
  }
}
