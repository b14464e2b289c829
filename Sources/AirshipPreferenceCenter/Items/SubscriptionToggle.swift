import SwiftUI

/// What both kinds of subscription look like: a title, a line below it, and a switch.
/// [github urbanairship/ios-library, ChannelSubscriptionView.swift, ContactSubscriptionView.swift@8ebf1381]
struct SubscriptionToggle: View {
  let display: PreferenceCenterConfig.CommonDisplay?
  let isSubscribed: Binding<Bool>
  let titleAppearance: PreferenceCenterTheme.TextAppearance?
  let subtitleAppearance: PreferenceCenterTheme.TextAppearance?
  let tint: Color?
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    let toggle = Toggle(isOn: isSubscribed) {
      VStack(alignment: .leading) {
        if let title = display?.title {
          Text(verbatim: title)
            .textAppearance(titleAppearance, base: PreferenceCenterDefaults.title, colorScheme: colorScheme)
        }
        if let subtitle = display?.subtitle {
          Text(verbatim: subtitle)
            .textAppearance(subtitleAppearance, base: PreferenceCenterDefaults.subtitle, colorScheme: colorScheme)
        }
      }
    }
    Group {
      if let tint { toggle.toggleStyle(SwitchToggleStyle(tint: tint)) } else { toggle }
    }
    .padding(.trailing, 2)
  }
}
