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
