import ViewTree

/// Which parts of a date are chosen.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A date to be chosen.
public nonisolated struct DatePicker<Label: View>: View {
  public typealias Components = DatePickerComponents
  let selection: Binding<Date>
  let minimum, maximum: Date?
  let components: Components
  let label: Label
  @Environment(\.datePickerStyle) private var style
  @Environment(\.dateFormats) private var formats

  @MainActor public var body: some View {
    let configuration = DatePickerStyleConfiguration(
      label: _ControlLabel(content: label), selection: selection, minimumDate: minimum, maximumDate: maximum,
      displayedComponents: components)
    let style = style ?? ControlStyle(DefaultDatePickerStyle()) { $0.makeBody(configuration: $1) }
    let date = selection.wrappedValue
    let value = formats.words(for: date, components).joined(separator: " ")
    let problem: ControlProblem? =
      date.canBeWritten
      ? nil
      : .failure("DatePicker: no calendar has the date that is \(date.timeIntervalSinceReferenceDate) s after 2001")
    ControlElement("DatePicker", label: label) { semantics in
      semantics.value = value
    } content: {
      style.view(configuration)
    }
    .reporting(problem)
  }
}

extension DatePicker {
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    (self.selection, minimum, maximum) = (selection, nil, nil)
    (components, self.label) = (displayedComponents, label())
  }
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    (self.selection, minimum, maximum) = (selection, range.lowerBound, range.upperBound)
    (components, self.label) = (displayedComponents, label())
  }
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    (self.selection, minimum, maximum) = (selection, range.lowerBound, nil)
    (components, self.label) = (displayedComponents, label())
  }
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    (self.selection, minimum, maximum) = (selection, nil, range.upperBound)
    (components, self.label) = (displayedComponents, label())
  }
}
extension DatePicker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
  }
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
  }
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
  }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
  }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
  }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
  }
}
extension DatePicker where Label == DatePickerStyleConfiguration.Label {
  /// The picker of a style's configuration, in the style around.
  public init(_ configuration: DatePickerStyleConfiguration) {
    (selection, minimum, maximum) = (configuration.$selection, configuration.minimumDate, configuration.maximumDate)
    (components, label) = (configuration.displayedComponents, configuration.label)
  }
}

/// How date pickers look.
@MainActor @preconcurrency public protocol DatePickerStyle {
  associatedtype Body: View
  typealias Configuration = DatePickerStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct DatePickerStyleConfiguration {
  public typealias Label = _ControlLabel
  public let label: Label
  @Binding public var selection: Date
  public var minimumDate: Date?
  public var maximumDate: Date?
  public var displayedComponents: DatePickerComponents
  init(
    label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
    displayedComponents: DatePickerComponents
  ) {
    (self.label, self.minimumDate, self.maximumDate) = (label, minimumDate, maximumDate)
    (_selection, self.displayedComponents) = (selection, displayedComponents)
  }
  func allows(_ date: Date) -> Bool {
    if let minimumDate, date < minimumDate { return false }
    if let maximumDate, date > maximumDate { return false }
    return true
  }
}
private enum DatePickerStyleKey: EnvironmentKey {
  static var defaultValue: ControlStyle<DatePickerStyleConfiguration>? { nil }
}
extension EnvironmentValues {
  var datePickerStyle: ControlStyle<DatePickerStyleConfiguration>? {
    get { self[DatePickerStyleKey.self] }
    set { self[DatePickerStyleKey.self] = newValue }
  }
  /// How dates are written and counted here.
  var dateFormats: DateFormats { DateFormats(locale: locale, calendar: calendar, timeZone: timeZone) }
}
extension View {
  public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    modifier(ControlStyleModifier(style: style, keyPath: \.datePickerStyle) { $0.makeBody(configuration: $1) })
  }
}
