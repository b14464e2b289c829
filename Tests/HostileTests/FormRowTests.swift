import SnapshotAssertions
import SwiftUI
import XCTest

/// Forms whose rows have no room, and controls with values from far away.
final class FormRowTests: XCTestCase {
  func testNarrowForms() {
    for size in [DynamicTypeSize.large, .accessibility1, .accessibility5] {
      for width: CGFloat in [1, 2, 5, 20, 50] {
        for traits in [SnapshotTraits.platform(.iOS16), .platform(.iOS26)] {
          Hostile.expectPicture(layout: .fixed(width: width, height: 300), traits: [traits, .dynamicType(size)]) {
            AllRows()
          }
        }
        Hostile.expectPicture(layout: .fits(width: width), traits: .dynamicType(size)) {
          VStack {
            LabeledContent("Label", value: "Value"); Toggle("T", isOn: .constant(true));
            Stepper("S", value: .constant(1))
          }
        }
      }
      Hostile.expectAnything(traits: .dynamicType(size)) { AllRows().frame(width: 1e6) }
      Hostile.expectPicture(traits: .dynamicType(size)) { AllRows().frame(maxWidth: .infinity) }
      Hostile.expectFailure("frame", traits: .dynamicType(size)) { AllRows().frame(width: .infinity) }
      Hostile.expectPicture(traits: .dynamicType(size)) { ScrollView(.horizontal) { AllRows() } }
      Hostile.expectAnything(traits: .dynamicType(size)) { AllRows().fixedSize() }
      Hostile.expectPicture(layout: .sizeThatFits, traits: .dynamicType(size)) {
        HStack {
          LabeledContent("Label") { Color.red }; LabeledContent("") { EmptyView() }
        }.fixedSize()
      }
    }
  }

  func testPickers() {
    for size in [DynamicTypeSize.large, .accessibility5] {
      for count in [0, 1, 1_000] {
        func picker<S: PickerStyle>(line: UInt = #line, _ style: @escaping @MainActor @Sendable () -> S) {
          Hostile.expectAnything(traits: .dynamicType(size), line: line) {
            Form {
              Picker("Pick", selection: .constant(7)) {
                ForEach(0..<count, id: \.self) { Text("Option \($0)").tag($0) }
              }.pickerStyle(style())
            }
          }
        }
        picker { .automatic }; picker { .menu }; picker { .inline }; picker { .wheel }; picker { .segmented };
        picker { .navigationLink }
      }
    }
  }

  func testDates() {
    var gregorian = Calendar(identifier: .gregorian)
    gregorian.timeZone = TimeZone(secondsFromGMT: 0)!
    func day(_ year: Int) -> Date { gregorian.date(from: DateComponents(year: year, month: 1, day: 1))! }
    let dates = [
      day(1), day(9_999), .distantPast, .distantFuture, day(-4_000), Date(timeIntervalSinceReferenceDate: .nan),
    ]
    for date in dates {
      for traits in [
        SnapshotTraits.default, [.dynamicType(.accessibility5), .locale("ar_EG")], .locale("th_TH"), .locale("xx"),
      ] {
        Hostile.expectAnything(traits: traits) {
          Form {
            DatePicker("Day", selection: .constant(date));
            DatePicker("Time", selection: .constant(date), displayedComponents: .hourAndMinute)
          }
        }
        Hostile.expectAnything(layout: .fixed(width: 30, height: 300), traits: traits) {
          Form { DatePicker("Day", selection: .constant(date)).datePickerStyle(.graphical) }
        }
        Hostile.expectAnything(traits: traits) {
          Form {
            LabeledContent("a", value: date, format: .dateTime); Text(date, style: .relative);
            Text(date, style: .offset)
          }
        }
      }
      if !date.timeIntervalSinceReferenceDate.isNaN {
        Hostile.expectAnything {
          Form {
            DatePicker("a", selection: .constant(.now), in: date...);
            DatePicker("a", selection: .constant(.now), in: ...date).datePickerStyle(.graphical)
          }
        }
        Hostile.expectAnything { ProgressView(timerInterval: min(date, .now)...max(date, .now), countsDown: true) }
      }
    }
  }

  func testGauges() {
    for value in [Double.nan, .infinity, -.infinity, -1, 0, 2] {
      func gauge<S: GaugeStyle>(_ style: @escaping @MainActor @Sendable () -> S) {
        Hostile.expectAnything {
          Form {
            Gauge(value: value, in: 0...1) {
              Text("a")
            } currentValueLabel: {
              Text("\(value)")
            } minimumValueLabel: {
              Text("0")
            } maximumValueLabel: {
              Text("1")
            }.gaugeStyle(style())
          }
        }
        Hostile.expectAnything(layout: .fixed(width: 12, height: 12), traits: .dynamicType(.accessibility5)) {
          Gauge(value: value, in: -1...1) { Text("a") }.gaugeStyle(style()).tint(Gradient(colors: []))
        }
      }
      gauge { .automatic }; gauge { .linearCapacity }; gauge { .accessoryLinear }; gauge { .accessoryLinearCapacity };
      gauge { .accessoryCircular }; gauge { .accessoryCircularCapacity }
    }
    Hostile.expectFailure("Gauge") { Gauge(value: Float.nan, in: 1...1) { Text("a") } }
    Hostile.expectFailure("Gauge") { Gauge(value: 1, in: -Double.infinity...0) { Text("a") } }
  }

  func testSteppers() {
    Hostile.expectAnything {
      Form {
        Stepper("a", value: .constant(UInt8.max)); Stepper("b", value: .constant(Int8.min), in: -128...127, step: 100);
        Stepper("c", value: .constant(UInt64.max), step: 1)
      }
    }
    Hostile.expectAnything {
      Form {
        Stepper("a", value: .constant(Double.greatestFiniteMagnitude), step: .greatestFiniteMagnitude);
        Stepper("b", value: .constant(Double.nan), in: -1...1, step: .nan)
      }
    }
    Hostile.expectAnything { Stepper("a", value: .constant(Date.distantFuture), step: .infinity) }
    _ = Hostile().issues {
      let host = ViewHost(of: Ends())
      for name in ["u8", "i8", "u64", "d"] {
        for _ in 0..<3 {
          host.increment(name); host.increment(name); host.decrement(name); host.decrement(name); host.decrement(name)
        }
      }
      XCTAssertTrue(host.exists("u8"))
    }
  }

  func testLocalesWithoutWords() {
    let day = Date(timeIntervalSinceReferenceDate: 0)
    for locale in [
      "", "xx", "und", "root", "de@calendar=foo", "@", "_", "en__POSIX", "-", "zz-Zzzz-ZZ-x-private",
      String(repeating: "x", count: 500), String(repeating: "en-", count: 170), "en_US@numbers=;calendar=;;=",
      "\u{1F600}", "tlh", "ar@numbers=hanidec", "ja_JP@calendar=japanese;numbers=jpan", "und-u-nu-foo",
      "he@numbers=hebr",
    ] {
      Hostile.expectAnything(traits: .locale(locale)) {
        Text("\(Double.nan) \(1.5, specifier: "%.2f") \(Double.infinity) \(7, specifier: "%05d") \(2.5)").textCase(
          .uppercase)
      }
      Hostile.expectAnything(traits: .locale(locale)) { AllRows() }
      Hostile.expectAnything(traits: .locale(locale)) {
        NavigationStack {
          List { Text("a") }.navigationTitle("T").searchable(text: .constant("")).toolbar { EditButton() }
        }
      }
      Hostile.expectAnything(traits: .locale(locale)) {
        VStack {
          Text(day, style: .relative); Text(day, style: .offset); Text(day, style: .timer); Text(1, format: .percent);
          Text(["a", "b"], format: .list(type: .and)); Text(1234.5, format: .currency(code: "EUR"));
          Text(Duration.seconds(4_000), format: .units())
        }
      }
      Hostile.expectAnything(traits: .locale(locale)) { Text("^[\(2) thing](inflect: true)") }
    }
  }
}

private struct Ends: View {
  @State private var u8 = UInt8.max
  @State private var i8 = Int8.min
  @State private var u64 = UInt64.max
  @State private var d = Double.greatestFiniteMagnitude
  var body: some View {
    VStack {
      Stepper("u8", value: $u8, step: 100); Stepper("i8", value: $i8, step: -100); Stepper("u64", value: $u64);
      Stepper("d", value: $d, step: .greatestFiniteMagnitude)
    }
  }
}
private struct AllRows: View {
  var body: some View {
    Form {
      Section("Header \(String(repeating: "long ", count: 20))") {
        LabeledContent("A label that is long", value: "A value that is long, too")
        LabeledContent("Number", value: 1_234.5, format: .number)
        Toggle("Toggle", isOn: .constant(true))
        Picker("Picker", selection: .constant(1)) { Text("One").tag(1) }
        Stepper("Stepper", value: .constant(1))
        Slider(value: .constant(0.3))
        DatePicker("Date", selection: .constant(Date(timeIntervalSinceReferenceDate: 0)))
        ColorPicker("Color", selection: .constant(.red))
        TextField("Field", text: .constant(""))
        SecureField("Secret", text: .constant("abc"))
        Gauge(value: 0.4) { Text("Gauge") }
        ProgressView("Progress", value: 0.4)
        DisclosureGroup("More", isExpanded: .constant(true)) { Text("a") }
        NavigationLink("Link") { Text("a") }
      }
    }
  }
}
