enum Help {
  static let text = """
    Records and compares the reference pictures of snapshot tests.

    USAGE
      snapshot-record [record [FILTER]] [--mode all|failed|missing|never] [--dry-run] [--jobs N] [--shard I/N]
                      [--junit FILE] [--package-path DIR] [--json] [-- ARGUMENTS…]
          Runs the tests of the package in the current folder, or those that FILTER selects as `swift test --filter` takes
          it, and writes the reference of every snapshot that is new or changed. ARGUMENTS go to `swift build` and
          `swift test`.
      snapshot-record verify [FILTER] [--jobs N] [--shard I/N] [--junit FILE] [--package-path DIR] [--json] [-- ARGUMENTS…]
          Runs the tests without writing a reference.
      snapshot-record merge RESULTS… [-o FILE] [--junit FILE] [--package-path DIR] [--json]
          Joins the results of shards, files or folders that hold some.
      snapshot-record render FILE -o PNG [--json]
          Draws a JSON document; Documentation/view-node-documents.md describes the format.
      snapshot-record dump FILE [--json]
          Prints the placed tree of a JSON document, a line for each node, frames in points.
      snapshot-record compare A B [-o DIFF] [--json]
                      [--max-channel-delta N | --max-delta-e X] [--max-pixels N] [--max-fraction X]
          Compares two PNG files; DIFF gets the picture of what differs.

    EXIT STATUS
      0  all well
      1  pictures differ, or tests failed
      2  the command line or the surroundings are wrong; one line says what
    """
}
