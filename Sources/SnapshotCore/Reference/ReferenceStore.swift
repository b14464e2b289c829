import Graphics
import PNGCoding
import Synchronization

/// References on disk.
package enum ReferenceStore {
  /// `nil` when there is none.
  package static func read(_ path: String) throws(ReferenceFileError) -> Bitmap? {
    guard let bytes = try FileSystem.readReference(path) else { return nil }
    do throws(PNGError) {
      return try PNG.decode(bytes)
    } catch {
      throw .notAPicture(path: path, error)
    }
  }

  package static func write(_ picture: Bitmap, to path: String) throws(ReferenceFileError) {
    let bytes: [UInt8]
    do throws(PNGError) { bytes = try PNG.encode(picture, software: FontFingerprint.software) } catch { throw .notAPicture(path: path, error) }
    tidy(FileSystem.split(path).folder)
    do throws(FileError) { try FileSystem.write(bytes, to: path) } catch { throw .notWritable(error) }
  }

  /// What a killed run left half written must not be committed with the references. Looked for once in a folder.
  private static func tidy(_ folder: String) {
    if tidied.withLock({ $0.insert(folder).inserted }) { FileSystem.removeAbandonedFiles(in: folder) }
  }
  private static let tidied = Mutex<Set<String>>([])
}
