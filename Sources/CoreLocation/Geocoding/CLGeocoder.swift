import Foundation

/// What a geocoder calls when it has an answer: placemarks, or an error.
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Turns names into places and places into names, from what the test gave it.
///
/// It never asks a network: see `stubbedPlaces`. The completion handler runs before the call returns, on the calling
/// thread, so that the first picture of a view already shows the answer; a clock that wants to show the state before it
/// sets `deliver`.
open class CLGeocoder: NSObject, @unchecked Sendable {
  /// How an answer gets to its handler. The default runs it at once; whoever keeps virtual time sets another for the
  /// calls below `withValue` and runs the answer when its time has come. The answer must run once, on the thread of the
  /// call, as the handler may be bound to an actor.
  @TaskLocal package static var deliver = Delivery { answer in answer() }

  /// A structure, for Swift 6.3.1's optimiser gives a task local that is a closure no type metadata, and setting it crashes.
  package struct Delivery: Sendable {
    let call: @Sendable (_ answer: @escaping () -> Void) -> Void
    package init(_ call: @escaping @Sendable (_ answer: @escaping () -> Void) -> Void) { self.call = call }
  }

  private let lock = NSLock()
  /// One entry for each call whose answer is not delivered; `true` once it was cancelled.
  private var isCanceledByCall: [Int: Bool] = [:]
  private var callCount = 0

  public override init() { super.init() }

  /// Whether an answer is still to be delivered.
  open var isGeocoding: Bool { lock.withLock { !isCanceledByCall.isEmpty } }

  /// Makes the answers that are still to be delivered `CLError.geocodeCanceled`.
  open func cancelGeocode() {
    lock.withLock { isCanceledByCall = isCanceledByCall.mapValues { _ in true } }
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
    let call = lock.withLock {
      callCount += 1
      isCanceledByCall[callCount] = false
      return callCount
    }
    Self.deliver.call { [self] in
      // A handler may read `isGeocoding` or ask again: the call is over before it runs.
      let isCanceled = lock.withLock { isCanceledByCall.removeValue(forKey: call) ?? true }
      switch isCanceled ? .failure(CLError(.geocodeCanceled)) : result {
      case .success(let placemarks): handler(placemarks, nil)
      case .failure(let error): handler(nil, error)
      }
    }
  }
}
