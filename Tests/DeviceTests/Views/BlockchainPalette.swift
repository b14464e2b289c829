import SwiftUI

/// The colours of the bc pictures, as they are in them, and pieces that several of them have.
enum BlockchainPalette {
  static let blue = Color.bytes(12, 108, 242)
  static let paleBlue = Color.bytes(97, 159, 247)
  static let ink = Color.bytes(18, 29, 51)
  static let gray = Color.bytes(152, 161, 178)
  static let darkGray = Color.bytes(103, 113, 132)
  static let line = Color.bytes(223, 227, 235)
  static let pale = Color.bytes(240, 242, 247)
  static let red = Color.bytes(207, 23, 38)
  static let orange = Color.bytes(212, 106, 0)
}

/// A ring of which less than a third is in another colour, as the bc buttons show while they are busy.
struct PartialRing: View {
  let part, rest: Color
  /// In points; the line is a sixth of it.
  let side: CGFloat
  var body: some View {
    ZStack {
      Circle().stroke(rest, lineWidth: side / 6)
      Circle().trim(from: 0, to: 0.3).stroke(part, lineWidth: side / 6).rotationEffect(.degrees(-90))
    }
    .padding(side / 12)
    .frame(width: side, height: side)
  }
}

/// A label on a filled and stroked box: the bc buttons.
struct BoxedLabel<Label: View>: View {
  var fill: Color
  var stroke: Color
  var radius: CGFloat
  var height: CGFloat
  var isWide = true
  var inset: CGFloat = 0
  @ViewBuilder let label: () -> Label
  var body: some View {
    label()
      .frame(maxWidth: isWide ? .infinity : nil, minHeight: height)
      .padding(.horizontal, inset)
      .background(RoundedRectangle(cornerRadius: radius, style: .circular).fill(fill))
      .overlay(RoundedRectangle(cornerRadius: radius, style: .circular).stroke(stroke))
  }
}
