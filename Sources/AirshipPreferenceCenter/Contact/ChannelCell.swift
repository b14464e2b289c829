import AirshipCore
import Dispatch
import SwiftUI

/// An address with a button that removes it; one that is not confirmed yet says so.
/// [github urbanairship/ios-library, ChannelListViewCell.swift@04426a74]
struct ChannelCell: View {
  let channel: ContactChannel
  let item: PreferenceCenterConfig.ContactManagementItem
  let state: PreferenceCenterState
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.airshipPreferenceCenterTheme) private var theme

  @State private var mayResend = false

  var body: some View {
    let theme = theme.contactManagement
    let (channel, item, state) = (channel, item, state)
    HStack(alignment: .top) {
      VStack(alignment: .leading) {
        Label {
          Text(verbatim: channel.maskedAddress)
            .textAppearance(
              theme?.listTitleAppearance, base: PreferenceCenterDefaults.channelTitle, colorScheme: colorScheme
            )
            .lineLimit(1)
            .truncationMode(.middle)
        } icon: {
          Image(systemName: channel.channelType == .email ? "envelope" : "phone")
            .font(theme?.listTitleAppearance?.font ?? .headline)
        }
        if !channel.isOptedIn { pending }
      }
      Spacer()
      Button(action: { state.prompt = .remove(channel, item) }) {
        Image(systemName: "trash").foregroundColor(theme?.titleAppearance?.color ?? .primary)
      }
      .accessibilityLabel(item.removeChannel?.button.contentDescription ?? "trash")
    }
    .padding(PreferenceCenterDefaults.smallPadding)
  }

  /// The button to send again is offered once the config's time is up.
  private var pending: some View {
    let label = item.platform.pendingLabel
    return HStack(spacing: PreferenceCenterDefaults.smallPadding) {
      Text(verbatim: label.message)
        .textAppearance(
          theme.contactManagement?.listSubtitleAppearance, base: PreferenceCenterDefaults.channelSubtitle,
          colorScheme: colorScheme)
      if mayResend {
        Button(action: resend) {
          Text(verbatim: label.button.text)
            .textAppearance(
              theme.contactManagement?.listSubtitleAppearance, base: PreferenceCenterDefaults.resendButtonTitle,
              colorScheme: colorScheme)
        }
      }
      Spacer()
    }
    .onAppear(perform: wait)
  }

  private func wait() {
    mayResend = false
    let seconds = item.platform.pendingLabel.intervalInSeconds
    // A view must come to rest within a minute; nobody looks at a picture of what a longer wait ends with.
    guard seconds <= 60 else { return }
    let mayResend = $mayResend
    DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(max(0, seconds))) { mayResend.wrappedValue = true }
  }

  private func resend() {
    wait()
    state.perform(.resend(channel))
    state.prompt = .message(
      item.platform.pendingLabel.resendSuccessPrompt
        ?? .init(title: "Verification Sent", body: nil, button: .init(text: "OK")),
      then: nil)
  }
}
