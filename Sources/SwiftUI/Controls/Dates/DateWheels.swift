import ViewTree

/// Columns of a date picker's wheel: 216 points high, rows of 32, drawn flat as `Picker`'s wheel is. The columns are in the
/// order of the day's parts in the language. [heights HIG, widths unverified]
nonisolated struct DateWheels: View {
  let configuration: DatePickerStyleConfiguration
  @Environment(\.dateFormats) private var formats

  /// Three rows above the chosen one, it, and three below; `nil` where there is none.
  private struct Column {
    var rows: [String?]
    var width: CGFloat
    var alignment = Alignment.center
  }

  @MainActor var body: some View {
    let columns = columns
    ZStack {
      RoundedRectangle(cornerRadius: 8).fill(Color(.system(.tertiaryFill))).frame(height: 32)
      HStack(spacing: 0) {
        ForEach(columns.indices, id: \.self) { number in
          VStack(spacing: 0) {
            ForEach(0..<7) { row in
              Text(verbatim: columns[number].rows[row] ?? "")
                .font(.system(size: 23))
                .lineLimit(1)
                .minimumScaleFactor(0.7)
                .opacity(1 - 0.3 * Double(abs(row - 3)))
                .frame(width: columns[number].width, height: 32, alignment: columns[number].alignment)
            }
          }
        }
      }
    }
    .frame(width: 320, height: 216)
    .clipped()
  }

  private var columns: [Column] {
    let date = configuration.selection
    let hasDate = configuration.displayedComponents.contains(.date)
    let hasTime = configuration.displayedComponents.contains(.hourAndMinute)
    if hasDate, hasTime { return [dayColumn(date)] + timeColumns(date) }
    if hasTime { return timeColumns(date) }
    return hasDate ? dateColumns(date) : []
  }
  private func rows(_ make: (Int) -> String?) -> [String?] { (-3...3).map(make) }

  private func dayColumn(_ date: Date) -> Column {
    let calendar = formats.calendar
    return Column(
      rows: rows { offset in
        guard let day = calendar.date(byAdding: .day, value: offset, to: date) else { return nil }
        return formats.today(day, now: Date()) ?? formats.weekdayAndDay(day)
      }, width: 160, alignment: .trailing)
  }
  private func timeColumns(_ date: Date) -> [Column] {
    let calendar = formats.calendar, halves = formats.hasHalves
    let hour = calendar.component(.hour, from: date), minute = calendar.component(.minute, from: date)
    var columns = [
      Column(
        rows: rows { offset in
          let own = (hour + offset + 24) % 24
          return formats.number(halves ? (own + 11) % 12 + 1 : own)
        }, width: 52),
      Column(rows: rows { String(format: "%02d", (minute + $0 + 60) % 60) }, width: 52),
    ]
    if halves {
      let names = formats.halves
      let chosen = hour < 12 ? 0 : 1
      columns.append(Column(rows: rows { names.indices.contains(chosen + $0) ? names[chosen + $0] : nil }, width: 56))
    }
    return columns
  }
  private func dateColumns(_ date: Date) -> [Column] {
    let calendar = formats.calendar
    let day = calendar.component(.day, from: date)
    let count = calendar.range(of: .day, in: .month, for: date)?.count ?? 31
    func column(_ component: Calendar.Component, _ words: (Date) -> String) -> [String?] {
      rows { calendar.date(byAdding: component, value: $0, to: date).map(words) }
    }
    let month = Column(rows: column(.month, formats.monthName), width: 140)
    let days = Column(rows: rows { formats.number((day - 1 + $0 + count) % count + 1) }, width: 60)
    let year = Column(rows: column(.year, formats.year), width: 90)
    // The order of the parts in the language's own way to write a date.
    let written = formats.day(date)
    let dayPlace = written.range(of: formats.number(day))?.lowerBound ?? written.startIndex
    let yearPlace = written.range(of: formats.year(date))?.lowerBound ?? written.endIndex
    if yearPlace < dayPlace { return [year, month, days] }
    return dayPlace == written.startIndex ? [days, month, year] : [month, days, year]
  }
}
