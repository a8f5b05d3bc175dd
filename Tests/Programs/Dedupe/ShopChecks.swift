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
        merged.mergeTwins(&redirects, modificationDate: changeDate)
        self.merged = merged
        self.redirects = redirects
    }

    mutating func run() {
        expect(redirects.all.count > 10, "seed \(seed) has no twins")
        twinsAreThoseThatShareKeys(shop.brandRecords, Brand.recordName)
        twinsAreThoseThatShareKeys(shop.accountRecords, Account.recordName)
        twinsAreThoseThatShareKeys(shop.priceRecords, Price.recordName)
        contentsAreTheNewest()
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
    private func twinsAreThoseThatShareKeys<Record: Deduplicable>(
        _ records: [Record], _ name: (Record.UniqueKey) -> String
    ) {
        func texts(_ record: Record) -> Set<[UInt8]> {
            let keys = (record.uniqueKey.map { [$0] } ?? []) + record.alternativeKeys
            return Set(keys.map { Array(name($0).utf8) })
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
            groups.map { $0.0.map(\.identity).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }
                .filter { $0.count > 1 })
        let twins = records.twins().map { [$0.survivor.identity] + $0.duplicates.map(\.identity) }
        expect(
            Set(twins) == expected && twins.count == expected.count, "seed \(seed): twins of \(Record.self)")
        touchedTwinsAreThoseOfFetchedRecords(records, expected)
    }

    private func touchedTwinsAreThoseOfFetchedRecords<Record: Deduplicable>(
        _ records: [Record], _ groups: Set<[String]>
    ) {
        for start in stride(from: 0, to: records.count, by: 7) {
            let fetched = Array(records[start..<min(start + 2, records.count)])
            let names = Set(fetched.map(\.identity))
            let expected = groups.filter { !names.isDisjoint(with: $0) }
            for store in [records, records.filter { !names.contains($0.identity) }] {
                let twins = store.twins(touching: fetched).map {
                    [$0.survivor.identity] + $0.duplicates.map(\.identity)
                }
                expect(Set(twins) == expected, "seed \(seed): twins of fetched \(Record.self)")
            }
        }
    }

    /// Field by field, by other means than the helpers'.
    private func contentsAreTheNewest() {
        for brand in merged.brandRecords {
            let group = shop.brandRecords.filter {
                redirects.survivor(of: $0.identity, in: Brand.recordType) == brand.identity
            }.sorted { $0.identity.utf8.lexicographicallyPrecedes($1.identity.utf8) }
            func newest<Value>(_ value: (Brand) -> Value?) -> Value? {
                var best: (value: Value, time: Double)?
                for twin in group {
                    guard let value = value(twin) else { continue }
                    let date = twin.lastModified ?? changeDate(of: twin)
                    let time = date.map { ($0.timeIntervalSince1970 * 1000).rounded() } ?? -.infinity
                    if best.map({ time > $0.time }) ?? true { best = (value, time) }
                }
                return best?.value
            }
            let own = group[0]
            expect(brand.stock == newest(\.stock), "seed \(seed): stock")
            expect(
                brand.land == newest { ["", "DE"].contains($0.land) ? nil : $0.land } ?? own.land,
                "seed \(seed): land")
            expect(brand.homepage == newest(\.homepage), "seed \(seed): homepage")
            expect(
                brand.channel == newest { $0.channel == .web ? nil : $0.channel } ?? .web,
                "seed \(seed): channel")
            expect(brand.followers == group.map(\.followers).reduce(0, +), "seed \(seed): followers")
            let credits = group.compactMap(\.credit)
            expect(brand.credit == (credits.isEmpty ? nil : credits.reduce(0, +)), "seed \(seed): credit")
            expect(brand.rank == group.compactMap(\.rank).max(), "seed \(seed): rank")
            expect(brand.cheapest == group.compactMap(\.cheapest).min(), "seed \(seed): cheapest")
            expect(brand.isOpen == group.contains { $0.isOpen }, "seed \(seed): isOpen")
            let labels = Set(group.flatMap(\.labels).map { Array($0.utf8) })
            expect(Set(brand.labels.map { Array($0.utf8) }) == labels, "seed \(seed): labels")
            expect(brand.lastModified == group.compactMap(\.lastModified).max(), "seed \(seed): lastModified")
        }
    }

    private mutating func orderDoesNotMatter() {
        for _ in 0..<3 {
            var other = shop.shuffled(&random)
            var found = Redirects()
            other.mergeTwins(&found, modificationDate: changeDate)
            expect(found == redirects, "seed \(seed): redirects depend on the order")
            expect(other.sortedAsJSON == merged.sortedAsJSON, "seed \(seed): contents depend on the order")
        }
    }

    private func mergingTwiceChangesNothing() {
        var again = merged
        var known = redirects
        again.mergeTwins(&known, modificationDate: changeDate)
        expect(known == redirects, "seed \(seed): a second merge finds more")
        expect(again.sortedAsJSON == merged.sortedAsJSON, "seed \(seed): a second merge changes something")
        var fresh = Redirects()
        again.mergeTwins(&fresh, modificationDate: changeDate)
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
            store.mergeTwins(&found, modificationDate: changeDate)
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
                view.mergeTwins(&found[device], modificationDate: changeDate)
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
            all.mergeTwins(&found[device], modificationDate: changeDate)
            expect(found[device] == redirects, "seed \(seed): device \(device) of \(count) disagrees")
            expect(
                all.identities == merged.identities,
                "seed \(seed): device \(device) of \(count) has other survivors")
        }
    }
}
