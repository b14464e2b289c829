extension PreferenceCenterConfig.ContactManagementItem {
  /// Below a channel that has not been confirmed yet.
  public struct PendingLabel: Codable, Hashable, Sendable {
    /// Seconds until the button to send again is shown.
    public let intervalInSeconds: Int
    public let message: String
    public let button: LabeledButton
    public let resendSuccessPrompt: ActionableMessage?

    public init(
      intervalInSeconds: Int, message: String, button: LabeledButton, resendSuccessPrompt: ActionableMessage? = nil
    ) {
      (self.intervalInSeconds, self.message) = (intervalInSeconds, message)
      (self.button, self.resendSuccessPrompt) = (button, resendSuccessPrompt)
    }
    private enum CodingKeys: String, CodingKey {
      case intervalInSeconds = "interval"
      case message, button
      case resendSuccessPrompt = "on_success"
    }
  }

  /// The button that asks for a new channel, and what it opens.
  public struct AddChannel: Codable, Hashable, Sendable {
    public let view: AddChannelPrompt
    public let button: LabeledButton
    public init(view: AddChannelPrompt, button: LabeledButton) { (self.view, self.button) = (view, button) }
  }
  /// The button that removes a channel, and what it asks.
  public struct RemoveChannel: Codable, Hashable, Sendable {
    public let view: RemoveChannelPrompt
    public let button: IconButton
    public init(view: RemoveChannelPrompt, button: IconButton) { (self.view, self.button) = (view, button) }
  }

  public struct AddChannelPrompt: Codable, Hashable, Sendable {
    public let display: PromptDisplay
    public let onSubmit: ActionableMessage?
    public let closeButton: IconButton?
    public let cancelButton: LabeledButton?
    public let submitButton: LabeledButton

    public init(
      display: PromptDisplay, onSubmit: ActionableMessage? = nil, cancelButton: LabeledButton? = nil,
      submitButton: LabeledButton, closeButton: IconButton? = nil
    ) {
      (self.display, self.onSubmit, self.cancelButton) = (display, onSubmit, cancelButton)
      (self.submitButton, self.closeButton) = (submitButton, closeButton)
    }
    private enum CodingKeys: String, CodingKey {
      case display
      case onSubmit = "on_submit"
      case closeButton = "close_button"
      case cancelButton = "cancel_button"
      case submitButton = "submit_button"
    }
  }

  public struct RemoveChannelPrompt: Codable, Hashable, Sendable {
    public let display: PromptDisplay
    public let onSuccess: ActionableMessage?
    public let closeButton: IconButton?
    public let cancelButton: LabeledButton?
    public let submitButton: LabeledButton?

    public init(
      display: PromptDisplay, onSuccess: ActionableMessage? = nil, submitButton: LabeledButton? = nil,
      closeButton: IconButton? = nil, cancelButton: LabeledButton? = nil
    ) {
      (self.display, self.onSuccess, self.submitButton) = (display, onSuccess, submitButton)
      (self.closeButton, self.cancelButton) = (closeButton, cancelButton)
    }
    private enum CodingKeys: String, CodingKey {
      case display
      case onSuccess = "on_success"
      case closeButton = "close_button"
      case cancelButton = "cancel_button"
      case submitButton = "submit_button"
    }
  }

  public struct PromptDisplay: Codable, Hashable, Sendable {
    public let title: String
    public let body: String?
    /// May be Markdown.
    public let footer: String?
    public init(title: String, body: String? = nil, footer: String? = nil) {
      (self.title, self.body, self.footer) = (title, body, footer)
    }
    private enum CodingKeys: String, CodingKey {
      case title
      case body = "description"
      case footer
    }
  }

  public struct LabeledButton: Codable, Hashable, Sendable {
    public let text: String
    public let contentDescription: String?
    public init(text: String, contentDescription: String? = nil) {
      (self.text, self.contentDescription) = (text, contentDescription)
    }
    private enum CodingKeys: String, CodingKey {
      case text
      case contentDescription = "content_description"
    }
  }
  public struct IconButton: Codable, Hashable, Sendable {
    public let contentDescription: String?
    public init(contentDescription: String? = nil) { self.contentDescription = contentDescription }
    private enum CodingKeys: String, CodingKey {
      case contentDescription = "content_description"
    }
  }

  /// Said when something was done, with a button to go on.
  public struct ActionableMessage: Codable, Hashable, Sendable {
    public let title: String
    public let body: String?
    public let button: LabeledButton
    public init(title: String, body: String?, button: LabeledButton) {
      (self.title, self.body, self.button) = (title, body, button)
    }
    private enum CodingKeys: String, CodingKey {
      case title = "name"
      case body = "description"
      case button
    }
  }
}
