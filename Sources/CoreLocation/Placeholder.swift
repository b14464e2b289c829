// CoreLocation
