import CloudKit
import Foundation
import GRDB
import Pantry

/// The contents of one database.
struct Contents: Equatable {
    let shelves: [Shelf]
    let items: [Item]
    let lots: [Lot]

    init(_ db: Database) throws {
        shelves = try Shelf.order(\.recordName).fetchAll(db).map(Contents.withoutSaves)
        items = try Item.order(\.recordName).fetchAll(db).map(Contents.withoutSaves)
        lots = try Lot.order(\.recordName).fetchAll(db).map(Contents.withoutSaves)
    }

    init(_ server: CloudServer) throws {
        let records = server.records
        func read<Record: CloudRecord>(_ type: Record.Type) throws -> [Record] {
            try records.filter { $0.recordType == Record.recordType }.map(Record.init(record:))
        }
        shelves = try read(Shelf.self).map(Contents.withoutSaves)
        items = try read(Item.self).map(Contents.withoutSaves)
        lots = try read(Lot.self).map(Contents.withoutSaves)
    }

    private static func withoutSaves(_ shelf: Shelf) -> Shelf {
        var shelf = shelf
        (shelf.saves, shelf.labels) = ([], shelf.labels.sorted())
        return shelf
    }

    private static func withoutSaves(_ item: Item) -> Item {
        var item = item
        (item.saves, item.tags) = ([], item.tags.sorted())
        return item
    }

    private static func withoutSaves(_ lot: Lot) -> Lot {
        var lot = lot
        lot.saves = []
        return lot
    }
}

extension Device {
    /// Nothing waits to be sent.
    var isAtRest: Bool { (try? store.unsafeRead { try CloudKitRecord.pending().isEmpty($0) }) ?? false }

    /// Or may have them as soon as the shelf is deleted or merged that it is on.
    func mayChange(_ name: String) -> Bool {
        let isPending = try? store.unsafeRead { db in
            try !CloudKitRecord.pending().filter { $0.recordName == name }.isEmpty(db)
                || Item.fetchOne(db, key: name)?.shelf != nil
        }
        return isPending ?? false
    }
}

extension Simulation {
    /// What must hold once everything has come to rest.
    func check() {
        guard let contents = try? devices.map({ try $0.store.read(Contents.init) }),
            let first = contents.first
        else { return fail("a database cannot be read") }
        for (device, other) in zip(devices, contents) where other != first {
            fail("\(device.name) differs from \(devices[0].name): \(difference(first, other))")
        }
        checkServer(first)
        let names = first.shelves.map(\.name)
        if Set(names).count < names.count { fail("there are duplicates: \(names)") }
        checkReferences(first)
        checkRecords(first)
        checkValues(first)
    }

    private func difference(_ one: Contents, _ other: Contents) -> String {
        func lines(_ contents: Contents) -> [String] {
            contents.shelves.map { "\($0)" } + contents.items.map { "\($0)" } + contents.lots.map { "\($0)" }
        }
        let (one, other) = (lines(one), lines(other))
        return "\n  "
            + (one.filter { !other.contains($0) } + ["---"] + other.filter { !one.contains($0) })
            .joined(separator: "\n  ")
    }

    private func checkServer(_ contents: Contents) {
        guard let server = try? Contents(server) else { return fail("a record of the server cannot be read") }
        let names = { (contents: Contents) in
            contents.shelves.map(\.recordName) + contents.items.map(\.recordName)
                + contents.lots.map(\.recordName)
        }
        if names(server) != names(contents) { fail("the server differs: \(difference(contents, server))") }
        for (one, other) in zip(contents.items, server.items) {
            var (one, other) = (one, other)
            (one.photo, other.photo) = (nil, nil)
            if one != other { fail("the server differs: \(one), \(other)") }
        }
        if server.shelves != contents.shelves || server.lots != contents.lots {
            fail("the server differs: \(difference(contents, server))")
        }
    }

    private func checkReferences(_ contents: Contents) {
        let shelves = Set(contents.shelves.map(\.reference))
        for item in contents.items {
            if let shelf = item.shelf, !shelves.contains(shelf) {
                fail("\(item.recordName) refers to nothing")
            }
        }
        let items = Set(contents.items.map(\.reference))
        for lot in contents.lots where !items.contains(lot.item) {
            fail("\(lot.recordName) refers to nothing")
        }
    }

    /// What nobody deleted is there, and what was deleted is gone, unless somebody has changed it meanwhile, be it that
    /// the shelf was deleted or merged that an item was on.
    private func checkRecords(_ contents: Contents) {
        let present = Set(contents.items.map(\.recordName) + contents.lots.map(\.recordName))
        let merged = try? devices.map { try $0.store.unsafeRead { try CloudKitRedirect.fetchCount($0) } }
            .max()
        let isQuiet = merged == 0 && !ledger.deleted.contains { $0.hasPrefix("shelf") }
        for record in ledger.records where !record.hasPrefix("shelf") {
            let isDeleted = ledger.deleted.contains(record)
            if !isDeleted, !present.contains(record) {
                // A lot goes with its item, which a device deletes that does not know of the lot.
                if let owner = ledger.owners[record], ledger.deleted.contains(owner) { continue }
                fail("\(record) is lost")
            }
            if isDeleted, isQuiet, !wasReset, !ledger.maySurvive.contains(record), present.contains(record) {
                fail("\(record) is back")
            }
        }
    }

    private func checkValues(_ contents: Contents) {
        for item in contents.items where !ledger.deleted.contains(item.recordName) {
            let name = item.recordName
            check(item.title, name, "title")
            check(item.note ?? "", name, "note")
            check(item.barcode ?? "", name, "barcode")
            check(item.photo?.name ?? "", name, "photo")
            let count = ledger.counts[name] ?? 0
            if item.count != count { fail("\(name) counts \(item.count) instead of \(count)") }
            let tags = ledger.items[.init(record: name, field: "tags")] ?? []
            if Set(item.tags) != tags {
                fail("\(name) has the tags \(item.tags) instead of \(tags.sorted())")
            }
        }
    }

    /// A value may give way to a later one or to one of the same time, never to an earlier one.
    private func check(_ value: String, _ record: String, _ field: String) {
        let edits = ledger.written[.init(record: record, field: field)] ?? []
        if let later = edits.first(where: { $0.before == value }) {
            fail("\(record).\(field) is '\(value)': '\(later.value)' is lost, which was written over it")
        }
        if value.isEmpty ? !edits.isEmpty : !edits.contains(where: { $0.value == value }) {
            fail("\(record).\(field) is '\(value)', which nobody wrote")
        }
    }
}

extension Device {
    /// What waits, for the trace.
    var waiting: String {
        let entries = (try? store.unsafeRead { try CloudKitRecord.pending().fetchAll($0) }) ?? []
        let names = entries.map { "\($0.recordName): \($0.state)" }.joined(separator: ", ")
        return
            "\(name) waits with [\(names)], its engine with \(engine?.state.pendingRecordZoneChanges.count ?? -1)"
    }
}
