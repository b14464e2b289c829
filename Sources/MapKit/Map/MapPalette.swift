import SwiftUI

/// The colours of a map, pale so that annotations stand out.
struct MapPalette {
  let land, fineLine, line, label: Color

  init(_ scheme: ColorScheme) {
    switch scheme {
    case .light:
      land = Color(red: 0.955, green: 0.945, blue: 0.915)
      fineLine = Color(red: 0.90, green: 0.885, blue: 0.84)
      line = Color(red: 0.79, green: 0.77, blue: 0.705)
      label = Color(red: 0.42, green: 0.40, blue: 0.345)
    case .dark:
      land = Color(red: 0.145, green: 0.155, blue: 0.17)
      fineLine = Color(red: 0.185, green: 0.20, blue: 0.22)
      line = Color(red: 0.275, green: 0.295, blue: 0.325)
      label = Color(red: 0.60, green: 0.625, blue: 0.66)
    }
  }
}
