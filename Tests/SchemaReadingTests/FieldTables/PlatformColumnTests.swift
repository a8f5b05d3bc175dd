import SchemaDeclaration
import SchemaReading
import Testing

/// Headers that say whose names or types stand in a column, and tables that map the names of several platforms.
@Suite struct `Columns of stores and platforms` {
    private static func rows(_ header: String, _ rows: String...) -> String {
        let rule = "|" + String(repeating: "---|", count: header.split(separator: "|").count)
        return "# Schema\n\n## Boat Record Type\n\n|\(header)|\n\(rule)\n" + rows.map { "|\($0)|\n" }.joined()
    }

    @Test(arguments: [
        "CloudKit 필드|SwiftData 속성|타입", "CKRecord field|Boat field|Type", "champ CloudKit|Rôle|Type",
        "Campo de CloudKit|Uso|Tipo", "CloudKit-Feld|Swift|Typ", "поле CloudKit|Заметка|Тип CloudKit",
        "Pole CloudKit|Opis|Typ CloudKit",
    ])
    func `a store beside the word for fields is a column of names`(header: String) throws {
        let text = Self.rows(header, "`name`|it|String", "`length`|that|Double")
        #expect(try DeclaredText(text).entities == ["Boat: name String, length Double"], "\(header)")
    }

    @Test(arguments: ["CloudKit statement", "SQL query", "CloudKit"])
    func `a store beside another word is none`(header: String) throws {
        let text = Self.rows("\(header)|Type", "`name`|String", "`length`|Double")
        #expect(try DeclaredText(text).entities.isEmpty)
    }

    @Test(arguments: ["Type, default", "Type / default", "Type & default"])
    func `a column of two things is the first one's`(header: String) throws {
        let text = Self.rows("Field|\(header)", "`name`|`String?`", "`length`|`Double`")
        #expect(try DeclaredText(text).entities == ["Boat: name String?, length Double"])
    }

    @Test(arguments: [
        "iOS|Postgres / SQLite", "SwiftData|Kotlin", "iOS (`@Model`)|Android",
    ])
    func `names of several platforms are the first one's`(platforms: String) throws {
        let text = Self.rows(
            "\(platforms)|Type|Notes", "`name`|`the_name`|`String` / `TEXT`|-",
            "`madeAt` / `soldAt`|(same)|`Date?` / `TEXT`|-")
        let reading = try DeclaredText(text)
        #expect(reading.entities == ["Boat: name String, madeAt Date?, soldAt Date?"])
        #expect(reading.schema.entities.flatMap(\.fields).allSatisfy { $0.type?.rival == nil })
    }

    @Test(arguments: ["iOS|Notes", "iOS|Meaning", "Before|After"])
    func `one platform alone maps nothing`(header: String) throws {
        let text = Self.rows("\(header)|Type", "`name`|`the_name`|String", "`length`|`size`|Double")
        #expect(try DeclaredText(text).entities.isEmpty)
    }
}
