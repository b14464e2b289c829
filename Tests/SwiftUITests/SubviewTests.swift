import XCTest

@testable import SwiftUI

/// Containers that take their content apart.
final class SubviewTests: XCTestCase {
  private func texts(_ tree: String) -> [String] {
    tree.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter {
      $0.hasPrefix("\"") || $0.hasPrefix("FAILED")
    }
  }
  private struct Row<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View {
      Group(subviews: content) { subviews in
        Text("\(subviews.count)")
        if let first = subviews.first { first.font(.title) }
        subviews.dropFirst()
      }
    }
  }
  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("count \(count)") { count += 1 } }
  }

  @MainActor func testAGroupOfSubviews() async throws {
    let row = VStack {
      Row {
        Text("A"); ForEach(0..<2, id: \.self) { Text("\($0)") }; if true { Text("B") }
      }
    }
    XCTAssertEqual(texts(tree(row)), ["\"4\"", "\"A\"", "\"0\"", "\"1\"", "\"B\""])
    let probe = Probe(row)
    probe.settle()
    // The environment of where a subview is shown counts.
    let sizes = probe.root!.children.map { $0.firstText?.runs[0].run.font.size ?? 0 }
    XCTAssertEqual(sizes, [17, 28, 17, 17, 17])
  }
  @MainActor func testStateAndLoops() async throws {
    struct Cards: View {
      var body: some View {
        VStack { ForEach(subviews: TupleView((Counter(), Text("x")))) { subview in HStack { subview.font(.caption) } } }
      }
    }
    let probe = Probe(Cards())
    XCTAssertEqual(texts(probe.settle()), ["\"count 0\"", "\"x\""])
    probe.tap("count 0")
    XCTAssertEqual(texts(probe.settle()), ["\"count 1\"", "\"x\""])
    XCTAssertEqual(probe.failures, [])
  }
  @MainActor func testContainerValues() async throws {
    struct Board<Content: View>: View {
      @ViewBuilder let content: Content
      var body: some View {
        ForEach(subviews: content) { subview in
          Text(
            "\(subview.containerValues.isRejected ? "no" : "yes") \(subview.containerValues.tag(for: Int.self) ?? 0)")
        }
      }
    }
    let board = VStack {
      Board {
        Text("A").tag(7).containerValue(\.isRejected, true).padding(); Text("B")
      }
    }
    XCTAssertEqual(texts(tree(board)), ["\"no 7\"", "\"yes 0\""])
  }
  @MainActor func testSections() async throws {
    let content = TupleView(
      (
        Text("loose"),
        Section("First") {
          Text("a"); Text("b")
        },
        Section {
          Text("c")
        } footer: {
          Text("end")
        }
      ))
    let list = VStack {
      ForEach(sections: content) { section in
        Text("section")
        section.header
        Text("\(section.content.count)")
        section.footer
      }
    }
    XCTAssertEqual(
      texts(tree(list)),
      ["\"section\"", "\"1\"", "\"section\"", "\"First\"", "\"2\"", "\"section\"", "\"1\"", "\"end\""])
    XCTAssertEqual(texts(tree(Group(sections: content) { Text("\($0.count)") })), ["\"3\""])
  }
  private struct Lines: _VariadicView_MultiViewRoot {
    func body(children: _VariadicView.Children) -> some View {
      let last = children.last?.id
      ForEach(children) { child in
        child
        if child.id != last { Divider() }
      }
    }
  }
  @MainActor func testVariadicViews() async throws {
    let lines = tree(
      VStack {
        _VariadicView.Tree(Lines()) {
          Text("A"); Text("B"); Text("C")
        }
      })
    XCTAssertEqual(texts(lines).count, 3)
    XCTAssertEqual(lines.components(separatedBy: "Divider").count - 1, 2, lines)
  }

  private struct Bold: EnvironmentalModifier {
    func resolve(in environment: EnvironmentValues) -> some ViewModifier {
      Named(name: environment.isEnabled ? "on" : "off")
    }
    struct Named: ViewModifier {
      let name: String
      func body(content: Content) -> some View {
        HStack {
          Text(name); content
        }
      }
    }
  }
  private struct Same: View, Equatable {
    let name: String
    var body: some View { Text(name) }
  }
  @MainActor func testModifiersOfTheEnvironmentAndEquatableViews() async throws {
    XCTAssertEqual(texts(tree(Same(name: "x").equatable().modifier(Bold()).disabled(true))), ["\"off\"", "\"x\""])
  }
}

extension ContainerValues {
  @Entry fileprivate var isRejected = false
}
