/// A kind of data, by its identifier. No data is ever read by its kind here.
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
  public let identifier: String
  private let supertypes: [String]
  public init?(_ identifier: String) {
    if identifier.isEmpty { return nil }
    self.init(identifier: identifier)
  }
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    guard let known = Self.extensions[filenameExtension.lowercased()] else { return nil }
    self = known
  }
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard let known = Self.mimeTypes[mimeType.lowercased()] else { return nil }
    self = known
  }
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(identifier: identifier, [parentType].compactMap { $0 })
  }
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(identifier: identifier, [parentType].compactMap { $0 })
  }
  private init(identifier: String, _ parents: [UTType] = []) {
    self.identifier = identifier
    supertypes = parents.flatMap { [$0.identifier] + $0.supertypes }
  }
  public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type.identifier) }
  public var description: String { identifier }
  public var preferredFilenameExtension: String? { Self.extensions.filter { $0.value == self }.keys.min() }
  public var preferredMIMEType: String? { Self.mimeTypes.filter { $0.value == self }.keys.min() }
  public static func == (a: UTType, b: UTType) -> Bool { a.identifier == b.identifier }
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }

  public static let item = UTType(identifier: "public.item")
  public static let content = UTType(identifier: "public.content")
  public static let data = UTType(identifier: "public.data", [item])
  public static let directory = UTType(identifier: "public.directory", [item])
  public static let folder = UTType(identifier: "public.folder", [directory])
  public static let package = UTType(identifier: "com.apple.package", [directory])
  public static let bundle = UTType(identifier: "com.apple.bundle", [directory])
  public static let application = UTType(identifier: "com.apple.application")
  public static let text = UTType(identifier: "public.text", [data, content])
  public static let plainText = UTType(identifier: "public.plain-text", [text])
  public static let utf8PlainText = UTType(identifier: "public.utf8-plain-text", [plainText])
  public static let rtf = UTType(identifier: "public.rtf", [text])
  public static let html = UTType(identifier: "public.html", [text])
  public static let xml = UTType(identifier: "public.xml", [text])
  public static let json = UTType(identifier: "public.json", [text])
  public static let yaml = UTType(identifier: "public.yaml", [text])
  public static let commaSeparatedText = UTType(identifier: "public.comma-separated-values-text", [text])
  public static let sourceCode = UTType(identifier: "public.source-code", [plainText])
  public static let swiftSource = UTType(identifier: "public.swift-source", [sourceCode])
  public static let propertyList = UTType(identifier: "com.apple.property-list", [data])
  public static let image = UTType(identifier: "public.image", [data, content])
  public static let png = UTType(identifier: "public.png", [image])
  public static let jpeg = UTType(identifier: "public.jpeg", [image])
  public static let gif = UTType(identifier: "com.compuserve.gif", [image])
  public static let heic = UTType(identifier: "public.heic", [image])
  public static let tiff = UTType(identifier: "public.tiff", [image])
  public static let svg = UTType(identifier: "public.svg-image", [image])
  public static let pdf = UTType(identifier: "com.adobe.pdf", [data, content])
  public static let audiovisualContent = UTType(identifier: "public.audiovisual-content", [data, content])
  public static let movie = UTType(identifier: "public.movie", [audiovisualContent])
  public static let video = UTType(identifier: "public.video", [movie])
  public static let mpeg4Movie = UTType(identifier: "public.mpeg-4", [movie])
  public static let quickTimeMovie = UTType(identifier: "com.apple.quicktime-movie", [movie])
  public static let audio = UTType(identifier: "public.audio", [audiovisualContent])
  public static let mp3 = UTType(identifier: "public.mp3", [audio])
  public static let wav = UTType(identifier: "com.microsoft.waveform-audio", [audio])
  public static let archive = UTType(identifier: "public.archive", [data])
  public static let zip = UTType(identifier: "public.zip-archive", [archive])
  public static let url = UTType(identifier: "public.url", [data])
  public static let fileURL = UTType(identifier: "public.file-url", [url])
  public static let vCard = UTType(identifier: "public.vcard", [text])
  public static let calendarEvent = UTType(identifier: "public.calendar-event", [text])
  public static let database = UTType(identifier: "public.database", [data])

  private static let extensions: [String: UTType] = [
    "txt": .plainText, "rtf": .rtf, "html": .html, "xml": .xml, "json": .json, "yaml": .yaml, "csv": .commaSeparatedText,
    "swift": .swiftSource, "plist": .propertyList, "png": .png, "jpg": .jpeg, "jpeg": .jpeg, "gif": .gif, "heic": .heic,
    "tiff": .tiff, "svg": .svg, "pdf": .pdf, "mp4": .mpeg4Movie, "mov": .quickTimeMovie, "mp3": .mp3, "wav": .wav, "zip": .zip,
    "vcf": .vCard, "ics": .calendarEvent,
  ]
  private static let mimeTypes: [String: UTType] = [
    "text/plain": .plainText, "text/html": .html, "application/json": .json, "image/png": .png, "image/jpeg": .jpeg,
    "image/gif": .gif, "application/pdf": .pdf, "video/mp4": .mpeg4Movie, "audio/mpeg": .mp3, "application/zip": .zip,
    "text/csv": .commaSeparatedText,
  ]
}
