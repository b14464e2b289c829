// MapKit
