import SwiftUI

/// The construction of bc-tags: five kinds of tag, each small and large, each light above dark.
struct TagSheet: View {
  struct Kind {
    var text: String
    var light, dark, lightText, darkText: Color
  }
  struct Tag: View {
    let kind: Kind
    let isLarge: Bool
    let version: InterText.Version
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
      InterText(kind.text, size: isLarge ? 14 : 12, version: version)
        .foregroundColor(colorScheme == .dark ? kind.darkText : kind.lightText)
        .padding(
          isLarge
            ? EdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12)
            : EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
        )
        // What the SDK of the time made of a radius without a style.
        .background(
          RoundedRectangle(cornerRadius: 4, style: .circular).fill(colorScheme == .dark ? kind.dark : kind.light))
    }
  }
  struct Pair: View {
    let kind: Kind
    let isLarge: Bool
    let version: InterText.Version
    var body: some View {
      VStack {
        Tag(kind: kind, isLarge: isLarge, version: version)
        Tag(kind: kind, isLarge: isLarge, version: version).colorScheme(.dark)
      }
    }
  }

  let version: InterText.Version
  var body: some View {
    HStack {
      Group {
        ForEach(TagSheet.kinds, id: \.text) { kind in
          Pair(kind: kind, isLarge: false, version: version)
          Pair(kind: kind, isLarge: true, version: version)
        }
      }
      .fixedSize()
    }
  }

  // Colours as they are in the picture.
  static let kinds = [
    Kind(
      text: "Informational", light: .bytes(240, 242, 247), dark: .bytes(59, 62, 70), lightText: .bytes(18, 29, 51),
      darkText: .white),
    Kind(
      text: "Info Alt", light: .bytes(236, 245, 254), dark: .bytes(59, 62, 70), lightText: .bytes(12, 108, 242),
      darkText: .bytes(101, 165, 255)),
    Kind(
      text: "Success", light: .bytes(209, 240, 219), dark: .bytes(23, 206, 115), lightText: .bytes(0, 153, 76),
      darkText: .bytes(14, 18, 27)),
    Kind(
      text: "Warning", light: .bytes(255, 236, 214), dark: .bytes(255, 161, 51), lightText: .bytes(214, 106, 0),
      darkText: .bytes(14, 18, 27)),
    Kind(
      text: "Error", light: .bytes(255, 217, 214), dark: .bytes(255, 51, 68), lightText: .bytes(207, 17, 38),
      darkText: .bytes(14, 18, 27)),
  ]
}

extension Color {
  /// sRGB, 0…255.
  static func bytes(_ red: Double, _ green: Double, _ blue: Double) -> Color {
    Color(red: red / 255, green: green / 255, blue: blue / 255)
  }
}
