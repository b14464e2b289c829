import Foundation

/// The domain of every `MKError`.
public let MKErrorDomain = "MKErrorDomain"

/// What went wrong in this module, with Apple's numbers.
public struct MKError: Error, CustomNSError, LocalizedError, Hashable, Sendable {
  public enum Code: UInt, Hashable, Sendable {
    case unknown = 1, serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed

    /// Lets `catch MKError.placemarkNotFound` match.
    public static func ~= (code: Code, error: any Error) -> Bool { (error as? MKError)?.code == code }
  }
  public let code: Code
  private let explanation: String?
  public init(_ code: Code) {
    self.code = code
    explanation = nil
  }
  package init(_ code: Code, explanation: String) {
    self.code = code
    self.explanation = explanation
  }

  public static var errorDomain: String { MKErrorDomain }
  public var errorCode: Int { Int(code.rawValue) }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: message] }
  public var errorDescription: String? { message }
  public var localizedDescription: String { message }
  private var message: String {
    explanation ?? "The operation couldn’t be completed. (\(MKErrorDomain) error \(code.rawValue), \(code))"
  }

  public static var unknown: Code { .unknown }
  public static var serverFailure: Code { .serverFailure }
  public static var loadingThrottled: Code { .loadingThrottled }
  public static var placemarkNotFound: Code { .placemarkNotFound }
  public static var directionsNotFound: Code { .directionsNotFound }
  public static var decodingFailed: Code { .decodingFailed }
}
