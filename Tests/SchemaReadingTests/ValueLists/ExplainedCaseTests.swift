import SchemaReading
import Testing

/// Cases in a sentence below the heading of an enumeration, with a list behind it.
@Suite struct `Cases in a sentence` {
    private static func cases(_ text: String) throws -> [String] {
        try DeclaredText(
            "# SwiftData\n\n## Boat\n\n- `rig`: Rig\n- `name`: String\n\n## Enum `Rig`\n\n\(text)\n"
        ).enums
    }

    @Test(arguments: ["", "\n\n- `sloop` — one mast", "\n\n- `sloop` — one mast\n- `ketch` — two masts"])
    func `are all of them where a list only explains some`(list: String) throws {
        let enums = try Self.cases("`sloop`, `ketch`, `yawl`. Stored as text.\(list)")
        #expect(enums.count == 1)
        #expect(enums.first?.contains("yawl") == true)
    }

    @Test(arguments: [
        "`String`, `Codable`. Stored as text.\n\n- `sloop`: one mast\n- `ketch`: two masts",
        "`name`, `rig`. These fields use it.\n\n- `sloop`: one mast\n- `ketch`: two masts",
        "`yawl`, `cat`. Removed in version 2.\n\n- `sloop`: one mast\n- `ketch`: two masts",
    ])
    func `are those of the list where the sentence says something else`(text: String) throws {
        let enums = try Self.cases(text)
        #expect(enums.first?.contains("sloop") == true)
        #expect(enums.first?.contains("yawl") == false && enums.first?.contains("Codable") == false)
    }
}
