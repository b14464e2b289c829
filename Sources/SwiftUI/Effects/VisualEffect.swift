import ViewTree

/// Changes to how a view is drawn, made of its geometry.
public protocol VisualEffect: Sendable, Animatable {
  /// The innermost first.
  func _effects() -> [DrawingEffectList]
}

/// Public only because `VisualEffect` hands it on.
public struct DrawingEffectList: @unchecked Sendable {
  let effects: [DrawingEffect]
}

/// No change, to begin with.
public struct EmptyVisualEffect: VisualEffect {
  public init() {}
  public func _effects() -> [DrawingEffectList] { [] }
}

struct AppendedVisualEffect<Base: VisualEffect>: VisualEffect {
  let base: Base
  let list: DrawingEffectList
  func _effects() -> [DrawingEffectList] { base._effects() + [list] }
}

extension VisualEffect {
  private func adding(_ effects: DrawingEffect...) -> some VisualEffect {
    AppendedVisualEffect(base: self, list: DrawingEffectList(effects: effects))
  }
  public func opacity(_ opacity: Double) -> some VisualEffect { adding(.opacity(opacity)) }
  public func offset(_ offset: CGSize) -> some VisualEffect { self.offset(x: offset.width, y: offset.height) }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    adding(
      .transform(
        name: "offset(\(number(x)), \(number(y)))", CGAffineTransform(translationX: x, y: y), anchor: .topLeading))
  }
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.transform(name: "scale(\(number(x)), \(number(y)))", CGAffineTransform(scaleX: x, y: y), anchor: anchor))
  }
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(
      .transform(
        name: "rotation(\(number(angle.degrees))°)", CGAffineTransform(rotationAngle: angle.radians), anchor: anchor))
  }
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect {
    adding(.rotation3D(angle, axis, anchor, anchorZ, perspective))
  }
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    adding(.transform(name: "transform", transform, anchor: .topLeading))
  }
  public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
    adding(.projection(name: "projection", { _ in transform }))
  }
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding(.blur(radius: max(0, radius), isOpaque: opaque))
  }
  public func brightness(_ amount: Double) -> some VisualEffect {
    adding(.colorMatrix(name: "brightness(\(number(amount)))", EffectMatrix.diagonal(1, offset: amount)))
  }
  public func contrast(_ amount: Double) -> some VisualEffect {
    adding(.colorMatrix(name: "contrast(\(number(amount)))", EffectMatrix.diagonal(amount, offset: (1 - amount) / 2)))
  }
  public func saturation(_ amount: Double) -> some VisualEffect {
    adding(.colorMatrix(name: "saturation(\(number(amount)))", EffectMatrix.saturation(amount)))
  }
  public func grayscale(_ amount: Double) -> some VisualEffect {
    adding(.colorMatrix(name: "grayscale(\(number(amount)))", EffectMatrix.saturation(1 - amount)))
  }
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    adding(.colorMatrix(name: "hueRotation(\(number(angle.degrees))°)", EffectMatrix.hueRotation(angle.radians)))
  }
}

extension View {
  /// Effects that depend on where the view is and how large, which layout has decided before.
  public nonisolated func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(VisualEffectModifier { effect(EmptyVisualEffect(), $0)._effects().flatMap(\.effects) })
  }
}

private nonisolated struct VisualEffectModifier: _PrimitiveModifier {
  let effects: @Sendable (GeometryProxy) -> [DrawingEffect]
  @MainActor func _lower(in context: _BuildContext, content: @escaping @MainActor (_BuildContext) -> [ViewNode])
    -> [ViewNode]
  {
    let (graph, place, effects) = (context.graph, context.node, effects)
    return content(context).map { node in
      context.effect(
        .geometric(name: "visualEffect") { geometry in
          // Layout runs where the view is evaluated, on the main actor.
          MainActor.assumeIsolated {
            graph.noteLate(place)
            return graph.reading(place, isBody: false) {
              DrawingEffectList(effects: context.reading { effects(GeometryProxy(geometry, graph)) })
            }
          }.effects
        }, [node])
    }
  }
}
