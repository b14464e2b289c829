import SnapshotCore
import Typography

/// The pinned fonts: whether each is there, and is the file that it should be.
enum FontCheck {
  static func findings(_ environment: [String: String]) -> [DoctorReport.Finding] {
    findings(
      FontStore(
        variable: PinnedFont.folderVariable, systemFolder: PinnedFont.systemFolder,
        folderInHome: PinnedFont.folderInHome,
        environment: environment))
  }

  static func findings(_ store: FontStore) -> [DoctorReport.Finding] {
    var missing: [PinnedFont] = [], optional: [PinnedFont] = []
    var broken: [String] = []
    for font in PinnedFont.all {
      do throws(FontFileError) {
        _ = try store.bytes(of: FontFile(name: font.fileName, version: font.version, sha256: font.sha256))
      } catch {
        switch error {
        case .missing: if font.role.isOptional { optional.append(font) } else { missing.append(font) }
        case .otherVersion(_, let path, _):
          broken.append("\(path) is not version \(font.version): its SHA-256 is another")
        case .unreadable(_, let error): broken.append("\(error)")
        }
      }
    }
    let remedy = "run tintype's scripts/setup, or name the folder that has them with \(PinnedFont.folderVariable)"
    let places = store.folders.joined(separator: ", ")
    var findings: [DoctorReport.Finding] = []
    if !missing.isEmpty {
      findings.append(
        .error(
          "fonts",
          "\(missing.count) without which nothing can be drawn \(missing.count == 1 ? "is" : "are") not in \(places)",
          remedy: remedy, files: missing.map { "\($0.fileName) \($0.version)" }))
    }
    if !broken.isEmpty {
      findings.append(
        .error("fonts", "\(broken.count) cannot be used", remedy: "run tintype's scripts/setup", files: broken))
    }
    if !optional.isEmpty {
      findings.append(
        .warning(
          "fonts", "\(optional.count) for some texts only (other scripts, emoji, other designs) are not in \(places)",
          remedy: remedy, files: optional.map { "\($0.fileName) \($0.version)" }))
    }
    if findings.isEmpty {
      findings.append(
        .ok(
          "fonts",
          "all \(PinnedFont.all.count) pinned files are right (fonts \(FontFingerprint.current)); looked for in \(places)"
        ))
    }
    return findings
  }
}
