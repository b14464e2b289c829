/// Which tests a shard runs, and how `swift test` is told.
package struct ShardPlan: Hashable, Sendable {
  /// Sorted.
  package var tests: [String]
  /// Regular expressions that match these tests and no other; sorted.
  package var filters: [String]

  /// Suites go whole to the shard that has the least so far, the largest first; one that is larger than a fair share is
  /// taken apart. The same list gives the same shards in any order and on any machine.
  ///
  /// - Parameter all: the package's tests; a suite of which only some are chosen is not run by its name.
  package static func shards(of list: [String], among all: [String]? = nil, count: Int) -> [ShardPlan] {
    let count = max(1, count)
    let tests = Set(list).sorted()
    let sizes = Dictionary(Set(all ?? list).map { (TestName($0).suite, 1) }, uniquingKeysWith: +)
    let fair = (tests.count + count - 1) / count
    struct Piece {
      var name: String
      var tests: [String]
      var filters: [String]
    }
    var pieces: [Piece] = []
    for (suite, names) in Dictionary(grouping: tests.map(TestName.init), by: \.suite) {
      if names.count <= fair {
        let isWhole = names.count == sizes[suite]
        pieces.append(
          Piece(name: suite, tests: names.map(\.id), filters: isWhole ? [names[0].suiteFilter] : names.map(\.filter)))
        continue
      }
      for start in stride(from: 0, to: names.count, by: max(1, fair / 2)) {
        let part = names[start..<min(names.count, start + max(1, fair / 2))]
        pieces.append(Piece(name: part[part.startIndex].id, tests: part.map(\.id), filters: part.map(\.filter)))
      }
    }
    pieces.sort { ($1.tests.count, $0.name) < ($0.tests.count, $1.name) }
    var plans = Array(repeating: ShardPlan(tests: [], filters: []), count: count)
    for piece in pieces {
      let least = plans.indices.min { (plans[$0].tests.count, $0) < (plans[$1].tests.count, $1) }!
      plans[least].tests += piece.tests
      plans[least].filters += piece.filters
    }
    return plans.map { ShardPlan(tests: $0.tests.sorted(), filters: $0.filters.sorted()) }
  }

  /// In parts that a command line can hold: SwiftPM hands XCTest all names in one argument, which Linux limits to 128 KiB.
  /// [execve(2), MAX_ARG_STRLEN]
  package func batches(byteLimit: Int = 96 << 10) -> [ShardPlan] {
    var result: [ShardPlan] = []
    var current = ShardPlan(tests: [], filters: [])
    var size = 0
    // A suite's tests stay together: they share its filter.
    for (filter, names) in byFilter {
      let bytes = filter.utf8.count + 16 + names.reduce(0) { $0 + $1.utf8.count + 1 }
      if size + bytes > byteLimit, !current.tests.isEmpty {
        result.append(current)
        (current, size) = (ShardPlan(tests: [], filters: []), 0)
      }
      // One suite that is too long by itself goes in by its tests.
      if bytes > byteLimit {
        for name in names {
          let one = TestName(name).filter
          if size + one.utf8.count + name.utf8.count + 16 > byteLimit, !current.tests.isEmpty {
            result.append(current)
            (current, size) = (ShardPlan(tests: [], filters: []), 0)
          }
          current.tests.append(name)
          current.filters.append(one)
          size += one.utf8.count + name.utf8.count + 16
        }
      } else {
        current.tests += names
        current.filters.append(filter)
        size += bytes
      }
    }
    if !current.tests.isEmpty { result.append(current) }
    return result
  }

  private var byFilter: [(filter: String, names: [String])] {
    let known = Set(filters)
    let groups = Dictionary(grouping: tests) { id in
      let name = TestName(id)
      return known.contains(name.suiteFilter) ? name.suiteFilter : name.filter
    }
    return groups.map { ($0.key, $0.value.sorted()) }.sorted { $0.0 < $1.0 }
  }
}
