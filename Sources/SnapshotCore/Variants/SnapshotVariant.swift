import SwiftUI

/// One of several circumstances in which one view is pictured, with a name of its own for the reference.
///
///     SnapshotVariant.matrix(.colorSchemes, .dynamicTypeSizes([.large, .accessibility3]), .layoutDirections)
///
/// makes eight: `default`, `rtl`, `ax3`, `ax3-rtl`, `dark`, `dark-rtl`, `dark-ax3` and `dark-ax3-rtl`.
public struct SnapshotVariant: Sendable {
  public var name: String
  /// Come before those of the assertion.
  public var traits: SnapshotTraits
  /// Comes before that of the assertion; `nil` leaves it to that.
  public var layout: SnapshotLayout?
  /// Why there is no such variant; what pictures it fails with these words.
  package var problem: String?

  public init(_ name: String, traits: SnapshotTraits = .default, layout: SnapshotLayout? = nil) {
    (self.name, self.traits, self.layout) = (name, traits, layout)
  }

  /// What the variant is called in which nothing differs from the default.
  static let defaultName = "default"

  /// Of a matrix.
  static let matrixLimit = 10_000

  /// Every combination of the values of the axes, the first axis' values slowest.
  ///
  /// A name is made of the values' names, whatever the order of the axes: appearance, contrast, type size, weight,
  /// direction, locale, release, scale, device, then axes of your own. Default values (light, the large type size, left to
  /// right, en_US, iOS 26, scale 2) have no name, so that names stay as they are when values or axes are added. Where no
  /// axis says which way the layout runs, it runs as the locale is written.
  public static func matrix(_ axes: Axis...) -> [SnapshotVariant] { matrix(axes) }
  public static func matrix(_ axes: [Axis]) -> [SnapshotVariant] {
    // Counted first: twenty axes of two values are a million pictures, and as many in memory.
    if axes.contains(where: \.values.isEmpty) { return [] }
    var count = 1
    for axis in axes {
      let (product, overflow) = count.multipliedReportingOverflow(by: axis.values.count)
      count = overflow ? .max : product
    }
    if count > matrixLimit {
      var variant = SnapshotVariant("matrix")
      variant.problem =
        "a matrix of \(axes.map { String($0.values.count) }.joined(separator: " × ")) values has more than "
        + "\(NumberText.grouped(matrixLimit)) variants; leave out values, or picture some of them in a test of their own"
      return [variant]
    }
    var combinations: [[(rank: Int, value: SnapshotVariant)]] = [[]]
    for (index, axis) in axes.enumerated() {
      let rank = axis.rank ?? Axis.ownRank + index
      combinations = combinations.flatMap { combination in axis.values.map { combination + [(rank, $0)] } }
    }
    return combinations.map { values in
      let name = values.sorted { $0.rank < $1.rank }.map(\.value.name).filter { !$0.isEmpty }.joined(separator: "-")
      var variant = SnapshotVariant(name.isEmpty ? defaultName : name)
      for (_, value) in values {
        variant.traits = variant.traits.merging(value.traits)
        variant.layout = value.layout ?? variant.layout
      }
      if variant.traits.layoutDirection == nil, let locale = variant.traits.locale,
        ScriptDirection.isRightToLeft(locale)
      {
        variant.traits = variant.traits.merging(.rightToLeft)
      }
      return variant
    }
  }
}
