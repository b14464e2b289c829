import CoreLocation
import SwiftUI

/// A view at a place, in its ideal size, with a title below.
public nonisolated struct Annotation<Label: View, Content: View>: _PrimitiveMapContent {
  let look: AnnotationLook
  let coordinate: CLLocationCoordinate2D
  @MainActor public func _place(in context: _MapContentContext) { context.put(.annotation(look, coordinate)) }

  /// - Parameter anchor: which point of the content lies at the coordinate.
  public init(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    let label = label()
    look = AnnotationLook(
      content: content(), anchor: anchor, title: AnyView(label.labelStyle(.titleOnly)), name: label as? Text)
    self.coordinate = coordinate
  }
}

/// How a view on the map looks.
nonisolated struct AnnotationLook {
  var content: any View
  var anchor: UnitPoint
  var title: AnyView?
  var name: Text?
}

extension Annotation where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {
    self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
  ) {
    self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(title) }
  }
}

/// Where the device is: `CLLocationManager.stubbedLocation`, as far as the app may know it; nothing otherwise.
public nonisolated struct UserAnnotation<Content: View>: _PrimitiveMapContent {
  private let content: ((UserLocation) -> Content)?
  private let anchor: UnitPoint
  public init(anchor: UnitPoint = .center, @ViewBuilder content: @escaping (UserLocation) -> Content) {
    (self.anchor, self.content) = (anchor, content)
  }
  public init(anchor: UnitPoint = .center, @ViewBuilder content: @escaping () -> Content) {
    (self.anchor, self.content) = (anchor, { _ in content() })
  }
  @MainActor public func _place(in context: _MapContentContext) {
    guard let location = CLLocationManager.visibleLocation else { return }
    let look = content.map { content in
      AnnotationLook(
        content: content(UserLocation(location: location, heading: CLLocationManager.stubbedHeading)), anchor: anchor)
    }
    context.put(.user(look, location.coordinate))
  }
}
extension UserAnnotation where Content == _DefaultUserAnnotationContent {
  /// A blue dot in a white ring.
  public init() { (anchor, content) = (.center, nil) }
}
/// The content of the blue dot.
public struct _DefaultUserAnnotationContent: View {
  public var body: some View { EmptyView() }
}

/// Where the device is, and where it points to.
public struct UserLocation {
  public let location: CLLocation?
  public let heading: CLHeading?
  init(location: CLLocation?, heading: CLHeading?) { (self.location, self.heading) = (location, heading) }
}
