import Foundation
import Graphics
import PNGCoding
import SnapshotCore
import UIKit

/// `precision` and `perceptualPrecision` as a tolerance.
///
/// `perceptualPrecision` p lets a pixel be off by a ΔE of (1 − p)·100; ours is measured in OKLab times 100, in which black
/// and white are 100 apart, too. `precision` p lets a share of 1 − p of the pixels be off by more. The other tool counts
/// bytes where only `precision` is given: a pixel that is off in one channel is a quarter of one there.
extension SnapshotTolerance {
  init(precision: Float, perceptualPrecision: Float) {
    let share = precision < 1 ? 1 - Double(max(0, precision)) : nil
    let distance = perceptualPrecision < 1 ? (1 - Double(max(0, perceptualPrecision))) * 100 : nil
    // Not a number is no permission.
    self.init(maxDeltaE: distance, maxFraction: share, maxDensity: 1)
  }
}

extension Diffing where Value == UIImage {
  /// Pixel by pixel, exactly.
  public static let image = image()
  /// - Parameters:
  ///   - precision: the share of the pixels, 0…1, that must pass.
  ///   - perceptualPrecision: how near a pixel must be to pass, 0…1; 0.98 is hardly to be seen.
  ///   - scale: not needed here; a picture knows its own.
  public static func image(precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil) -> Diffing {
    let tolerance = SnapshotTolerance(precision: precision, perceptualPrecision: perceptualPrecision)
    var diffing = Diffing(
      toData: { $0.snapshotData }, fromData: { UIImage(data: $0) ?? UIImage() },
      diff: { old, new in difference(old, new, tolerance) })
    diffing.tolerance = tolerance
    diffing.picture = { RenderedPicture(image: try $0.bitmap()) }
    return diffing
  }

  private static func difference(
    _ old: UIImage, _ new: UIImage, _ tolerance: SnapshotTolerance
  ) -> (String, [XCTAttachment])? {
    do {
      let (reference, actual) = (try old.bitmap(), try new.bitmap())
      let comparison = Comparison.compare(reference, actual, tolerance: tolerance)
      let sizes =
        "Newly-taken snapshot@\(FailureMessage.size(actual)) does not match reference@\(FailureMessage.size(reference))"
      if case .sizesTooFarApart = comparison { return (sizes, []) }
      guard !comparison.passes, let difference = comparison.difference else { return nil }
      let files: [(String, UIImage)] = [
        ("reference.png", old), ("failure.png", new),
        ("difference.png", UIImage(bitmap: DifferenceImage.draw(difference, over: reference, actual: actual))),
      ]
      var text = FailureMessage.numbers(difference)
      if case .sizesDiffer = comparison {
        text = sizes + ": " + text
      }
      return (
        text,
        files.map { name, image in
          var attachment = XCTAttachment(image: image)
          attachment.name = name
          return attachment
        }
      )
    } catch {
      return ("\(error)", [])
    }
  }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
  public static var image: Snapshotting { image() }
  /// See `Diffing.image(precision:perceptualPrecision:scale:)`.
  public static func image(precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil) -> Snapshotting
  {
    Snapshotting(
      pathExtension: "png",
      diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale))
  }
}

extension UIImage {
  /// Its PNG bytes; none when it holds no pixels.
  var snapshotData: Data {
    if let data = pngData() { return data }
    return (try? bitmap().pngData()) ?? Data()
  }

  func bitmap() throws -> Bitmap {
    switch source {
    case .bitmap(var bitmap):
      bitmap.scale = Double(scale)
      return bitmap
    case .encoded(let data):
      var bitmap = try PNG.decode([UInt8](data))
      if scale != 1 { bitmap.scale = Double(scale) }
      return bitmap
    case .none: throw PictureError.empty
    case .symbol(let name): throw PictureError.nameOnly(name)
    case .asset(let name, _): throw PictureError.nameOnly(name)
    }
  }
}

enum PictureError: Error, CustomStringConvertible {
  case empty
  case nameOnly(String)
  case notHosting(String)
  var description: String {
    switch self {
    case .empty: "Newly-taken snapshot is empty."
    case .nameOnly(let name):
      "the image \(name.debugDescription) is a symbol or an asset, whose pixels only a view can find: use Image(uiImage:) and a "
        + "strategy for views"
    case .notHosting(let type):
      "\(type) is a view controller of UIKit, which is not drawn here; a UIHostingController is"
    }
  }
}
