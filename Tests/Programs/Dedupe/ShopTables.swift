import Foundation

/// The made-up records as rows of SQL.
struct ShopTables {
    enum Dialect: String, CaseIterable { case sqlite, postgresql, spark }

    let dialect: Dialect

    /// Statements that fill the tables, or tables of the same columns whose names begin with `prefix`.
    func inserts(of shop: ZoneRecords, prefix: String = "") -> String {
        var text = ""
        func add(_ table: String, _ rows: [[String]]) { text += insert(rows, into: prefix + table) }
        add(
            "Category",
            shop.categoryRecords.map { [of($0.recordName), of($0.parent), of($0.name), of($0.note)] })
        add(
            "Brand",
            shop.brandRecords.map {
                [
                    of($0.recordName), of($0.id.uuidString), of($0.name), of($0.homepage?.absoluteString),
                    of($0.founded), list($0.tags),
                ] + column($0.rivals) + [of($0.owner)] + contents(of: $0)
            })
        add(
            "Account",
            shop.accountRecords.map {
                [
                    of($0.recordName), of($0.email), of($0.network), of($0.handle), of($0.number),
                    of($0.displayName), number($0.place), of($0.since),
                ]
            })
        add(
            "Product",
            shop.productRecords.map {
                [
                    of($0.recordName), of($0.brand), of($0.category), of($0.title), of($0.info),
                ] + column($0.related) + [
                    of($0.brandID.uuidString), list($0.accountNames), list($0.storeIDs),
                ]
            })
        add("Price", shop.priceRecords.map(row))
        add("Basket", shop.basketRecords.map { [of($0.recordName)] + column($0.products) + [of($0.account)] })
        add("countries", shop.countriesRecords.map { [of($0.id), of($0.code)] })
        add(
            "visits",
            shop.visitsRecords.map { [of($0.id.uuidString), of($0.country_id), of($0.day), of($0.remark)] })
        // Spark has no tables of lists.
        guard dialect != .spark else { return text }
        add("Brand_rivals", shop.brandRecords.flatMap { pairs($0.recordName, $0.rivals) })
        add("Product_related", shop.productRecords.flatMap { pairs($0.recordName, $0.related) })
        add("Basket_products", shop.basketRecords.flatMap { pairs($0.recordName, $0.products) })
        return text
    }

    private func insert(_ rows: [[String]], into table: String) -> String {
        stride(from: 0, to: rows.count, by: 500).map { start in
            let values = rows[start..<min(start + 500, rows.count)].map { "(\($0.joined(separator: ", ")))" }
            return "INSERT INTO \(quoted(table)) VALUES\n\(values.joined(separator: ",\n"));\n"
        }.joined()
    }

    /// A list of references where it is a column of its table.
    private func column<Target>(_ references: [Reference<Target>]) -> [String] {
        dialect == .spark ? [list(references.map(\.recordName))] : []
    }

    private func contents(of brand: Brand) -> [String] {
        [
            of(brand.stock), of(brand.land), of(brand.followers), number(brand.credit), of(brand.rank),
            brand.cheapest.map { "\($0)" } ?? "NULL", of(brand.motto), of(brand.isOpen),
            of(brand.channel.rawValue), list(brand.labels), of(brand.lastModified),
        ]
    }

    private func number(_ number: Decimal?) -> String {
        let text = number.map { "\($0)" }
        return dialect == .sqlite ? of(text) : text ?? "NULL"
    }

    private func row(of price: Price) -> [String] {
        // A number can be written in several ways.
        let rebate = price.rebate == 2 && price.isGross ? "2.0" : price.rebate.map { "\($0)" }
        return [
            of(price.recordName), of(price.product), of(price.since), of(price.isGross), of(price.quantity),
            "\(price.factor)", dialect == .sqlite ? of(rebate) : rebate ?? "NULL",
            of(price.region?.uuidString),
            of(price.source?.absoluteString), of(price.digest), of(price.channel.rawValue),
            of(price.grade.rawValue),
            of(price.publisher), price.amount.map { "\($0)" } ?? "NULL",
        ]
    }

    /// Rows of a list of references.
    private func pairs<Target>(_ owner: String, _ targets: [Reference<Target>]) -> [[String]] {
        targets.enumerated().map { [of(owner), "\($0)", of($1)] }
    }

    /// What the script is told of the records that do not keep the date of their last change.
    func dates(of shop: ZoneRecords) -> String {
        let columns =
            switch dialect {
            case .sqlite: "record_type TEXT, identity TEXT, modified_at TEXT"
            case .postgresql: "record_type TEXT, identity TEXT, modified_at timestamptz"
            case .spark: "record_type STRING, identity STRING, modified_at TIMESTAMP"
            }
        var rows: [[String]] = []
        func add<Record: Deduplicable>(_ records: [Record]) {
            rows += records.compactMap { record in
                changeDate(of: record).map { [of(Record.recordType), of(record.identity), of($0)] }
            }
        }
        add(shop.categoryRecords)
        add(shop.brandRecords)
        add(shop.accountRecords)
        add(shop.productRecords)
        add(shop.priceRecords)
        add(shop.countriesRecords)
        add(shop.visitsRecords)
        let table = dialect == .spark ? "TABLE dedupe_dates" : "TEMP TABLE dedupe_dates"
        return "CREATE \(table) (\(columns));\n" + insert(rows, into: "dedupe_dates")
    }

    /// As one transaction, which Spark does not have.
    func write(_ script: String, to file: URL) throws {
        let text = dialect == .spark ? script : "BEGIN;\n\(script)COMMIT;\n"
        try Data(text.utf8).write(to: file)
    }

    func redirects(_ redirects: [Deduplication.Redirect]) -> String {
        insert(
            redirects.map { [of($0.recordType), of($0.duplicate), of($0.survivor)] },
            into: "expected_redirects")
    }
}

// MARK: - Literals

extension ShopTables {
    func quoted(_ name: String) -> String { dialect == .spark ? "`\(name)`" : "\"\(name)\"" }

    private func of(_ text: String?) -> String {
        guard var text else { return "NULL" }
        if dialect == .spark { text = text.replacing("\\", with: "\\\\") }
        return "'\(text.utf8.contains(UInt8(ascii: "'")) ? text.replacing("'", with: "''") : text)'"
    }

    private func of(_ number: Int?) -> String { number.map { "\($0)" } ?? "NULL" }

    private func of(_ flag: Bool) -> String {
        switch dialect {
        case .sqlite: flag ? "1" : "0"
        case .postgresql, .spark: "\(flag)"
        }
    }

    private func of(_ date: Date?) -> String {
        let text = date.flatMap(RecordDate.text)
        return dialect == .spark && text != nil ? "TIMESTAMP" + of(text) : of(text)
    }

    private func of<Target>(_ reference: Reference<Target>?) -> String { of(reference?.recordName) }

    private func of(_ data: Data?) -> String {
        guard let data else { return "NULL" }
        let digits = data.map { String(format: "%02x", $0) }.joined()
        return dialect == .postgresql ? "'\\x\(digits)'" : "X'\(digits)'"
    }

    private func list(_ texts: [String]) -> String {
        switch dialect {
        case .sqlite: of(json(texts))
        case .spark: "array(\(texts.map { of($0) }.joined(separator: ", ")))"
        case .postgresql: texts.isEmpty ? "'{}'" : "ARRAY[\(texts.map { of($0) }.joined(separator: ", "))]"
        }
    }

    private func list(_ identities: [UUID]) -> String {
        let texts = identities.map(\.uuidString)
        return dialect != .postgresql ? list(texts) : "'{\(texts.joined(separator: ","))}'"
    }

    /// As SQLite itself writes it.
    private func json(_ texts: [String]) -> String {
        let items = texts.map { text in
            let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing(
                "\n", with: "\\n")
            return "\"\(escaped)\""
        }
        return "[\(items.joined(separator: ","))]"
    }
}
