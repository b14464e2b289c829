import Foundation

/// Any JSON value: what a scene's layout passes to a custom view as its properties.
///
/// The cases and members are those of the Airship SDK, 20.x and 21.x together. Equality is structural: the order of an
/// object's keys does not count, nor whether a number was written `1` or `1.0`.
public enum AirshipJSON: Hashable, Sendable {
  case string(String)
  case number(Double)
  case object([String: AirshipJSON])
  case array([AirshipJSON])
  case bool(Bool)
  case null
}
