import SnapshotAssertions
import SwiftUI
import XCTest

/// Environments that are known again: what they say must still be right, and what is below them must not be evaluated for nothing.
final class EnvironmentReuseTests: XCTestCase {
  private func texts<V: View>(
    _ view: @autoclosure @escaping @MainActor () -> V, _ ids: [String], after actions: [String] = []
  ) -> [String?] {
    var found: [String?] = []
    let issues = Hostile().issues {
      let host = ViewHost(of: view())
      for action in actions { host.tap(action) }
      found = ids.map { host.text(of: $0) }
    }
    XCTAssertEqual(issues, [])
    return found
  }

  /// Two environments whose last change was the same are not the same.
  func testWholeEnvironments() {
    XCTAssertEqual(texts(WholeEnvironments(), ["a", "b"]), ["1 9", "2 9"])
    XCTAssertEqual(texts(WholeEnvironments(), ["a", "b"], after: ["Next", "Next"]), ["3 9", "4 9"])
    XCTAssertEqual(texts(OuterEnvironment(), ["a", "b"], after: ["Next", "Next"]), ["0 0 2", "1 5 2"])
  }

  /// One modifier after another, with values that come back.
  func testValuesThatComeBack() {
    let taps = (0..<45).map { _ in "Next" }
    XCTAssertEqual(texts(ComesBack(), ["a", "b"], after: taps), ["5 45", "40 5"])
  }

  func testStateSurvives() {
    XCTAssertEqual(texts(Outer(), ["inner"], after: ["Add", "Outer", "Add", "Outer", "Add"]), ["3 2"])
  }

  func testBodiesAreNotEvaluatedForNothing() {
    Evaluations.count = 0
    _ = texts(Quiet(), ["n"], after: (0..<30).map { _ in "Next" })
    XCTAssertEqual(Evaluations.count, 1)
  }

  func testDepth() {
    Hostile.expectFailure("nested") {
      (0..<3_000).reduce(AnyView(Text("a"))) { view, n in AnyView(view.environment(\.one, n)) }
    }
    Hostile.expectFailure("nested") {
      (0..<3_000).reduce(AnyView(Text("a"))) { view, n in AnyView(view.transformEnvironment(\.one) { $0 += n }) }
    }
    Hostile.expectAnything { (0..<300).reduce(AnyView(Text("a"))) { view, n in AnyView(view.environment(\.one, n)) } }
    // A chain that is no nesting: each environment is made of the one before.
    Hostile.expectAnything { Grows() }
    MainActor.assumeIsolated {
      var values = EnvironmentValues()
      var all: [EnvironmentValues] = []
      for n in 0..<200_000 {
        values.one = n
        all.append(values)
      }
      XCTAssertEqual(all[5].one, 5)
    }
    let issues = Hostile().issues {
      let host = ViewHost(of: Grown())
      for _ in 0..<40 { host.tap("Next") }
      XCTAssertEqual(host.text(of: "n"), "40")
    }
    XCTAssertEqual(issues, [])
  }

  func testObjects() {
    XCTAssertEqual(texts(Objects(), ["a", "b"], after: ["Next", "Next", "Next"]), ["3", "3"])
  }
}

private struct OneKey: EnvironmentKey { static let defaultValue = 0 }
private struct TwoKey: EnvironmentKey { static let defaultValue = 0 }
extension EnvironmentValues {
  fileprivate var one: Int {
    get { self[OneKey.self] }
    set { self[OneKey.self] = newValue }
  }
  fileprivate var two: Int {
    get { self[TwoKey.self] }
    set { self[TwoKey.self] = newValue }
  }
}
private struct Reads: View {
  @Environment(\.one) private var one
  @Environment(\.two) private var two
  let id: String
  var body: some View { Text(verbatim: "\(one) \(two)").accessibilityIdentifier(id) }
}

@MainActor private func made(_ one: Int, _ two: Int) -> EnvironmentValues {
  var base = EnvironmentValues()
  base.one = one
  var copy = base
  copy.two = two
  return withExtendedLifetime(base) { copy }
}
private struct WholeEnvironments: View {
  @State private var n = 0
  var body: some View {
    VStack {
      Button("Next") { n += 1 }
      Reads(id: "a").environment(\.self, made(n + 1, 9))
      Reads(id: "b").environment(\.self, made(n + 2, 9))
    }
  }
}
private struct OuterEnvironment: View {
  @Environment(\.self) private var outer
  @State private var n = 0
  var body: some View {
    let outer = outer
    VStack {
      Button("Next") { n += 1 }
      VStack { VStack { ReadsTwo(id: "a", n: n).environment(\.self, outer) }.environment(\.two, 7) }.environment(
        \.one, 3)
      VStack {
        ReadsTwo(id: "b", n: n).transformEnvironment(\.self) { values in
          let kept = values
          values = outer
          values.one = 1
          let again = values
          values.two = 5
          withExtendedLifetime((kept, again)) {}
        }
      }
    }
  }
}
private struct ReadsTwo: View {
  @Environment(\.one) private var one
  @Environment(\.two) private var two
  let id: String
  let n: Int
  var body: some View { Text(verbatim: "\(one) \(two) \(n)").accessibilityIdentifier(id) }
}
private struct ComesBack: View {
  @State private var n = 0
  var body: some View {
    VStack {
      Button("Next") { n += 1 }
      Reads(id: "a").environment(\.one, n % 20).environment(\.two, n)
      Reads(id: "b").environment(\.one, n - 5).environment(\.two, n % 40)
    }
  }
}
private struct Inner: View {
  @State private var count = 0
  @Environment(\.one) private var one
  var body: some View {
    Button("Add") { count += 1 }
    Text(verbatim: "\(count) \(one)").accessibilityIdentifier("inner")
  }
}
private struct Outer: View {
  @State private var n = 0
  var body: some View {
    VStack {
      Button("Outer") { n += 1 }
      Inner().environment(\.one, n).environment(\.two, 5).font(n % 2 == 0 ? .body : .title)
    }
  }
}
private enum Evaluations { nonisolated(unsafe) static var count = 0 }
private struct Counted: View {
  @Environment(\.one) private var one
  var body: some View {
    Evaluations.count += 1
    return Text(verbatim: "\(one)")
  }
}
private struct Quiet: View {
  @State private var n = 0
  var body: some View {
    VStack {
      Button("Next") { n += 1 }
      Text(verbatim: "\(n)").accessibilityIdentifier("n")
      Counted().environment(\.one, 4).environment(\.two, 5).font(.title)
    }
  }
}
private struct Grows: View {
  @Environment(\.self) private var values
  @State private var kept: EnvironmentValues?
  var body: some View {
    Text("a").environment(\.self, kept ?? values).onAppear { kept = values }
  }
}
/// Hands on what it was given before, changed once more.
private struct Grown: View {
  @State private var n = 0
  @State private var kept = Kept()
  var body: some View {
    VStack {
      Button("Next") { n += 1 }
      Reader(id: "n").transformEnvironment(\.self) { [n, kept] values in
        for _ in 0..<5_000 {
          let before = kept.values ?? values
          var next = before
          next.one = n
          kept.values = next
        }
        values = kept.values ?? values
      }
    }
  }
}
private final class Kept: @unchecked Sendable { var values: EnvironmentValues? }
private struct Reader: View {
  @Environment(\.one) private var one
  let id: String
  var body: some View { Text(verbatim: "\(one)").accessibilityIdentifier(id) }
}
private final class Model: ObservableObject { @Published var n = 0 }
private struct Objects: View {
  @StateObject private var model = Model()
  @State private var other = Model()
  @State private var n = 0
  var body: some View {
    VStack {
      Button("Next") {
        model.n += 1
        n += 1
        other = Model()
        other.n = n
      }
      ReadsObject(id: "a").environmentObject(model)
      ReadsObject(id: "b").environmentObject(other).environmentObject(model).environmentObject(other)
    }
  }
}
private struct ReadsObject: View {
  @EnvironmentObject private var model: Model
  let id: String
  var body: some View { Text(verbatim: "\(model.n)").accessibilityIdentifier(id) }
}
