import Foundation

/// What must hold for any records: the properties of merging.
struct ShopChecks {
    private let seed: UInt64
    private var random: SeededGenerator
    private let shop: ZoneRecords
    private let merged: ZoneRecords
    private let redirects: Redirects

    init(seed: UInt64, size: Int) {
        self.seed = seed
        var maker = ShopMaker(seed: seed)
        shop = maker.shop(size: size)
        random = maker.random
        var merged = shop
        var redirects = Redirects()
        merged.mergeTwins(&redirects)
        self.merged = merged
        self.redirects = redirects
    }

    mutating func run() {
        expect(redirects.all.count > 10, "seed \(seed) has no twins")
        twinsAreThoseThatShareKeys(shop.brandRecords)
        twinsAreThoseThatShareKeys(shop.accountRecords)
        twinsAreThoseThatShareKeys(shop.priceRecords)
        orderDoesNotMatter()
        mergingTwiceChangesNothing()
        nothingIsLost()
        noMembershipIsLost()
        membershipsDoNotDependOnArrival()
        referencesLeadToSurvivors()
        for count in 2...4 {
            devicesAgree(count)
            StoreChecks(seed: seed &* 31 &+ UInt64(count), shop: shop, merged: merged, redirects: redirects)
                .run(devices: count)
        }
    }

    /// Compared with every pair of records.
    private func twinsAreThoseThatShareKeys<Record: Deduplicable>(_ records: [Record]) {
        func texts(_ record: Record) -> Set<[UInt8]> {
            let keys = (record.uniqueKey.map { [$0] } ?? []) + record.alternativeKeys
            return Set(keys.map { Array(Deduplication.recordName(for: $0, in: "").utf8) })
        }
        var groups = records.map { ([$0], texts($0)) }
        var index = 0
        while index < groups.count {
            let match = groups.indices.first { $0 > index && !groups[$0].1.isDisjoint(with: groups[index].1) }
            if let match {
                let other = groups.remove(at: match)
                groups[index].0 += other.0
                groups[index].1.formUnion(other.1)
                index = 0
            } else {
                index += 1
            }
        }
        let expected = Set(
            groups.map { $0.0.map(\.identity).sorted(by: Deduplication.precedes) }.filter { $0.count > 1 })
        let twins = records.twins().map { [$0.survivor.identity] + $0.duplicates.map(\.identity) }
        expect(
            Set(twins) == expected && twins.count == expected.count, "seed \(seed): twins of \(Record.self)")
    }

    private mutating func orderDoesNotMatter() {
        for _ in 0..<3 {
            var other = shop.shuffled(&random)
            var found = Redirects()
            other.mergeTwins(&found)
            expect(found == redirects, "seed \(seed): redirects depend on the order")
            expect(other.sortedAsJSON == merged.sortedAsJSON, "seed \(seed): contents depend on the order")
        }
    }

    private func mergingTwiceChangesNothing() {
        var again = merged
        var known = redirects
        again.mergeTwins(&known)
        expect(known == redirects, "seed \(seed): a second merge finds more")
        expect(again.sortedAsJSON == merged.sortedAsJSON, "seed \(seed): a second merge changes something")
        var fresh = Redirects()
        again.mergeTwins(&fresh)
        expect(fresh.all.isEmpty, "seed \(seed): survivors have twins")
    }

    private func nothingIsLost() {
        let names = merged.identities
        for (type, before) in shop.identities {
            let survivors = before.map { redirects.survivor(of: $0, in: type) }
            expect(
                names[type] == Set(survivors), "seed \(seed): others than the survivors of \(type) are left")
        }
        expect(merged.basketRecords.count == shop.basketRecords.count, "seed \(seed): baskets are lost")
    }

    /// What a list names, and no other, the survivor's names: of each record, by what it leads to in the end.
    private func noMembershipIsLost() {
        let before = shop.memberships(redirects)
        let after = merged.memberships(redirects)
        expect(before.count > 20 && before == after, "seed \(seed): lists name others than before")
    }

    /// Records come one by one, to devices that tell each other all.
    private mutating func membershipsDoNotDependOnArrival() {
        var store = ZoneRecords()
        var found = Redirects()
        let parts = shop.shuffled(&random).split(into: 4)
        for part in parts.shuffled(using: &random) {
            store.append(part)
            store = store.shuffled(&random)
            store.mergeTwins(&found)
        }
        expect(
            store.memberships(found) == merged.memberships(redirects),
            "seed \(seed): memberships depend on which twins come first")
    }

    private func referencesLeadToSurvivors() {
        let names = merged.identities
        func check<Target>(_ references: [Reference<Target>], line: Int = #line) {
            let left = names["\(Target.self)"] ?? []
            expect(
                references.allSatisfy { left.contains($0.recordName) },
                "seed \(seed): references to \(Target.self) lead to duplicates", line: line)
        }
        for brand in merged.brandRecords { check(brand.rivals + [brand.owner].compactMap { $0 }) }
        check(merged.categoryRecords.compactMap(\.parent))
        check(merged.productRecords.map(\.brand))
        check(merged.productRecords.compactMap(\.category))
        check(merged.productRecords.flatMap(\.related))
        check(merged.productRecords.flatMap(\.accountNames).map { Reference<Account>($0) })
        check(merged.priceRecords.map(\.product))
        check(merged.basketRecords.flatMap(\.products))
        check(merged.basketRecords.compactMap(\.account))
        for product in merged.productRecords {
            let brand = product.brandID.uuidString
            expect(
                redirects.survivor(of: brand, in: Brand.recordType) == brand,
                "seed \(seed): an identity in a field leads to a duplicate")
        }
        let lands = Set(merged.countriesRecords.map(\.id))
        expect(merged.visitsRecords.allSatisfy { lands.contains($0.country_id) }, "seed \(seed): visits")
    }

    /// Each device sees some of the records, merges them in rounds, and hears of others' redirects now and then.
    private mutating func devicesAgree(_ count: Int) {
        var found = Array(repeating: Redirects(), count: count)
        for _ in 0..<Int.random(in: 0..<5, using: &random) {
            for device in 0..<count {
                var view = shop.part(oneIn: Int.random(in: 1...4, using: &random), &random)
                view.mergeTwins(&found[device])
                if Bool.random(using: &random) {
                    found[device].formUnion(found[Int.random(in: 0..<count, using: &random)])
                }
            }
        }
        for device in found.shuffled(using: &random) {
            for redirect in device.all {
                let survivor = redirects.survivor(of: redirect.duplicate, in: redirect.recordType)
                expect(
                    redirects.survivor(of: redirect.survivor, in: redirect.recordType) == survivor,
                    "seed \(seed): a device merged what are no twins")
            }
        }
        for device in 0..<count {
            for other in found.shuffled(using: &random) { found[device].formUnion(other) }
            var all = shop.shuffled(&random)
            all.mergeTwins(&found[device])
            expect(found[device] == redirects, "seed \(seed): device \(device) of \(count) disagrees")
            expect(
                all.identities == merged.identities,
                "seed \(seed): device \(device) of \(count) has other survivors")
        }
    }
}
