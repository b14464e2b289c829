/// Shows views in Xcode. Nothing runs it here, but a view file that has one compiles.
@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}

public enum PreviewLayout: Sendable {
  case device, sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}

// What previews say about themselves changes no picture of the view.
extension View {
  public nonisolated func previewDisplayName(_ name: String?) -> some View { self }
  public nonisolated func previewLayout(_ layout: PreviewLayout) -> some View { self }
  public nonisolated func previewDevice(_ device: PreviewDevice?) -> some View { self }
}
