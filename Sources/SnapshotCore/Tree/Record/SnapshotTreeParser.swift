import Foundation

/// Text that is no recorded tree.
package struct SnapshotTreeError: Error, Hashable, Sendable, CustomStringConvertible {
  package enum Problem: Hashable, Sendable {
    case head(String)
    case version(String)
    case empty
    case indentation
    case tooDeep
    case missing(String)
    case number(String)
    case string
    case rest(String)
  }
  /// From 1.
  package var line: Int
  package var problem: Problem

  package var description: String {
    let what =
      switch problem {
      case .head(let found): "a recorded tree begins with \"\(SnapshotTree.head)\", not with \"\(found)\""
      case .version(let found): "the form is version \(found), which this version of Tintype does not read"
      case .empty: "there is no node"
      case .indentation: "a line is indented by two spaces for each level, and by one level more than its parent"
      case .tooDeep: "there are more than \(SnapshotTreeParser.depthLimit) levels, which no view has"
      case .missing(let what): "\(what) is missing"
      case .number(let found): "\"\(found)\" is no number with at most three decimals"
      case .string: "a text in quotation marks does not end, or holds a \\ that means nothing"
      case .rest(let found): "\"\(found)\" does not belong there"
      }
    return "line \(line): \(what)"
  }
}

extension SnapshotTree {
  /// Reads the text form. Lines may end as on any system. Whatever the text is, the answer is a tree or an error.
  package init(parsing text: String) throws(SnapshotTreeError) {
    var parser = SnapshotTreeParser(bytes: Array(text.utf8))
    self.init(nodes: try parser.nodes())
  }
}

private struct SnapshotTreeParser {
  /// Views have 512 at most; what walks the units of a tree needs a stack as deep as they are.
  static let depthLimit = 1_000
  let bytes: [UInt8]
  private var at = 0
  private var line = 1

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func nodes() throws(SnapshotTreeError) -> [SnapshotTree.Node] {
    let head = restOfLine()
    if head != SnapshotTree.head {
      let version = SnapshotTree.head.prefix { !$0.isNumber }
      throw error(
        head.hasPrefix(version) ? .version(String(head.dropFirst(version.count))) : .head(String(head.prefix(60))))
    }
    nextLine()
    var nodes: [SnapshotTree.Node] = []
    while at < bytes.count {
      // An empty line at the end does no harm.
      if isAtEndOfLine {
        nextLine()
        if at < bytes.count { throw error(.missing("a node")) }
        break
      }
      let node = try node()
      guard node.depth <= (nodes.last?.depth ?? -1) + 1, nodes.isEmpty || node.depth > 0 else {
        throw error(.indentation)
      }
      guard node.depth < SnapshotTreeParser.depthLimit else { throw error(.tooDeep) }
      nodes.append(node)
      nextLine()
    }
    if nodes.isEmpty { throw error(.empty) }
    return nodes
  }

  private mutating func node() throws(SnapshotTreeError) -> SnapshotTree.Node {
    var spaces = 0
    while take(" ") { spaces += 1 }
    guard spaces % 2 == 0 else { throw error(.indentation) }
    var node = SnapshotTree.Node(depth: spaces / 2, kind: try kind(), frame: .zero)
    if take(" \"") {
      at -= 1
      node.text = try string()
    }
    if take(" font: ") { node.font = try string() }
    node.frame = try frame()
    if take(" label: ") { node.label = try string() }
    if take(" value: ") { node.value = try string() }
    if take(" id: ") { node.identifier = try string() }
    if take(" traits: ") {
      repeat { node.traits.append(try string()) } while take(", ")
    }
    guard isAtEndOfLine else { throw error(.rest(String(restOfLine().prefix(60)))) }
    return node
  }

  /// A plain kind ends where a text, a font or a frame begins: at a space outside of its parentheses.
  private mutating func kind() throws(SnapshotTreeError) -> String {
    if at < bytes.count, bytes[at] == UInt8(ascii: "\"") { return try string() }
    let start = at
    var depth = 0
    while !isAtEndOfLine {
      let byte = bytes[at]
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      if byte == UInt8(ascii: " "), depth == 0, [" (", " \"", " font: "].contains(where: { starts($0) }) { break }
      at += 1
    }
    let kind = String(decoding: bytes[start..<at], as: UTF8.self)
    guard SnapshotTree.Node.isPlain(kind) else { throw error(.missing("the kind of a node")) }
    return kind
  }

  private mutating func frame() throws(SnapshotTreeError) -> CGRect {
    guard take(" (") else { throw error(.missing("a frame, \" (x, y; width × height)\",")) }
    let x = try number()
    guard take(", ") else { throw error(.missing("the y of a frame")) }
    let y = try number()
    guard take("; ") else { throw error(.missing("the width of a frame")) }
    let width = try number()
    guard take(" × ") else { throw error(.missing("the height of a frame")) }
    let height = try number()
    guard take(")") else { throw error(.missing("the end of a frame")) }
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// At most ten digits before the point: nothing that is placed is further away.
  private mutating func number() throws(SnapshotTreeError) -> Double {
    let start = at
    func failure() -> SnapshotTreeError {
      error(.number(String(decoding: bytes[start..<min(bytes.count, start + 20)].prefix { $0 != 10 }, as: UTF8.self)))
    }
    let isNegative = take("-")
    var (thousandths, digits) = (0, 0)
    while let digit, digits < 10 {
      thousandths = thousandths * 10 + digit
      digits += 1
      at += 1
    }
    guard digits > 0 else { throw failure() }
    thousandths *= 1000
    if take(".") {
      var (unit, decimals) = (100, 0)
      while let digit, decimals < 3 {
        thousandths += digit * unit
        unit /= 10
        decimals += 1
        at += 1
      }
      guard decimals > 0 else { throw failure() }
    }
    guard digit == nil else { throw failure() }
    return Double(isNegative ? -thousandths : thousandths) / 1000
  }

  private var digit: Int? {
    at < bytes.count && bytes[at] >= 0x30 && bytes[at] <= 0x39 ? Int(bytes[at]) - 0x30 : nil
  }

  private mutating func string() throws(SnapshotTreeError) -> String {
    guard take("\"") else { throw error(.missing("a text in quotation marks")) }
    var result: [UInt8] = []
    while !isAtEndOfLine {
      let byte = bytes[at]
      at += 1
      if byte == UInt8(ascii: "\"") { return String(decoding: result, as: UTF8.self) }
      guard byte == UInt8(ascii: "\\") else {
        result.append(byte)
        continue
      }
      if take("n") {
        result.append(10)
      } else if take("r") {
        result.append(13)
      } else if take("t") {
        result.append(9)
      } else if take("\"") {
        result.append(UInt8(ascii: "\""))
      } else if take("\\") {
        result.append(UInt8(ascii: "\\"))
      } else if take("u{") {
        let digits = bytes[at...].prefix(9).prefix { $0 != UInt8(ascii: "}") }
        guard digits.count <= 8, let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
          let scalar = Unicode.Scalar(value)
        else { throw error(.string) }
        result += Array(String(Character(scalar)).utf8)
        at += digits.count
        guard take("}") else { throw error(.string) }
      } else {
        throw error(.string)
      }
    }
    throw error(.string)
  }

  // MARK: - Bytes

  private var isAtEndOfLine: Bool {
    at >= bytes.count || bytes[at] == 10 || bytes[at] == 13 && (at + 1 == bytes.count || bytes[at + 1] == 10)
  }

  private mutating func nextLine() {
    while at < bytes.count, bytes[at] != 10 { at += 1 }
    at = min(bytes.count, at + 1)
    line += 1
  }

  private mutating func restOfLine() -> String {
    let start = at
    while !isAtEndOfLine { at += 1 }
    return String(decoding: bytes[start..<at], as: UTF8.self)
  }

  private func starts(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    return bytes.count - at >= count
      && (0..<count).allSatisfy { bytes[at + $0] == text.utf8Start[$0] }
  }

  private mutating func take(_ text: StaticString) -> Bool {
    guard starts(text) else { return false }
    at += text.utf8CodeUnitCount
    return true
  }

  private func error(_ problem: SnapshotTreeError.Problem) -> SnapshotTreeError {
    SnapshotTreeError(line: line, problem: problem)
  }
}
