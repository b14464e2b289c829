/// What version control left in a file's place.
package enum VersionControlTrace: Hashable, Sendable {
  /// The file itself is elsewhere, kept by Git LFS; the SHA-256 that the pointer names.
  /// A pointer is text of a few lines: https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md
  case gitLFSPointer(oid: String?)
  /// Git left its conflict markers.
  case conflictMarkers

  /// Looks at the beginning of a file only, so that a file may hold any text further inside.
  package init?(_ bytes: [UInt8]) {
    guard bytes.first == UInt8(ascii: "<") || bytes.first == UInt8(ascii: "v") else { return nil }
    let head = String(decoding: bytes.prefix(1024), as: UTF8.self)
    if head.hasPrefix(Self.marker) {
      self = .conflictMarkers
    } else if head.hasPrefix("version https://git-lfs") || head.hasPrefix("version https://hawser") {
      self = head.contains("\n" + Self.marker) ? .conflictMarkers : .gitLFSPointer(oid: Self.oid(in: head))
    } else {
      return nil
    }
  }

  /// Looks for conflict markers in all of a text, in which no line begins as they do otherwise.
  /// - Parameter text: with line feeds for line ends.
  package init?(anywhereIn text: String) {
    if text.contains("\n" + Self.marker) {
      self = .conflictMarkers
    } else {
      self.init(Array(text.utf8.prefix(1024)))
    }
  }

  private static let marker = "<<<<<<< "

  private static func oid(in pointer: String) -> String? {
    for line in pointer.split(separator: "\n") {
      if let range = line.firstRange(of: "oid sha256:") { return String(line[range.upperBound...]) }
    }
    return nil
  }
}

extension VersionControlTrace: CustomStringConvertible {
  package var description: String {
    switch self {
    case .gitLFSPointer(let oid):
      "the file is a Git LFS pointer\(oid.map { " (to sha256 \($0.prefix(12))…)" } ?? ""), not the file it stands for"
    case .conflictMarkers: "the file holds an unresolved merge conflict"
    }
  }

  /// What a person can do about it.
  package var remedy: String {
    switch self {
    case .gitLFSPointer: "run `git lfs pull`"
    case .conflictMarkers: "resolve the conflict, or delete the file and record it again"
    }
  }
}
