import SwiftUI

// Sizes and scales: Apple, Human Interface Guidelines, "Layout". Safe areas of a view that fills the screen, under the status
// bar of iPadOS 18 [tables that developers published]; those of windows under iPadOS 26 are not verified.
extension Device {
  /// 1032 × 1376 points @2x, 24 above and 20 below covered.
  public static let iPadPro13 = screen("iPad Pro 13-inch (M4)", 1032, 1376, top: 24, bottom: 20, scale: 2)
  /// 834 × 1210 points @2x, 24 above and 20 below covered.
  public static let iPadPro11 = screen("iPad Pro 11-inch (M4)", 834, 1210, top: 24, bottom: 20, scale: 2)
  /// 1024 × 1366 points @2x, 24 above and 20 below covered.
  public static let iPadAir13 = screen("iPad Air 13-inch (M3)", 1024, 1366, top: 24, bottom: 20, scale: 2)
  /// 820 × 1180 points @2x, 24 above and 20 below covered.
  public static let iPadAir11 = screen("iPad Air 11-inch (M3)", 820, 1180, top: 24, bottom: 20, scale: 2)
  /// 820 × 1180 points @2x, 24 above and 20 below covered.
  public static let iPadA16 = screen("iPad (A16)", 820, 1180, top: 24, bottom: 20, scale: 2)
  /// 744 × 1133 points @2x, 24 above and 20 below covered.
  public static let iPadMini = screen("iPad mini (A17 Pro)", 744, 1133, top: 24, bottom: 20, scale: 2)
  /// 834 × 1194 points @2x, 24 above and 20 below covered.
  public static let iPadPro11Gen4 = screen(
    "iPad Pro 11-inch (4th generation)", 834, 1194, top: 24, bottom: 20, scale: 2)
  /// 1024 × 1366 points @2x, 24 above and 20 below covered.
  public static let iPadPro12Gen6 = screen(
    "iPad Pro 12.9-inch (6th generation)", 1024, 1366, top: 24, bottom: 20, scale: 2)

  /// The newest first.
  static let pads: [Device] = [
    .iPadPro13, .iPadPro11, .iPadAir13, .iPadAir11, .iPadA16, .iPadMini, .iPadPro11Gen4, .iPadPro12Gen6,
  ]
}
