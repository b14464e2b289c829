/// The number of the task that runs: no other task of the process has or had it. `nil` outside of a task.
///
/// Swift Testing runs every case, and every repetition of it, in a task of its own and tells no other sign of a new run.
/// The runtime numbers tasks; the standard library does not publish the number, so this is the one place that asks for it.
enum CurrentTask {
  static var number: UInt64? {
    withUnsafeCurrentTask { task in
      guard let task, MemoryLayout<UnsafeCurrentTask>.size == MemoryLayout<UnsafeRawPointer>.size else { return nil }
      return taskNumber(unsafeBitCast(task, to: UnsafeRawPointer.self))
    }
  }
}

@_silgen_name("swift_task_getJobTaskId")
private func taskNumber(_ task: UnsafeRawPointer) -> UInt64
