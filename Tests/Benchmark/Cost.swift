import Foundation

/// What a piece of work took.
struct Cost {
    /// On the clock.
    let seconds: Double

    /// Of all processors together, which other programs disturb less.
    let processorSeconds: Double

    /// In bytes; 0 where it was not measured.
    let peakMemory: Int

    /// The median of some rounds, after one that only warms up; the most memory of them.
    init(ofRounds rounds: Int, _ body: (Int) throws -> Cost) throws {
        _ = try body(rounds)
        self.init(try (0..<rounds).map(body))
    }

    private init(_ costs: [Cost]) {
        seconds = costs.map(\.seconds).median
        processorSeconds = costs.map(\.processorSeconds).median
        peakMemory = costs.map(\.peakMemory).max() ?? 0
    }

    init(seconds: Double, processorSeconds: Double, peakMemory: Int) {
        self.seconds = seconds
        self.processorSeconds = processorSeconds
        self.peakMemory = peakMemory
    }

    /// Of work in this process.
    init(_ work: () throws -> Void) rethrows {
        let (start, processorStart) = (ContinuousClock.now, Self.processorTime())
        try work()
        self.init(
            seconds: (ContinuousClock.now - start).seconds,
            processorSeconds: Self.processorTime() - processorStart, peakMemory: 0)
    }

    private static func processorTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
