import Foundation

/// Seconds of the clock that animations follow: the view's virtual clock while one is evaluated or driven.
public func CACurrentMediaTime() -> TimeInterval { ProcessInfo.processInfo.systemUptime }
