import SwiftUI

/// Symbols in several styles.
struct SymbolStyleSheet: View {
  private let signs = [
    "checkmark.circle.fill", "xmark.circle.fill", "plus.square.fill", "exclamationmark.triangle.fill",
    "checkmark.seal.fill",
    "checkmark.shield.fill", "person.crop.circle.fill", "star.circle.fill", "text.bubble.fill",
  ]
  private let rings = [
    "checkmark.circle", "info.circle", "exclamationmark.triangle", "bell.badge", "folder.badge.plus", "mic.slash",
    "cloud.sun",
    "person.badge.plus", "calendar.badge.clock",
  ]
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      row(signs).foregroundStyle(.white, .green)
      row(rings).foregroundStyle(.red, .blue)
      row(signs).symbolRenderingMode(.hierarchical)
      row(rings).symbolRenderingMode(.hierarchical).foregroundStyle(.purple)
      row(signs).symbolRenderingMode(.palette).foregroundStyle(
        .yellow, LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
      row([
        "heart.fill", "star.fill", "exclamationmark.triangle.fill", "plus.circle.fill", "minus.circle.fill",
        "cloud.sun.fill", "bell.badge", "sun.max.fill",
      ])
      .symbolRenderingMode(.multicolor)
      row(signs).symbolRenderingMode(.monochrome).foregroundStyle(.teal, .pink)
      HStack(spacing: 10) {
        Image(systemName: "bell.badge.fill").symbolRenderingMode(.palette).foregroundStyle(.red, .primary)
        Image(systemName: "heart.fill").renderingMode(.original)
        Image(systemName: "folder.fill.badge.plus").foregroundStyle(.green, .blue).font(.largeTitle.weight(.heavy))
        Image(systemName: "checkmark.circle.fill").resizable().frame(width: 40, height: 40).foregroundStyle(
          .white, .orange)
        Label("A label", systemImage: "checkmark.seal.fill").foregroundStyle(.white, .blue)
      }
    }
    .font(.title2)
    .padding()
    .background(Color(uiColor: .secondarySystemBackground))
  }
  private func row(_ names: [String]) -> some View {
    HStack(spacing: 10) { ForEach(names, id: \.self) { Image(systemName: $0) } }
  }
}

/// Slashes, badges, enclosures and letters, as lines and filled.
struct SymbolCompositionSheet: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      row([
        "bell.slash", "mic.slash", "video.slash", "wifi.slash", "eye.slash", "heart.slash", "location.slash",
        "trash.slash", "person.slash",
      ])
      row([
        "bell.slash.fill", "mic.slash.fill", "video.slash.fill", "bolt.slash.fill", "eye.slash.fill",
        "heart.slash.fill", "location.slash.fill", "trash.slash.fill", "speaker.slash.fill",
      ])
      row([
        "bell.badge", "bell.badge.fill", "app.badge", "envelope.badge", "envelope.badge.fill", "message.badge",
        "bell.badge.slash", "wifi.exclamationmark",
      ])
      row([
        "calendar.badge.plus", "calendar.badge.minus", "calendar.badge.clock", "calendar.badge.checkmark",
        "calendar.badge.exclamationmark", "folder.badge.questionmark", "cart.badge.plus", "doc.badge.ellipsis",
        "folder.fill.badge.gearshape",
      ])
      row([
        "person.badge.plus", "person.fill.badge.plus", "person.crop.circle.badge.checkmark",
        "person.crop.circle.fill.badge.xmark", "person.crop.circle.badge.exclamationmark", "person.badge.key",
        "person.fill.questionmark", "person.3", "person.3.fill",
      ])
      row([
        "person.crop.circle", "person.crop.circle.fill", "person.circle", "person.circle.fill", "person.crop.square",
        "person.crop.square.fill", "person.crop.rectangle", "faceid",
      ])
      row([
        "star.circle", "star.circle.fill", "bolt.square", "bolt.square.fill", "heart.shield.fill", "heart.seal.fill",
        "trash.octagon", "bolt.heart.fill", "cross.case.fill",
      ])
      row([
        "a.circle", "b.square.fill", "12.circle.fill", "plus.bubble", "plus.message.fill", "plus.rectangle.fill",
        "xmark.icloud.fill", "list.bullet.clipboard", "camera.viewfinder",
      ])
      row([
        "bell.slash.circle", "bell.slash.circle.fill", "dollarsign.circle", "dollarsign.circle.fill", "centsign.circle",
        "location.circle.fill", "ellipsis.circle", "arrow.clockwise.circle", "goforward.15",
      ])
      row([
        "square.on.square", "plus.square.on.square", "rectangle.on.rectangle", "bubble.left.and.bubble.right",
        "bubble.left.and.bubble.right.fill", "doc.text.magnifyingglass", "text.badge.checkmark",
      ])
      row(["bell.slash", "folder.badge.plus", "star.circle", "person.badge.plus", "bell.badge", "leaf"]).fontWeight(
        .black)
    }
    .font(.title2)
    .padding()
  }
  private func row(_ names: [String]) -> some View {
    HStack(spacing: 12) { ForEach(names, id: \.self) { Image(systemName: $0) } }
  }
}

/// Names that apps use most, each drawn once.
struct SymbolNameSheet: View {
  let names: [String]
  var body: some View {
    LazyVGrid(columns: Array(repeating: GridItem(.fixed(34), spacing: 4), count: 16), spacing: 8) {
      ForEach(names, id: \.self) { Image(systemName: $0).font(.system(size: 22)).frame(height: 26) }
    }
    .padding(8)
  }
}
