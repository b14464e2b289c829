import SwiftUI
import ViewTree

/// A picture of a view, and the tree that it was drawn from.
public struct Snapshot {
  public var image: Bitmap
  /// Every node with kind, frame in points, text and accessibility; `dump()` prints it.
  public var tree: PlacedNode
  public var sizeInPoints: CGSize
  /// What was found on the way, worst first.
  public var diagnostics: [SnapshotDiagnostic]
  /// What `.snapshotIgnored()` leaves out of the verdict: points from the picture's top-left corner.
  public var ignored: [CGRect]

  package init(
    image: Bitmap, tree: PlacedNode, sizeInPoints: CGSize, diagnostics: [SnapshotDiagnostic], ignored: [CGRect] = []
  ) {
    (self.image, self.tree, self.sizeInPoints, self.diagnostics) = (image, tree, sizeInPoints, diagnostics)
    self.ignored = ignored
  }
}

/// Something that the author of a view should know.
public struct SnapshotDiagnostic: Hashable, Sendable, CustomStringConvertible {
  public enum Severity: Int, Sendable, Comparable {
    /// The picture is not what the view means: no test may pass on it.
    case failure
    /// Fails an assertion, though the picture itself is right: a decoding error that the view swallowed.
    case assertionFailure
    /// Printed with a failure: a symbol that has no open counterpart, a missing glyph.
    case warning
    public static func < (a: Severity, b: Severity) -> Bool { a.rawValue < b.rawValue }
  }
  public var severity: Severity
  public var message: String
  public var description: String { message }
  package init(_ severity: Severity, _ message: String) { (self.severity, self.message) = (severity, message) }
}

/// Why there is no picture.
public enum SnapshotError: Error, Hashable, CustomStringConvertible {
  case invalidSize(width: CGFloat, height: CGFloat, layout: String)
  case tooLarge(width: CGFloat, height: CGFloat, scale: CGFloat)
  case invalidScale(CGFloat)
  /// In seconds of the view's clock.
  case invalidMoment(Double)
  /// The program's time cannot be ruled.
  case realTime
  /// The view could not be drawn as it is meant.
  case view([String])
  case resources(String)

  public var description: String {
    switch self {
    case .invalidSize(let width, let height, let layout):
      "a picture of \(number(width)) × \(number(height)) points cannot be made (layout: \(layout)); "
        + "both sides must be above zero and finite: give the view a frame, or the assertion another layout"
    case .tooLarge(let width, let height, let scale):
      "a picture of \(number(width)) × \(number(height)) points at scale \(number(scale)) is too large: sides may have up to "
        + "\(SnapshotRenderer.maximumSide) pixels and the whole up to \(Bitmap.maximumPixels); does a frame hold a wrong number?"
    case .invalidScale(let scale): "a display scale of \(number(scale)) is not possible; use one above 0 and at most 16"
    case .invalidMoment(let seconds):
      "there is no picture at second \(number(seconds)) of a view: use one from 0 to \(number(SnapshotMoment.limit))"
    case .realTime:
      "the time that views see cannot be set in this program, so that its pictures would depend on the clock; "
        + "link the Swift runtime, Foundation and Dispatch dynamically (without -static-stdlib)"
    case .view(let problems): problems.joined(separator: "\n")
    case .resources(let message): message
    }
  }
}
