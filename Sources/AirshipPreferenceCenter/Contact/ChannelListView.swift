import AirshipCore
import SwiftUI

/// The addresses of one kind, or a word that there is none, and a button to add one.
/// [github urbanairship/ios-library, ChannelListView.swift@bbc650e1]
struct ChannelListView: View {
  let item: PreferenceCenterConfig.ContactManagementItem
  @ObservedObject var state: PreferenceCenterState
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.airshipPreferenceCenterTheme) private var theme

  var body: some View {
    let channels = state.channelsList.filter { $0.channelType == item.platform.channelType }
    VStack(alignment: .leading) {
      head
      VStack(alignment: .leading) {
        if channels.isEmpty {
          if let message = item.emptyMessage { EmptyChannelList(message: message) }
        } else {
          ForEach(channels, id: \.self) { ChannelCell(channel: $0, item: item, state: state) }
        }
        if let button = item.addChannel?.button { addButton(button) }
      }
    }
  }

  private var head: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(verbatim: item.display.title)
          .textAppearance(
            theme.contactManagement?.titleAppearance, base: PreferenceCenterDefaults.sectionTitle,
            colorScheme: colorScheme
          )
          .accessibilityAddTraits(.isHeader)
        if let subtitle = item.display.subtitle {
          Text(verbatim: subtitle)
            .textAppearance(
              theme.contactManagement?.subtitleAppearance, base: PreferenceCenterDefaults.sectionSubtitle,
              colorScheme: colorScheme)
        }
      }
      Spacer()
    }
  }

  private func addButton(_ button: PreferenceCenterConfig.ContactManagementItem.LabeledButton) -> some View {
    let (item, state) = (item, state)
    return HStack {
      Button(action: { state.prompt = .add(item) }) {
        Text(verbatim: button.text)
          .textAppearance(theme.contactManagement?.buttonLabelAppearance, colorScheme: colorScheme)
      }
      Spacer()
    }
  }
}

/// [github urbanairship/ios-library, EmptySectionLabel.swift@7468ed91]
private struct EmptyChannelList: View {
  let message: String
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.airshipPreferenceCenterTheme) private var theme

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: "info.circle")
        .font(.system(size: 16))
        .foregroundColor(.primary.opacity(0.5))
      Text(verbatim: message)
        .textAppearance(
          theme.channelSubscription?.emptyTextAppearance, base: PreferenceCenterDefaults.emptyText,
          colorScheme: colorScheme)
      Spacer()
    }
    .padding(PreferenceCenterDefaults.smallPadding)
  }
}
