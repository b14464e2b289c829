import AirshipCore
import SwiftUI

/// Asks for a new address: a bar with the title, a text, the field, a button and a foot line.
/// [github urbanairship/ios-library, AddChannelPromptView.swift@017c4741]
struct AddChannelPanel: View {
  typealias Item = PreferenceCenterConfig.ContactManagementItem
  let prompt: Item.AddChannelPrompt
  let item: Item
  let state: PreferenceCenterState

  @State private var input = ""
  @State private var sender: Item.SMSSenderInfo?
  @State private var isInvalid = false
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.airshipPreferenceCenterTheme) private var theme

  var body: some View {
    VStack(spacing: 0) {
      Spacer()
      VStack(spacing: 0) {
        bar
        VStack(alignment: .leading, spacing: 20) {
          if let text = prompt.display.body {
            Text(verbatim: text)
              .textAppearance(
                theme.contactManagement?.subtitleAppearance, base: PreferenceCenterDefaults.sectionSubtitle,
                colorScheme: colorScheme)
          }
          ChannelTextField(platform: item.platform, input: $input, sender: $sender)
          if isInvalid {
            Text(verbatim: item.platform.errorMessages.invalidMessage)
              .textAppearance(
                theme.contactManagement?.errorAppearance, base: PreferenceCenterDefaults.error, colorScheme: colorScheme
              )
          }
          submitButton.padding(.top, 10)
          if let footer = prompt.display.footer {
            Text(LocalizedStringKey(footer))
              .textAppearance(
                theme.contactManagement?.subtitleAppearance, base: PreferenceCenterDefaults.subtitle,
                colorScheme: colorScheme
              )
              .padding(.top, 20)
          }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding()
      }
      .background(PromptBackground())
      .clipShape(RoundedRectangle(cornerRadius: 14))
    }
    .onChange(of: input) { isInvalid = false }
  }

  private var bar: some View {
    let (state, label) = (state, prompt.cancelButton?.contentDescription ?? PreferenceCenterDefaults.cancel)
    return ZStack {
      Text(verbatim: prompt.display.title).font(.headline).accessibilityAddTraits(.isHeader)
      HStack {
        Button(action: { state.answer() }) { Image(systemName: "xmark") }.accessibilityLabel(label)
        Spacer()
      }
    }
    .padding(.horizontal)
    .frame(height: 44)
  }

  private var submitButton: some View {
    let isEmpty = input.isEmpty
    return Button(action: submit) {
      Text(verbatim: prompt.submitButton.text)
        .foregroundColor(.white)
        .frame(maxWidth: .infinity, minHeight: 50)
        .background(Capsule(style: .circular).fill(Color.accentColor.opacity(isEmpty ? 0.5 : 1)))
    }
    .disabled(isEmpty)
  }

  private func submit() {
    guard let request = request else {
      isInvalid = true
      return
    }
    if let message = prompt.onSubmit {
      state.prompt = .message(message, then: request)
    } else {
      state.answer(request)
    }
  }

  /// `nil` for what is no address. The SDK asks its server about phone numbers; here four digits are one.
  private var request: PreferenceCenterState.ContactRequest? {
    switch item.platform {
    case .email:
      let parts = input.split(separator: "@", omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty, parts[1].split(separator: ".").count >= 2,
        !input.contains(where: \.isWhitespace)
      else { return nil }
      return .registerEmail(input)
    case .sms(let options):
      let digits = input.filter { $0.isASCII && $0.isNumber }
      guard digits.count >= 4, let sender = sender ?? options.senders.first else { return nil }
      return .registerSMS(sender.countryCode + digits, senderID: sender.senderId)
    }
  }
}
