import Testing

/// Tables with what people call the fields in one column, and their names as code has them in another.
@Suite struct `Columns of names as code has them` {
    @Test(arguments: [
        ("項目名", "物理名", "出港日", "入港日"), ("カラム名", "物理名", "出港日", "入港日"), ("論理名", "物理名", "出港日", "入港日"),
        ("中文名", "字段名", "出港日期", "入港日期"), ("字段名称", "英文名", "出港日期", "入港日期"),
        ("필드명", "물리명", "출항일", "입항일"), ("Feldname", "Technischer Name", "Tag der Abfahrt", "Tag der Ankunft"),
        ("Имя поля", "Имя в базе", "День отхода", "День прихода"),
        ("Field", "Column", "Day of leaving", "Day of return"),
        ("Champ", "Nom technique", "Jour du départ", "Jour du retour"),
        ("Field", "Key", "Day of leaving", "Day of return"),
    ])
    func `have the fields`(label: String, name: String, first: String, second: String) throws {
        let read = try DeclaredText(
            """
            # CloudKit schema

            ## `Voyage`

            | \(label) | \(name) | Type |
            | --- | --- | --- |
            | \(first) | `left_on` | Date |
            | \(second) | `back_on` | Date |
            """)
        #expect(read.entities == ["Voyage: left_on Date, back_on Date"])
    }

    @Test(arguments: [
        ("| Field | Key | Type |", "| leftOn | yes | Date |", "| backOn | no | Date |"),
        ("| Field | Column | Type |", "| leftOn | left_on | Date |", "| backOn | back_on | Date |"),
        ("| フィールド名 | キー | 型 |", "| `leftOn` | なし | Date |", "| `backOn` | なし | Date |"),
    ])
    func `leave the fields where they have names already`(header: String, first: String, second: String)
        throws
    {
        let read = try DeclaredText(
            "# CloudKit schema\n\n## `Voyage`\n\n\(header)\n|---|---|---|\n\(first)\n\(second)\n")
        #expect(read.entities == ["Voyage: leftOn Date, backOn Date"])
    }
}
