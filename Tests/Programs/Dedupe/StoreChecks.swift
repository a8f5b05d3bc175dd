import Foundation

/// Devices that share a store: each merges the part of the records that it has fetched, and uploads what that changed.
///
/// Duplicates stay in the store, as they do for some weeks.
struct StoreChecks {
    private let seed: UInt64
    private let shop: ZoneRecords
    private let merged: ZoneRecords
    private let redirects: Redirects
    private var random: SeededGenerator

    init(seed: UInt64, shop: ZoneRecords, merged: ZoneRecords, redirects: Redirects) {
        self.seed = seed
        self.shop = shop
        self.merged = merged
        self.redirects = redirects
        random = SeededGenerator(state: seed)
    }

    func run(devices count: Int) {
        var copy = self
        copy.uploadsConverge(count)
        copy.contentsConvergeWhereOneDeviceSeesTheGroup(count)
        copy.whatIsClearedStaysCleared()
    }

    private mutating func uploadsConverge(_ count: Int) {
        var store = shop
        var found = Array(repeating: Redirects(), count: count)
        for _ in 0..<Int.random(in: 1..<6, using: &random) {
            let device = Int.random(in: 0..<count, using: &random)
            let view = store.part(oneIn: Int.random(in: 1...4, using: &random), &random)
            var after = view
            after.mergeTwins(&found[device], modificationDate: changeDate)
            nothingIsLost(from: view, in: after, found[device])
            store.replace(with: after)
        }
        var all = Redirects()
        for device in found.shuffled(using: &random) { all.formUnion(device) }
        var last = store.shuffled(&random)
        last.mergeTwins(&all, modificationDate: changeDate)
        expect(all == redirects, "seed \(seed): redirects depend on who uploaded what")
        expect(last.identities == merged.identities, "seed \(seed): survivors depend on who uploaded what")
        store.replace(with: last)
        let settled = last
        var known = all
        last.mergeTwins(&known, modificationDate: changeDate)
        expect(
            known == all && last.sortedAsJSON == settled.sortedAsJSON, "seed \(seed): uploads do not settle")
    }

    /// Whatever goes leaves its survivor behind, in this very part of the records.
    private func nothingIsLost(from view: ZoneRecords, in after: ZoneRecords, _ found: Redirects) {
        let left = after.identities
        for (type, names) in view.identities {
            for name in names where left[type]?.contains(name) != true {
                let survivor = found.survivor(of: name, in: type)
                expect(
                    survivor != name && left[type]?.contains(survivor) == true,
                    "seed \(seed): \(type) \(name) is lost")
            }
            expect(left[type]?.isSubset(of: names) == true, "seed \(seed): a \(type) comes from nowhere")
        }
    }

    /// Of types whose keys hold no references, each device has some groups, but these as a whole.
    private mutating func contentsConvergeWhereOneDeviceSeesTheGroup(_ count: Int) {
        let salt = Int.random(in: 0..<1000, using: &random)
        func device<Record: Deduplicable>(of record: Record) -> Int {
            let survivor = redirects.survivor(of: record.identity, in: Record.recordType)
            return survivor.utf8.reduce(salt) { ($0 &* 31 &+ Int($1)) & 0xFFFF } % count
        }
        var found = Array(repeating: Redirects(), count: count)
        var views = (0..<count).map { number in
            var view = ZoneRecords()
            view.brandRecords = shop.brandRecords.filter { device(of: $0) == number }
            view.accountRecords = shop.accountRecords.filter { device(of: $0) == number }
            view.countriesRecords = shop.countriesRecords.filter { device(of: $0) == number }
            return view.shuffled(&random)
        }
        for number in views.indices { views[number].mergeTwins(&found[number], modificationDate: changeDate) }
        let all = found.reduce(into: Redirects()) { $0.formUnion($1) }
        var together = ZoneRecords()
        for number in views.indices {
            found[number].formUnion(all)
            views[number].mergeTwins(&found[number], modificationDate: changeDate)
            together.brandRecords += views[number].brandRecords
            together.accountRecords += views[number].accountRecords
            together.countriesRecords += views[number].countriesRecords
        }
        var expected = ZoneRecords()
        expected.brandRecords = merged.brandRecords
        expected.accountRecords = merged.accountRecords
        expected.countriesRecords = merged.countriesRecords
        expect(together.sortedAsJSON == expected.sortedAsJSON, "seed \(seed): contents depend on the device")
    }

    /// A duplicate that is still in the store gives its values once.
    private func whatIsClearedStaysCleared() {
        var store = shop
        store.replace(with: merged)
        for index in store.brandRecords.indices { store.brandRecords[index].homepage = nil }
        for index in shop.brandRecords.indices where redirects.isDuplicate(shop.brandRecords[index]) {
            let name = shop.brandRecords[index].recordName
            guard let place = store.brandRecords.firstIndex(where: { $0.recordName == name }) else {
                continue
            }
            store.brandRecords[place].homepage = URL(string: "https://example.org/late")
        }
        var known = redirects
        store.mergeTwins(&known, modificationDate: changeDate)
        expect(
            store.brandRecords.allSatisfy { $0.homepage == nil },
            "seed \(seed): a duplicate gives its values twice")
    }
}
