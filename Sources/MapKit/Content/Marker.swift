import CoreLocation
import SwiftUI

/// A balloon whose tip is at a place, with a glyph in it and a title below.
public nonisolated struct Marker<Label: View>: _PrimitiveMapContent {
  let look: MarkerLook
  let coordinate: CLLocationCoordinate2D
  init(_ look: MarkerLook, _ coordinate: CLLocationCoordinate2D) {
    (self.look, self.coordinate) = (look, coordinate)
  }
  @MainActor public func _place(in context: _MapContentContext) { context.put(.marker(look, coordinate)) }

  /// The title and, of a `Label`, the icon are those of the view; a view of another kind is the title.
  public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
    let label = label()
    var look = MarkerLook(title: AnyView(label.labelStyle(.titleOnly)))
    look.name = label as? Text
    if label is any HasIcon { look.glyph = .view(AnyView(label.labelStyle(.iconOnly))) }
    self.init(look, coordinate)
  }
}

/// How a marker looks.
nonisolated struct MarkerLook {
  enum Glyph {
    case pin
    case view(AnyView)
    case monogram(Text)
  }
  var title: AnyView
  /// The title for those who look for it by name.
  var name: Text?
  var glyph = Glyph.pin

  init(title: AnyView) { self.title = title }
  init(_ name: Text, glyph: Glyph = .pin) {
    (title, self.name, self.glyph) = (AnyView(name), name, glyph)
  }
}

/// `Label`, whatever its title and icon are.
private protocol HasIcon {}
extension SwiftUI.Label: HasIcon {}

extension Marker where Label == Text {
  public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
    self.init(MarkerLook(Text(titleKey)), coordinate)
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {
    self.init(MarkerLook(Text(title)), coordinate)
  }
  /// - Parameter monogram: up to three letters in the balloon.
  public init(_ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D) {
    self.init(MarkerLook(Text(titleKey), glyph: .monogram(monogram)), coordinate)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, monogram: Text, coordinate: CLLocationCoordinate2D) {
    self.init(MarkerLook(Text(title), glyph: .monogram(monogram)), coordinate)
  }
  /// The item's name at its place. A device chooses a glyph for the kind of place; here it is the pin.
  public init(item: MKMapItem) {
    self.init(MarkerLook(Text(item.name ?? "")), item.placemark.coordinate)
  }
}

extension Marker where Label == SwiftUI.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D) {
    self.init(MarkerLook(Text(titleKey), glyph: .view(AnyView(Image(systemName: systemImage)))), coordinate)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, coordinate: CLLocationCoordinate2D) {
    self.init(MarkerLook(Text(title), glyph: .view(AnyView(Image(systemName: systemImage)))), coordinate)
  }
  /// - Parameter image: of the main bundle, used as a template.
  public init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {
    self.init(MarkerLook(Text(titleKey), glyph: .view(Self.picture(image))), coordinate)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: String, coordinate: CLLocationCoordinate2D) {
    self.init(MarkerLook(Text(title), glyph: .view(Self.picture(image))), coordinate)
  }
  private static func picture(_ name: String) -> AnyView {
    AnyView(Image(name).resizable().renderingMode(.template).scaledToFit().frame(width: 16, height: 16))
  }
}
