@_exported import SwiftUI
@_exported import UniformTypeIdentifiers

/// Which photos a picker offers. On a picture it offers none.
public struct PHPickerFilter: Hashable, Sendable {
  private let name: String
  public static let images = PHPickerFilter(name: "images")
  public static let videos = PHPickerFilter(name: "videos")
  public static let livePhotos = PHPickerFilter(name: "livePhotos")
  public static let screenshots = PHPickerFilter(name: "screenshots")
  public static let screenRecordings = PHPickerFilter(name: "screenRecordings")
  public static let panoramas = PHPickerFilter(name: "panoramas")
  public static let bursts = PHPickerFilter(name: "bursts")
  public static let depthEffectPhotos = PHPickerFilter(name: "depthEffectPhotos")
  public static let slomoVideos = PHPickerFilter(name: "slomoVideos")
  public static let timelapseVideos = PHPickerFilter(name: "timelapseVideos")
  public static let cinematicVideos = PHPickerFilter(name: "cinematicVideos")
  public static let spatialMedia = PHPickerFilter(name: "spatialMedia")
  public static func any(of filters: [PHPickerFilter]) -> PHPickerFilter { combined("any", filters) }
  public static func all(of filters: [PHPickerFilter]) -> PHPickerFilter { combined("all", filters) }
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { combined("not", [filter]) }
  private static func combined(_ rule: String, _ filters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(name: "\(rule)(\(filters.map(\.name).joined(separator: ",")))")
  }
}

/// The library that photos are picked from: there is none.
public final class PHPhotoLibrary: Sendable {
  private static let only = PHPhotoLibrary()
  public static func shared() -> PHPhotoLibrary { only }
}

/// A picked photo. A test that wants one gives its bytes; nobody picks.
public struct PhotosPickerItem: Hashable, Sendable {
  public struct EncodingDisambiguationPolicy: Hashable, Sendable {
    private let name: String
    public static let automatic = EncodingDisambiguationPolicy(name: "automatic")
    public static let current = EncodingDisambiguationPolicy(name: "current")
    public static let compatible = EncodingDisambiguationPolicy(name: "compatible")
  }
  public let itemIdentifier: String?
  public let supportedContentTypes: [UTType]
  private let bytes: Data?
  public init(itemIdentifier: String) {
    (self.itemIdentifier, supportedContentTypes, bytes) = (itemIdentifier, [], nil)
  }
  /// A photo for a test: what `loadTransferable(type:)` gives as `Data`, and as `Image` where they are a PNG's.
  public init(data: Data, itemIdentifier: String? = nil, supportedContentTypes: [UTType] = [.png]) {
    (self.itemIdentifier, self.supportedContentTypes, bytes) = (itemIdentifier, supportedContentTypes, data)
  }
  /// The photo as data or as an image; `nil` for an item without bytes and for other types.
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
    guard let bytes else { return nil }
    if type == Data.self { return bytes as? T }
    if type == Image.self { return UIImage(data: bytes).map(Image.init(uiImage:)) as? T }
    return nil
  }
}

public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
  private let name: String
  public static let `default` = PhotosPickerSelectionBehavior(name: "default")
  public static let ordered = PhotosPickerSelectionBehavior(name: "ordered")
  public static let continuous = PhotosPickerSelectionBehavior(name: "continuous")
  public static let continuousAndOrdered = PhotosPickerSelectionBehavior(name: "continuousAndOrdered")
}

/// A button that opens the photos on a device, and nothing here.
public nonisolated struct PhotosPicker<Label: View>: View {
  let label: Label
  @MainActor public var body: some View {
    Button {
    } label: {
      label
    }
  }

  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, @ViewBuilder label: () -> Label
  ) { self.label = label() }
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, @ViewBuilder label: () -> Label
  ) { self.label = label() }
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }
}
extension PhotosPicker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) { label = Text(titleKey) }
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) { label = Text(titleKey) }
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
  ) { label = Text(titleKey) }
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
  ) { label = Text(titleKey) }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) { label = Text(title) }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) { label = Text(title) }
}
extension View {
  /// The photos, opened from a view: nothing on a picture as long as they are closed.
  @MainActor public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View { systemPicker("a presented photosPicker", isPresented: isPresented) }
  @MainActor public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View { systemPicker("a presented photosPicker", isPresented: isPresented) }
  @MainActor public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
  ) -> some View { systemPicker("a presented photosPicker", isPresented: isPresented) }
  public nonisolated func photosPickerStyle(_ mode: PhotosPickerStyle) -> some View { self }
  public nonisolated func photosPickerAccessoryVisibility(_ visibility: Visibility, edges: Edge.Set = .all) -> some View
  {
    self
  }
}
public struct PhotosPickerStyle: Hashable, Sendable {
  private let name: String
  public static let presentation = PhotosPickerStyle(name: "presentation")
  public static let inline = PhotosPickerStyle(name: "inline")
  public static let compact = PhotosPickerStyle(name: "compact")
}
