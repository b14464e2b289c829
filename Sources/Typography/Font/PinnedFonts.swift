/// One of the font files that every picture is drawn with. The same facts are in `scripts/fonts.tsv`, which `scripts/setup`
/// reads; a test keeps the two alike.
package struct PinnedFont: Hashable, Sendable {
  package enum Role: String, Hashable, Sendable, CaseIterable {
    case upright, italic, monospaced, serif, serifItalic, rounded, roundedItalic, symbols, emoji
    /// One for each script that the system font lacks.
    case arabic, armenian, bengali, devanagari, ethiopic, georgian, gujarati, gurmukhi, hebrew, kannada, khmer, lao
    case malayalam, myanmar, oriya, sinhala, tamil, telugu, thai
    /// Signs without a script: arrows, mathematics, astronomy.
    case textSymbols
    /// Chinese, Japanese and Korean, a collection of one font for each tradition.
    case han
    /// Asked for only when a text needs it; a picture without it comes out all the same, with a diagnostic.
    package var isOptional: Bool { ![.upright, .italic, .symbols].contains(self) }
  }
  package var role: Role
  /// Name in the fonts' folder.
  package var fileName: String
  package var version: String
  /// Lower-case hexadecimal digest of the whole file.
  package var sha256: String
  /// The package that carries the file, and that package's version.
  package var package: String
  package var packageVersion: String

  package static let all: [PinnedFont] = [
    PinnedFont(
      role: .upright, fileName: "Inter.ttf", version: "4.1",
      sha256: "29160a80ff49ddcab2c97711247e08b1fab27a484a329ce8b813d820dc559031",
      package: "fontpkg-inter", packageVersion: "4.1.post1"),
    PinnedFont(
      role: .italic, fileName: "Inter-Italic.ttf", version: "4.1",
      sha256: "acd98e64795781b2058f07b18475e0ecee2a0fe2b42a49e2f9e37d0d6bf66ce6",
      package: "fontpkg-inter", packageVersion: "4.1.post1"),
    PinnedFont(
      role: .monospaced, fileName: "JetBrainsMono.ttf", version: "2.211",
      sha256: "48715a42ec242c21e9f02692891e147d022299a52e48d5e413e1a942193ffeda",
      package: "fontpkg-jetbrains-mono", packageVersion: "2.211"),
    PinnedFont(
      role: .serif, fileName: "SourceSerif4.ttf", version: "4.004",
      sha256: "97b2d4da6e3cb494b5a1e66ae176914d852ccabef49e0c02c0df25f3e39aca0b",
      package: "fontpkg-source-serif-4", packageVersion: "4.4"),
    PinnedFont(
      role: .serifItalic, fileName: "SourceSerif4-Italic.ttf", version: "4.004",
      sha256: "15fbc7e4679489a501998c3669272637a6646388ef7e4bd77eebb5bf967a1f42",
      package: "fontpkg-source-serif-4", packageVersion: "4.4"),
    PinnedFont(
      role: .rounded, fileName: "Nunito.ttf", version: "3.602",
      sha256: "bb55a5ca5c2042335b3991af27c4d0705d0ef41cac6164ac737fd8f2a1e85207",
      package: "fontpkg-nunito", packageVersion: "3.602"),
    PinnedFont(
      role: .roundedItalic, fileName: "Nunito-Italic.ttf", version: "3.602",
      sha256: "b520cc871868b0acfca1beda875df7f4a44ebce914f8a89f83977fc9c09529c8",
      package: "fontpkg-nunito", packageVersion: "3.602"),
    PinnedFont(
      role: .symbols, fileName: "BootstrapIcons.ttf", version: "1.10.5",
      sha256: "b9a4c69253f7d950c4527be757ece2fcd48bdbd80708e82f4cd201434f41c861",
      package: "comma-deps-bootstrap-icons", packageVersion: "1.10.5.0.post92"),
    PinnedFont(
      role: .emoji, fileName: "NotoColorEmoji.ttf", version: "2.042",
      sha256: "e5899ed38b8ed83e08bd3ac5de09791e9d19d288333a796de1d35ad17396f1ec",
      package: "fonts-noto-color-emoji", packageVersion: "2.042-0+deb12u1"),
    PinnedFont(
      role: .arabic, fileName: "NotoSansArabic.ttf", version: "2.012",
      sha256: "63111b5b2e074dd48cc67692e0a2726d86ee94c1c37fe8598257b7b4e87e869e",
      package: "fontpkg-noto-sans-arabic", packageVersion: "2.12"),
    PinnedFont(
      role: .armenian, fileName: "NotoSansArmenian.ttf", version: "2.008",
      sha256: "e979dfaed56ddb4bfd05121958b25425eb7593253d64b6b3654c77c11c5cda94",
      package: "manimgx-fonts", packageVersion: "2026.9.26.post1"),
    PinnedFont(
      role: .bengali, fileName: "NotoSansBengali.ttf", version: "3.011",
      sha256: "dc9defe97bb041876b6609e9029d9e1e228a686259acde2fe2a9f99d793ee17d",
      package: "manimgx-fonts", packageVersion: "2026.9.26.post1"),
    PinnedFont(
      role: .devanagari, fileName: "NotoSansDevanagari.ttf", version: "2.007",
      sha256: "14ec4af41f27482216d1c2229f417ff9b1425e1babb014e57d1d40d03229853e",
      package: "fontpkg-noto-sans-devanagari", packageVersion: "2.7"),
    PinnedFont(
      role: .ethiopic, fileName: "NotoSansEthiopic.ttf", version: "2.102",
      sha256: "93f223089e300b983dbfd693c7be619e0e76565a70d639e71a4fe0bfd72cf66f",
      package: "manimgx-fonts", packageVersion: "2026.9.26.post1"),
    PinnedFont(
      role: .georgian, fileName: "NotoSansGeorgian.ttf", version: "2.005",
      sha256: "42f4a8bf4fe0af8afd91ee3c19e81e14f1bc74ddbd9b6a59a4182f67a596adb4",
      package: "manimgx-fonts", packageVersion: "2026.9.26.post1"),
    PinnedFont(
      role: .gujarati, fileName: "NotoSansGujarati.ttf", version: "2.106",
      sha256: "83d1bde74d64fb389f97a5e27b2699d8ee8bad4c15a02be347228e6c10011248",
      package: "manimgx-fonts", packageVersion: "2026.9.26.post1"),
    PinnedFont(
      role: .gurmukhi, fileName: "NotoSansGurmukhi.ttf", version: "2.004",
      sha256: "8a3096ee2166f6383501e2df7b368fce88cfa4068c8d75bcb6af07da353a00ea",
      package: "manimgx-fonts", packageVersion: "2026.9.26.post1"),
    PinnedFont(
      role: .hebrew, fileName: "NotoSansHebrew.ttf", version: "3.001",
      sha256: "9d81d81ad592644487b03843da73a87b99cd28a2c4da4a096e1db8fbd14fda61",
      package: "manimgx-fonts", packageVersion: "2026.9.26.post1"),
    PinnedFont(
      role: .kannada, fileName: "NotoSansKannada.ttf", version: "2.006",
      sha256: "b6b11505d76eddf916667d73adfec19095ec777742444dc662dae81471461f4e",
      package: "manimgx-fonts", packageVersion: "2026.9.26.post1"),
    PinnedFont(
      role: .khmer, fileName: "NotoSansKhmer.ttf", version: "2.004",
      sha256: "f37a8431a0c5d5ed2f81a767417546aca576a81fb7eff9c924d46aecf828f2ca",
      package: "fontpkg-noto-sans-khmer", packageVersion: "2.4"),
    PinnedFont(
      role: .lao, fileName: "NotoSansLao.ttf", version: "2.003",
      sha256: "fc138d605aa998d8407789ee6a7f5554aae8b54f5cd98d66dd2c33e79d15b67e",
      package: "manimgx-fonts", packageVersion: "2026.9.26.post1"),
    PinnedFont(
      role: .malayalam, fileName: "NotoSansMalayalam.ttf", version: "2.104",
      sha256: "94cddc94a03fa9a5e8d1784090ba97b267def6933d60762081eaa003751142c5",
      package: "manimgx-fonts", packageVersion: "2026.9.26.post1"),
    PinnedFont(
      role: .myanmar, fileName: "NotoSansMyanmar.ttf", version: "2.107",
      sha256: "e0b280aa3080aab922800c88fa9a2015a4bec3103bb8b70491a92e4a04f3a3a3",
      package: "manimgx-fonts", packageVersion: "2026.9.26.post1"),
    PinnedFont(
      role: .oriya, fileName: "NotoSansOriya.ttf", version: "2.007",
      sha256: "37f482d0179d0a50e3128d004f007ff1c1741ad5f6b0b2bcc7238b257ef1caa0",
      package: "manimgx-fonts", packageVersion: "2026.9.26.post1"),
    PinnedFont(
      role: .sinhala, fileName: "NotoSansSinhala.ttf", version: "3.000",
      sha256: "3fd7c6a61cb6dfb8a2ca7af5b4078bd24e9c8ad9b55839a0177277db6e4d1326",
      package: "manimgx-fonts", packageVersion: "2026.9.26.post1"),
    PinnedFont(
      role: .tamil, fileName: "NotoSansTamil.ttf", version: "2.004",
      sha256: "aa3a9b321f4b0bb2c40203ffbde9af89713227866e0e13f76e5b9eeea727cf88",
      package: "fontpkg-noto-sans-tamil", packageVersion: "2.4"),
    PinnedFont(
      role: .telugu, fileName: "NotoSansTelugu.ttf", version: "2.005",
      sha256: "e618af7bf999df192ed4f388eba2e563f2b5015034e9cbb317b5bd793bd7334d",
      package: "fontpkg-noto-sans-telugu", packageVersion: "2.5"),
    PinnedFont(
      role: .thai, fileName: "NotoSansThai.ttf", version: "2.002",
      sha256: "5a1c559bb539583c8a1fd99d1c5b9491e5e14478c9cd2bd0970d5c3096cc9ef8",
      package: "fontpkg-noto-sans-thai", packageVersion: "2.2"),
    PinnedFont(
      role: .textSymbols, fileName: "NotoSansSymbols.ttf", version: "2.003",
      sha256: "63724daeff6755a45933b9a5e3a3b41df5df8fe925c0f4c991f2f68c08a4182d",
      package: "manimgx-fonts", packageVersion: "2026.9.26.post1"),
    PinnedFont(
      role: .han, fileName: "NotoSansCJK.ttc", version: "2.004",
      sha256: "d3d8256cdec8dbcb3552284bc6b20c734dd60c2ee9df83b5758e34807c4bac32",
      package: "manimgx-fonts-cjk", packageVersion: "2026.9.26.post1"),
  ]

  package static func of(_ role: Role) -> PinnedFont { all.first { $0.role == role }! }

  /// Names a folder that is looked in instead of all others.
  package static let folderVariable = "TINTYPE_FONTS"
  /// Where `scripts/setup` puts the files when it may; the number goes up when a file of the list changes.
  package static let systemFolder = "/usr/local/share/tintype/fonts-2"
  /// The same beneath the account's home folder (from the password database, not `HOME`).
  package static let folderInHome = ".local/share/tintype/fonts-2"
}
