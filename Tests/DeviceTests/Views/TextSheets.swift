import SwiftUI

/// The construction of the md-flow pictures: tags that wrap, in a border.
struct BorderedTags: View {
  let words: [String]
  nonisolated static let english = [
    "poetry", "beer", "mixture", "writing", "article", "medicine", "proposal", "person", "ability", "grandmother",
    "director",
  ]
  nonisolated static let mirrored = [
    "signature", "initiative", "mud", "series", "scene", "pie", "understanding", "town", "honey", "power",
  ]
  var body: some View {
    Flow(itemSpacing: 8, lineSpacing: 8) {
      ForEach(words, id: \.self) { word in
        Text(word)
          .foregroundColor(.white)
          .padding(.horizontal)
          .padding(.vertical, 8)
          .background(Color.accentColor)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .border(Color.accentColor)
    .padding()
  }
}

/// The construction of md-paragraphs: four paragraphs, an em apart, in a border.
struct Paragraphs: View {
  nonisolated static let first = "The sky above the port was the color of television, tuned to a dead channel."
  nonisolated static let second = "It was a bright cold day in April, and the clocks were striking thirteen."
  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text(Paragraphs.first)
      Text(Paragraphs.second)
      Text(Paragraphs.first)
      Text(Paragraphs.second)
    }
    .border(Color.accentColor)
    .padding()
  }
}

/// The construction of tx-heading: headings of six sizes over a paragraph each. The sizes and distances are measured in
/// the picture: ems of 16 points as 40, 32, 28, 24, 22 and 17 are to 17; 25.15 points above a heading and 12.95 below,
/// a quarter of an em between lines.
struct Headings: View {
  static let sentence = "The sky above the port was the color of television, tuned to a dead channel."
  private let sizes: [CGFloat] = [40, 32, 28, 24, 22, 17]
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(sizes.indices, id: \.self) { index in
        Text("Heading \(index + 1)")
          .font(.system(size: sizes[index] / 17 * 16, weight: .semibold))
          .padding(.top, index == 0 ? 0 : 25.15)
          .padding(.bottom, 12.95)
        Text(Headings.sentence)
          .font(.system(size: 16))
          .lineSpacing(4)
      }
    }
    .background(Color.bytes(240, 248, 255))
    .padding(.horizontal)
  }
}

/// The construction of wrap-emoji: words and emoji that wrap on gray.
struct EmojiRows: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("🚕 A Hello ☠️")
      Text("危険: 押すな 🔘")
      // The box goes on for a space behind the dog.
      Text("🍫: Chocolate B 🐕 ")
    }
    .background(Color.gray)
    .frame(width: 200)
  }
}

/// The construction of hymn-songinfo-long: labels and values that share a width and wrap.
struct SongDetails: View {
  static let rows: [(label: String, values: [String])] = [
    ("CategoryCategoryCategory", ["Worship Worship Worship of of of the the the Father Father Father"]),
    ("SubcategorySubcategorySubcategory", ["As As As the the the Source Source Source of of of Life Life Life"]),
    ("AuthorAuthorAuthor", ["Will Will Will Jeng Jeng Jeng", "Titus Titus Titus Ting Ting Ting"]),
  ]
  var body: some View {
    VStack(alignment: .leading, spacing: 15) {
      ForEach(SongDetails.rows, id: \.label) { row in
        HStack {
          Text(row.label).font(.callout).bold()
          VStack(alignment: .leading) {
            ForEach(row.values, id: \.self) { Text($0).font(.callout) }
          }
        }
      }
    }
    .padding()
    .background(Color.bytes(242, 242, 247))
  }
}

/// The construction of hymn-toast-center: two lines on a white box with a shadow.
struct WhiteToast: View {
  var body: some View {
    VStack {
      Text("Toast line 1")
      Text("Toast line 2")
    }
    .padding()
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(Color.white)
    .cornerRadius(10)
    .shadow(radius: 5)
    .padding()
  }
}

/// The construction of hymn-scripture-xxxl: a reference and a title that wraps, in the largest type of the standard sizes.
struct ScriptureRow: View {
  var body: some View {
    HStack {
      Text("1:19").font(.caption).frame(width: 60, alignment: .trailing).padding(.trailing)
      Text("And we have the prophetic word")
    }
  }
}
