import Foundation

public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
  case unspecified = -1, leftToRight, rightToLeft
}
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable { case unspecified = 0, compact, regular }
public enum UIAccessibilityContrast: Int, Hashable, Sendable { case unspecified = -1, normal, high }
public enum UILegibilityWeight: Int, Hashable, Sendable { case unspecified = -1, regular, bold }
public enum UIUserInterfaceLevel: Int, Hashable, Sendable { case unspecified = -1, base, elevated }

/// The traits that no colour depends on.
package struct TraitDetails: Hashable, Sendable {
  package var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  package var contentSize = UIContentSizeCategory.unspecified
  package var horizontal = UIUserInterfaceSizeClass.unspecified
  package var vertical = UIUserInterfaceSizeClass.unspecified
  package var idiom = UIUserInterfaceIdiom.unspecified
  package var contrast = UIAccessibilityContrast.unspecified
  package var weight = UILegibilityWeight.unspecified
  package var level = UIUserInterfaceLevel.unspecified
  package init() {}

  /// `self`, with what `other` specifies replaced.
  package func merging(_ other: TraitDetails) -> TraitDetails {
    var result = self
    if other.layoutDirection != .unspecified { result.layoutDirection = other.layoutDirection }
    if other.contentSize != .unspecified { result.contentSize = other.contentSize }
    if other.horizontal != .unspecified { result.horizontal = other.horizontal }
    if other.vertical != .unspecified { result.vertical = other.vertical }
    if other.idiom != .unspecified { result.idiom = other.idiom }
    if other.contrast != .unspecified { result.contrast = other.contrast }
    if other.weight != .unspecified { result.weight = other.weight }
    if other.level != .unspecified { result.level = other.level }
    return result
  }
}

extension UITraitCollection {
  public var layoutDirection: UITraitEnvironmentLayoutDirection { details.layoutDirection }
  public var preferredContentSizeCategory: UIContentSizeCategory { details.contentSize }
  public var horizontalSizeClass: UIUserInterfaceSizeClass { details.horizontal }
  public var verticalSizeClass: UIUserInterfaceSizeClass { details.vertical }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { details.idiom }
  public var accessibilityContrast: UIAccessibilityContrast { details.contrast }
  public var legibilityWeight: UILegibilityWeight { details.weight }
  public var userInterfaceLevel: UIUserInterfaceLevel { details.level }

  private convenience init(details change: (inout TraitDetails) -> Void) {
    var details = TraitDetails()
    change(&details)
    self.init(style: .unspecified, displayScale: 0, palette: .iOS26, details: details)
  }
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(details: { $0.layoutDirection = layoutDirection })
  }
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(details: { $0.contentSize = preferredContentSizeCategory })
  }
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(details: { $0.horizontal = horizontalSizeClass })
  }
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(details: { $0.vertical = verticalSizeClass })
  }
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(details: { $0.idiom = userInterfaceIdiom })
  }
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(details: { $0.contrast = accessibilityContrast })
  }
  public convenience init(legibilityWeight: UILegibilityWeight) { self.init(details: { $0.weight = legibilityWeight }) }
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(details: { $0.level = userInterfaceLevel })
  }

  /// What several specify; a later one counts before an earlier one.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    var style = UIUserInterfaceStyle.unspecified
    var scale: CGFloat = 0
    var details = TraitDetails()
    for collection in collections {
      if collection.userInterfaceStyle != .unspecified { style = collection.userInterfaceStyle }
      if collection.displayScale > 0 { scale = collection.displayScale }
      details = details.merging(collection.details)
    }
    self.init(style: style, displayScale: scale, palette: collections.last?.palette ?? .iOS26, details: details)
  }

  /// Sets traits one by one, as `UITraitCollection { $0.userInterfaceStyle = .dark }` does.
  public convenience init(mutations: (inout UIMutableTraits) -> Void) {
    var traits = UIMutableTraits()
    mutations(&traits)
    self.init(
      style: traits.userInterfaceStyle, displayScale: traits.displayScale, palette: .iOS26, details: traits.details)
  }
  public func modifyingTraits(_ mutations: (inout UIMutableTraits) -> Void) -> UITraitCollection {
    var traits = UIMutableTraits()
    (traits.userInterfaceStyle, traits.displayScale, traits.details) = (userInterfaceStyle, displayScale, details)
    mutations(&traits)
    return UITraitCollection(
      style: traits.userInterfaceStyle, displayScale: traits.displayScale, palette: palette, details: traits.details)
  }
}

/// Traits in the making.
public struct UIMutableTraits {
  public var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  public var displayScale: CGFloat = 0
  var details = TraitDetails()

  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { details.layoutDirection }
    set { details.layoutDirection = newValue }
  }
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { details.contentSize }
    set { details.contentSize = newValue }
  }
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { details.horizontal }
    set { details.horizontal = newValue }
  }
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { details.vertical }
    set { details.vertical = newValue }
  }
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { details.idiom }
    set { details.idiom = newValue }
  }
  public var accessibilityContrast: UIAccessibilityContrast {
    get { details.contrast }
    set { details.contrast = newValue }
  }
  public var legibilityWeight: UILegibilityWeight {
    get { details.weight }
    set { details.weight = newValue }
  }
}
