import SwiftUI

/// The colours of a map, pale so that annotations stand out.
struct MapPalette {
  let land, fineLine, line, label: Color
  /// Of the titles below markers and annotations, and of what sets them off from the ground.
  let title: (text: Color, halo: Color)

  init(_ style: MapStyle, _ scheme: ColorScheme) {
    switch (style.ground, scheme) {
    case (.standard, .light):
      land = Color(red: 0.955, green: 0.945, blue: 0.915)
      fineLine = Color(red: 0.90, green: 0.885, blue: 0.84)
      line = Color(red: 0.79, green: 0.77, blue: 0.705)
      label = Color(red: 0.42, green: 0.40, blue: 0.345)
    case (.standard, .dark):
      land = Color(red: 0.145, green: 0.155, blue: 0.17)
      fineLine = Color(red: 0.185, green: 0.20, blue: 0.22)
      line = Color(red: 0.275, green: 0.295, blue: 0.325)
      label = Color(red: 0.60, green: 0.625, blue: 0.66)
    case (.muted, .light):
      land = Color(red: 0.955, green: 0.955, blue: 0.955)
      fineLine = Color(red: 0.92, green: 0.92, blue: 0.92)
      line = Color(red: 0.85, green: 0.85, blue: 0.85)
      label = Color(red: 0.50, green: 0.50, blue: 0.50)
    case (.muted, .dark):
      land = Color(red: 0.16, green: 0.16, blue: 0.16)
      fineLine = Color(red: 0.19, green: 0.19, blue: 0.19)
      line = Color(red: 0.25, green: 0.25, blue: 0.25)
      label = Color(red: 0.55, green: 0.55, blue: 0.55)
    // From above the ground is dark in both appearances.
    case (.imagery, _), (.hybrid, _):
      land = Color(red: 0.20, green: 0.265, blue: 0.22)
      fineLine = Color(red: 0.235, green: 0.305, blue: 0.255)
      line = Color(red: 0.33, green: 0.41, blue: 0.345)
      label = Color(red: 0.74, green: 0.80, blue: 0.75)
    }
    let isDark = scheme == .dark || style.ground == .imagery || style.ground == .hybrid
    title = isDark ? (.white, Color(white: 0, opacity: 0.8)) : (Color(white: 0.16), Color(white: 1, opacity: 0.95))
  }
}
