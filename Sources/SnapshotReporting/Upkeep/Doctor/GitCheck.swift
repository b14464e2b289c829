import SnapshotCore

/// Whether git keeps references as they are, and leaves out what is not to be kept.
///
/// Git itself is asked (`check-attr`, `check-ignore`), since attributes and patterns come from many files.
struct GitCheck {
  private let context: DoctorContext

  static func findings(_ context: DoctorContext) -> [DoctorReport.Finding] {
    let check = GitCheck(context: context)
    guard let version = context.run(["git", "--version"]), version.status == 0 else {
      return [.ok("git", "there is no git here, so its settings were not looked at")]
    }
    guard let inside = check.git(["rev-parse", "--is-inside-work-tree"]), inside.status == 0 else {
      guard let repository = check.repository else { return [.ok("git", "the package is in no git repository")] }
      return [
        .warning(
          "git", "git does not read the repository in \(repository), so its settings were not looked at",
          remedy: "git -C \(repository) status says why; for one of another owner (a container's), "
            + "git config --global --add safe.directory \(repository)")
      ]
    }
    // What is at work for a file counts, whether it is there or not.
    let folders = context.referenceFolders
    var findings: [DoctorReport.Finding] = []
    for folder in folders {
      let picture = folder + "/DoctorTests/testCanary.png"
      findings += check.attributes(picture, isPicture: true)
      if folder == context.references {
        findings += check.attributes(folder + "/DoctorTests/testCanary.tree", isPicture: false)
      }
      findings += check.ignored(folder, picture)
    }
    findings += check.artifacts()
    return findings.isEmpty
      ? [
        .ok("git", "\(version.firstLine): references are kept as they are, and what failures leave is not")
      ] : findings
  }

  /// The folder that holds `.git`, whatever git says of it.
  private var repository: String? {
    var folder = context.package
    while !folder.isEmpty {
      if FileSystem.exists(folder + "/.git") { return folder }
      folder = FileSystem.split(folder).folder
    }
    return nil
  }

  private func git(_ arguments: [String]) -> DoctorContext.Outcome? {
    context.run(["git", "-C", context.package] + arguments)
  }

  // MARK: - Attributes

  private func attributes(_ path: String, isPicture: Bool) -> [DoctorReport.Finding] {
    let names = ["text", "eol", "filter", "working-tree-encoding"]
    guard let outcome = git(["check-attr", "-z"] + names + ["--", path]), outcome.status == 0 else { return [] }
    // Path, attribute, value, each with a NUL behind it.
    let parts = outcome.output.split(separator: "\0", omittingEmptySubsequences: false).map(String.init)
    var values: [String: String] = [:]
    for i in stride(from: 0, to: parts.count - 2, by: 3) { values[parts[i + 1]] = parts[i + 2] }
    func value(_ name: String) -> String? { values[name].flatMap { $0 == "unspecified" ? nil : $0 } }

    var findings: [DoctorReport.Finding] = []
    let (text, eol) = (value("text"), value("eol"))
    let kind = isPicture ? ".png" : ".tree"
    let place = context.relative(FileSystem.split(FileSystem.split(path).folder).folder)
    let encoding = value("working-tree-encoding")
    if let encoding, encoding != "unset" {
      findings.append(
        .error(
          "git", "git writes \(kind) in \(place) as \(encoding) (working-tree-encoding)",
          remedy: "take that attribute from \(kind) in .gitattributes"))
    }
    if isPicture {
      // A line end without a word on text says that it is text. `auto` looks into the file, and a PNG is none.
      let isText = text == "set" || text == nil && (eol == "lf" || eol == "crlf")
      if isText {
        findings.append(
          .error(
            "git", "git takes .png in \(place) for text\(eol.map { " (eol=\($0))" } ?? "") and changes bytes in it",
            remedy: "add the line \"*.png binary\" to the end of .gitattributes, then restore the pictures"))
      }
    } else if text != "unset", eol == "crlf" || eol == nil && text != nil && isConverting {
      findings.append(
        .warning(
          "git",
          "git checks out .tree in \(place) with CR and LF: tests read that, and recording shows every line as changed",
          remedy: "add the line \"*.tree text eol=lf\" to the end of .gitattributes"))
    }
    if value("filter") == "lfs", git(["lfs", "version"])?.status != 0 {
      findings.append(
        .error(
          "git", "\(kind) in \(place) is kept with Git LFS, and git-lfs is not installed",
          remedy: "install git-lfs, then run git lfs install and git lfs pull"))
    }
    return findings
  }

  /// Texts get CR and LF where nothing else is said.
  private var isConverting: Bool {
    git(["config", "core.autocrlf"])?.firstLine == "true" || git(["config", "core.eol"])?.firstLine == "crlf"
  }

  // MARK: - Ignoring

  private func ignored(_ folder: String, _ path: String) -> [DoctorReport.Finding] {
    guard let outcome = git(["check-ignore", "-v", "--no-index", "--", path]), outcome.status == 0 else { return [] }
    // ".gitignore:3:Snapshots/\tSnapshots/DoctorTests/testCanary.png"
    let rule = outcome.firstLine.split(separator: "\t").first.map(String.init) ?? ""
    // With -v a pattern that takes a file back is told, too.
    if rule.split(separator: ":").last?.hasPrefix("!") == true { return [] }
    return [
      .error(
        "git", "git ignores the references in \(context.relative(folder)) (\(rule))",
        remedy:
          "take the pattern away, or add !\(context.relative(folder))/** after it: without references in the repository "
          + "no other machine can compare")
    ]
  }

  private func artifacts() -> [DoctorReport.Finding] {
    let folder = context.artifacts
    guard folder.hasPrefix(context.package + "/") else { return [] }
    guard let outcome = git(["check-ignore", "-q", "--no-index", "--", folder + "/results.json"]), outcome.status == 1
    else {
      return []
    }
    let name = context.relative(folder)
    let pattern = name.hasPrefix(".build/") ? ".build/" : name + "/"
    return [
      .warning(
        "git", "git does not ignore \(name), where failures leave pictures", remedy: "add \(pattern) to .gitignore")
    ]
  }
}
