extension Locale {
  /// This locale as CoreFoundation can use it: there names that are none, and numbering systems without ten digits, trap.
  /// Of odd names the language, script and region are kept, and digits that are digits.
  var ofCoreFoundation: Locale {
    func words(_ name: some StringProtocol) -> [Substring] {
      Substring(name).split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }
    }
    func isWord(_ word: Substring) -> Bool {
      (2...8).contains(word.utf8.count) && word.utf8.allSatisfy { $0 < 128 }
        && word.allSatisfy { $0.isLetter || $0.isNumber }
    }
    let all = words(identifier)
    if all.count <= 4, all.allSatisfy(isWord) { return self }
    let name = words(identifier.prefix { $0 != "@" }).prefix(while: isWord).prefix(4).joined(separator: "_")
    let digits = numberingSystem.identifier
    return Locale(identifier: Self.decimalSystems.contains(digits) ? "\(name)@numbers=\(digits)" : name)
  }
  /// [CLDR 45, numberingSystems.xml, type numeric; those of languages' defaults]
  private static let decimalSystems: Set<String> = [
    "arab", "arabext", "beng", "deva", "fullwide", "gujr", "guru", "hanidec", "khmr", "knda", "laoo", "latn", "mlym",
    "mymr",
    "orya", "tamldec", "telu", "thai", "tibt",
  ]
}
