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

/// A screen: its size and safe area in points, and its scale.
public struct Device: Sendable, Hashable {
  public var name: String
  public var size: CGSize
  public var safeArea: EdgeInsets
  /// Device pixels per point; counts unless the traits name a display scale.
  public var scale: CGFloat

  public init(name: String, size: CGSize, safeArea: EdgeInsets = EdgeInsets(), scale: CGFloat) {
    (self.name, self.size, self.safeArea, self.scale) = (name, size, safeArea, scale)
  }
  /// 320 × 568 points, first generation. [device/index.jsonl pf-device]
  public static let iPhoneSE1 = Device(
    name: "iPhone SE (1st generation)", size: CGSize(width: 320, height: 568),
    safeArea: EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0), scale: 2)
  /// 375 × 667 points. [device/index.jsonl md-flow]
  public static let iPhone8 = Device(
    name: "iPhone 8", size: CGSize(width: 375, height: 667),
    safeArea: EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0), scale: 2)
  /// 375 × 812 points. [device/index.jsonl macro-device-wrap]
  public static let iPhoneX = Device(
    name: "iPhone X", size: CGSize(width: 375, height: 812),
    safeArea: EdgeInsets(top: 44, leading: 0, bottom: 34, trailing: 0), scale: 3)
}
