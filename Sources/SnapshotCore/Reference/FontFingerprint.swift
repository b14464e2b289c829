import PNGCoding
import Typography

/// What a reference says of the fonts that it was drawn with: `tintype, fonts 1a2b3c4d` as the writer that the PNG names.
///
/// Only for people and `doctor`: no verdict looks at it, and a reference whose pixels stay is not written anew for it. The
/// fonts that count are those without which nothing is drawn; the others leave most pictures as they are.
package enum FontFingerprint {
  /// Eight hexadecimal digits, of the fonts that this version pins.
  package static let current: String = SnapshotName.shortHash(
    PinnedFont.all.filter { !$0.role.isOptional }.map { "\($0.role.rawValue) \($0.sha256)\n" }.joined())

  package static let software = PNG.standardSoftware + prefix + current
  private static let prefix = ", fonts "

  package enum Writer: Hashable, Sendable {
    /// With the fonts' fingerprint; `nil` for references from before there was one.
    case tintype(fonts: String?)
    /// Another program, or one that does not say.
    case other(String?)
  }

  package static func writer(of png: [UInt8]) -> Writer {
    guard let software = PNG.software(in: png) else { return .other(nil) }
    if software == PNG.standardSoftware { return .tintype(fonts: nil) }
    guard software.hasPrefix(PNG.standardSoftware + prefix) else { return .other(software) }
    return .tintype(fonts: String(software.dropFirst(PNG.standardSoftware.count + prefix.count)))
  }
}
