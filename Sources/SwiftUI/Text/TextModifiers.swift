extension View {
  public nonisolated func font(_ font: Font?) -> some View { environment(\.font, font) }
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
    changingEnvironment { $0.textTraits.weight = weight }
  }
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View {
    changingEnvironment { $0.textTraits.design = design }
  }
  public nonisolated func bold(_ isActive: Bool = true) -> some View {
    changingEnvironment { $0.textTraits.weight = isActive ? .emphasized : nil }
  }
  public nonisolated func italic(_ isActive: Bool = true) -> some View {
    changingEnvironment { $0.textTraits.isItalic = isActive }
  }
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View {
    changingEnvironment { $0.textTraits.design = isActive ? .monospaced : nil }
  }
  public nonisolated func monospacedDigit() -> some View {
    changingEnvironment { $0.textTraits.hasMonospacedDigits = true }
  }
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    changingEnvironment { $0.textTraits.underline = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil }
  }
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    changingEnvironment {
      $0.textTraits.strikethrough = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
    }
  }
  public nonisolated func kerning(_ kerning: CGFloat) -> some View {
    changingEnvironment { $0.textTraits.kerning = kerning }
  }
  public nonisolated func tracking(_ tracking: CGFloat) -> some View {
    changingEnvironment { $0.textTraits.tracking = tracking }
  }
  public nonisolated func baselineOffset(_ offset: CGFloat) -> some View {
    changingEnvironment { $0.textTraits.baselineOffset = offset }
  }
  public nonisolated func fontWidth(_ width: Font.Width?) -> some View {
    changingEnvironment { $0.textTraits.width = width }
  }
  public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    changingEnvironment { if isEnabled { $0.textTraits.scale = scale } }
  }
  public nonisolated func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    changingEnvironment { $0.lineLimits = LineLimit(minimum: limit.lowerBound, maximum: limit.upperBound) }
  }
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    changingEnvironment { $0.lineLimits = LineLimit(minimum: limit.lowerBound, maximum: nil) }
  }
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    changingEnvironment { $0.lineLimits = LineLimit(minimum: 0, maximum: limit.upperBound) }
  }
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    changingEnvironment { $0.lineLimits = LineLimit(minimum: reservesSpace ? limit : 0, maximum: limit) }
  }
  public nonisolated func lineSpacing(_ spacing: CGFloat) -> some View { environment(\.lineSpacing, spacing) }
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
    changingEnvironment { ($0.textCase, $0.isTextCaseSet) = (textCase, true) }
  }
}
