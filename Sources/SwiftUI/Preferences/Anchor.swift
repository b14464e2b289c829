import ViewTree

/// A place in a view, to be read in the space of another one through a `GeometryProxy`. Transform effects do not count.
public struct Anchor<Value>: @unchecked Sendable {
  /// In points from the picture's top-left corner.
  fileprivate let global: Value
  /// The value moved by a vector.
  fileprivate let moved: (Value, CGVector) -> Value

  /// What of a view an anchor holds. Unit points and rectangles count from the view's top-left corner, right to left too.
  public struct Source: @unchecked Sendable {
    let resolve: (PlacedGeometry) -> Anchor<Value>
  }

  /// The value in a space whose origin is at `origin`, in points from the picture's top-left corner.
  func value(from origin: CGPoint) -> Value { moved(global, CGVector(dx: -origin.x, dy: -origin.y)) }
}

extension Anchor: Equatable where Value: Equatable {
  public static func == (a: Anchor, b: Anchor) -> Bool { a.global == b.global }
}
extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(global) }
}

extension Anchor.Source where Value == CGRect {
  /// A rectangle in points of the view.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { geometry in
      Anchor(global: rect.offsetBy(dx: geometry.frame.minX, dy: geometry.frame.minY)) {
        $0.offsetBy(dx: $1.dx, dy: $1.dy)
      }
    }
  }
  public static var bounds: Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { geometry in
      rect(CGRect(origin: .zero, size: geometry.frame.size)).resolve(geometry)
    }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in points of the view.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { geometry in
      Anchor(global: CGPoint(x: point.x + geometry.frame.minX, y: point.y + geometry.frame.minY)) {
        CGPoint(x: $0.x + $1.dx, y: $0.y + $1.dy)
      }
    }
  }
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { geometry in
      let place = CGPoint(x: point.x * geometry.frame.width, y: point.y * geometry.frame.height)
      return Self.point(place).resolve(geometry)
    }
  }
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    self.init { geometry in
      let anchors = array.map { $0.resolve(geometry) }
      return Anchor(global: anchors.map(\.global)) { values, vector in
        zip(anchors, values).map { $0.moved($1, vector) }
      }
    }
  }
  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
    self.init { geometry in
      let anchor = anchor?.resolve(geometry)
      return Anchor(global: anchor?.global) { value, vector in
        guard let anchor, let value else { return nil }
        return anchor.moved(value, vector)
      }
    }
  }
}

extension View {
  /// Sets the value to what `transform` makes of a place in this view.
  public nonisolated func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(
      AttachmentModifier(.report { geometry, preferences in preferences[K.self] = transform(value.resolve(geometry)) }))
  }
  /// Changes the value that the views inside set, or the default one, knowing a place in this view.
  public nonisolated func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(
      AttachmentModifier(
        .report { geometry, preferences in
          var current = preferences[K.self] ?? K.defaultValue
          transform(&current, value.resolve(geometry))
          preferences[K.self] = current
        }))
  }
}
