import ViewTree

/// Finds the images and colours that views name. `SnapshotCore` gives one that reads bundles; this module opens no file.
package protocol AssetProvider: Sendable {
  func image(_ name: String, bundle: URL?, scale: CGFloat, isDark: Bool) -> Result<ImageAsset, AssetError>
  func color(_ name: String, bundle: URL?, isDark: Bool) -> Result<ResolvedColor, AssetError>
  /// The picture that a file's bytes stand for, one pixel a point.
  func decode(_ bytes: Data, name: String) -> Result<Bitmap, AssetError>
}

package struct ImageAsset: Sendable {
  package var bitmap: Bitmap
  /// The catalogue says that only its alpha counts.
  package var isTemplate: Bool
  package init(bitmap: Bitmap, isTemplate: Bool) { (self.bitmap, self.isTemplate) = (bitmap, isTemplate) }
}

/// What could not be found, where it was looked for, and what to do.
package struct AssetError: Error, Hashable, Sendable {
  package var message: String
  package init(message: String) { self.message = message }
}

/// The environment's access to assets.
struct Assets {
  let provider: (any AssetProvider)?
  let problems: AssetProblems?

  func image(_ name: String, bundle: URL?, environment: EnvironmentValues) -> Result<ImageAsset, AssetError> {
    guard let provider else {
      return .failure(AssetError(message: "Image(\"\(name)\"): no assets were given to this picture"))
    }
    return provider.image(
      name, bundle: bundle, scale: environment.displayScale, isDark: environment.colorScheme == .dark)
  }
  /// - Parameter scale: pixels per point.
  func decode(_ bytes: Data, scale: Double, name: String) -> Result<Bitmap, AssetError> {
    guard let provider else { return .failure(AssetError(message: "\(name): no assets were given to this picture")) }
    return provider.decode(bytes, name: name).map { bitmap in
      var bitmap = bitmap
      if scale > 0, scale.isFinite { bitmap.scale = scale }
      return bitmap
    }
  }
  func color(_ name: String, bundle: URL?, environment: EnvironmentValues) -> ResolvedColor {
    let result =
      provider?.color(name, bundle: bundle, isDark: environment.colorScheme == .dark)
      ?? .failure(AssetError(message: "Color(\"\(name)\"): no assets were given to this picture"))
    switch result {
    case .success(let color): return color
    case .failure(let error):
      problems?.report(error.message)
      // The device draws clear; nobody would see that it is missing.
      return ResolvedColor(255, 0, 255)
    }
  }
}

/// Collects what was missing, for colours are resolved where nobody can throw.
package final class AssetProblems: @unchecked Sendable {
  private let lock = NSLock()
  private var messages: [String] = []
  package init() {}
  func report(_ message: String) {
    lock.withLock { if !messages.contains(message) { messages.append(message) } }
  }
  package var all: [String] { lock.withLock { messages } }
}

private enum AssetsKey: EnvironmentKey { static var defaultValue: Assets { Assets(provider: nil, problems: nil) } }
extension EnvironmentValues {
  var assets: Assets {
    get { self[AssetsKey.self] }
    set { self[AssetsKey.self] = newValue }
  }
  package mutating func setAssets(_ provider: any AssetProvider, problems: AssetProblems) {
    assets = Assets(provider: provider, problems: problems)
  }
}
