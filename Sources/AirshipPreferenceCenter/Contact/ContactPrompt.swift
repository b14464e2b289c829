import AirshipCore
import SwiftUI

/// What lies over a preference center until the person has answered it.
enum ContactPrompt: Hashable, Sendable {
  case add(PreferenceCenterConfig.ContactManagementItem)
  case remove(ContactChannel, PreferenceCenterConfig.ContactManagementItem)
  /// Something to take note of; the request goes out when the person has.
  case message(
    PreferenceCenterConfig.ContactManagementItem.ActionableMessage, then: PreferenceCenterState.ContactRequest?)
}

/// The prompt over the content. The SDK presents alerts and a sheet of half the screen, and says what stands in them;
/// their own look is the system's, and here a plain one. [unverified]
struct ContactPromptView: View {
  @ObservedObject var state: PreferenceCenterState

  var body: some View {
    switch state.prompt {
    case nil: EmptyView()
    case .add(let item):
      if let prompt = item.addChannel?.view {
        Dimming()
        AddChannelPanel(prompt: prompt, item: item, state: state)
      }
    case .remove(let channel, let item):
      Dimming()
      PromptCard(
        title: item.removeChannel?.view.display.title ?? "Remove Channel",
        message: item.removeChannel?.view.display.body,
        buttons: [
          .init(text: item.removeChannel?.view.cancelButton?.text ?? PreferenceCenterDefaults.cancel, role: .cancel) {
            [state] in
            state.answer()
          },
          .init(text: item.removeChannel?.view.submitButton?.text ?? "Remove", role: .destructive) { [state] in
            state.answer(.disassociate(channel))
          },
        ])
    case .message(let message, let request):
      Dimming()
      PromptCard(
        title: message.title, message: message.body,
        buttons: [.init(text: message.button.text) { [state] in state.answer(request) }])
    }
  }
}

private struct Dimming: View {
  var body: some View { Color.black.opacity(0.2).ignoresSafeArea() }
}

/// A box with a title, a message and buttons side by side, as wide as UIKit's alert of iOS 17: 270 points.
private struct PromptCard: View {
  struct Choice {
    let text: String
    var role: ButtonRole?
    let action: @MainActor () -> Void
  }
  let title: String
  let message: String?
  let buttons: [Choice]

  var body: some View {
    VStack(spacing: 0) {
      VStack(spacing: 4) {
        Text(verbatim: title).font(.headline).accessibilityAddTraits(.isHeader)
        if let message { Text(verbatim: message).font(.footnote) }
      }
      .multilineTextAlignment(.center)
      .padding(.horizontal, 16)
      .padding(.vertical, 20)
      Divider()
      HStack(spacing: 0) {
        ForEach(buttons.indices, id: \.self) { index in
          if index > 0 { Divider() }
          Button(role: buttons[index].role, action: buttons[index].action) {
            Text(verbatim: buttons[index].text)
              .fontWeight(buttons[index].role == .cancel ? .semibold : nil)
              .frame(maxWidth: .infinity, minHeight: 44)
          }
        }
      }
      .fixedSize(horizontal: false, vertical: true)
    }
    .frame(width: 270)
    .background(PromptBackground())
    .clipShape(RoundedRectangle(cornerRadius: 14))
  }
}

/// [github urbanairship/ios-library, PreferenceCenterTheme.swift@04426a74: the prompt's background]
struct PromptBackground: View {
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.airshipPreferenceCenterTheme) private var theme

  var body: some View {
    let theme = theme.contactManagement
    let own = colorScheme.airshipResolveColor(light: theme?.backgroundColor, dark: theme?.backgroundColorDark)
    own
      ?? colorScheme.airshipResolveColor(
        light: Color(red: 242 / 255, green: 242 / 255, blue: 247 / 255),
        dark: Color(red: 39 / 255, green: 39 / 255, blue: 39 / 255))
  }
}
