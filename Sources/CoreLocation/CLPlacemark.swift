/// A place with its address.
public class CLPlacemark: NSObject, @unchecked Sendable {
  public let location: CLLocation?
  public let region: CLRegion?
  public let timeZone: TimeZone?
  public let name: String?
  /// The street.
  public let thoroughfare: String?
  /// The number in the street.
  public let subThoroughfare: String?
  /// The city.
  public let locality: String?
  /// The quarter of the city.
  public let subLocality: String?
  /// The state or province.
  public let administrativeArea: String?
  public let subAdministrativeArea: String?
  public let postalCode: String?
  /// ISO 3166-1, two letters.
  public let isoCountryCode: String?
  public let country: String?
  public let inlandWater: String?
  public let ocean: String?
  public let areasOfInterest: [String]?

  public init(placemark: CLPlacemark) {
    location = placemark.location
    region = placemark.region
    timeZone = placemark.timeZone
    name = placemark.name
    thoroughfare = placemark.thoroughfare
    subThoroughfare = placemark.subThoroughfare
    locality = placemark.locality
    subLocality = placemark.subLocality
    administrativeArea = placemark.administrativeArea
    subAdministrativeArea = placemark.subAdministrativeArea
    postalCode = placemark.postalCode
    isoCountryCode = placemark.isoCountryCode
    country = placemark.country
    inlandWater = placemark.inlandWater
    ocean = placemark.ocean
    areasOfInterest = placemark.areasOfInterest
  }

  /// A place as a test wants the geocoder to answer. CoreLocation has no such initialiser; it is what
  /// `CLGeocoder.stubbedPlacemarks` needs.
  public init(
    location: CLLocation?, name: String? = nil, thoroughfare: String? = nil, subThoroughfare: String? = nil,
    locality: String? = nil, subLocality: String? = nil, administrativeArea: String? = nil,
    subAdministrativeArea: String? = nil, postalCode: String? = nil, isoCountryCode: String? = nil,
    country: String? = nil, inlandWater: String? = nil, ocean: String? = nil, areasOfInterest: [String]? = nil,
    region: CLRegion? = nil, timeZone: TimeZone? = nil
  ) {
    self.location = location
    self.region = region
    self.timeZone = timeZone
    self.name = name
    self.thoroughfare = thoroughfare
    self.subThoroughfare = subThoroughfare
    self.locality = locality
    self.subLocality = subLocality
    self.administrativeArea = administrativeArea
    self.subAdministrativeArea = subAdministrativeArea
    self.postalCode = postalCode
    self.isoCountryCode = isoCountryCode
    self.country = country
    self.inlandWater = inlandWater
    self.ocean = ocean
    self.areasOfInterest = areasOfInterest
  }
}
