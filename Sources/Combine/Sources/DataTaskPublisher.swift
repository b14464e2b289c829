import Foundation
import FoundationNetworking

extension URLSession {
  /// Asks an address each time it is subscribed to. The network is a real one, in real time: a test that pictures a view
  /// gives the session a `URLProtocol` that answers, or the model another loader.
  public struct DataTaskPublisher: Publisher, @unchecked Sendable {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError
    public let request: URLRequest
    public let session: URLSession
    public init(request: URLRequest, session: URLSession) { (self.request, self.session) = (request, session) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      // It locks by itself.
      nonisolated(unsafe) let outlet = Outlet(subscriber)
      outlet.open()
      let task = session.dataTask(with: request) { data, response, error in
        if let data, let response, error == nil {
          outlet.send((data, response))
          outlet.finish(.finished)
        } else {
          outlet.finish(.failure(error as? URLError ?? URLError(.unknown)))
        }
      }
      outlet.hold(AnyCancellable { task.cancel() })
      task.resume()
    }
  }
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }
}
