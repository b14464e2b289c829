/// The damped harmonic oscillator y″ + 2ζω·y′ + ω²·y = 0 in closed form, y being the distance to the target.
///
/// With e = exp(−ζωt), S = e·sin(ω′t)/ω′ and C = e·cos(ω′t), ω′ = ω·√(1 − ζ²), the solution is
/// y = (C + ζω·S)·y₀ + S·v₀ and v = −ω²·S·y₀ + (C − ζω·S)·v₀; above critical damping sine and cosine become hyperbolic, at
/// it S = e·t and C = e. Any textbook on oscillations has it.
struct SpringMotion: Hashable, Sendable {
  /// Radians per second, without damping. Infinite for a spring that is at its target at once.
  var frequency: Double
  /// 0 swings for ever, 1 is critical, more is slower.
  var dampingRatio: Double

  /// - Parameters: whatever is no number, or stiffer than anything, makes a spring that is there at once; damping below
  ///   none is none.
  init(frequency: Double, dampingRatio: Double) {
    if frequency >= 0, frequency < 1e9, !dampingRatio.isNaN {
      (self.frequency, self.dampingRatio) = (frequency, min(max(dampingRatio, 0), 1e6))
    } else {
      (self.frequency, self.dampingRatio) = (.infinity, 1)
    }
  }
  /// - Parameter response: seconds of a swing without damping, 2π/ω; 0 or less is stiff without limit.
  init(response: Double, dampingRatio: Double) {
    self.init(frequency: response > 0 ? 2 * Double.pi / response : .infinity, dampingRatio: dampingRatio)
  }

  var isInstant: Bool { frequency == .infinity }

  /// What becomes of a distance and a velocity of one: the rows of the matrix that moves (y, v) on by `time` seconds.
  private func matrix(at time: Double) -> (yy: Double, yv: Double, vy: Double, vv: Double) {
    if isInstant { return (0, 0, 0, 0) }
    guard time > 0 else { return (1, 0, 0, 1) }
    let decay = dampingRatio * frequency
    let square = 1 - dampingRatio * dampingRatio
    let detuned = frequency * abs(square).squareRoot()
    let angle = detuned * time
    // So many swings that their number is no number: at rest, or anywhere.
    guard angle.isFinite, time.isFinite else { return decay > 0 ? (0, 0, 0, 0) : (1, 0, 0, 1) }
    let s: Double
    let c: Double
    if angle < 1e-3 {
      // Near critical damping the quotients lose their digits; the series lose none.
      let e = Elementary.exp(-decay * time)
      let z = (square < 0 ? 1 : -1) * angle * angle
      s = e * time * (1 + z / 6 * (1 + z / 20))
      c = e * (1 + z / 2 * (1 + z / 12))
    } else if square > 0 {
      let e = Elementary.exp(-decay * time)
      s = e * Elementary.sin(angle) / detuned
      c = e * Elementary.cos(angle)
    } else {
      let slow = Elementary.exp(-frequency * frequency / (decay + detuned) * time)
      let fast = Elementary.exp(-(decay + detuned) * time)
      s = (slow - fast) / (2 * detuned)
      c = (slow + fast) / 2
    }
    return (c + decay * s, s, -frequency * frequency * s, c - decay * s)
  }

  /// - Parameters: the distance to the target and the velocity now; seconds from now.
  func state<V: VectorArithmetic>(distance: V, velocity: V, after time: Double) -> (distance: V, velocity: V) {
    let m = matrix(at: time)
    return (
      distance.scaled(by: m.yy) + velocity.scaled(by: m.yv), distance.scaled(by: m.vy) + velocity.scaled(by: m.vv)
    )
  }

  /// Seconds until the distance stays below `epsilon`: until a bound of it does. Infinite for a spring that never rests.
  ///
  /// Two bounds hold below critical damping: that of the amplitude, |y₀| + |v₀ + ζω·y₀|/ω′, and that of its limit for
  /// ω′ → 0, |y₀| + |v₀ + ζω·y₀|·t. The lower one counts.
  func settlingDuration(distance: Double, velocity: Double, epsilon: Double) -> Double {
    if isInstant { return 0 }
    guard epsilon > 0, distance.isFinite, velocity.isFinite else { return 0 }
    let (y, v) = (abs(distance), abs(velocity))
    if y <= epsilon, v == 0 { return 0 }
    let decay = dampingRatio * frequency
    guard decay > 0 else { return .infinity }
    let square = 1 - dampingRatio * dampingRatio
    let detuned = frequency * abs(square).squareRoot()
    let drive = v + decay * y
    func bound(_ time: Double) -> Double {
      if square > 0 { return Elementary.exp(-decay * time) * (y + drive * min(time, 1 / detuned)) }
      let m = matrix(at: time)
      return abs(m.yy) * y + abs(m.yv) * v
    }
    // The bound may rise at first, if there is a velocity; from its peak on it only falls.
    let peak =
      square > 0
      ? min(1 / decay - y / drive, 1 / detuned)
      : detuned > 0 ? Elementary.log((decay + detuned) / frequency) / detuned : 1 / decay
    var low = max(0, peak)
    if bound(low) <= epsilon {
      if y <= epsilon { return 0 }
      low = 0
    }
    var high = max(low, 1 / decay)
    while bound(high) > epsilon {
      high *= 2
      if high > 1e9 { return .infinity }
    }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if bound(middle) > epsilon { low = middle } else { high = middle }
    }
    return high
  }
}
