import AirshipCore
@testable import AirshipPreferenceCenter
import StageSupport
import SwiftUI
import ViewTree
import XCTest

/// The contact's addresses: listed, added and removed.
final class ContactManagementTests: XCTestCase {
  override func tearDown() { PreferenceCenterStubs.reset() }

  private let registered = ContactChannel.email(
    .registered(.init(channelID: "1", maskedAddress: "a***@example.com", commercialOptedIn: .distantPast)))
  private let pending = ContactChannel.email(
    .pending(.init(address: "grace@example.com", registrationOptions: .options(doubleOptIn: true))))
  private let phone = ContactChannel.sms(
    .registered(.init(channelID: "2", maskedAddress: "*****123", isOptIn: true, senderID: "s")))

  @MainActor private func stage(
    _ item: PreferenceCenterConfig.ContactManagementItem = Sample.addresses, channels: [ContactChannel] = []
  ) throws -> (Stage, PreferenceCenterState) {
    let config = PreferenceCenterConfig(
      identifier: "c", sections: [.common(.init(id: "s", items: [.contactManagement(item)]))])
    let state = PreferenceCenterState(config: config, channelsList: channels)
    PreferenceCenterStubs.register(id: "c", phase: .loaded(state))
    return (try Stage(PreferenceCenterContent(preferenceCenterID: "c")), state)
  }

  @MainActor func testChannelsOfThePlatformAreListed() async throws {
    let (stage, _) = try stage(channels: [registered, phone, pending])
    XCTAssertEqual(
      stage.texts,
      ["Email addresses", "a***@example.com", "g*******example.com", "Waiting for you", "Send again", "Add an address"])
    XCTAssertEqual(stage.all.filter { $0.semantics?.label == "Remove" }.count, 2)
  }

  @MainActor func testStubbedChannelsAreListed() async throws {
    PreferenceCenterStubs.register(Sample.config)
    PreferenceCenterStubs.contactChannels = [registered]
    let texts = try Stage(PreferenceCenterContent(preferenceCenterID: "sample"), height: 1000).texts
    XCTAssert(texts.contains("a***@example.com"), "\(texts)")
    XCTAssertFalse(texts.contains("No address yet"))
  }

  @MainActor func testAnAddressIsRemovedOnceThePersonSaysSo() async throws {
    let (stage, state) = try stage(channels: [registered])
    stage.press("Remove")
    XCTAssertEqual(stage.texts.suffix(3), ["Remove the address?", "Keep", "Remove"])
    stage.tap("Keep")
    XCTAssertEqual(stage.texts, ["Email addresses", "a***@example.com", "Add an address"])
    XCTAssertEqual(state.channelsList, [registered])
    stage.press("Remove")
    stage.tap("Remove")
    XCTAssertEqual(state.channelsList, [])
    XCTAssertEqual(state.contactRequests, [.disassociate(registered)])
    XCTAssertEqual(stage.texts, ["Email addresses", "No address yet", "Add an address"])
  }

  @MainActor func testAnAddressIsAdded() async throws {
    let (stage, state) = try stage()
    stage.tap("Add an address")
    XCTAssertEqual(
      stage.texts.suffix(6),
      ["New address", "We send you a link.", "Address", "you@example.com", "Send", "See our terms."])
    XCTAssertEqual(stage.all.first { $0.kind == "Button" && $0.text(contains: "Send") }?.semantics?.isEnabled, false)

    stage.type("nobody")
    stage.tap("Send")
    XCTAssert(stage.texts.contains("That is no address"), stage.dump)
    XCTAssertEqual(state.contactRequests, [])

    stage.type("ada@example.com")
    XCTAssertFalse(stage.texts.contains("That is no address"), "the message goes when the text changes")
    stage.tap("Send")
    XCTAssertEqual(stage.texts.suffix(3), ["Check your mail", "Open the link.", "Done"])
    XCTAssertEqual(state.contactRequests, [], "only when the person has taken note")
    stage.tap("Done")
    XCTAssertEqual(state.contactRequests, [.registerEmail("ada@example.com")])
    XCTAssertEqual(
      stage.texts, ["Email addresses", "a*******example.com", "Waiting for you", "Send again", "Add an address"])
  }

  @MainActor func testAPhoneNumberBelongsToACountry() async throws {
    typealias Item = PreferenceCenterConfig.ContactManagementItem
    let labels = Item.PendingLabel(intervalInSeconds: 1, message: "Waiting", button: .init(text: "Again"))
    let item = Item(
      id: "sms",
      platform: .sms(
        .init(
          senders: [
            .init(senderId: "us", placeholderText: "555 0100", countryCode: "1", displayName: "United States"),
            .init(senderId: "fr", placeholderText: "01 99 00", countryCode: "33", displayName: "France"),
          ],
          countryLabel: "Country", msisdnLabel: "Number", pendingLabel: labels,
          errorMessages: .init(invalidMessage: "No number", defaultMessage: "Failed"))),
      display: .init(title: "Numbers"),
      addChannel: .init(
        view: .init(display: .init(title: "New number"), submitButton: .init(text: "Go")), button: .init(text: "Add")))
    let (stage, state) = try stage(item)
    stage.tap("Add")
    XCTAssertEqual(stage.texts.suffix(6), ["New number", "Country", "United States", "Number", "555 0100", "Go"])
    guard case .choice(let options)? = stage.all.first(where: { $0.semantics?.role == "Picker" })?.semantics?.control
    else { return XCTFail(stage.dump) }
    XCTAssertEqual(options.map(\.label), ["United States", "France"])
    XCTAssertEqual(options.map(\.isSelected), [true, false])
    options[1].select()
    stage.update()
    XCTAssert(stage.texts.contains("France") && stage.texts.contains("01 99 00"), "\(stage.texts)")
    stage.type("12-3")
    stage.tap("Go")
    XCTAssert(stage.texts.contains("No number"))
    stage.type("1234-5")
    stage.tap("Go")
    XCTAssertEqual(state.contactRequests, [.registerSMS("3312345", senderID: "fr")])
    XCTAssertEqual(stage.texts, ["Numbers", "*******2345", "Waiting", "Again", "Add"])
  }

  @MainActor func testSendingAgainIsOfferedAfterTheConfigsTime() async throws {
    let config = PreferenceCenterConfig(
      identifier: "c", sections: [.common(.init(id: "s", items: [.contactManagement(Sample.addresses)]))])
    let state = PreferenceCenterState(config: config, channelsList: [pending])
    PreferenceCenterStubs.register(id: "c", phase: .loaded(state))
    let stage = try Stage(PreferenceCenterContent(preferenceCenterID: "c"), until: .time(4.9))
    XCTAssertFalse(stage.texts.contains("Send again"))
    stage.update(until: .time(5))
    XCTAssert(stage.texts.contains("Send again"))
    stage.tap("Send again", until: .time(5))
    XCTAssertEqual(state.contactRequests, [.resend(pending)])
    XCTAssertEqual(stage.texts.suffix(2), ["Sent", "OK"])
    XCTAssertFalse(stage.texts.contains("Send again"))
    stage.tap("OK")
    XCTAssert(stage.texts.contains("Send again"), "the time has passed once more")
    XCTAssertEqual(stage.failures, [])
  }

  func testWhoIsOptedIn() {
    func email(_ optedIn: Date?, _ optedOut: Date?) -> Bool {
      ContactChannel.email(
        .registered(.init(channelID: "", maskedAddress: "", commercialOptedIn: optedIn, commercialOptedOut: optedOut))
      ).isOptedIn
    }
    let (early, late) = (Date(timeIntervalSince1970: 1), Date(timeIntervalSince1970: 2))
    XCTAssertEqual(
      [email(nil, nil), email(early, nil), email(nil, early), email(late, early), email(early, late)],
      [false, true, false, true, false])
    XCTAssertFalse(pending.isOptedIn)
    XCTAssertTrue(phone.isOptedIn)
  }

  func testPendingAddressesAreMasked() {
    XCTAssertEqual(pending.maskedAddress, "g*******example.com")
    func masked(_ number: String) -> String {
      ContactChannel.sms(.pending(.init(address: number, registrationOptions: .optIn(senderID: "")))).maskedAddress
    }
    XCTAssertEqual(["15550100", "1234", ""].map(masked), ["*******0100", "1234", ""])
  }
}
