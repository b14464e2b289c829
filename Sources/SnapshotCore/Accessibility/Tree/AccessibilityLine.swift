import Foundation

extension AccessibilityElement {
  /// `"Buy, 12 €" button, dimmed — value: "2"; hint: "…"; actions: "Delete"; in "Cart"`. Frames are left out: they change
  /// with every change of layout, and the picture has them.
  package var line: String {
    var line = label.isEmpty ? "(no label)" : QuotedText.of(label)
    if let kind = traitText { line += " " + kind }
    let rest = details
    return rest.isEmpty ? line : line + " — " + rest.joined(separator: "; ")
  }

  /// `button, dimmed`; `nil` for a plain text.
  package var traitText: String? {
    var words = traits
    if let headingLevel, let index = words.firstIndex(of: "header") { words[index] = "header level \(headingLevel)" }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  /// What is said after the label and the traits, in the order of the line.
  package var details: [String] {
    func list(_ name: String, _ words: [String]) -> String? {
      words.isEmpty ? nil : "\(name): " + words.map(QuotedText.of).joined(separator: ", ")
    }
    return [
      value.map { "value: " + QuotedText.of($0) },
      hint.map { "hint: " + QuotedText.of($0) },
      list("actions", actions),
      customContent.isEmpty
        ? nil
        : "more: "
          + customContent.map { "\(QuotedText.of($0.label)) \(QuotedText.of($0.value))" }.joined(separator: ", "),
      list("input labels", inputLabels),
      list("rotors", rotors),
      identifier.map { "id: " + QuotedText.of($0) },
      containers.isEmpty ? nil : containers.map { "in " + QuotedText.of($0) }.joined(separator: ", "),
    ].compactMap { $0 }
  }
}
