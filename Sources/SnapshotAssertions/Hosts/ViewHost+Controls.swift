import SnapshotCore
import SwiftUI

extension ViewHost {
  /// Turns a toggle over, or makes sure that it is on or off.
  /// - Parameter isOn: what it is to be; `nil` is the other of what it is.
  @discardableResult public func toggle(
    _ name: String, isOn: Bool? = nil, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Bool {
    act("toggle(\(name.debugDescription))", fileID, file, line, column) { try $0.toggle(name, isOn: isOn) }
  }
  /// Types into a text field, a character at a time, behind what it holds. A return submits a field of one line.
  @discardableResult public func type(
    _ text: String, into name: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Bool {
    act("type(into: \(name.debugDescription))", fileID, file, line, column) { try $0.type(text, into: name) }
  }
  /// Takes out what a text field holds.
  @discardableResult public func clear(
    _ name: String, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Bool {
    act("clear(\(name.debugDescription))", fileID, file, line, column) { try $0.clear(name) }
  }
  /// Hits the return key, in a text field or in the one that was typed into last.
  @discardableResult public func submit(
    _ name: String? = nil, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Bool {
    act("submit(\(name?.debugDescription ?? ""))", fileID, file, line, column) { try $0.submit(name) }
  }
  /// Chooses an option of a picker.
  /// - Parameter name: of the picker; `nil` is for the only one that has the option.
  @discardableResult public func select(
    _ option: String, in name: String? = nil, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Bool {
    act("select(\(option.debugDescription))", fileID, file, line, column) { try $0.select(option, in: name) }
  }
  /// Sets a slider or a stepper.
  @discardableResult public func adjust(
    _ name: String, to value: Double, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Bool {
    act("adjust(\(name.debugDescription))", fileID, file, line, column) { try $0.adjust(name, to: value) }
  }
  /// One step up.
  @discardableResult public func increment(
    _ name: String, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Bool {
    act("increment(\(name.debugDescription))", fileID, file, line, column) { try $0.increment(name) }
  }
  /// One step down.
  @discardableResult public func decrement(
    _ name: String, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Bool {
    act("decrement(\(name.debugDescription))", fileID, file, line, column) { try $0.decrement(name) }
  }
}
