import Foundation
import VirtualTime

/// What a geocoder calls when it has an answer: placemarks, or an error.
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Turns names into places and places into names, from what the test gave it.
///
/// It never asks a network: see `stubbedPlaces`. Under a virtual clock the completion handler is an event of that clock,
/// `stubbedDelay` after the call, so that a loading state can be pictured; without one it runs before the call returns, on
/// the calling thread.
open class CLGeocoder: NSObject, @unchecked Sendable {
  /// How an answer gets to its handler: by the virtual clock or at once. A test may set another way for the calls below
  /// `withValue`. The answer must run once, on the thread of the call, as the handler may be bound to an actor.
  @TaskLocal package static var deliver = Delivery(event: { answer in
    AnswerDelivery.deliver(name: "CLGeocoder", after: stubbedDelay, answer)
  })

  /// A structure, for Swift 6.3.1's optimiser gives a task local that is a closure no type metadata, and setting it crashes.
  package struct Delivery: Sendable {
    let event: @Sendable (_ answer: @escaping () -> Void) -> VirtualClock.Event?
    init(event: @escaping @Sendable (_ answer: @escaping () -> Void) -> VirtualClock.Event?) { self.event = event }
    package init(_ call: @escaping @Sendable (_ answer: @escaping () -> Void) -> Void) {
      event = {
        call($0)
        return nil
      }
    }
  }

  /// A call whose answer is not delivered.
  private struct Call {
    var isCanceled = false
    var event: VirtualClock.Event?
    let answer: () -> Void
  }
  private let lock = NSLock()
  private var calls: [Int: Call] = [:]
  private var callCount = 0

  public override init() { super.init() }

  /// Whether an answer is still to be delivered.
  open var isGeocoding: Bool { lock.withLock { !calls.isEmpty } }

  /// Makes the answers that are still to be delivered `CLError.geocodeCanceled`. Those that wait for a virtual clock wait
  /// no longer than for its next event.
  open func cancelGeocode() {
    let waiting: [Call] = lock.withLock {
      for call in calls.keys { calls[call]?.isCanceled = true }
      // In the order of the calls.
      return calls.sorted { $0.key < $1.key }.map(\.value).filter { $0.event != nil }
    }
    for call in waiting {
      call.event?.cancel()
      AnswerDelivery.deliver(name: "CLGeocoder", call.answer)
    }
  }

  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    answer(Result { () throws(CLError) in try Self.placemarks(named: addressString) }, to: completionHandler)
  }

  /// `region` is a hint on a device; a stubbed answer needs none.
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    geocodeAddressString(addressString, completionHandler: completionHandler)
  }

  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    geocodeAddressString(addressString, completionHandler: completionHandler)
  }

  /// The nearest stubbed place within `reverseGeocodingRadius`.
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    answer(Result { () throws(CLError) in try Self.placemarks(near: location) }, to: completionHandler)
  }

  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    reverseGeocodeLocation(location, completionHandler: completionHandler)
  }

  private func answer(_ result: Result<[CLPlacemark], CLError>, to handler: @escaping CLGeocodeCompletionHandler) {
    let number = lock.withLock {
      callCount += 1
      return callCount
    }
    let answer = { [self] in
      // A handler may read `isGeocoding` or ask again: the call is over before it runs.
      guard let call = lock.withLock({ calls.removeValue(forKey: number) }) else { return }
      switch call.isCanceled ? .failure(CLError(.geocodeCanceled)) : result {
      case .success(let placemarks): handler(placemarks, nil)
      case .failure(let error): handler(nil, error)
      }
    }
    lock.withLock { calls[number] = Call(answer: answer) }
    let event = Self.deliver.event(answer)
    lock.withLock { calls[number]?.event = event }
  }
}
