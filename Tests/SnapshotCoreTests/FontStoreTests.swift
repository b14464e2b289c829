import XCTest

@testable import SnapshotCore

final class FontStoreTests: XCTestCase {
  private let font = FontFile(
    name: "Some.ttf", version: "4.1", sha256: "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
  private let right = Array("abc".utf8)

  func testTheRightVersionIsFoundWhereverItIs() throws {
    let (a, b) = (try TemporaryPackage(), try TemporaryPackage())
    let store = FontStore(folders: [a.path + "/nowhere", a.path, b.path])
    try FileSystem.write(right, to: b.path + "/Some.ttf")
    XCTAssertEqual(try store.bytes(of: font), right)
    try FileSystem.write([1], to: a.path + "/Some.ttf")
    XCTAssertEqual(try store.bytes(of: font), right)
  }

  func testErrorsNameFileVersionAndRemedy() throws {
    let a = try TemporaryPackage()
    let store = FontStore(folders: [a.path])
    func message() -> String {
      do {
        _ = try store.bytes(of: font)
        return ""
      } catch { return "\(error)" }
    }
    XCTAssertEqual(
      message(),
      "the font Some.ttf 4.1 is not installed: it is in none of \(a.path); run tintype's scripts/setup, or name the folder that has it with TINTYPE_FONTS"
    )
    try FileSystem.write([], to: a.path + "/Some.ttf")
    XCTAssertEqual(
      message(),
      "the font \(a.path)/Some.ttf is not version 4.1: its SHA-256 is \(SHA256.digest([])), and \(font.sha256) is wanted; run tintype's scripts/setup"
    )
    try FileSystem.remove(a.path + "/Some.ttf")
    try FileSystem.makeDirectory(a.path + "/Some.ttf")
    XCTAssert(message().contains("cannot be read: cannot read \(a.path)/Some.ttf: Is a directory"), message())
  }

  func testFolders() {
    func folders(_ environment: [String: String]) -> [String] {
      FontStore(variable: "FONTS", systemFolder: "/s", folderInHome: ".l/f", environment: environment).folders
    }
    XCTAssertEqual(folders(["FONTS": "/x/../y", "HOME": "/nowhere"]), ["/y"])
    XCTAssertEqual(folders(["HOME": "/nowhere"]).first, "/s")
    XCTAssertFalse(folders(["HOME": "/nowhere"]).contains { $0.hasPrefix("/nowhere") })
  }
}
