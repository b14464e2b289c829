internal import CMessageDigest

/// SHA-256 by libmd. The one file that calls it.
package enum SHA256 {
  /// 64 hexadecimal digits in lower case.
  package static func digest(_ bytes: [UInt8]) -> String { bytes.withUnsafeBytes(digest) }

  static func digest(_ bytes: UnsafeRawBufferPointer) -> String {
    var context = SHA2_CTX()
    SHA256Init(&context)
    if let base = bytes.baseAddress { SHA256Update(&context, base.assumingMemoryBound(to: UInt8.self), bytes.count) }
    var result = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_LENGTH))
    SHA256Final(&result, &context)
    let digits = Array("0123456789abcdef".utf8)
    return String(decoding: result.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }
}
