import ViewTree

extension View {
  /// As long as the nearest container: the screen, a navigation or tab page, or a scroll view, without safe area and margins.
  public nonisolated func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }
  /// As long as `length` makes of the nearest container's length, in points.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (_ length: CGFloat, _ axis: Axis) -> CGFloat
  ) -> some View {
    modifier(RuleModifier(ContainerRelativeFrameRule(axes: axes, alignment: alignment, length: length)))
  }
  /// As long as `span` of `count` equal parts of the nearest container, `spacing` points apart.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let parts = CGFloat(max(1, count))
      let part = (length - spacing * (parts - 1)) / parts
      return part * CGFloat(span) + spacing * CGFloat(max(0, Double(span) - 1))
    }
  }
}
