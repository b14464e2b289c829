import SwiftUI

/// The construction of bc-typography: for each style its name, its weight and size, a sample on a gray box, a divider.
struct StyleSheet: View {
  struct Style: Hashable {
    var name: String
    var size: CGFloat
    var weight = OlderInter.Weight.semiBold
    var sample = "The quick brown fox jumps over the lazy dog"
    var details: String { "\(weight == .medium ? "medium" : "semibold") \(size)pt" }
  }
  static let styles = [
    Style(name: "Display", size: 40), Style(name: "Title 1", size: 32), Style(name: "Title 2", size: 24),
    Style(name: "Title 3", size: 20), Style(name: "Subheading", size: 20, weight: .medium),
    Style(name: "Body Mono", size: 16, weight: .medium, sample: "0123456789"),
    Style(name: "Body 1", size: 16, weight: .medium), Style(name: "Body 2", size: 16),
    Style(name: "Paragraph Mono", size: 16, weight: .medium, sample: "0123456789"),
    Style(name: "Paragraph 1", size: 14, weight: .medium), Style(name: "Paragraph 2", size: 14),
    Style(name: "Caption 1", size: 12, weight: .medium), Style(name: "Caption 2", size: 12),
    Style(name: "OVERLINE", size: 12, sample: "THE QUICK BROWN FOX JUMPS OVER THE LAZY DOG"),
    Style(name: "Micro (TabBar Text)", size: 10, weight: .medium),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      ForEach(StyleSheet.styles, id: \.self) { style in
        text(style.name, style)
        InterText(style.details, style.weight, size: 12, version: .older)
        text(style.sample, style)
          .padding()
          .background(Color.gray.opacity(0.1))
          .clipShape(RoundedRectangle(cornerRadius: 15, style: .circular))
        Divider()
      }
    }
    .padding()
    .fixedSize()
  }

  @ViewBuilder private func text(_ text: String, _ style: Style) -> some View {
    if style.sample.first == "0", text == style.sample {
      // Digits of one width, 1,856/2,816 em in the older Inter and 0.15 points less in ours, and a zero with a stroke
      Text(text).font(.custom(style.weight.rawValue, size: style.size).monospacedDigit()).kerning(0.15)
    } else if style.name == "OVERLINE" {
      // A point of kerning in the style that is all capitals.
      Text(text).font(.custom(style.weight.rawValue, size: style.size)).kerning(1 + olderKerning(text))
    } else {
      InterText(text, style.weight, size: style.size, version: .older)
    }
  }
  private func olderKerning(_ text: String) -> CGFloat { (try? OlderInter.kerning(text, .semiBold, size: 12)) ?? 0 }
}

/// The construction of bc-alert-toast: pairs of capsules with two shadows, light above dark.
struct ToastSheet: View {
  struct Kind: Hashable {
    var text: String
    var light, dark, lightText, darkText: Color
  }
  static let kinds = [
    Kind(
      text: "Default", light: night, dark: .bytes(177, 184, 199), lightText: .white, darkText: BlockchainPalette.ink),
    Kind(text: "Success", light: night, dark: .bytes(0, 153, 76), lightText: .bytes(23, 206, 115), darkText: .white),
    Kind(text: "Warning", light: night, dark: amber, lightText: amber, darkText: night),
    Kind(text: "Error", light: night, dark: BlockchainPalette.red, lightText: .bytes(255, 51, 68), darkText: .white),
  ]
  private static let night = Color.bytes(32, 36, 44)
  private static let amber = Color.bytes(255, 161, 51)

  var body: some View {
    VStack {
      Group {
        ForEach(ToastSheet.kinds, id: \.self) { kind in
          pair(kind, hasIcon: false)
          pair(kind, hasIcon: true)
        }
      }
      .padding()
    }
  }
  private func pair(_ kind: Kind, hasIcon: Bool) -> some View {
    VStack {
      toast(kind.text, kind.light, kind.lightText, hasIcon: hasIcon)
      toast(kind.text, kind.dark, kind.darkText, hasIcon: hasIcon)
    }
  }
  private func toast(_ text: String, _ fill: Color, _ color: Color, hasIcon: Bool) -> some View {
    HStack(spacing: 8) {
      if hasIcon { Color.clear.frame(width: 16, height: 16) }
      InterText(text, size: 16, version: .older).foregroundColor(color)
    }
    .padding(.horizontal, 24)
    .padding(.vertical, 14)
    .background(
      GeometryReader { geometry in
        RoundedRectangle(cornerRadius: geometry.size.height / 2, style: .circular)
          .fill(fill)
          .shadow(color: .black.opacity(0.04), radius: 1, x: 0, y: 3)
          .shadow(color: .black.opacity(0.12), radius: 8, x: 0, y: 3)
      })
  }
}

/// The construction of bc-callout-card: an icon, two lines and a button in an outlined card.
struct CalloutSheet: View {
  var body: some View {
    HStack(alignment: .center, spacing: 16) {
      Color.clear.frame(width: 32, height: 32)
      VStack(alignment: .leading, spacing: 4) {
        InterText("Buy More Crypto", .medium, size: 12, version: .older)
        InterText("Upgrade Your Wallet", size: 14, version: .older)
      }
      Spacer()
      BoxedLabel(
        fill: BlockchainPalette.blue, stroke: BlockchainPalette.blue, radius: 16, height: 32, isWide: false, inset: 16
      ) {
        InterText("GO", size: 14, version: .older).foregroundColor(.white)
      }
    }
    .padding(16)
    .background(RoundedRectangle(cornerRadius: 16, style: .circular).fill(Color.white))
    .overlay(RoundedRectangle(cornerRadius: 16, style: .circular).stroke(BlockchainPalette.blue))
    .frame(width: 320)
    .padding()
  }
}

/// The construction of bc-balance-row: rows whose icon is centred on the first two lines by a guide of their own.
struct BalanceSheet: View {
  var body: some View {
    ScrollView {
      BalanceRow(
        left: ["Bitcoin", nil, "BTC"], right: "$44,403.13", detail: "↓ 12.32%", detailColor: BlockchainPalette.red)
      BalanceRow(
        left: ["Trading Account", nil, "Bitcoin"], right: "$7,926.43", detail: "0.00039387 BTC",
        tags: ["No Fees", "Faster", "Warning Alert"])
      BalanceRow(
        left: ["Bitcoin", nil, "BTC"], right: "$44,403.13", detail: "↓ 12.32%", detailColor: BlockchainPalette.red,
        tag: "Tradable")
      BalanceRow(left: ["BTC - USD", nil, "Limit Buy - Open"], right: "0.5736523 BTC", detail: "$15,482.86")
      BalanceRow(
        left: ["Bitcoin", "$15,879.90", "0.3576301941 BTC"], right: "$44,403.13", detail: "↓ 12.32%",
        detailColor: BlockchainPalette.red, hasGraph: true)
      BalanceRow(
        left: ["Bitcoin", nil, "0.3576301941 BTC"], right: "$44,403.13", detail: "↓ 12.32%",
        detailColor: BlockchainPalette.red, hasGraph: true)
      BalanceRow(
        left: ["Bitcoin", "$15,879.90", "0.3576301941 BTC"], right: "$44,403.13", detail: "↓ 12.32%",
        detailColor: BlockchainPalette.red)
    }
    .frame(width: 375)
  }
}

extension VerticalAlignment {
  private enum IconMiddle: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] }
  }
  fileprivate static let iconMiddle = VerticalAlignment(IconMiddle.self)
}

private struct BalanceRow: View {
  /// Title, subtitle, description.
  let left: [String?]
  let right, detail: String
  var detailColor = BlockchainPalette.darkGray
  var tag: String?
  var tags: [String] = []
  var hasGraph = false

  var body: some View {
    HStack(alignment: .iconMiddle, spacing: 16) {
      Color.clear.frame(width: 24, height: 24)
      VStack(alignment: .leading, spacing: 8) {
        VStack(spacing: 6) {
          VStack(spacing: 6) {
            line(title(left[0]!, 16)) { if hasGraph { graph } else { title(right, 16) } }
            line(second) { if hasGraph { title(right, 14) } else { description(detail, detailColor) } }
          }
          .alignmentGuide(.iconMiddle) { $0[VerticalAlignment.center] }
          if hasGraph {
            line(left[1] == nil ? nil : description(left[2]!)) { description(detail, detailColor) }
          } else if left[1] != nil {
            line(description(left[2]!)) { Spacer() }
          }
        }
        if !tags.isEmpty {
          HStack(spacing: 8) {
            ForEach(tags, id: \.self) { mark($0) }
          }
        }
      }
    }
    .frame(maxWidth: .infinity)
    .padding(.horizontal, 24)
    .padding(.vertical, 16)
    .background(Color.white)
  }

  @ViewBuilder private var second: some View {
    if let subtitle = left[1] {
      title(subtitle, 14)
    } else {
      HStack(spacing: 8) {
        description(left[2]!)
        if let tag { mark(tag) }
      }
    }
  }
  private func line<Left: View, Right: View>(_ left: Left, @ViewBuilder right: () -> Right) -> some View {
    HStack {
      left
      Spacer()
      right()
    }
  }
  private func title(_ text: String, _ size: CGFloat) -> some View {
    InterText(text, size: size, version: .older).foregroundColor(BlockchainPalette.ink)
  }
  private func description(_ text: String, _ color: Color = BlockchainPalette.darkGray) -> some View {
    InterText(text, .medium, size: 14, version: .older).foregroundColor(color)
  }
  private func mark(_ text: String) -> some View {
    let isWarning = text == "Warning Alert"
    return InterText(text, size: 12, version: .older)
      .foregroundColor(isWarning ? .bytes(214, 106, 0) : .bytes(0, 153, 76))
      .padding(EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8))
      .background(
        RoundedRectangle(cornerRadius: 4, style: .circular)
          .fill(isWarning ? Color.bytes(255, 236, 214) : .bytes(209, 240, 219)))
  }
  private var graph: some View {
    Path { path in
      path.move(to: CGPoint(x: 0, y: 16))
      for (end, control) in [((16, 8), (8, -8)), ((40, 6), (25, 20)), ((64, 8), (50, 0))] {
        path.addQuadCurve(to: CGPoint(x: end.0, y: end.1), control: CGPoint(x: control.0, y: control.1))
      }
    }
    .stroke(BlockchainPalette.blue, lineWidth: 2)
    .frame(width: 64, height: 16)
  }
}
