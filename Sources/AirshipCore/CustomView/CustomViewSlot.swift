import SwiftUI

/// The place of a custom view: asks the manager at each evaluation, and says what went wrong.
struct CustomViewSlot: _PrimitiveView {
  let arguments: AirshipCustomViewArguments
  let constraints: CustomViewHost.Constraints
  let allowsDecodingErrors: Bool

  func _lower(in context: _BuildContext) -> [ViewNode] {
    let manager = AirshipCustomViewManager.shared
    let decoding = DecodingRecord()
    let nodes = decoding.recording { context.lower(manager.makeView(args: arguments)) }

    for problem in constraints.problems { context.graph.fail("custom view \"\(arguments.name)\": \(problem)") }
    let errors = decoding.failures
    guard manager.isRegistered(arguments.name) else {
      let message = missingName(manager.registeredNames)
      context.graph.failUnlessChanged(message)
      return nodes.isEmpty ? placeholder(message, context) : nodes
    }
    if nodes.isEmpty {
      let message = emptyView(errors)
      context.graph.failUnlessChanged(message)
      return placeholder(message, context)
    }
    if !allowsDecodingErrors {
      for error in errors { context.graph.failAssertion(swallowed(error)) }
      context.graph.whenSettled("decoding in \(arguments.name)") { [weak graph = context.graph] in
        for error in DecodingRecord.late?.failures ?? [] { graph?.failAssertion(swallowed(error)) }
      }
    }
    return nodes
  }

  private func placeholder(_ message: String, _ context: _BuildContext) -> [ViewNode] {
    context.child(.name("placeholder")).lower(ProblemView(text: message))
  }

  // MARK: - Messages

  private func missingName(_ names: [String]) -> String {
    let known = knownNames(names, insteadOf: arguments.name)
    return "no custom view is registered as \"\(arguments.name)\" (\(known)); "
      + "call AirshipCustomViewManager.shared.register(name: \"\(arguments.name)\") { args in … } before the assertion"
  }
  private func emptyView(_ errors: [DecodingRecord.Failure]) -> String {
    let cause =
      if errors.isEmpty {
        "is there an \"if\" without \"else\" in it?"
      } else {
        errors.map(\.description).joined(separator: "; ")
      }
    return "the custom view \"\(arguments.name)\" came out empty: \(cause)"
  }
  private func swallowed(_ error: DecodingRecord.Failure) -> String {
    "the custom view \"\(arguments.name)\" threw an error away: \(error.description). "
      + "Correct the properties, or say .allowingDecodingErrors() where this state is what the picture is of"
  }
}
