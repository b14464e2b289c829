import AirshipCore
import SwiftUI

/// A capsule with a mark that is set or not.
/// [github urbanairship/ios-library, ContactSubscriptionGroupView.swift@bb045102]
struct SubscriptionChip: View {
  let title: String
  @Binding var isOn: Bool
  let theme: PreferenceCenterTheme.Chip?
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    let isOn = isOn, binding = $isOn
    let check = colorScheme.airshipResolveColor(light: theme?.checkColor, dark: theme?.checkColorDark) ?? .green
    let border = colorScheme.airshipResolveColor(light: theme?.borderColor, dark: theme?.borderColorDark) ?? .secondary
    Button(action: { binding.wrappedValue = !isOn }) {
      HStack(spacing: 0) {
        Image(systemName: isOn ? "checkmark.circle.fill" : "circle")
          .font(.system(size: 24))
          .foregroundColor(isOn ? check : border)
        Text(verbatim: title)
          .textAppearance(theme?.labelAppearance, base: PreferenceCenterDefaults.chipLabel, colorScheme: colorScheme)
          .padding(.horizontal, 8)
      }
      .padding(2)
      .background(Capsule().strokeBorder(border, lineWidth: 1))
      .frame(minHeight: 44)
    }
    .semantics { semantics in
      semantics.label = title
      semantics.value = isOn ? "1" : "0"
      semantics.traits = ["toggle"] + (isOn ? ["selected"] : [])
      semantics.control = .toggle(isOn: isOn) { binding.wrappedValue = $0 }
    }
  }
}
