public protocol ObservableObject: AnyObject {}
public final class AnyCancellable { }
public struct OWC { public func sink(_ f: @escaping (()) -> Void) -> AnyCancellable { AnyCancellable() } }
extension ObservableObject { public var objectWillChange: OWC { OWC() } }
