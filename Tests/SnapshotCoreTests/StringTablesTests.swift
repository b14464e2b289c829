import Foundation
import SwiftUI
import XCTest

@testable import SnapshotCore

/// Tables of strings from files.
final class StringTablesTests: XCTestCase {
  private var folder = URL(fileURLWithPath: "/")
  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("strings-\(UUID().uuidString)")
  }
  override func tearDownWithError() throws { try? FileManager.default.removeItem(at: folder) }

  private func write(_ path: String, _ text: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
  private func value(_ key: String, _ locale: String, table: String = "Localizable") -> LocalizedValue? {
    StringTables(folder: folder).entry(key, table: table, locale: Locale(identifier: locale))?.value
  }

  func testStringsByLanguage() throws {
    try write("en.lproj/Localizable.strings", "/* a comment */\n\"Hello\" = \"Hello!\";\n\"only\" = \"English\";\n")
    try write("Nested/de.lproj/Localizable.strings", "\"Hello\" = \"Hallo \\\"Welt\\\"\\n\";")
    try write("pt-br.lproj/Localizable.strings", "\"Hello\" = \"Olá\";")
    try write("de.lproj/Other.strings", "\"Hello\" = \"Anderes\";")
    XCTAssertEqual(value("Hello", "de_AT"), .string("Hallo \"Welt\"\n"))
    XCTAssertEqual(value("Hello", "de", table: "Other"), .string("Anderes"))
    XCTAssertEqual(value("Hello", "pt_BR"), .string("Olá"))
    XCTAssertEqual(value("Hello", "pt_PT"), .string("Olá"))
    XCTAssertEqual(value("Hello", "ja_JP"), .string("Hello!"), "the development language")
    // A language that has the table decides: the key stands for itself.
    XCTAssertNil(value("only", "de_DE"))
    XCTAssertNil(value("Hello", "de", table: "Missing"))
  }

  func testStringsdict() throws {
    try write(
      "en.lproj/Localizable.stringsdict",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>%lld files</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@files@</string>
      <key>files</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string>
      <key>one</key><string>%lld file</string><key>other</key><string>%lld files</string>
      </dict></dict></dict></plist>
      """)
    XCTAssertEqual(
      value("%lld files", "en_US"),
      .substituted(
        "%#@files@",
        ["files": .init(argument: nil, forms: [.one: .string("%lld file"), .other: .string("%lld files")])]))
  }

  func testStringCatalogues() throws {
    try write(
      "Resources/Localizable.xcstrings",
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "Hello": {"extractionState": "manual", "localizations": {
          "de": {"stringUnit": {"state": "translated", "value": "Hallo"}},
          "zh-Hant": {"stringUnit": {"state": "translated", "value": "你好"}}}},
        "%lld files": {"localizations": {"en": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld file"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld files"}}}}}}},
        "both": {"localizations": {"en": {
          "stringUnit": {"state": "translated", "value": "%#@n@"},
          "substitutions": {"n": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
            "other": {"stringUnit": {"state": "translated", "value": "%arg things"}}}}}}}}},
        "device": {"localizations": {"en": {"variations": {"device": {
          "iphone": {"stringUnit": {"state": "translated", "value": "Tap"}},
          "mac": {"stringUnit": {"state": "translated", "value": "Click"}}}}}}},
        "untouched": {}
      }}
      """)
    XCTAssertEqual(value("Hello", "de_DE"), .string("Hallo"))
    XCTAssertEqual(value("Hello", "zh_TW"), .string("你好"))
    XCTAssertNil(value("Hello", "zh_CN"))
    XCTAssertEqual(value("device", "de_DE"), .string("Tap"), "the language that the app is written in")
    XCTAssertEqual(value("%lld files", "en"), .plural([.one: .string("%lld file"), .other: .string("%lld files")]))
    XCTAssertEqual(
      value("both", "en"), .substituted("%#@n@", ["n": .init(argument: 1, forms: [.other: .string("%arg things")])]))
    XCTAssertNil(value("untouched", "en"))
  }

  func testFilesThatCannotBeReadAreNamed() throws {
    try write("Localizable.xcstrings", "{\"strings\": 3}")
    try write("en.lproj/Localizable.strings", "\"a\" = ")
    try write("en.lproj/Empty.strings", "\n")
    try write(
      "en.lproj/Localizable.stringsdict",
      "<plist><dict><key>a</key><dict><key>b</key><string>c</string></dict></dict></plist>")
    let problems = StringTables(folder: folder).problems
    XCTAssertEqual(problems.count, 3, "\(problems)")
    XCTAssertTrue(problems.allSatisfy { $0.contains(folder.path) })
    XCTAssertTrue(StringTables(folder: folder.appendingPathComponent("none")).isEmpty)
  }
}
