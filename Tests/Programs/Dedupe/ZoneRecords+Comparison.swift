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

    var count: Int {
        brandRecords.count + accountRecords.count + categoryRecords.count + productRecords.count
            + priceRecords.count + countriesRecords.count + visitsRecords.count + basketRecords.count
    }
}
