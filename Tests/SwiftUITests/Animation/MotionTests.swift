import Foundation
import SnapshotCore
import SwiftUI
import ViewTree
import XCTest

/// Changes that run their course, through the whole way: state, passes, layout and pictures.
final class MotionTests: XCTestCase {
  @MainActor private final class Handle {
    var change: () -> Void = {}
    var log: [String] = []
  }
  @MainActor private func host(_ view: some View, until moment: SnapshotMoment = .rest) throws -> SnapshotHost {
    try SnapshotHost(layout: .fixed(width: 200, height: 200), traits: .default, resources: .shared(), until: moment) {
      view
    }
  }
  /// The frames of all nodes of a kind, in drawing order.
  @MainActor private func frames(_ host: SnapshotHost, _ kind: String) throws -> [CGRect] {
    var found: [CGRect] = []
    try XCTUnwrap(host.tree).forEach { if $0.kind == kind { found.append($0.frame) } }
    return found
  }
  @MainActor private func change(_ host: SnapshotHost, _ handle: Handle, then time: Double) {
    host.clock.rule { handle.change() }
    host.settle(until: .time(host.clock.now + time))
  }

  private struct Bar: View {
    let handle: Handle
    @State private var isWide = false
    var body: some View {
      let _ = handle.change = { withAnimation(.linear(duration: 1)) { isWide.toggle() } }
      HStack(spacing: 0) {
        Color.red.frame(width: isWide ? 100 : 20, height: 10)
        Color.blue.frame(width: 10, height: 10)
        Spacer()
      }
      .frame(width: 200)
    }
  }
  @MainActor func testFramesGoFromTheOldLayoutToTheNew() async throws {
    let handle = Handle()
    let host = try host(Bar(handle: handle))
    XCTAssertEqual(try frames(host, "Color").map(\.width), [20, 10])
    change(host, handle, then: 0)
    XCTAssertEqual(try frames(host, "Color").map(\.width), [20, 10])
    host.settle(until: .time(host.clock.now + 0.25))
    XCTAssertEqual(try frames(host, "Color").map(\.width), [40, 10])
    XCTAssertEqual(try frames(host, "Color").map(\.minX), [0, 40], "what is pushed aside moves with it")
    // Turned round on the way: the way back begins where it is.
    change(host, handle, then: 0)
    XCTAssertEqual(try frames(host, "Color")[0].width, 40)
    host.settle()
    XCTAssertEqual(try frames(host, "Color").map(\.width), [20, 10])
  }

  @MainActor func testAHostComesToRest() async throws {
    let handle = Handle()
    let host = try host(Bar(handle: handle))
    host.perform { handle.change() }
    XCTAssertEqual(try frames(host, "Color").map(\.width), [100, 10])
    XCTAssertEqual(host.clock.now, 1, "rest is where the animation is over")
  }

  private struct Grower: View {
    @State private var width: CGFloat = 20
    var body: some View {
      Color.red.frame(width: width, height: 10).onAppear {
        width = 40
        withAnimation(.linear(duration: 2)) { width = 100 }
      }
    }
  }
  @MainActor func testWhatIsSetBeforeAnAnimationIsWhereItBegins() async throws {
    func width(_ moment: SnapshotMoment) throws -> CGFloat {
      try frames(host(Grower(), until: moment), "Color")[0].width
    }
    XCTAssertEqual(try width(.time(0)), 40)
    XCTAssertEqual(try width(.time(1)), 70)
    XCTAssertEqual(try width(.rest), 100)
    XCTAssertEqual(try width(SnapshotMoment(animations: .start)), 40)
    XCTAssertEqual(try width(SnapshotMoment(animations: .end)), 100)
    XCTAssertEqual(try width(SnapshotMoment(animations: .at(0.5))), 55)
    XCTAssertEqual(try width(SnapshotMoment(at: 1, animations: .end)), 100)
  }
  @MainActor func testMomentsThatAreNone() async throws {
    for seconds: Double in [-1, .nan, .infinity, 1e9] {
      XCTAssertThrowsError(try host(Grower(), until: SnapshotMoment(at: seconds)))
      XCTAssertThrowsError(try host(Grower(), until: SnapshotMoment(animations: .at(seconds))))
    }
  }

  private struct Endless: View {
    @State private var isOn = false
    var body: some View {
      Color.red.frame(width: 10, height: 10).offset(x: isOn ? 40 : 0)
        .onAppear { withAnimation(.linear(duration: 1).repeatForever()) { isOn = true } }
    }
  }
  @MainActor func testWhatRepeatsForEverRestsWhereItGoes() async throws {
    XCTAssertEqual(try frames(host(Endless()), "Color")[0].minX, 135)
    XCTAssertEqual(try frames(host(Endless(), until: .time(0.5)), "Color")[0].minX, 115)
    XCTAssertEqual(try frames(host(Endless(), until: .time(1.25)), "Color")[0].minX, 125, "on the way back")
    XCTAssertEqual(try frames(host(Endless(), until: .time(3600)), "Color")[0].minX, 95)
  }

  private struct Rows: View {
    let handle: Handle
    @State private var rows = [1, 2, 3]
    var body: some View {
      let _ = handle.change = { withAnimation(.linear(duration: 1)) { rows.removeAll { $0 == 2 } } }
      VStack(spacing: 0) {
        ForEach(rows, id: \.self) { row in
          Color.red.frame(width: CGFloat(row), height: 20)
            .onDisappear { handle.log.append("gone \(row)") }
        }
      }
      .frame(height: 200, alignment: .top)
    }
  }
  @MainActor func testARowLeavesWhereItWasWhileTheOthersCloseUp() async throws {
    let handle = Handle()
    let host = try host(Rows(handle: handle))
    XCTAssertEqual(try frames(host, "Color").map(\.minY), [0, 20, 40])
    change(host, handle, then: 0.5)
    XCTAssertEqual(try frames(host, "Color").map(\.width), [1, 2, 3])
    XCTAssertEqual(try frames(host, "Color").map(\.minY), [0, 20, 30])
    XCTAssert(try XCTUnwrap(host.tree).dump().contains("opacity(0.5)"), host.tree!.dump())
    XCTAssertEqual(handle.log, [])
    host.settle()
    XCTAssertEqual(try frames(host, "Color").map(\.width), [1, 3])
    XCTAssertEqual(try frames(host, "Color").map(\.minY), [0, 20])
    XCTAssertEqual(handle.log, ["gone 2"])
  }

  private struct Banner: View {
    let handle: Handle
    @State private var isShown = false
    @State private var log = ""
    var body: some View {
      let _ =
        handle.change = {
          withAnimation(.linear(duration: 1)) {
            isShown.toggle()
          } completion: {
            log += "!"
          }
        }
      VStack(spacing: 0) {
        Text(verbatim: log)
        if isShown {
          Color.green.frame(width: 100, height: 20).transition(.move(edge: .leading))
        }
      }
    }
  }
  @MainActor func testATransitionInAndOutAndBackHalfway() async throws {
    let handle = Handle()
    let host = try host(Banner(handle: handle))
    change(host, handle, then: 0.25)
    XCTAssertEqual(try frames(host, "Color").map(\.minX), [50 - 75])
    host.settle()
    XCTAssertEqual(try frames(host, "Color").map(\.minX), [50])
    XCTAssert(try XCTUnwrap(host.tree).dump().contains("\"!\""), "the completion has run")
    change(host, handle, then: 0.5)
    XCTAssertEqual(try frames(host, "Color").map(\.minX), [50 - 50])
    change(host, handle, then: 0)
    XCTAssertEqual(try frames(host, "Color").map(\.minX), [50 - 50], "it comes back from where it was")
    host.settle()
    XCTAssertEqual(try frames(host, "Color").map(\.minX), [50])
  }

  /// A spring, a chain of appearances and a timer in one view: what the issue asks for.
  struct Chain: View {
    @State private var step = 0
    @State private var isBig = false
    @State private var ticks = 0
    var body: some View {
      VStack {
        Text("ticks \(ticks)")
        if step > 0 { Text("step \(step)").onAppear { if step < 3 { step += 1 } } }
        Circle().fill(.blue).frame(width: isBig ? 100 : 20, height: isBig ? 100 : 20)
      }
      .onAppear {
        step = 1
        withAnimation(.spring(duration: 0.5, bounce: 0.3)) { isBig = true }
        Timer.scheduledTimer(withTimeInterval: 0.2, repeats: true) { timer in
          nonisolated(unsafe) let timer = timer
          MainActor.assumeIsolated {
            ticks += 1
            if ticks == 4 { timer.invalidate() }
          }
        }
      }
    }
  }
  @MainActor func testTheSameBytesAtEachMoment() async throws {
    func bytes(_ moment: SnapshotMoment) throws -> [UInt8] {
      Array(try host(Chain(), until: moment).snapshot().validated().image.pngData())
    }
    var pictures: Set<[UInt8]> = []
    for moment in [SnapshotMoment.time(0), .time(0.3), .rest] {
      let first = try bytes(moment)
      XCTAssertEqual(try bytes(moment), first)
      pictures.insert(first)
    }
    XCTAssertEqual(pictures.count, 3)
  }
}
