import Foundation
import SwiftData

/// Pseudo-random numbers that are the same in every run.
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = state
        word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return word ^ (word >> 31)
    }
}

/// Made-up objects as values, of which each device makes its own.
struct Rows {
    struct Goal { var id: UUID, name: String, note: String?, tips: [String], assets: [String], tags: [UUID] }
    struct Asset { var id: String, symbol: String?, homepage: URL? }
    struct Share { var id: UUID, asset: String?, goal: UUID?, amount: Double, memo: String? }
    struct Plan { var id: UUID, label: String, goalId: UUID, day: Date, month: UUID? }
    struct Month { var id: UUID, label: String, report: UUID? }
    struct Report { var id: UUID, label: String, remark: String? }
    struct Branch { var id: Int, name: String, parent: Int?, latitude: Double? }
    struct Tag { var id: UUID, label: String }
    struct Contact { var id: UUID, email: String?, phone: String?, note: String? }
    struct Log { var id: UUID, goalId: UUID, assetName: String? }

    var goals: [Goal] = []
    var assets: [Asset] = []
    var shares: [Share] = []
    var plans: [Plan] = []
    var months: [Month] = []
    var reports: [Report] = []
    var branches: [Branch] = []
    var tags: [Tag] = []
    var contacts: [Contact] = []
    var logs: [Log] = []
}

// MARK: - By chance

struct RowMaker {
    var random: SeededGenerator

    mutating func number(_ count: Int) -> Int { Int.random(in: 0..<max(1, count), using: &random) }
    mutating func chance(_ count: Int) -> Bool { number(count) == 0 }
    mutating func pick<Value>(_ values: [Value]) -> Value { values[number(values.count)] }

    mutating func uuid() -> UUID {
        let words = (random.next(), random.next())
        return UUID(uuid: unsafeBitCast(words, to: uuid_t.self))
    }

    /// Sometimes empty.
    mutating func text(_ count: Int) -> String {
        let number = number(count + 1)
        return number == 0 ? "" : "text \(number)"
    }

    mutating func rows(_ size: Int) -> Rows {
        var rows = Rows()
        rows.tags = (0..<size).map { _ in Rows.Tag(id: uuid(), label: text(size / 3)) }
        rows.goals = (0..<size).map { _ in
            Rows.Goal(
                id: uuid(), name: text(size / 3), note: chance(2) ? text(9) : nil,
                tips: chance(2) ? [text(9)] : [], assets: [],
                tags: (0..<number(4)).map { _ in pick(rows.tags).id })
        }
        rows.assets = (0..<size).map { _ in
            Rows.Asset(
                id: "asset \(random.next())", symbol: chance(9) ? nil : text(size / 3),
                homepage: chance(2) ? URL(string: "x:\(number(9))") : nil)
        }
        for index in rows.goals.indices {
            rows.goals[index].assets = (0..<number(4)).map { _ in pick(rows.assets).id }
        }
        rows.shares = (0..<size * 3).map { _ in
            Rows.Share(
                id: uuid(), asset: chance(9) ? nil : pick(rows.assets).id,
                goal: chance(9) ? nil : pick(rows.goals).id, amount: Double(number(9)),
                memo: chance(2) ? text(9) : nil)
        }
        addMonths(size, to: &rows)
        rows.branches = (1...size).shuffled(using: &random).map {
            Rows.Branch(id: $0 * 7, name: text(3), parent: nil, latitude: chance(2) ? Double($0) : nil)
        }
        for index in rows.branches.indices.dropFirst(size / 5) {
            let parent = chance(20) ? number(size) : index / 4
            rows.branches[index].parent = rows.branches[parent].id
        }
        rows.contacts = (0..<size).map { _ in
            Rows.Contact(
                id: uuid(), email: chance(2) ? text(size) : nil, phone: chance(2) ? text(size) : nil,
                note: chance(2) ? text(9) : nil)
        }
        rows.logs = (0..<size).map { _ in
            Rows.Log(
                id: uuid(), goalId: pick(rows.goals).id, assetName: chance(2) ? pick(rows.assets).id : nil)
        }
        return rows
    }

    /// A report is of one month only.
    private mutating func addMonths(_ size: Int, to rows: inout Rows) {
        rows.reports = (0..<size / 2).map { _ in
            Rows.Report(id: uuid(), label: text(4), remark: chance(2) ? text(9) : nil)
        }
        var free = rows.reports.map(\.id)
        rows.months = (0..<size / 2).map { _ in
            Rows.Month(id: uuid(), label: text(4), report: chance(3) ? nil : free.popLast())
        }
        rows.plans = (0..<size * 2).map { _ in
            // Days agree to the millisecond or only nearly.
            let day = 1_700_000_000 + Double(number(2)) / 1000 + Double(number(3)) / 10_000
            return Rows.Plan(
                id: uuid(), label: text(2), goalId: pick(rows.goals).id,
                day: Date(timeIntervalSince1970: day),
                month: chance(3) ? nil : pick(rows.months).id)
        }
    }
}

// MARK: - Orders and parts

extension Rows {
    func mapped(_ places: (inout SeededGenerator, Int) -> [Int], _ random: inout SeededGenerator) -> Rows {
        var generator = random
        func change<Row>(_ rows: [Row]) -> [Row] { places(&generator, rows.count).map { rows[$0] } }
        let rows = Rows(
            goals: change(goals), assets: change(assets), shares: change(shares), plans: change(plans),
            months: change(months), reports: change(reports), branches: change(branches), tags: change(tags),
            contacts: change(contacts), logs: change(logs))
        random = generator
        return rows
    }

    func shuffled(_ random: inout SeededGenerator) -> Rows {
        mapped({ random, count in (0..<count).shuffled(using: &random) }, &random)
    }

    func part(oneIn number: Int, _ random: inout SeededGenerator) -> Rows {
        mapped(
            { random, count in (0..<count).filter { _ in Int.random(in: 0..<number, using: &random) == 0 } },
            &random)
    }
}
