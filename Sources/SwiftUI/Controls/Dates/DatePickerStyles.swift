import ViewTree

public nonisolated struct DefaultDatePickerStyle: DatePickerStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    CompactDatePickerStyle().makeBody(configuration: configuration)
  }
}
/// The label, and the date on fields of gray at the trailing edge; below the label at accessibility sizes.
public nonisolated struct CompactDatePickerStyle: DatePickerStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    LabeledControl(label: configuration.label, stacking: .everywhere) {
      DateFields(date: configuration.selection, components: configuration.displayedComponents)
    }
  }
}
/// A month of days, and a field of time below it.
public nonisolated struct GraphicalDatePickerStyle: DatePickerStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    GraphicalDatePicker(configuration: configuration).modifier(ListRowFitting(reach: 0))
  }
}
/// Columns to be turned, drawn flat.
public nonisolated struct WheelDatePickerStyle: DatePickerStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    LabeledControl(label: configuration.label, stacking: .everywhere) { DateWheels(configuration: configuration) }
  }
}
extension DatePickerStyle where Self == DefaultDatePickerStyle {
  public nonisolated static var automatic: DefaultDatePickerStyle { .init() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  public nonisolated static var compact: CompactDatePickerStyle { .init() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  public nonisolated static var graphical: GraphicalDatePickerStyle { .init() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  public nonisolated static var wheel: WheelDatePickerStyle { .init() }
}

/// UIKit's compact fields: 34 points high with corners of 6 up to iOS 18, capsules from iOS 26 on; 11 points at the sides,
/// 5 between them. At accessibility sizes one below the other, and their type as small as the room asks for. [unverified]
nonisolated struct DateFields: View {
  let date: Date
  let components: DatePickerComponents
  @Environment(\.dateFormats) private var formats
  @Environment(\.platform) private var platform
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.stacksLabels) private var stacksLabels
  @MainActor var body: some View {
    if stacksLabels {
      VStack(alignment: .leading, spacing: 5) { fields.minimumScaleFactor(0.3) }
    } else {
      HStack(spacing: 5) { fields }.fixedSize()
    }
  }
  @MainActor private var fields: some View {
    ForEach(formats.words(for: date, components), id: \.self) { word in
      Text(verbatim: word)
        .lineLimit(1)
        .foregroundStyle(isEnabled ? AnyShapeStyle(Color.primary) : AnyShapeStyle(HierarchicalShapeStyle.tertiary))
        .padding(.horizontal, 11)
        .frame(minHeight: 34)
        .background(Color(.system(.tertiaryFill)), in: platform.fieldShape(cornerRadius: 6))
    }
  }
}

private nonisolated struct GraphicalDatePicker: View {
  let configuration: DatePickerStyleConfiguration
  @Environment(\.dateFormats) private var formats
  @MainActor var body: some View {
    let configuration = configuration
    VStack(spacing: 4) {
      if configuration.displayedComponents.contains(.date) {
        MonthGrid(shown: configuration.selection, selected: [configuration.selection]) { day in
          let start = formats.calendar.startOfDay(for: day)
          let end = formats.calendar.date(byAdding: .day, value: 1, to: start) ?? start
          return (configuration.minimumDate.map { end > $0 } ?? true)
            && (configuration.maximumDate.map { start <= $0 } ?? true)
        } choose: { day in
          configuration.selection = formats.moving(configuration.selection, to: day)
        }
      }
      if configuration.displayedComponents.contains(.hourAndMinute) {
        HStack {
          // In other languages the field says enough.
          if configuration.displayedComponents.contains(.date), let word = SystemWord.time.text(in: formats.locale) {
            Text(verbatim: word)
          }
          Spacer()
          DateFields(date: configuration.selection, components: .hourAndMinute)
        }
        .padding(.horizontal, 16)
      }
    }
  }
}

/// The days of a month: its name, the days of the week, and weeks of 44 points. The chosen days are on circles of the tint,
/// today's in it. Type grows no further than below the accessibility sizes, for which days have no room. [geometry and limit
/// unverified]
nonisolated struct MonthGrid: View {
  let shown: Date
  let selected: [Date]
  let isAllowed: (Date) -> Bool
  let choose: (Date) -> Void
  /// Months that the arrows have turned.
  @State private var turned = 0
  @Environment(\.dateFormats) private var formats
  init(shown: Date, selected: [Date], isAllowed: @escaping (Date) -> Bool, choose: @escaping (Date) -> Void) {
    (self.shown, self.selected, self.isAllowed, self.choose) = (shown, selected, isAllowed, choose)
  }

  @MainActor var body: some View {
    let month = formats.calendar.date(byAdding: .month, value: turned, to: shown) ?? shown
    VStack(spacing: 0) {
      HStack(spacing: 28) {
        HStack(spacing: 4) {
          Text(verbatim: formats.month(month)).font(.headline).lineLimit(1).minimumScaleFactor(0.3)
          Image(systemName: "chevron.right").font(.footnote.weight(.semibold)).foregroundStyle(TintShapeStyle())
        }
        Spacer()
        Button {
          turned -= 1
        } label: {
          Image(systemName: "chevron.backward")
        }.accessibilityLabel("Previous Month")
        Button {
          turned += 1
        } label: {
          Image(systemName: "chevron.forward")
        }.accessibilityLabel("Next Month")
      }
      .font(.title3.weight(.semibold))
      .padding(.horizontal, 16)
      .frame(height: 44)
      HStack(spacing: 0) {
        ForEach(formats.weekdays.indices, id: \.self) { index in
          Text(verbatim: formats.weekdays[index])
            .font(.footnote.weight(.semibold)).lineLimit(1).minimumScaleFactor(0.3)
            .foregroundStyle(.tertiary).frame(maxWidth: .infinity)
        }
      }
      .frame(height: 24)
      ForEach(Array(formats.weeks(around: month).enumerated()), id: \.offset) { _, week in
        HStack(spacing: 0) {
          ForEach(week.indices, id: \.self) { index in
            if let day = week[index] { dayView(day) } else { Color.clear.frame(height: 44) }
          }
        }
      }
    }
    .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
  }

  @MainActor private func dayView(_ day: Date) -> some View {
    let calendar = formats.calendar
    let isSelected = selected.contains { calendar.isDate($0, inSameDayAs: day) }
    let isToday = calendar.isDate(Date(), inSameDayAs: day)
    let isAllowed = isAllowed(day)
    let choose = choose
    let style: AnyShapeStyle =
      !isAllowed
      ? AnyShapeStyle(HierarchicalShapeStyle.tertiary)
      : isSelected && isToday
        ? AnyShapeStyle(Color.white)
        : isSelected || isToday ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.primary)
    return Button {
      choose(day)
    } label: {
      Text(verbatim: formats.number(calendar.component(.day, from: day)))
        .font(.title3.weight(isSelected ? .semibold : .regular))
        .lineLimit(1).minimumScaleFactor(0.3)
        .foregroundStyle(style)
        .frame(maxWidth: .infinity)
        .frame(height: 44)
        .background {
          if isSelected {
            Circle().fill(isToday ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(TintShapeStyle().opacity(0.12)))
          }
        }
    }
    .buttonStyle(.plain)
    .disabled(!isAllowed)
    .semantics { if isSelected { $0.traits.append("selected") } }
  }
}
