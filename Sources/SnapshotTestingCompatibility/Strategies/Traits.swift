import SnapshotCore
import SwiftUI
import UIKit

extension SnapshotTraits {
  /// What a trait collection says; what it leaves unspecified stays open.
  init(_ collection: UITraitCollection) {
    var parts: [SnapshotTraits] = []
    switch collection.userInterfaceStyle {
    case .light: parts.append(.light)
    case .dark: parts.append(.dark)
    case .unspecified: break
    }
    switch collection.layoutDirection {
    case .leftToRight: parts.append(.layoutDirection(.leftToRight))
    case .rightToLeft: parts.append(.rightToLeft)
    case .unspecified: break
    }
    if let size = collection.preferredContentSizeCategory.dynamicTypeSize { parts.append(.dynamicType(size)) }
    if collection.displayScale > 0 { parts.append(.displayScale(collection.displayScale)) }
    if let horizontal = collection.horizontalSizeClass.inViews { parts.append(.sizeClass(horizontal: horizontal)) }
    if let vertical = collection.verticalSizeClass.inViews { parts.append(.sizeClass(vertical: vertical)) }
    switch collection.accessibilityContrast {
    case .high: parts.append(.contrast(.increased))
    case .normal: parts.append(.contrast(.standard))
    case .unspecified: break
    }
    switch collection.legibilityWeight {
    case .bold: parts.append(.legibilityWeight(.bold))
    case .regular: parts.append(.legibilityWeight(.regular))
    case .unspecified: break
    }
    self = parts.reduce(SnapshotTraits()) { $0.merging($1) }
  }
}

extension UIUserInterfaceSizeClass {
  fileprivate var inViews: UserInterfaceSizeClass? {
    switch self {
    case .unspecified: nil
    case .compact: .compact
    case .regular: .regular
    }
  }
}

extension UIContentSizeCategory {
  /// `nil` for one that is not specified.
  fileprivate var dynamicTypeSize: DynamicTypeSize? {
    let all: [UIContentSizeCategory] = [
      .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
      .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
    return all.firstIndex(of: self).map { DynamicTypeSize.allCases[$0] }
  }
}
