import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

/// Sentences below a block of code that declares several record types, and names that stand alone in one.
@Suite struct `Statements beside blocks of code` {
    private func read(_ rest: String) throws -> DeclaredText {
        try DeclaredText(
            "# CloudKit\n\n## Record types\n\n```\nHarbor — id, name\nBerth  — id, harborID, code\nPilot  — id, harborID\n```\n\n\(rest)\n"
        )
    }

    @Test(arguments: [
        ("Indexes on `harborID` only.", ["Berth", "Pilot"]), ("Index on `code`.", ["Berth"]),
        ("An index on `harborID`.", []),
        ("No indexes on `harborID`.", []),
    ])
    func `are about those that have the field`(line: String, names: [String]) throws {
        let entities = try read(line).schema.entities
        #expect(entities.filter { !$0.indexes.isEmpty }.map(\.name.value) == names)
    }

    @Test(arguments: [
        ("One private custom zone:", "HarborZone"), ("使用一个 Private Custom Zone：", "HarborZone"),
        ("No custom zone:", nil),
        ("One custom zone.", nil),
    ])
    func `name a zone where nothing else stands in the block`(line: String, zone: String?) throws {
        #expect(try read("\(line)\n\n```text\nHarborZone\n```").schema.zone?.value == zone)
        #expect(try read("\(line)\n\n```text\nHarborZone open\n```").schema.zone == nil)
    }

    @Test(arguments: [("予定/時間割テーブル", 1), ("予定", 0)])
    func `are of a plan only where brackets say nothing else`(words: String, entities: Int) throws {
        let read = try DeclaredText(
            "# テーブル定義\n\n## users\n\n| カラム名 | データ型 |\n|---|---|\n| `id` | UUID |\n\n## slots (\(words))\n\n| カラム名 | データ型 |\n|---|---|\n| `id` | UUID |\n"
        )
        #expect(read.schema.entities.count { $0.name.value == "slots" } == entities)
    }
}
