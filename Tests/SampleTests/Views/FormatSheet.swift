import SwiftUI

/// Numbers, dates and times as format styles write them.
struct FormatSheet: View {
  private let now = Date()
  private let price: Decimal = 1234.5

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      row("number") { Text(1_234_567.891, format: .number.precision(.fractionLength(2))) }
      row("currency") { Text(price, format: .currency(code: "EUR")) }
      row("percent") { Text(0.256, format: .percent) }
      row("bytes") { Text(1_500_000, format: .byteCount(style: .file)) }
      row("list") { Text(["Ada", "Alan", "Grace"], format: .list(type: .and)) }
      Divider()
      row("date") { Text(now, style: .date) }
      row("time") { Text(now, style: .time) }
      row("range") { Text(now...(now + 5_400)) }
      row("format") { Text(now, format: .dateTime.weekday(.wide).day().month(.wide)) }
      row("body") { Text(verbatim: "\(price.formatted()) · \(now.formatted(date: .numeric, time: .omitted))") }
      Divider()
      row("relative") { Text(now + 8_580, style: .relative) }
      row("offset") { Text(now - 7_200, style: .offset) }
      row("timer") { Text(now + 152, style: .timer).monospacedDigit() }
      row("countdown") { Text(timerInterval: now...(now + 5_400)) }
      row("interpolated") { Text("**\(price, format: .number)** at \(now, style: .time)") }
    }
    .padding()
  }
  private func row(_ name: String, @ViewBuilder _ text: () -> some View) -> some View {
    HStack {
      Text(verbatim: name).font(.caption).foregroundStyle(.secondary).frame(width: 80, alignment: .leading)
      text()
    }
  }
}
