/// How a source is mixed with what lies beneath it. Formulas: W3C Compositing and Blending Level 1; `plusLighter`,
/// `plusDarker`, `destinationOver`, `destinationOut` and `sourceAtop` as Porter and Duff (1984) and Quartz name them.
public enum BlendMode: Hashable, Sendable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  case difference, exclusion, hue, saturation, color, luminosity
  case sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
}
