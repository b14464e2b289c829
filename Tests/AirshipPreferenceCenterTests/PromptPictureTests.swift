import AirshipCore
@testable import AirshipPreferenceCenter
import SnapshotAssertions
import SwiftUI
import XCTest

/// What lies over the content while the person is asked something.
final class PromptPictureTests: XCTestCase {
  override func tearDown() { PreferenceCenterStubs.reset() }

  private func check(
    _ prompt: ContactPrompt, named name: String, traits: SnapshotTraits = .default, testName: String = #function
  ) {
    let config = PreferenceCenterConfig(
      identifier: "c", sections: [.common(.init(id: "s", items: [.contactManagement(Sample.addresses)]))])
    XCTAssertSnapshot(
      of: PreferenceCenterContent(preferenceCenterID: "c") { _ in
        let state = await PreferenceCenterState(config: config, channelsList: [Self.channel])
        await MainActor.run { state.prompt = prompt }
        return .loaded(state)
      },
      named: name, traits: traits, testName: testName)
  }
  private static let channel = ContactChannel.email(
    .registered(.init(channelID: "1", maskedAddress: "a***@example.com", commercialOptedIn: .distantPast)))

  func testPrompts() {
    check(.remove(Self.channel, Sample.addresses), named: "remove")
    check(.remove(Self.channel, Sample.addresses), named: "remove-dark", traits: .dark)
    check(.add(Sample.addresses), named: "add")
    check(.add(Sample.addresses), named: "add-dark", traits: .dark)
    check(
      .message(.init(title: "Check your mail", body: "Open the link.", button: .init(text: "Done")), then: nil),
      named: "message")
  }
}
