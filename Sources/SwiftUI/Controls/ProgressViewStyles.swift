import ViewTree

/// A bar for what has a value, a spinner for what has none.
public nonisolated struct DefaultProgressViewStyle: ProgressViewStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// The label above a bar, the current value below it in gray. Greedy in width.
public nonisolated struct LinearProgressViewStyle: ProgressViewStyle {
  let tint: Color?
  public init() { tint = nil }
  public init(tint: Color) { self.tint = tint }
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ProgressColumn(alignment: .leading, configuration: configuration) {
      // Without a value the device's bar is empty.
      ProgressBar(fraction: configuration.fractionCompleted ?? 0, ownTint: tint)
    }
  }
}

/// A spinner, whether there is a value or not, as on iOS; the label below it in gray.
public nonisolated struct CircularProgressViewStyle: ProgressViewStyle {
  let tint: Color?
  public init() { tint = nil }
  public init(tint: Color) { self.tint = tint }
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack {
      Spinner(ownTint: tint)
      if let label = configuration.label { label.foregroundStyle(.secondary) }
      if let value = configuration.currentValueLabel { value.font(.caption).foregroundStyle(.secondary) }
    }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public nonisolated static var automatic: DefaultProgressViewStyle { .init() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public nonisolated static var linear: LinearProgressViewStyle { .init() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public nonisolated static var circular: CircularProgressViewStyle { .init() }
}

private nonisolated struct ProgressColumn<Bar: View>: View {
  let alignment: HorizontalAlignment
  let configuration: ProgressViewStyleConfiguration
  let bar: Bar
  @Environment(\.areLabelsHidden) private var areLabelsHidden
  init(
    alignment: HorizontalAlignment, configuration: ProgressViewStyleConfiguration, @ViewBuilder bar: () -> Bar
  ) {
    (self.alignment, self.configuration, self.bar) = (alignment, configuration, bar())
  }
  @MainActor var body: some View {
    VStack(alignment: alignment) {
      if !areLabelsHidden { configuration.label }
      bar
      if let value = configuration.currentValueLabel { value.font(.caption).foregroundStyle(.secondary) }
    }
  }
}

/// UIKit's progress view: 4 points high up to iOS 18; 6 from iOS 26. [the 6 unverified] The track is the system's fill.
/// [facts, section 9: (120, 120, 128) at 20 %, dark 36 %]
nonisolated struct ProgressBar: View {
  let fraction: Double
  let ownTint: Color?
  @Environment(\.platform) private var platform
  @MainActor var body: some View {
    let height: CGFloat = platform >= .iOS26 ? 6 : 4
    let fill = ownTint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(TintShapeStyle())
    Capsule(style: .circular)
      .fill(Color(.system(.fill)))
      .overlay { BarShape(fraction: fraction).fill(fill) }
      .frame(height: height)
      .clipShape(Capsule(style: .circular))
  }
}

/// The leading part of a bar, round at its end, at least as long as high where there is anything.
private nonisolated struct BarShape: Shape {
  /// 0…1
  let fraction: Double
  func path(in rect: CGRect) -> Path {
    guard fraction > 0, rect.width > 0 else { return Path() }
    let width = min(max(rect.width * CGFloat(fraction), rect.height), rect.width)
    return Path(
      roundedRect: CGRect(x: rect.minX, y: rect.minY, width: width, height: rect.height), cornerRadius: rect.height / 2,
      style: .circular)
  }
}
