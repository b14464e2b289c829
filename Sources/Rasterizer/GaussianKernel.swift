import Graphics

/// Weights of a Gaussian at whole pixels, cut off at two standard deviations and renormalised, as the device's shadows
/// are (measured: no trace beyond two radii).
struct GaussianKernel {
  /// The centre's weight, then those to one side. Centre + 2 · others = 65,536.
  let weights: [UInt32]
  var radius: Int { weights.count - 1 }

  /// In pixels; a larger blur is drawn with this.
  static let maximumSigma = 512.0

  /// - Parameter sigma: standard deviation in pixels. Below ½, or NaN, the kernel is one pixel.
  init(sigma: Double) {
    let sigma = sigma > 0 ? min(sigma, GaussianKernel.maximumSigma) : 0
    let radius = GaussianKernel.radius(sigma: sigma)
    guard radius > 0 else {
      weights = [65536]
      return
    }
    let real = (0...radius).map { Elementary.exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let total = real[0] + 2 * real.dropFirst().reduce(0, +)
    var whole = real.map { UInt32(($0 / total * 65536).rounded()) }
    // What rounding added or lost goes to the centre.
    whole[0] = 65536 - 2 * whole.dropFirst().reduce(0, +)
    weights = whole
  }

  static func radius(sigma: Double) -> Int { sigma > 0 ? Int(2 * min(sigma, maximumSigma)) : 0 }
}
