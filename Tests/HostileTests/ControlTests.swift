import SnapshotAssertions
import SwiftUI
import XCTest

/// Numbers and dates that controls and containers are given.
final class ControlTests: XCTestCase {
  private let wrong: [CGFloat] = [.nan, .infinity, -.infinity]

  func testGrids() {
    for number in wrong {
      Hostile.expectFailure("Grid") {
        Grid(horizontalSpacing: number) {
          GridRow {
            Text("a"); Text("b")
          }
        }
      }
      Hostile.expectFailure("Grid") {
        Grid(verticalSpacing: number) {
          GridRow { Text("a") }; GridRow { Text("b") }
        }
      }
      Hostile.expectFailure("Grid") { LazyVGrid(columns: [GridItem(.fixed(number))]) { Text("a") } }
      Hostile.expectFailure("Grid") { LazyVGrid(columns: [GridItem(.adaptive(minimum: number))]) { Text("a") } }
      Hostile.expectFailure("Grid") {
        Grid {
          GridRow {
            Text("a").gridCellAnchor(UnitPoint(x: number, y: 0)); Text("b")
          };
          GridRow {
            Text("cccc"); Text("d")
          }
        }
      }
    }
    for count in [0, -1, .min] {
      Hostile.expectPicture {
        Grid {
          GridRow {
            Text("a").gridCellColumns(count); Text("b")
          }; GridRow { Text("c") }
        }
      }
    }
    for count in [100, 100_000, .max] {
      Hostile.expectPicture {
        Grid {
          GridRow {
            Text("a").gridCellColumns(count); Text("b")
          };
          GridRow {
            Text("c"); Text("d")
          }
        }
      }
      Hostile.expectPicture {
        Grid {
          GridRow {
            Text("a").gridCellColumns(count); Text("b").gridCellColumns(count)
          }; GridRow { Text("c") }
        }
      }
    }
    Hostile.expectPicture { Grid { GridRow { Color.red.gridCellUnsizedAxes([.horizontal, .vertical]) } } }
    Hostile.expectPicture {
      Grid {
        Text("a"); Divider();
        GridRow {
          GridRow {
            Text("b"); Text("c")
          }
        }
      }
    }
    Hostile.expectPicture { Grid {} }
    Hostile.expectPicture { Grid { GridRow {} } }
    Hostile.expectPicture {
      GridRow {
        Text("a"); Text("b")
      }
    }
    Hostile.expectPicture {
      Grid(horizontalSpacing: -50, verticalSpacing: -1e9) {
        GridRow {
          Text("a"); Text("b")
        };
        GridRow {
          Text("c"); Text("d")
        }
      }
    }
    Hostile.expectPicture { Grid { ForEach(0..<300) { row in GridRow { ForEach(0..<8) { Text("\(row * $0)") } } } } }
    Hostile.expectPicture { LazyVGrid(columns: []) { Text("a") } }
    Hostile.expectPicture { LazyVGrid(columns: [GridItem(.flexible(minimum: 90, maximum: 10))]) { Text("a") } }
    Hostile.expectPicture { LazyVGrid(columns: [GridItem(.adaptive(minimum: 0))]) { Text("a") } }
    Hostile.expectPicture {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 10), spacing: -100)]) {
        Text("a"); Text("b")
      }
    }
  }

  func testGauges() {
    Hostile.expectFailure("Gauge") { Gauge(value: 0, in: 0...0) { Text("a") } }
    Hostile.expectFailure("Gauge") { Gauge(value: Double.nan) { Text("a") } }
    Hostile.expectFailure("Gauge") { Gauge(value: 1, in: 0...Double.infinity) { Text("a") } }
    Hostile.expectFailure("Gauge") { Gauge(value: 1, in: -1.7e308...1.7e308) { Text("a") } }
    for value in [-5, 7, 1e300] {
      Hostile.expectPicture { Gauge(value: value) { Text("a") } }
      Hostile.expectPicture { Gauge(value: value) { Text("a") }.gaugeStyle(.accessoryCircular) }
      Hostile.expectPicture {
        Gauge(value: value) { Text("a") }.gaugeStyle(.accessoryCircularCapacity).frame(width: 1, height: 1)
      }
      Hostile.expectPicture { Gauge(value: value) { Text("a") }.gaugeStyle(.accessoryLinear).tint(.red) }
    }
    Hostile.expectPicture { Gauge(value: 0, in: 0...5e-324) { Text("a") } }
  }

  func testProgress() {
    for value in [Double.nan, .infinity, -1, 2, 1e300] {
      for total in [Double.nan, 0, -1, 1, .infinity] {
        Hostile.expectAnything { ProgressView(value: value, total: total) }
        Hostile.expectAnything { ProgressView(value: value, total: total).progressViewStyle(.circular) }
      }
    }
    let far = Date(timeIntervalSinceReferenceDate: 1e300)
    Hostile.expectAnything { ProgressView(timerInterval: Date.distantPast...Date.distantFuture) }
    Hostile.expectAnything { ProgressView(timerInterval: Date(timeIntervalSinceReferenceDate: -1e300)...far) }
    Hostile.expectAnything { ProgressView(timerInterval: far...far) }
  }

  func testDates() {
    let seconds = [
      0, -1e9, 1e12, -1e12, -6.4e10, 3.2e12, 1e15, -1e15, 1e18, 1e300, -1e300, .infinity, -.infinity, .nan,
    ]
    for second in seconds {
      let date = Date(timeIntervalSinceReferenceDate: second)
      Hostile.expectAnything { DatePicker("a", selection: .constant(date)) }
      Hostile.expectAnything { DatePicker("a", selection: .constant(date)).datePickerStyle(.wheel) }
      Hostile.expectAnything { DatePicker("a", selection: .constant(date)).datePickerStyle(.graphical) }
      // Swift has no ranges from a number that is none.
      if !second.isNaN {
        Hostile.expectAnything {
          MultiDatePicker("a", selection: .constant([DateComponents(year: 2024, month: 99, day: -7)]), in: date...)
        }
      }
    }
    for second in [1e15, 1e300, .infinity, .nan] {
      Hostile.expectFailure("DatePicker") {
        DatePicker("a", selection: .constant(Date(timeIntervalSinceReferenceDate: second)))
      }
    }
    let day = Date(timeIntervalSinceReferenceDate: 7e8)
    for first in [0, -100, 100, .max] {
      var calendar = Calendar(identifier: .gregorian)
      calendar.firstWeekday = first
      Hostile.expectAnything(traits: [.calendar(calendar)]) {
        DatePicker("a", selection: .constant(day)).datePickerStyle(.graphical)
      }
    }
    Hostile.expectAnything { DatePicker("a", selection: .constant(day), in: Date.distantFuture...) }
    Hostile.expectAnything {
      DatePicker("a", selection: .constant(day), in: ...Date.distantPast).datePickerStyle(.graphical)
    }
    Hostile.expectAnything { DatePicker("a", selection: .constant(day), in: day...day).datePickerStyle(.wheel) }
    Hostile.expectAnything { DatePicker("a", selection: .constant(day), displayedComponents: []) }
    Hostile.expectAnything {
      DatePicker("a", selection: .constant(day), displayedComponents: []).datePickerStyle(.graphical)
    }
    Hostile.expectAnything {
      DatePicker("a", selection: .constant(day), displayedComponents: []).datePickerStyle(.wheel)
    }
    Hostile.expectAnything {
      MultiDatePicker(
        "a", selection: .constant([DateComponents(), DateComponents(year: .max, month: .min, day: .max)]))
    }
    let calendars: [Calendar.Identifier] = [
      .buddhist, .chinese, .coptic, .ethiopicAmeteAlem, .ethiopicAmeteMihret, .hebrew, .indian, .islamic, .islamicCivil,
      .iso8601, .japanese, .persian, .republicOfChina, .islamicTabular, .islamicUmmAlQura,
    ]
    for identifier in calendars {
      let traits: SnapshotTraits = [.calendar(Calendar(identifier: identifier))]
      Hostile.expectPicture(traits: traits) { DatePicker("a", selection: .constant(day)).datePickerStyle(.graphical) }
      Hostile.expectPicture(traits: traits) { DatePicker("a", selection: .constant(day)).datePickerStyle(.wheel) }
      Hostile.expectPicture(traits: traits) {
        VStack {
          Text(day, style: .date); Text(day, style: .offset); Text(day, format: .dateTime)
        }
      }
    }
    for locale in [
      "", "xx", "zz_ZZ", "not a locale", "en_US@calendar=hebrew;numbers=arab", "ar_EG@numbers=xxxx", "\0",
      String(repeating: "a", count: 5_000), "tlh", "th_TH_TH",
    ] {
      Hostile.expectPicture(traits: [.locale(locale)]) {
        DatePicker("a", selection: .constant(day)).datePickerStyle(.graphical)
      }
      Hostile.expectPicture(traits: [.locale(locale)]) {
        DatePicker("a", selection: .constant(day)).datePickerStyle(.wheel)
      }
      Hostile.expectPicture(traits: [.locale(locale)]) {
        VStack {
          Text("\(1234567)"); Text(1234.5, format: .number); Text(day, style: .date)
        }
      }
      Hostile.expectAnything(traits: [.locale(locale)]) { Text(day, style: .relative) }
    }
    for now in seconds {
      Hostile.expectAnything(traits: [.now(Date(timeIntervalSince1970: now))]) { Text(day, style: .timer) }
      Hostile.expectAnything(traits: [.now(Date(timeIntervalSince1970: now))]) {
        DatePicker("a", selection: .constant(day)).datePickerStyle(.wheel)
      }
      Hostile.expectAnything(traits: [.now(Date(timeIntervalSince1970: now))]) {
        MultiDatePicker("a", selection: .constant([]))
      }
    }
  }

  func testDateTexts() {
    for second in [1e12, -1e12, 3.1e12, 1e15, 1e300, -1e300, .infinity, .nan] {
      let date = Date(timeIntervalSinceReferenceDate: second)
      for style in [Text.DateStyle.date, .time, .relative, .offset, .timer] {
        Hostile.expectAnything { Text(date, style: style) }
      }
      Hostile.expectAnything { Text("\(date)") }
      Hostile.expectAnything { Text(date, format: .dateTime) }
      Hostile.expectAnything { Text("\(date, style: .time) \(date, format: .dateTime.year())") }
      Hostile.expectAnything { Text(date, format: .iso8601) }
      Hostile.expectAnything { Text(date, format: .relative(presentation: .named)) }
      Hostile.expectAnything { Text(timerInterval: (second < -1e11 ? date : Date.distantPast)...Date.distantFuture) }
    }
    for number in [Double.nan, .infinity, -.infinity, 1e308, 5e-324] {
      Hostile.expectPicture {
        VStack {
          Text(number, format: .number); Text(number, format: .percent); Text(number, format: .currency(code: "XXXX"))
          Text(number, format: .currency(code: "")); Text(number, format: .number.precision(.significantDigits(1...40)))
          Text(number, format: .number.notation(.compactName))
        }
      }
      Hostile.expectAnything {
        Text(Duration.seconds(number.isFinite && number < 1e15 ? number : 9e15), format: .units())
      }
    }
    Hostile.expectPicture { Text(Int64.min, format: .byteCount(style: .file)) }
  }

  func testSlidersAndSteppers() {
    for value in [Double.nan, .infinity, -1, 2, 1e300] {
      Hostile.expectAnything { List { Slider(value: .constant(value)) } }
      Hostile.expectAnything { List { Stepper("a", value: .constant(value)) } }
      Hostile.expectAnything { List { Stepper("a", value: .constant(value), in: 0...0, step: value) } }
      Hostile.expectAnything { List { Slider(value: .constant(0.5), in: 0...1, step: value) } }
    }
    Hostile.expectFailure("Slider") { Slider(value: .constant(0), in: 0...0) }
    Hostile.expectPicture { Slider(value: .constant(0), in: 0...5e-324) }
    Hostile.expectPicture { Slider(value: .constant(0.5)).frame(width: 1, height: 1) }
    Hostile.expectAnything { Stepper("a", value: .constant(Int.max), in: Int.min...Int.max, step: Int.max) }
    Hostile.expectAnything { Stepper("a", value: .constant(Int.max), step: 1) }
    Hostile.expectAnything { Stepper("a", value: .constant(Int.min), in: 0...1, step: .min) }
  }

  func testStepperAtTheEnds() {
    for value in [Int.max, Int.min] {
      _ = Hostile().issues {
        let host = ViewHost(of: AtTheEnd(value: value))
        host.increment("a")
        host.increment("a")
        for _ in 0..<3 { host.decrement("a") }
        XCTAssertTrue(host.exists("a"))
      }
    }
    _ = Hostile().issues {
      let host = ViewHost(of: Slider(value: .constant(0.5)))
      for value in [Double.nan, .infinity, -1e300] { host.adjust("Slider", to: value) }
    }
  }

  func testContainerRelativeFrames() {
    for (count, span) in [(0, 99), (0, 0), (-1, 1), (.min, .max), (.max, .min), (3, -5), (1, 1_000_000), (3, 0)] {
      Hostile.expectAnything { Color.red.containerRelativeFrame(.horizontal, count: count, span: span, spacing: 8) }
      Hostile.expectAnything {
        ScrollView(.horizontal) {
          HStack { Color.red.containerRelativeFrame(.horizontal, count: count, span: span, spacing: 8) }
        }
      }
    }
    for number in wrong {
      Hostile.expectFailure("containerRelativeFrame") {
        Color.red.containerRelativeFrame(.horizontal, count: 3, spacing: number)
      }
      Hostile.expectFailure("containerRelativeFrame") {
        Color.red.containerRelativeFrame([.horizontal, .vertical]) { _, _ in number }
      }
    }
    Hostile.expectAnything { Color.red.containerRelativeFrame(.vertical) { _, _ in -9 } }
    Hostile.expectAnything { Color.red.containerRelativeFrame(.vertical) { _, _ in 1e300 } }
    Hostile.expectAnything { Color.red.containerRelativeFrame([]) { _, _ in 0 } }
  }

  func testScrollPositions() {
    Hostile.expectAnything { Scrolled(id: 999) }
    Hostile.expectAnything { Scrolled(id: 5) }
    Hostile.expectAnything { Scrolled(id: nil) }
    for number in wrong + [-1e9, 1e9] {
      Hostile.expectAnything { Moved(position: ScrollPosition(point: CGPoint(x: 0, y: number))) }
      Hostile.expectAnything { Moved(position: ScrollPosition(y: number)) }
    }
    Hostile.expectAnything { Moved(position: ScrollPosition(id: "none")) }
    Hostile.expectAnything { Moved(position: ScrollPosition(edge: .bottom)) }
    Hostile.expectAnything {
      ScrollViewReader { proxy in
        ScrollView { Text("a") }.onAppear { proxy.scrollTo("none", anchor: UnitPoint(x: .nan, y: 1e300)) }
      }
    }
    Hostile.expectAnything {
      ScrollViewReader { proxy in
        ScrollView { Text("a").id(1) }.onAppear { proxy.scrollTo(1, anchor: UnitPoint(x: .nan, y: .infinity)) }
      }
    }
    Hostile.expectAnything {
      ScrollView { VStack { ForEach(0..<50) { Text("\($0)").id($0) } } }.defaultScrollAnchor(
        UnitPoint(x: .nan, y: .nan))
    }
  }

  func testPickers() {
    Hostile.expectAnything {
      Picker("a", selection: .constant(99)) { ForEach(0..<3) { Text("\($0)").tag($0) } }.pickerStyle(.segmented)
    }
    Hostile.expectAnything {
      Picker("a", selection: .constant(99)) { ForEach(0..<3) { Text("\($0)").tag($0) } }.pickerStyle(.wheel)
    }
    Hostile.expectAnything { Picker("a", selection: .constant(0)) { Text("b") }.pickerStyle(.wheel) }
    Hostile.expectAnything { Picker("a", selection: .constant(0)) { Text("b") }.pickerStyle(.segmented) }
    Hostile.expectAnything {
      Picker("a", selection: .constant(0)) { ForEach(0..<2_000) { Text("\($0)").tag($0 % 3) } }.pickerStyle(.wheel)
    }
    Hostile.expectAnything {
      Picker("a", selection: .constant("x")) { ForEach(0..<3) { Text("\($0)").tag($0) } }.pickerStyle(.menu)
    }
    Hostile.expectAnything {
      Picker("a", selection: .constant(0)) { ForEach(0..<60) { Text("\($0)").tag($0) } }.pickerStyle(.segmented)
    }
    Hostile.expectAnything {
      TabView(selection: .constant(99)) { ForEach(0..<3) { n in Text("a").tabItem { Text("\(n)") }.tag(n) } }
    }
    Hostile.expectAnything {
      TabView(selection: .constant(99)) { ForEach(0..<500) { Text("\($0)").tag($0) } }.tabViewStyle(.page)
    }
    Hostile.expectAnything { TabView {} }
    Hostile.expectAnything { TabView {}.tabViewStyle(.page) }
    Hostile.expectAnything {
      TabView { ForEach(0..<40) { n in Text("a").tabItem { Label("Tab \(n)", systemImage: "no.such") } } }
    }
  }
}

private struct AtTheEnd: View {
  @State var value: Int
  var body: some View { Stepper("a", value: $value) }
}
private struct Scrolled: View {
  @State var id: Int?
  var body: some View {
    ScrollView {
      LazyVStack { ForEach([1, 5, 5, 5, 7] + Array(10..<60), id: \.self) { Text("\($0)") } }.scrollTargetLayout()
    }
    .scrollPosition(id: $id, anchor: UnitPoint(x: 0, y: .nan))
  }
}
private struct Moved: View {
  @State var position: ScrollPosition
  var body: some View { ScrollView { VStack { ForEach(0..<60) { Text("\($0)").id($0) } } }.scrollPosition($position) }
}
