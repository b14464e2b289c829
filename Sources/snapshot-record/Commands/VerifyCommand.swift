/// `verify [FILTER]`
enum VerifyCommand: Command {
  static let description = CommandDescription(
    name: "verify", summary: "Run the tests without writing a reference",
    discussion:
      "The exit status is 1 when a snapshot differs or a test fails. In GitHub Actions failures are annotated in "
      + "the source and listed in the job's summary.",
    operands: [.filter], options: RunCommand.options, afterDashes: RunCommand.afterDashes)

  static func run(_ arguments: Arguments) throws -> ExitStatus { try RunCommand.run(arguments, .verify, .never) }
}
