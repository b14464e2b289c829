import SwiftUI

enum SettingsSection: String, CaseIterable, Identifiable {
  case account, privacy, about
  var id: String { rawValue }
  var title: LocalizedStringKey {
    switch self {
    case .account: return "Account"
    case .privacy: return "Privacy & Security"
    case .about: return "About"
    }
  }
  var icon: String {
    switch self {
    case .account: return "person.crop.circle"
    case .privacy: return "lock.fill"
    case .about: return "info.circle"
    }
  }
  var color: Color {
    switch self {
    case .account: return .blue
    case .privacy: return .green
    case .about: return Color(UIColorLike.gray)
    }
  }
}

enum UIColorLike {
  static let gray = Color.Resolved(red: 0.5, green: 0.5, blue: 0.5)
}

struct SettingsRow<Accessory: View>: View {
  let section: SettingsSection
  let accessory: () -> Accessory
  var action: @MainActor () -> Void = {}

  init(
    _ section: SettingsSection, action: @escaping @MainActor () -> Void = {},
    @ViewBuilder accessory: @escaping () -> Accessory
  ) {
    self.section = section
    self.action = action
    self.accessory = accessory
  }

  var body: some View {
    Button(action: action) {
      HStack(spacing: 12) {
        Image(systemName: section.icon)
          .font(.system(size: 14, weight: .semibold))
          .foregroundStyle(.white)
          .frame(width: 28, height: 28)
          .background(section.color, in: RoundedRectangle(cornerRadius: 6))
        Text(section.title)
          .foregroundStyle(.primary)
        Spacer()
        accessory()
      }
      .padding(.vertical, 8)
      .padding(.horizontal, 16)
      .background(Color.white)
    }
    .buttonStyle(PlainButtonStyle())
  }
}

struct SettingsList: View {
  @State private var selection: SettingsSection? = nil
  @State private var counts: [SettingsSection: Int] = [:]
  var title: String? = "Settings"

  var body: some View {
    ScrollView(.vertical, showsIndicators: false) {
      VStack(alignment: .leading, spacing: 0) {
        if let title {
          Text(title).font(.largeTitle).fontWeight(.heavy).padding()
        }
        ForEach(SettingsSection.allCases) { section in
          SettingsRow(section, action: { select(section) }) {
            badge(for: section)
          }
          .background(selection == section ? Color.accentColor.opacity(0.1) : nil)
          Divider()
        }
        ForEach(1...3, id: \.self) { number in
          Text("Row \(number)").tag(number)
        }
        footer
      }
    }
    .background(Color(red: 242 / 255, green: 242 / 255, blue: 247 / 255))
  }

  @ViewBuilder
  private func badge(for section: SettingsSection) -> some View {
    switch (section, counts[section]) {
    case (.about, _):
      EmptyView()
    case (_, let count?) where count > 0:
      Text("\(count)")
        .font(.caption)
        .padding(.horizontal, 6)
        .background(Capsule().fill(Color.red))
        .foregroundColor(.white)
    default:
      Image(systemName: "chevron.right").foregroundColor(Color.gray.opacity(0.5))
    }
  }

  private var footer: some View {
    Text(
      """
      Version 1.0
      All rights reserved.
      """
    )
    .font(.footnote)
    .foregroundColor(.secondary)
    .lineSpacing(4)
    .truncationMode(.middle)
    .frame(maxWidth: .infinity)
    .padding(.top, 24)
  }

  private func select(_ section: SettingsSection) {
    selection = section
    counts[section, default: 0] += 1
  }
}

struct SettingsList_Previews: PreviewProvider {
  static var previews: some View {
    SettingsList()
      .environment(\.sizeCategory, .extraExtraLarge)
      .environment(\.layoutDirection, .rightToLeft)
      .environment(\.locale, Locale(identifier: "de"))
  }
}
