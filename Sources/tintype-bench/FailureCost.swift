import Graphics
import PNGCoding
import SnapshotCore
import SwiftUI

/// What a failing assertion costs beside a passing one: both whole, in turn, in one run. A telephone's screen of
/// 390 × 844 points at two pixels each.
@MainActor struct FailureCost {
  /// What differs from the reference.
  enum Change: String, CaseIterable {
    case none = "nothing (passes)"
    case row = "a row is 4 pt taller"
    case all = "everything moved by 3 pt"
    case word = "one word"
    case shade = "every pixel a little"
    case theme = "every pixel much"
    case gradient = "a gradient behind it"
  }

  private static let size = CGSize(width: 390, height: 844)
  private let folder: String
  private let variables = ["SNAPSHOT_WARNINGS": "none"]

  /// - Parameter folder: gets a package of its own, references and artefacts.
  init(folder: String) throws {
    self.folder = FileSystem.absolute(folder, relativeTo: FileSystem.currentDirectory)
    try FileSystem.remove(self.folder)
    try FileSystem.write([], to: self.folder + "/Package.swift")
    for change in Change.allCases { _ = assert(change, Order(change: .none), record: .all) }
  }

  /// What the assertion does, apart from telling the framework.
  @discardableResult
  private func assert(_ change: Change, _ view: Order, record: RecordMode = .never) -> SnapshotResult {
    let source = SnapshotSource(
      fileID: "Bench/OrderTests.swift", filePath: folder + "/Tests/Bench/OrderTests.swift", testName: "test\(change)()",
      line: 1, column: 1)
    return SnapshotSession(environment: SnapshotEnvironment(variables)).verify(
      SnapshotIdentity(source: source), record: record
    ) {
      try Self.draw(view).picture()
    }
  }

  private static func draw(_ view: Order) throws -> Snapshot {
    try renderPicture(
      layout: .fixed(width: size.width, height: size.height), traits: .displayScale(2)
    ) { view }
  }

  /// Prints a line for each change: medians in milliseconds, by the clock and of the processor, and how often those of a
  /// pass they are. The processor's say more on a machine that does other things, too.
  func run(_ count: Int) {
    var times: [Change: [Double]] = [:]
    var work: [Change: [Double]] = [:]
    for round in 0...count {
      for change in Change.allCases {
        let (start, used) = (DispatchTime.now().uptimeNanoseconds, Self.processorTime)
        let result = assert(change, Order(change: change))
        let (time, own) = (Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6, Self.processorTime - used)
        if (result.state == .unchanged) != (change == .none) { fail("\(change): \(result.message ?? "passes")") }
        if round == 0 { continue }
        times[change, default: []].append(time)
        work[change, default: []].append(own)
      }
    }
    func median(_ values: [Change: [Double]], _ change: Change) -> Double {
      values[change, default: []].sorted()[count / 2]
    }
    print("390 × 844 pt @2x".padding(toLength: 26, withPad: " ", startingAt: 0), "      clock          processor")
    for change in Change.allCases {
      let columns = [times, work].map { values in
        String(
          format: "%8.1f ms %5.2f", median(values, change), median(values, change) / median(values, .none))
      }
      print(change.rawValue.padding(toLength: 26, withPad: " ", startingAt: 0), columns.joined(separator: "   "))
    }
  }

  /// Of this process, all threads, in milliseconds.
  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }

  /// The parts of a failure by themselves, in milliseconds.
  func printParts(_ count: Int) throws {
    let old = try Self.draw(Order(change: .none)).picture()
    let file = try PNG.encode(old.image)
    print(
      "draw".padding(toLength: 26, withPad: " ", startingAt: 0),
      Self.ms(median(count) { _ = try? Self.draw(Order(change: .none)) }))
    print(
      "read the reference".padding(toLength: 26, withPad: " ", startingAt: 0),
      Self.ms(median(count) { _ = try? PNG.decode(file) }))
    for change in Change.allCases where change != .none {
      let new = try Self.draw(Order(change: change)).picture()
      guard let difference = Comparison.compare(old.image, new.image).difference, let before = old.tree,
        let now = new.tree
      else { fail("\(change) is no change") }
      let analysis = DifferenceAnalysis(difference, old.image, new.image)
      let clusters = analysis.clusters
      let drawn = DifferenceImage.indexed(difference, over: old.image, actual: new.image, clusters: clusters)
      let text = before.text
      let parts: [(String, () throws -> Void)] = [
        ("compare", { _ = Comparison.compare(old.image, new.image) }),
        ("analyse", { _ = DifferenceAnalysis(difference, old.image, new.image) }),
        ("sweep", { _ = ToleranceSweep(difference, analysis, width: new.image.width, height: new.image.height) }),
        (
          "draw diff",
          { _ = DifferenceImage.indexed(difference, over: old.image, actual: new.image, clusters: clusters) }
        ),
        ("amplify", { if analysis.isFaint { _ = DifferenceImage.amplified(difference, old.image, new.image) } }),
        ("encode diff", { _ = try PNG.encode(drawn) }),
        ("encode actual", { _ = try PNG.encode(new.image, effort: .fast) }),
        ("parse tree", { _ = try SnapshotTree(parsing: text) }),
        ("tree difference", { _ = TreeDifference(from: before, to: now) }),
      ]
      let times = parts.map { part in "\(part.0) \(Self.ms(median(count) { try? part.1() }))" }
      print("\(change.rawValue): \(times.joined(separator: ", "))")
    }
  }
  private static func ms(_ time: Double) -> String { String(format: "%.1f", time) }
}

/// A screen as there are many: a head, rows with symbols and two lines each, a button.
private struct Order: View {
  var change: FailureCost.Change
  private static let names = [
    "Milk", "Bread", "Cheese", "Apples", "Coffee", "Olive oil", "Butter", "Tomatoes", "Chocolate", "Rice",
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Text(change == .word ? "Your basket" : "Your order").font(.title.bold())
        Spacer()
        Image(systemName: "cart").font(.title2)
      }
      .padding(.top, change == .all ? 3 : 0)
      ForEach(Array(Self.names.enumerated()), id: \.offset) { index, name in
        HStack(spacing: 12) {
          RoundedRectangle(cornerRadius: 8).fill(Color.blue.opacity(0.2)).frame(width: 40, height: 40)
            .overlay { Image(systemName: "bag") }
          VStack(alignment: .leading) {
            Text(name).font(.headline)
            Text("Delivered tomorrow, before noon").font(.subheadline).foregroundColor(.secondary)
          }
          Spacer()
          Text("$\(index + 3).49").font(.body.monospacedDigit())
        }
        .padding(.vertical, change == .row && index == 2 ? 6 : 4)
        Divider()
      }
      Button("Pay $69.40") {}.buttonStyle(.borderedProminent).frame(maxWidth: .infinity)
      Spacer(minLength: 0)
    }
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background {
      switch change {
      case .gradient: LinearGradient(colors: [.white, .orange, .purple], startPoint: .top, endPoint: .bottomTrailing)
      case .theme: Color.yellow
      default: Color.white
      }
    }
    .overlay { if change == .shade { Color.black.opacity(0.02) } }
    .environment(\.colorScheme, .light)
    .overlay { if change == .theme { Color.blue.opacity(0.3) } }
  }
}
