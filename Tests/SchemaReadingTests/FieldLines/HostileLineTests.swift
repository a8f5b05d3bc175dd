import Testing

/// Lines that stopped the program once.
@Suite struct `Lines of fields that nobody writes` {
    @Test func `a comma ends the document`() throws {
        let text = try DeclaredText("# Record types\n\n## Task\n\n- `at`: Date\n- `name`: String\n,")
        #expect(text.entities == ["Task: at Date, name String"])
    }

    @Test func `a bracket opens in damaged text`() throws {
        let text = try DeclaredText("# Record types\n\n* **Task (CKRecord&lt; Type: `Task`)**\n")
        #expect(text.entities.isEmpty)
    }

    @Test func `a hundred thousand remarks are no deeper than one`() throws {
        let remarks = String(repeating: ", x", count: 100_000)
        let text = try DeclaredText("# Record types\n\n## Task\n\n- `at`: Date\n- `name`: String\(remarks)\n")
        #expect(text.entities == ["Task: at Date, name String"])
    }
}
