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
        referencesLeadToSurvivors()
        for count in 2...4 { devicesAgree(count) }
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
            var other = shuffled(shop)
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
        func check<Record: Deduplicable>(_ before: [Record], _ after: [Record]) {
            let names = Set(after.map(\.identity))
            for record in before {
                let survivor = redirects.survivor(of: record.identity, in: Record.recordType)
                expect(names.contains(survivor), "seed \(seed): \(Record.self) \(record.identity) is lost")
                expect(
                    names.contains(record.identity) != redirects.isDuplicate(record),
                    "seed \(seed): \(Record.self) \(record.identity) is neither kept nor a duplicate")
            }
        }
        check(shop.brandRecords, merged.brandRecords)
        check(shop.accountRecords, merged.accountRecords)
        check(shop.categoryRecords, merged.categoryRecords)
        check(shop.productRecords, merged.productRecords)
        check(shop.priceRecords, merged.priceRecords)
        check(shop.countriesRecords, merged.countriesRecords)
        check(shop.visitsRecords, merged.visitsRecords)
        expect(merged.basketRecords.count == shop.basketRecords.count, "seed \(seed): baskets are lost")
    }

    private func referencesLeadToSurvivors() {
        let products = Set(merged.productRecords.map(\.recordName))
        let brands = Set(merged.brandRecords.map(\.recordName))
        let categories = Set(merged.categoryRecords.map(\.recordName))
        let lands = Set(merged.countriesRecords.map(\.id))
        expect(
            merged.priceRecords.allSatisfy { products.contains($0.product.recordName) },
            "seed \(seed): prices")
        expect(
            merged.productRecords.allSatisfy { brands.contains($0.brand.recordName) }, "seed \(seed): brands")
        expect(merged.visitsRecords.allSatisfy { lands.contains($0.country_id) }, "seed \(seed): visits")
        for category in merged.categoryRecords {
            expect(
                category.parent.map { categories.contains($0.recordName) } ?? true, "seed \(seed): parents")
        }
        for basket in merged.basketRecords {
            let names = basket.products.map(\.recordName)
            expect(names.allSatisfy(products.contains), "seed \(seed): baskets")
        }
    }

    /// Each device sees some of the records, merges them in rounds, and hears of others' redirects now and then.
    private mutating func devicesAgree(_ count: Int) {
        var found = Array(repeating: Redirects(), count: count)
        for round in 0..<3 {
            for device in 0..<count {
                var view = part(of: shop, oneIn: round == 2 ? 2 : 3)
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
            var all = shuffled(shop)
            all.mergeTwins(&found[device])
            expect(found[device] == redirects, "seed \(seed): device \(device) of \(count) disagrees")
            expect(
                names(all) == names(merged), "seed \(seed): device \(device) of \(count) has other survivors")
        }
    }
}

// MARK: - All arrays at once

extension ShopChecks {
    private mutating func part(of shop: ZoneRecords, oneIn count: Int) -> ZoneRecords {
        var part = shop
        func keep() -> Bool { Int.random(in: 0..<count, using: &random) == 0 }
        part.brandRecords = shop.brandRecords.filter { _ in keep() }
        part.accountRecords = shop.accountRecords.filter { _ in keep() }
        part.categoryRecords = shop.categoryRecords.filter { _ in keep() }
        part.productRecords = shop.productRecords.filter { _ in keep() }
        part.priceRecords = shop.priceRecords.filter { _ in keep() }
        part.countriesRecords = shop.countriesRecords.filter { _ in keep() }
        part.visitsRecords = shop.visitsRecords.filter { _ in keep() }
        part.basketRecords = shop.basketRecords.filter { _ in keep() }
        return part
    }

    private mutating func shuffled(_ shop: ZoneRecords) -> ZoneRecords {
        var other = shop
        other.brandRecords.shuffle(using: &random)
        other.accountRecords.shuffle(using: &random)
        other.categoryRecords.shuffle(using: &random)
        other.productRecords.shuffle(using: &random)
        other.priceRecords.shuffle(using: &random)
        other.countriesRecords.shuffle(using: &random)
        other.visitsRecords.shuffle(using: &random)
        other.basketRecords.shuffle(using: &random)
        return other
    }

    private func names(_ shop: ZoneRecords) -> [Set<String>] {
        [
            Set(shop.brandRecords.map(\.recordName)), Set(shop.accountRecords.map(\.recordName)),
            Set(shop.categoryRecords.map(\.recordName)), Set(shop.productRecords.map(\.recordName)),
            Set(shop.priceRecords.map(\.recordName)), Set(shop.countriesRecords.map(\.recordName)),
            Set(shop.visitsRecords.map(\.recordName)),
        ]
    }
}
