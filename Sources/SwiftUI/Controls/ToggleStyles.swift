import ViewTree

/// A switch.
public nonisolated struct DefaultToggleStyle: ToggleStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    SwitchToggleStyle().makeBody(configuration: configuration)
  }
}

/// The label, and a switch at the trailing edge, whatever the size of text. Greedy in width. [facts, swiftui-layout.md
/// section 8]
public nonisolated struct SwitchToggleStyle: ToggleStyle {
  let tint: Color?
  public init() { tint = nil }
  public init(tint: Color) { self.tint = tint }
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    LabeledControl(label: configuration.label, stacking: .never) { Switch(isOn: configuration.isOn, ownTint: tint) }
  }
}

/// A button that stays down while the value is on: a faint field of the tint behind the label.
/// [unverified: neither the field's opacity nor its corners were measured]
public nonisolated struct ButtonToggleStyle: ToggleStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ToggleButton(configuration: configuration)
  }
}

private nonisolated struct ToggleButton: View {
  let configuration: ToggleStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled
  @MainActor var body: some View {
    let style = isEnabled ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(HierarchicalShapeStyle.tertiary)
    HStack { configuration.label }
      .padding(.horizontal, 12)
      .padding(.vertical, 7)
      .background(configuration.isOn ? AnyShapeStyle(style.opacity(0.15)) : AnyShapeStyle(Color.clear), in: Capsule())
      .foregroundStyle(style)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  public nonisolated static var automatic: DefaultToggleStyle { .init() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  public nonisolated static var `switch`: SwitchToggleStyle { .init() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  public nonisolated static var button: ButtonToggleStyle { .init() }
}

/// UIKit's switch.
///
/// Up to iOS 18: laid out 49 × 31 points, drawn 51 × 31 from the leading edge on; the knob is 27 across, 2 inside; its
/// shadow ends with the track. [facts, section 8: M:bc-switch] From iOS 26: 63 × 28 [montage-ios pull request 488]; the
/// knob is a capsule of 39 × 24. [unverified]
nonisolated struct Switch: View {
  let isOn: Bool
  let ownTint: Color?
  @Environment(\.platform) private var platform
  @Environment(\.tint) private var tint
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.colorScheme) private var colorScheme

  struct Metrics: Equatable {
    var width: CGFloat
    var height: CGFloat
    /// What stacks see of the width.
    var layoutWidth: CGFloat
    var knobWidth: CGFloat
    static func of(_ platform: _Platform) -> Metrics {
      platform >= .iOS26
        ? Metrics(width: 63, height: 28, layoutWidth: 63, knobWidth: 39)
        : Metrics(width: 51, height: 31, layoutWidth: 49, knobWidth: 27)
    }
  }

  @MainActor var body: some View {
    let metrics = Metrics.of(platform)
    let on = ownTint.map { AnyShapeStyle($0) } ?? tint ?? AnyShapeStyle(Color.green)
    // (233, 233, 234) over white: M:bc-switch. The dark one is UIKit's (57, 57, 61). [unverified]
    let off =
      colorScheme == .dark
      ? Color(red: 57 / 255, green: 57 / 255, blue: 61 / 255)
      : Color(red: 233 / 255, green: 233 / 255, blue: 234 / 255)
    Capsule(style: .circular)
      .fill(isOn ? on : AnyShapeStyle(off))
      .frame(width: metrics.width, height: metrics.height)
      .overlay(alignment: isOn ? .trailing : .leading) {
        Capsule(style: .circular)
          .fill(.white)
          .frame(width: metrics.knobWidth, height: metrics.height - 4)
          .shadow(color: .black.opacity(0.15), radius: 4, x: 0, y: 3)
          .padding(2)
      }
      .clipShape(Capsule(style: .circular))
      .frame(width: metrics.layoutWidth, alignment: .leading)
      // A disabled switch is half there. [unverified]
      .opacity(isEnabled ? 1 : 0.5)
  }
}
