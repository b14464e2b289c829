/// How much a picture may differ from its reference. Two knobs: how far a pixel may be off, and how many pixels may be
/// off by more than that.
///
///     .exact                                            // the default
///     SnapshotTolerance(maxChannelDelta: 2)             // every pixel may be off by 2 of 255, none by more
///     SnapshotTolerance(maxPixels: 10)                  // ten pixels may be anything
///     SnapshotTolerance(maxDeltaE: 1, maxFraction: 0.01)
public struct SnapshotTolerance: Hashable, Sendable {
  /// How far any channel of a pixel, alpha included, may be off: 0…255, premultiplied. Not used when `maxDeltaE` is set.
  public var maxChannelDelta: Int { didSet { clamp() } }
  /// How far a pixel's colour may be off, as the distance in OKLab times 100: black to white is 100, about 2 is just
  /// noticeable. A translucent pixel is judged over black and over white, and the larger distance counts.
  public var maxDeltaE: Double? { didSet { clamp() } }
  /// How many pixels may be off by more than the above.
  public var maxPixels: Int { didSet { clamp() } }
  /// The share of the picture's pixels, 0…1, that may be off by more than the above; `maxPixels` is allowed in any case.
  /// A share alone lets a local change hide in a large picture, so `maxDensity` limits it.
  public var maxFraction: Double? { didSet { clamp() } }
  /// With `maxFraction`: the share, 0…1, of any square of `densityWindow` pixels a side that may be off.
  public var maxDensity: Double { didSet { clamp() } }
  /// In pixels, at least 1.
  public var densityWindow: Int { didSet { clamp() } }

  /// No pixel may differ.
  public static let exact = SnapshotTolerance()

  /// Values out of range, NaN too, count as the nearest one that is in range, the strictest for NaN.
  public init(
    maxChannelDelta: Int = 0, maxDeltaE: Double? = nil, maxPixels: Int = 0, maxFraction: Double? = nil,
    maxDensity: Double = 0.05, densityWindow: Int = 16
  ) {
    (self.maxChannelDelta, self.maxDeltaE, self.maxPixels) = (maxChannelDelta, maxDeltaE, maxPixels)
    (self.maxFraction, self.maxDensity, self.densityWindow) = (maxFraction, maxDensity, densityWindow)
    clamp()
  }

  /// Also after a change of one value. (In a method, a property that is set tells its observer of it; so only what is out
  /// of range is set.)
  private mutating func clamp() {
    func share(_ v: Double) -> Double { v > 0 ? min(v, 1) : 0 }
    let channel = min(255, max(0, maxChannelDelta))
    if channel != maxChannelDelta { maxChannelDelta = channel }
    if let distance = maxDeltaE, !(distance >= 0) { maxDeltaE = 0 }
    if maxPixels < 0 { maxPixels = 0 }
    if let fraction = maxFraction, fraction != share(fraction) { maxFraction = share(fraction) }
    if maxDensity != share(maxDensity) { maxDensity = share(maxDensity) }
    if densityWindow < 1 { densityWindow = 1 }
  }
}
