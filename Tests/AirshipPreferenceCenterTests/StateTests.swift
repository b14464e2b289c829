import AirshipCore
import AirshipPreferenceCenter
import SwiftUI
import XCTest

/// Subscriptions and the switches bound to them. [github urbanairship/ios-library, PreferenceCenterStateTest.swift]
final class StateTests: XCTestCase {
  @MainActor private func state(mergesChannel: Bool = false) -> PreferenceCenterState {
    PreferenceCenterState(
      config: PreferenceCenterConfig(
        identifier: "empty", sections: [], options: .init(mergeChannelDataToContact: mergesChannel)),
      contactSubscriptions: ["baz": [.web]], channelSubscriptions: ["foo", "baz"])
  }

  @MainActor func testNothingIsSubscribedByDefault() async {
    let state = PreferenceCenterState(config: PreferenceCenterConfig(identifier: "empty", sections: []))
    XCTAssertFalse(state.isChannelSubscribed("foo"))
    XCTAssertFalse(state.isContactSubscribed("foo", scope: .app))
    XCTAssertFalse(state.makeBinding(channelListID: "foo").wrappedValue)
    XCTAssertFalse(state.makeBinding(contactListID: "foo", scopes: ChannelScope.allCases).wrappedValue)
  }

  @MainActor func testChannelBindingSwitches() async {
    let state = state(), foo = state.makeBinding(channelListID: "foo")
    XCTAssertTrue(foo.wrappedValue)
    foo.wrappedValue = false
    XCTAssertFalse(foo.wrappedValue)
    XCTAssertEqual(state.channelSubscriptions, ["baz"])
    foo.wrappedValue = true
    XCTAssertEqual(state.channelSubscriptions, ["foo", "baz"])
  }

  @MainActor func testContactBindingIsOnWithOneOfItsScopesAndSetsAll() async {
    let state = state(), baz = state.makeBinding(contactListID: "baz", scopes: [.app, .web])
    XCTAssertTrue(baz.wrappedValue)
    baz.wrappedValue = false
    XCTAssertEqual(state.contactSubscriptions, [:])
    baz.wrappedValue = true
    XCTAssertEqual(state.contactSubscriptions, ["baz": [.app, .web]])
    XCTAssertFalse(state.makeBinding(contactListID: "baz", scopes: [.email]).wrappedValue)
    XCTAssertFalse(state.makeBinding(contactListID: "baz", scopes: []).wrappedValue)
  }

  @MainActor func testChannelCountsForTheContactInTheAppWhereTheConfigSaysSo() async {
    XCTAssertFalse(state().isContactSubscribed("foo", scope: .app))
    let merging = state(mergesChannel: true)
    XCTAssertTrue(merging.isContactSubscribed("foo", scope: .app))
    XCTAssertFalse(merging.isContactSubscribed("foo", scope: .web))
    // Only the contact is taken off, so the channel still counts.
    let app = merging.makeBinding(contactListID: "baz", scopes: [.app])
    app.wrappedValue = false
    XCTAssertTrue(app.wrappedValue)
  }

  @MainActor func testAChangeIsAnnouncedBeforeItIsThere() async {
    let state = state()
    var seen: [Bool] = []
    let subscription = state.objectWillChange.sink { seen.append(state.isChannelSubscribed("foo")) }
    state.makeBinding(channelListID: "foo").wrappedValue = false
    XCTAssertEqual(seen, [true])
    subscription.cancel()
  }
}
