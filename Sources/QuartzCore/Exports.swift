// Layers and `CACurrentMediaTime` stand beside the views that have them.
@_exported import CoreGraphics
@_exported import UIKit
