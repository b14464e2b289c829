import SwiftUI

/// A screen: its size and safe area in points, and its scale.
///
/// iOS says how wide and high a screen counts by its size alone, and so do `horizontalSizeClass` and `verticalSizeClass`.
/// [Apple, Human Interface Guidelines, "Layout", device size classes]
public struct Device: Sendable, Hashable {
  public var name: String
  public var size: CGSize
  public var safeArea: EdgeInsets
  /// Device pixels per point; counts unless the traits name a display scale.
  public var scale: CGFloat

  public init(name: String, size: CGSize, safeArea: EdgeInsets = EdgeInsets(), scale: CGFloat) {
    (self.name, self.size, self.safeArea, self.scale) = (name, size, safeArea, scale)
  }

  /// The smallest iPad is 744 points wide, the largest iPhone 440.
  public var isPad: Bool { min(size.width, size.height) >= 600 }
  public var isLandscape: Bool { size.width > size.height }
  /// Counts unless the traits name one. Of the iPhones that lie on their side, those of 6.5 inches and more are regular.
  public var horizontalSizeClass: UserInterfaceSizeClass {
    isPad || isLandscape && size.height >= 414 ? .regular : .compact
  }
  /// Counts unless the traits name one.
  public var verticalSizeClass: UserInterfaceSizeClass { isPad || !isLandscape ? .regular : .compact }

  /// The same device on its side.
  ///
  /// An iPhone without a home button keeps as much free on both sides as at its top, and 21 points below; one with a home
  /// button hides its status bar. iPads keep what they have. [known of the iPhone X; of later ones unverified]
  public var landscape: Device {
    if isLandscape { return self }
    var device = self
    device.name += " landscape"
    device.size = CGSize(width: size.height, height: size.width)
    if !isPad {
      let hasHomeButton = safeArea.bottom == 0
      device.safeArea =
        hasHomeButton
        ? EdgeInsets() : EdgeInsets(top: 0, leading: safeArea.top, bottom: 21, trailing: safeArea.top)
    }
    return device
  }

  /// What the environment has of it.
  var traits: SnapshotTraits {
    [.displayScale(scale), .sizeClass(horizontal: horizontalSizeClass, vertical: verticalSizeClass)]
  }
}

extension Device {
  /// Every device of the catalogue, upright, the newest phones first.
  public static let all = phones + pads

  /// The device of the catalogue with that name, as Apple markets it: `iPhone 17 Pro`, `iPad mini (A17 Pro) landscape`.
  /// Case, spaces and punctuation do not matter.
  /// - Throws: `DeviceError`, whose message lists the nearest names.
  public init(named name: String) throws(DeviceError) {
    func key(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }
    let all = Self.all + Self.all.map(\.landscape)
    guard let found = all.first(where: { key($0.name) == key(name) }) else {
      let ranked = Self.all.enumerated().sorted { a, b in
        let limit = EditDistance.lengthLimit
        let p = EditDistance.between(key(name), key(a.element.name), limit: limit)
        let q = EditDistance.between(key(name), key(b.element.name), limit: limit)
        return (p, a.offset) < (q, b.offset)
      }
      throw DeviceError(name: name, near: ranked.prefix(4).map(\.element.name))
    }
    self = found
  }
}

/// A name that no device of the catalogue has.
public struct DeviceError: Error, Hashable, Sendable, CustomStringConvertible {
  public var name: String
  public var near: [String]
  public var description: String {
    "no device is named \(name.debugDescription); near it are \(near.map(\.debugDescription).joined(separator: ", ")); "
      + "Device.all lists all, and Device(name:size:safeArea:scale:) makes one of your own"
  }
}
