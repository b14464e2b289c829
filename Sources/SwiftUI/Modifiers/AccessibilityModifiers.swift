import ViewTree

/// Puts a node around the content that says what it means; dumps and failure messages show it.
private nonisolated struct SemanticsModifier: _PrimitiveModifier {
  let change: (inout Semantics) -> Void
  @MainActor func _lower(in context: _BuildContext, content: @escaping @MainActor (_BuildContext) -> [ViewNode])
    -> [ViewNode]
  {
    content(context).map { node in
      var node = node
      if node.semantics == nil {
        node = context.layout(ElementRule(name: "accessibility"), [node])
        node.semantics = Semantics()
      }
      change(&node.semantics!)
      return node
    }
  }
}

extension View {
  package nonisolated func semantics(_ change: @escaping (inout Semantics) -> Void) -> some View {
    modifier(SemanticsModifier(change: change))
  }
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    semantics { $0.label = String(label) }
  }
  public nonisolated func accessibilityLabel(_ key: LocalizedStringKey) -> some View { accessibilityLabel(Text(key)) }
  public nonisolated func accessibilityLabel(_ label: Text) -> some View { semantics { $0.label = label.plainString } }
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    semantics { $0.value = String(value) }
  }
  public nonisolated func accessibilityValue(_ key: LocalizedStringKey) -> some View { accessibilityValue(Text(key)) }
  public nonisolated func accessibilityValue(_ value: Text) -> some View { semantics { $0.value = value.plainString } }
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
    semantics { $0.identifier = identifier }
  }
  public nonisolated func accessibilityHidden(_ isHidden: Bool) -> some View { semantics { $0.isHidden = isHidden } }
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    semantics { semantics in
      for name in traits.names where !semantics.traits.contains(name) { semantics.traits.append(name) }
      if !semantics.details.removedTraits.isEmpty {
        semantics.details.removedTraits.removeAll { traits.names.contains($0) }
      }
    }
  }
  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    semantics { semantics in
      semantics.traits.removeAll { traits.names.contains($0) }
      // Of the elements inside, too.
      for name in traits.names where !semantics.details.removedTraits.contains(name) {
        semantics.details.removedTraits.append(name)
      }
    }
  }
  // Spoken on request: not in dumps.
  public nonisolated func accessibilityHint(_ hint: Text) -> some View {
    semantics { $0.details.hint = hint.plainString }
  }
  public nonisolated func accessibilityHint(_ key: LocalizedStringKey) -> some View { accessibilityHint(Text(key)) }
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibilityHint(Text(verbatim: String(hint)))
  }
}

/// What a screen reader says about a view besides its label.
public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let isButton = AccessibilityTraits(rawValue: 1)
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  public static let isLink = AccessibilityTraits(rawValue: 8)
  public static let isImage = AccessibilityTraits(rawValue: 16)
  public static let isStaticText = AccessibilityTraits(rawValue: 32)
  public static let isModal = AccessibilityTraits(rawValue: 64)
  public static let updatesFrequently = AccessibilityTraits(rawValue: 128)
  /// As dumps print them.
  fileprivate var names: [String] {
    let all = [
      "button", "header", "selected", "link", "image", "text", "modal", "updates", "key", "search", "sound", "summary",
      "media",
      "direct", "page turn", "toggle", "tab bar",
    ]
    return all.indices.filter { rawValue & (1 << $0) != 0 }.map { all[$0] }
  }
}

public struct AccessibilityChildBehavior: Hashable, Sendable {
  let grouping: AccessibilityDetails.Grouping
  public static let ignore = AccessibilityChildBehavior(grouping: .ignore)
  public static let contain = AccessibilityChildBehavior(grouping: .contain)
  public static let combine = AccessibilityChildBehavior(grouping: .combine)
}

extension Text {
  /// The characters without styles, under the locale and with the strings of the picture that is made now.
  var plainString: String { string(in: .ruling) }
  func string(in environment: EnvironmentValues) -> String {
    if case .verbatim(let string) = storage { return string }
    var resolver = TextResolver(environment: environment)
    resolver.append(self, TextResolver.Style(environment: environment))
    return resolver.runs.map(\.run.text).joined()
  }
}
