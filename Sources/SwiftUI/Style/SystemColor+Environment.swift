import ViewTree

extension EnvironmentValues {
  /// The palette of the release.
  var palette: SystemColor.Palette { platform >= .iOS26 ? .iOS26 : .iOS13 }
}

extension SystemColor {
  func resolved(in environment: EnvironmentValues) -> ResolvedColor {
    resolved(isDark: environment.colorScheme == .dark, palette: environment.palette)
  }
}
