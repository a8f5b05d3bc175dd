import Foundation

/// A large shop whose twins are known, because each record is made as one member of one group.
///
/// What must become of it is made without the helpers: each group's member with the smallest identity, its references
/// to groups those to their smallest members, and its gaps filled from the others in their order.
struct KnownShop {
    /// How many groups of brands; the numbers of all other records follow from it.
    let size: Int

    /// What references to a group name: the member that the record was made with, or the group's survivor.
    private enum Naming { case member, survivor }

    private enum Kind: UInt64, CaseIterable {
        case brand = 1, account, category, product, price, basket, country, visit
    }

    /// By group and member.
    private var identities: [Kind: [[String]]] = [:]

    /// The members of each group in the order of their identities.
    private var orders: [Kind: [[Int]]] = [:]

    /// Categories without a parent: none of them has a key.
    private let roots = 50

    init(size: Int) {
        self.size = size
        for kind in Kind.allCases {
            let names = (0..<groups(of: kind)).map { group in
                (0..<members(of: kind, group)).map { member in
                    kind == .country
                        ? "\(countryID(group, member))" : uuid(kind, group, member).uuidString
                }
            }
            identities[kind] = names
            orders[kind] = names.map { names in
                names.indices.sorted { names[$0].utf8.lexicographicallyPrecedes(names[$1].utf8) }
            }
        }
    }

    var records: ZoneRecords {
        var shop = ZoneRecords()
        shop.brandRecords = all(.brand) { brand($0, $1, .member) }
        shop.accountRecords = all(.account, account)
        shop.categoryRecords = all(.category) { category($0, $1, .member) }
        shop.productRecords = all(.product) { product($0, $1, .member) }
        shop.priceRecords = all(.price) { price($0, $1, .member) }
        shop.basketRecords = all(.basket) { basket($0, $1, .member) }
        shop.countriesRecords = all(.country, country)
        shop.visitsRecords = all(.visit) { visit($0, $1, .member) }
        return shop
    }

    var merged: ZoneRecords {
        var shop = ZoneRecords()
        shop.brandRecords = survivors(.brand) {
            brand($0, $1, .survivor)
        } fill: {
            fill(&$0, from: $1)
        }
        shop.accountRecords = survivors(.account, account) { fill(&$0, from: $1) }
        shop.categoryRecords = survivors(.category) {
            category($0, $1, .survivor)
        } fill: {
            $0.note = $1.lazy.compactMap(\.note).first
        }
        shop.productRecords = survivors(.product) {
            product($0, $1, .survivor)
        } fill: {
            $0.info = $1.lazy.compactMap(\.info).first
            $0.related = united($1, \.related)
            $0.accountNames = united($1, \.accountNames)
            $0.storeIDs = united($1, \.storeIDs)
        }
        shop.priceRecords = survivors(.price) {
            price($0, $1, .survivor)
        } fill: {
            $0.amount = $1.lazy.compactMap(\.amount).first
        }
        shop.basketRecords = survivors(.basket) { basket($0, $1, .survivor) }
        shop.countriesRecords = survivors(.country, country)
        shop.visitsRecords = survivors(.visit) {
            visit($0, $1, .survivor)
        } fill: {
            $0.remark = $1.lazy.compactMap(\.remark).first
        }
        return shop
    }

    var redirects: [Deduplication.Redirect] {
        redirects(.brand, "Brand") + redirects(.account, "Account") + redirects(.category, "Category")
            + redirects(.product, "Product") + redirects(.price, "Price")
            + redirects(.country, "countries") + redirects(.visit, "visits")
    }
}

// MARK: - Groups

extension KnownShop {
    private func groups(of kind: Kind) -> Int {
        switch kind {
        case .brand, .account, .category: size
        case .product, .price: 2 * size
        case .basket: 3 * size
        case .country: size / 2
        case .visit: size
        }
    }

    private func members(of kind: Kind, _ group: Int) -> Int {
        switch kind {
        // Names that are missing or differ only in their bytes come first.
        case .brand: group < 200 ? 1 : 1 + group % 4
        case .account: 1 + group % 4
        case .category: group < roots ? 1 : 2
        case .product: 1 + group % 3
        case .price, .country, .visit: 1 + group % 2
        case .basket: 1
        }
    }

    private func all<Record>(_ kind: Kind, _ make: (Int, Int) -> Record) -> [Record] {
        (0..<groups(of: kind)).flatMap { group in
            (0..<members(of: kind, group)).map { make(group, $0) }
        }
    }

    private func sorted(_ kind: Kind, _ group: Int) -> [Int] { orders[kind]?[group] ?? [] }

    private func survivors<Record>(
        _ kind: Kind, _ make: (Int, Int) -> Record, fill: (inout Record, [Record]) -> Void = { _, _ in }
    ) -> [Record] {
        (0..<groups(of: kind)).map { group in
            let records = sorted(kind, group).map { make(group, $0) }
            var survivor = records[0]
            fill(&survivor, records)
            return survivor
        }
    }

    private func redirects(_ kind: Kind, _ recordType: String) -> [Deduplication.Redirect] {
        (0..<groups(of: kind)).flatMap { group in
            let names = sorted(kind, group).map { identity(kind, group, $0) }
            return names.dropFirst().map {
                Deduplication.Redirect(recordType: recordType, duplicate: $0, survivor: names[0])
            }
        }
    }
}

// MARK: - Identities

extension KnownShop {
    private func uuid(_ kind: Kind, _ group: Int, _ member: Int, _ salt: UInt64 = 0) -> UUID {
        var random = SeededGenerator(
            state: kind.rawValue << 56 ^ salt << 48 ^ UInt64(group) << 8 ^ UInt64(member))
        let words = (random.next(), random.next())
        return UUID(uuid: unsafeBitCast(words, to: uuid_t.self))
    }

    /// No two alike, in no order, and with different numbers of digits.
    private func countryID(_ group: Int, _ member: Int) -> Int { (group * 2 + member + 1) * 7919 % 1_000_003 }

    private func identity(_ kind: Kind, _ group: Int, _ member: Int) -> String {
        identities[kind]?[group][member] ?? ""
    }

    /// What a reference to a group holds; any number is one of a member.
    private func name(_ kind: Kind, _ group: Int, _ member: Int, _ naming: Naming) -> String {
        switch naming {
        case .member: identity(kind, group, member % members(of: kind, group))
        case .survivor: identity(kind, group, sorted(kind, group)[0])
        }
    }

    /// A list that names nothing twice.
    private func names(_ kind: Kind, _ members: [(Int, Int)], _ naming: Naming) -> [String] {
        var names: [String] = []
        for (group, member) in members {
            let name = name(kind, group % groups(of: kind), member, naming)
            if !names.contains(name) { names.append(name) }
        }
        return names
    }
}

// MARK: - Records

extension KnownShop {
    private func brand(_ group: Int, _ member: Int, _ naming: Naming) -> Brand {
        let title =
            switch group {
            case ..<100: ""
            case ..<200: [" brand", "Brand", "bránd", "bra\u{301}nd", "brand"][group % 5] + " \(group / 5)"
            default: "brand \(group)"
            }
        let rivals =
            group % 5 > 1 ? [] : [(group + 2, 0), (group + 2, 1), (group + 3 + member, 1), (group + 2, 2)]
        return Brand(
            recordName: identity(.brand, group, member), id: uuid(.brand, group, member, 1), name: title,
            homepage: member == 1 ? URL(string: "https://example.org/\(group)") : nil,
            founded: member == 2 ? Date(timeIntervalSince1970: Double(group) * 1000.5) : nil,
            tags: member > 0 ? ["tag \(member)", "🛒"] : [],
            rivals: names(.brand, rivals, naming).map { Reference($0) }, stock: group, isOpen: false)
    }

    private func fill(_ brand: inout Brand, from members: [Brand]) {
        brand.homepage = members.lazy.compactMap(\.homepage).first
        brand.founded = members.lazy.compactMap(\.founded).first
        brand.tags = members.lazy.map(\.tags).first { !$0.isEmpty } ?? []
        brand.rivals = united(members, \.rivals)
    }

    /// Each once, in the order of the members and of their lists.
    private func united<Record, Value: Hashable>(_ members: [Record], _ list: (Record) -> [Value]) -> [Value]
    {
        members.flatMap(list).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// The first member shares one key with the second, that another with the third, and so on.
    private func account(_ group: Int, _ member: Int) -> Account {
        Account(
            recordName: identity(.account, group, member), email: member < 2 ? "\(group)@example.org" : nil,
            network: member == 0 ? nil : "net", handle: member == 1 || member == 2 ? "handle \(group)" : nil,
            number: member > 1 ? group : nil, displayName: member == 3 ? "Account \(group)" : nil)
    }

    /// A key of two parts is taken from a member that has both, or what there is of it.
    private func fill(_ account: inout Account, from members: [Account]) {
        let fullest = members.first { $0.handle != nil } ?? members.first { $0.network != nil }
        (account.network, account.handle) = (fullest?.network, fullest?.handle)
        account.email = members.lazy.compactMap(\.email).first
        account.number = members.lazy.compactMap(\.number).first
        account.displayName = members.lazy.compactMap(\.displayName).first
    }

    /// A forest in which a branch has twins because the branch that it grows from has.
    private func category(_ group: Int, _ member: Int, _ naming: Naming) -> Category {
        let parent = group < roots ? nil : (group - roots) / 3
        return Category(
            recordName: identity(.category, group, member),
            parent: parent.map { Reference(name(.category, $0, member, naming)) },
            name: group < roots ? "root" : "branch \(group % 3)", note: member == 1 ? "note \(group)" : nil)
    }

    private func product(_ group: Int, _ member: Int, _ naming: Naming) -> Product {
        let brand = name(.brand, group % size, member, naming)
        let accounts = group % 4 == 0 ? [(group + 3, 0), (group + 3 + member, 3), (group, 0)] : []
        let related = [(group + 1, 0), (group + 1 + member, 1)]
        return Product(
            recordName: identity(.product, group, member), brand: Reference(brand),
            category: Reference(name(.category, group % groups(of: .category), 0, naming)),
            title: "product \(group / size)", info: member == 1 ? "info" : nil,
            related: names(.product, related, naming).map { Reference($0) },
            brandID: UUID(uuidString: brand) ?? UUID(), accountNames: names(.account, accounts, naming),
            storeIDs: [uuid(.visit, group % 7, 0), uuid(.visit, group % 5 + member, 1)])
    }

    /// Dates of one group differ below the millisecond, those of two groups by one.
    private func price(_ group: Int, _ member: Int, _ naming: Naming) -> Price {
        let milliseconds =
            1_700_000_000_000 + Double(group / 2) + (naming == .member ? 0.2 : 0) * Double(member)
        return Price(
            recordName: identity(.price, group, member),
            product: Reference(name(.product, group % 2, member, naming)),
            since: Date(timeIntervalSince1970: milliseconds / 1000), isGross: true, quantity: 1, factor: 0.1,
            rebate: 1.5, region: UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1, 2, 3, 4, 5, 6)),
            source: URL(string: "x:y"), digest: Data([0, 255]), channel: .web, grade: .low,
            publisher: "press",
            amount: member == 1 ? Double(group) : nil)
    }

    private func basket(_ group: Int, _ member: Int, _ naming: Naming) -> Basket {
        Basket(
            recordName: identity(.basket, group, member),
            products: names(.product, [(group, 0), (group + 1, 1), (group, 1)], naming).map { Reference($0) },
            account: Reference(name(.account, group % size, group % 3, naming)))
    }

    private func country(_ group: Int, _ member: Int) -> countries {
        countries(
            recordName: uuid(.country, group, member).uuidString, id: countryID(group, member),
            code: "code \(group)")
    }

    private func visit(_ group: Int, _ member: Int, _ naming: Naming) -> visits {
        let countries = groups(of: .country)
        return visits(
            id: uuid(.visit, group, member),
            country_id: Int(name(.country, group % countries, member, naming)) ?? 0,
            day: "day \(group / countries)", remark: member == 1 ? "remark" : nil)
    }
}
