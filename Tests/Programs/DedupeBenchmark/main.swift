import Foundation

// Prints the processor time, in seconds, that `twins()` takes for a set of records of which each has a twin, and then that
// `mergeTwins` takes: the shortest of some rounds, because other programs run meanwhile. A round takes all sets, one after
// the other: so it lasts as long for ten small sets as for a large one, and neither finds more moments without other
// programs. Writes each set as rows for SQLite.
//
// Arguments: the number of sets, the number of records of each, the number of rounds, the path of the rows without its end.

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
func madeUpPlans(_ count: Int, set: Int) -> [Plan] {
    var random = SeededGenerator(state: UInt64(set))
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

let arguments = CommandLine.arguments
let setCount = Int(arguments[1]) ?? 0
let count = Int(arguments[2]) ?? 0
let rounds = Int(arguments[3]) ?? 1
let sets = (0..<setCount).map { madeUpPlans(count, set: $0) }

/// For one set.
func shortest(_ work: ([Plan]) -> Int) -> Double {
    let times = (0..<rounds).map { _ in
        let start = processorSeconds()
        if !sets.allSatisfy({ work($0) == count / 2 }) { print("not all twins were found") }
        return processorSeconds() - start
    }
    return (times.min() ?? 0) / Double(setCount)
}

for (number, plans) in sets.enumerated() {
    let rows = plans.map { "\($0.recordName),\($0.month),\($0.goal)\n" }.joined()
    try Data(rows.utf8).write(to: URL(filePath: "\(arguments[4])-\(number).csv"))
}
print(shortest { $0.twins().count })
print(
    shortest { plans in
        var records = ZoneRecords()
        records.planRecords = plans
        var redirects = Redirects()
        records.mergeTwins(&redirects)
        return records.planRecords.count
    })
