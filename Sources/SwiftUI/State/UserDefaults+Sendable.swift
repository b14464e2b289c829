import Foundation

/// As on Apple's platforms, so that `static let group = UserDefaults(suiteName: …)` compiles in the Swift 6 language mode.
///
/// Foundation for Linux says that the conformance is unavailable, though its user defaults guard what they share with locks;
/// the compiler takes this one and warns that there are two.
extension UserDefaults: @retroactive @unchecked Sendable {}
