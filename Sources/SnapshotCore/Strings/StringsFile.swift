import Foundation
import SwiftUI

/// The property lists of an `.lproj` folder. [Apple, Internationalization and Localization Guide]
enum StringsFile {
  struct FormatError: Error, CustomStringConvertible {
    let description: String
  }

  static func strings(_ data: Data) throws -> [String: LocalizedValue] {
    // Old-style lists may lack the braces; XML and binary ones are read, too.
    guard let list = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] else {
      if data.allSatisfy({ $0 == 0x20 || (0x09...0x0D).contains($0) }) { return [:] }
      throw FormatError(description: "it is no list of keys and strings")
    }
    return try list.mapValues { value in
      guard let string = value as? String else { throw FormatError(description: "a value is no string: \(value)") }
      return .string(string)
    }
  }

  static func stringsdict(_ data: Data) throws -> [String: LocalizedValue] {
    guard let list = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: [String: Any]]
    else {
      throw FormatError(description: "it is no dictionary of dictionaries")
    }
    return try list.mapValues { entry in
      if let widths = entry["NSStringVariableWidthRuleType"] as? [String: String] {
        // By width in ems; a picture is given the widest.
        return .string(widths.max { (Int($0.key) ?? 0, $0.value) < (Int($1.key) ?? 0, $1.value) }?.value ?? "")
      }
      if let devices = entry["NSStringDeviceSpecificRuleType"] as? [String: String] {
        return .string(devices["iphone"] ?? devices["other"] ?? "")
      }
      guard let format = entry["NSStringLocalizedFormatKey"] as? String else {
        throw FormatError(description: "an entry has no NSStringLocalizedFormatKey: \(entry.keys.sorted())")
      }
      var variables: [String: LocalizedValue.Substitution] = [:]
      for (name, value) in entry {
        guard let rule = value as? [String: String] else { continue }
        var forms: [PluralCategory: LocalizedValue] = [:]
        for category in PluralCategory.allCases {
          if let text = rule[category.rawValue] { forms[category] = .string(text) }
        }
        variables[name] = LocalizedValue.Substitution(argument: nil, forms: forms)
      }
      return .substituted(format, variables)
    }
  }
}
