// Draws the reference card and says how long it took. scripts/bench runs it beside cairo and prints the table.
import Graphics
import Rasterizer

let usage = """
  usage: tintype-bench scene OUT [--no-shadow]             write the card for the peer
         tintype-bench card COUNT [--no-shadow] [-o OUT]   draw it COUNT times, print the median in milliseconds
         tintype-bench parts COUNT                         the same for each kind of command by itself
         tintype-bench failure COUNT                       a failing assertion beside a passing one, COUNT times
         tintype-bench failure-parts COUNT                 the parts of a failure by themselves
         tintype-bench compare A B                         mean and largest difference of two raw pictures
  """

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(2)
}

func render(_ scene: Scene) -> Bitmap {
  do {
    return try Rasterizer.draw(
      scene.displayList(), width: Scene.width, height: Scene.height, scale: Scene.scale, background: nil)
  } catch { fail("\(error)") }
}

/// In milliseconds, after one round that is not counted.
func median(_ count: Int, _ body: () -> Void) -> Double {
  body()
  let times = (0..<count).map { _ in
    let start = DispatchTime.now().uptimeNanoseconds
    body()
    return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6
  }
  return times.sorted()[count / 2]
}

func write(_ data: Data, to path: String) {
  do { try data.write(to: URL(fileURLWithPath: path)) } catch { fail("cannot write \(path): \(error)") }
}

var arguments = Array(CommandLine.arguments.dropFirst())
let hasShadow = !arguments.contains("--no-shadow")
arguments.removeAll { $0 == "--no-shadow" }

switch (arguments.first, arguments.count) {
case ("scene", 2):
  write(Data(Scene.card(shadow: hasShadow).text().utf8), to: arguments[1])
case ("card", 2), ("card", 4):
  guard let count = Int(arguments[1]), count > 0 else { fail(usage) }
  let scene = Scene.card(shadow: hasShadow)
  if arguments.count == 4 {
    write(render(scene).storage.withBytes { Data($0) }, to: arguments[3])
  }
  print(String(format: "%.3f", median(count) { _ = render(scene) }))
case ("parts", 2):
  guard let count = Int(arguments[1]), count > 0 else { fail(usage) }
  let whole = Scene.card(shadow: true)
  var parts: [(String, [Scene.Operation])] = []
  for operation in whole.operations {
    let name = "\(operation)".prefix { $0 != "(" }
    let isImage = parts.last?.0 == "clip"
    if parts.last?.0 == String(name) || isImage {
      parts[parts.count - 1].1.append(operation)
    } else {
      parts.append((String(name), [operation]))
    }
    if name == "unclip" { parts[parts.count - 1].0 = "clipped image" }
  }
  for (name, operations) in parts {
    let scene = Scene(operations: operations, outlines: whole.outlines)
    print("\(name) × \(operations.count):", String(format: "%.3f", median(count) { _ = render(scene) }))
  }
case ("failure", 2), ("failure-parts", 2):
  guard let count = Int(arguments[1]), count > 0 else { fail(usage) }
  do {
    let cost = try FailureCost(folder: ".build/bench/failure")
    if arguments[0] == "failure" { cost.run(count) } else { try cost.printParts(count) }
  } catch { fail("\(error)") }
case ("compare", 3):
  guard let a = FileManager.default.contents(atPath: arguments[1]),
    let b = FileManager.default.contents(atPath: arguments[2]), a.count == b.count, !a.isEmpty
  else { fail("compare: \(arguments[1]) and \(arguments[2]) must be raw pictures of one size") }
  var (sum, largest) = (0, 0)
  for (x, y) in zip([UInt8](a), [UInt8](b)) {
    let difference = abs(Int(x) - Int(y))
    sum += difference
    largest = max(largest, difference)
  }
  print(String(format: "%.4f %d", Double(sum) / Double(a.count), largest))
default: fail(usage)
}
