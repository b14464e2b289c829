import SwiftUI

struct RoundButtonStyle: ButtonStyle {
  var color: Color = .accentColor
  @Environment(\.isEnabled) private var isEnabled: Bool

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.system(.body, design: .rounded).bold())
      .frame(width: 36, height: 36)
      .foregroundColor(.white)
      .background(Circle().fill(isEnabled ? color : Color.gray))
      .scaleEffect(configuration.isPressed ? 0.95 : 1)
      .opacity(configuration.isPressed ? 0.8 : 1)
      .animation(.spring(), value: configuration.isPressed)
  }
}

extension ButtonStyle where Self == RoundButtonStyle {
  static var round: RoundButtonStyle { RoundButtonStyle() }
  static func round(_ color: Color) -> RoundButtonStyle { RoundButtonStyle(color: color) }
}

struct CardModifier: ViewModifier {
  var cornerRadius: CGFloat = 12
  @Environment(\.colorScheme) var colorScheme

  func body(content: Content) -> some View {
    content
      .padding(16)
      .background(
        RoundedRectangle(cornerRadius: cornerRadius, style: .continuous)
          .fill(colorScheme == .dark ? Color.black : Color.white)
          .shadow(radius: 3)
      )
  }
}

extension View {
  func card(cornerRadius: CGFloat = 12) -> some View {
    modifier(CardModifier(cornerRadius: cornerRadius))
  }

  @ViewBuilder
  func `if`<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {
    if condition {
      transform(self)
    } else {
      self
    }
  }

  func eraseToAnyView() -> AnyView { AnyView(self) }
}

struct ThemeKey: EnvironmentKey {
  static let defaultValue = Theme.standard
}

struct Theme {
  var accent: Color
  var spacing: CGFloat
  static let standard = Theme(accent: .blue, spacing: 8)
}

extension EnvironmentValues {
  var theme: Theme {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

struct Container<Header: View, Content: View>: View {
  let header: Header
  let content: Content
  @Environment(\.theme) private var theme

  init(@ViewBuilder header: () -> Header, @ViewBuilder content: () -> Content) {
    self.header = header()
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: theme.spacing) {
      header.foregroundColor(theme.accent)
      content
    }
    .card()
    .tint(theme.accent)
  }
}

extension Container where Header == EmptyView {
  init(@ViewBuilder content: () -> Content) {
    self.init(header: { EmptyView() }, content: content)
  }
}

extension Color {
  static let brand = Color(red: 0.1, green: 0.4, blue: 0.9)
  static let ink = Color(.sRGB, red: 0.1, green: 0.1, blue: 0.12, opacity: 1)

  init(hex: UInt32) {
    self.init(
      .sRGB,
      red: Double((hex >> 16) & 0xff) / 255,
      green: Double((hex >> 8) & 0xff) / 255,
      blue: Double(hex & 0xff) / 255,
      opacity: 1
    )
  }
}

extension Font {
  static let display = Font.custom("Inter-Bold", size: 28, relativeTo: .title)
}

extension ShapeStyle where Self == Color {
  static var brandTint: Color { Color.brand.opacity(0.5) }
}

struct Styles_Previews: PreviewProvider {
  static var previews: some View {
    Container {
      Text("Header").font(.display)
    } content: {
      Button("Tap") {}.buttonStyle(.round)
      Button("Tap") {}.buttonStyle(.round(.red))
      Text("Ink").foregroundStyle(Color.ink)
      Text("Brand").foregroundStyle(.brandTint)
      Text("Hex").foregroundColor(Color(hex: 0xff8800)).if(true) { $0.underline() }
    }
    .environment(\.theme, Theme(accent: .pink, spacing: 4))
  }
}
