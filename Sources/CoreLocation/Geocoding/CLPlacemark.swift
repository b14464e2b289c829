import Foundation

/// A place and what it is called.
open class CLPlacemark: NSObject, @unchecked Sendable {
  public let location: CLLocation?
  public let region: CLRegion?
  /// What the test gave; none is looked up.
  public let timeZone: TimeZone?
  public let name: String?
  /// The street.
  public let thoroughfare: String?
  /// The number in the street.
  public let subThoroughfare: String?
  /// The town.
  public let locality: String?
  /// The part of the town.
  public let subLocality: String?
  /// The state or province.
  public let administrativeArea: String?
  /// The county.
  public let subAdministrativeArea: String?
  public let postalCode: String?
  /// Two letters, as ISO 3166-1 has them.
  public let isoCountryCode: String?
  public let country: String?
  public let inlandWater: String?
  public let ocean: String?
  public let areasOfInterest: [String]?

  public init(placemark: CLPlacemark) {
    location = placemark.location
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
    region = placemark.region
    timeZone = placemark.timeZone
    super.init()
  }

  /// Not on Apple platforms, where only the geocoder makes placemarks: a test says with it what
  /// `CLGeocoder.stubbedPlacemarks` answers.
  public init(
    location: CLLocation?,
    name: String? = nil,
    thoroughfare: String? = nil,
    subThoroughfare: String? = nil,
    locality: String? = nil,
    subLocality: String? = nil,
    administrativeArea: String? = nil,
    subAdministrativeArea: String? = nil,
    postalCode: String? = nil,
    isoCountryCode: String? = nil,
    country: String? = nil,
    inlandWater: String? = nil,
    ocean: String? = nil,
    areasOfInterest: [String]? = nil,
    region: CLRegion? = nil,
    timeZone: TimeZone? = nil
  ) {
    self.location = location
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
    self.region = region
    self.timeZone = timeZone
    super.init()
  }

  open override var description: String {
    [name, location?.description].compactMap { $0 }.joined(separator: " @ ")
  }
}
