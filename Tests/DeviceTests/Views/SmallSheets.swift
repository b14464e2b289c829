import SwiftUI

/// The construction of bc-section-header: title, spacer and perhaps an icon on a background, three under each other.
struct SectionHeaderSheet: View {
  struct Header<Trailing: View>: View {
    let title: String
    let size: CGFloat
    let color, background: Color
    let insets: EdgeInsets
    let version: InterText.Version
    @ViewBuilder let trailing: () -> Trailing

    var body: some View {
      HStack {
        InterText(title, size: size, version: version).foregroundColor(color)
        Spacer()
        trailing().frame(maxHeight: 24)
      }
      .padding(insets)
      .background(background)
    }
  }
  let version: InterText.Version

  var body: some View {
    VStack(spacing: 8) {
      Header(
        title: "Regular", size: 12, color: .bytes(18, 29, 51), background: .bytes(240, 242, 247),
        insets: EdgeInsets(top: 8, leading: 24, bottom: 8, trailing: 24), version: version
      ) { EmptyView() }
      large("Large") { EmptyView() }
      // A square stands for the icon.
      large("Large with Trailing") { Rectangle().fill(Color.gray).frame(width: 24, height: 24) }
    }
    .fixedSize()
  }

  private func large<Trailing: View>(_ title: String, @ViewBuilder trailing: @escaping () -> Trailing) -> some View {
    Header(
      title: title, size: 14, color: .bytes(103, 113, 132), background: .white,
      insets: EdgeInsets(top: 14, leading: 16, bottom: 14, trailing: 12), version: version, trailing: trailing)
  }
}

/// The construction of bc-attributed-text: two texts joined with `+`, the second in another colour.
struct JoinedText: View {
  let version: InterText.Version
  var body: some View {
    Group {
      InterText("Attributed ", .medium, size: 16, version: version).content
        + InterText("Text", .medium, size: 16, version: version).content.foregroundColor(.bytes(0, 153, 76))
    }
    .fixedSize()
  }
}

/// The construction of bc-divider: a divider in a column and one in a row, each over its background.
struct DividerPair: View {
  var body: some View {
    Group {
      VStack { divider }
      HStack { divider }
    }
    .fixedSize()
  }
  private var divider: some View { Divider().background(Color.bytes(240, 242, 247)) }
}

/// The construction of bc-spacing-radii: three dashed boxes, two in a row.
struct RadiusSheet: View {
  var body: some View {
    let column = GridItem(.fixed(460), spacing: 48)
    LazyVGrid(columns: [column, column], spacing: 48) {
      box(8, "8pt (Buttons)")
      box(16, "16pt (Containers)")
      box(94, "100% (Alerts)")
    }
    .fixedSize()
    .background(Color.gray.opacity(0.1))
  }
  private func box(_ radius: CGFloat, _ title: String) -> some View {
    ZStack {
      RoundedRectangle(cornerRadius: radius, style: .circular).fill(Color.white)
      RoundedRectangle(cornerRadius: radius, style: .circular)
        .strokeBorder(style: StrokeStyle(lineWidth: 2, dash: [5, 3]))
        .foregroundColor(.red)
      Text(title)
    }
    .frame(height: 188)
  }
}

/// The construction of bc-spacing-grids: titles over rows of columns at the width of two screens.
struct ColumnSheet: View {
  var version = InterText.Version.pinned

  var body: some View {
    VStack(alignment: .leading) {
      title("6 Column")
      columns(6, width: 375)
      columns(6, width: 320)
      title("4 Column")
      columns(4, width: 375)
      columns(4, width: 320)
      title("2 Column")
      columns(2, width: 375)
      columns(2, width: 320)
    }
    .fixedSize()
    .background(Color.gray.opacity(0.1))
  }

  private func title(_ text: String) -> some View { InterText(text, size: 20, version: version) }

  @ViewBuilder private func columns(_ count: Int, width: CGFloat) -> some View {
    let margin: CGFloat = width < 375 ? 16 : 24
    let gutter: CGFloat = count < 6 ? 16 : 8
    let column = (width - 2 * margin - gutter * CGFloat(count - 1)) / CGFloat(count)
    LazyVGrid(
      columns: Array(repeating: GridItem(.fixed(column), spacing: gutter), count: count), alignment: .leading
    ) {
      ForEach(0..<count, id: \.self) { _ in
        Rectangle().foregroundColor(.red.opacity(0.5)).frame(height: 40)
      }
    }
    .padding(.horizontal, margin)
    .frame(width: width)
    .background(Color.white)
    .frame(height: 40)
  }
}
