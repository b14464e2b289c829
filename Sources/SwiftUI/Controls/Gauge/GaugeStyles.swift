import ViewTree

public nonisolated struct DefaultGaugeStyle: GaugeStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGaugeStyle().makeBody(configuration: configuration)
  }
}
/// The label above a bar that fills up, between the bounds' labels; the current value below it.
public nonisolated struct LinearCapacityGaugeStyle: GaugeStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      GaugeLine(configuration: configuration, spacing: nil) { ProgressBar(fraction: $0, ownTint: nil) }
      configuration.currentValueLabel
    }
  }
}
/// A bar with a mark, between the bounds' labels or the label and the current value.
public nonisolated struct AccessoryLinearGaugeStyle: GaugeStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    GaugeLine(configuration: configuration, spacing: 6) { LinearGaugeTrack(fraction: $0) }.font(.headline)
  }
}
public nonisolated struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      configuration.label.font(.headline)
      GaugeLine(configuration: configuration, spacing: 6) { ProgressBar(fraction: $0, ownTint: nil) }
      configuration.currentValueLabel.foregroundStyle(.secondary)
    }
  }
}
/// Three quarters of a ring with a mark; the current value in it, the bounds' labels or the label in its gap.
public nonisolated struct AccessoryCircularGaugeStyle: GaugeStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ZStack {
      GaugeRing(fraction: configuration.value, showsCapacity: false)
      RingValue(label: configuration.currentValueLabel, width: 36)
      VStack {
        Spacer(minLength: 0)
        if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
          HStack(spacing: 0) {
            configuration.minimumValueLabel
            Spacer(minLength: 2)
            configuration.maximumValueLabel
          }
          .frame(width: 30)
        } else {
          configuration.label
        }
      }
      .font(.system(size: 11, weight: .medium, design: .rounded))
      // There is room for a word at the most.
      .lineLimit(1)
      .minimumScaleFactor(0.5)
    }
    .frame(width: GaugeRing.side, height: GaugeRing.side)
  }
}
/// A ring that fills up; the current value in it.
public nonisolated struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ZStack {
      GaugeRing(fraction: configuration.value, showsCapacity: true)
      RingValue(label: configuration.currentValueLabel, width: 40)
    }
    .frame(width: GaugeRing.side, height: GaugeRing.side)
  }
}
extension GaugeStyle where Self == DefaultGaugeStyle {
  public nonisolated static var automatic: DefaultGaugeStyle { .init() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  public nonisolated static var linearCapacity: LinearCapacityGaugeStyle { .init() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  public nonisolated static var accessoryLinear: AccessoryLinearGaugeStyle { .init() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  public nonisolated static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { .init() }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  public nonisolated static var accessoryCircular: AccessoryCircularGaugeStyle { .init() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  public nonisolated static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { .init() }
}

/// What shows the value, between the bounds' labels.
private nonisolated struct GaugeLine<Track: View>: View {
  let configuration: GaugeStyleConfiguration
  let track: Track
  /// In points; `nil` is the platform's.
  let spacing: CGFloat?
  init(configuration: GaugeStyleConfiguration, spacing: CGFloat?, track: (Double) -> Track) {
    (self.configuration, self.spacing, self.track) = (configuration, spacing, track(configuration.value))
  }
  @MainActor var body: some View {
    HStack(spacing: spacing) {
      configuration.minimumValueLabel
      track
      configuration.maximumValueLabel
    }
  }
}
/// The current value in a ring. [unverified]
private nonisolated struct RingValue: View {
  let label: GaugeStyleConfiguration.CurrentValueLabel?
  /// At most, in points.
  let width: CGFloat
  init(label: GaugeStyleConfiguration.CurrentValueLabel?, width: CGFloat) { (self.label, self.width) = (label, width) }
  @MainActor var body: some View {
    label
      .font(.system(size: 20, weight: .medium, design: .rounded))
      .minimumScaleFactor(0.5).lineLimit(1).frame(maxWidth: width)
  }
}

/// A bar of the tint, 6 points high, with a gap around a mark. [unverified]
private nonisolated struct LinearGaugeTrack: View {
  let fraction: Double
  @MainActor var body: some View {
    Capsule().fill(TintShapeStyle())
      .frame(height: 6)
      .overlay { GaugeMark(fraction: fraction, inset: -2).fill(BackgroundStyle()) }
      .overlay { GaugeMark(fraction: fraction, inset: 0).fill(ForegroundStyle()) }
      .frame(minHeight: 12)
  }
}
private nonisolated struct GaugeMark: Shape {
  /// 0…1
  let fraction: Double
  /// In points.
  let inset: CGFloat
  func path(in rect: CGRect) -> Path {
    let radius = rect.height / 2
    let x = rect.minX + radius + max(0, rect.width - 2 * radius) * CGFloat(fraction)
    return Path(
      ellipseIn: CGRect(x: x - radius, y: rect.minY, width: 2 * radius, height: rect.height).insetBy(
        dx: inset, dy: inset))
  }
}

/// 58 points across, 6 wide. [unverified]
private nonisolated struct GaugeRing: View {
  static let side: CGFloat = 58
  let fraction: Double
  /// A whole ring that fills up, or three quarters with a mark.
  let showsCapacity: Bool
  @MainActor var body: some View {
    let style = StrokeStyle(lineWidth: 6, lineCap: .round)
    if showsCapacity {
      Circle().stroke(TintShapeStyle().opacity(0.3), lineWidth: 6)
        .overlay {
          Circle().trim(from: 0, to: CGFloat(fraction)).rotation(.degrees(-90)).stroke(TintShapeStyle(), style: style)
        }
        .padding(3)
    } else {
      Circle().trim(from: 0, to: 0.75).rotation(.degrees(135)).stroke(TintShapeStyle(), style: style)
        .overlay { mark(width: 10).foregroundStyle(BackgroundStyle()) }
        .overlay { mark(width: 6) }
        .padding(3)
    }
  }
  /// A point of the ring as a line too short to be seen but for its round ends.
  @MainActor private func mark(width: CGFloat) -> some View {
    let place = CGFloat(fraction) * 0.75
    return Circle().trim(from: place, to: place + 0.001).rotation(.degrees(135))
      .stroke(style: StrokeStyle(lineWidth: width, lineCap: .round))
  }
}
