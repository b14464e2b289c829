// What `import SwiftUI` brings along on a device: a view file may use `UUID`, `@Observable`, `ObservableObject` and
// `CGAffineTransform` with this one import.
@_exported import Combine
@_exported import Foundation
// On a device `URLSession` is Foundation's.
@_exported import FoundationNetworking
@_exported import Graphics
@_exported import Observation
@_exported import UIKit
@_exported import UniformTypeIdentifiers
@_exported import ViewTree
