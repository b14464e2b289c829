/// Text in quotation marks on one line, for what is read by people and compared byte by byte.
enum QuotedText {
  /// With what cannot be seen written out: what has no look of its own, or turns the direction of a line, as its number.
  static func of(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      // Most text; asking for a category costs more.
      case " "..."~": result.unicodeScalars.append(scalar)
      // These join the parts of an emoji, and name the region of a flag.
      case "\u{200D}", "\u{E0020}"..."\u{E007F}": result.unicodeScalars.append(scalar)
      // In place of a picture in a text.
      case "\u{FFFC}": result += "\\u{FFFC}"
      default:
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
          result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
        default: result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }
}
