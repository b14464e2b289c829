@testable import SwiftUI
import VirtualTime
import XCTest

final class TransactionTests: XCTestCase {
  private enum NumberKey: TransactionKey { static let defaultValue = 0 }

  func testACurrentTransactionRulesDuringItsBody() {
    XCTAssertNil(Transaction.current)
    let result = withAnimation(.easeIn) {
      XCTAssertEqual(Transaction.current?.animation, .easeIn)
      withTransaction(\.disablesAnimations, true) {
        XCTAssertEqual(Transaction.current?.animation, .easeIn)
        XCTAssertEqual(Transaction.current?.disablesAnimations, true)
      }
      withAnimation(nil) { XCTAssertNil(Transaction.current?.animation) }
      XCTAssertEqual(Transaction.current?.disablesAnimations, false)
      return 7
    }
    XCTAssertEqual(result, 7)
    XCTAssertNil(Transaction.current)
    struct Stop: Error {}
    XCTAssertThrowsError(try withAnimation { throw Stop() })
    XCTAssertNil(Transaction.current)
  }

  func testYourOwnKeys() {
    var transaction = Transaction(animation: .default)
    XCTAssertEqual(transaction[NumberKey.self], 0)
    transaction[NumberKey.self] = 3
    withTransaction(transaction) { XCTAssertEqual(Transaction.current?[NumberKey.self], 3) }
  }

  func testCompletionsWithoutMotionRunOnceTheViewHasSettled() {
    var log: [String] = []
    let clock = VirtualClock()
    clock.rule {
      withAnimation {
        log.append("body")
      } completion: {
        log.append("completion")
      }
      log.append("after")
    }
    XCTAssertEqual(log, ["body", "after"])
    while clock.runNext() != nil {}
    XCTAssertEqual(log, ["body", "after", "completion"])
    withAnimation {
    } completion: {
      log.append("real time")
    }
    XCTAssertEqual(log.last, "real time")
  }

  func testCompletionsWaitForTheLastValue() {
    var ends: [String] = []
    let clock = VirtualClock()
    clock.rule {
      var transaction = Transaction(animation: .default)
      transaction.addAnimationCompletion { ends.append("logical \(clock.now)") }
      transaction.addAnimationCompletion(criteria: .removed) { ends.append("removed \(clock.now)") }
      withTransaction(transaction) {}
      for completion in transaction.completions {
        completion.began(lasting: AnimationDuration(logical: 1, total: 2), on: clock)
        completion.began(lasting: AnimationDuration(logical: 1.5, total: 1.75), on: clock)
      }
    }
    while clock.runNext() != nil {}
    XCTAssertEqual(ends, ["logical 1.5", "removed 2.0"])
  }
}
