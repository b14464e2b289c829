// A file written for iOS gets `Date`, `Locale`, `NSObject` and the rest of Foundation with CoreLocation.
@_exported import Foundation
