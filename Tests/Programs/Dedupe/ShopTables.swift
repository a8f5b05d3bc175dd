import Foundation

/// The made-up records as rows of SQL.
struct ShopTables {
    enum Dialect: String, CaseIterable { case sqlite, postgresql }

    let dialect: Dialect

    /// Statements that fill the tables, or tables of the same columns whose names begin with `prefix`.
    func inserts(of shop: ZoneRecords, prefix: String = "") -> String {
        var text = ""
        func add(_ table: String, _ rows: [[String]]) {
            for start in stride(from: 0, to: rows.count, by: 500) {
                let values = rows[start..<min(start + 500, rows.count)].map {
                    "(\($0.joined(separator: ", ")))"
                }
                text += "INSERT INTO \(quoted(prefix + table)) VALUES\n\(values.joined(separator: ",\n"));\n"
            }
        }
        add(
            "Category",
            shop.categoryRecords.map { [of($0.recordName), of($0.parent), of($0.name), of($0.note)] })
        add(
            "Brand",
            shop.brandRecords.map {
                [
                    of($0.recordName), of($0.id.uuidString), of($0.name), of($0.homepage?.absoluteString),
                    of($0.founded), list($0.tags), of($0.owner),
                ] + contents(of: $0)
            })
        add("Brand_rivals", shop.brandRecords.flatMap { pairs($0.recordName, $0.rivals) })
        add(
            "Account",
            shop.accountRecords.map {
                [
                    of($0.recordName), of($0.email), of($0.network), of($0.handle), of($0.number),
                    of($0.displayName),
                ]
            })
        add(
            "Product",
            shop.productRecords.map {
                [
                    of($0.recordName), of($0.brand), of($0.category), of($0.title), of($0.info),
                    of($0.brandID.uuidString), list($0.accountNames), list($0.storeIDs),
                ]
            })
        add("Product_related", shop.productRecords.flatMap { pairs($0.recordName, $0.related) })
        add("Price", shop.priceRecords.map(row))
        add("Basket", shop.basketRecords.map { [of($0.recordName), of($0.account)] })
        add("Basket_products", shop.basketRecords.flatMap { pairs($0.recordName, $0.products) })
        add("countries", shop.countriesRecords.map { [of($0.id), of($0.code)] })
        add(
            "visits",
            shop.visitsRecords.map { [of($0.id.uuidString), of($0.country_id), of($0.day), of($0.remark)] })
        return text
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
        let type = dialect == .sqlite ? "TEXT" : "timestamptz"
        var text = """
            CREATE TEMP TABLE dedupe_dates (record_type TEXT, identity TEXT, modified_at \(type),
                PRIMARY KEY (record_type, identity));

            """
        func add<Record: Deduplicable>(_ records: [Record]) {
            for record in records {
                guard let date = changeDate(of: record) else { continue }
                text +=
                    "INSERT INTO dedupe_dates VALUES (\(of(Record.recordType)), \(of(record.identity)), \(of(date)));\n"
            }
        }
        add(shop.categoryRecords)
        add(shop.brandRecords)
        add(shop.accountRecords)
        add(shop.productRecords)
        add(shop.priceRecords)
        add(shop.countriesRecords)
        add(shop.visitsRecords)
        return text
    }

    func redirects(_ redirects: [Deduplication.Redirect]) -> String {
        redirects.map {
            "INSERT INTO expected_redirects VALUES (\(of($0.recordType)), \(of($0.duplicate)), \(of($0.survivor)));\n"
        }.joined()
    }
}

// MARK: - Literals

extension ShopTables {
    func quoted(_ name: String) -> String { "\"\(name)\"" }

    private func of(_ text: String?) -> String {
        guard let text else { return "NULL" }
        return "'\(text.utf8.contains(UInt8(ascii: "'")) ? text.replacing("'", with: "''") : text)'"
    }

    private func of(_ number: Int?) -> String { number.map { "\($0)" } ?? "NULL" }

    private func of(_ flag: Bool) -> String {
        switch dialect {
        case .sqlite: flag ? "1" : "0"
        case .postgresql: "\(flag)"
        }
    }

    private func of(_ date: Date?) -> String { of(date.flatMap(RecordDate.text)) }

    private func of<Target>(_ reference: Reference<Target>?) -> String { of(reference?.recordName) }

    private func of(_ data: Data?) -> String {
        guard let data else { return "NULL" }
        let digits = data.map { String(format: "%02x", $0) }.joined()
        return dialect == .sqlite ? "X'\(digits)'" : "'\\x\(digits)'"
    }

    private func list(_ texts: [String]) -> String {
        switch dialect {
        case .sqlite: of(json(texts))
        case .postgresql: texts.isEmpty ? "'{}'" : "ARRAY[\(texts.map { of($0) }.joined(separator: ", "))]"
        }
    }

    private func list(_ identities: [UUID]) -> String {
        let texts = identities.map(\.uuidString)
        return dialect == .sqlite ? list(texts) : "'{\(texts.joined(separator: ","))}'"
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
