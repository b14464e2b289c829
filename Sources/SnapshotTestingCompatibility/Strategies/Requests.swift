import Foundation
import FoundationNetworking

extension Snapshotting where Value == URLRequest, Format == String {
  /// Method and address, headers in order of their names, body.
  public static var raw: Snapshotting { raw(pretty: false) }
  /// - Parameter pretty: JSON bodies are pretty-printed, keys sorted.
  public static func raw(pretty: Bool) -> Snapshotting {
    text("txt") { request in
      let headers = request.sortedHeaders.map { "\($0.key): \($0.value)" }
      let body = request.bodyText(pretty: pretty).map { ["", $0] } ?? []
      return (["\(request.httpMethod ?? "GET") \(request.sortedAddress)"] + headers + body).joined(separator: "\n")
    }
  }

  /// The command that sends the request.
  public static var curl: Snapshotting {
    text("txt") { request in
      let method = request.httpMethod ?? "GET"
      var parts = ["curl"]
      if method == "HEAD" { parts.append("--head") } else if method != "GET" { parts.append("--request \(method)") }
      for (name, value) in request.sortedHeaders where name.lowercased() != "cookie" {
        parts.append("--header \"\(name): \(quoted(value))\"")
      }
      if let body = request.bodyText(pretty: false) { parts.append("--data \"\(quoted(body))\"") }
      if let cookie = request.value(forHTTPHeaderField: "Cookie") { parts.append("--cookie \"\(quoted(cookie))\"") }
      parts.append("\"\(request.sortedAddress)\"")
      return parts.joined(separator: " \\\n\t")
    }
  }

  private static func quoted(_ text: String) -> String {
    text.replacingOccurrences(of: "\\\"", with: "\\\\\"").replacingOccurrences(of: "\"", with: "\\\"")
  }
}

extension URLRequest {
  fileprivate var sortedHeaders: [(key: String, value: String)] {
    (allHTTPHeaderFields ?? [:]).map { ($0.key, $0.value) }.sorted { $0.0 < $1.0 }
  }

  /// With the query's items in order of their names.
  fileprivate var sortedAddress: String {
    guard let url, var parts = URLComponents(url: url, resolvingAgainstBaseURL: true) else {
      return url?.absoluteString ?? "(no url)"
    }
    // Sorting must not spell an item in another way.
    if let items = parts.percentEncodedQuery?.split(separator: "&", omittingEmptySubsequences: false), items.count > 1 {
      parts.percentEncodedQuery = items.sorted { name($0) < name($1) }.joined(separator: "&")
    }
    return parts.url?.absoluteString ?? url.absoluteString
  }
  private func name(_ item: Substring) -> Substring { item.prefix { $0 != "=" } }

  fileprivate func bodyText(pretty: Bool) -> String? {
    guard let httpBody else { return nil }
    if pretty, let value = try? JSONSerialization.jsonObject(with: httpBody, options: []),
      let data = try? JSONSerialization.data(withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
    {
      return String(decoding: data, as: UTF8.self)
    }
    return String(decoding: httpBody, as: UTF8.self)
  }
}
