extension View {
  // The letters at the edge that a finger jumps along are on no picture.
  public nonisolated func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }
  public nonisolated func sectionIndexLabel(_ label: Text?) -> some View { self }
  public nonisolated func sectionIndexLabel(_ titleKey: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload
  public nonisolated func sectionIndexLabel<S: StringProtocol>(_ title: S) -> some View { self }
}
