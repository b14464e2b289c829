import AirshipCore
import AirshipPreferenceCenter

/// A config with one of everything, as JSON and as values.
enum Sample {
  static let json = """
    {
      "id": "sample",
      "display": {"name": "Your messages", "description": "Choose what we may send you."},
      "options": {"merge_channel_data_to_contact": true},
      "sections": [
        {"type": "section", "id": "alerts", "items": [
          {"type": "alert", "id": "off", "display": {"name": "Notifications are off", "description": "You miss our offers.",
            "icon": "https://example.com/bell.png"},
            "conditions": [{"type": "notification_opt_in", "when_status": "opt_out"}],
            "button": {"text": "Turn on", "content_description": "Turn on notifications",
              "actions": {"enable_feature": "user_notifications"}}}]},
        {"type": "labeled_section_break", "id": "break", "display": {"name": "Shop"}},
        {"type": "section", "id": "shop", "display": {"name": "Offers", "description": "At most once a week."}, "items": [
          {"type": "channel_subscription", "id": "deals", "subscription_id": "deals",
            "display": {"name": "Deals", "description": "On this device"}},
          {"type": "contact_subscription", "id": "news", "subscription_id": "news", "scopes": ["app", "web"],
            "display": {"name": "News"}},
          {"type": "contact_subscription_group", "id": "club", "subscription_id": "club",
            "display": {"name": "Club", "description": "How may we reach you?"}, "components": [
              {"scopes": ["app", "web"], "display": {"name": "App and web"}},
              {"scopes": ["email"], "display": {"name": "Email"}},
              {"scopes": ["sms"], "display": {"name": "Text message"}}]}]},
        {"type": "section", "id": "contact", "items": [
          {"type": "contact_management", "id": "email", "platform": "email", "display": {"name": "Email addresses"},
            "empty_message": "No address yet",
            "add": {"button": {"text": "Add an address"}, "view": {"type": "prompt",
              "display": {"title": "New address", "description": "We send you a link.", "footer": "See our [terms](https://example.com)."},
              "submit_button": {"text": "Send"}, "cancel_button": {"text": "Not now"},
              "on_submit": {"name": "Check your mail", "description": "Open the link.", "button": {"text": "Done"}}}},
            "remove": {"button": {"content_description": "Remove"}, "view": {"type": "prompt",
              "display": {"title": "Remove the address?"}, "submit_button": {"text": "Remove"},
              "cancel_button": {"text": "Keep"}}},
            "registration_options": {"type": "email", "address_label": "Address", "placeholder_text": "you@example.com",
              "resend": {"interval": 5, "message": "Waiting for you", "button": {"text": "Send again"},
                "on_success": {"name": "Sent", "button": {"text": "OK"}}},
              "error_messages": {"invalid": "That is no address", "default": "Something went wrong"}}}]}
      ]
    }
    """

  static let config = PreferenceCenterConfig(
    identifier: "sample",
    sections: [
      .common(.init(id: "alerts", items: [.alert(alert)])),
      .labeledSectionBreak(.init(id: "break", display: .init(title: "Shop"))),
      .common(
        .init(
          id: "shop",
          items: [
            .channelSubscription(
              .init(id: "deals", subscriptionID: "deals", display: .init(title: "Deals", subtitle: "On this device"))),
            .contactSubscription(
              .init(id: "news", subscriptionID: "news", scopes: [.app, .web], display: .init(title: "News"))),
            .contactSubscriptionGroup(group),
          ],
          display: .init(title: "Offers", subtitle: "At most once a week."))),
      .common(.init(id: "contact", items: [.contactManagement(addresses)])),
    ],
    display: .init(title: "Your messages", subtitle: "Choose what we may send you."),
    options: .init(mergeChannelDataToContact: true))

  static let alert = PreferenceCenterConfig.Alert(
    id: "off",
    display: .init(
      title: "Notifications are off", subtitle: "You miss our offers.", iconURL: "https://example.com/bell.png"),
    conditions: [.notificationOptIn(.init(optInStatus: .optedOut))],
    button: .init(
      text: "Turn on", contentDescription: "Turn on notifications", actions: ["enable_feature": "user_notifications"]))

  static let group = PreferenceCenterConfig.ContactSubscriptionGroup(
    id: "club", subscriptionID: "club",
    components: [
      .init(scopes: [.app, .web], display: .init(title: "App and web")),
      .init(scopes: [.email], display: .init(title: "Email")),
      .init(scopes: [.sms], display: .init(title: "Text message")),
    ],
    display: .init(title: "Club", subtitle: "How may we reach you?"))

  static let addresses = PreferenceCenterConfig.ContactManagementItem(
    id: "email",
    platform: .email(
      .init(
        placeholder: "you@example.com", addressLabel: "Address",
        pendingLabel: .init(
          intervalInSeconds: 5, message: "Waiting for you", button: .init(text: "Send again"),
          resendSuccessPrompt: .init(title: "Sent", body: nil, button: .init(text: "OK"))),
        errorMessages: .init(invalidMessage: "That is no address", defaultMessage: "Something went wrong"))),
    display: .init(title: "Email addresses"), emptyMessage: "No address yet",
    addChannel: .init(
      view: .init(
        display: .init(
          title: "New address", body: "We send you a link.", footer: "See our [terms](https://example.com)."),
        onSubmit: .init(title: "Check your mail", body: "Open the link.", button: .init(text: "Done")),
        cancelButton: .init(text: "Not now"), submitButton: .init(text: "Send")),
      button: .init(text: "Add an address")),
    removeChannel: .init(
      view: .init(
        display: .init(title: "Remove the address?"), submitButton: .init(text: "Remove"),
        cancelButton: .init(text: "Keep")),
      button: .init(contentDescription: "Remove")))
}
