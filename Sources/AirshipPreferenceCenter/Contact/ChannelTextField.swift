import AirshipCore
import SwiftUI
import ViewTree

/// The field for an address; for phone numbers with the country above it.
/// [github urbanairship/ios-library, ChannelTextField.swift@0499fe01]
struct ChannelTextField: View {
  typealias Item = PreferenceCenterConfig.ContactManagementItem
  let platform: Item.Platform
  @Binding var input: String
  @Binding var sender: Item.SMSSenderInfo?
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.airshipPreferenceCenterTheme) private var theme

  var body: some View {
    let theme = theme.contactManagement
    let own = colorScheme.airshipResolveColor(
      light: theme?.textFieldTextAppearance?.color, dark: theme?.textFieldTextAppearance?.colorDark)
    VStack(spacing: 12) {
      if case .sms(let options) = platform, !options.senders.isEmpty { countries(options) }
      HStack(spacing: 2) {
        label(fieldLabel)
        TextField(placeholder, text: $input)
          .foregroundColor(own)
          .padding(EdgeInsets(top: 4, leading: 15, bottom: 4, trailing: 4))
      }
      .padding(10)
      .background(FieldBackground())
      .frame(height: 52)
    }
    .frame(maxWidth: .infinity)
  }

  private var fieldLabel: String {
    switch platform {
    case .sms(let options): options.msisdnLabel
    case .email(let options): options.addressLabel
    }
  }
  private var placeholder: String {
    switch platform {
    case .sms(let options): (sender ?? options.senders.first)?.placeholderText ?? ""
    case .email(let options): options.placeholder ?? ""
    }
  }
  private func label(_ text: String) -> Text {
    Text(verbatim: text)
      .textAppearance(
        theme.contactManagement?.textFieldPlaceholderAppearance, base: PreferenceCenterDefaults.textField,
        colorScheme: colorScheme)
  }

  private func countries(_ options: Item.SMS) -> some View {
    let selected = sender ?? options.senders.first
    let binding = $sender
    let choices = options.senders.map { choice in
      ControlAction.Option(label: choice.displayName, isSelected: choice == selected) { binding.wrappedValue = choice }
    }
    return HStack {
      label(options.countryLabel)
      Spacer()
      HStack(spacing: 4) {
        Text(verbatim: selected?.displayName ?? "")
        Image(systemName: "chevron.up.chevron.down").imageScale(.small)
      }
      .semantics { semantics in
        semantics.role = "Picker"
        semantics.label = options.countryLabel
        semantics.value = selected?.displayName
        semantics.control = .choice(choices)
      }
    }
    .padding(.horizontal)
    .frame(height: 52)
    .background(FieldBackground())
  }
}

/// A fifth of a colour a little darker than the prompt's own. [ChannelTextField.swift, Color.secondaryVariant]
private struct FieldBackground: View {
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    let color = colorScheme == .dark ? Color.black : Color(red: 195 / 255, green: 195 / 255, blue: 188 / 255)
    RoundedRectangle(cornerRadius: 4).foregroundColor(color.opacity(0.12))
  }
}
