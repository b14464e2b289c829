/// How much a picture may differ from its reference. Two knobs: how far a pixel may be off, and how many pixels may be
/// off by more than that.
///
///     .exact                                            // the default
///     SnapshotTolerance(maxChannelDelta: 2)             // every pixel may be off by 2 of 255, none by more
///     SnapshotTolerance(maxPixels: 10)                  // ten pixels may be anything
///     SnapshotTolerance(maxDeltaE: 1, maxFraction: 0.01)
///
/// A value that cannot be (a share of 2, a negative number, NaN) fails the assertion, which names it and what is legal.
public struct SnapshotTolerance: Hashable, Sendable {
  /// How far any channel of a pixel, alpha included, may be off: 0…255, premultiplied. Not used when `maxDeltaE` is set.
  public var maxChannelDelta: Int {
    get { min(255, max(0, given.maxChannelDelta)) }
    set { given.maxChannelDelta = newValue }
  }
  /// How far a pixel's colour may be off, as the distance in OKLab times 100: black to white is 100, about 2 is just
  /// noticeable. A translucent pixel is judged over black and over white, and the larger distance counts.
  public var maxDeltaE: Double? {
    get { given.maxDeltaE.map { $0 >= 0 ? $0 : 0 } }
    set { given.maxDeltaE = newValue }
  }
  /// How many pixels may be off by more than the above.
  public var maxPixels: Int {
    get { max(0, given.maxPixels) }
    set { given.maxPixels = newValue }
  }
  /// The share of the picture's pixels, 0…1, that may be off by more than the above; `maxPixels` is allowed in any case.
  /// A share alone lets a local change hide in a large picture, so `maxDensity` limits it.
  public var maxFraction: Double? {
    get { given.maxFraction.map(Self.share) }
    set { given.maxFraction = newValue }
  }
  /// With `maxFraction`: the share, 0…1, of any square of `densityWindow` pixels a side that may be off.
  public var maxDensity: Double {
    get { Self.share(given.maxDensity) }
    set { given.maxDensity = newValue }
  }
  /// In pixels, at least 1.
  public var densityWindow: Int {
    get { max(1, given.densityWindow) }
    set { given.densityWindow = newValue }
  }

  /// As they were written. What reads them gets the nearest legal value, the strictest for NaN, so that nothing traps.
  private var given: Given
  private struct Given: Hashable {
    var maxChannelDelta: Int
    var maxDeltaE: Double?
    var maxPixels: Int
    var maxFraction: Double?
    var maxDensity: Double
    var densityWindow: Int
  }

  /// No pixel may differ.
  public static let exact = SnapshotTolerance()

  public init(
    maxChannelDelta: Int = 0, maxDeltaE: Double? = nil, maxPixels: Int = 0, maxFraction: Double? = nil,
    maxDensity: Double = 0.05, densityWindow: Int = 16
  ) {
    given = Given(
      maxChannelDelta: maxChannelDelta, maxDeltaE: maxDeltaE, maxPixels: maxPixels, maxFraction: maxFraction,
      maxDensity: maxDensity, densityWindow: densityWindow)
  }

  private static func share(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
}

extension SnapshotTolerance {
  /// A value that cannot be.
  package struct Problem: Hashable, Sendable, CustomStringConvertible {
    /// `maxFraction`
    package var name: String
    package var value: String
    /// `0 to 1`
    package var legal: String
    package var description: String { "\(name) is \(value), and may be \(legal)" }
  }

  /// In the order of the arguments.
  package var problems: [Problem] {
    var found: [Problem] = []
    func check(_ isLegal: Bool, _ name: String, _ value: String, _ legal: String) {
      if !isLegal { found.append(Problem(name: name, value: value, legal: legal)) }
    }
    check((0...255).contains(given.maxChannelDelta), "maxChannelDelta", "\(given.maxChannelDelta)", "0 to 255")
    if let distance = given.maxDeltaE {
      check(distance >= 0 && distance.isFinite, "maxDeltaE", "\(distance)", "0 or more")
    }
    check(given.maxPixels >= 0, "maxPixels", "\(given.maxPixels)", "0 or more")
    if let share = given.maxFraction { check(share >= 0 && share <= 1, "maxFraction", "\(share)", "0 to 1") }
    check(given.maxDensity >= 0 && given.maxDensity <= 1, "maxDensity", "\(given.maxDensity)", "0 to 1")
    check(given.densityWindow >= 1, "densityWindow", "\(given.densityWindow)", "1 or more")
    return found
  }
}
