import Foundation
import VirtualTime

/// One report of where the device is, or of why that is not known.
public struct CLLocationUpdate: Sendable {
  /// `nil` where the app may not know, or the device does not.
  public let location: CLLocation?
  /// Whether this is the last place: the device stays there.
  public let stationary: Bool
  public var isStationary: Bool { stationary }
  public let authorizationDenied: Bool
  /// Whether the device's switch for location services is off.
  public let authorizationDeniedGlobally: Bool
  public let authorizationRestricted: Bool
  /// Whether the person has not answered yet.
  public let authorizationRequestInProgress: Bool
  public let accuracyLimited: Bool
  public let locationUnavailable: Bool
  public let insufficientlyInUse = false
  public let serviceSessionRequired = false

  /// What the app uses the updates for; nothing here depends on it.
  public enum LiveConfiguration: Int, Hashable, Sendable {
    case `default`, automotiveNavigation, otherNavigation, fitness, airborne
  }

  /// The places of `CLLocationManager.stubbedLocations`, one after the other. After the last, or an update that has none,
  /// the sequence waits until its task is cancelled, as on a device.
  ///
  /// Under a virtual clock the updates come `CLLocationManager.stubbedUpdateInterval` apart, the first after `stubbedDelay`.
  public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates { Updates() }

  /// - Parameter index: which of the stubbed places.
  fileprivate init(place index: Int) {
    let status = CLLocationManager.authorizationStatus()
    let places = CLLocationManager.stubbedLocations
    let isEnabled = CLLocationManager.stubbedLocationServicesEnabled
    location = status.allowsLocation && index < places.count ? places[index] : nil
    stationary = index + 1 >= places.count
    authorizationDenied = status == .denied
    authorizationDeniedGlobally = !isEnabled
    authorizationRestricted = status == .restricted
    authorizationRequestInProgress = status == .notDetermined
    accuracyLimited = CLLocationManager.stubbedAccuracyAuthorization == .reducedAccuracy
    locationUnavailable = status.allowsLocation && places.isEmpty
  }

  public struct Updates: AsyncSequence, Sendable {
    public typealias Element = CLLocationUpdate
    public func makeAsyncIterator() -> Iterator { Iterator() }

    public struct Iterator: AsyncIteratorProtocol {
      public typealias Element = CLLocationUpdate
      private var index = 0
      private var isAtEnd = false
      fileprivate init() {}

      public mutating func next() async throws -> CLLocationUpdate? { try await next(isolation: nil) }
      public mutating func next(
        isolation actor: isolated (any Actor)?
      ) async throws(any Error) -> CLLocationUpdate? {
        let delay: Double?
        if isAtEnd {
          delay = nil
        } else {
          delay = index == 0 ? CLLocationManager.stubbedDelay : CLLocationManager.stubbedUpdateInterval
        }
        guard await Pause(delay).wait(isolation: actor) else { return nil }
        let update = CLLocationUpdate(place: index)
        index += 1
        isAtEnd = update.location == nil || update.stationary
        return update
      }
    }
  }
}

/// Waits for virtual time to pass, or for its task to be cancelled.
private final class Pause: @unchecked Sendable {
  private enum State {
    case idle, canceled
    case waiting(CheckedContinuation<Bool, Never>)
    case over
  }
  private let lock = NSLock()
  private var state = State.idle
  private var event: VirtualClock.Event?
  private let seconds: Double?

  /// - Parameter seconds: of virtual time; `nil` for ever.
  init(_ seconds: Double?) { self.seconds = seconds }

  /// - Returns: `false` where the task was cancelled.
  func wait(isolation actor: isolated (any Actor)?) async -> Bool {
    await withTaskCancellationHandler(
      operation: {
        await withCheckedContinuation(isolation: actor) { continuation in
          let isCanceled = lock.withLock {
            if case .canceled = state { return true }
            state = .waiting(continuation)
            return false
          }
          if isCanceled { return continuation.resume(returning: false) }
          guard let seconds else { return }
          let event = AnswerDelivery.deliver(name: "CLLocationUpdate", after: seconds) { [self] in end(true) }
          lock.withLock { self.event = event }
        }
      }, onCancel: { end(false) }, isolation: actor)
  }

  private func end(_ isInTime: Bool) {
    let continuation: CheckedContinuation<Bool, Never>? = lock.withLock {
      switch state {
      case .idle:
        if !isInTime { state = .canceled }
        return nil
      case .waiting(let continuation):
        state = .over
        if !isInTime { event?.cancel() }
        return continuation
      case .canceled, .over: return nil
      }
    }
    continuation?.resume(returning: isInTime)
  }
}
