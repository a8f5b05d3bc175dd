import RemarkReading
import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

@Suite struct `Columns of attributes, keys and rules` {
    private static func read(_ table: String, heading: String = "## Trip") throws -> DeclaredText {
        try DeclaredText("# SwiftData models\n\n\(heading)\n\n\(table)")
    }

    /// Whatever the header is called: the cells hold attributes and nothing else.
    @Test(arguments: ["SwiftData", "Macro", "Wie gespeichert", "Extras"])
    func `hold attributes`(header: String) throws {
        let read = try Self.read(
            """
            | Property | Type | \(header) |
            |---|---|---|
            | id | UUID | @Attribute(.unique) |
            | title | String | - |
            | stops | [Stop] | @Relationship(deleteRule: .cascade) |
            """)
        let facts = read.schema.entities.flatMap(\.fields).map { $0.remarks.map(\.fact) }
        #expect(facts == [[.unique], [], [.onDelete(.cascade)]])
        #expect(read.schema.entities.map(\.kind) == [.swiftData])
    }

    @Test func `hold no attributes where a cell holds something else`() throws {
        let read = try Self.read(
            """
            | Property | Type | Written by |
            |---|---|---|
            | id | UUID | @Attribute(.unique) |
            | title | String | the editor |
            """)
        let remarks = read.schema.entities.flatMap(\.fields).flatMap(\.remarks)
        #expect(remarks.isEmpty)
    }

    @Test(arguments: [("PK", true), ("Primary Key", true), ("Yes", false), ("-", false)])
    func `name the primary key among the indexes`(cell: String, isKey: Bool) throws {
        let read = try Self.read("| Field | Type | Indexed |\n|---|---|---|\n| code | String | \(cell) |")
        let facts = read.schema.entities.flatMap(\.fields).flatMap(\.remarks).map(\.fact)
        #expect(facts.contains(.primaryKey) == isKey)
        #expect(facts.contains(.index(.queryable)) == (cell == "Yes"))
    }

    @Test(arguments: [
        "Validation", "Validierung", "Validación", "Validação", "Convalida", "Validatie", "Doğrulama",
        "Валидация",
        "Walidacja", "バリデーション", "校验", "التحقق", "검증",
    ])
    func `hold rules`(header: String) throws {
        let read = try Self.read("| Field | Type | \(header) |\n|---|---|---|\n| stars | Int | 1-5 |")
        #expect(read.schema.entities.flatMap(\.fields).flatMap(\.remarks).map(\.fact) == [.range(1...5)])
    }

    @Test(arguments: [
        ("CharField(200)", FieldType.string), ("IntegerField", .int), ("BooleanField", .bool),
        ("DateTimeField", .date), ("UUIDField", .uuid), ("ForeignKey", .reference),
    ])
    func `of types as Django spells them`(spelling: String, type: FieldType) {
        #expect(TypeVocabulary.meaning(of: spelling)?.type == type)
        #expect(TypeVocabulary.meaning(of: spelling)?.kind == .table)
    }
}
