import Foundation

/// How long the tests of invariants take: `GEN_INVARIANT_ROUNDS=50 swift test --filter ReadingInvariants` runs
/// fifty times as many rounds as usual.
enum TestLength {
    private static let factor =
        ProcessInfo.processInfo.environment["GEN_INVARIANT_ROUNDS"].flatMap { Int($0) } ?? 1

    static func rounds(_ usual: Int) -> Int { usual * max(1, factor) }

    static var isLong: Bool { factor > 1 }
}
