import SchemaDeclaration
import SchemaReading
import Testing

/// Keys and indexes are never of what a sentence leaves out.
@Suite struct `Fields that sentences leave out` {
    private static func document(_ sentence: String) -> String {
        """
        # Record types

        ## Card

        - `ref`: String, required
        - `title`: String, required
        - `board`: String, required

        \(sentence)
        """
    }

    @Test(arguments: [
        "`ref`, not `title`, is unique.", "Everything except `title` is unique.",
        "Cards with the same `ref` are duplicates if `title` matches too.",
        "Cards with the same `ref` are duplicates unless `title` differs.",
    ])
    func `are no keys`(sentence: String) throws {
        let keys = try DeclaredText(Self.document(sentence)).keys
        #expect(keys.isEmpty || keys == ["Card(ref)"] && sentence.contains("not"))
    }

    @Test(arguments: [
        "We plan to make `ref` unique in 3.0.", "Should `ref` be unique?",
        "`ref` will be unique from 3.0 on.",
    ])
    func `are no keys while they are planned or asked`(sentence: String) throws {
        let text = try DeclaredText(Self.document(sentence))
        #expect(text.keys.isEmpty)
        #expect(text.findings.contains { $0.hasPrefix("key.unread") })
    }

    @Test func `all that is the same is the key`() throws {
        let sentence = "Cards with the same `ref` on the same `board` are duplicates."
        #expect(try DeclaredText(Self.document(sentence)).keys == ["Card(ref, board)"])
    }

    @Test(arguments: [
        ("Queryable: all fields except `ref`", []), ("Indexes: none on `ref`", []),
        ("Queryable: `title`, not `ref`", ["queryable(title)"]),
        ("Queryable: `title`, `ref`", ["queryable(title)", "queryable(ref)"]),
    ])
    func `have no index`(sentence: String, indexes: [String]) throws {
        #expect(try DeclaredText(Self.document(sentence)).indexes == indexes)
    }
}

@Suite struct `Numbers with commas` {
    private static func facts(_ words: String) throws -> [String] {
        let text = try DeclaredText("# Record types\n\n## Card\n\n- `at`: Date\n- `a`: Int, \(words)\n")
        return text.schema.entities[0].fields[1].remarks.map { "\($0.fact)" }
    }

    @Test(arguments: ["at most 10,000", "between 1,000 and 5,000", "1,000–5,000", "1.000 bis 5.000"])
    func `bound nothing by a part of them`(words: String) throws {
        #expect(
            try Self.facts(words).filter { $0.hasPrefix("range") || $0.hasPrefix("integerRange") }.isEmpty)
    }

    @Test(arguments: ["at most 10000", "between 1000 and 5000", "1 to 5, default 3"])
    func `are read without them`(words: String) throws {
        #expect(try Self.facts(words).contains { $0.hasPrefix("range") })
    }

    @Test func `are whole as defaults`() throws {
        #expect(try Self.facts("default 10,000").contains { $0.contains("10,000") })
    }
}

@Suite struct `Lists of fields that refer to record types alone` {
    @Test func `are no enumerations`() throws {
        let text = try DeclaredText(
            """
            # CloudKit record types

            ## Note

            - author: Person, required
            - text: String, required

            ## Person

            - home: Place
            - work: Place

            ## Place

            - city: String
            - zip: String
            """)
        #expect(text.enums.isEmpty)
    }
}
