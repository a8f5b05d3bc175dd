import Foundation

extension ZoneRecords {
    /// By identity: neither order counts nor a date's digits below the millisecond.
    var sortedAsJSON: [Data] {
        func sorted<Record: Encodable>(_ records: [Record], by name: (Record) -> String) -> Data {
            (try? RecordJSON.encoder().encode(records.sorted { name($0) < name($1) })) ?? Data()
        }
        return [
            sorted(brandRecords, by: \.recordName), sorted(accountRecords, by: \.recordName),
            sorted(categoryRecords, by: \.recordName), sorted(productRecords, by: \.recordName),
            sorted(priceRecords, by: \.recordName), sorted(countriesRecords, by: \.recordName),
            sorted(visitsRecords, by: \.recordName), sorted(basketRecords, by: \.recordName),
        ]
    }

    /// By record type.
    var identities: [String: Set<String>] {
        func names<Record: Deduplicable>(_ records: [Record]) -> Set<String> { Set(records.map(\.identity)) }
        return [
            Brand.recordType: names(brandRecords), Account.recordType: names(accountRecords),
            Category.recordType: names(categoryRecords), Product.recordType: names(productRecords),
            Price.recordType: names(priceRecords), countries.recordType: names(countriesRecords),
            visits.recordType: names(visitsRecords),
        ]
    }

    /// What each list of references names, by where both ends lead; that something is its own rival says nothing.
    func memberships(_ redirects: Redirects) -> Set<String> {
        func lines<Record: Deduplicable>(_ records: [Record], _ target: String, _ list: (Record) -> [String])
            -> [String]
        {
            records.flatMap { record in
                let owner = redirects.survivor(of: record.identity, in: Record.recordType)
                return list(record).map { redirects.survivor(of: $0, in: target) }
                    .filter { Record.recordType != target || $0 != owner }
                    .map { "\(Record.recordType) \(owner): \(target) \($0)" }
            }
        }
        return Set(
            lines(brandRecords, Brand.recordType) { $0.rivals.map(\.recordName) }
                + lines(productRecords, Product.recordType) { $0.related.map(\.recordName) }
                + lines(productRecords, Account.recordType, \.accountNames)
                + lines(productRecords, "Store") { $0.storeIDs.map(\.uuidString) })
    }

    /// Every record in one of the parts.
    func split(into count: Int) -> [ZoneRecords] {
        func part<Record>(_ records: [Record], _ number: Int) -> [Record] {
            records.indices.filter { $0 % count == number }.map { records[$0] }
        }
        return (0..<count).map { number in
            var zone = ZoneRecords()
            zone.brandRecords = part(brandRecords, number)
            zone.accountRecords = part(accountRecords, number)
            zone.categoryRecords = part(categoryRecords, number)
            zone.productRecords = part(productRecords, number)
            zone.priceRecords = part(priceRecords, number)
            zone.basketRecords = part(basketRecords, number)
            zone.countriesRecords = part(countriesRecords, number)
            zone.visitsRecords = part(visitsRecords, number)
            return zone
        }
    }

    mutating func append(_ other: ZoneRecords) {
        brandRecords += other.brandRecords
        accountRecords += other.accountRecords
        categoryRecords += other.categoryRecords
        productRecords += other.productRecords
        priceRecords += other.priceRecords
        basketRecords += other.basketRecords
        countriesRecords += other.countriesRecords
        visitsRecords += other.visitsRecords
    }

    /// Some of the records, chosen by chance.
    func part(oneIn count: Int, _ random: inout SeededGenerator) -> ZoneRecords {
        var generator = random
        func some<Record>(_ records: [Record]) -> [Record] {
            records.filter { _ in Int.random(in: 0..<count, using: &generator) == 0 }
        }
        var part = self
        part.brandRecords = some(brandRecords)
        part.accountRecords = some(accountRecords)
        part.categoryRecords = some(categoryRecords)
        part.productRecords = some(productRecords)
        part.priceRecords = some(priceRecords)
        part.basketRecords = some(basketRecords)
        part.countriesRecords = some(countriesRecords)
        part.visitsRecords = some(visitsRecords)
        random = generator
        return part
    }

    func shuffled(_ random: inout SeededGenerator) -> ZoneRecords {
        var other = self
        other.brandRecords.shuffle(using: &random)
        other.accountRecords.shuffle(using: &random)
        other.categoryRecords.shuffle(using: &random)
        other.productRecords.shuffle(using: &random)
        other.priceRecords.shuffle(using: &random)
        other.basketRecords.shuffle(using: &random)
        other.countriesRecords.shuffle(using: &random)
        other.visitsRecords.shuffle(using: &random)
        return other
    }

    /// Records of the same identity as others become these.
    mutating func replace(with others: ZoneRecords) {
        func replace<Record>(_ records: inout [Record], _ others: [Record], by name: (Record) -> String) {
            let places = Dictionary(
                records.enumerated().map { (name($1), $0) }, uniquingKeysWith: { first, _ in first })
            for other in others {
                if let place = places[name(other)] { records[place] = other }
            }
        }
        replace(&brandRecords, others.brandRecords, by: \.identity)
        replace(&accountRecords, others.accountRecords, by: \.identity)
        replace(&categoryRecords, others.categoryRecords, by: \.identity)
        replace(&productRecords, others.productRecords, by: \.identity)
        replace(&priceRecords, others.priceRecords, by: \.identity)
        replace(&basketRecords, others.basketRecords, by: \.recordName)
        replace(&countriesRecords, others.countriesRecords, by: \.identity)
        replace(&visitsRecords, others.visitsRecords, by: \.identity)
    }
}
