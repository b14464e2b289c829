/// One of the font files that every picture is drawn with. The same facts are in `scripts/fonts.tsv`, which `scripts/setup`
/// reads; a test keeps the two alike.
package struct PinnedFont: Hashable, Sendable {
  package enum Role: String, Hashable, Sendable, CaseIterable {
    case upright, italic, monospaced, serif, serifItalic, rounded, roundedItalic, symbols, emoji
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
  ]

  package static func of(_ role: Role) -> PinnedFont { all.first { $0.role == role }! }

  /// Names a folder that is looked in instead of all others.
  package static let folderVariable = "TINTYPE_FONTS"
  /// Where `scripts/setup` puts the files when it may; the number goes up when a file of the list changes.
  package static let systemFolder = "/usr/local/share/tintype/fonts-1"
  /// The same beneath the account's home folder (from the password database, not `HOME`).
  package static let folderInHome = ".local/share/tintype/fonts-1"
}
