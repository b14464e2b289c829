import VirtualTime

/// A `printf` format for one value, before it is handed to code that trusts it: a conversion that the value is not of
/// reads memory that is none, and a field a thousand million wide takes for ever.
enum FormatSpecifier {
  /// The longest field, and the most decimals.
  private static let lengthLimit = 999

  /// `nil` where the format takes exactly this value; otherwise what is wrong, in words.
  static func problem(_ format: String, for value: any CVarArg) -> String? {
    let characters = Array(format.unicodeScalars.map(Character.init))
    var conversions = 0, i = 0
    while i < characters.count {
      guard characters[i] == "%" else {
        i += 1
        continue
      }
      i += 1
      if i < characters.count, characters[i] == "%" {
        i += 1
        continue
      }
      // Flags, width, precision, length, conversion. [C11 7.21.6.1]
      while i < characters.count, "-+ 0#'".contains(characters[i]) { i += 1 }
      for part in 0..<2 {
        if part == 1 {
          guard i < characters.count, characters[i] == "." else { break }
          i += 1
        }
        var length = 0
        while i < characters.count, let digit = characters[i].wholeNumberValue, characters[i].isASCII,
          length <= lengthLimit
        {
          length = 10 * length + digit
          i += 1
        }
        if length > lengthLimit { return "its field is longer than \(lengthLimit) characters" }
      }
      while i < characters.count, "hlqzjtL".contains(characters[i]) { i += 1 }
      guard i < characters.count else { return "its conversion is missing" }
      let legal = legalConversions(value)
      guard legal.contains(characters[i]) else { return "%\(characters[i]) takes no \(TypeName.of(type(of: value)))" }
      conversions += 1
      i += 1
    }
    return conversions == 1 ? nil : "it has \(conversions) conversions for one value"
  }

  private static func legalConversions(_ value: any CVarArg) -> String {
    switch value {
    case is any BinaryInteger: "diuoxXc"
    case is any BinaryFloatingPoint: "fFeEgGaA"
    case is NSObject: "@"
    default: ""
    }
  }
}
