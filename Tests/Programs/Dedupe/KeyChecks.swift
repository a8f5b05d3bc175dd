import Foundation

/// Keys, record names and redirects, one by one.
struct KeyChecks {
    func run() {
        missingPartsMakeNoKey()
        dates()
        texts()
        recordNames()
        redirectsInAnyOrder()
        redirectsFromElsewhere()
        newestContents()
        filling()
        uniting()
        sums()
        recordsThatAreThereTwice()
        duplicatesOfTwoSurvivors()
        lists()
    }

    private func missingPartsMakeNoKey() {
        expect(Brand.UniqueKey(name: "") == nil, "an empty text is no key")
        expect(Brand.UniqueKey(name: nil) == nil, "nil is no key")
        expect(Account(recordName: "a", email: "").uniqueKey == nil, "an empty text is no key")
        expect(Account(recordName: "a", network: "x").alternativeKeys.isEmpty, "half a key is none")
        expect(Category.UniqueKey(parent: Reference(""), name: "x") == nil, "an empty reference is no key")
        expect(
            [
                Brand(recordName: "a", id: UUID(), name: "", stock: 0, isOpen: false),
                Brand(recordName: "b", id: UUID(), name: "", stock: 0, isOpen: false),
            ]
            .twins().isEmpty, "no twins without keys")
    }

    private func dates() {
        func price(_ name: String, _ seconds: Double) -> Price {
            Price(
                recordName: name, product: Reference("p"), since: Date(timeIntervalSince1970: seconds),
                isGross: true,
                quantity: 1, factor: 1, rebate: 1,
                region: UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1, 2, 3, 4, 5, 6)),
                source: URL(string: "x:y"), digest: Data([1]), channel: .web, grade: .low, publisher: "p")
        }
        let same = [
            price("a", 1_700_000_000.123), price("b", 1_700_000_000.123_4), price("c", 1_700_000_000.122_6),
        ]
        expect(same.twins().first?.duplicates.count == 2, "dates are the same to the millisecond")
        expect([same[0], price("d", 1_700_000_000.123_6)].twins().isEmpty, "dates differ in the millisecond")
        var other = same[1]
        other.factor = .nan
        expect(other.uniqueKey == nil, "no number is no key")
        let zeros = [0.0, -0.0].enumerated().map { index, factor in
            var zero = price("\(index)", 1)
            zero.factor = factor
            return zero
        }
        expect(zeros.twins().count == 1, "minus nought is nought")
    }

    private func texts() {
        func brand(_ recordName: String, _ name: String) -> Brand {
            Brand(recordName: recordName, id: UUID(), name: name, stock: 0, isOpen: false)
        }
        expect(
            [brand("a", "caf\u{E9}"), brand("b", "cafe\u{301}")].twins().isEmpty,
            "texts are compared by their bytes")
        let twins = [brand("b", "x"), brand("a", "x"), brand("B", "x"), brand("b", "x")].twins()
        expect(twins.map(\.survivor.recordName) == ["B"], "capitals come first")
        expect(twins.first?.duplicates.map(\.recordName) == ["a", "b"], "one identity is one record")
        expect([brand("a", "x"), brand("a", "x")].twins().isEmpty, "one record is no twin of itself")
        func account(_ name: String, _ network: String, _ handle: String) -> Account {
            Account(recordName: name, network: network, handle: handle)
        }
        expect([account("a", "ab", "c"), account("b", "a", "bc")].twins().isEmpty, "parts are kept apart")
        let mixed = [
            Account(recordName: "a", email: "x"), Account(recordName: "b", network: "x", handle: "x"),
        ]
        expect(mixed.twins().isEmpty, "a key is compared with the same key")
        expect([Brand]().twins().isEmpty, "nothing has no twins")
    }

    private func recordNames() {
        func name(_ text: String) -> String { Brand.UniqueKey(name: text).map(Brand.recordName) ?? "" }
        expect(name("A/3") == "Brand:name=A%2F3", name("A/3"))
        let texts = [
            "a", "A", "é", "e\u{301}", "a=b", "a,name=b", "%41", ":", " ", "\u{202E}",
            String(repeating: "x", count: 300),
            String(repeating: "x", count: 299) + "y", String(repeating: "é", count: 200), "🛒",
        ]
        let names = Set(texts.map(name))
        expect(names.count == texts.count, "record names differ")
        expect(
            names.allSatisfy { $0.utf8.count <= 255 && $0.utf8.allSatisfy { $0 > 32 && $0 < 127 } },
            "record names fit")
        let keys: [Account.UniqueKey] = [
            .email(email: "x"), .networkHandle(network: "x", handle: "x"), .number(number: 1),
        ]
        expect(
            Account.recordName(for: keys[1]) == "Account:handle=x,network=x", Account.recordName(for: keys[1])
        )
        expect(
            Set(keys.map { Account.recordName(for: $0) }).count == 3, "alternatives have names of their own")
    }

    private func redirectsInAnyOrder() {
        var random = SeededGenerator(state: 5)
        for _ in 0..<200 {
            let pairs = (0..<12).map { _ in
                (Int.random(in: 0..<16, using: &random), Int.random(in: 0..<16, using: &random))
            }
            var all = Redirects()
            for pair in pairs { all.add("\(pair.0)", survivor: "\(pair.1)", in: "Brand") }
            var parts = [Redirects(), Redirects(), Redirects()]
            for pair in pairs.shuffled(using: &random) {
                parts[Int.random(in: 0..<3, using: &random)].add(
                    "\(pair.1)", survivor: "\(pair.0)", in: "Brand")
            }
            var one = parts[0]
            one.formUnion(parts[1])
            one.formUnion(parts[2])
            var other = parts[2]
            other.formUnion(parts[0])
            other.formUnion(parts[1])
            other.formUnion(one)
            expect(one == all && other == all, "unions of redirects agree")
            expect(one.hashValue == all.hashValue, "equal redirects have equal hashes")
            expect(
                all.all.allSatisfy { all.survivor(of: $0.survivor, in: "Brand") == $0.survivor }, "paths end")
            expect(all.all.allSatisfy { $0.survivor < $0.duplicate }, "the smallest survives")
            expect(all.survivor(of: "3", in: "Account") == "3", "types are kept apart")
        }
    }

    private func redirectsFromElsewhere() {
        let circle = """
            [{"recordType":"Brand","duplicate":"a","survivor":"b"},{"recordType":"Brand","duplicate":"b","survivor":"c"},
            {"recordType":"Brand","duplicate":"c","survivor":"a"},{"recordType":"Brand","duplicate":"d","survivor":"d"}]
            """
        do {
            let redirects = try JSONDecoder().decode(Redirects.self, from: Data(circle.utf8))
            expect(redirects.all.map(\.duplicate) == ["b", "c"], "a circle is opened")
            expect(redirects.survivor(of: "c", in: "Brand") == "a", "a circle leads to the smallest")
            let copy = try JSONDecoder().decode(Redirects.self, from: JSONEncoder().encode(redirects))
            expect(copy == redirects, "redirects survive JSON")
        } catch {
            expect(false, "\(error)")
        }
    }

    /// January's 10 and June's 500: the record with the smaller identity survives, with the contents of June.
    private func newestContents() {
        func brand(_ name: String, _ stock: Int, month: Double, land: String = "DE") -> Brand {
            Brand(
                recordName: name, id: UUID(), name: "x", stock: stock, land: land, isOpen: false,
                lastModified: Date(timeIntervalSince1970: 1_700_000_000 + month * 2_600_000))
        }
        let january = brand("a", 10, month: 1, land: "FR")
        let june = brand("b", 500, month: 6)
        let merged = [june, january].twins().first?.merged()
        expect(merged?.recordName == "a" && merged?.stock == 500, "June's contents survive")
        expect(merged?.land == "FR", "a default counts as missing")
        expect(
            merged?.lastModified == june.lastModified && merged?.id == january.id, "the later date is kept")
        var undated = [january, june]
        for index in undated.indices { undated[index].lastModified = nil }
        let dates = ["a": 1.0, "b": 6].mapValues { Date(timeIntervalSince1970: $0) }
        let twins = undated.twins().first
        expect(twins?.merged { dates[$0.identity] }.stock == 500, "a date that is passed in decides")
        expect(twins?.merged().stock == 10, "without dates the smallest identity decides")
        var zone = ZoneRecords()
        var redirects = Redirects()
        zone.brandRecords = undated
        zone.mergeTwins(&redirects) { dates[$0.identity] }
        expect(zone.brandRecords.map(\.stock) == [500], "so it does for all record types")
    }

    private func filling() {
        func merged(_ records: Account...) -> Account? { records.twins().first?.merged() }
        let one = Account(recordName: "a", number: 1)
        let other = Account(
            recordName: "b", email: "e", network: "n", handle: "h", number: 1, displayName: "d")
        let both = merged(other, one)
        expect(both?.email == "e" && both?.displayName == "d", "what is missing is taken over")
        expect(both?.network == "n" && both?.handle == "h", "a key of two parts is taken over")
        let third = Account(recordName: "c", email: "f", number: 1)
        expect(merged(other, third)?.email == "e", "a survivor keeps the keys that it has")
        let itself = Brand(
            recordName: "b", id: UUID(), name: "x", owner: Reference("a"), stock: 0, isOpen: false)
        let brand = Brand(recordName: "a", id: UUID(), name: "x", stock: 0, isOpen: false)
        let owner = [brand, itself].twins().first?.merged().owner
        expect(owner == nil, "no record comes to refer to itself")
        func merged(ofOwner owner: String, rival: String) -> Brand? {
            var zone = ZoneRecords()
            var known = Redirects()
            var own = brand
            own.owner = Reference(owner)
            own.rivals = [Reference("z"), Reference(rival)]
            var twin = itself
            twin.owner = nil
            zone.brandRecords = [own, twin]
            zone.mergeTwins(&known)
            return zone.brandRecords.first
        }
        let alone = merged(ofOwner: "b", rival: "b")
        expect(alone?.owner == nil, "a reference to a duplicate leads to no record itself")
        expect(
            alone?.rivals == [Reference("z")], "a list that names a duplicate doesn't name the record itself")
        let left = merged(ofOwner: "z", rival: "y")
        expect(left?.owner == Reference("z") && left?.rivals.count == 2, "other references stay")
    }

    private func uniting() {
        func brand(_ name: String, tags: [String] = [], _ rivals: String...) -> Brand {
            Brand(
                recordName: name, id: UUID(), name: "x", tags: tags, rivals: rivals.map { Reference($0) },
                stock: 0,
                isOpen: false)
        }
        let twins = [
            brand("b", tags: ["other"], "r", "p", "a", "r"), brand("a", tags: ["own"], "q", "p", "q"),
        ].twins()
        let one = twins.first?.merged()
        expect(one?.rivals.map(\.recordName) == ["q", "p", "q", "r"], "lists are united in their order")
        expect(one?.tags == ["own"], "a list of plain values is one value")
    }

    private func sums() {
        func brand(_ name: String, _ followers: Int) -> Brand {
            Brand(recordName: name, id: UUID(), name: "x", stock: 0, followers: followers, isOpen: false)
        }
        let sum = [brand("a", 3), brand("b", 5), brand("c", -1)].twins().first?.merged().followers
        expect(sum == 7, "counters are added up")
        let large = [brand("a", .max), brand("b", 5)].twins().first?.merged().followers
        expect(large == .max, "a sum that is too large is none")
    }

    /// As while a record that was changed is there beside what it was.
    private func recordsThatAreThereTwice() {
        func brand(_ recordName: String, _ name: String) -> Brand {
            Brand(recordName: recordName, id: UUID(), name: name, stock: 0, isOpen: false)
        }
        for known in [false, true] {
            var zone = ZoneRecords()
            zone.brandRecords = [
                brand("b", "old"), brand("a", "old"), brand("b", "new"), brand("c", "new"),
                brand("b", "other"),
            ]
            var redirects = Redirects()
            if known { redirects.add("z", survivor: "y", in: "Brand") }
            zone.mergeTwins(&redirects)
            expect(redirects.survivor(of: "b", in: "Brand") == "a", "the first key's twin survives")
            expect(redirects.survivor(of: "c", in: "Brand") == "a", "the second key's twin leads there too")
            expect(zone.brandRecords.map(\.identity) == ["a"], "both places are merged")
        }
    }

    /// What is there twice, with two keys, connects the twins of both.
    private func duplicatesOfTwoSurvivors() {
        for known in [false, true] {
            var zone = ZoneRecords()
            zone.brandRecords = [("c", "old"), ("b", "old"), ("c", "new"), ("a", "new")].map {
                Brand(recordName: $0, id: UUID(), name: $1, stock: 0, isOpen: false)
            }
            var redirects = Redirects()
            if known { redirects.add("z", survivor: "y", in: "Brand") }
            zone.mergeTwins(&redirects)
            expect(redirects.survivor(of: "b", in: "Brand") == "a", "one survivor leads to the other")
            expect(redirects.survivor(of: "c", in: "Brand") == "a", "the duplicate leads to the survivor")
            expect(zone.brandRecords.map(\.identity) == ["a"], "all are merged")
        }
    }

    private func lists() {
        var redirects = Redirects()
        redirects.add("b", survivor: "a", in: "Brand")
        let list: [Reference<Brand>] = ["c", "b", "c", "a", "b"].map { Reference($0) }
        var brand = Brand(recordName: "x", id: UUID(), name: "x", rivals: list, stock: 0, isOpen: false)
        brand.redirect(redirects)
        expect(brand.rivals.map(\.recordName) == ["c", "a"], "a list names no record twice")
        expect(redirects[["c", "c"], in: "Brand"] == nil, "a list without duplicates stays")
        expect(redirects["a", in: "Brand"] == nil, "a reference to a survivor stays")
        expect(redirects[nil as String?, in: "Brand"] == nil, "nil stays nil")
        let old = UUID(uuid: (9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9))
        let new = UUID(uuid: (1, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9))
        redirects.add(old.uuidString, survivor: new.uuidString, in: "Brand")
        var product = Product(recordName: "p", brand: Reference("b"), title: "x", brandID: old)
        product.redirect(redirects)
        expect(
            product.brandID == new && product.brand == Reference("a"), "references and UUIDs are redirected")
        redirects.add("17", survivor: "12", in: "countries")
        var visit = visits(id: UUID(), country_id: 17, day: "x")
        visit.redirect(redirects)
        expect(visit.country_id == 12, "integers are redirected")
    }
}
