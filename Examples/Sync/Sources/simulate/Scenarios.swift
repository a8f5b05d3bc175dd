import CloudKit
import Foundation
import GRDB
import Pantry

/// A schedule in which nothing is left to chance.
enum Scenario: String, Sendable {
    /// A device chooses a photo. Another, which has the old one, is the first to restore what a reset has deleted.
    case photoAfterReset

    /// A device restores a record of which it knows not every field.
    case newerFieldAfterReset

    /// A device puts an item on a shelf that another has merged as a duplicate long before, in an app that has restarted.
    case lateReference

    /// The same, after the shelf is deleted that the duplicate was merged into.
    case deletedSurvivor

    /// A device brings back an item that was deleted, on a shelf that was deleted before the device heard of it.
    case missingShelf

    /// A device hears that a record is deleted before it hears that the record was saved.
    case lateAnswer

    /// A device hears of a reset, and of the version that it has changed, before the answer to the save of its change.
    case resetBeforeAnswer

    /// A device puts an item on a shelf that was deleted before the device heard of it, and is never seen again.
    case lostSender

    /// A device hears that a record is back, which it was about to delete, before the answer to its deletion.
    case returnBeforeAnswer

    /// Two saves of one device have the same number, because it was restored from a backup between them.
    case restoredBackup
}

extension Simulation {
    func choosePhotoBeforeReset() async {
        let (phone, tablet) = (devices[0], devices[1])
        await insertItem(on: tablet)
        await choosePhoto(on: tablet)
        await tablet.send()
        await tablet.fetch()
        await phone.fetch()
        await choosePhoto(on: phone)
        server.delete(Item.zoneID, .encryptedDataReset)
        await tablet.fetch()
        await tablet.send()
        if server.records.isEmpty { fail("nothing is restored") }
    }

    func bringBackNewerField() async {
        let (phone, tablet) = (devices[0], devices[1])
        await insertItem(on: tablet)
        await tablet.send()
        for record in server.records {
            record["color"] = "red"
            record.encryptedValues["secret"] = "A1"
        }
        await phone.fetch()
        server.delete(Item.zoneID, .encryptedDataReset)
        await phone.fetch()
        await phone.send()
        if server.records.isEmpty { fail("nothing is restored") }
        for record in server.records
        where record["color"] != "red" || record.encryptedValues["secret"] != "A1" {
            fail("\(record.recordID.recordName) has lost what only a newer version of the app knows")
        }
    }

    func referToMergedShelf() async {
        let phone = devices[0]
        await mergeShelves()
        await phone.fetch()
        let item = try? await phone.store.read { try Item.fetchOne($0, key: "item") }
        if item?.shelf != Reference("shelf1") { fail("the item is on \(String(describing: item?.shelf))") }
    }

    func deleteSurvivor() async {
        let phone = devices[0]
        await mergeShelves()
        await phone.commit { db in
            try Shelf.deleteOne(db, key: "shelf1")
            return [.deleted("shelf1", isChangedElsewhere: false)]
        }
        await phone.fetch()
    }

    /// One device merges the shelf of another, which then puts an item on it.
    private func mergeShelves() async {
        let (phone, tablet) = (devices[0], devices[1])
        await insertShelf("shelf2", on: tablet)
        await tablet.send()
        await insertShelf("shelf1", on: phone)
        await phone.send()
        await phone.fetch()
        await phone.send()
        phone.stop()
        await insertItem(on: tablet, in: Reference("shelf2"))
        await tablet.send()
    }

    /// One device deletes a shelf, on which another then puts an item.
    private func putItemOnDeletedShelf() async {
        let (phone, tablet) = (devices[0], devices[1])
        await insertShelf("shelf", on: tablet)
        await tablet.send()
        await phone.fetch()
        await phone.commit { db in
            try Shelf.deleteOne(db, key: "shelf")
            return [.deleted("shelf", isChangedElsewhere: false)]
        }
        await phone.send()
        await insertItem(on: tablet, in: Reference("shelf"))
        await tablet.send()
    }

    func takeItemOffDeletedShelf() async {
        let phone = devices[0]
        await putItemOnDeletedShelf()
        await phone.fetch()
        let item = try? await phone.store.read { try Item.fetchOne($0, key: "item") }
        if item == nil || item?.shelf != nil { fail("the item is on \(String(describing: item?.shelf))") }
    }

    func bringBackItem() async {
        let (tablet, laptop) = (devices[1], devices[2])
        await putItemOnDeletedShelf()
        await laptop.fetch()
        await count(on: laptop)
        await tablet.commit { db in
            try Item.deleteOne(db, key: "item")
            return [.deleted("item", isChangedElsewhere: true)]
        }
        await tablet.send()
        await laptop.fetch()
        let item = try? await laptop.store.read { try Item.fetchOne($0, key: "item") }
        if item == nil { fail("the item is not brought back") }
    }

    func answerLate() async {
        let (phone, tablet) = (devices[0], devices[1])
        await insertShelf("shelf", on: phone)
        interruption = { [self] device in
            guard device === phone, !server.records.isEmpty else { return }
            interruption = nil
            await tablet.fetch()
            await tablet.commit { db in
                try Shelf.deleteOne(db, key: "shelf")
                return [.deleted("shelf", isChangedElsewhere: true)]
            }
            await tablet.send()
            await phone.fetch()
        }
        await phone.send()
        if interruption != nil { fail("nothing has happened meanwhile") }
    }

    func returnBeforeAnswer() async {
        let (phone, tablet) = (devices[0], devices[1])
        await insertItem(on: phone)
        await phone.send()
        await tablet.fetch()
        await count(on: tablet)
        await phone.commit { db in
            try Item.deleteOne(db, key: "item")
            return [.deleted("item", isChangedElsewhere: true)]
        }
        interruption = { [self] device in
            guard device === phone, server.records.isEmpty else { return }
            interruption = nil
            for _ in 0..<2 { await tablet.send() }
            await phone.fetch()
        }
        await phone.send()
        if interruption != nil { fail("nothing has happened meanwhile") }
    }

    func restoreBackup() async {
        let (phone, tablet) = (devices[0], devices[1])
        await insertItem(on: phone)
        await phone.send()
        await tablet.fetch()
        await count(on: phone, saving: "laptop/1/AAAAAAAA")
        await count(on: tablet, saving: "laptop/1/BBBBBBBB")
    }

    private func count(on device: Device, saving mark: String? = nil) async {
        await device.commit { db in
            guard var item = try Item.fetchOne(db, key: "item") else { return [] }
            item.count += 1
            if let mark { item.saves.append(mark) }
            try item.update(db)
            return [.counted("item", by: 1)]
        }
    }

    func resetBeforeAnswer() async {
        let phone = devices[0]
        await insertShelf("shelf", on: phone)
        await phone.send()
        await phone.fetch()
        server.delete(Item.zoneID, .encryptedDataReset)
        await insertItem(on: phone)
        // The first one finds the zone gone.
        for _ in 0..<3 { await phone.send() }
        await phone.commit { db in
            guard var item = try Item.fetchOne(db, key: "item") else { return [] }
            item.count += 3
            try item.update(db)
            return [.counted("item", by: 3)]
        }
        interruption = { [self] device in
            guard device === phone, (try? await phone.store.read(Self.awaitsAnswer)) == true else { return }
            interruption = nil
            await phone.fetch()
        }
        await phone.send()
        if interruption != nil { fail("nothing has happened meanwhile") }
    }

    private static func awaitsAnswer(in db: Database) throws -> Bool {
        try CloudKitRecord.filter(CloudKitRecord.Columns.recordName == "item").fetchOne(db)?.sentRecord != nil
    }

    private func insertShelf(_ name: String, on device: Device) async {
        let shelf = Shelf(recordName: name, name: "Cellar", modifiedAt: now())
        await device.commit { db in
            try shelf.insert(db)
            return [.created(name)]
        }
    }

    private func insertItem(on device: Device, in shelf: Reference<Shelf>? = nil) async {
        let item = Item(recordName: "item", title: unique("title"), shelf: shelf, modifiedAt: now())
        await device.commit { db in
            try item.insert(db)
            return [
                .created(item.recordName),
                .wrote(item.recordName, field: "title", value: item.title, before: ""),
            ]
        }
    }

    private func choosePhoto(on device: Device) async {
        await device.commit { db in
            guard var item = try Item.fetchOne(db, key: "item") else { return [] }
            let (old, new) = (item.photo?.name ?? "", try self.photo(on: device))
            item.photo = new
            item.modifiedAt = self.now()
            try item.update(db)
            return [.wrote(item.recordName, field: "photo", value: new.name, before: old)]
        }
    }
}
