import SnapshotCore

/// The texts of a snapshot's artefacts: trees, accessibility, whatever a strategy makes.
enum ReportTexts {
  /// More lines than these make the page slow, and nobody reads them.
  static let lineLimit = 3000
  private static let byteLimit = 1 << 20

  static func differences(in folder: ArtifactFolder) -> [ReportModel.Text] {
    let endings = Set(
      FileSystem.names(in: folder.path).compactMap { name in
        ["reference.", "actual."].lazy.filter { name.hasPrefix($0) }.map { String(name.dropFirst($0.count)) }.first
      })
    return endings.subtracting(["png"]).sorted().map { ending in
      difference(folder.file("reference." + ending), folder.file("actual." + ending), ending)
    }
  }

  private static func difference(_ reference: String?, _ actual: String?, _ ending: String) -> ReportModel.Text {
    let name = name(ending)
    do {
      let (before, now) = (try reference.map(text) ?? "", try actual.map(text) ?? "")
      let lines = LineDifference(from: before, to: now).lines.map { line in
        switch line {
        case .same(let text): " " + text
        case .removed(let text): "-" + text
        case .added(let text): "+" + text
        }
      }
      return cut(ReportModel.Text(name: name, lines: lines))
    } catch {
      return ReportModel.Text(name: name, lines: [], note: "\(error)")
    }
  }

  /// A reference that passes, as it is.
  static func plain(_ path: String) -> [ReportModel.Text] {
    guard let ending = path.split(separator: ".").last.map(String.init), FileSystem.exists(path) else { return [] }
    do {
      var lines = try text(path).split(separator: "\n", omittingEmptySubsequences: false).map { " " + $0 }
      if lines.last == " " { lines.removeLast() }
      return [cut(ReportModel.Text(name: name(ending), lines: lines))]
    } catch {
      return [ReportModel.Text(name: name(ending), lines: [], note: "\(error)")]
    }
  }

  private struct Unreadable: Error, CustomStringConvertible { var description: String }

  private static func text(_ path: String) throws -> String {
    let name = FileSystem.split(path).name
    let bytes: [UInt8]
    do { bytes = try FileSystem.read(path) } catch {
      throw Unreadable(description: "\(name) cannot be read (errno \(error.code))")
    }
    guard bytes.count <= byteLimit else {
      throw Unreadable(description: "\(name) has \(NumberText.grouped(bytes.count)) bytes, too many to show here")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Unreadable(description: "\(name) is no text in UTF-8 (\(NumberText.grouped(bytes.count)) bytes)")
    }
    return text.replacing("\r\n", with: "\n")
  }

  private static func cut(_ text: ReportModel.Text) -> ReportModel.Text {
    guard text.lines.count > lineLimit else { return text }
    var text = text
    text.note = "The first \(NumberText.grouped(lineLimit)) of \(NumberText.grouped(text.lines.count)) lines"
    text.lines.removeSubrange(lineLimit...)
    return text
  }

  private static func name(_ ending: String) -> String {
    switch ending {
    case "tree": "Tree"
    case "accessibility": "Accessibility"
    case "txt": "Text"
    default: "Text (\(ending))"
    }
  }
}
