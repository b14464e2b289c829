/// An object that may be gone when it is asked for: what outlives a picture holds its graph and its places so.
struct WeakReference<Object: AnyObject & Sendable>: Sendable {
  weak var value: Object?
}
