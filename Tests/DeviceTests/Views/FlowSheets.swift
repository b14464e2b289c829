import SwiftUI

/// The constructions of the flow pictures: views that wrap on a white sheet, drawn on a Mac.
enum FlowColors {
  static let all: [Color] = [.blue, .orange, .green, .yellow, .brown, .mint, .indigo, .cyan, .gray, .pink]
  static let lengths: [CGFloat] = [45, 55, 50, 40, 60, 48, 52, 58, 42, 46]
}

private struct Tile: View {
  let color: Color
  var body: some View { RoundedRectangle(cornerRadius: 10).fill(color.gradient) }
}

struct ColorTiles: View {
  var body: some View {
    Flow(itemSpacing: 8, lineSpacing: 8) {
      ForEach(0..<10, id: \.self) { index in
        Tile(color: FlowColors.all[index]).frame(width: FlowColors.lengths[index], height: 50)
      }
    }
    .padding(12)
    .background(Color.white)
  }
}

struct TilesOnTheFloor: View {
  var body: some View {
    Flow(alignment: .bottom, itemSpacing: 8, lineSpacing: 8) {
      ForEach(0..<10, id: \.self) { index in
        Tile(color: FlowColors.all[index]).frame(width: 50, height: FlowColors.lengths[index])
      }
    }
    .padding(12)
    .background(Color.white)
  }
}

struct TagCloud: View {
  private let words = [
    "Swift", "SwiftUI", "Flow", "Layout", "HStack", "VStack", "Flexible", "iOS", "macOS", "Open Source", "SPM", "Xcode",
  ]
  var body: some View {
    Flow(itemSpacing: 8, lineSpacing: 8) {
      ForEach(words, id: \.self) { word in
        Text(word)
          .font(.callout)
          .foregroundStyle(.black)
          .padding(.horizontal, 12)
          .padding(.vertical, 6)
          .background(Capsule().fill(.blue.opacity(0.15)))
      }
    }
    .padding(12)
    .background(Color.white)
  }
}

struct PillsOnABaseline: View {
  var body: some View {
    Flow(alignment: .firstTextBaseline, itemSpacing: 8, lineSpacing: 12) {
      pill("Large", .system(size: 34, weight: .bold), .blue)
      pill("small", .system(size: 14), .orange)
      pill("Title", .title2, .green)
      pill("caption", .caption, .pink)
      pill("Body", .body, .purple)
    }
    .frame(width: 300, alignment: .leading)
    .padding(12)
    .background(Color.white)
  }
  private func pill(_ text: String, _ font: Font, _ color: Color) -> some View {
    Text(text)
      .font(font)
      .foregroundStyle(.black)
      .fixedSize()
      .padding(.horizontal, 8)
      .padding(.vertical, 4)
      .background(RoundedRectangle(cornerRadius: 6).fill(color.opacity(0.16)))
      .overlay(RoundedRectangle(cornerRadius: 6).strokeBorder(color, lineWidth: 1))
  }
}

struct FlexibleTiles: View {
  var body: some View {
    Flow(itemSpacing: 8, lineSpacing: 8) {
      tile(.red, .minimum)
      tile(.green, .natural)
      tile(.blue, .natural)
      tile(.yellow, .maximum)
    }
    .padding(12)
    .background(Color.white)
  }
  private func tile(_ color: Color, _ flexibility: Flow.Flexibility) -> some View {
    Tile(color: color)
      .frame(minWidth: 50, maxWidth: .infinity)
      .frame(height: 50)
      .flexibility(flexibility)
  }
}

struct HeadedColumns: View {
  private let items: [(height: CGFloat, color: Color)] = [
    (120, .red), (80, .orange), (160, .yellow), (100, .green), (140, .blue), (90, .purple),
  ]
  var body: some View {
    Flow(axis: .vertical, itemSpacing: 8, lineSpacing: 8) {
      ForEach(items.indices, id: \.self) { index in
        VStack(alignment: .leading, spacing: 4) {
          Text("Header")
            .font(.caption.bold())
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(4)
            .background(Color.black.opacity(0.12))
          RoundedRectangle(cornerRadius: 6)
            .fill(items[index].color)
            .frame(width: 80, height: items[index].height)
        }
        .padding(6)
        .background(items[index].color.opacity(0.15))
        .cornerRadius(8)
      }
    }
    .frame(maxHeight: 320)
    .padding(12)
    .background(Color.white)
  }
}

struct BrokenLine: View {
  var body: some View {
    Flow {
      square(.red)
      square(.green)
      square(.blue)
      Color.clear.frame(width: 0, height: 0).layoutValue(key: Flow.LineBreakKey.self, value: true)
      square(.yellow)
    }
    .frame(width: 300)
  }
  private func square(_ color: Color) -> some View {
    RoundedRectangle(cornerRadius: 10).fill(color).frame(width: 50, height: 50)
  }
}

struct RightToLeftTiles: View {
  /// The widths are random numbers of Swift's, from SplitMix64 with the seed of the picture. The views were made twice
  /// before it was taken, so that the second twenty are in it.
  private let widths: [CGFloat] = {
    var generator = SplitMix64(state: 444)
    return (0..<40).map { _ in CGFloat.random(in: 25...75, using: &generator) }.suffix(20)
  }()
  var body: some View {
    Flow {
      ForEach(0..<20, id: \.self) { index in
        Tile(color: FlowColors.all[index % 10]).frame(width: widths[index], height: 50)
      }
    }
    .frame(maxWidth: 400)
    .environment(\.layoutDirection, .rightToLeft)
  }
}

/// [Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators", 2014]
private struct SplitMix64: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ word >> 30) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ word >> 27) &* 0x94D0_49BB_1331_11EB
    return word ^ word >> 31
  }
}
