import Foundation

/// A kind of data, by its identifier. No data is ever read by its kind here.
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
  public let identifier: String
  private let supertypes: [String]
  public init?(_ identifier: String) {
    if identifier.isEmpty { return nil }
    self.init(identifier: identifier)
  }
  /// An extension that is not known here gets a type of its own, as on a device.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    if filenameExtension.isEmpty { return nil }
    let name = filenameExtension.lowercased()
    self = Self.extensions[name] ?? UTType(identifier: "dyn.\(name)", [supertype])
  }
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    if mimeType.isEmpty { return nil }
    let name = mimeType.lowercased()
    self = Self.mimeTypes[name] ?? UTType(identifier: "dyn.\(name)", [supertype])
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
  public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }
  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type.identifier) }
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  public var isDeclared: Bool { !isDynamic }
  public var isPublic: Bool { identifier.hasPrefix("public.") }
  /// What a person reads: the words are the system's own and not known here.
  public var localizedDescription: String? { nil }
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
  public static let symbolicLink = UTType(identifier: "public.symlink", [item])
  public static let volume = UTType(identifier: "public.volume", [directory])
  public static let executable = UTType(identifier: "public.executable", [item])
  public static let applicationBundle = UTType(identifier: "com.apple.application-bundle", [application])
  public static let message = UTType(identifier: "public.message", [item])
  public static let contact = UTType(identifier: "public.contact", [content])
  public static let emailMessage = UTType(identifier: "public.email-message", [data, message])
  public static let diskImage = UTType(identifier: "public.disk-image", [archive])
  public static let gzip = UTType(identifier: "org.gnu.gnu-zip-archive", [archive])
  public static let spreadsheet = UTType(identifier: "public.spreadsheet", [content])
  public static let presentation = UTType(identifier: "public.presentation", [content])
  public static let font = UTType(identifier: "public.font", [data])
  public static let epub = UTType(identifier: "org.idpf.epub-container", [data, content])
  public static let log = UTType(identifier: "public.log", [plainText])
  public static let shellScript = UTType(identifier: "public.shell-script", [sourceCode])
  public static let pythonScript = UTType(identifier: "public.python-script", [sourceCode])
  public static let javaScript = UTType(identifier: "com.netscape.javascript-source", [sourceCode])
  public static let delimitedText = UTType(identifier: "public.delimited-values-text", [text])
  public static let tabSeparatedText = UTType(identifier: "public.tab-separated-values-text", [delimitedText])
  public static let flatRTFD = UTType(identifier: "com.apple.flat-rtfd", [data, content])
  public static let rtfd = UTType(identifier: "com.apple.rtfd", [package, content])
  public static let webArchive = UTType(identifier: "com.apple.webarchive", [data, content])
  public static let webP = UTType(identifier: "org.webmproject.webp", [image])
  public static let heif = UTType(identifier: "public.heif", [image])
  public static let bmp = UTType(identifier: "com.microsoft.bmp", [image])
  public static let ico = UTType(identifier: "com.microsoft.ico", [image])
  public static let icns = UTType(identifier: "com.apple.icns", [image])
  public static let rawImage = UTType(identifier: "public.camera-raw-image", [image])
  public static let livePhoto = UTType(identifier: "com.apple.live-photo", [content])
  public static let avi = UTType(identifier: "public.avi", [movie])
  public static let mpeg = UTType(identifier: "public.mpeg", [movie])
  public static let aiff = UTType(identifier: "public.aiff-audio", [audio])
  public static let mpeg4Audio = UTType(identifier: "public.mpeg-4-audio", [audio])
  public static let midi = UTType(identifier: "public.midi-audio", [audio])
  public static let usdz = UTType(identifier: "com.pixar.universal-scene-description-mobile", [data])
  public static let internetLocation = UTType(identifier: "com.apple.internet-location", [data])
  public static let bookmark = UTType(identifier: "public.bookmark", [data])
  public static let xmlPropertyList = UTType(identifier: "com.apple.xml-property-list", [propertyList])
  public static let binaryPropertyList = UTType(identifier: "com.apple.binary-property-list", [propertyList])

  private static let extensions: [String: UTType] = [
    "txt": .plainText, "rtf": .rtf, "html": .html, "xml": .xml, "json": .json, "yaml": .yaml,
    "csv": .commaSeparatedText,
    "swift": .swiftSource, "plist": .propertyList, "png": .png, "jpg": .jpeg, "jpeg": .jpeg, "gif": .gif, "heic": .heic,
    "tiff": .tiff, "svg": .svg, "pdf": .pdf, "mp4": .mpeg4Movie, "mov": .quickTimeMovie, "mp3": .mp3, "wav": .wav,
    "zip": .zip,
    "vcf": .vCard, "ics": .calendarEvent, "tsv": .tabSeparatedText, "log": .log, "sh": .shellScript,
    "py": .pythonScript,
    "js": .javaScript, "webp": .webP, "heif": .heif, "bmp": .bmp, "ico": .ico, "icns": .icns, "avi": .avi, "mpg": .mpeg,
    "aiff": .aiff, "m4a": .mpeg4Audio, "mid": .midi, "usdz": .usdz, "gz": .gzip, "dmg": .diskImage, "epub": .epub,
  ]
  private static let mimeTypes: [String: UTType] = [
    "text/plain": .plainText, "text/html": .html, "application/json": .json, "image/png": .png, "image/jpeg": .jpeg,
    "image/gif": .gif, "application/pdf": .pdf, "video/mp4": .mpeg4Movie, "audio/mpeg": .mp3, "application/zip": .zip,
    "text/csv": .commaSeparatedText,
  ]
}
