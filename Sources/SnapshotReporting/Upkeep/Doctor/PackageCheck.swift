import SnapshotCore

/// Whether the package's tests use Tintype at all.
enum PackageCheck {
  static func findings(_ context: DoctorContext) -> [DoctorReport.Finding] {
    let name = FileSystem.split(context.package).name
    let manifest =
      (try? FileSystem.read(context.package + "/Package.swift")).map { String(decoding: $0, as: UTF8.self) } ?? ""
    guard ["SnapshotAssertions", "SnapshotTestingCompatibility"].contains(where: { manifest.contains($0) }) else {
      return [
        .warning(
          "package", "\(name): Package.swift names neither SnapshotAssertions nor SnapshotTestingCompatibility",
          remedy: "add one of them to a test target; see Use it in a package in tintype's README")
      ]
    }
    let modules = ["SnapshotAssertions", "SnapshotTestingCompatibility"]
    let tests = UnreferencedSearch.sources(below: context.package).count { source in
      modules.contains { source.text.contains("import \($0)") }
    }
    return tests == 0
      ? [
        .warning(
          "package", "\(name): no Swift file imports SnapshotAssertions",
          remedy: "write a test; see Assert in tintype's README")
      ] : [.ok("package", "\(name): \(tests) \(tests == 1 ? "file imports" : "files import") the assertions")]
  }
}
