@_exported import SwiftUI

/// Asks for a review. In a test nobody is asked; how often is counted.
public struct RequestReviewAction: Sendable {
  /// How often a review was asked for since the program began, or since this was set.
  @MainActor public static var requestCount = 0
  @MainActor public func callAsFunction() { Self.requestCount += 1 }
}
extension EnvironmentValues {
  public var requestReview: RequestReviewAction { RequestReviewAction() }
}

/// The older way to ask.
@MainActor public enum SKStoreReviewController {
  public static func requestReview() { RequestReviewAction.requestCount += 1 }
  public static func requestReview(in windowScene: UIWindowScene) { requestReview() }
}
@MainActor public enum AppStore {
  public static func requestReview(in windowScene: UIWindowScene) { RequestReviewAction.requestCount += 1 }
}
