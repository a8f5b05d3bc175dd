extension DiagnosticPage {
    /// What `gen migrate` reports.
    static let migration: [DiagnosticPage] = [
        DiagnosticPage(
            "migration.keeps", "A migration keeps what no document describes",
            meaning:
                "The newer schema has no such table or field, and the database has rows in it. The migration leaves them "
                + "where they are; a column that was required may be NULL from then on.",
            remedy:
                "Leave it, or state in the document what the field was called before. '--allow-destructive' lets it go."
        ),
        DiagnosticPage(
            "migration.drops", "A migration loses values",
            meaning: "'--allow-destructive' lets a table or a column go, with all that is in it.",
            remedy: "Leave the option out to keep it."
        ),
        DiagnosticPage(
            "migration.conversion", "Older values cannot be taken over",
            meaning:
                "The type of a field changes to one in which the older values mean nothing, or would lose a part; or a field "
                + "takes the name of an older column that stays.",
            remedy: "Give the field another name. '--allow-destructive' gives the older values up."
        ),
        DiagnosticPage(
            "migration.value", "Rows have no value for a required field",
            meaning:
                "A field is required and has no default, and rows that are there lack a value. The migration fails when it "
                + "meets such a row, and nothing changes.",
            remedy: "Give the field a default, or mark it optional."
        ),
    ]
}
