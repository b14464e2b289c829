import UIKit
import ViewTree

extension Color {
  public init(uiColor: UIColor) {
    if case .foreign(let foreign) = uiColor.storage, let color = foreign.value as? Color {
      self = color
    } else {
      self.init(.uiColor(uiColor))
    }
  }
  public init(_ color: UIColor) { self.init(uiColor: color) }
  public init(cgColor: CGColor) { self.init(.fixed(cgColor.color)) }
  public init(_ color: CGColor) { self.init(cgColor: color) }

  /// The colour where it is fixed: one that depends on the environment has none.
  public var cgColor: CGColor? { if case .fixed(let color) = storage { CGColor(color) } else { nil } }
}

extension UIColor {
  public convenience init(_ color: Color) {
    switch color.storage {
    case .fixed(let fixed): self.init(.fixed(fixed))
    case .uiColor(let other): self.init(other.storage)
    default:
      self.init(
        .foreign(
          ForeignColor(color) { traits in
            var environment = EnvironmentValues()
            environment.colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
            return color.resolved(in: environment)
          }))
    }
  }

  /// What the colour is in a view.
  func resolved(in environment: EnvironmentValues) -> ResolvedColor { Self.resolve(storage, environment) }

  private static func resolve(_ storage: Storage, _ environment: EnvironmentValues) -> ResolvedColor {
    switch storage {
    case .named(let name, let bundle): return environment.assets.color(name, bundle: bundle, environment: environment)
    case .tint: return Color.accentColor.resolved(in: environment)
    case .foreign(let foreign):
      if let color = foreign.value as? Color { return color.resolved(in: environment) }
    case .opacity(let base, let alpha):
      var color = resolve(base, environment)
      color.alpha = alpha
      return color
    default: break
    }
    let traits = environment.traitCollection
    if let color = UIColor(storage).resolvedColor(in: traits) { return color }
    // What a provider answers may be of an asset catalogue, too.
    if case .dynamic(let provider) = storage {
      let answer = provider.answer(traits)
      if case .dynamic = answer.storage { return .clear }
      return resolve(answer.storage, environment)
    }
    return .clear
  }
}

extension EnvironmentValues {
  var traitCollection: UITraitCollection {
    UITraitCollection(style: colorScheme == .dark ? .dark : .light, displayScale: displayScale, palette: palette)
  }
}
