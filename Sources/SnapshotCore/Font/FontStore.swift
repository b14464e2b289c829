import Foundation

/// A font file of a fixed version.
package struct FontFile: Hashable, Sendable {
  /// In whichever folder it is.
  package var name: String
  package var version: String
  /// 64 hexadecimal digits in lower case, of the whole file.
  package var sha256: String

  package init(name: String, version: String, sha256: String) {
    (self.name, self.version, self.sha256) = (name, version, sha256)
  }
}

/// A font that cannot be used. Another version would draw other pixels, so nothing takes its place.
package enum FontFileError: Error, Hashable, Sendable {
  case missing(FontFile, folders: [String])
  case otherVersion(FontFile, path: String, sha256: String)
  case unreadable(FontFile, FileError)
}

extension FontFileError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .missing(let font, let folders):
      "the font \(font.name) \(font.version) is not installed: it is in none of \(folders.joined(separator: ", ")); "
        + "run tintype's scripts/setup, or name the folder that has it with TINTYPE_FONTS"
    case .otherVersion(let font, let path, let sha256):
      "the font \(path) is not version \(font.version): its SHA-256 is \(sha256), and \(font.sha256) is wanted; "
        + "run tintype's scripts/setup"
    case .unreadable(let font, let error):
      "the font \(font.name) \(font.version) cannot be read: \(error); run tintype's scripts/setup"
    }
  }
}

/// The folders that font files are looked for in. A file counts only when its SHA-256 is the one wanted, so it does not
/// matter which folder it comes from.
package struct FontStore: Sendable {
  package var folders: [String]

  package init(folders: [String]) { self.folders = folders }

  /// `variable`'s folder alone when it is set; otherwise the system's, then the account's. The account's home comes
  /// from the user database: tests run with any `HOME`.
  package init(
    variable: String, systemFolder: String, folderInHome: String,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    if let folder = environment[variable], !folder.isEmpty {
      folders = [FileSystem.absolute(folder, relativeTo: FileSystem.currentDirectory)]
    } else {
      folders = [systemFolder] + [Self.home].compactMap { $0.map { $0 + "/" + folderInHome } }
    }
  }

  package func bytes(of font: FontFile) throws(FontFileError) -> [UInt8] {
    var problem: FontFileError?
    for folder in folders {
      let path = folder + "/" + font.name
      do throws(FileError) {
        let bytes = try FileSystem.read(path)
        let sha256 = SHA256.digest(bytes)
        if sha256 == font.sha256 { return bytes }
        problem = problem ?? .otherVersion(font, path: path, sha256: sha256)
      } catch {
        if !error.isMissingFile { problem = problem ?? .unreadable(font, error) }
      }
    }
    throw problem ?? .missing(font, folders: folders)
  }

  static let home: String? = {
    var entry = passwd()
    var found: UnsafeMutablePointer<passwd>?
    var buffer = [CChar](repeating: 0, count: 16384)
    guard getpwuid_r(getuid(), &entry, &buffer, buffer.count, &found) == 0, found != nil, let home = entry.pw_dir else {
      return nil
    }
    return String(cString: home)
  }()
}
