import SwiftUI

struct Profile: Identifiable, Hashable, Decodable {
  let id: Int
  var name: String
  var role: String
  var initials: String
  var followers: Int
  var isVerified: Bool = false

  static let sample = Profile(
    id: 1, name: "Ada Byron", role: "Analyst", initials: "AB", followers: 12_400, isVerified: true)
}

struct ProfileCard: View {
  let profile: Profile
  var onFollow: (() -> Void)?

  @State private var isFollowing = false
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.dynamicTypeSize) var dynamicTypeSize

  private var cardBackground: Color {
    colorScheme == .dark ? Color(white: 0.12) : .white
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(spacing: 12) {
        avatar
        VStack(alignment: .leading, spacing: 2) {
          HStack(spacing: 4) {
            Text(profile.name)
              .font(.headline)
              .lineLimit(1)
            if profile.isVerified {
              Image(systemName: "checkmark.seal.fill")
                .foregroundColor(.blue)
                .imageScale(.small)
                .accessibilityLabel("Verified")
            }
          }
          Text(profile.role)
            .font(.subheadline)
            .foregroundStyle(.secondary)
        }
        Spacer(minLength: 0)
        followButton
      }
      Divider()
      statistics
    }
    .padding()
    .background(cardBackground)
    .cornerRadius(16)
    .overlay(
      RoundedRectangle(cornerRadius: 16)
        .stroke(Color.gray.opacity(0.2), lineWidth: 1)
    )
    .shadow(color: .black.opacity(0.1), radius: 4, x: 0, y: 2)
    .padding(.horizontal)
  }

  private var avatar: some View {
    ZStack {
      Circle()
        .fill(
          LinearGradient(
            gradient: Gradient(colors: [.purple, .blue]),
            startPoint: .topLeading,
            endPoint: .bottomTrailing
          )
        )
      Text(profile.initials)
        .font(.system(size: 18, weight: .bold, design: .rounded))
        .foregroundColor(.white)
    }
    .frame(width: 48, height: 48)
    .overlay(Circle().strokeBorder(.white.opacity(0.6), lineWidth: 2))
    .overlay(alignment: .bottomTrailing) {
      Circle().fill(.green).frame(width: 12, height: 12)
    }
  }

  private var followButton: some View {
    Button {
      withAnimation(.easeInOut(duration: 0.2)) {
        isFollowing.toggle()
      }
      onFollow?()
    } label: {
      Text(isFollowing ? "Following" : "Follow")
        .font(.footnote.weight(.semibold))
        .padding(.horizontal, 12)
        .padding(.vertical, 6)
        .background(isFollowing ? Color.secondary.opacity(0.2) : Color.accentColor)
        .foregroundColor(isFollowing ? .primary : .white)
        .clipShape(Capsule())
    }
    .buttonStyle(.plain)
    .animation(.default, value: isFollowing)
  }

  @ViewBuilder
  private var statistics: some View {
    if dynamicTypeSize >= .accessibility1 {
      VStack(alignment: .leading) { statisticItems }
    } else {
      HStack { statisticItems }
    }
  }

  @ViewBuilder private var statisticItems: some View {
    Text("\(profile.followers) followers")
    Text("**Bold** and _italic_")
    (Text("Since ") + Text("2019").bold().foregroundColor(.orange))
      .font(.caption)
  }
}

struct ProfileCard_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      ProfileCard(profile: .sample)
        .previewDisplayName("Light")
      ProfileCard(profile: .sample) { print("followed") }
        .preferredColorScheme(.dark)
        .previewLayout(.sizeThatFits)
    }
    .padding()
  }
}
