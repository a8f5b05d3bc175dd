/// Random numbers that a seed decides, on every machine alike.
struct SplitMix64: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var word = state
        word = (word ^ word >> 30) &* 0xbf58_476d_1ce4_e5b9
        word = (word ^ word >> 27) &* 0x94d0_49bb_1331_11eb
        return word ^ word >> 31
    }

    /// True in so many of a hundred cases.
    mutating func chance(_ percent: Int) -> Bool { Int(next() % 100) < percent }

    mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }

    mutating func pick<Element>(_ list: [Element]) -> Element? {
        list.isEmpty ? nil : list[below(list.count)]
    }
}
