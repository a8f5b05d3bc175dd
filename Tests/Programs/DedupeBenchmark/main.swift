import Foundation

// Prints the processor time, in seconds, that `twins()` takes for a number of records of which each has a twin, and then
// that `mergeTwins` takes: the shortest of some rounds, because other programs run meanwhile. Writes the records as rows
// for SQLite.

struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = state
        word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return word ^ (word >> 31)
    }

    mutating func uuid() -> String {
        let words = (next(), next())
        return UUID(uuid: unsafeBitCast(words, to: uuid_t.self)).uuidString
    }
}

/// Each record has texts of its own, as one that was fetched has.
func madeUpPlans(_ count: Int) -> [Plan] {
    var random = SeededGenerator(state: 1)
    let goals = (0..<count / 24 + 1).map { _ in random.uuid() }
    return (0..<count).map { $0 / 2 }.shuffled(using: &random).map { pair in
        Plan(
            recordName: random.uuid(), month: "2026-\(pair % 12 + 10)",
            goal: String(decoding: goals[pair / 12].utf8, as: UTF8.self), note: "a note")
    }
}

func processorSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

func shortest(of rounds: Int, _ work: () -> Bool) -> Double {
    (0..<rounds).map { _ in
        let start = processorSeconds()
        if !work() { print("not all twins were found") }
        return processorSeconds() - start
    }.min() ?? 0
}

let arguments = CommandLine.arguments
let count = Int(arguments[1]) ?? 0
let rounds = Int(arguments[2]) ?? 1
let plans = madeUpPlans(count)
let rows = plans.map { "\($0.recordName),\($0.month),\($0.goal)\n" }.joined()
try Data(rows.utf8).write(to: URL(filePath: arguments[3]))
print(shortest(of: rounds) { plans.twins().count == count / 2 })
print(
    shortest(of: rounds) {
        var records = ZoneRecords()
        records.planRecords = plans
        var redirects = Redirects()
        records.mergeTwins(&redirects)
        return records.planRecords.count == count / 2
    })
