/// Pairs of boxes that touch, found from the left to the right. With raw pointers: this is the inner loop of `PathAlgebra`,
/// millions of steps for a path that crosses itself everywhere.
final class OverlappingBoxes {
  /// In whole steps of a grid.
  struct Box { var x0, y0, x1, y1: Int }
  private let count: Int
  private let boxes: UnsafeMutablePointer<Box>
  private let numbers: UnsafeMutablePointer<Int>

  init(_ list: [Box]) {
    count = list.count
    boxes = .allocate(capacity: max(1, count))
    numbers = .allocate(capacity: max(1, count))
    for (place, i) in list.indices.sorted(by: { (list[$0].x0, $0) < (list[$1].x0, $1) }).enumerated() {
      (boxes + place).initialize(to: list[i])
      (numbers + place).initialize(to: i)
    }
  }
  deinit {
    boxes.deallocate()
    numbers.deallocate()
  }

  /// - Parameter body: gets the numbers of both in the list that was given; `false` ends the search.
  func forEachPair(_ body: (Int, Int) -> Bool) {
    var i = 0
    while i < count {
      let a = boxes[i]
      var k = i + 1
      while k < count, boxes[k].x0 <= a.x1 {
        if boxes[k].y0 <= a.y1, boxes[k].y1 >= a.y0, !body(numbers[i], numbers[k]) { return }
        k += 1
      }
      i += 1
    }
  }
}
