import Foundation
import Synchronization

/// Finds files that are one file with another on systems that do not tell capitals from small letters, or one form of an
/// accented letter from the other (macOS, Windows): a repository with both cannot be checked out there.
package final class NameTwins: Sendable {
  private struct Folder {
    /// The folder's time of change when it was listed, in nanoseconds; a new name in it changes that.
    var changed: Int
    var names: [String: [String]]
  }
  private let folders = Mutex<[String: Folder]>([:])

  package init() {}

  /// Another file than the one at `path`, in its folder or in a folder whose name is another folder's twin; `nil` when
  /// there is none. Both the folder and the file are looked at: `Snapshots/maptests/a.png`, `Snapshots/MapTests/A.png`.
  package func twin(of path: String) -> String? {
    let (folder, file) = FileSystem.split(path)
    if let other = twin(of: file, in: folder) { return folder + "/" + other }
    let (parent, name) = FileSystem.split(folder)
    return twin(of: name, in: parent).map { parent + "/" + $0 }
  }

  private func twin(of name: String, in folder: String) -> String? {
    guard let changed = FileSystem.changeTime(folder) else { return nil }
    return folders.withLock { folders in
      if folders[folder]?.changed != changed {
        let names = Dictionary(grouping: FileSystem.names(in: folder), by: Self.folded)
        folders[folder] = Folder(changed: changed, names: names)
      }
      return folders[folder]?.names[Self.folded(name)]?.first { !$0.utf8.elementsEqual(name.utf8) }
    }
  }

  /// What such systems compare: composed letters, without case. Upper case first, for "ß" and "SS" are one name there.
  package static func folded(_ name: String) -> String {
    name.precomposedStringWithCanonicalMapping.uppercased().lowercased()
  }
}
