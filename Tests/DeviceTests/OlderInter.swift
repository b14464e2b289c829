import SnapshotCore
import SwiftUI

@testable import Typography

/// Advances of Inter 3.x, which the device pictures of family bc were set in; ours is 4.1.
///
/// Shaped with HarfBuzz (kerning on, contextual alternates off) with Inter-SemiBold.otf and Inter-Medium.otf, version 3.019,
/// of Debian's fonts-inter 4.0~beta7, in 1/2816 em. Every string measured on a picture comes out to its pixel with them.
enum OlderInter {
  static let unitsPerEm = 2816.0
  enum Weight: String { case medium = "Inter-Medium", semiBold = "Inter-SemiBold" }

  static let semiBold: [String: [Double]] = [
    "Informational": [774, 1717, 1004, 1712, 1117, 2528, 1618, 1070, 734, 1712, 1717, 1618, 734],
    "Info Alt": [774, 1717, 1004, 1712, 699, 2038, 734, 1070],
    "Success": [1828, 1713, 1626, 1626, 1669, 1546, 1546],
    "Warning": [2677, 1618, 1117, 1717, 734, 1717, 1761],
    "Error": [1711, 1117, 1053, 1712, 1117],
    "Large with Trailing": [
      1594, 1618, 1053, 1761, 1669, 699, 2358, 734, 1102, 1726, 699, 1698, 1088, 1618, 734, 734, 734, 1717, 1761,
    ],
    "Leading": [1594, 1669, 1618, 1775, 734, 1717, 1761],
    "Trailing": [1698, 1088, 1618, 734, 734, 734, 1717, 1761],
    "USD": [2066, 1828, 2040],
    "GBP": [2126, 1851, 1812],
    "EUR": [1711, 2066, 1832],
  ]
  static let medium: [String: [Double]] = [
    "Attributed ": [1875, 1047, 1047, 1082, 701, 1762, 1674, 1031, 1654, 1762, 746],
    "Text": [1609, 1619, 1552, 1047],
  ]

  static func advances(_ text: String, _ weight: Weight) -> [Double]? {
    switch weight {
    case .medium: medium[text]
    case .semiBold: semiBold[text]
    }
  }

  /// In 1/2816 em; `nil` where it was not measured.
  static func width(_ text: String, _ weight: Weight) -> Double? {
    advances(text, weight)?.reduce(0, +) ?? (weight == .medium ? mediumWidths : semiBoldWidths)[text]
  }

  /// The advances of our Inter for the same string, in the same units.
  static func pinnedAdvances(_ text: String, _ weight: Weight) throws -> [Double] {
    let font = try SnapshotResources.shared().fonts.typesetFont(
      FontDescriptor(family: .custom(weight.rawValue), size: unitsPerEm))
    let scalars = Array(text.unicodeScalars)
    return font.shape(scalars, clusters: Array(scalars.indices), isRightToLeft: false, isTracked: false).map(\.advance)
  }

  /// What each glyph has to get more, in points, for the text to be as wide as in the older Inter.
  static func kerning(_ text: String, _ weight: Weight, size: CGFloat) throws -> CGFloat {
    guard let older = width(text, weight) else { return 0 }
    let pinned = try pinnedAdvances(text, weight)
    return (older - pinned.reduce(0, +)) / unitsPerEm * size / CGFloat(max(1, pinned.count))
  }
}

/// A text in the version of Inter that is asked for.
struct InterText: View {
  enum Version { case pinned, older }
  let text: String
  let weight: OlderInter.Weight
  let size: CGFloat
  let version: Version

  init(_ text: String, _ weight: OlderInter.Weight = .semiBold, size: CGFloat, version: Version) {
    (self.text, self.weight, self.size, self.version) = (text, weight, size, version)
  }

  var content: Text {
    let plain = Text(verbatim: text).font(.custom(weight.rawValue, size: size))
    guard version == .older, let kerning = try? OlderInter.kerning(text, weight, size: size) else { return plain }
    return plain.kerning(kerning)
  }
  var body: some View { content }
}
