import SwiftUI
import ViewTree

/// How large a picture is, and what the view is offered in it. Lengths in points.
public enum SnapshotLayout: Sendable, Hashable {
  /// What a Scene gives a custom view: an automatic axis is a fixed frame, 350 wide and 500 high; the others take the
  /// length given in `SizeInfo`.
  case sizeInfo(SizeInfo)
  /// The view is offered the size, and centred in it when it takes less.
  case fixed(width: CGFloat, height: CGFloat)
  /// As high as the view makes itself at this width.
  case fits(width: CGFloat)
  /// As wide as the view makes itself at this height.
  case fits(height: CGFloat)
  /// The view's ideal size.
  case sizeThatFits
  /// A whole screen; the view is centred inside the safe area.
  case device(Device)

  public static func == (a: SnapshotLayout, b: SnapshotLayout) -> Bool { a.description == b.description }
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

extension SnapshotLayout: CustomStringConvertible {
  public var description: String {
    switch self {
    case .sizeInfo(let info):
      "sizeInfo(\(info.isAutoWidth ? "auto" : number(info.width)) × \(info.isAutoHeight ? "auto" : number(info.height)))"
    case .fixed(let width, let height): "fixed(\(number(width)) × \(number(height)))"
    case .fits(width: let width): "fits(width: \(number(width)))"
    case .fits(height: let height): "fits(height: \(number(height)))"
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
