import Foundation
import SnapshotCore

/// Writes the page, with its pictures in it or in a folder beside it.
package struct ReportWriter {
  package enum Placement: String, Codable, Sendable { case inlined, beside }

  /// Pictures of so many bytes together are put into the page: as base64 they make a page of four thirds, which browsers
  /// load in about a second. More go beside it.
  package static let inlineLimit = 16 << 20

  package struct Outcome: Encodable, Sendable {
    /// The page.
    package var report: String
    /// The folder of the pictures; `nil` when they are in the page.
    package var pictures: String?
    /// Of the page.
    package var bytes: Int
    /// Of all pictures together.
    package var pictureBytes: Int
    package var counts: [String: Int]
    package var notes: [String]
  }

  /// Of the page, absolute.
  package var path: String
  /// `nil` lets the size decide.
  package var placement: Placement?

  package init(path: String, placement: Placement? = nil) { (self.path, self.placement) = (path, placement) }

  package func write(_ model: ReportModel) throws -> Outcome {
    var model = model
    let kinds = ReportModel.Pictures.Kind.allCases
    let total = model.snapshots.reduce(0) { sum, snapshot in
      kinds.reduce(sum) { $0 + (snapshot.pictures[$1]?.size ?? 0) }
    }
    let placement = placement ?? (total <= Self.inlineLimit ? .inlined : .beside)
    let (folder, name) = FileSystem.split(path)
    let pictures = (name.hasSuffix(".html") ? String(name.dropLast(5)) : name) + "-pictures"
    try Self.removePictures(in: folder + "/" + pictures)
    for i in model.snapshots.indices {
      switch placement {
      case .inlined: inline(&model.snapshots[i])
      case .beside: try put(&model.snapshots[i], into: pictures, in: folder)
      }
    }
    let page = Array(ReportPage.html(model).utf8)
    try FileSystem.write(page, to: path)
    return Outcome(
      report: path, pictures: placement == .beside ? folder + "/" + pictures : nil, bytes: page.count,
      pictureBytes: total,
      counts: Dictionary(uniqueKeysWithValues: ReportModel.State.allCases.map { ($0.rawValue, model.counts[$0] ?? 0) }),
      notes: model.notes)
  }

  private func inline(_ snapshot: inout ReportModel.Snapshot) {
    for kind in ReportModel.Pictures.Kind.allCases {
      guard let bytes = Self.bytes(&snapshot, kind) else { continue }
      snapshot.pictures[kind]?.source = PictureFile.dataURL(bytes)
    }
  }

  private func put(_ snapshot: inout ReportModel.Snapshot, into pictures: String, in folder: String) throws {
    // Numbers: names may hold what no file's name, and no URL, may.
    let stem = String(repeating: "0", count: max(0, 4 - "\(snapshot.index)".count)) + "\(snapshot.index)"
    var copies: [String] = []
    for kind in ReportModel.Pictures.Kind.allCases {
      guard let bytes = Self.bytes(&snapshot, kind) else { continue }
      let name = "\(stem)-\(kind.rawValue).png"
      try FileSystem.write(bytes, to: "\(folder)/\(pictures)/\(name)", isDurable: false)
      snapshot.pictures[kind]?.source = Self.urlPath(pictures) + "/" + name
      copies.append("\"\(kind.rawValue)\":\"\(PictureFile.dataURL(bytes))\"")
    }
    // A page from disk may show its files but not read their colours, which is what comparing is about. What passed is
    // spared the second copy.
    guard snapshot.state != .unchanged, snapshot.state != .unreferenced, !copies.isEmpty else { return }
    let script = "snapshotPictures(\(snapshot.index),{\(copies.joined(separator: ","))});\n"
    try FileSystem.write(Array(script.utf8), to: "\(folder)/\(pictures)/\(stem).js", isDurable: false)
    snapshot.twin = Self.urlPath(pictures) + "/\(stem).js"
  }

  /// `nil`, and a problem in the model, for a file that went away since it was looked at.
  private static func bytes(_ snapshot: inout ReportModel.Snapshot, _ kind: ReportModel.Pictures.Kind) -> [UInt8]? {
    guard let picture = snapshot.pictures[kind], picture.problem == nil else { return nil }
    do {
      return try FileSystem.read(picture.path)
    } catch {
      snapshot.pictures[kind] = .init(
        problem: "\(FileSystem.split(picture.path).name) cannot be read (errno \(error.code))")
      return nil
    }
  }

  /// What an earlier report left, and nothing else: the folder may hold what is not ours.
  private static func removePictures(in folder: String) throws {
    for name in FileSystem.names(in: folder) {
      let digits = name.prefix { $0.isASCII && $0.isNumber }
      let rest = name.dropFirst(digits.count)
      let isOurs = rest == ".js" || ReportModel.Pictures.Kind.allCases.contains { rest == "-\($0.rawValue).png" }
      if digits.count >= 4, isOurs { try FileSystem.remove(folder + "/" + name) }
    }
    if FileSystem.isDirectory(folder), FileSystem.names(in: folder).isEmpty { try FileSystem.remove(folder) }
  }

  /// A name as it stands in a URL: only what needs no escaping there or in HTML is kept (RFC 3986, 2.3).
  static func urlPath(_ name: String) -> String {
    name.utf8.reduce(into: "") { text, byte in
      let c = Character(UnicodeScalar(byte))
      if byte < 128, c.isLetter || c.isNumber || "-._~".contains(c) {
        text.append(c)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        text += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
  }
}
