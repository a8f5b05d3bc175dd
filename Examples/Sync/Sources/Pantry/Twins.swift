import GRDB

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
            for duplicate in twins.duplicates { try replace(duplicate, by: survivor) }
        }
    }
}
