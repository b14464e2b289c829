import Foundation

extension AccessibilityElement {
  /// `"Buy, 12 €" button, dimmed — value: "2"; hint: "…"; actions: "Delete"; in "Cart"`. Frames are left out: they change
  /// with every change of layout, and the picture has them.
  package var line: String {
    var line = label.isEmpty ? "(no label)" : Self.quoted(label)
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
      words.isEmpty ? nil : "\(name): " + words.map(Self.quoted).joined(separator: ", ")
    }
    return [
      value.map { "value: " + Self.quoted($0) },
      hint.map { "hint: " + Self.quoted($0) },
      list("actions", actions),
      customContent.isEmpty
        ? nil
        : "more: " + customContent.map { "\(Self.quoted($0.label)) \(Self.quoted($0.value))" }.joined(separator: ", "),
      list("input labels", inputLabels),
      list("rotors", rotors),
      identifier.map { "id: " + Self.quoted($0) },
      containers.isEmpty ? nil : containers.map { "in " + Self.quoted($0) }.joined(separator: ", "),
    ].compactMap { $0 }
  }

  /// On one line, with what cannot be seen written out.
  static func quoted(_ string: String) -> String {
    var text = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      // Joins the parts of an emoji.
      case "\u{200D}": text.unicodeScalars.append(scalar)
      default:
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
          text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        default: text.unicodeScalars.append(scalar)
        }
      }
    }
    return text + "\""
  }
}
