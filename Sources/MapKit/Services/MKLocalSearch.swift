import CoreLocation
import VirtualTime

/// Finds places by words, from what the test gave it. No network is asked: see `stubbedResults`.
///
/// Under a virtual clock the answer is an event of that clock, `stubbedDelay` after the call; without one it comes before the
/// call returns.
open class MKLocalSearch: NSObject, @unchecked Sendable {
  public typealias CompletionHandler = (Response?, (any Error)?) -> Void

  /// Which kinds of results are wanted; stubbed ones are not filtered.
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let address = ResultType(rawValue: 1)
    public static let pointOfInterest = ResultType(rawValue: 2)
    public static let physicalFeature = ResultType(rawValue: 4)
  }

  open class Request: NSObject, @unchecked Sendable {
    open var naturalLanguageQuery: String?
    /// A hint on a device; a stubbed answer needs none.
    open var region = MKCoordinateRegion(.world)
    open var resultTypes: ResultType = [.address, .pointOfInterest]
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    public override init() { super.init() }
    public init(naturalLanguageQuery: String) {
      self.naturalLanguageQuery = naturalLanguageQuery
      super.init()
    }
    public init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
      (self.naturalLanguageQuery, self.region) = (naturalLanguageQuery, region)
      super.init()
    }
    public init(completion: MKLocalSearchCompletion) {
      naturalLanguageQuery =
        completion.subtitle.isEmpty ? completion.title : "\(completion.title), \(completion.subtitle)"
      super.init()
    }
  }

  open class Response: NSObject, @unchecked Sendable {
    public let mapItems: [MKMapItem]
    /// All that was found, with a margin.
    public let boundingRegion: MKCoordinateRegion
    package init(mapItems: [MKMapItem]) {
      self.mapItems = mapItems
      boundingRegion = MapFraming.region(around: mapItems.map(\.placemark.coordinate))
      super.init()
    }
  }

  private let query: String
  private let pending = PendingAnswer(name: "MKLocalSearch")
  public init(request: Request) {
    query = request.naturalLanguageQuery ?? ""
    super.init()
  }
  public convenience init(request: MKLocalPointsOfInterestRequest) {
    let words = Request()
    words.naturalLanguageQuery = request.stubName
    self.init(request: words)
  }

  open var isSearching: Bool { pending.isWaiting }
  /// What is still to come does not; the handler is not called. [unverified: what a device's handler hears]
  open func cancel() { pending.cancel() }
  open func start(completionHandler: @escaping CompletionHandler) {
    let result = Result { () throws(MKError) in try Self.response(to: query) }
    pending.deliver(after: Self.stubbedDelay) {
      switch result {
      case .success(let response): completionHandler(response, nil)
      case .failure(let error): completionHandler(nil, error)
      }
    }
  }
  public nonisolated(nonsending) func start() async throws -> Response {
    try await withCheckedThrowingContinuation(isolation: #isolation) { continuation in
      let result = Result { () throws(MKError) in try Self.response(to: query) }
      // A cancelled search must not leave its caller waiting.
      pending.deliver(after: Self.stubbedDelay, canceled: { continuation.resume(throwing: CancellationError()) }) {
        continuation.resume(with: result.mapError { $0 as any Error })
      }
    }
  }
}

/// A search for kinds of places around a place.
open class MKLocalPointsOfInterestRequest: NSObject, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D
  /// In metres.
  public let radius: CLLocationDistance
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    (coordinate, self.radius) = (center, radius)
    super.init()
  }
  open var region: MKCoordinateRegion {
    MKCoordinateRegion(center: coordinate, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius)
  }
  /// The key of `MKLocalSearch.stubbedResults` that answers.
  var stubName: String { "points of interest" }
}

extension MKLocalSearch {
  private static let results = Guarded<[String: [MKMapItem]]>([:])
  private static let delay = Guarded<TimeInterval>(0)
  private static let error = Guarded<MKError?>(nil)

  /// The places found, by the exact words of the request; those of an `MKLocalPointsOfInterestRequest` are
  /// `"points of interest"`. It belongs to the process, and may be set from any thread. Not on Apple platforms.
  public static var stubbedResults: [String: [MKMapItem]] {
    get { results.withLock { $0 } }
    set { results.withLock { $0 = newValue } }
  }
  /// Seconds of virtual time from a call to its answer; 0 until set. Not on Apple platforms.
  public static var stubbedDelay: TimeInterval {
    get { delay.withLock { $0 } }
    set { delay.withLock { $0 = newValue } }
  }
  /// What every search fails with; `nil`, for nothing, until set. Not on Apple platforms.
  public static var stubbedError: MKError? {
    get { error.withLock { $0 } }
    set { error.withLock { $0 = newValue } }
  }

  fileprivate static func response(to query: String) throws(MKError) -> Response {
    if let stubbedError { throw stubbedError }
    guard let items = stubbedResults[query] else {
      throw MKError(
        .placemarkNotFound,
        explanation: """
          No place is stubbed for the search “\(query)”. Snapshots ask no network: before the view is drawn, set \
          MKLocalSearch.stubbedResults[\(query.debugDescription)] = [MKMapItem(placemark: …)].
          """)
    }
    if items.isEmpty {
      throw MKError(.placemarkNotFound, explanation: "The search “\(query)” is stubbed as one that finds nothing.")
    }
    return Response(mapItems: items)
  }
}
