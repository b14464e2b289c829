import SwiftUI
import ViewTree

/// How large a picture is, and what the view is offered in it. Lengths in points.
public struct SnapshotLayout: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    case sizeInfo(SizeInfo)
    case fixed(CGSize)
    case fitsWidth(CGFloat)
    case fitsHeight(CGFloat)
    case sizeThatFits
    case device(Device)
  }
  package var kind: Kind

  /// What a Scene gives a custom view: an automatic axis is a fixed frame, 350 wide and 500 high; the others take the
  /// length given in `SizeInfo`.
  public static func sizeInfo(_ info: SizeInfo) -> SnapshotLayout { SnapshotLayout(kind: .sizeInfo(info)) }
  /// The view is offered the size, and centred in it when it takes less.
  public static func fixed(width: CGFloat, height: CGFloat) -> SnapshotLayout {
    SnapshotLayout(kind: .fixed(CGSize(width: width, height: height)))
  }
  /// As high as the view makes itself at this width.
  public static func fits(width: CGFloat) -> SnapshotLayout { SnapshotLayout(kind: .fitsWidth(width)) }
  /// As wide as the view makes itself at this height.
  public static func fits(height: CGFloat) -> SnapshotLayout { SnapshotLayout(kind: .fitsHeight(height)) }
  /// The view's ideal size.
  public static let sizeThatFits = SnapshotLayout(kind: .sizeThatFits)
  /// A whole screen; the view is centred inside the safe area.
  public static func device(_ device: Device) -> SnapshotLayout { SnapshotLayout(kind: .device(device)) }
}

extension SnapshotLayout: CustomStringConvertible {
  public var description: String {
    switch kind {
    case .sizeInfo(let info):
      "sizeInfo(\(info.isAutoWidth ? "auto" : number(info.width)) × \(info.isAutoHeight ? "auto" : number(info.height)))"
    case .fixed(let size): "fixed(\(number(size.width)) × \(number(size.height)))"
    case .fitsWidth(let width): "fits(width: \(number(width)))"
    case .fitsHeight(let height): "fits(height: \(number(height)))"
    case .sizeThatFits: "sizeThatFits"
    case .device(let device): "device(\(device.name))"
    }
  }
}
