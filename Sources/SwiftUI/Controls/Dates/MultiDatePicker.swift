import ViewTree

/// Days to be chosen, any number of them.
public nonisolated struct MultiDatePicker<Label: View>: View {
  let selection: Binding<Set<DateComponents>>
  let start, end: Date?
  let label: Label
  @Environment(\.dateFormats) private var formats

  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    (self.selection, start, end, self.label) = (selection, nil, nil, label())
  }
  public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {
    (self.selection, start, end, self.label) = (selection, bounds.lowerBound, bounds.upperBound, label())
  }
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
  ) {
    (self.selection, start, end, self.label) = (selection, bounds.lowerBound, nil, label())
  }
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
  ) {
    (self.selection, start, end, self.label) = (selection, nil, bounds.upperBound, label())
  }

  @MainActor public var body: some View {
    let (selection, formats, start, end) = (selection, formats, start, end)
    let days = selection.wrappedValue.compactMap { formats.calendar.date(from: $0) }.sorted()
    let words = days.map(formats.day).joined(separator: ", ")
    ControlElement("MultiDatePicker", label: label) { semantics in
      semantics.value = words
    } content: {
      // A device opens at the month of today.
      MonthGrid(shown: Date(), selected: days) { day in
        (start.map { day >= formats.calendar.startOfDay(for: $0) } ?? true) && (end.map { day < $0 } ?? true)
      } choose: { day in
        var parts = formats.calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day)
        let known = selection.wrappedValue.first {
          formats.calendar.date(from: $0).map { formats.calendar.isDate($0, inSameDayAs: day) } ?? false
        }
        if let known {
          selection.wrappedValue.remove(known)
        } else {
          parts.calendar = formats.calendar
          selection.wrappedValue.insert(parts)
        }
      }
    }
  }
}
extension MultiDatePicker where Label == Text {
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(titleKey) }
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(title) }
  }
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }
}
