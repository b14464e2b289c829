import CoreLocation

/// What a person who types may mean.
open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
  public let title: String
  public let subtitle: String
  /// Nothing is highlighted.
  open var titleHighlightRanges: [NSValue] { [] }
  open var subtitleHighlightRanges: [NSValue] { [] }
  /// Not on Apple platforms, where only the completer makes completions.
  public init(title: String, subtitle: String = "") {
    (self.title, self.subtitle) = (title, subtitle)
    super.init()
  }
}

public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}
extension MKLocalSearchCompleterDelegate {
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

/// Completes what a person types, from what the test gave it. The delegate hears as `MKLocalSearch` answers.
open class MKLocalSearchCompleter: NSObject {
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let address = ResultType(rawValue: 1)
    public static let pointOfInterest = ResultType(rawValue: 2)
    public static let query = ResultType(rawValue: 4)
    public static let physicalFeature = ResultType(rawValue: 8)
  }
  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  // Kept for the app to read.
  open var region = MKCoordinateRegion(.world)
  open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open private(set) var results: [MKLocalSearchCompletion] = []
  private let pending = PendingAnswer(name: "MKLocalSearchCompleter")

  /// What was typed. Another one revokes the answer to the one before.
  open var queryFragment = "" {
    didSet {
      pending.cancel()
      let fragment = queryFragment
      pending.deliver(after: MKLocalSearch.stubbedDelay) { [weak self] in self?.answer(fragment) }
    }
  }
  public override init() { super.init() }
  open var isSearching: Bool { pending.isWaiting }
  open func cancel() { pending.cancel() }

  private func answer(_ fragment: String) {
    if let error = MKLocalSearch.stubbedError {
      delegate?.completer(self, didFailWithError: error)
      return
    }
    results = Self.stubbedCompletions[fragment] ?? []
    delegate?.completerDidUpdateResults(self)
  }

  private static let completions = Guarded<[String: [MKLocalSearchCompletion]]>([:])
  /// The completions, by the exact text typed so far; none for another. Not on Apple platforms.
  public static var stubbedCompletions: [String: [MKLocalSearchCompletion]] {
    get { completions.withLock { $0 } }
    set { completions.withLock { $0 = newValue } }
  }
}
