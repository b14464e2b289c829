import Foundation
import SwiftUI
import XCTest

@testable import SnapshotAssertions
@testable import SnapshotCore

/// What moves by itself is pictured at a moment of its own clock: the same bytes each time, at the start, at the end and
/// in between, and another picture at each of these where the view moves.
final class Complaint21Tests: XCTestCase {
  private func expectSameBytes<V: View>(
    _ view: @escaping @MainActor @Sendable () -> V, distinct: Int, line: UInt = #line
  ) throws {
    func draw() throws -> [Data] {
      try [SnapshotAnimations.start, .at(0.3), .end].map { animations in
        try renderSnapshot(of: view(), layout: .fixed(width: 80, height: 40), at: 0.3, animations: animations).image
          .pngData()
      }
    }
    let pictures = try draw()
    // Half a period of a caret; more than a step of a spinner, and no whole number of its turns.
    usleep(530_000)
    XCTAssertEqual(try draw(), pictures, line: line)
    XCTAssertEqual(Set(pictures).count, distinct, line: line)
  }

  func testASpring() throws { try expectSameBytes({ Springing() }, distinct: 3) }
  func testAChainOfAppearances() throws { try expectSameBytes({ Chain() }, distinct: 1) }
  func testAProgressWithoutEnd() throws { try expectSameBytes({ ProgressView() }, distinct: 1) }
  func testACaret() throws { try expectSameBytes({ Editing() }, distinct: 1) }
}

private struct Springing: View {
  @State private var isOn = false
  var body: some View {
    Circle().fill(.red).frame(width: 20, height: 20).offset(x: isOn ? 25 : -25)
      .onAppear { withAnimation(.spring(duration: 1)) { isOn = true } }
  }
}

private struct Chain: View {
  @State private var step = 0
  var body: some View { Text("\(step)").onAppear { step = 1 }.onChange(of: step) { if step < 3 { step += 1 } } }
}

private struct Editing: View {
  @FocusState private var isFocused: Bool
  var body: some View { TextField("Name", text: .constant("Ada")).focused($isFocused).onAppear { isFocused = true } }
}
