import SwiftUI

// Sizes and scales: Apple, Human Interface Guidelines, "Layout". Safe areas: those of the iPhone X
// and 14 are in published tables; the others are from memory and not verified on a device.
extension Device {
  /// 440 × 956 points @3x, 62 above and 34 below covered.
  public static let iPhone17ProMax = screen("iPhone 17 Pro Max", 440, 956, top: 62, bottom: 34, scale: 3)
  /// 402 × 874 points @3x, 62 above and 34 below covered.
  public static let iPhone17Pro = screen("iPhone 17 Pro", 402, 874, top: 62, bottom: 34, scale: 3)
  /// 420 × 912 points @3x, 68 above and 34 below covered. The safe area is not verified.
  public static let iPhoneAir = screen("iPhone Air", 420, 912, top: 68, bottom: 34, scale: 3)
  /// 402 × 874 points @3x, 62 above and 34 below covered.
  public static let iPhone17 = screen("iPhone 17", 402, 874, top: 62, bottom: 34, scale: 3)
  /// 440 × 956 points @3x, 62 above and 34 below covered.
  public static let iPhone16ProMax = screen("iPhone 16 Pro Max", 440, 956, top: 62, bottom: 34, scale: 3)
  /// 402 × 874 points @3x, 62 above and 34 below covered.
  public static let iPhone16Pro = screen("iPhone 16 Pro", 402, 874, top: 62, bottom: 34, scale: 3)
  /// 430 × 932 points @3x, 59 above and 34 below covered.
  public static let iPhone16Plus = screen("iPhone 16 Plus", 430, 932, top: 59, bottom: 34, scale: 3)
  /// 393 × 852 points @3x, 59 above and 34 below covered.
  public static let iPhone16 = screen("iPhone 16", 393, 852, top: 59, bottom: 34, scale: 3)
  /// 390 × 844 points @3x, 47 above and 34 below covered.
  public static let iPhone16e = screen("iPhone 16e", 390, 844, top: 47, bottom: 34, scale: 3)
  /// 430 × 932 points @3x, 59 above and 34 below covered.
  public static let iPhone15ProMax = screen("iPhone 15 Pro Max", 430, 932, top: 59, bottom: 34, scale: 3)
  /// 393 × 852 points @3x, 59 above and 34 below covered.
  public static let iPhone15Pro = screen("iPhone 15 Pro", 393, 852, top: 59, bottom: 34, scale: 3)
  /// 430 × 932 points @3x, 59 above and 34 below covered.
  public static let iPhone15Plus = screen("iPhone 15 Plus", 430, 932, top: 59, bottom: 34, scale: 3)
  /// 393 × 852 points @3x, 59 above and 34 below covered.
  public static let iPhone15 = screen("iPhone 15", 393, 852, top: 59, bottom: 34, scale: 3)
  /// 430 × 932 points @3x, 59 above and 34 below covered.
  public static let iPhone14ProMax = screen("iPhone 14 Pro Max", 430, 932, top: 59, bottom: 34, scale: 3)
  /// 393 × 852 points @3x, 59 above and 34 below covered.
  public static let iPhone14Pro = screen("iPhone 14 Pro", 393, 852, top: 59, bottom: 34, scale: 3)
  /// 428 × 926 points @3x, 47 above and 34 below covered.
  public static let iPhone14Plus = screen("iPhone 14 Plus", 428, 926, top: 47, bottom: 34, scale: 3)
  /// 390 × 844 points @3x, 47 above and 34 below covered.
  public static let iPhone14 = screen("iPhone 14", 390, 844, top: 47, bottom: 34, scale: 3)
  /// 428 × 926 points @3x, 47 above and 34 below covered.
  public static let iPhone13ProMax = screen("iPhone 13 Pro Max", 428, 926, top: 47, bottom: 34, scale: 3)
  /// 390 × 844 points @3x, 47 above and 34 below covered.
  public static let iPhone13Pro = screen("iPhone 13 Pro", 390, 844, top: 47, bottom: 34, scale: 3)
  /// 390 × 844 points @3x, 47 above and 34 below covered.
  public static let iPhone13 = screen("iPhone 13", 390, 844, top: 47, bottom: 34, scale: 3)
  /// 375 × 812 points @3x, 50 above and 34 below covered.
  public static let iPhone13Mini = screen("iPhone 13 mini", 375, 812, top: 50, bottom: 34, scale: 3)
  /// 428 × 926 points @3x, 47 above and 34 below covered.
  public static let iPhone12ProMax = screen("iPhone 12 Pro Max", 428, 926, top: 47, bottom: 34, scale: 3)
  /// 390 × 844 points @3x, 47 above and 34 below covered.
  public static let iPhone12Pro = screen("iPhone 12 Pro", 390, 844, top: 47, bottom: 34, scale: 3)
  /// 390 × 844 points @3x, 47 above and 34 below covered.
  public static let iPhone12 = screen("iPhone 12", 390, 844, top: 47, bottom: 34, scale: 3)
  /// 375 × 812 points @3x, 50 above and 34 below covered.
  public static let iPhone12Mini = screen("iPhone 12 mini", 375, 812, top: 50, bottom: 34, scale: 3)
  /// 375 × 667 points @2x, 20 above and 0 below covered.
  public static let iPhoneSE3 = screen("iPhone SE (3rd generation)", 375, 667, top: 20, bottom: 0, scale: 2)
  /// 375 × 812 points @3x, 44 above and 34 below covered. [device/index.jsonl macro-device-wrap]
  public static let iPhoneX = screen("iPhone X", 375, 812, top: 44, bottom: 34, scale: 3)
  /// 375 × 667 points @2x, 20 above and 0 below covered. [device/index.jsonl md-flow]
  public static let iPhone8 = screen("iPhone 8", 375, 667, top: 20, bottom: 0, scale: 2)
  /// 320 × 568 points @2x, 20 above and 0 below covered. [device/index.jsonl pf-device]
  public static let iPhoneSE1 = screen("iPhone SE (1st generation)", 320, 568, top: 20, bottom: 0, scale: 2)

  /// The newest first.
  static let phones: [Device] = [
    .iPhone17ProMax, .iPhone17Pro, .iPhoneAir, .iPhone17, .iPhone16ProMax, .iPhone16Pro, .iPhone16Plus,
    .iPhone16, .iPhone16e, .iPhone15ProMax, .iPhone15Pro, .iPhone15Plus, .iPhone15, .iPhone14ProMax,
    .iPhone14Pro, .iPhone14Plus, .iPhone14, .iPhone13ProMax, .iPhone13Pro, .iPhone13, .iPhone13Mini,
    .iPhone12ProMax, .iPhone12Pro, .iPhone12, .iPhone12Mini, .iPhoneSE3, .iPhoneX, .iPhone8, .iPhoneSE1,
  ]

  static func screen(
    _ name: String, _ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat, scale: CGFloat
  ) -> Device {
    Device(
      name: name, size: CGSize(width: width, height: height),
      safeArea: EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0), scale: scale)
  }
}
