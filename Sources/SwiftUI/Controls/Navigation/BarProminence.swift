import ViewTree

/// On what a bar's item lies. Before iOS 26 there is no glass.
enum BarItemGlass { case none, plain, prominent }

private enum BarItemGlassKey: EnvironmentKey { static let defaultValue = BarItemGlass.none }
extension EnvironmentValues {
  var barItemGlass: BarItemGlass {
    get { self[BarItemGlassKey.self] }
    set { self[BarItemGlassKey.self] = newValue }
  }
  /// The tint that somebody asked for, in a bar's item or around the bar.
  fileprivate var chosenTint: AnyShapeStyle? {
    guard let outside = outsideBar, tint == nil || tint?.base is BarTint else { return tint }
    return outside.tint
  }
}

/// What a bar tints its items with where nobody asked for a tint.
struct BarTint: ShapeStyle {
  let color: Color
  func _paint(in environment: EnvironmentValues, level: Int) -> ShapePaint {
    color._paint(in: environment, level: level)
  }
}

/// Of an item that lies on its tint. Marks the item's node, or that of a button in it.
struct BarItemProminence {
  /// `nil` is the app's accent.
  let tint: AnyShapeStyle?
}

extension ViewNode {
  /// Of the innermost that is marked: a button knows its tint better than what it is in.
  var barProminence: BarItemProminence? {
    for child in children {
      if let found = child.barProminence { return found }
    }
    return layoutValues[ObjectIdentifier(BarItemProminence.self)] as? BarItemProminence
  }

  /// Whether all that the node shows is one symbol.
  var isSymbolAlone: Bool { symbolCount == 1 }
  /// `nil` where there is anything else.
  private var symbolCount: Int? {
    switch kind {
    case .symbol: return 1
    case .layout, .effect:
      var count = 0
      for child in children {
        guard let inner = child.symbolCount else { return nil }
        count += inner
      }
      return count
    case .text, .shape, .image, .deferred: return nil
    }
  }
}

extension _BuildContext {
  /// The label of a prominent button that lies on a bar's glass: the glass itself takes the button's colour. `nil` elsewhere.
  @MainActor func prominentBarItem(_ configuration: ButtonStyleConfiguration) -> [ViewNode]? {
    guard environment.barItemGlass != .none else { return nil }
    let tint = configuration.role == .destructive ? AnyShapeStyle(Color.red) : environment.chosenTint
    let inner = with {
      $0.barItemGlass = .plain
      $0.font = $0.font ?? .body.weight(.semibold)
      $0.tint = AnyShapeStyle(BarTint(color: .white))
    }
    // What destroys is white as well, on red.
    let plain = ButtonStyleConfiguration(role: nil, label: configuration.label, isPressed: configuration.isPressed)
    return DefaultButtonStyle().lower(plain, in: inner).map { node in
      var node = node
      node.layoutValues[ObjectIdentifier(BarItemProminence.self)] = BarItemProminence(tint: tint)
      return node
    }
  }
  /// The label of a button with glass of its own that lies on a bar's glass already. `nil` elsewhere.
  @MainActor func glassBarItem(_ configuration: ButtonStyleConfiguration) -> [ViewNode]? {
    environment.barItemGlass == .none ? nil : DefaultButtonStyle().lower(configuration, in: self)
  }
}
