@testable import SwiftUI
import XCTest

/// `@AppStorage` and `@SceneStorage`: values under keys, in memory, as long as the graph.
final class StorageTests: XCTestCase {
  private struct Counter: View {
    let name: String
    @AppStorage private var count: Int
    init(_ name: String, key: String, store: UserDefaults? = nil) {
      self.name = name
      _count = AppStorage(wrappedValue: 10, key, store: store)
    }
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  @MainActor func testViewsWithOneKeyShareTheValue() async {
    let probe = Probe(
      VStack {
        Counter("a", key: "k"); Counter("b", key: "k"); Counter("c", key: "other")
      })
    probe.settle()
    probe.tap("a")
    XCTAssertEqual(probe.settle(), "VStack\n  Button\n    \"a 11\"\n  Button\n    \"b 11\"\n  Button\n    \"c 10\"")
    probe.tap("b")
    XCTAssertEqual(probe.settle(), "VStack\n  Button\n    \"a 12\"\n  Button\n    \"b 12\"\n  Button\n    \"c 10\"")
  }

  @MainActor func testGraphsShareNothingAndStoresAreNotWritten() async {
    let first = Probe(Counter("a", key: "StorageTests.k"))
    first.settle()
    first.tap("a")
    XCTAssertEqual(first.settle(), "Button\n  \"a 11\"")
    XCTAssertEqual(tree(Counter("a", key: "StorageTests.k")), "Button\n  \"a 10\"")
    XCTAssertNil(UserDefaults.standard.object(forKey: "StorageTests.k"))
  }

  @MainActor func testValuesOutliveTheirView() async {
    struct Toggling: View {
      @State private var isShown = true
      var body: some View {
        VStack {
          if isShown { Counter("c", key: "k") }
          Button("toggle") { isShown.toggle() }
        }
      }
    }
    let probe = Probe(Toggling())
    probe.settle()
    probe.tap("c")
    probe.settle()
    probe.tap("toggle")
    XCTAssertFalse(probe.settle().contains("c "))
    probe.tap("toggle")
    XCTAssertTrue(probe.settle().contains("c 11"))
  }

  @MainActor func testAStoreGivesTheFirstValues() async {
    let store = UserDefaults(suiteName: "tintype.StorageTests")!
    store.set(3, forKey: "k")
    let view = VStack {
      Counter("a", key: "k"); Counter("b", key: "k", store: UserDefaults(suiteName: "tintype.StorageTests"))
    }
    XCTAssertEqual(
      tree(view), "VStack\n  Button\n    \"a 10\"\n  Button\n    \"b 3\"", "the standard store is not read")
    let probe = Probe(view.defaultAppStorage(store))
    XCTAssertEqual(probe.settle(), "VStack\n  Button\n    \"a 3\"\n  Button\n    \"b 3\"")
    probe.tap("a")
    XCTAssertEqual(probe.settle(), "VStack\n  Button\n    \"a 4\"\n  Button\n    \"b 4\"", "one suite is one store")
    XCTAssertEqual(store.integer(forKey: "k"), 3)
    store.removeObject(forKey: "k")
  }

  private enum Tab: String { case home, search }
  private enum Level: Int { case low = 1, high }
  private struct Types: View {
    @AppStorage("bool") var bool = false
    @AppStorage("int") var int = 1
    @AppStorage("double") var double = 1.5
    @AppStorage("string") var string = "s"
    @AppStorage("url") var url = URL(string: "https://a.example")!
    @AppStorage("data") var data = Data([1])
    @AppStorage("date") var date: Date?
    @AppStorage("tab") var tab = Tab.home
    @AppStorage("level") var level: Level = .low
    @AppStorage("maybe") var maybe: String?
    @AppStorage("maybeTab") var maybeTab: Tab?
    @SceneStorage("string") var scene = "scene"
    @SceneStorage("maybeLevel") var maybeLevel: Level?
    var body: some View {
      Button(
        "\(bool ? 1 : 0) \(int) \(double) \(string) \(url.absoluteString) \(data.count) "
          + "\(date?.timeIntervalSince1970 ?? -1) \(tab.rawValue) \(level.rawValue) \(maybe ?? "nil") "
          + "\(maybeTab?.rawValue ?? "nil") \(scene) \(maybeLevel?.rawValue ?? -1)"
      ) {
        (bool, int, double, string) = (true, 2, 2.5, "t")
        (url, data, date) = (URL(string: "https://b.example")!, Data([1, 2]), Date(timeIntervalSince1970: 5))
        (tab, level, maybe, maybeTab, scene, maybeLevel) = (.search, .high, "m", .home, "changed", .low)
      }
    }
  }

  @MainActor func testTypes() async {
    let probe = Probe(VStack { Types() })
    XCTAssertEqual(
      probe.settle(), "VStack\n  Button\n    \"0 1 1.5 s https://a.example 1 -1.0 home 1 nil nil scene -1\"")
    probe.tap("scene")
    XCTAssertEqual(
      probe.settle(), "VStack\n  Button\n    \"1 2 2.5 t https://b.example 2 5.0 search 2 m home changed 1\"")
  }

  @MainActor func testWhatIsNoSuchValueIsTheDefault() async {
    let store = UserDefaults(suiteName: "tintype.StorageTests.types")!
    store.set("nowhere", forKey: "tab")
    store.set(7, forKey: "level")
    store.set([1], forKey: "int")
    store.set(1, forKey: "bool")
    store.set(2, forKey: "double")
    XCTAssertEqual(
      tree(Types().defaultAppStorage(store)), "Button\n  \"1 1 2.0 s https://a.example 1 -1.0 home 1 nil nil scene -1\""
    )
    for key in ["tab", "level", "int", "bool", "double"] { store.removeObject(forKey: key) }
  }

  @MainActor func testBindingsAndNil() async {
    struct Owner: View {
      @AppStorage("name") var name: String?
      var body: some View {
        VStack {
          Text(name ?? "none")
          Setter(name: $name)
        }
      }
    }
    struct Setter: View {
      @Binding var name: String?
      var body: some View { Button("set") { name = name == nil ? "n" : nil } }
    }
    let probe = Probe(Owner())
    XCTAssertTrue(probe.settle().contains("none"))
    probe.tap("set")
    XCTAssertTrue(probe.settle().contains("\"n\""))
    probe.tap("set")
    XCTAssertTrue(probe.settle().contains("none"))
  }

  func testNumbersAreReadAsOtherNumbers() {
    XCTAssertEqual(StoredValue(2.9)?.int, 2)
    XCTAssertEqual(StoredValue(Double.nan)?.int, nil)
    XCTAssertEqual(StoredValue(1e300)?.int, nil)
    XCTAssertEqual(StoredValue(0)?.bool, false)
    XCTAssertEqual(StoredValue(true)?.double, 1)
    XCTAssertEqual(StoredValue("/tmp")?.url?.path, "/tmp")
    XCTAssertNil(StoredValue([1]))
    XCTAssertNil(StoredValue("1")?.int)
  }
}
