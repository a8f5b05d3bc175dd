import Foundation
import SwiftData

/// The objects of one device.
struct Objects {
    let context: ModelContext
    let logs: [Log]
    var records: ZoneRecords

    /// A relationship to what is not among the rows is still to come: nil.
    init(_ rows: Rows) throws {
        context = ModelContext(try ModelContainer(for: Schema(Self.models)))
        let goals = rows.goals.map {
            Goal(id: $0.id, name: $0.name, note: $0.note, tips: $0.tips, assetNames: $0.assets)
        }
        let assets = rows.assets.map { Asset(id: $0.id, symbol: $0.symbol, homepage: $0.homepage) }
        let tags = rows.tags.map { Tag(id: $0.id, label: $0.label) }
        let reports = rows.reports.map { Report(id: $0.id, label: $0.label, remark: $0.remark) }
        let months = rows.months.map { Month(id: $0.id, label: $0.label) }
        let branches = rows.branches.map {
            Branch(id: $0.id, name: $0.name, placeLatitude: $0.latitude, placeLongitude: $0.latitude)
        }
        func byName<Object, ID: Hashable>(_ objects: [Object], _ name: (Object) -> ID) -> [ID: Object] {
            Dictionary(objects.map { (name($0), $0) }) { first, _ in first }
        }
        let (goal, asset) = (byName(goals) { $0.id }, byName(assets) { $0.id })
        let (tag, report) = (byName(tags) { $0.id }, byName(reports) { $0.id })
        let (month, branch) = (byName(months) { $0.id }, byName(branches) { $0.id })
        for (row, object) in zip(rows.goals, goals) { object.tags = Set(row.tags).compactMap { tag[$0] } }
        for (row, object) in zip(rows.months, months) { object.report = row.report.flatMap { report[$0] } }
        for (row, object) in zip(rows.branches, branches) {
            object.parent = row.parent.flatMap { branch[$0] }
        }
        let shares = rows.shares.map {
            Share(
                id: $0.id, amount: $0.amount, memo: $0.memo, asset: $0.asset.flatMap { asset[$0] },
                goal: $0.goal.flatMap { goal[$0] })
        }
        let plans = rows.plans.map {
            Plan(
                id: $0.id, label: $0.label, goalId: $0.goalId, day: $0.day,
                month: $0.month.flatMap { month[$0] })
        }
        let contacts = rows.contacts.map {
            Contact(id: $0.id, email: $0.email, phone: $0.phone, note: $0.note)
        }
        logs = rows.logs.map { Log(id: $0.id, goalId: $0.goalId, assetName: $0.assetName) }
        for object in goals { context.insert(object) }
        for object in assets { context.insert(object) }
        for object in tags { context.insert(object) }
        for object in reports { context.insert(object) }
        for object in months { context.insert(object) }
        for object in branches { context.insert(object) }
        for object in shares { context.insert(object) }
        for object in plans { context.insert(object) }
        for object in contacts { context.insert(object) }
        for object in logs { context.insert(object) }
        records = try ZoneRecords(in: context)
    }

    private static var models: [any PersistentModel.Type] {
        [
            Goal.self, Asset.self, Share.self, Plan.self, Month.self, Report.self, Branch.self, Tag.self,
            Contact.self, Log.self,
        ]
    }
}

extension ZoneRecords {
    /// A line for each object with all that it holds, but for duplicates: no order counts, nor a date.
    func lines(_ redirects: Redirects) -> Set<String> {
        func names<Record: Deduplicable>(_ records: [Record]?) -> [String] {
            (records ?? []).filter { !redirects.isDuplicate($0) }.map(\.identity).sorted()
        }
        var lines: [String] = []
        for one in goalRecords {
            lines.append(
                "Goal \(one.id) \(one.name) \(one.note ?? "-") \(one.tips) \(one.assetNames) \(names(one.tags)) "
                    + "\(names(one.shares))"
            )
        }
        for one in assetRecords {
            lines.append(
                "Asset \(one.id) \(one.symbol ?? "-") \(one.homepage?.absoluteString ?? "-") \(names(one.shares))"
            )
        }
        for one in shareRecords {
            lines.append(
                "Share \(one.id) \(one.asset?.id ?? "-") \(one.goal?.identity ?? "-") \(one.amount) \(one.memo ?? "-")"
            )
        }
        for one in planRecords {
            lines.append("Plan \(one.id) \(one.label) \(one.goalId) \(one.month?.identity ?? "-")")
        }
        for one in monthRecords {
            lines.append("Month \(one.id) \(one.label) \(one.report?.identity ?? "-") \(names(one.plans))")
        }
        for one in reportRecords {
            lines.append("Report \(one.id) \(one.label) \(one.remark ?? "-") \(one.month?.identity ?? "-")")
        }
        for one in branchRecords {
            lines.append(
                "Branch \(one.id) \(one.name) \(one.placeLatitude ?? 0) \(one.placeLongitude ?? 0) "
                    + "\(one.parent?.identity ?? "-") \(names(one.children))")
        }
        for one in tagRecords { lines.append("Tag \(one.id) \(one.label) \(names(one.goals))") }
        for one in contactRecords {
            lines.append("Contact \(one.id) \(one.email ?? "-") \(one.phone ?? "-") \(one.note ?? "-")")
        }
        for one in logRecords { lines.append("Log \(one.id) \(one.goalId) \(one.assetName ?? "-")") }
        return Set(lines)
    }

    /// By type.
    var identities: [String: Set<String>] {
        func names<Record: Deduplicable>(_ records: [Record]) -> Set<String> { Set(records.map(\.identity)) }
        return [
            "Goal": names(goalRecords), "Asset": names(assetRecords), "Share": names(shareRecords),
            "Plan": names(planRecords), "Month": names(monthRecords), "Report": names(reportRecords),
            "Branch": names(branchRecords), "Tag": names(tagRecords), "Contact": names(contactRecords),
        ]
    }
}
