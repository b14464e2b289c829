extension Publisher {
  public func last(where predicate: @escaping (Output) -> Bool)
    -> Publishers.CompactMap<Publishers.Reduce<Publishers.Filter<Self>, Output?>, Output>
  {
    filter(predicate).last()
  }
  public func tryLast(where predicate: @escaping (Output) throws -> Bool)
    -> Publishers.CompactMap<Publishers.Reduce<Publishers.TryFilter<Self>, Output?>, Output>
  {
    tryFilter(predicate).last()
  }

  /// The smallest value, at the end; of equal ones the first.
  public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool)
    -> Publishers.CompactMap<Publishers.Reduce<Self, Output?>, Output>
  {
    reduce(Output?.none) { best, value in best.map { areInIncreasingOrder(value, $0) ? value : $0 } ?? value }
      .compactMap { $0 }
  }
  /// The largest value, at the end; of equal ones the last.
  public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool)
    -> Publishers.CompactMap<Publishers.Reduce<Self, Output?>, Output>
  {
    reduce(Output?.none) { best, value in best.map { areInIncreasingOrder(value, $0) ? $0 : value } ?? value }
      .compactMap { $0 }
  }
  public func min() -> Publishers.CompactMap<Publishers.Reduce<Self, Output?>, Output> where Output: Comparable {
    min(by: <)
  }
  public func max() -> Publishers.CompactMap<Publishers.Reduce<Self, Output?>, Output> where Output: Comparable {
    max(by: <)
  }
}
