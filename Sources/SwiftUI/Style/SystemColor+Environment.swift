import ViewTree

extension EnvironmentValues {
  /// The palette of the release.
  var palette: SystemColor.Palette { platform >= .iOS26 ? .iOS26 : .iOS13 }
}

private enum ElevatedKey: EnvironmentKey { static let defaultValue = false }
extension EnvironmentValues {
  /// Whether the view lies on a sheet: backgrounds are one level lighter there in the dark. [UIKit,
  /// `UIUserInterfaceLevel.elevated`]
  var isElevated: Bool {
    get { self[ElevatedKey.self] }
    set { self[ElevatedKey.self] = newValue }
  }
}

extension SystemColor {
  /// Of an elevated dark background, the same grays as the next level of one that is not. [gist lithammer/e9e68c13]
  private var elevated: ResolvedColor? {
    switch self {
    case .background, .groupedBackground: ResolvedColor(28, 28, 30)
    case .secondaryBackground, .secondaryGroupedBackground: ResolvedColor(44, 44, 46)
    case .tertiaryBackground, .tertiaryGroupedBackground: ResolvedColor(58, 58, 60)
    default: nil
    }
  }
  func resolved(in environment: EnvironmentValues) -> ResolvedColor {
    if environment.isElevated, environment.colorScheme == .dark, let elevated { return elevated }
    return resolved(isDark: environment.colorScheme == .dark, palette: environment.palette)
  }
}
