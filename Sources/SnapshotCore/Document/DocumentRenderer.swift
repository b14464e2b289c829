import Foundation
import Graphics
import PNGCoding
import SwiftUI
import Typography
import UIKit
import ViewTree

/// Pictures of JSON documents (`Documentation/view-node-documents.md`), which no test and no Swift file stands behind.
package enum DocumentRenderer {
  /// Where a document comes from.
  package enum Source: Hashable, Sendable {
    case file(String)
    /// Bytes that lie in no file; pictures are looked for in the folder.
    case bytes([UInt8], folder: String)
  }

  /// What is asked for in place of what the document says.
  package struct Options: Sendable {
    package var layout: SnapshotLayout?
    package var traits: SnapshotTraits
    package init(layout: SnapshotLayout? = nil, traits: SnapshotTraits = .default) {
      (self.layout, self.traits) = (layout, traits)
    }
  }

  /// A document that was read, and how it is to be drawn.
  package struct Document {
    package var node: ViewNode
    package var layout: SnapshotLayout
    package var traits: SnapshotTraits
  }

  /// - Throws: `FileError`, `ViewNodeDocumentError`.
  @MainActor package static func read(_ source: Source, _ options: Options = Options()) throws -> Document {
    let (bytes, folder) = try contents(of: source)
    let document = try ViewNodeDocument(json: Data(bytes), appearance: appearance(options.traits)) {
      try PNG.decode(FileSystem.read(folder + "/" + $0))
    }
    var traits = SnapshotTraits.default
    // A device has a scale of its own.
    let isDevice = if case .device? = options.layout?.kind { true } else { false }
    if let scale = document.scale, !isDevice { traits = traits.merging(.displayScale(CGFloat(scale))) }
    if let color = document.background?.resolved {
      traits = traits.merging(
        .background(Color(.sRGB, red: color.red, green: color.green, blue: color.blue, opacity: color.alpha)))
    }
    var node = document.root
    if let direction = options.traits.layoutDirection {
      node = node.layoutDirection(direction)
    }
    return Document(
      node: node, layout: options.layout ?? .sizeInfo(document.sizeInfo), traits: traits.merging(options.traits))
  }

  /// - Throws: `SnapshotError`.
  @MainActor package static func render(_ document: Document, resources: SnapshotResources) throws -> Snapshot {
    try SnapshotRenderer.render(
      document.node, layout: document.layout, traits: document.traits, resources: resources
    ).validated()
  }

  /// The commands of the picture, as text.
  @MainActor package static func displayList(of snapshot: Snapshot) -> String {
    snapshot.tree.displayList(scale: CGFloat(snapshot.image.scale)).dump()
  }

  private static func contents(of source: Source) throws -> (bytes: [UInt8], folder: String) {
    switch source {
    case .file(let path):
      let absolute = FileSystem.absolute(path, relativeTo: FileSystem.currentDirectory)
      return (try FileSystem.read(path), FileSystem.split(absolute).folder)
    case .bytes(let bytes, let folder): return (bytes, folder)
    }
  }

  /// Documents name colours and text styles; under these traits they stand for others.
  @MainActor private static func appearance(_ traits: SnapshotTraits) -> DocumentAppearance {
    var appearance = DocumentAppearance.standard
    if traits.colorScheme == .dark {
      for (name, color) in names { appearance.colors[name] = color.resolved(isDark: true, palette: .iOS26) }
    }
    if let size = traits.dynamicTypeSize, let index = DynamicTypeSize.allCases.firstIndex(of: size),
      let category = TextStyleMetrics.Category(rawValue: index)
    {
      appearance.typeSize = category
    }
    appearance.han = traits.locale.flatMap { HanForm(language: $0.identifier) }
    return appearance
  }

  /// Those that have another colour in the dark.
  private static let names: [String: SystemColor] = [
    "background": .background, "blue": .blue, "brown": .brown, "cyan": .cyan, "gray": .gray, "green": .green,
    "indigo": .indigo, "mint": .mint, "orange": .orange, "pink": .pink, "primary": .primary, "purple": .purple,
    "red": .red, "secondary": .secondary, "secondaryBackground": .secondaryBackground, "separator": .separator,
    "teal": .teal, "tertiary": .tertiary, "yellow": .yellow,
  ]
}
