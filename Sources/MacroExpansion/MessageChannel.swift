import Foundation

/// The compiler's messages on a pair of files: each is its length in bytes as a little-endian 64-bit number, then JSON.
package struct MessageChannel {
  /// Far more than any source file; a longer message means that what arrives is no message.
  static let lengthLimit: UInt64 = 1 << 30
  private let input: FileHandle
  private let output: FileHandle

  package init(input: FileHandle, output: FileHandle) { (self.input, self.output) = (input, output) }

  /// - Returns: `nil` at the end of the input, or at a message of no bytes, with which the compiler says that it is done.
  /// - Throws: `MessageError` for what is no message, and what reading and decoding throw.
  package func read() throws -> PluginRequest? {
    guard let header = try input.read(upToCount: 8), !header.isEmpty else { return nil }
    guard header.count == 8 else { throw MessageError.truncated(wanted: 8, got: header.count) }
    let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    if length == 0 { return nil }
    guard length <= Self.lengthLimit else { throw MessageError.tooLong(length) }
    let body = try input.read(upToCount: Int(length)) ?? Data()
    guard body.count == Int(length) else { throw MessageError.truncated(wanted: Int(length), got: body.count) }
    return try JSONDecoder().decode(PluginRequest.self, from: body)
  }

  package func write(_ response: PluginResponse) throws {
    let body = try JSONEncoder().encode(response)
    let header = (0..<8).map { UInt8(truncatingIfNeeded: body.count >> (8 * $0)) }
    try output.write(contentsOf: Data(header) + body)
  }
}

/// Why what arrived is no message.
package enum MessageError: Error, CustomStringConvertible {
  /// In bytes.
  case truncated(wanted: Int, got: Int)
  case tooLong(UInt64)

  package var description: String {
    switch self {
    case .truncated(let wanted, let got): "the input ended after \(got) of the \(wanted) bytes announced"
    case .tooLong(let length): "a message announces \(length) bytes; is this program run by the Swift compiler?"
    }
  }
}
