/// The operators whose closures may throw, which ends them with the error. They are made of those that may not.
extension Publisher {
  public func tryReduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T)
    -> Publishers.ReplaceEmpty<Publishers.CompactMap<Publishers.Reduce<Publishers.TryScan<Self, T>, T?>, T>>
  {
    tryScan(initialResult, nextPartialResult).last().replaceEmpty(with: initialResult)
  }
  public func tryFirst(where predicate: @escaping (Output) throws -> Bool)
    -> Publishers.Output<Publishers.TryFilter<Self>>
  {
    tryFilter(predicate).first()
  }
  public func tryContains(where predicate: @escaping (Output) throws -> Bool)
    -> Publishers.ContainsWhere<Publishers.TryMap<Self, Bool>>
  {
    tryMap(predicate).contains(true)
  }
  public func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool)
    -> Publishers.AllSatisfy<Publishers.TryMap<Self, Bool>>
  {
    tryMap(predicate).allSatisfy { $0 }
  }
  public func tryPrefix(while predicate: @escaping (Output) throws -> Bool)
    -> Publishers.Map<Publishers.PrefixWhile<Publishers.TryMap<Self, (Output, Bool)>>, Output>
  {
    tryMap { ($0, try predicate($0)) }.prefix { $0.1 }.map { $0.0 }
  }
  public func tryDrop(while predicate: @escaping (Output) throws -> Bool)
    -> Publishers.CompactMap<Publishers.TryScan<Self, (Output?, Bool)>, Output>
  {
    tryScan((Output?.none, true)) { before, value in (value, try before.1 && predicate(value)) }
      .compactMap { value, isDropped in isDropped ? nil : value }
  }
  public func tryRemoveDuplicates(by predicate: @escaping (Output, Output) throws -> Bool)
    -> Publishers.CompactMap<Publishers.TryScan<Self, (Output?, Bool)>, Output>
  {
    tryScan((Output?.none, true)) { before, value in
      (value, try before.0.map { try predicate($0, value) } ?? false)
    }.compactMap { value, isDuplicate in isDuplicate ? nil : value }
  }
}
