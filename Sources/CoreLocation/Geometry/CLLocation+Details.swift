import Foundation

/// A storey of a building.
open class CLFloor: NSObject, @unchecked Sendable {
  /// 0 is the ground floor; negative below ground.
  public let level: Int
  /// Not on Apple platforms, where only the system makes floors.
  public init(level: Int) {
    self.level = level
    super.init()
  }
}

/// What made a location.
open class CLLocationSourceInformation: NSObject, @unchecked Sendable {
  public let isSimulatedBySoftware: Bool
  public let isProducedByAccessory: Bool
  public init(softwareSimulationState isSoftware: Bool, andExternalAccessoryState isAccessory: Bool) {
    (isSimulatedBySoftware, isProducedByAccessory) = (isSoftware, isAccessory)
    super.init()
  }
}
