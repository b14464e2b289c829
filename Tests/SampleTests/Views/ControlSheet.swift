import SwiftUI

/// Dates, colours, gauges and boxes.
struct ControlSheet: View {
  @State private var date = Date(timeIntervalSince1970: 1_780_998_060)
  @State private var color = Color.orange
  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      DatePicker("Start", selection: $date)
      DatePicker("Day", selection: $date, displayedComponents: .date).disabled(true)
      ColorPicker("Colour", selection: $color)
      GroupBox("Battery") {
        Gauge(value: 0.7) {
          Text("Charge")
        } currentValueLabel: {
          Text("70 %")
        }
      }
      GroupBox(label: Label("Weather", systemImage: "cloud.sun.fill")) { Text("Rain in the afternoon") }
    }
    .padding()
  }
}

struct GaugeSheet: View {
  @ViewBuilder private var gauges: some View {
    Gauge(value: 64, in: 50...80) {
      Text("°F")
    } currentValueLabel: {
      Text("64")
    } minimumValueLabel: {
      Text("50")
    } maximumValueLabel: {
      Text("80")
    }
    Gauge(value: 0.3) {
      Text("Wind")
    } currentValueLabel: {
      Text("12")
    }
  }
  var body: some View {
    VStack(spacing: 16) {
      HStack(spacing: 16) {
        gauges.gaugeStyle(.accessoryCircular)
        gauges.gaugeStyle(.accessoryCircularCapacity)
      }
      .tint(LinearGradient(colors: [.green, .yellow, .red], startPoint: .leading, endPoint: .trailing))
      Group {
        gauges.gaugeStyle(.accessoryLinear)
        gauges.gaugeStyle(.accessoryLinearCapacity)
        gauges
      }
      .tint(.purple)
    }
    .padding()
  }
}

struct DateSheet: View {
  @State private var date = Date(timeIntervalSince1970: 1_780_998_060)
  var body: some View {
    VStack(spacing: 16) {
      DatePicker("Start", selection: $date).datePickerStyle(.graphical)
      DatePicker("Start", selection: $date, displayedComponents: .date).datePickerStyle(.wheel).labelsHidden()
      DatePicker("Start", selection: $date, displayedComponents: .hourAndMinute).datePickerStyle(.wheel).labelsHidden()
    }
    .padding()
  }
}
