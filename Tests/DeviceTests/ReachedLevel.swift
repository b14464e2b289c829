/// What each picture has in common with the device's, at least: a fall is a fault. After a rule was put right, raise it
/// to what `scripts/device-report` prints.
struct ReachedLevel {
  let id: String
  let hasSameSize: Bool
  /// Percent of the edges within 1 pixel, rounded down.
  let edges: Int
  /// Percent of the lines of text with the same characters, rounded down.
  let lines: Int

  init(_ id: String, _ hasSameSize: Bool, edges: Int, lines: Int) {
    (self.id, self.hasSameSize, self.edges, self.lines) = (id, hasSameSize, edges, lines)
  }

  static let all = [
    ReachedLevel("bc-spacing-grids", true, edges: 100, lines: 100),
    ReachedLevel("bc-spacing-radii", true, edges: 99, lines: 100),
    ReachedLevel("bc-typography", true, edges: 99, lines: 100),
    ReachedLevel("bc-attributed-text", true, edges: 100, lines: 100),
    ReachedLevel("bc-tags", true, edges: 100, lines: 100),
    ReachedLevel("bc-divider", true, edges: 100, lines: 100),
    ReachedLevel("bc-section-header", true, edges: 100, lines: 100),
    ReachedLevel("bc-primary-button", true, edges: 100, lines: 100),
    ReachedLevel("bc-primary-button-dark", true, edges: 100, lines: 100),
    ReachedLevel("bc-small-minimal-button", true, edges: 100, lines: 100),
    ReachedLevel("bc-filter", true, edges: 100, lines: 100),
    ReachedLevel("bc-segmented", true, edges: 100, lines: 100),
    ReachedLevel("bc-pagecontrol", true, edges: 100, lines: 100),
    ReachedLevel("bc-checkbox", true, edges: 100, lines: 100),
    ReachedLevel("bc-switch", true, edges: 100, lines: 100),
    ReachedLevel("bc-linegraph", true, edges: 94, lines: 100),
    ReachedLevel("bc-balance-row", true, edges: 96, lines: 100),
    ReachedLevel("bc-callout-card", true, edges: 100, lines: 100),
    ReachedLevel("bc-alert-toast", true, edges: 100, lines: 100),
    ReachedLevel("flow-colorboxes", true, edges: 94, lines: 100),
    ReachedLevel("flow-tagcloud", true, edges: 76, lines: 100),
    ReachedLevel("flow-valign-bottom", true, edges: 86, lines: 100),
    ReachedLevel("flow-first-baseline", true, edges: 89, lines: 100),
    ReachedLevel("flow-flexible", true, edges: 100, lines: 100),
    ReachedLevel("flow-maxwidth-header", true, edges: 100, lines: 100),
    ReachedLevel("flow-linebreak-bare", true, edges: 100, lines: 100),
    ReachedLevel("flow-rtl", true, edges: 93, lines: 100),
    ReachedLevel("pf-size-that-fits", false, edges: 100, lines: 100),
    ReachedLevel("pf-device", true, edges: 100, lines: 100),
    ReachedLevel("fs-innergrid-full", true, edges: 100, lines: 100),
    ReachedLevel("fs-innergrid-limited", true, edges: 100, lines: 100),
    ReachedLevel("fs-offroute-long", true, edges: 81, lines: 100),
    ReachedLevel("fs-text-button", true, edges: 100, lines: 100),
    ReachedLevel("fs-zoom-button", true, edges: 100, lines: 100),
    ReachedLevel("fs-speedlimit-vienna", true, edges: 92, lines: 100),
    ReachedLevel("fs-trip-progress", true, edges: 73, lines: 100),
    ReachedLevel("prefire-redacted", true, edges: 87, lines: 100),
    ReachedLevel("prefire-circleimage", true, edges: 100, lines: 100),
    ReachedLevel("prefire-auth", true, edges: 100, lines: 100),
    ReachedLevel("prefire-prefireview", true, edges: 67, lines: 100),
    ReachedLevel("macro-padding-default", true, edges: 100, lines: 100),
    ReachedLevel("macro-padding-horizontal", true, edges: 100, lines: 100),
    ReachedLevel("macro-size-320x480", true, edges: 100, lines: 100),
    ReachedLevel("macro-device-wrap", true, edges: 66, lines: 100),
    ReachedLevel("hymn-songinfo-long", true, edges: 63, lines: 93),
    ReachedLevel("hymn-toast-center", true, edges: 80, lines: 100),
    ReachedLevel("hymn-scripture-xxxl", true, edges: 77, lines: 100),
    ReachedLevel("md-flow", true, edges: 100, lines: 100),
    ReachedLevel("md-flow-rtl", true, edges: 100, lines: 100),
    ReachedLevel("md-paragraphs", true, edges: 92, lines: 100),
    ReachedLevel("wrap-emoji", true, edges: 90, lines: 100),
    ReachedLevel("w3m-toast", true, edges: 71, lines: 100),
    ReachedLevel("tx-heading", true, edges: 77, lines: 100),
    ReachedLevel("as-list-17", true, edges: 83, lines: 100),
  ]
}
