/// Names that there are, for a message about one that there is not: those that differ from it only in case first, then by
/// the alphabet, and no more than a reader looks through.
package func knownNames(_ names: [String], insteadOf unknown: String, limit: Int = 12) -> String {
  if names.isEmpty { return "none is" }
  let alike = names.filter { $0.lowercased() == unknown.lowercased() }.sorted()
  let others = names.filter { $0.lowercased() != unknown.lowercased() }.sorted()
  let shown = (alike + others).prefix(limit).map { "\"\($0)\"" }.joined(separator: ", ")
  return "registered: " + shown + (names.count > limit ? " and \(names.count - limit) more" : "")
}
