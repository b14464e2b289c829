extension Text {
  /// The text without its styles, for modules that name what they draw.
  package nonisolated var content: String { plainString }
}
