import GRDB

extension Redirects {
    /// The duplicates that this device has ever seen: references to them still arrive weeks later.
    init(_ db: Database) throws {
        self.init()
        for shelf in try MergedShelf.fetchAll(db) {
            add(shelf.duplicate, survivor: shelf.survivor, in: Shelf.recordType)
        }
    }
}

extension Database {
    /// Makes one shelf of those that devices have made of the same name, each for itself.
    ///
    /// A duplicate goes only when CloudKit has its survivor: then every device that hears of the deletion hears of
    /// the survivor, too, and can move what is on the duplicate.
    func mergeTwins() throws {
        for twins in try Shelf.fetchAll(self).twins() {
            let survivor = twins.survivor
            let entry = try CloudKitRecord.filter { $0.recordName == survivor.recordName }.fetchOne(self)
            guard entry?.isOnServer == true else { continue }
            var merged = twins.merged()
            merged.saves = survivor.saves
            try merged.updateChanges(self, from: survivor)
            for duplicate in twins.duplicates {
                try MergedShelf(duplicate: duplicate.recordName, survivor: survivor.recordName).insert(self)
                let items = Item.filter { $0.shelf == duplicate.reference }
                try items.updateAll(self) { $0.shelf.set(to: survivor.reference) }
                try duplicate.delete(self)
            }
        }
    }
}
