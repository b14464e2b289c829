// What `import MapKit` brings along on a device.
@_exported import CoreLocation
@_exported import Foundation
