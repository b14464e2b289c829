import Foundation
import PNGCoding
import SnapshotCore

/// Every reference, read as tests read it.
struct ReferenceCheck {
  private let context: DoctorContext
  private var pictures = 0, texts = 0
  private var pointers: [String] = [], conflicts: [String] = [], broken: [String] = [], trees: [String] = []
  private var fonts: [String: [String]] = [:]
  private var unmarked = 0
  private var foreign: [String] = []

  static func findings(_ context: DoctorContext) -> [DoctorReport.Finding] {
    var check = ReferenceCheck(context)
    var files: [String] = []
    for folder in context.referenceFolders { files += UnreferencedSearch.files(below: folder) }
    for file in files { check.look(at: file) }
    return check.result(files)
  }

  private init(_ context: DoctorContext) { self.context = context }

  private mutating func look(at path: String) {
    let name = context.relative(path)
    if path.hasSuffix(".png") {
      pictures += 1
      let bytes: [UInt8]
      do { bytes = try FileSystem.read(path) } catch { return broken.append("\(name): \(error)") }
      do throws(PNGError) {
        _ = try PNG.decode(bytes)
        note(FontFingerprint.writer(of: bytes), name)
      } catch {
        if case .leftByVersionControl(let trace) = error {
          note(trace, name)
        } else {
          broken.append("\(name): \(error)")
        }
      }
      return
    }
    texts += 1
    do throws(ReferenceFileError) {
      guard let text = try TextReferenceStore.read(path), path.hasSuffix(".tree") else { return }
      do throws(SnapshotTreeError) { _ = try SnapshotTree(parsing: text) } catch { trees.append("\(name): \(error)") }
    } catch {
      switch error {
      case .leftByVersionControl(_, let trace): note(trace, name)
      case .notText(_, let problem): if !isBinary(path) { broken.append("\(name): \(problem)") }
      default: broken.append("\(name): \(error)")
      }
    }
  }

  private mutating func note(_ trace: VersionControlTrace, _ name: String) {
    switch trace {
    case .gitLFSPointer: pointers.append(name)
    case .conflictMarkers: conflicts.append(name)
    }
  }

  /// Another tool's references may be of any kind.
  private func isBinary(_ path: String) -> Bool {
    !path.hasPrefix(context.references + "/") && ((try? FileSystem.read(path))?.prefix(8192).contains(0) ?? false)
  }

  private mutating func note(_ writer: FontFingerprint.Writer, _ name: String) {
    switch writer {
    case .tintype(nil): unmarked += 1
    case .tintype(let fonts?): self.fonts[fonts, default: []].append(name)
    case .other: foreign.append(name)
    }
  }

  private func result(_ files: [String]) -> [DoctorReport.Finding] {
    var findings: [DoctorReport.Finding] = []
    /// - Parameter verb: of one file, and of several.
    func add(_ files: [String], _ verb: (String, String), _ rest: String, _ remedy: String, isError: Bool = true) {
      guard !files.isEmpty else { return }
      let message = "\(Self.count(files.count, "file")) \(files.count == 1 ? verb.0 : verb.1) \(rest)"
      findings.append(
        isError
          ? .error("references", message, remedy: remedy, files: files)
          : .warning("references", message, remedy: remedy, files: files))
    }
    let hold = ("holds", "hold")
    add(pointers, hold, "a Git LFS pointer in place of the reference", "run git lfs pull")
    add(conflicts, hold, "an unresolved merge conflict", "resolve it, or delete the files and record them again")
    add(
      broken, ("cannot", "cannot"), "be read as a reference",
      "restore them from version control, or delete them and record them again")
    add(
      trees, hold, "no recorded tree that this version reads: failures will not say what moved",
      "delete them and run snapshot-record record", isError: false)
    findings += names(files)
    for (mark, files) in fonts.sorted(by: { $0.key < $1.key }) where mark != FontFingerprint.current {
      add(
        files, ("was", "were"), "recorded with other fonts (\(mark)) than this version's (\(FontFingerprint.current))",
        "run snapshot-record verify: those that pass are as good as new; record writes the others", isError: false)
    }
    guard findings.isEmpty || pictures + texts > 0 else { return findings }
    let places = context.referenceFolders.filter { FileSystem.isDirectory($0) }.map(context.relative)
    if files.isEmpty {
      findings.append(
        .ok(
          "references",
          "there are none yet in \(context.relative(context.references)); snapshot-record record makes them"))
    } else if findings.isEmpty {
      var parts = [
        (fonts[FontFingerprint.current]?.count ?? 0, "drawn with this version's fonts"),
        (unmarked, "that do not say with which fonts"),
      ]
      parts.append((foreign.count, "saved by another program"))
      let words = parts.filter { $0.0 > 0 }.map { "\(NumberText.grouped($0.0)) \($0.1)" }.joined(separator: ", ")
      findings.append(
        .ok(
          "references",
          "\(Self.count(pictures, "picture"))\(words.isEmpty ? "" : " (\(words))") and \(Self.count(texts, "text")) "
            + "in \(places.joined(separator: ", ")), all readable"))
    }
    return findings
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(NumberText.grouped(number)) \(noun)\(number == 1 ? "" : "s")"
  }

  /// Names that are one file on macOS and Windows, and names that no such system writes.
  private func names(_ files: [String]) -> [DoctorReport.Finding] {
    var findings: [DoctorReport.Finding] = []
    // Folders, too: `maptests/a.png` and `MapTests/a.png`.
    let twins = Dictionary(grouping: files) { NameTwins.folded($0) }.values.filter { $0.count > 1 }
    if !twins.isEmpty {
      let pairs = twins.map { $0.sorted().map(context.relative).joined(separator: " and ") }.sorted()
      findings.append(
        .error(
          "references",
          "names that are one file on systems that do not tell capitals or accents apart (macOS, Windows)",
          remedy: "delete those that no test uses (snapshot-record prune), or rename a test or a snapshot", files: pairs
        ))
    }
    // To `String` both spellings are equal.
    let decomposed = files.filter { !$0.precomposedStringWithCanonicalMapping.utf8.elementsEqual($0.utf8) }
    // Another tool's may have any spelling, and are found by all.
    let own = decomposed.filter { $0.hasPrefix(context.references + "/") }.map(context.relative)
    if !own.isEmpty {
      findings.append(
        .warning(
          "references", "names with accents written as letter and accent, which tests do not look for",
          remedy: "rename them to composed letters (NFC), or delete them and record them again", files: own))
    }
    return findings
  }
}
