import Combine
import Foundation
import SnapshotCore
import SwiftUI
import XCTest

/// A view's own time: tasks, queues, timers and dates under the view's clock.
final class SettlingTests: XCTestCase {
  @MainActor private func texts(until moment: SnapshotMoment = .rest, _ view: () -> some View) throws -> [String] {
    let host = try SnapshotHost(
      layout: .sizeThatFits, traits: [.now(Date(timeIntervalSince1970: 86_400))], resources: .shared(), until: moment,
      view: view)
    return try texts(host)
  }
  @MainActor private func texts(_ host: SnapshotHost) throws -> [String] {
    try host.snapshot().validated().tree.dump().split(separator: "\n").compactMap { line in
      line.split(separator: "\"").dropFirst().first.map(String.init)
    }
  }

  private struct Loader: View {
    @State private var text = "loading"
    var body: some View {
      Text(text).task {
        try? await Task.sleep(for: .seconds(2))
        text = "half"
        try? await Task.sleep(nanoseconds: 1_000_000_000)
        text = "loaded"
      }
    }
  }
  @MainActor func testATaskRunsToItsEnd() async throws {
    XCTAssertEqual(try texts { Loader() }, ["loaded"])
    XCTAssertEqual(try texts(until: .time(0)) { Loader() }, ["loading"])
    XCTAssertEqual(try texts(until: .time(2)) { Loader() }, ["half"])
    XCTAssertEqual(try texts(until: .time(3)) { Loader() }, ["loaded"])
  }

  @MainActor func testAHostGoesThroughTheMoments() async throws {
    let host = try SnapshotHost(layout: .sizeThatFits, traits: .default, resources: .shared(), until: .time(0)) {
      Loader()
    }
    XCTAssertEqual(try texts(host), ["loading"])
    host.advance(by: 2.5)
    XCTAssertEqual(try texts(host), ["half"])
    host.settle()
    XCTAssertEqual(try texts(host), ["loaded"])
  }

  private struct Queues: View {
    @State private var steps = ["start"]
    var body: some View {
      Text(steps.joined(separator: " ")).onAppear {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { steps.append("after") }
        DispatchQueue.global().async {
          DispatchQueue.main.async { steps.append("back") }
        }
        Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { timer in
          nonisolated(unsafe) let timer = timer
          MainActor.assumeIsolated {
            steps.append("tick")
            if steps.count > 4 { timer.invalidate() }
          }
        }
      }
    }
  }
  @MainActor func testQueuesAndTimers() async throws {
    XCTAssertEqual(try texts { Queues() }, ["start back tick tick tick after"])
    XCTAssertEqual(try texts(until: .time(0.3)) { Queues() }, ["start back tick"])
  }

  private struct Ages: View {
    @State private var later: Date?
    let born = Date()
    var body: some View {
      Text(verbatim: "\(born.timeIntervalSince1970) \(later.map { $0.timeIntervalSince(born) } ?? -1)").task {
        try? await Task.sleep(for: .seconds(5))
        if later == nil { later = Date() }
      }
    }
  }
  @MainActor func testDatesAreTheTests() async throws {
    XCTAssertEqual(try texts { Ages() }, ["86400.0 5.0"])
  }

  private struct Tasks: View {
    @State private var id = 1
    @State private var log = ""
    var body: some View {
      VStack {
        Text(log.isEmpty ? "-" : log)
        if id < 3 {
          Text("id \(id)").task(id: id) {
            log += "\(id)"
            do {
              try await Task.sleep(for: .seconds(id == 1 ? 60 : 1))
              log += "done"
            } catch { log += "cancelled" }
            if log.hasSuffix("done") { id = 3 }
          }
          .onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { id = 2 } }
        }
      }
    }
  }
  @MainActor func testAnotherIdCancelsAndBeginsAnew() async throws {
    XCTAssertEqual(try texts { Tasks() }, ["12cancelleddone"])
  }

  private struct Endless: View {
    @State private var n = 0
    var body: some View {
      Text("\(n)").task {
        while true {
          try? await Task.sleep(for: .seconds(1))
          if Task.isCancelled { return }
          n += 1
        }
      }
    }
  }
  @MainActor func testWhatNeverEndsIsNamed() async throws {
    XCTAssertThrowsError(try texts { Endless() }) { error in
      XCTAssertEqual(
        "\(error)",
        "the view does not settle: after 60 seconds of virtual time it still waits for Task.sleep; stop it, or give "
          + "the picture a moment, as in at: 0")
    }
    XCTAssertEqual(try texts(until: .time(3)) { Endless() }, ["3"])
  }

  private struct Spinning: View {
    @State private var n = 0
    var body: some View {
      Text("\(n)").onAppear { again() }
    }
    @MainActor private func again() { DispatchQueue.main.async { again() } }
  }
  @MainActor func testWhatAsksForMoreAtOnceIsNamed() async throws {
    XCTAssertThrowsError(try texts { Spinning() }) { error in
      XCTAssertEqual(
        "\(error)",
        "the view does not settle: after 10000 events without any time passing DispatchQueue.async still asks for more; "
          + "look for a task or a queue that starts itself again at once")
    }
  }

  /// A task that is cancelled with its host has said so before the host is gone.
  private final class Ended: @unchecked Sendable { var isCancelled = false }
  private struct Sleeper: View {
    let ended: Ended
    var body: some View {
      Text("a").task {
        do { try await Task.sleep(for: .seconds(3600)) } catch { ended.isCancelled = true }
      }
    }
  }
  @MainActor func testTheHostsEndCancelsTasks() async throws {
    let ended = Ended()
    XCTAssertEqual(try texts(until: .time(1)) { Sleeper(ended: ended) }, ["a"])
    XCTAssertTrue(ended.isCancelled)
  }

  private struct Impatient: View {
    @State private var text = "waiting"
    var body: some View {
      Text(text).task {
        let slow = Task { try await Task.sleep(for: .seconds(1_000)) }
        slow.cancel()
        _ = await slow.result
        let timer = Timer(timeInterval: 1_000, repeats: false) { _ in }
        RunLoop.main.add(timer, forMode: .common)
        timer.invalidate()
        text = "done"
      }
    }
  }
  @MainActor func testWhatWasCancelledIsNotWaitedFor() async throws {
    let host = try SnapshotHost(layout: .sizeThatFits, traits: .default, resources: .shared()) { Impatient() }
    XCTAssertEqual(try texts(host), ["done"])
    XCTAssertEqual(host.clock.now, 0)
  }

  private final class Tracked: @unchecked Sendable {
    private let gone: XCTestExpectation
    init(_ gone: XCTestExpectation) { self.gone = gone }
    deinit { gone.fulfill() }
  }
  private struct Forgetful: View {
    let tracked: Tracked
    var body: some View {
      Text("a").onAppear {
        let tracked = tracked
        DispatchQueue.main.asyncAfter(deadline: .now() + 50) { _ = tracked }
        DispatchQueue.global().async(group: DispatchGroup()) { _ = tracked }
      }
    }
  }
  @MainActor func testWhatNeverRunsIsLetGoOf() async throws {
    let gone = expectation(description: "released")
    do {
      let host = try SnapshotHost(layout: .sizeThatFits, traits: .default, resources: .shared(), until: .time(1)) {
        Forgetful(tracked: Tracked(gone))
      }
      XCTAssertEqual(try texts(host), ["a"])
    }
    await fulfillment(of: [gone], timeout: 10)
  }
}
