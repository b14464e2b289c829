import SwiftUI

/// The SDK's name for the platform's colour, a `UIColor` on iOS; here there is only SwiftUI's.
public typealias AirshipNativeColor = Color

extension ColorScheme {
  /// The colour of a pair that this scheme takes; one that was not given falls back to the light colour.
  public func airshipResolveColor(light: Color?, dark: Color?) -> Color? { self == .dark ? dark ?? light : light }
}
