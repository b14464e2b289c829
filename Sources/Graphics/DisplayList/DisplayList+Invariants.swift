extension DisplayList {
  /// What is wrong with the list, or `nil`: a `pop` without a push, a push without a `pop`, the same in a layer's mask.
  package func checkInvariants() -> String? {
    var open: [Int] = []
    for (index, command) in commands.enumerated() {
      switch command {
      case .pushClip: open.append(index)
      case .pushLayer(let layer):
        open.append(index)
        if let fault = layer.mask?.checkInvariants() { return "in the mask of the layer at command \(index): \(fault)" }
      case .pop:
        if open.popLast() == nil { return "command \(index) is a pop with nothing to pop" }
      case .fill, .glyphs, .image: break
      }
    }
    if let index = open.last { return "the push at command \(index) of \(commands.count) is never popped" }
    return nil
  }
}
