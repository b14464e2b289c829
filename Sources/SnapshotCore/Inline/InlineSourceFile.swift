import Foundation
import Synchronization

/// The source file of a test, rewritten while the test runs.
///
/// Every edit is written at once, so that a crash loses none. Lines and columns are the compiled ones, and a file that has
/// been rewritten has others; so a journal beside the failures' artefacts keeps the source as it was compiled and the
/// edits since, and each edit is applied to that source together with the earlier ones. The journal serves all processes
/// of a run (`swift test --parallel` starts one for each test), one at a time; when the test is built again it is void.
package struct InlineSourceFile {
  package var path: String
  /// Of the journals.
  package var folder: String
  /// When the program that runs was built, in seconds since 1970.
  package var built: Double

  private static let lock = Mutex(())

  package init(path: String, folder: String, built: Double = Self.programBuilt) {
    // One file may have several names; it has one journal.
    (self.path, self.folder, self.built) = (FileSystem.resolved(path) ?? path, folder, built)
  }

  package static var programBuilt: Double { FileSystem.modificationTime(CommandLine.arguments[0]) ?? 0 }

  struct Journal: Codable {
    var original: Data
    var edits: [InlineEdit] = []
  }

  package enum Outcome: Hashable, Sendable {
    case written
    /// Earlier in this run, with the same text.
    case alreadyWritten
  }

  /// Makes the call at this place hold `text`.
  ///
  /// - Parameter compiled: what it holds as compiled; `nil` for nothing.
  package func record(
    _ text: String, line: Int, column: Int, syntax: InlineSnapshotSyntaxDescriptor, compiled: String?
  ) throws(InlineSourceError) -> Outcome {
    let result: Result<Outcome, InlineSourceError> = Self.lock.withLock { _ in
      Result { () throws(InlineSourceError) in
        try makeFolder()
        return try FileLock.holding(journalPath + ".lock") { () throws(InlineSourceError) in
          try recordAlone(text, line, column, syntax, compiled)
        }
      }
    }
    return try result.get()
  }

  /// What the call at this place was made to hold since the program was built.
  package func recorded(line: Int, column: Int, syntax: InlineSnapshotSyntaxDescriptor, compiled: String?) -> String? {
    guard let journal = readJournal() else { return nil }
    guard
      let edit = try? InlineEdit(
        Array(journal.original), line: line, column: column, syntax: syntax, compiled: compiled, text: "")
    else { return nil }
    return journal.edits.first { $0.lower == edit.lower }?.text
  }

  /// The line in which a call is that was compiled at this place, after what was written above it since.
  package func line(now line: Int, column: Int) -> Int {
    guard let journal = readJournal() else { return line }
    let original = Array(journal.original)
    guard let place = InlineCall.offset(in: original, line: line, column: column) else { return line }
    func lines(_ bytes: some Sequence<UInt8>) -> Int { bytes.reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) } }
    return journal.edits.filter { $0.lower < place }.reduce(line) {
      $0 + lines($1.replacement) - lines(original[$1.lower..<$1.upper])
    }
  }

  private func recordAlone(
    _ text: String, _ line: Int, _ column: Int, _ syntax: InlineSnapshotSyntaxDescriptor, _ compiled: String?
  ) throws(InlineSourceError) -> Outcome {
    let found: [UInt8]
    do throws(FileError) { found = try FileSystem.read(path) } catch { throw .unreadable(error) }
    var journal = try journal(for: found)
    let original = Array(journal.original)

    let edit = try InlineEdit(original, line: line, column: column, syntax: syntax, compiled: compiled, text: text)
    if let earlier = journal.edits.first(where: { $0.lower == edit.lower }) {
      if earlier.text.utf8.elementsEqual(text.utf8) { return .alreadyWritten }
      throw .twoTexts(earlier.text)
    }
    // A call inside of another one's closure.
    if journal.edits.contains(where: { $0.lower < edit.upper && edit.lower < $0.upper }) {
      throw .notALiteral("another call")
    }
    journal.edits.append(edit)
    do throws(FileError) {
      // The journal first: it knows the file with and without its last edit, so that whoever is killed in between leaves
      // nothing that the next one cannot read.
      if let data = try? JSONEncoder().encode(journal) { try FileSystem.write(Array(data), to: journalPath) }
      try FileSystem.replace(path, with: InlineEdit.apply(journal.edits, to: original))
    } catch {
      throw .notWritable(error)
    }
    return .written
  }

  private func journal(for found: [UInt8]) throws(InlineSourceError) -> Journal {
    guard var journal = readJournal() else {
      // A call that stands where another one did when the test was built would get that one's text.
      if let changed = FileSystem.modificationTime(path), changed > built { throw .changedSinceBuild }
      return Journal(original: Data(found))
    }
    let original = Array(journal.original)
    if found == InlineEdit.apply(journal.edits, to: original) { return journal }
    if found == InlineEdit.apply(journal.edits.dropLast(), to: original) {
      journal.edits.removeLast()
      return journal
    }
    // Somebody took the edits back.
    if found == original { return Journal(original: journal.original) }
    throw .changedByOthers
  }

  private func readJournal() -> Journal? {
    guard let written = FileSystem.modificationTime(journalPath), written >= built,
      let bytes = try? FileSystem.read(journalPath),
      let journal = try? JSONDecoder().decode(Journal.self, from: Data(bytes)),
      journal.edits.allSatisfy({ $0.lower >= 0 && $0.lower <= $0.upper && $0.upper <= journal.original.count })
    else { return nil }
    return journal
  }

  private var journalPath: String { "\(folder)/\(SHA256.digest(Array(path.utf8)).prefix(16)).json" }
  private func makeFolder() throws(InlineSourceError) {
    do throws(FileError) { try FileSystem.makeDirectory(folder) } catch { throw .notWritable(error) }
  }
}
