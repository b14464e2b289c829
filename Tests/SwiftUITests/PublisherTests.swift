import Combine
import Foundation
import SnapshotCore
import SwiftUI
import XCTest

/// Views and models whose pipelines wait: everything passes on the view's clock.
final class PublisherTests: XCTestCase {
  @MainActor private func host(until moment: SnapshotMoment = .rest, _ view: () -> some View) throws -> SnapshotHost {
    try SnapshotHost(
      layout: .sizeThatFits, traits: [.now(Date(timeIntervalSince1970: 86_400))], resources: .shared(), until: moment,
      view: view)
  }
  @MainActor private func text(_ host: SnapshotHost) throws -> String {
    try host.snapshot().validated().tree.dump().split(separator: "\n").compactMap { line in
      line.split(separator: "\"").dropFirst().first.map(String.init)
    }.joined(separator: " ")
  }

  private struct Countdown: View {
    let timer = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()
    @State private var left = 5
    @State private var last = 0.0
    var body: some View {
      Text("\(left) at \(last, specifier: "%.1f")").onReceive(timer) { date in
        last = date.timeIntervalSince1970 - 86_400
        left -= 1
        if left == 0 { timer.upstream.connect().cancel() }
      }
    }
  }
  @MainActor func testATimerCountsDown() async throws {
    let host = try host(until: .time(0)) { Countdown() }
    XCTAssertEqual(try text(host), "5 at 0.0")
    host.advance(by: 0.3)
    XCTAssertEqual(try text(host), "2 at 0.3")
    host.settle()
    XCTAssertEqual(try text(host), "0 at 0.5")
  }

  @MainActor private final class SearchModel: ObservableObject {
    @Published var query = ""
    @Published private(set) var found = "nothing"
    private var bag = Set<AnyCancellable>()
    init() {
      $query.debounce(for: .milliseconds(300), scheduler: RunLoop.main).removeDuplicates().filter { !$0.isEmpty }
        .map { Just($0 + "!").delay(for: 1, scheduler: DispatchQueue.global()) }.switchToLatest()
        .receive(on: DispatchQueue.main).sink { [weak self] in self?.found = $0 }.store(in: &bag)
    }
  }
  private struct Search: View {
    @ObservedObject var model: SearchModel
    var body: some View { Text(model.found).onAppear { model.query = "a" } }
  }
  @MainActor func testAModelThatWasMadeBeforeTheViewFollowsTheViewsClock() async throws {
    let model = SearchModel()
    let host = try host(until: .time(1.2)) { Search(model: model) }
    XCTAssertEqual(try text(host), "nothing")
    host.settle()
    XCTAssertEqual(try text(host), "a!")
    host.perform { model.query = "b" }
    XCTAssertEqual(try text(host), "b!")
  }

  private struct Arrival: View {
    let subject: PassthroughSubject<String, Never>
    @State private var words = ["start"]
    var body: some View {
      Text(words.joined(separator: " "))
        .onReceive(subject.receive(on: DispatchQueue.main)) { words.append($0) }
    }
  }
  @MainActor func testReceiveOnTheMainQueueComesAfterWhatRunsNow() async throws {
    let subject = PassthroughSubject<String, Never>()
    let host = try host { Arrival(subject: subject) }
    XCTAssertEqual(try text(host), "start")
    host.perform {
      subject.send("one")
      subject.send("two")
    }
    XCTAssertEqual(try text(host), "start one two")
  }
}
