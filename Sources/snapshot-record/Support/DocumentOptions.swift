import Foundation
import SnapshotCore
import SwiftUI

extension CommandDescription.Operand {
  static let document = Self(
    name: "FILE", values: .file(ending: "json"), summary: "the document; - reads it from standard input")
}

/// What `render` and `dump` take to draw a document in other circumstances.
enum DocumentOptions {
  static let options: [CommandDescription.Option] = [
    .value(
      "--size", value: "WxH",
      summary: "the frame in points, as 320x200; 320x or x200 for the other side as the document makes it; fit for both"
    ),
    .value(
      "--device", value: "NAME", .suggestions(devices),
      summary: "a device's screen, as iPhone17Pro; add landscape to lay it down"),
    .value("--scale", value: "N", .number, summary: "pixels per point; otherwise the device's, the document's, or 2"),
    .flag("--dark", summary: "named colours, and the background, of the dark appearance"),
    .value(
      "--type-size", value: "SIZE", .oneOf(DynamicTypeSize.allCases.map { "\($0)" }),
      summary: "the type size of texts with a style; large if not given"),
    .value(
      "--locale", value: "LOCALE",
      summary: "the language, as ja or zh_TW, for the forms of characters that languages share"),
    .flag("--rtl", summary: "lay out from right to left"),
  ]

  /// As they are typed: without spaces and marks, which do not count.
  private static let devices: [String] = Device.all.map { $0.name.filter { $0.isLetter || $0.isNumber } }

  static func parse(_ arguments: Arguments) throws -> DocumentRenderer.Options {
    var options = DocumentRenderer.Options()
    if let size = arguments["--size"] { options.layout = try layout(size) }
    if let name = arguments["--device"] {
      guard options.layout == nil else {
        throw UnusableError("--size and --device each say how large the picture is; give one of them")
      }
      options.layout = .device(try device(name))
    }
    var traits = SnapshotTraits.default
    if let scale = try arguments.number("--scale", Double.self) {
      traits = traits.merging(.displayScale(CGFloat(scale)))
    }
    if arguments.has("--dark") { traits = traits.merging(.dark) }
    if let size = arguments["--type-size"], let found = DynamicTypeSize.allCases.first(where: { "\($0)" == size }) {
      traits = traits.merging(.dynamicType(found))
    }
    if let locale = arguments["--locale"] { traits = traits.merging(.locale(try self.locale(locale))) }
    if arguments.has("--rtl") { traits = traits.merging(.rightToLeft) }
    options.traits = traits
    return options
  }

  private static func layout(_ text: String) throws -> SnapshotLayout {
    if text == "fit" { return .sizeThatFits }
    let parts = text.replacing("×", with: "x").split(separator: "x", omittingEmptySubsequences: false)
    let numbers = parts.map { Double($0).flatMap { $0 > 0 && $0 <= 100_000 ? CGFloat($0) : nil } }
    if parts.count == 2 {
      if let width = numbers[0], let height = numbers[1] { return .fixed(width: width, height: height) }
      if let width = numbers[0], parts[1].isEmpty { return .fits(width: width) }
      if let height = numbers[1], parts[0].isEmpty { return .fits(height: height) }
    }
    throw UnusableError(
      "--size takes a frame in points, as 320x200, 320x (as high as the document makes itself), x200 or fit; "
        + "\"\(text)\" is none of these")
  }

  private static func device(_ name: String) throws -> Device {
    do throws(DeviceError) { return try Device(named: name) } catch {
      let near = error.near.map { "\"\($0)\"" }.joined(separator: ", ")
      throw UnusableError(
        "--device: no device is named \"\(name)\"; near it are \(near); there are \(Device.all.map(\.name).joined(separator: ", "))"
      )
    }
  }

  private static func locale(_ name: String) throws -> Locale {
    let locale = Locale(identifier: name)
    guard locale.language.languageCode?.isISOLanguage == true else {
      throw UnusableError(
        "--locale takes a locale, as ja, de_DE or zh-Hant-TW; \"\(name)\" names no language of ISO 639")
    }
    return locale
  }
}

/// The document that `render` and `dump` are given.
@MainActor enum DocumentFile {
  static func read(_ arguments: Arguments) throws -> (document: DocumentRenderer.Document, name: String) {
    let path = arguments.positional[0]
    let name = path == "-" ? "standard input" : path
    let options = try DocumentOptions.parse(arguments)
    return try explaining(name) {
      var source = DocumentRenderer.Source.file(path)
      if path == "-" {
        let bytes = try FileHandle.standardInput.readToEnd() ?? Data()
        source = .bytes([UInt8](bytes), folder: FileSystem.currentDirectory)
      }
      return (try DocumentRenderer.read(source, options), name)
    }
  }

  static func snapshot(_ document: DocumentRenderer.Document, _ name: String) throws -> Snapshot {
    try explaining(name) { try DocumentRenderer.render(document, resources: SnapshotResources.shared()) }
  }

  /// One line that names the document.
  private static func explaining<R>(_ name: String, _ body: () throws -> R) throws -> R {
    do {
      return try body()
    } catch let error as FileError {
      throw error
    } catch let error as SnapshotError {
      if case .resources(let message) = error { throw UnusableError(message) }
      throw UnusableError("\(name): \(error)".replacingOccurrences(of: "\n", with: "; "))
    } catch {
      throw UnusableError("\(name): \(error)".replacingOccurrences(of: "\n", with: "; "))
    }
  }
}
