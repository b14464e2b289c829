import AirshipCore
import Foundation
import SnapshotAssertions
import SwiftUI
import Synchronization
import Testing

#if VIEWS_IN_SWIFT_5
  @testable import ViewsInSwift5
#else
  @testable import Views
#endif

/// What a view gets wrong is one failure of the test that pictures it, in words that say what to do.
@Suite(.serialized) struct MistakeTests {
  /// The first lines of the assertion's failures, which are expected here, so that they do not fail this test. The lines
  /// below them say where the picture lies.
  private func failures(of assertion: () -> Void) -> [String] {
    let messages = Messages()
    withKnownIssue {
      assertion()
    } matching: { issue in
      messages.add(String(issue.comments.map(\.rawValue).joined(separator: " | ").prefix { $0 != "\n" }))
      return true
    }
    return messages.all
  }
  private final class Messages: Sendable {
    private let messages = Mutex<[String]>([])
    var all: [String] { messages.withLock { $0 } }
    func add(_ message: String) { messages.withLock { $0.append(message) } }
  }

  @Test func missingEnvironmentObject() {
    #expect(
      failures { XCTAssertSnapshot(of: SeatLabel(), record: .never) } == [
        """
        Snapshot "missingEnvironmentObject" is faulty: SeatLabel.ticket needs an object of type Ticket that is not in \
        the environment; add .environmentObject(Ticket(…)) to the view in the test
        """
      ])
  }
  @Test func timerThatNeverStops() {
    #expect(
      failures { XCTAssertSnapshot(of: TickingClock(), record: .never) } == [
        """
        Snapshot "timerThatNeverStops" is faulty: the view does not settle: after 60 seconds of virtual time it still \
        waits for Task.sleep; stop it, or give the picture a moment, as in at: 0
        """
      ])
  }
  @Test func stateThatIsSetInABody() {
    #expect(
      failures { XCTAssertSnapshot(of: Tally(), record: .never) } == [
        """
        Snapshot "stateThatIsSetInABody" is faulty: the view does not settle: after 100 passes it still changes \
        Tally.evaluations; look for state that is set each time the view appears or updates
        """
      ])
  }
  @Test @MainActor func misspeltKey() {
    registerGreeting()
    #expect(
      failures {
        XCTAssertSnapshot(of: CustomViewHost(name: "greeting", properties: ["lines": "Ahoy, Ada"]), record: .never)
      } == [
        """
        Snapshot "misspeltKey" is faulty: the custom view "greeting" threw an error away: GreetingProperties could not \
        be decoded from {"lines":"Ahoy, Ada"}: no value for the key "line" at the top. Correct the properties, or \
        say .allowingDecodingErrors() where this state is what the picture is of
        """
      ])
  }
  @Test @MainActor func mapWithoutItsPlace() {
    registerHarborMap()
    #expect(
      failures {
        XCTAssertSnapshot(of: CustomViewHost(name: "harbor", properties: ["port": "Old Port"]), record: .never)
      } == [
        """
        Snapshot "mapWithoutItsPlace" is faulty: the custom view "harbor" came out empty: Request could not be decoded \
        from {"port":"Old Port"}: no value for the key "harbor" at the top
        """
      ])
  }
}
