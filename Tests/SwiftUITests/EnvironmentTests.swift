import Observation
@testable import SwiftUI
import XCTest

/// What views inherit, and what happens where it is missing.
final class EnvironmentTests: XCTestCase {
  @Observable @MainActor final class Model { var count = 1; var name = "m" }

  private struct Level: View {
    @Environment(\.level) private var level
    var body: some View { Text("\(level)") }
  }

  @MainActor func testKeysAndKeyPaths() async {
    struct Reading: View {
      @Environment(\.colorScheme) var scheme
      @Environment(\.dynamicTypeSize) var size
      @Environment(\.lineLimit) var limit
      var body: some View { Text(verbatim: "\(scheme) \(size) \(limit ?? -1)") }
    }
    XCTAssertEqual(tree(Reading()), "\"light large -1\"")
    XCTAssertEqual(
      tree(Reading().lineLimit(3).environment(\.colorScheme, .dark).dynamicTypeSize(.xLarge)), "\"dark xLarge 3\"")
    XCTAssertEqual(tree(Reading().dynamicTypeSize(...DynamicTypeSize.small)), "\"light small -1\"")
    XCTAssertEqual(
      tree(
        VStack {
          Level(); Level().environment(\.level, 2); Group { Level() }.level(3).environment(\.level, 4)
        }),
      "VStack\n  \"7\"\n  \"2\"\n  \"3\"")
    XCTAssertEqual(tree(Level().transformEnvironment(\.level) { $0 += 1 }.environment(\.level, 4)), "\"5\"")
  }

  @MainActor func testObservableObjectsByType() async {
    struct Reading: View {
      @Environment(Model.self) private var model
      var body: some View { Button("\(model.name) \(model.count)") { model.count += 1 } }
    }
    struct Optionally: View {
      @Environment(Model.self) private var model: Model?
      var body: some View { Text(model?.name ?? "none") }
    }
    let model = Model()
    let probe = Probe(
      VStack {
        Reading().environment(model); Optionally()
      })
    XCTAssertEqual(probe.settle(), "VStack\n  Button\n    \"m 1\"\n  \"none\"")
    probe.tap("m 1")
    XCTAssertTrue(probe.settle().contains("m 2"))
    XCTAssertEqual(tree(Optionally().environment(model)), "\"m\"")

    let missing = Probe(
      VStack {
        Reading(); Reading(); Text("rest")
      })
    XCTAssertTrue(missing.settle().hasSuffix("\"rest\""))
    XCTAssertEqual(
      missing.failures,
      [
        "Reading.model needs an object of type Model that is not in the environment; "
          + "add .environment(Model(…)) to the view in the test"
      ])
  }

  @MainActor func testObservableChangesFromOutsideAreSeen() async {
    struct Showing: View {
      let model: Model
      var body: some View { Text("\(model.count)").onAppear { model.count = 9 } }
    }
    struct Editing: View {
      @Bindable var model: Model
      var body: some View { Setter(value: $model.count) }
    }
    struct Owning: View {
      @State private var model = Model()
      var body: some View {
        VStack {
          Text("\(model.count)"); Setter(value: $model.count); Setter(value: Bindable(model).count)
        }
      }
    }
    struct Setter: View {
      @Binding var value: Int
      var body: some View { Button("set \(value)") { value = 5 } }
    }
    XCTAssertEqual(tree(Showing(model: Model())), "\"9\"")
    for view in [AnyView(Editing(model: Model())), AnyView(Owning())] {
      let probe = Probe(view)
      probe.settle()
      probe.tap("set")
      XCTAssertTrue(probe.settle().contains("set 5"))
    }
  }

  @MainActor func testButtonStylesReadTheEnvironment() async {
    struct Loud: ButtonStyle {
      @Environment(\.isEnabled) private var isEnabled
      func makeBody(configuration: Configuration) -> some View {
        configuration.label
          .padding(isEnabled ? 3 : 5)
          .opacity(configuration.isPressed ? 0.5 : 1)
      }
    }
    let buttons = VStack {
      Button("a") {}
      Button(action: {}) {
        Text("b"); Text("c")
      }.disabled(true)
    }
    XCTAssertEqual(
      tree(buttons.buttonStyle(Loud())),
      """
      VStack
        Button
          opacity(1)
            padding(3)
              "a"
        Button
          HStack
            opacity(1)
              padding(5)
                "b"
            opacity(1)
              padding(5)
                "c"
      """)
  }

  @MainActor func testDisabledNeverEnables() async {
    struct Reading: View {
      @Environment(\.isEnabled) var isEnabled
      var body: some View { Text(verbatim: "\(isEnabled)") }
    }
    XCTAssertEqual(tree(Reading().disabled(false).disabled(true)), "\"false\"")
  }
}

private struct LevelKey: EnvironmentKey { static let defaultValue = 7 }
extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}
extension View {
  fileprivate func level(_ level: Int) -> some View { environment(\.level, level) }
}
