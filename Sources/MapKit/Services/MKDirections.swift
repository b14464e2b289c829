import CoreLocation
import VirtualTime

/// Finds the way from one place to another, from what the test gave it. No network is asked: see `stubbedRoutes`.
///
/// Under a virtual clock the answer is an event of that clock, `stubbedDelay` after the call; without one it comes before the
/// call returns.
open class MKDirections: NSObject, @unchecked Sendable {
  public typealias DirectionsHandler = (Response?, (any Error)?) -> Void
  public typealias ETAHandler = (ETAResponse?, (any Error)?) -> Void

  open class Request: NSObject, @unchecked Sendable {
    open var source: MKMapItem?
    open var destination: MKMapItem?
    open var transportType = MKDirectionsTransportType.any
    open var requestsAlternateRoutes = false
    open var departureDate: Date?
    open var arrivalDate: Date?
    open var tollPreference = RoutePreference.any
    open var highwayPreference = RoutePreference.any
    public override init() { super.init() }
  }
  public enum RoutePreference: Int, Hashable, Sendable { case any = 0, avoid }

  open class Response: NSObject, @unchecked Sendable {
    public let source: MKMapItem
    public let destination: MKMapItem
    /// One unless the request asked for alternatives.
    public let routes: [MKRoute]
    fileprivate init(source: MKMapItem, destination: MKMapItem, routes: [MKRoute]) {
      (self.source, self.destination, self.routes) = (source, destination, routes)
      super.init()
    }
  }
  open class ETAResponse: NSObject, @unchecked Sendable {
    public let source: MKMapItem
    public let destination: MKMapItem
    /// In seconds.
    public let expectedTravelTime: TimeInterval
    /// In metres.
    public let distance: CLLocationDistance
    public let expectedArrivalDate: Date
    public let expectedDepartureDate: Date
    public let transportType: MKDirectionsTransportType
    fileprivate init(_ response: Response, route: MKRoute, departure: Date) {
      (source, destination) = (response.source, response.destination)
      (expectedTravelTime, distance, transportType) = (route.expectedTravelTime, route.distance, route.transportType)
      (expectedDepartureDate, expectedArrivalDate) = (departure, departure + route.expectedTravelTime)
      super.init()
    }
  }

  private let request: Request
  private let pending = PendingAnswer(name: "MKDirections")
  public init(request: Request) {
    self.request = request
    super.init()
  }
  open var isCalculating: Bool { pending.isWaiting }
  /// What is still to come does not; the handler is not called. [unverified: what a device's handler hears]
  open func cancel() { pending.cancel() }

  open func calculate(completionHandler: @escaping DirectionsHandler) {
    answer(Result { () throws(MKError) in try response() }, to: completionHandler)
  }
  open func calculateETA(completionHandler: @escaping ETAHandler) {
    answer(Result { () throws(MKError) in try eta() }, to: completionHandler)
  }
  private func answer<Value>(_ result: Result<Value, MKError>, to handler: @escaping (Value?, (any Error)?) -> Void) {
    pending.deliver(after: Self.stubbedDelay) {
      switch result {
      case .success(let value): handler(value, nil)
      case .failure(let error): handler(nil, error)
      }
    }
  }
  public nonisolated(nonsending) func calculate() async throws -> Response {
    try await answer(Result { () throws(MKError) in try response() })
  }
  public nonisolated(nonsending) func calculateETA() async throws -> ETAResponse {
    try await answer(Result { () throws(MKError) in try eta() })
  }
  private nonisolated(nonsending) func answer<Value: Sendable>(_ result: Result<Value, MKError>) async throws -> Value {
    try await withCheckedThrowingContinuation(isolation: #isolation) { continuation in
      // A cancelled request must not leave its caller waiting.
      pending.deliver(after: Self.stubbedDelay, canceled: { continuation.resume(throwing: CancellationError()) }) {
        continuation.resume(with: result.mapError { $0 as any Error })
      }
    }
  }

  private func response() throws(MKError) -> Response {
    if let error = Self.stubbedError { throw error }
    guard let source = request.source, let destination = request.destination else {
      throw MKError(.directionsNotFound, explanation: "The request for directions has no source or no destination.")
    }
    let routes = Self.stubbedRoutes?(request) ?? []
    if routes.isEmpty {
      throw MKError(
        .directionsNotFound,
        explanation: """
          No route is stubbed from “\(source.name ?? "?")” to “\(destination.name ?? "?")”. Snapshots ask no network: before \
          the view is drawn, set MKDirections.stubbedRoutes = { request in [MKRoute(name: …, polyline: …, \
          expectedTravelTime: …)] }.
          """)
    }
    return Response(
      source: source, destination: destination, routes: request.requestsAlternateRoutes ? routes : [routes[0]])
  }
  private func eta() throws(MKError) -> ETAResponse {
    let response = try response()
    let route = response.routes[0]
    let departure = request.departureDate ?? request.arrivalDate.map { $0 - route.expectedTravelTime } ?? Date()
    return ETAResponse(response, route: route, departure: departure)
  }

  private static let routes = Guarded<(@Sendable (Request) -> [MKRoute])?>(nil)
  private static let delay = Guarded<TimeInterval>(0)
  private static let error = Guarded<MKError?>(nil)
  /// The routes for a request, best first; none is `MKError.directionsNotFound`. It belongs to the process, and may be set
  /// from any thread. Not on Apple platforms.
  public static var stubbedRoutes: (@Sendable (Request) -> [MKRoute])? {
    get { routes.withLock { $0 } }
    set { routes.withLock { $0 = newValue } }
  }
  /// Seconds of virtual time from a call to its answer; 0 until set. Not on Apple platforms.
  public static var stubbedDelay: TimeInterval {
    get { delay.withLock { $0 } }
    set { delay.withLock { $0 = newValue } }
  }
  /// What every request fails with; `nil`, for nothing, until set. Not on Apple platforms.
  public static var stubbedError: MKError? {
    get { error.withLock { $0 } }
    set { error.withLock { $0 = newValue } }
  }
}
