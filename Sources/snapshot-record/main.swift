import Foundation

let status = await SnapshotRecord.run(Array(CommandLine.arguments.dropFirst()))
exit(status.rawValue)
