/// SplitMix64: the same numbers from the same seed, on every machine.
package struct SeededGenerator: RandomNumberGenerator, Sendable {
    private var state: UInt64

    private let constant: UInt64?

    package init(seed: UInt64) {
        state = seed
        constant = nil
    }

    /// Chance that always decides alike: documents of different lengths differ in nothing else.
    package init(always value: UInt64) {
        state = 0
        constant = value
    }

    package mutating func next() -> UInt64 {
        if let constant { return constant }
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// True once in so many times, on average.
    package mutating func once(in count: Int) -> Bool { Int.random(in: 0..<count, using: &self) == 0 }

    /// One of some values, of which there is at least one.
    package mutating func pick<Value>(_ first: Value, _ others: Value...) -> Value {
        others.randomElement(using: &self).map { once(in: others.count + 1) ? first : $0 } ?? first
    }
}
