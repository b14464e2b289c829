import Foundation
import SnapshotAssertions
import SwiftUI
import XCTest

/// A view that a spring, a chain of appearances and a timer change at the same time.
private struct Launch: View {
  @State private var stage = 0
  @State private var isUp = false
  @State private var seconds = 0

  var body: some View {
    VStack(spacing: 12) {
      Image(systemName: "paperplane.fill")
        .foregroundStyle(isUp ? .blue : .orange)
        .scaleEffect(isUp ? 2 : 1)
        .offset(y: isUp ? -20 : 20)
        .frame(height: 80)
      if stage > 0 {
        Text("Stage \(stage)")
          .onAppear { if stage < 3 { stage += 1 } }
          .id(stage)
          .transition(.opacity)
      }
      Text("T + \(seconds)")
    }
    .padding()
    .onAppear {
      stage = 1
      withAnimation(.spring(duration: 0.8, bounce: 0.4)) { isUp = true }
      Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { timer in
        nonisolated(unsafe) let timer = timer
        MainActor.assumeIsolated {
          seconds += 1
          if seconds == 6 { timer.invalidate() }
        }
      }
    }
  }
}

/// The same bytes at each moment, in debug and in release (scripts/check-determinism).
final class MomentTests: XCTestCase {
  func testLaunch() {
    XCTAssertSnapshot(of: Launch(), named: "0", layout: .fits(width: 200), at: 0)
    XCTAssertSnapshot(of: Launch(), named: "0.3", layout: .fits(width: 200), at: 0.3)
    XCTAssertSnapshot(of: Launch(), named: "end", layout: .fits(width: 200))
  }
}
