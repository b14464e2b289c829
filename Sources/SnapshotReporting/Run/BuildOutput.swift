/// What `swift build` writes: steps, and everything else, which is what the compiler or the package manager has to say.
package enum BuildOutput {
  /// `[12/45] Compiling App A.swift`, as a person sees it last on a line that is overwritten; `nil` when it is no step.
  package static func step(_ line: String) -> String? {
    let text = plain(line)
    guard text.hasPrefix("["), let close = text.firstIndex(of: "]") else { return nil }
    let numbers = text[text.index(after: text.startIndex)..<close].split(separator: "/")
    guard numbers.count == 2, numbers.allSatisfy({ Int($0) != nil }) else { return nil }
    return text
  }

  /// Not the words around a build that say nothing of what is wrong.
  package static func isMessage(_ line: String) -> Bool {
    let text = plain(line)
    return
      !(text.isEmpty || text.hasPrefix("Building for ") || text.hasPrefix("Build complete!")
      || text.hasPrefix("Planning build"))
  }

  /// Without escape sequences, and what was left of a line that was overwritten.
  package static func plain(_ text: String) -> String {
    guard text.contains(where: { $0 == "\u{1B}" || $0 == "\r" }) else { return text }
    var result = ""
    var scalars = text.unicodeScalars.makeIterator()
    while let scalar = scalars.next() {
      if scalar == "\r" {
        // Up to the line's beginning.
        if let end = result.lastIndex(of: "\n") {
          result.removeSubrange(result.index(after: end)...)
        } else {
          result = ""
        }
      } else if scalar == "\u{1B}" {
        // A sequence ends in a letter. [ECMA-48, 5.4]
        guard scalars.next() == "[" else { continue }
        while let next = scalars.next(), !(0x40...0x7E).contains(next.value) {}
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
