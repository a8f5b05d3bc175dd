import Foundation
import SwiftData

/// What must hold for any objects: the properties of merging.
struct ModelChecks {
    private let seed: UInt64
    private let rows: Rows
    private var random: SeededGenerator

    /// All objects on one device, merged.
    private let merged: Objects
    private let redirects: Redirects
    private let lines: Set<String>

    init(seed: UInt64, size: Int) throws {
        self.seed = seed
        var maker = RowMaker(random: SeededGenerator(state: seed))
        rows = maker.rows(size)
        random = maker.random
        var merged = try Objects(rows)
        var redirects = Redirects()
        merged.records.mergeTwins(&redirects)
        self.merged = merged
        self.redirects = redirects
        lines = merged.records.lines(redirects)
    }

    mutating func run() throws {
        expect(redirects.all.count > 5, "seed \(seed) has no twins")
        nothingIsLost()
        nothingRelatedIsLost()
        gapsAreFilled()
        referencesLeadToSurvivors()
        mergingTwiceChangesNothing()
        try orderDoesNotMatter()
        try devicesAgree()
        try noDeleteRuleTakesAnythingAlong()
        try whatArrivesLateGoesToTheSurvivor()
        try nothingComesToLeadToItself()
    }

    private func nothingIsLost() {
        guard let before = try? Objects(rows).records.identities else { return expect(false, "no objects") }
        for (type, names) in before {
            let survivors = Set(names.map { redirects.survivor(of: $0, in: type) })
            expect(
                merged.records.identities[type] == survivors,
                "seed \(seed): others than the survivors of \(type) are left")
        }
    }

    private func survivor(_ id: UUID, _ type: String) -> String {
        redirects.survivor(of: id.uuidString, in: type)
    }

    private func nothingRelatedIsLost() {
        let records = merged.records
        for row in rows.goals {
            let goal = records.goalRecords.first { $0.identity == survivor(row.id, "Goal") }
            let tags = Set((goal?.tags ?? []).map(\.identity))
            expect(tags.isSuperset(of: row.tags.map { survivor($0, "Tag") }), "seed \(seed): tags are lost")
            let assets = row.assets.map { redirects.survivor(of: $0, in: "Asset") }
            expect(Set(goal?.assetNames ?? []).isSuperset(of: assets), "seed \(seed): names are lost")
        }
        for row in rows.shares {
            let share = records.shareRecords.first { $0.identity == survivor(row.id, "Share") }
            let asset = row.asset.map { redirects.survivor(of: $0, in: "Asset") }
            expect(
                share?.goal?.identity == row.goal.map { survivor($0, "Goal") }, "seed \(seed): goals are lost"
            )
            expect(share?.asset?.id == asset, "seed \(seed): assets are lost")
        }
        reportsKeepTheirMonths()
    }

    /// Of two months that have one report between them, one goes without.
    private func reportsKeepTheirMonths() {
        var months: [String: Set<String>] = [:]
        for row in rows.months {
            guard let report = row.report else { continue }
            months[survivor(report, "Report"), default: []].insert(survivor(row.id, "Month"))
        }
        for (name, claimants) in months where claimants.count == 1 {
            let report = merged.records.reportRecords.first { $0.identity == name }
            let month = merged.records.monthRecords.first { claimants.contains($0.identity) }
            expect(
                month?.report != nil || report?.month != nil, "seed \(seed): a month and its report part")
        }
    }

    /// From the duplicates in the order of their identities; an empty text is a gap as well.
    private func gapsAreFilled() {
        func check<Record: Deduplicable, Row>(
            _ records: [Record], _ rows: [Row], _ id: (Row) -> String, _ value: (Row) -> String?,
            _ filled: (Record) -> String?, line: Int = #line
        ) {
            let sorted = rows.sorted { id($0) < id($1) }
            for record in records {
                let group = sorted.filter {
                    redirects.survivor(of: id($0), in: Record.recordType) == record.identity
                }
                expect(
                    filled(record) == group.lazy.compactMap(value).first { !$0.isEmpty }
                        ?? group.first.flatMap(value),
                    "seed \(seed): gaps are left", line: line)
            }
        }
        let records = merged.records
        check(records.goalRecords, rows.goals, \.id.uuidString, \.note, \.note)
        check(records.goalRecords, rows.goals, \.id.uuidString) {
            $0.tips.isEmpty ? nil : "\($0.tips)"
        } _: {
            $0.tips.isEmpty ? nil : "\($0.tips)"
        }
        check(records.assetRecords, rows.assets, \.id, \.homepage?.absoluteString, \.homepage?.absoluteString)
        check(records.shareRecords, rows.shares, \.id.uuidString, \.memo, \.memo)
        check(records.reportRecords, rows.reports, \.id.uuidString, \.remark, \.remark)
        check(records.contactRecords, rows.contacts, \.id.uuidString, \.note, \.note)
        check(records.branchRecords, rows.branches, \.id.description, \.latitude?.description) {
            $0.placeLatitude == $0.placeLongitude ? $0.placeLatitude?.description : "half a place"
        }
    }

    private func referencesLeadToSurvivors() {
        let left = merged.records.identities
        func check(_ type: String, _ names: [String?], line: Int = #line) {
            expect(
                names.compactMap { $0 }.allSatisfy { left[type]?.contains($0) == true },
                "seed \(seed): something leads to a duplicate of \(type)", line: line)
        }
        let records = merged.records
        check("Goal", records.shareRecords.map { $0.goal?.identity })
        check("Goal", records.planRecords.map(\.goalId.uuidString) + merged.logs.map(\.goalId.uuidString))
        check(
            "Goal",
            records.tagRecords.flatMap { ($0.goals ?? []).filter { !redirects.isDuplicate($0) } }.map(
                \.identity))
        check("Tag", records.goalRecords.flatMap { $0.tags ?? [] }.map(\.identity))
        check("Asset", records.shareRecords.map { $0.asset?.identity } + merged.logs.map(\.assetName))
        check(
            "Month",
            records.planRecords.map { $0.month?.identity } + records.reportRecords.map { $0.month?.identity })
        check("Branch", records.branchRecords.map { $0.parent?.identity })
    }

    private func mergingTwiceChangesNothing() {
        var again = merged.records
        var known = redirects
        again.mergeTwins(&known)
        expect(
            known == redirects && again.lines(redirects) == lines,
            "seed \(seed): a second merge changes something")
        var fresh = Redirects()
        again.mergeTwins(&fresh)
        expect(fresh.all.isEmpty, "seed \(seed): survivors have twins")
    }

    private mutating func orderDoesNotMatter() throws {
        for _ in 0..<3 {
            var other = try Objects(rows.shuffled(&random))
            var found = Redirects()
            other.records.mergeTwins(&found)
            expect(found == redirects, "seed \(seed): redirects depend on the order")
            expect(other.records.lines(redirects) == lines, "seed \(seed): contents depend on the order")
        }
    }

    /// Each sees some of the objects, and hears of others' redirects now and then.
    private mutating func devicesAgree() throws {
        var found = Array(repeating: Redirects(), count: 3)
        for _ in 0..<Int.random(in: 1..<6, using: &random) {
            let device = Int.random(in: 0..<3, using: &random)
            var view = try Objects(rows.part(oneIn: Int.random(in: 1...3, using: &random), &random))
            let before = view.records.identities
            view.records.mergeTwins(&found[device])
            for (type, names) in before {
                for name in names where view.records.identities[type]?.contains(name) != true {
                    let survivor = found[device].survivor(of: name, in: type)
                    expect(
                        survivor != name && view.records.identities[type]?.contains(survivor) == true,
                        "seed \(seed): \(type) \(name) is lost")
                }
            }
            found[device].formUnion(found[Int.random(in: 0..<3, using: &random)])
        }
        for device in 0..<3 {
            for other in found.shuffled(using: &random) { found[device].formUnion(other) }
            var all = try Objects(rows.shuffled(&random))
            all.records.mergeTwins(&found[device])
            expect(found[device] == redirects, "seed \(seed): device \(device) disagrees")
            expect(
                all.records.identities == merged.records.identities,
                "seed \(seed): device \(device) has other survivors")
        }
    }

    private func noDeleteRuleTakesAnythingAlong() throws {
        var objects = try Objects(rows)
        var known = Redirects()
        objects.records.mergeTwins(&known)
        try ZoneRecords(in: objects.context).deleteDuplicates(known, in: objects.context)
        let left = try ZoneRecords(in: objects.context)
        expect(
            left.identities == merged.records.identities, "seed \(seed): others than duplicates are deleted")
        expect(left.lines(redirects) == lines, "seed \(seed): to delete duplicates changes survivors")
    }

    /// A duplicate that is still there gets another object, as one from another device.
    private func whatArrivesLateGoesToTheSurvivor() throws {
        let objects = try Objects(rows)
        var first = objects.records
        var known = Redirects()
        first.mergeTwins(&known)
        guard let duplicate = objects.records.goalRecords.first(where: { known.isDuplicate($0) }) else {
            return
        }
        let late = Share(id: UUID(), amount: 77, goal: duplicate)
        objects.context.insert(late)
        try ZoneRecords(in: objects.context).deleteDuplicates(known, in: objects.context)
        let survivor = known.survivor(of: duplicate.identity, in: Goal.recordType)
        expect(late.goal?.identity == survivor && !late.isDeleted, "seed \(seed): what arrives late is lost")
    }

    /// A branch below its own duplicate.
    private func nothingComesToLeadToItself() throws {
        var circle = Rows()
        circle.branches = [
            Rows.Branch(id: 20, name: "x", parent: 20, latitude: nil),
            Rows.Branch(id: 10, name: "x", parent: 20, latitude: nil),
        ]
        var objects = try Objects(circle)
        var found = Redirects()
        objects.records.mergeTwins(&found)
        let left = objects.records.branchRecords
        expect(left.map(\.id) == [10] && left[0].parent == nil, "a branch comes to grow from itself")
        try ZoneRecords(in: objects.context).deleteDuplicates(found, in: objects.context)
        expect(
            try ZoneRecords(in: objects.context).branchRecords.map(\.id) == [10],
            "a branch goes with its duplicate")
    }
}
