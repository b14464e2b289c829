import Foundation
import SnapshotCore

/// Where things are here, and what paths of the machine that ran the tests mean here.
package struct ReportPlaces: Sendable {
  /// The package's folder.
  package var package: String
  /// The folder of references.
  package var references: String
  /// The folder of artefacts.
  package var artifacts: String

  package init(package: String, references: String, artifacts: String) {
    (self.package, self.references, self.artifacts) = (package, references, artifacts)
  }

  /// What follows a folder in a path.
  static func rest(of path: String, in folder: String?) -> String? {
    guard let folder, !folder.isEmpty, path.hasPrefix(folder + "/") else { return nil }
    return String(path.dropFirst(folder.count + 1))
  }

  /// - Parameters:
  ///   - path: of a reference, on the machine that ran.
  ///   - package: the package's folder there.
  ///   - references: the folder of references there, if it is known.
  /// - Returns: the file here, and what a person calls it.
  func reference(_ path: String, package there: String?, references theirs: String?) -> (file: String, shown: String) {
    if let rest = Self.rest(of: path, in: there) { return (package + "/" + rest, rest) }
    if let rest = Self.rest(of: path, in: theirs) {
      let file = references + "/" + rest
      return (file, shown(file))
    }
    return (path, shown(path))
  }

  /// What a person calls a file of this machine.
  func shown(_ file: String) -> String {
    if let rest = Self.rest(of: file, in: package) { return rest }
    for folder in [references, artifacts] {
      if let rest = Self.rest(of: file, in: folder) { return FileSystem.split(folder).name + "/" + rest }
    }
    return file
  }

  /// What `review --accept` takes: the path below the folder of references, without `.png`.
  func name(ofReference file: String) -> String {
    let name = Self.rest(of: file, in: references) ?? Self.rest(of: file, in: package) ?? file
    return name.hasSuffix(".png") ? String(name.dropLast(4)) : name
  }

  /// A text without the folders of the machine that ran.
  static func relative(_ text: String, to folders: [String?]) -> String {
    var text = text
    // The longest first: one may be in another.
    for folder in Set(folders.compactMap(\.self)).sorted(by: { ($0.count, $0) > ($1.count, $1) }) where folder.count > 1
    {
      text = text.replacingOccurrences(of: folder + "/", with: "", options: .literal)
    }
    return text
  }

  /// A word as a POSIX shell (or, with control characters, bash and zsh) takes it literally.
  static func quoted(_ word: String) -> String {
    let plain = "_-./:@%+,".unicodeScalars
    func isPlain(_ c: Unicode.Scalar) -> Bool {
      c.isASCII && (c.properties.isAlphabetic || c.properties.numericType != nil) || plain.contains(c)
    }
    if !word.isEmpty, !word.hasPrefix("-"), word.unicodeScalars.allSatisfy(isPlain) { return word }
    if word.unicodeScalars.contains(where: { $0.value < 32 || $0.value == 127 }) {
      return "$'"
        + word.unicodeScalars.reduce(into: "") { text, c in
          switch c {
          case "'", "\\": text += "\\" + String(c)
          case _ where c.value < 32 || c.value == 127:
            let digits = String(c.value, radix: 16)
            text += "\\x" + (digits.count == 1 ? "0" : "") + digits
          default: text.unicodeScalars.append(c)
          }
        } + "'"
    }
    return "'" + word.replacingOccurrences(of: "'", with: "'\\''") + "'"
  }
}
