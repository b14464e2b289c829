import CoreLocation

/// A place and what it is called, for MapKit.
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D
  /// The name, or else the street.
  open var title: String? { name ?? thoroughfare }
  open var subtitle: String? { locality }
  /// Two letters.
  open var countryCode: String? { isoCountryCode }

  public convenience init(coordinate: CLLocationCoordinate2D) {
    self.init(coordinate: coordinate, addressDictionary: nil)
  }
  /// - Parameter addressDictionary: of the keys of the Contacts framework's dictionaries, `Name`, `Street`, `City`, `State`,
  ///   `ZIP`, `Country`, `CountryCode`, `SubLocality` and `SubAdministrativeArea` are kept.
  public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
    self.coordinate = coordinate
    func text(_ key: String) -> String? { addressDictionary?[key] as? String }
    super.init(
      location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude), name: text("Name"),
      thoroughfare: text("Street"), locality: text("City"), subLocality: text("SubLocality"),
      administrativeArea: text("State"), subAdministrativeArea: text("SubAdministrativeArea"), postalCode: text("ZIP"),
      isoCountryCode: text("CountryCode"), country: text("Country"))
  }
  public override init(placemark: CLPlacemark) {
    coordinate = placemark.location?.coordinate ?? kCLLocationCoordinate2DInvalid
    super.init(placemark: placemark)
  }
}
