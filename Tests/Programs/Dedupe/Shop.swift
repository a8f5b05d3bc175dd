import Foundation

/// Pseudo-random numbers that are the same in every run.
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = state
        word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return word ^ (word >> 31)
    }
}

/// When a record that does not keep it was changed last, as CloudKit would say: for some at the same moment, or never.
func changeDate(of record: any Deduplicable) -> Date? {
    let number = record.identity.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFFFF } % 7
    return number == 0 ? nil : Date(timeIntervalSince1970: 1_700_000_000 + Double(number) / 4)
}

/// Made-up records with many twins, and much that only looks like one.
struct ShopMaker {
    var random: SeededGenerator
    private var stores: [UUID] = []

    init(seed: UInt64) {
        random = SeededGenerator(state: seed)
        stores = (0..<6).map { _ in uuid() }
    }

    /// About ten times as many records.
    mutating func shop(size: Int) -> ZoneRecords {
        var shop = ZoneRecords()
        shop.brandRecords = (0..<size * 2).map { _ in brand(of: size) }
        let brands = shop.brandRecords
        for index in brands.indices {
            shop.brandRecords[index].rivals = some(of: brands).map(\.reference)
            shop.brandRecords[index].owner = chance(3) ? pick(brands).reference : nil
        }
        shop.accountRecords = (0..<size * 2).map { _ in account(of: size) }
        shop.categoryRecords = (0..<size * 2).map { _ in category() }
        let categories = shop.categoryRecords
        for index in categories.indices where !chance(4) {
            // Mostly a tree, in which the branches have twins; sometimes a circle.
            let parent = chance(30) ? pick(categories) : categories[index / 5]
            shop.categoryRecords[index].parent = parent.reference
        }
        shop.productRecords = (0..<size * 3).map { _ in product(brands, categories, shop.accountRecords) }
        let products = shop.productRecords
        for index in products.indices {
            shop.productRecords[index].related = some(of: products).map(\.reference)
        }
        shop.priceRecords = (0..<size * 3).map { _ in price(products) }
        shop.basketRecords = (0..<size).map { _ in
            Basket(
                recordName: name(), products: some(of: products).map(\.reference),
                account: chance(2) ? pick(shop.accountRecords).reference : nil)
        }
        shop.countriesRecords = Array(1...max(2, size / 4)).shuffled(using: &random).map {
            countries(id: $0 * 7, code: text(12))
        }
        let lands = shop.countriesRecords
        shop.visitsRecords = (0..<size).map { _ in
            visits(
                id: uuid(), country_id: pick(lands).id, day: text(4), remark: chance(2) ? text(9) : nil)
        }
        return shop
    }

    private mutating func brand(of size: Int) -> Brand {
        Brand(
            recordName: name(), id: uuid(), name: text(size),
            homepage: chance(2) ? URL(string: "https://example.org/\(number(9))") : nil,
            founded: chance(2) ? date() : nil, tags: chance(2) ? [text(5), text(5)] : [],
            stock: number(3), land: chance(2) ? "DE" : text(3), followers: number(4),
            credit: [nil, 1.5, 2, Decimal(number(9))][number(4)], rank: chance(2) ? number(5) : nil,
            cheapest: chance(2) ? Double(number(9)) / 4 : nil, motto: chance(3) ? text(4) : nil,
            isOpen: chance(2), channel: [.web, .web, .store, .unrecognized("phone")][number(4)],
            labels: some(of: ["a", "b", "caf\u{E9}", "cafe\u{301}"]), lastModified: chance(4) ? nil : date())
    }

    private mutating func account(of size: Int) -> Account {
        var account = Account(
            recordName: name(), email: chance(2) ? text(size * 2) : nil, network: chance(2) ? text(3) : nil,
            handle: chance(2) ? text(size) : nil, number: chance(3) ? number(size * 2) : nil,
            displayName: chance(3) ? text(99) : nil)
        // Keys that few share, but which a survivor may lack.
        let code = account.recordName.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFFFF }
        account.place = code % 2 == 0 ? Decimal(code) / 4 : nil
        account.since = code % 3 == 0 ? Date(timeIntervalSince1970: Double(code)) : nil
        return account
    }

    private mutating func category() -> Category {
        Category(recordName: name(), name: text(4), note: chance(2) ? text(99) : nil)
    }

    private mutating func product(
        _ brands: [Brand], _ categories: [Category], _ accounts: [Account]
    ) -> Product {
        Product(
            recordName: name(), brand: pick(brands).reference,
            category: chance(2) ? pick(categories).reference : nil, title: text(3),
            info: chance(2) ? text(99) : nil,
            brandID: UUID(uuidString: pick(brands).recordName) ?? uuid(),
            accountNames: some(of: accounts).map(\.recordName), storeIDs: some(of: stores))
    }

    private mutating func price(_ products: [Product]) -> Price {
        Price(
            recordName: name(), product: products[number(2)].reference, since: date(),
            isGross: chance(2), quantity: chance(5) ? 1 : 2, factor: [0.0, -0.0, 0.1][number(3)],
            rebate: [nil, 1.5, 2, 2][number(4)],
            region: [nil, UUID(uuidString: "6F9619FF-8B86-D011-B42D-00C04FC964FF")][chance(9) ? 0 : 1],
            source: [nil, URL(string: "https://example.org/")][chance(9) ? 0 : 1],
            digest: [nil, Data(), Data([0, 255]), Data([0, 255]), Data([0, 255])][number(5)],
            channel: chance(2) ? .web : .unrecognized("phone"), grade: chance(6) ? .low : .unrecognized(7),
            publisher: chance(9) ? nil : "press", amount: chance(2) ? Double(number(9)) : nil)
    }
}

// MARK: - Values

extension ShopMaker {
    mutating func number(_ count: Int) -> Int { Int.random(in: 0..<max(1, count), using: &random) }

    mutating func chance(_ count: Int) -> Bool { number(count) == 0 }

    mutating func pick<Value>(_ values: [Value]) -> Value { values[number(values.count)] }

    mutating func some<Value>(of values: [Value]) -> [Value] {
        chance(2) ? [] : (0...number(4)).map { _ in pick(values) }
    }

    mutating func uuid() -> UUID {
        let (high, low) = (random.next(), random.next())
        let digits = [high, low].map { String($0 | 1 << 63, radix: 16) }.joined()
        let parts = [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { range in
            digits.dropFirst(range.lowerBound).prefix(range.count)
        }
        return UUID(uuidString: parts.joined(separator: "-")) ?? UUID()
    }

    /// Mostly UUIDs; capitals and small letters are different, as in CloudKit.
    mutating func name() -> String {
        switch number(8) {
        case 0: uuid().uuidString.lowercased()
        case 1: "Type:name=\(number(1_000_000)),\(random.next())"
        default: uuid().uuidString
        }
    }

    /// One of a number of texts: some are empty, some look the same and are not.
    mutating func text(_ count: Int) -> String {
        switch number(count + 3) {
        case 0: ""
        case 1: "caf\u{E9}"
        case 2: "cafe\u{301}"
        case 3: "it's \"5\" \\ %_ 🛒"
        case 4: "line\nbreak"
        case let other: "text \(other)"
        }
    }

    /// Dates that agree to the millisecond or only nearly.
    mutating func date() -> Date {
        let milliseconds = [1_700_000_000_123.0, 1_700_000_000_124][number(2)]
        return Date(timeIntervalSince1970: (milliseconds + [-0.3, 0, 0.2, 0.4][number(4)]) / 1000)
    }
}
