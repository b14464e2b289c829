import ViewTree

public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let name: String
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  public static let never = ScrollIndicatorVisibility(name: "never")
}
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  public static let always = ScrollBounceBehavior(name: "always")
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let name: String
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}
public struct ScrollInputKind: Hashable, Sendable {
  private let name: String
  public static let handGestureShortcut = ScrollInputKind(name: "handGestureShortcut")
}
public struct ScrollInputBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = ScrollInputBehavior(name: "automatic")
  public static let enabled = ScrollInputBehavior(name: "enabled")
  public static let disabled = ScrollInputBehavior(name: "disabled")
}

/// When an anchor of `defaultScrollAnchor` counts.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let name: String
  /// Until somebody scrolls.
  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  /// When content or view change their sizes.
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
  /// Where the content is smaller than the view.
  public static let alignment = ScrollAnchorRole(name: "alignment")
}

/// What content margins are kept from.
public struct ContentMarginPlacement: Hashable, Sendable {
  private let name: String
  public static let automatic = ContentMarginPlacement(name: "automatic")
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

extension View {
  /// Keeps a finger from moving the scroll views in the content.
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
    changingEnvironment { if disabled { $0.isScrollEnabled = false } }
  }
  /// Lets what a scroll view has outside of itself be seen.
  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    changingEnvironment { $0.scrollSettings.isClipDisabled = disabled }
  }
  /// Where a scroll view is until somebody scrolls, when sizes change, and where its content is smaller than itself.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    changingEnvironment {
      $0.scrollSettings.initialAnchor = anchor
      $0.scrollSettings.sizeChangesAnchor = anchor
      $0.scrollSettings.alignmentAnchor = anchor
    }
  }
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    changingEnvironment {
      switch role {
      case .initialOffset: $0.scrollSettings.initialAnchor = anchor
      case .sizeChanges: $0.scrollSettings.sizeChangesAnchor = anchor
      default: $0.scrollSettings.alignmentAnchor = anchor
      }
    }
  }

  /// Keeps the content of scroll views from their edges, in points; it still scrolls out to them.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    changingEnvironment {
      // Indicators are never drawn.
      if placement != .scrollIndicators { $0.scrollSettings.margins.append(.init(edges: edges, insets: insets)) }
    }
  }
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, EdgeInsets(length ?? 0), for: placement)
  }
  public nonisolated func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }

  // Indicators are never drawn: on a device at rest they have faded.
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }
  public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
  public nonisolated func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }
  // Content stops at its ends under a finger, and no keyboard is on a picture.
  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { self }
  public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
  // Bars have no edge effects on a picture.
  public nonisolated func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
    self
  }
  public nonisolated func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
    self
  }
  public nonisolated func scrollEdgeEffectDisabled(_ disabled: Bool = true, for edges: Edge.Set = .all) -> some View {
    self
  }
  public nonisolated func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind) -> some View
  { self }
}
