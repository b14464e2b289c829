/// All that the report's page shows. The page is made from it alone, and nothing in it depends on the machine: paths are
/// relative to the package's folder where they are in it.
package struct ReportModel: Codable, Hashable, Sendable {
  /// The name of the package's folder.
  package var package: String
  /// `nil` when only folders of artefacts were found, as `swift test` leaves them.
  package var run: Run?
  /// What a reader must know of the whole: results that are missing, tests that failed apart from their snapshots.
  package var notes: [String] = []
  /// In the order of the page: failures first, then by name.
  package var snapshots: [Snapshot] = []

  /// A run of the package's tests.
  package struct Run: Codable, Hashable, Sendable {
    package struct Tests: Codable, Hashable, Sendable {
      package var passed = 0
      package var failed = 0
      package var skipped = 0
    }
    /// `verify`, `record`
    package var command: String
    package var filter: String?
    /// `2/4`
    package var shard: String?
    package var phases: [RunResults.Phase]
    package var tests: Tests
    /// References that no test asked for were looked for.
    package var isUnreferencedKnown: Bool
    package var buildOutput: String?
  }

  /// In the order of the page.
  package enum State: String, Codable, CaseIterable, Sendable {
    case failed, changed, new, unreferenced, unchanged
  }

  package struct Snapshot: Codable, Hashable, Sendable {
    /// Its place in the page, from 0.
    package var index = 0
    /// The reference's path below the folder of references, without `.png`: what `review --accept` takes.
    package var name: String
    package var title: String
    package var state: State
    /// `testMap()`
    package var test: String?
    /// `MyAppTests/MapTests.swift`
    package var file: String?
    package var line: Int?
    /// The folder part of the name.
    package var folder: String
    /// The message's first line, without what the title says already.
    package var headline: String?
    package var message: String?
    /// What moved and changed, in words.
    package var changes: [String] = []
    /// The reference's path.
    package var reference: String?
    package var seconds: Double?
    /// Pixels per point, of the picture that came out, else of the reference.
    package var scale = 1.0
    package var difference: Difference?
    package var pictures = Pictures()
    package var texts: [Text] = []
    /// Pixels that the tolerance let through in a picture that passes.
    package var tolerated: Int?
    package var commands: [Command] = []
    /// What `review --accept` takes for it, as a shell takes it; `nil` when there is nothing to accept.
    package var accept: String?
    /// `accepted` or `rejected`, when a review has said so since.
    package var decision: String?
    package var note: String?
    /// The script with the pictures' bytes, for pages whose pictures lie beside them.
    package var twin: String?
  }

  package struct Difference: Codable, Hashable, Sendable {
    package var pixels: Int
    package var compared: Int
    package var tolerated: Int
    /// The largest in any channel, 0…255.
    package var delta: Int
    package var deltaE: Double?
    /// Left, top, width, height in pixels, and how many pixels differ there.
    package var clusters: [[Int]]
    /// Tolerances that would let it pass.
    package var wouldPass: [String]
  }

  package struct Pictures: Codable, Hashable, Sendable {
    package var reference: Picture?
    package var actual: Picture?
    package var diff: Picture?
    package var amplified: Picture?
  }

  package struct Picture: Codable, Hashable, Sendable {
    /// In pixels; 0 when there is a problem.
    package var width = 0
    package var height = 0
    package var scale = 1.0
    /// Why there is none to see.
    package var problem: String?
    /// What an `img` shows: a URL relative to the page, or a `data:` URL.
    package var source: String?
    /// The file it is read from; empty when there is a problem. Not part of what is shown.
    package var path = ""
    /// Bytes of the file.
    package var size = 0
    private enum CodingKeys: CodingKey { case width, height, scale, problem, source }
  }

  /// A text that differs, line by line.
  package struct Text: Codable, Hashable, Sendable {
    /// `Tree`
    package var name: String
    /// With `-`, `+` or a space in front.
    package var lines: [String]
    package var note: String?
  }

  /// Something to type.
  package struct Command: Codable, Hashable, Sendable {
    package var title: String
    package var text: String
  }
}

extension ReportModel.Pictures {
  package enum Kind: String, CaseIterable, Sendable { case reference, actual, diff, amplified }

  package subscript(kind: Kind) -> ReportModel.Picture? {
    get {
      switch kind {
      case .reference: reference
      case .actual: actual
      case .diff: diff
      case .amplified: amplified
      }
    }
    set {
      switch kind {
      case .reference: reference = newValue
      case .actual: actual = newValue
      case .diff: diff = newValue
      case .amplified: amplified = newValue
      }
    }
  }
}

extension ReportModel {
  /// How many snapshots are in each state.
  package var counts: [State: Int] {
    snapshots.reduce(into: [:]) { $0[$1.state, default: 0] += 1 }
  }

  /// Puts the snapshots in the page's order and numbers them.
  mutating func arrange() {
    let order = Dictionary(uniqueKeysWithValues: State.allCases.enumerated().map { ($1, $0) })
    snapshots.sort { a, b in
      if a.state != b.state { return order[a.state]! < order[b.state]! }
      if a.name != b.name { return a.name.utf8.lexicographicallyPrecedes(b.name.utf8) }
      return (a.file ?? "", a.line ?? 0, a.title) < (b.file ?? "", b.line ?? 0, b.title)
    }
    for i in snapshots.indices { snapshots[i].index = i }
  }
}
