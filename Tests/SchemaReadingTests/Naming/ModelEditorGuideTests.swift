import SchemaDeclaration
import SchemaReading
import Testing

/// Guides that tell, step by step, what to click in Xcode's editor of Core Data models.
@Suite struct `Guides to the model editor` {
    private static let table = "| Attribute | Type |\n|---|---|\n| `id` | UUID |\n| `title` | String |\n"
    private static let trip = "Trip: id UUID, title String"

    private static func read(_ text: String) throws -> DeclaredText {
        try DeclaredText("# Core Data setup\n\n" + text)
    }

    @Test(arguments: [
        "## 1. Trip (Abstract Entity)\n\n", "## 2. Trip (Concrete Entity)\n\n",
        "## 第一步：创建 Trip 实体\n\n### 1.2 添加所有属性\n\n", "## 步驟2：創建 Trip 實體\n\n",
        "## 第一步：创建 Trip 实体\n\n### 1.1 添加属性 - note\n\n- **Name**: `note`\n\n### 1.2 添加其他属性\n\n",
    ])
    func `name the entity in its heading`(heading: String) throws {
        #expect(try Self.read(heading + Self.table).entities == [Self.trip])
    }

    @Test(arguments: ["### 1.1 添加实体\n\n", "### 1.1 修改实体\n\n"])
    func `have headings that name none`(heading: String) throws {
        #expect(try Self.read(heading + Self.table).entities == [])
    }

    @Test func `have settings whose value is a name`() throws {
        let read = try Self.read(
            "## Trip Entity\n\n1. Set it up:\n   - **Parent Entity**: Journey\n   - `id`: UUID\n   - `title`: String\n"
        )
        #expect(!read.entities.contains { $0.hasPrefix("Parent") })
    }

    @Test func `describe a relationship in a table of its own`() throws {
        let read = try Self.read(
            "## Trip entity\n\n\(Self.table)\n### Relationship\n\n| Property | Value |\n|---|---|\n"
                + "| **Name** | `stops` |\n| **Destination** | Stop |\n| **Type** | To Many |\n"
                + "| **Delete Rule** | Cascade |\n")
        #expect(read.entities == [Self.trip])
        #expect(read.relationships == ["Trip.stops -> Stop* cascade"])
    }

    @Test func `describe one in lines that are told`() throws {
        let read = try Self.read(
            "## Trip entity\n\n\(Self.table)\n### Add relationship\n\n- **Name**：`stops`\n- **Destination**：Stop\n"
                + "- **Type**：To Many\n")
        #expect(read.entities == [Self.trip])
        #expect(read.unread.count == 1)
    }

    @Test(arguments: [
        "→ To Many → Stop (inverse: trip)", "→ one to many → Stop (inverse: trip)",
        "→ To-Many → Stop (inverse: trip)",
        "→ Stop (to many, inverse: trip)",
    ])
    func `say how many before what`(rest: String) throws {
        let read = try Self.read("## Trip entity\n\n\(Self.table)\n**Relationships:**\n- `stops` \(rest)\n")
        #expect(read.relationships == ["Trip.stops -> Stop* inverse trip"])
    }

    /// Fields may be called so themselves.
    @Test(arguments: [
        "| Field | Type |\n|---|---|\n| name | String |\n| type | String |\n| destination | String |\n",
        "| Attribute | Type |\n|---|---|\n| `name` | String |\n| `type` | Integer 16 |\n",
    ])
    func `are told from fields called name and type`(table: String) throws {
        let read = try Self.read("## Trip entity\n\n" + table)
        #expect(read.schema.entities.first?.fields.prefix(2).map(\.name.value) == ["name", "type"])
    }

    @Test(arguments: [
        "### 第一步：删除 Stop 实体\n\n", "### 第三方：Stop 实体\n\n", "### Stop\n\nName | Value of it:\n\n",
    ])
    func `delete what they delete`(heading: String) throws {
        let read = try Self.read("## Trip entity\n\n\(Self.table)\n" + heading + "Some words.\n")
        #expect(read.entities == [Self.trip])
    }

    /// A family has parents.
    @Test(arguments: [
        "Create the `Parent` record type:", "Create the **Parent** record type:",
        "**Parent Entity**: one a child",
    ])
    func `are told from a type called Parent`(line: String) throws {
        let read = try DeclaredText(
            "# CloudKit\n\n## Set-up\n\n\(line)\n\n- `id` (String)\n- `title` (String)\n")
        #expect(read.schema.entities.map(\.name.value) == ["Parent"])
    }
}
