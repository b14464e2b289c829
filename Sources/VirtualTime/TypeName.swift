/// How a type is called in trees, names and messages: the same in every build and every run.
///
/// Swift's own spelling is not. An optimised build writes a private type as `(BarShape in _F43D0A…)`, with a number of its
/// file, where a debug build writes `BarShape`; a qualified name of a private or local type has an address in it,
/// `App.(unknown context at $55d8…).BarShape`. (It stands in this module because all that name types share no lower one.)
package enum TypeName {
  /// Without the modules: `BarShape`, `Stack<Text>`.
  package static func of(_ type: Any.Type) -> String { plain("\(type)") }
  /// With the modules: `App.BarShape`.
  package static func qualified(_ type: Any.Type) -> String { plain(String(reflecting: type)) }
  /// Without the modules and without what it is generic over: `Stack` of `Stack<Text>`.
  package static func base(of type: Any.Type) -> String { String(of(type).prefix { $0 != "<" }) }

  /// A name as Swift spells it, without what differs between builds and runs, however deep it is in generic arguments.
  package static func plain(_ spelling: String) -> String {
    let bytes = Array(spelling.utf8)
    guard bytes.contains(open) else { return spelling }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var i = 0
    while i < bytes.count {
      // A pair of parentheses without others in it: a discriminator holds none.
      if bytes[i] == open, let end = bytes[(i + 1)...].firstIndex(where: { $0 == open || $0 == close }),
        bytes[end] == close, let name = named(bytes[(i + 1)..<end])
      {
        result += name
        i = end + 1
        // `(unknown context at $55d8).` goes with its full stop.
        if name.isEmpty, i < bytes.count, bytes[i] == UInt8(ascii: ".") { i += 1 }
      } else {
        result.append(bytes[i])
        i += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static let open = UInt8(ascii: "("), close = UInt8(ascii: ")")

  /// `BarShape` of `BarShape in _F43D0A`, nothing of `unknown context at $55d8`; `nil` for other words.
  private static func named(_ words: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let space = words.lastIndex(of: UInt8(ascii: " ")) else { return nil }
    let number = words[(space + 1)...]
    guard let mark = number.first, mark == UInt8(ascii: "_") || mark == UInt8(ascii: "$"), number.count > 1,
      number.dropFirst().allSatisfy(isHexadecimal)
    else { return nil }
    let before = words[..<space]
    if before.elementsEqual("unknown context at".utf8) { return [] }
    let link = Array(" in".utf8)
    return before.count > link.count && before.suffix(link.count).elementsEqual(link)
      ? before.dropLast(link.count) : nil
  }
  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }
}
