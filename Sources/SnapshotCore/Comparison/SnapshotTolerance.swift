/// How much a picture may differ from its reference. Two knobs: how far a pixel may be off, and how many pixels may be
/// off by more than that.
///
///     .exact                                            // the default
///     SnapshotTolerance(maxChannelDelta: 2)             // every pixel may be off by 2 of 255, none by more
///     SnapshotTolerance(maxPixels: 10)                  // ten pixels may be anything
///     SnapshotTolerance(maxDeltaE: 1, maxFraction: 0.01)
public struct SnapshotTolerance: Hashable, Sendable {
  /// How far any channel of a pixel, alpha included, may be off: 0…255, premultiplied. Not used when `maxDeltaE` is set.
  public var maxChannelDelta: Int
  /// How far a pixel's colour may be off, as the distance in OKLab times 100: black to white is 100, about 2 is just
  /// noticeable. A translucent pixel is judged over black and over white, and the larger distance counts.
  public var maxDeltaE: Double?
  /// How many pixels may be off by more than the above.
  public var maxPixels: Int
  /// The share of the picture's pixels, 0…1, that may be off by more than the above; `maxPixels` is allowed in any case.
  /// A share alone lets a local change hide in a large picture, so `maxDensity` limits it.
  public var maxFraction: Double?
  /// With `maxFraction`: the share, 0…1, of any square of `densityWindow` pixels a side that may be off.
  public var maxDensity: Double
  /// In pixels, at least 1.
  public var densityWindow: Int

  /// No pixel may differ.
  public static let exact = SnapshotTolerance()

  /// Values out of range, NaN too, count as the nearest one that is in range, the strictest for NaN.
  public init(
    maxChannelDelta: Int = 0, maxDeltaE: Double? = nil, maxPixels: Int = 0, maxFraction: Double? = nil,
    maxDensity: Double = 0.05, densityWindow: Int = 16
  ) {
    func share(_ v: Double) -> Double { v > 0 ? min(v, 1) : 0 }
    self.maxChannelDelta = min(255, max(0, maxChannelDelta))
    self.maxDeltaE = maxDeltaE.map { $0 > 0 ? $0 : 0 }
    self.maxPixels = max(0, maxPixels)
    self.maxFraction = maxFraction.map(share)
    self.maxDensity = share(maxDensity)
    self.densityWindow = max(1, densityWindow)
  }
}
