public let kCLErrorDomain = "kCLErrorDomain"

/// An error of CoreLocation. The codes have Apple's numbers (CoreLocation/CLError.h).
public struct CLError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case locationUnknown = 0
    case denied = 1
    case network = 2
    case headingFailure = 3
    case regionMonitoringDenied = 4
    case regionMonitoringFailure = 5
    case regionMonitoringSetupDelayed = 6
    case regionMonitoringResponseDelayed = 7
    case geocodeFoundNoResult = 8
    case geocodeFoundPartialResult = 9
    case geocodeCanceled = 10
    case deferredFailed = 11
    case deferredNotUpdatingLocation = 12
    case deferredAccuracyTooLow = 13
    case deferredDistanceFiltered = 14
    case deferredCanceled = 15
    case rangingUnavailable = 16
    case rangingFailure = 17
    case promptDeclined = 18
    case historicalLocationError = 19
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }

  public static let errorDomain = kCLErrorDomain
  public var errorCode: Int { code.rawValue }
  /// As Foundation words an error that brings no text of its own, CoreLocation's among them.
  public var errorUserInfo: [String: Any] {
    [NSLocalizedDescriptionKey: "The operation couldn’t be completed. (\(kCLErrorDomain) error \(code.rawValue).)"]
  }

  public static var locationUnknown: Code { .locationUnknown }
  public static var denied: Code { .denied }
  public static var network: Code { .network }
  public static var headingFailure: Code { .headingFailure }
  public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
  public static var geocodeFoundPartialResult: Code { .geocodeFoundPartialResult }
  public static var geocodeCanceled: Code { .geocodeCanceled }
  public static var promptDeclined: Code { .promptDeclined }
}

extension CLError.Code {
  /// Lets `catch CLError.geocodeFoundNoResult` and `case CLError.denied:` match an error by its code.
  public static func ~= (code: CLError.Code, error: any Error) -> Bool { (error as? CLError)?.code == code }
}
