extension View {
  // Lists put icons into a column of their own width here.
  public nonisolated func labelReservedIconWidth(_ value: CGFloat) -> some View { self }
}
