import Foundation

/// The domain of every `CLError`.
public let kCLErrorDomain = "kCLErrorDomain"

/// What went wrong in this module, with Apple's numbers, so that `(error as NSError).code` is the same.
public struct CLError: Error, CustomNSError, LocalizedError, Hashable, Sendable {
  public enum Code: Int, Hashable, Sendable {
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

    /// Lets `catch CLError.denied` match.
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? CLError)?.code == code
    }
  }

  public let code: Code
  /// The sentence for `localizedDescription`; `nil` leaves the general one.
  private let explanation: String?

  public init(_ code: Code) {
    self.code = code
    explanation = nil
  }

  /// Of `userInfo` only `NSLocalizedDescriptionKey` is kept.
  public init(_ code: Code, userInfo: [String: Any]) {
    self.code = code
    explanation = userInfo[NSLocalizedDescriptionKey] as? String
  }

  package init(_ code: Code, explanation: String) {
    self.code = code
    self.explanation = explanation
  }

  public static var errorDomain: String { kCLErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: message] }
  public var userInfo: [String: Any] { errorUserInfo }
  public var errorDescription: String? { message }
  public var localizedDescription: String { message }

  private var message: String {
    explanation ?? "The operation couldn’t be completed. (\(kCLErrorDomain) error \(code.rawValue), \(code))"
  }
}

extension CLError {
  public static var locationUnknown: Code { .locationUnknown }
  public static var denied: Code { .denied }
  public static var network: Code { .network }
  public static var headingFailure: Code { .headingFailure }
  public static var regionMonitoringDenied: Code { .regionMonitoringDenied }
  public static var regionMonitoringFailure: Code { .regionMonitoringFailure }
  public static var regionMonitoringSetupDelayed: Code { .regionMonitoringSetupDelayed }
  public static var regionMonitoringResponseDelayed: Code { .regionMonitoringResponseDelayed }
  public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
  public static var geocodeFoundPartialResult: Code { .geocodeFoundPartialResult }
  public static var geocodeCanceled: Code { .geocodeCanceled }
  public static var deferredFailed: Code { .deferredFailed }
  public static var deferredNotUpdatingLocation: Code { .deferredNotUpdatingLocation }
  public static var deferredAccuracyTooLow: Code { .deferredAccuracyTooLow }
  public static var deferredDistanceFiltered: Code { .deferredDistanceFiltered }
  public static var deferredCanceled: Code { .deferredCanceled }
  public static var rangingUnavailable: Code { .rangingUnavailable }
  public static var rangingFailure: Code { .rangingFailure }
  public static var promptDeclined: Code { .promptDeclined }
}
