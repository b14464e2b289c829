import SwiftUI

struct TypeScale: View {
  private let styles: [(String, Font)] = [
    ("Large Title", .largeTitle), ("Title", .title), ("Title 2", .title2), ("Title 3", .title3),
    ("Headline", .headline),
    ("Subheadline", .subheadline), ("Body", .body), ("Callout", .callout), ("Footnote", .footnote),
    ("Caption", .caption), ("Caption 2", .caption2),
  ]
  private let weights: [Font.Weight] = [.ultraLight, .light, .regular, .medium, .semibold, .bold, .heavy, .black]

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      ForEach(styles, id: \.0) { name, font in
        Text(name).font(font)
      }
      Divider()
      HStack(spacing: 6) {
        ForEach(0..<weights.count, id: \.self) { i in
          Text("Ag").font(.system(size: 20, weight: weights[i]))
        }
      }
      HStack {
        Text("Italic").italic()
        Text("Under").underline()
        Text("Struck").strikethrough()
        Text("Mono 123").font(.system(.body, design: .monospaced))
      }
      Text("1111\n8888").monospacedDigit()
      Text("A sentence that is far too long for the width of this page and is cut at its end.").lineLimit(1)
      Text("Emoji in the text: 🎉 👩‍👩‍👧 🇫🇷 ❤️")
    }
    .padding()
  }
}
