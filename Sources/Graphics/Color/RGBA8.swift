/// A straight (not premultiplied) sRGB colour with eight bits a channel.
public struct RGBA8: Hashable, Sendable {
  public var red, green, blue, alpha: UInt8
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }
}
