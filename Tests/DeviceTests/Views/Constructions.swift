import SnapshotAssertions
import SwiftUI

/// The pictures of bc: iOS 15.5 at 2x, set in Inter.
extension Construction {
  private static let inter: SnapshotTraits = [.platform(.iOS15), .displayScale(2)]

  static let blockchainSheets = [
    Construction("bc-spacing-grids", traits: inter) { ColumnSheet(version: .older) },
    Construction("bc-spacing-radii", traits: inter) { RadiusSheet() },
    Construction("bc-typography", traits: inter) { StyleSheet() },
    Construction("bc-attributed-text", traits: inter) { JoinedText(version: .older) },
    Construction("bc-tags", traits: inter) { TagSheet(version: .older) },
    Construction("bc-divider", traits: inter) { DividerPair() },
    Construction(
      "bc-section-header", traits: inter,
      foreignParts: [ForeignPart("the app's icon", x: 147, y: 105, width: 26, height: 26)]
    ) { SectionHeaderSheet(version: .older) },
  ]

  static let blockchainControls = [
    Construction(
      "bc-primary-button", traits: inter,
      foreignParts: [ForeignPart("the app's icon", x: 115, y: 130, width: 32, height: 28)]
    ) { WideButtonSheet() },
    Construction(
      "bc-primary-button-dark", traits: [inter, .dark],
      foreignParts: [ForeignPart("the app's icon", x: 115, y: 130, width: 32, height: 28)]
    ) { WideButtonSheet() },
    Construction("bc-small-minimal-button", traits: inter) { SmallButtonSheet() },
    Construction("bc-filter", traits: inter) { FilterSheet() },
    Construction("bc-segmented", traits: inter) { SegmentSheet() },
    Construction("bc-pagecontrol", traits: inter) { DotSheet() },
    Construction(
      "bc-checkbox", traits: inter,
      foreignParts: [ForeignPart("the app's icon", x: 18, y: 82, width: 20, height: 20)]
    ) { CheckboxSheet() },
    Construction("bc-switch", traits: inter) { SwitchSheet() },
    Construction("bc-linegraph", traits: inter) { WaveSheet() },
  ]

  static let blockchainCards = [
    Construction(
      "bc-balance-row", traits: inter,
      foreignParts: [ForeignPart("the app's icons", x: 20, y: 0, width: 32, height: 675)]
    ) { BalanceSheet() },
    Construction(
      "bc-callout-card", traits: inter,
      foreignParts: [ForeignPart("the app's icon", x: 30, y: 34, width: 36, height: 32)]
    ) { CalloutSheet() },
    Construction(
      "bc-alert-toast", traits: inter,
      foreignParts: [
        (44, 173), (44, 228), (39, 459), (39, 514), (38, 745), (38, 800), (52, 1031), (52, 1087),
      ].map { ForeignPart("the app's icons", x: $0.0, y: $0.1, width: 20, height: 20) }
    ) { ToastSheet() },
  ]
}

/// The pictures of flow: macOS 26 at 1x, a view in the middle of a transparent picture.
extension Construction {
  private static func flow<V: View>(
    _ id: String, _ width: CGFloat, _ height: CGFloat, @ViewBuilder view: @escaping @MainActor @Sendable () -> V
  ) -> Construction {
    Construction(
      id, layout: .fixed(width: width, height: height),
      traits: [.platform(.macOS26), .displayScale(1), .background(.clear)], view: view)
  }
  static let flows = [
    flow("flow-colorboxes", 320, 200) { ColorTiles() },
    flow("flow-tagcloud", 320, 200) { TagCloud() },
    flow("flow-valign-bottom", 320, 300) { TilesOnTheFloor() },
    flow("flow-first-baseline", 340, 140) { PillsOnABaseline() },
    flow("flow-flexible", 320, 140) { FlexibleTiles() },
    flow("flow-maxwidth-header", 420, 360) { HeadedColumns() },
    flow("flow-linebreak-bare", 170, 110) { BrokenLine() },
    flow("flow-rtl", 400, 300) { RightToLeftTiles() },
  ]
}

extension Construction {
  static let labels = [
    Construction(
      "pf-size-that-fits", traits: [.platform(.iOS15), .displayScale(2)],
      foreignParts: [ForeignPart("an SF Symbol", x: 16, y: 16, width: 19, height: 19)]
    ) { CheckedLabel() },
    Construction(
      "pf-device", layout: .device(.iPhoneSE1), traits: [.platform(.iOS15), .dynamicType(.medium)],
      foreignParts: [ForeignPart("an SF Symbol", x: 114, y: 284, width: 20, height: 20)]
    ) { CheckedLabel() },
  ]

  private static func screen<V: View>(
    _ id: String, _ platform: SnapshotTraits.Platform, foreignParts: [ForeignPart] = [],
    lines: [String: [String]] = [:],
    @ViewBuilder view: @escaping @MainActor @Sendable () -> V
  ) -> Construction {
    Construction(id, traits: [.platform(platform), .displayScale(3)], foreignParts: foreignParts, lines: lines) {
      GreenScreen { view() }
    }
  }
  private static let message =
    "You are off route, a re-route may be underway but you may also be able to return to the route if you have no data."
  static let screens = [
    screen("fs-innergrid-full", .iOS26) { NineViews(isFull: true) },
    screen("fs-innergrid-limited", .iOS26) { NineViews(isFull: false) },
    screen(
      "fs-offroute-long", .iOS17,
      lines: [
        message: [
          "You are off route, a re-route may", "be underway but you may also be", "able to return to the route if you",
          "have no data.",
        ]
      ]
    ) { MessageCard(message: message) },
    screen("fs-text-button", .iOS17) { CapsuleButton() },
    screen(
      "fs-zoom-button", .iOS26,
      foreignParts: [ForeignPart("SF Symbols", x: 204, y: 422, width: 22, height: 88)]
    ) { ZoomButton() },
    screen("fs-speedlimit-vienna", .iOS26) { SpeedSign() },
    screen("fs-trip-progress", .iOS17) { TripPill() },
  ]

  private static let prefire: SnapshotTraits = [.platform(.iOS17), .displayScale(2), .dynamicType(.medium)]
  static let cards = [
    Construction(
      // Its bars are as high as the capitals of 28 and 15 points: it was taken at the standard size.
      "prefire-redacted", layout: .fits(width: 375), traits: [prefire, .dynamicType(.large)],
      foreignParts: [ForeignPart("a photograph", x: 98, y: 80, width: 179, height: 179)]
    ) { RedactedPlace() },
    Construction(
      "prefire-circleimage", layout: .fits(width: 375), traits: prefire,
      foreignParts: [ForeignPart("a photograph", x: 98, y: 2, width: 179, height: 179)]
    ) { RoundPicture() },
    Construction(
      "prefire-auth", layout: .fixed(width: 375, height: 812), traits: prefire,
      foreignParts: [ForeignPart("an emoji", x: 51, y: 34, width: 68, height: 68)]
    ) { SignInForm() },
    Construction(
      "prefire-prefireview", layout: .fits(width: 375), traits: prefire,
      foreignParts: [ForeignPart("an emoji", x: 51, y: 18, width: 68, height: 68)]
    ) { FireTitle() },
  ]

  private static func text<V: View>(
    _ id: String, layout: SnapshotLayout = .sizeThatFits, lines: [String: [String]] = [:],
    @ViewBuilder view: @escaping @MainActor @Sendable () -> V
  ) -> Construction {
    Construction(
      id, layout: layout, traits: [.platform(.iOS26), .displayScale(3), .background(.clear)], lines: lines, view: view)
  }
  static let plainTexts = [
    text("macro-padding-default") { Text(".padding").padding() },
    text("macro-padding-horizontal") { Text(".padding(.horizontal, 15)").padding(.horizontal, 15) },
    text("macro-size-320x480", layout: .fixed(width: 320, height: 480)) { Text(".sizes(width: 320, height: 480)") },
    text(
      "macro-device-wrap", layout: .fixed(width: 375, height: 812),
      lines: [
        ".sizes(devices: .iPhoneX, fitting: .widthAndHeight)": [
          ".sizes(devices: .iPhoneX,", "fitting: .widthAndHeight)",
        ]
      ]
    ) { Text(".sizes(devices: .iPhoneX, fitting: .widthAndHeight)") },
  ]
}

/// The pictures of hymn: iOS 14.5 at 3x. The window's safe area of 44 points at the top is in them, so the view stands in
/// the middle of what is left.
extension Construction {
  private static func dialog<V: View>(
    _ id: String, pixels: (Double, Double), size: DynamicTypeSize = .large, lines: [String: [String]] = [:],
    @ViewBuilder view: @escaping @MainActor @Sendable () -> V
  ) -> Construction {
    let device = Device(
      name: id, size: CGSize(width: pixels.0 / 3, height: pixels.1 / 3),
      safeArea: EdgeInsets(top: 44, leading: 0, bottom: 0, trailing: 0), scale: 3)
    return Construction(
      id, layout: .device(device), traits: [.platform(.iOS15), .dynamicType(size)], lines: lines, view: view)
  }
  static let dialogs = [
    dialog(
      "hymn-songinfo-long", pixels: (1097, 991),
      lines: [
        "CategoryCategoryCategory": ["CategoryCategoryCa", "tegory"],
        "SubcategorySubcategorySubcategory": ["SubcategorySubcate", "gorySubcategory"],
        "Worship Worship Worship of of of the the the Father Father Father": [
          "Worship Worship", "Worship of of of the", "the the Father Father", "Father",
        ],
        "As As As the the the Source Source Source of of of Life Life Life": [
          "As As As the the the", "Source Source Source", "of of of Life Life Life",
        ],
        "Will Will Will Jeng Jeng Jeng": ["Will Will Will Jeng Jen…"],
        "Titus Titus Titus Ting Ting Ting": ["Titus Titus Titus Ting", "Ting Ting"],
      ]
    ) { SongDetails() },
    dialog("hymn-toast-center", pixels: (1125, 2436)) { WhiteToast() },
    dialog(
      "hymn-scripture-xxxl", pixels: (1060, 302), size: .xxxLarge,
      lines: ["And we have the prophetic word": ["And we have the prophetic", "word"]]
    ) { ScriptureRow() },
  ]
}

extension Construction {
  private static let markdown: SnapshotTraits = [.platform(.iOS16), .dynamicType(.medium)]
  private static let clocks = [
    Paragraphs.first: ["The sky above the port was the color of", "television, tuned to a dead channel."],
    Paragraphs.second: ["It was a bright cold day in April, and the clocks", "were striking thirteen."],
  ]
  static let wrappedTexts = [
    Construction("md-flow", layout: .device(.iPhone8), traits: markdown) { BorderedTags(words: BorderedTags.english) },
    Construction("md-flow-rtl", layout: .device(.iPhone8), traits: [markdown, .rightToLeft]) {
      BorderedTags(words: BorderedTags.mirrored)
    },
    Construction("md-paragraphs", layout: .device(.iPhone8), traits: markdown, lines: clocks) { Paragraphs() },
    Construction(
      "wrap-emoji", traits: [.platform(.iOS16), .displayScale(3)],
      foreignParts: [
        ForeignPart("emoji", x: 22, y: 0, width: 26, height: 24),
        ForeignPart("emoji", x: 108, y: 0, width: 24, height: 24),
        ForeignPart("emoji", x: 116, y: 34, width: 24, height: 26),
        ForeignPart("emoji", x: 22, y: 72, width: 24, height: 21),
        ForeignPart("emoji", x: 150, y: 72, width: 26, height: 21),
      ]
    ) { EmojiRows() },
    Construction(
      "w3m-toast", layout: .fixed(width: 250, height: 250), traits: [.platform(.iOS17), .displayScale(3), .dark],
      foreignParts: [
        ForeignPart("the app's icons", x: 60, y: 64, width: 26, height: 26),
        ForeignPart("the app's icons", x: 60, y: 112, width: 26, height: 26),
        ForeignPart("the app's icons", x: 45, y: 160, width: 26, height: 26),
      ]
    ) { DarkToasts() },
    Construction(
      "tx-heading", layout: .device(.iPhone8),
      traits: [.platform(.iOS26), .displayScale(3), .dynamicType(.medium)], lines: clocks
    ) { Headings() },
  ]
}

extension Construction {
  private static let phone = Device(
    name: "iPhone 15 and a legend", size: CGSize(width: 709, height: 852),
    safeArea: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0), scale: 3)
  static let lists = [
    Construction(
      "as-list-17", layout: .device(phone), traits: .platform(.iOS17),
      foreignParts: [
        ForeignPart("the recording tool's tints", x: 36, y: 66, width: 192, height: 310),
        ForeignPart("the recording tool's legend", x: 393, y: 0, width: 316, height: 852),
      ]
    ) { AccountList() }
  ]
}
