import CloudKit
import Foundation
import GRDB
import Pantry

// What users do.
extension Simulation {
    func edit(_ device: Device) async {
        if let editor, editor !== device { return }
        let kind = random.below(100)
        await device.commit { db in
            switch kind {
            case ..<20: try self.makeItem(db)
            case ..<30: try self.makeShelf(db)
            case ..<35: try self.makeLot(db)
            case ..<80: try self.changeItem(db, on: device)
            case ..<86: try self.changeShelf(db)
            case ..<92: try self.deleteItem(db, on: device)
            case ..<95: try self.deleteShelf(db, on: device)
            default: try self.deleteLot(db, on: device)
            }
        }
    }

    private func makeShelf(_ db: Database) throws -> [Ledger.Fact] {
        let name = random.pick(["Cellar", "Fridge", "Kitchen"]) ?? ""
        guard try Shelf.filter({ $0.name == name }).isEmpty(db) else { return [] }
        let shelf = Shelf(recordName: recordName("shelf"), name: name, modifiedAt: now())
        try shelf.insert(db)
        return [.created(shelf.recordName)]
    }

    private func makeItem(_ db: Database) throws -> [Ledger.Fact] {
        let title = unique("title")
        let shelf = try randomShelf(db)
        let item = Item(
            recordName: recordName("item"), title: title, shelf: shelf?.reference, modifiedAt: now())
        try item.insert(db)
        return [
            .created(item.recordName), .wrote(item.recordName, field: "title", value: title, before: ""),
        ]
    }

    private func makeLot(_ db: Database) throws -> [Ledger.Fact] {
        guard let item = try randomItem(db) else { return [] }
        let lot = Lot(
            recordName: recordName("lot"), item: item.reference, bestBefore: now(), modifiedAt: now())
        try lot.insert(db)
        return [.created(lot.recordName, owner: item.recordName)]
    }

    /// A name of which nobody knows where it comes in the order.
    private func recordName(_ prefix: String) -> String {
        "\(prefix)-\(String(random.next() % 0xffff, radix: 16))-\(unique(""))"
    }

    private func changeItem(_ db: Database, on device: Device) throws -> [Ledger.Fact] {
        guard var item = try randomItem(db) else { return [] }
        let name = item.recordName
        let facts: [Ledger.Fact]
        switch random.below(100) {
        case ..<25:
            let title = unique("title")
            facts = [.wrote(name, field: "title", value: title, before: item.title)]
            item.title = title
        case ..<50:
            let change = 1 + random.below(3)
            facts = [.counted(name, by: change)]
            item.count += change
        case ..<65:
            if let tag = item.tags.last, random.chance(40) {
                facts = [.removed(name, field: "tags", item: tag)]
                item.tags.removeLast()
            } else {
                item.tags.append(unique("tag"))
                facts = [.added(name, field: "tags", item: item.tags.last ?? "")]
            }
        case ..<77:
            let note = unique("note")
            facts = [.wrote(name, field: "note", value: note, before: item.note ?? "")]
            item.note = note
        case ..<85:
            let barcode = unique("code")
            facts = [.wrote(name, field: "barcode", value: barcode, before: item.barcode ?? "")]
            item.barcode = barcode
        case ..<90:
            let photo = try photo(on: device)
            facts = [.wrote(name, field: "photo", value: photo.name, before: item.photo?.name ?? "")]
            item.photo = photo
        default:
            item.shelf = try randomShelf(db)?.reference
            facts = [.touched(name)]
        }
        item.modifiedAt = now()
        try item.update(db)
        return facts
    }

    func photo(on device: Device) throws -> RecordAsset {
        let file = device.stagingFolder.appending(path: unique("photo"))
        try Data(unique("contents").utf8).write(to: file)
        var photo = try RecordAsset(contentsOf: file)
        try photo.adopt(into: device.files)
        return photo
    }

    private func changeShelf(_ db: Database) throws -> [Ledger.Fact] {
        guard var shelf = try randomShelf(db) else { return [] }
        if random.chance(50) {
            shelf.capacity = random.below(100)
        } else {
            shelf.labels.append(unique("label"))
        }
        shelf.modifiedAt = now()
        try shelf.update(db)
        return []
    }

    // MARK: - Deleting

    private func deleteItem(_ db: Database, on device: Device) throws -> [Ledger.Fact] {
        guard let item = try randomItem(db) else { return [] }
        let lots = try Lot.filter { $0.item == item.reference }.fetchAll(db)
        try item.delete(db)
        return ([item.recordName] + lots.map(\.recordName)).map { deleted($0, on: device) }
    }

    private func deleteShelf(_ db: Database, on device: Device) throws -> [Ledger.Fact] {
        guard let shelf = try randomShelf(db) else { return [] }
        try shelf.delete(db)
        return [deleted(shelf.recordName, on: device)]
    }

    private func deleteLot(_ db: Database, on device: Device) throws -> [Ledger.Fact] {
        guard let lot = try random.pick(Lot.order(\.recordName).fetchAll(db)) else { return [] }
        try lot.delete(db)
        return [deleted(lot.recordName, on: device)]
    }

    private func deleted(_ name: String, on device: Device) -> Ledger.Fact {
        let others = devices.filter { $0 !== device }
        return .deleted(name, isChangedElsewhere: others.contains { $0.mayChange(name) })
    }

    private func randomItem(_ db: Database) throws -> Item? {
        try random.pick(Item.order(\.recordName).fetchAll(db))
    }

    private func randomShelf(_ db: Database) throws -> Shelf? {
        try random.pick(Shelf.order(\.recordName).fetchAll(db))
    }
}
