import SwiftUI

/// The construction of bc-primary-button: four wide buttons under each other.
struct WideButtonSheet: View {
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    VStack {
      Group {
        button { title("Enabled") }
        button {
          HStack(spacing: 16) {
            // Where the app's icon is.
            Color.clear.frame(width: 24, height: 24)
            title("With Icon")
          }
        }
        disabled
        button { PartialRing(part: .white.opacity(0.8), rest: .white.opacity(0.25), side: 24) }
      }
      .padding()
    }
    .frame(width: 320)
    .padding()
  }

  private func title(_ text: String) -> some View {
    InterText(text, size: 16, version: .older).foregroundColor(.white)
  }
  private func button<Label: View>(@ViewBuilder label: @escaping () -> Label) -> some View {
    BoxedLabel(fill: BlockchainPalette.blue, stroke: BlockchainPalette.blue, radius: 8, height: 48, label: label)
  }
  private var disabled: some View {
    let fill = colorScheme == .dark ? BlockchainPalette.ink : BlockchainPalette.paleBlue
    return BoxedLabel(fill: fill, stroke: fill, radius: 8, height: 48) {
      InterText("Disabled", size: 16, version: .older).foregroundColor(.white.opacity(colorScheme == .dark ? 0.4 : 0.7))
    }
  }
}

/// The construction of bc-small-minimal-button: three small buttons as wide as their labels in a screen's width.
struct SmallButtonSheet: View {
  var body: some View {
    VStack {
      button(BlockchainPalette.line) { title(BlockchainPalette.blue) }
      button(BlockchainPalette.pale) { title(BlockchainPalette.paleBlue) }
      button(BlockchainPalette.line) {
        PartialRing(part: BlockchainPalette.blue, rest: .bytes(236, 245, 254), side: 16)
      }
    }
    .frame(width: 320)
    .padding()
  }
  private func title(_ color: Color) -> some View { InterText("OK", size: 14, version: .older).foregroundColor(color) }
  private func button<Label: View>(_ line: Color, @ViewBuilder label: @escaping () -> Label) -> some View {
    BoxedLabel(fill: .white, stroke: line, radius: 16, height: 32, isWide: false, inset: 16, label: label)
  }
}

/// The construction of bc-filter: words side by side on a box, one of them in blue.
struct FilterSheet: View {
  var body: some View {
    VStack {
      Group {
        filter(["Leading", "Trailing"], selected: 0)
        filter(["Leading", "Trailing"], selected: 1)
        filter(["USD", "GBP", "EUR"], selected: 0)
      }
      .padding()
    }
    .frame(width: 320)
  }
  private func filter(_ words: [String], selected: Int) -> some View {
    HStack(spacing: 0) {
      ForEach(words.indices, id: \.self) { index in
        InterText(words[index], size: 14, version: .older)
          .foregroundColor(index == selected ? BlockchainPalette.blue : BlockchainPalette.gray)
          .padding(.leading, index == 0 ? 9 : 5)
          .padding(.trailing, index == words.count - 1 ? 9 : 5)
          .padding(.vertical, 13)
      }
    }
    .background(BlockchainPalette.pale)
  }
}

/// The construction of bc-checkbox: boxes whose outline reaches half a point beyond them.
struct CheckboxSheet: View {
  var body: some View {
    VStack {
      Group {
        box(fill: BlockchainPalette.pale, line: BlockchainPalette.line)
        box(fill: BlockchainPalette.blue, line: BlockchainPalette.blue)
        box(fill: .bytes(255, 236, 235), line: BlockchainPalette.red)
      }
      .padding()
    }
  }
  private func box(fill: Color, line: Color) -> some View {
    Color.clear.frame(width: 24, height: 24)
      .background(RoundedRectangle(cornerRadius: 8, style: .circular).fill(fill))
      .overlay(RoundedRectangle(cornerRadius: 8, style: .circular).stroke(line))
  }
}

/// The construction of bc-switch: two pairs of switches on white and two on the dark ground. The dark knobs are drawn by
/// hand, for SwiftUI cannot colour a knob.
struct SwitchSheet: View {
  var body: some View {
    VStack {
      light(BlockchainPalette.blue)
      dark(BlockchainPalette.paleBlue)
      light(.bytes(23, 206, 115))
      dark(.bytes(23, 206, 115))
    }
  }
  @ViewBuilder private func light(_ color: Color) -> some View {
    Toggle("", isOn: .constant(true)).labelsHidden().tint(color)
    Toggle("", isOn: .constant(false)).labelsHidden().tint(color)
  }
  @ViewBuilder private func dark(_ color: Color) -> some View {
    hand(color, isOn: true)
    hand(.bytes(47, 50, 59), isOn: false)
  }
  private func hand(_ track: Color, isOn: Bool) -> some View {
    let ground = Color.bytes(14, 18, 27)
    return Capsule(style: .circular).fill(track)
      .frame(width: 51, height: 31)
      .overlay(alignment: isOn ? .trailing : .leading) {
        Circle().fill(ground).frame(width: 27, height: 27).shadow(color: .black.opacity(0.15), radius: 4, x: 0, y: 3)
          .padding(2)
      }
      .clipShape(Capsule(style: .circular))
      .frame(width: 49, alignment: .leading)
      .background(ground)
  }
}
