// What of Apple's Foundation view files use and Foundation on Linux has not.

/// Swift's own memory needs no pool.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

public typealias CFTimeInterval = Double
public typealias CFAbsoluteTime = CFTimeInterval
/// Seconds since the first instant of 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

extension Timer {
  /// A timer that never fires, as the one without an interval on a device.
  // An extension must not override `init()`, so that it is one with an argument that nobody gives.
  public convenience init(_never: Void = ()) { self.init(timeInterval: 0, repeats: false) { _ in } }
}

extension ProcessInfo {
  public enum ThermalState: Int, Sendable { case nominal, fair, serious, critical }
  /// Always nominal.
  public var thermalState: ThermalState { .nominal }
  public var isLowPowerModeEnabled: Bool { false }
  public static let thermalStateDidChangeNotification = Notification.Name(
    "NSProcessInfoThermalStateDidChangeNotification")
}
extension Notification.Name {
  public static let NSProcessInfoPowerStateDidChange = Notification.Name("NSProcessInfoPowerStateDidChangeNotification")
}

extension URL {
  private static func directory(_ directory: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first ?? FileManager.default.temporaryDirectory
  }
  public static var documentsDirectory: URL { directory(.documentDirectory) }
  public static var cachesDirectory: URL { directory(.cachesDirectory) }
  public static var applicationSupportDirectory: URL { directory(.applicationSupportDirectory) }
  public static var libraryDirectory: URL { directory(.libraryDirectory) }
  public static var desktopDirectory: URL { directory(.desktopDirectory) }
  public static var downloadsDirectory: URL { directory(.downloadsDirectory) }
  public static var picturesDirectory: URL { directory(.picturesDirectory) }
  public static var moviesDirectory: URL { directory(.moviesDirectory) }
  public static var musicDirectory: URL { directory(.musicDirectory) }
  public static var temporaryDirectory: URL { FileManager.default.temporaryDirectory }
  public static var homeDirectory: URL { FileManager.default.homeDirectoryForCurrentUser }
}
