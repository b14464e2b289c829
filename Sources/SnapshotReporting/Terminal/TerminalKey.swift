/// A key as the terminal sends it.
package enum TerminalKey: Hashable, Sendable {
  case character(Character)
  case enter, escape, backspace, tab
  case up, down, left, right, pageUp, pageDown, home, end
  /// Ctrl with a letter.
  case control(Character)
}

/// Bytes from a terminal to keys. Keeps the beginning of a key whose rest has not come yet.
package struct TerminalKeyParser: Sendable {
  private var pending: [UInt8] = []

  package init() {}

  /// Whether an escape has come and nothing after it: the Escape key, or the beginning of another one.
  package var isWaiting: Bool { !pending.isEmpty }

  package mutating func take(_ bytes: some Sequence<UInt8>) -> [TerminalKey] {
    pending += bytes
    var keys: [TerminalKey] = []
    while let (key, count) = Self.first(of: pending) {
      pending.removeFirst(count)
      if let key { keys.append(key) }
    }
    return keys
  }

  /// What has waited long enough: an escape alone is the Escape key, anything else unfinished is no key.
  package mutating func flush() -> [TerminalKey] {
    defer { pending = [] }
    return pending.first == 0x1B ? [.escape] : []
  }

  /// - Returns: a key (`nil` for bytes that are none) and how many bytes it took; `nil` when more must come.
  private static func first(of bytes: [UInt8]) -> (TerminalKey?, Int)? {
    guard let byte = bytes.first else { return nil }
    switch byte {
    case 0x0D, 0x0A: return (.enter, 1)
    case 0x09: return (.tab, 1)
    case 0x7F, 0x08: return (.backspace, 1)
    case 0x1B: return escape(bytes)
    case 0x01...0x1A: return (.control(Character(Unicode.Scalar(byte + 0x60))), 1)
    case 0x00, 0x1C...0x1F: return (nil, 1)
    case ..<0x80: return (.character(Character(Unicode.Scalar(byte))), 1)
    default:
      let count = byte >= 0xF8 ? 1 : byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
      if !bytes.dropFirst().prefix(count - 1).allSatisfy({ $0 & 0xC0 == 0x80 }) { return (nil, 1) }
      if bytes.count < count { return nil }
      guard let text = String(validating: bytes[..<count], as: UTF8.self), let character = text.first else {
        return (nil, 1)
      }
      return (.character(character), count)
    }
  }

  private static func escape(_ bytes: [UInt8]) -> (TerminalKey?, Int)? {
    guard bytes.count > 1 else { return nil }
    switch bytes[1] {
    case UInt8(ascii: "["):
      guard let end = bytes.dropFirst(2).firstIndex(where: { (0x40...0x7E).contains($0) }) else { return nil }
      return (named(bytes[2..<end], bytes[end]), end + 1)
    case UInt8(ascii: "O"):
      return bytes.count > 2 ? (named([], bytes[2]), 3) : nil
    // What a terminal answers late, to a question about pictures: up to its end it is no key.
    case UInt8(ascii: "_"), UInt8(ascii: "P"), UInt8(ascii: "]"):
      var index = 2
      while index < bytes.count {
        if bytes[index] == 0x07 { return (nil, index + 1) }
        if bytes[index] == 0x1B, index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "\\") {
          return (nil, index + 2)
        }
        index += 1
      }
      return nil
    case 0x1B: return (.escape, 1)
    default: return (nil, 2)
    }
  }

  private static func named(_ parameters: ArraySlice<UInt8>, _ final: UInt8) -> TerminalKey? {
    switch final {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "~"):
      switch String(decoding: parameters.prefix { $0 != UInt8(ascii: ";") }, as: UTF8.self) {
      case "5": .pageUp
      case "6": .pageDown
      case "1", "7": .home
      case "4", "8": .end
      default: nil
      }
    default: nil
    }
  }
}
