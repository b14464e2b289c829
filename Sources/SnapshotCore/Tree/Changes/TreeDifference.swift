import Foundation
import Graphics

/// What changed from one recorded tree to another, in words: causes first, and what only follows from them told shortly or
/// not at all.
package struct TreeDifference: Sendable {
  /// One change a line: appeared, vanished, other words, other fonts and modifiers, grew, shrank, moved.
  package private(set) var lines: [String] = []
  /// Where something changed, in points, in the new tree and in the old one.
  private(set) var affected: [CGRect] = []
  /// What is where it is because of something else, and as large as it was.
  private(set) var moved: [Moved] = []
  struct Moved: Sendable {
    var title: String
    var from: CGRect
    var to: CGRect
  }
  private var sentence = ChangeSentence()
  package var isEmpty: Bool { lines.isEmpty }

  /// - Parameter ignored: areas in points, of which nothing is told.
  package init(from old: SnapshotTree, to new: SnapshotTree, ignoring ignored: [CGRect] = []) {
    if old == new { return }
    var finder = ChangeFinder(TreeUnit(old), TreeUnit(new))
    finder.find()
    finder.ignore(ignored)
    let words = ChangeWords(UnitTitles(finder.old, finder.new))
    let causesFirst = finder.changes.filter { !$0.isSymptom } + finder.changes.filter(\.isSymptom)
    lines = words.lines(causesFirst) + finder.moves.map { words.clause($0) }
    affected = finder.affected
    moved = finder.moved.map { Moved(title: words.titles($0.unit), from: $0.from, to: $0.unit.frame) }
    sentence = ChangeSentence(finder, words)
  }

  /// The first changes, joined for a sentence; empty when nothing changed that a person would name.
  package var summary: String { summary(limit: 3).text }
  /// - Parameter limit: so many changes are told, one at least; the others are counted.
  func summary(limit: Int) -> (text: String, told: Int) { sentence.text(limit: limit) }
}
