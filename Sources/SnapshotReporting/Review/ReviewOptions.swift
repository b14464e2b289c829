import SnapshotCore

/// What `review` is asked for.
package struct ReviewOptions: Hashable, Sendable {
  package struct Choice: Hashable, Sendable {
    package var decision: ReviewDecision
    /// A name or a pattern; `nil` means all that can be.
    package var name: String?
  }
  package var filter: String?
  package var choices: [Choice] = []
  package var isList = false
  package var isJSON = false
  package var isUndo = false
  package var from: String?
  package var packagePath: String?
  package var pictures: TerminalPictures?

  package struct Failure: Error, Hashable, CustomStringConvertible {
    package var description: String
  }

  package init(_ arguments: [String]) throws(Failure) {
    var rest = arguments[...]
    // What names without an option belong to: `--accept A B C`.
    var decision: ReviewDecision?
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      func value() throws(Failure) -> String {
        guard let value = parts.count > 1 ? parts[1] : rest.popFirst() else {
          throw Failure(description: "review: \(parts[0]) needs a value; see snapshot-record review --help")
        }
        return value
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        if let decision {
          choices.append(Choice(decision: decision, name: argument))
        } else if filter == nil {
          filter = argument
        } else {
          throw Failure(
            description: "review takes one filter, not also \"\(TerminalText.plain(argument))\"; join words as 'A B'")
        }
        continue
      }
      decision = nil
      switch parts[0] {
      case "--accept", "--reject":
        let kind: ReviewDecision = parts[0] == "--accept" ? .accept : .reject
        choices.append(Choice(decision: kind, name: try value()))
        decision = kind
      case "--accept-all" where parts.count == 1: choices.append(Choice(decision: .accept))
      case "--reject-all" where parts.count == 1: choices.append(Choice(decision: .reject))
      case "--list" where parts.count == 1: isList = true
      case "--json" where parts.count == 1: isJSON = true
      case "--undo" where parts.count == 1: isUndo = true
      case "--from": from = try value()
      case "--package-path": packagePath = try value()
      case "--pictures":
        let text = try value()
        guard let kind = TerminalPictures(rawValue: text) else {
          let legal = TerminalPictures.allCases.map(\.rawValue).joined(separator: ", ")
          throw Failure(description: "--pictures takes one of \(legal), and not \"\(TerminalText.plain(text))\"")
        }
        pictures = kind
      default:
        throw Failure(
          description: "review: unknown option \(TerminalText.plain(argument)); see snapshot-record review --help")
      }
    }
    if isUndo, !choices.isEmpty {
      throw Failure(
        description: "review: --undo takes back what was decided before; give it without --accept and --reject")
    }
  }
}

extension ReviewOptions.Choice {
  init(decision: ReviewDecision) { (self.decision, name) = (decision, nil) }
}
