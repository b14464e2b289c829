import Foundation
import FoundationNetworking
import XCTest

@testable import Combine

/// Answers any request of a session: `good` with words, anything else with an error.
private final class Answer: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { true }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
  override func startLoading() {
    guard let url = request.url, url.host == "good" else {
      client?.urlProtocol(self, didFailWithError: URLError(.cannotFindHost))
      return
    }
    let response = HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: nil)!
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: Data("[1, 2]".utf8))
    client?.urlProtocolDidFinishLoading(self)
  }
  override func stopLoading() {}
}

final class DataTaskPublisherTests: XCTestCase {
  private let session: URLSession = {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Answer.self]
    return URLSession(configuration: configuration)
  }()

  func testAnAnswerComesWithItsResponse() {
    let arrived = expectation(description: "answer")
    var numbers: [Int] = []
    let subscription = session.dataTaskPublisher(for: URL(string: "https://good/a")!)
      .tryMap { data, response in
        XCTAssertEqual((response as? HTTPURLResponse)?.statusCode, 200)
        return data
      }
      .decode(type: [Int].self, decoder: JSONDecoder())
      .sink { _ in
        arrived.fulfill()
      } receiveValue: {
        numbers = $0
      }
    wait(for: [arrived], timeout: 30)
    subscription.cancel()
    XCTAssertEqual(numbers, [1, 2])
  }

  func testAFailureIsAnErrorOfTheAddress() {
    let arrived = expectation(description: "failure")
    var code: URLError.Code?
    let subscription = session.dataTaskPublisher(for: URL(string: "https://bad/a")!)
      .sink { completion in
        if case .failure(let error) = completion { code = error.code }
        arrived.fulfill()
      } receiveValue: { _ in
        XCTFail("nothing can come")
      }
    wait(for: [arrived], timeout: 30)
    subscription.cancel()
    XCTAssertEqual(code, .cannotFindHost)
  }
}
