import ViewTree
import VirtualTime

/// What of a picture from afar is there yet.
public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// What `AsyncImage` finds at its addresses, for no network is asked. They belong to the process and may be set from any
/// thread; tests that run at the same time and need different answers must not share a process.
public enum AsyncImageStubs {
  private struct Stubs {
    var images: [URL: Image] = [:]
    var errors: [URL: any Error] = [:]
    var fallback: Image?
    var delay = 0.0
  }
  private static let lock = NSLock()
  nonisolated(unsafe) private static var stubs = Stubs()
  private static func with<R>(_ body: (inout Stubs) -> R) -> R { lock.withLock { body(&stubs) } }

  /// Pictures by address.
  public static var images: [URL: Image] {
    get { with { $0.images } }
    set { with { $0.images = newValue } }
  }
  /// Addresses at which nothing can be loaded.
  public static var errors: [URL: any Error] {
    get { with { $0.errors } }
    set { with { $0.errors = newValue } }
  }
  /// For all other addresses. Without one they stay empty.
  public static var fallback: Image? {
    get { with { $0.fallback } }
    set { with { $0.fallback = newValue } }
  }
  /// Seconds of the view's clock until a picture is there.
  public static var delay: Double {
    get { with { $0.delay } }
    set { with { $0.delay = newValue } }
  }
  /// Forgets all of them.
  public static func reset() { with { $0 = Stubs() } }

  static func answer(for url: URL) -> AsyncImagePhase? {
    with { stubs in
      if let error = stubs.errors[url] { return .failure(error) }
      return (stubs.images[url] ?? stubs.fallback).map { .success($0) }
    }
  }
}

/// A picture from an address: one that the test gave (`AsyncImageStubs`), a file's, or that of a `data:` address. Any other
/// address stays empty, as while loading.
public nonisolated struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let scale: CGFloat
  private let content: (AsyncImagePhase) -> Content
  @State private var phase = AsyncImagePhase.empty
  /// An address of which nothing is known.
  @State private var unknown: URL?
  @Environment(\.assets) private var assets

  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    (self.url, self.scale, self.content) = (url, scale, content)
  }
  public init(url: URL?, scale: CGFloat = 1) where Content == _AsyncImageContent<Image, Color> {
    self.init(url: url, scale: scale, content: { $0 }, placeholder: { Color(uiColor: .secondarySystemFill) })
  }
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _AsyncImageContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      _AsyncImageContent(content: phase.image.map(content), placeholder: phase.image == nil ? placeholder() : nil)
    }
  }

  @MainActor public var body: some View {
    content(phase).task(id: url) {
      phase = .empty
      guard let url else { return }
      let delay = AsyncImageStubs.delay
      if delay > 0, delay < 1e9 { try? await Task.sleep(nanoseconds: UInt64(delay * 1e9)) }
      if let answer = found(url) { phase = answer } else { unknown = url }
    }
    .modifier(UnstubbedAddress(url: unknown == url ? unknown : nil))
  }

  @MainActor private func found(_ url: URL) -> AsyncImagePhase? {
    if let answer = AsyncImageStubs.answer(for: url) { return answer }
    let bytes: Data?
    switch url.scheme {
    case "file": bytes = try? Data(contentsOf: url)
    case "data": bytes = Self.content(ofDataURL: url.absoluteString)
    default: return nil
    }
    guard let bytes else { return .failure(URLError(.fileDoesNotExist)) }
    switch assets.decode(bytes, scale: Double(scale), name: url.scheme == "data" ? "data" : url.path) {
    case .success(let bitmap):
      return .success(Image(bitmap: bitmap, name: url.scheme == "data" ? "data" : url.lastPathComponent))
    case .failure: return .failure(URLError(.cannotDecodeContentData))
    }
  }

  /// [RFC 2397]
  private static func content(ofDataURL text: String) -> Data? {
    guard let comma = text.firstIndex(of: ",") else { return nil }
    let body = String(text[text.index(after: comma)...])
    if text[..<comma].hasSuffix(";base64") { return Data(base64Encoded: body.removingPercentEncoding ?? body) }
    return body.removingPercentEncoding.map { Data($0.utf8) }
  }
}

/// Says once for each address that nothing is loaded from it.
private nonisolated struct UnstubbedAddress: _PrimitiveModifier {
  let url: URL?
  @MainActor func _lower(in context: _BuildContext, content: @escaping @MainActor (_BuildContext) -> [ViewNode])
    -> [ViewNode]
  {
    if let url {
      let address = String(url.absoluteString.prefix(200))
      context.graph.warn(
        "AsyncImage stays as it is while loading: a test loads nothing from \(address); give it a picture before, with "
          + "AsyncImageStubs.images[URL(string: \"\(address)\")!] = Image(…), or all addresses one with AsyncImageStubs.fallback"
      )
    }
    return content(context)
  }
}

/// The picture, or what stands for it.
public nonisolated struct _AsyncImageContent<I: View, P: View>: View {
  let content: I?
  let placeholder: P?
  @MainActor public var body: some View {
    if let content { content }
    if let placeholder { placeholder }
  }
}
