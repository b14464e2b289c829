import AirshipCore

// The SDK says `id` since 20.0; this is how 19.x spelled it.

extension PreferenceCenterConfig.CommonSection {
  public var identifier: String { id }
  public init(
    identifier: String, items: [PreferenceCenterConfig.Item], display: PreferenceCenterConfig.CommonDisplay? = nil,
    conditions: [PreferenceCenterConfig.Condition]? = nil
  ) {
    self.init(id: identifier, items: items, display: display, conditions: conditions)
  }
}

extension PreferenceCenterConfig.LabeledSectionBreak {
  public var identifier: String { id }
  public init(
    identifier: String, display: PreferenceCenterConfig.CommonDisplay? = nil,
    conditions: [PreferenceCenterConfig.Condition]? = nil
  ) {
    self.init(id: identifier, display: display, conditions: conditions)
  }
}

extension PreferenceCenterConfig.ChannelSubscription {
  public var identifier: String { id }
  public init(
    identifier: String, subscriptionID: String, display: PreferenceCenterConfig.CommonDisplay? = nil,
    conditions: [PreferenceCenterConfig.Condition]? = nil
  ) {
    self.init(id: identifier, subscriptionID: subscriptionID, display: display, conditions: conditions)
  }
}

extension PreferenceCenterConfig.ContactSubscription {
  public var identifier: String { id }
  public init(
    identifier: String, subscriptionID: String, scopes: [ChannelScope],
    display: PreferenceCenterConfig.CommonDisplay? = nil, conditions: [PreferenceCenterConfig.Condition]? = nil
  ) {
    self.init(id: identifier, subscriptionID: subscriptionID, scopes: scopes, display: display, conditions: conditions)
  }
}

extension PreferenceCenterConfig.ContactSubscriptionGroup {
  public var identifier: String { id }
  public init(
    identifier: String, subscriptionID: String, components: [Component],
    display: PreferenceCenterConfig.CommonDisplay? = nil, conditions: [PreferenceCenterConfig.Condition]? = nil
  ) {
    self.init(
      id: identifier, subscriptionID: subscriptionID, components: components, display: display, conditions: conditions)
  }
}

extension PreferenceCenterConfig.Alert {
  public var identifier: String { id }
  public init(
    identifier: String, display: Display? = nil, conditions: [PreferenceCenterConfig.Condition]? = nil,
    button: Button? = nil
  ) {
    self.init(id: identifier, display: display, conditions: conditions, button: button)
  }
}

extension PreferenceCenterConfig.ContactManagementItem {
  public var identifier: String { id }
  public init(
    identifier: String, platform: Platform, display: CommonDisplay, emptyMessage: String? = nil,
    addChannel: AddChannel? = nil, removeChannel: RemoveChannel? = nil,
    conditions: [PreferenceCenterConfig.Condition]? = nil
  ) {
    self.init(
      id: identifier, platform: platform, display: display, emptyMessage: emptyMessage, addChannel: addChannel,
      removeChannel: removeChannel, conditions: conditions)
  }
}
