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
            meaning:
                "'--allow-destructive' lets a table or a column go, with all that is in it. A newer version of a Core Data "
                + "model has only what the document describes, so the rest always goes.",
            remedy:
                "Leave the option out to keep it. Of a Core Data model, keep it in the document as retired."
        ),
        DiagnosticPage(
            "migration.conversion", "Older values cannot be taken over",
            meaning:
                "The type of a field changes to one in which the older values mean nothing, or would lose a part; or a field "
                + "takes the name of an older column that stays.",
            remedy: "Give the field another name. '--allow-destructive' gives the older values up."
        ),
        DiagnosticPage(
            "migration.value", "Rows may not fit the newer schema",
            meaning:
                "A field is required and has no default, and rows that are there lack a value; or a field takes fewer values "
                + "than before: a narrower range, fewer listed values, another type, a key that no two rows share. The migration "
                + "fails when it meets such a row, and nothing changes.",
            remedy:
                "Give the field a default, or mark it optional. Of other values, let the app correct such rows before it migrates."
        ),
        DiagnosticPage(
            "migration.inference", "Core Data infers no mapping",
            meaning:
                "A lightweight migration adds, renames and removes, and makes attributes optional. It converts no value "
                + "to another type, gives no value to what becomes required without a default, and leads no "
                + "relationship to another entity.",
            remedy:
                "Describe a field of another name, and fill it from the older one in the app. A mapping model is no way out where "
                + "CloudKit mirrors the store."
        ),
        DiagnosticPage(
            "migration.mirror", "CloudKit does not follow a new name",
            meaning:
                "Core Data mirrors an entity to a record type of its name, and an attribute to a key. The store on the "
                + "device is renamed; CloudKit's production schema only grows, so the older name stays there, and "
                + "older versions of the app go on with it.",
            remedy: "Keep the name. A class may be called otherwise than its entity."
        ),
    ]
}
