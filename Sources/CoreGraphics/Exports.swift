// `CGFloat`, `CGPoint` and their kin are Foundation's on Linux; transforms, paths and colours are drawing's own.
@_exported import Foundation
@_exported import Graphics
