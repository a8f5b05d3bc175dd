extension DiagnosticPage {
    /// What reading a document brings to light.
    static let reading: [DiagnosticPage] = [
        DiagnosticPage(
            "argument.unkept", "An argument is kept by no output",
            meaning:
                "A macro or attribute in the document's code has an argument, such as a hash modifier, that "
                + "no target can write.",
            remedy: "Take the argument out of the document, or add it where the model is used."
        ),
        DiagnosticPage(
            "block.unread", "A block was not read",
            meaning:
                "A table, list or code block looks like a part of the schema, but something about it kept "
                + "gen from reading it. Nothing of it is in the output.",
            remedy:
                "Run 'gen inspect' on the document: it lists every such block with the reason. Mend the "
                + "block, or put '<!-- gen: ignore -->' above it."
        ),
        DiagnosticPage(
            "code.unclosed", "A code block is not closed",
            meaning:
                "A line of back-ticks or tildes begins a code block, and none ends it. All that follows is code.",
            remedy: "Write a line of the same marks behind the code."
        ),
        DiagnosticPage(
            "column.repeated", "A second column of names is not read",
            meaning: "A table has two columns that name fields. Only the first is read.",
            remedy: "Write one field in each row."
        ),
        DiagnosticPage(
            "container.conflicting", "The document names two containers",
            meaning: "A schema belongs to one CloudKit container. The first one counts.",
            remedy: "Remove the second identifier, or describe the two containers in documents of their own."
        ),
        DiagnosticPage(
            "database.unread", "A database is not read",
            meaning:
                "The word behind 'Database:' is none of CloudKit's databases; or a sentence below a record type speaks of "
                + "another database, and does not state it for the record type.",
            remedy: "Write private, public or shared behind 'Database:', on a line of its own."
        ),
        DiagnosticPage(
            "deleteRule.unread", "A delete rule is not read",
            meaning: "Words look like a delete rule, but speak of the past, of a condition or of an example.",
            remedy: "Write the rule alone, for example: On delete: cascade."
        ),
        DiagnosticPage(
            "document.conflicted", "The document holds a merge conflict",
            meaning:
                "Lines such as '<<<<<<<' and '>>>>>>>' show a merge that is not finished. Reading both "
                + "sides would mix two schemas.",
            remedy: "Keep what is right of both sides, and remove the marks."
        ),
        DiagnosticPage(
            "document.hostile", "The document cannot be read in reasonable time",
            meaning:
                "Some patterns of Markdown, such as very many open brackets, take the parser longer the "
                + "more there are. gen refuses such a document before it starts.",
            remedy: "Simplify the Markdown at the place of the message."
        ),
        DiagnosticPage(
            "document.unreadable", "A document cannot be read",
            meaning: "The file does not exist, is a folder, or may not be read.",
            remedy:
                "Check the path. It is relative to the folder of the configuration, or to the working "
                + "directory for a document on the command line."
        ),
        DiagnosticPage(
            "encrypted.later", "What a field held before it was encrypted is not read",
            meaning:
                "The document says since when a field is encrypted. CloudKit cannot encrypt a key that it holds "
                + "already, so the encrypted field needs a key of its own, and records from before have the value "
                + "under the old one, which the document does not name.",
            remedy:
                "Give the encrypted field a new name, and name the old key in its note, for example: Encrypted since "
                + "2.0, before that in `email`. Then generated code reads both keys and writes the encrypted one."
        ),
        DiagnosticPage(
            "encryption.unread", "That a field is encrypted is not read",
            meaning:
                "Words speak of encryption, but of the past, under a condition, as an example, or of what the app may do itself.",
            remedy: "Write 'Encrypted' alone, if the field is encrypted."
        ),
        DiagnosticPage(
            "entity.contradictory", "Two descriptions of a record type contradict each other",
            meaning:
                "A record type is described in several places that say different things of it, such as two "
                + "zones. The first description is used.",
            remedy: "Say the same in both places, or remove one of them."
        ),
        DiagnosticPage(
            "entity.empty", "A record type has no fields",
            meaning: "A heading or line names a record type, but no fields of it were found. It is left out.",
            remedy: "Give it a table with a column for the names of fields and one for their types."
        ),
        DiagnosticPage(
            "entity.similar", "Two names differ only by case",
            meaning: "Names that differ only by upper and lower case are read as two record types.",
            remedy: "Spell both alike if they mean one record type."
        ),
        DiagnosticPage(
            "entity.unread", "A record type is not read",
            meaning:
                "Something has the fields of a record type, but nothing says that it is stored. Two kinds of evidence "
                + "are needed: that it is stored, and that these are its fields.",
            remedy:
                "Say where the records are kept, for example in CloudKit, or put '<!-- gen: record type -->' above it."
        ),
        DiagnosticPage(
            "enum.unlisted", "No cases of an enumeration were found",
            meaning:
                "A field's type says that it holds a case of an enumeration, but no values are listed "
                + "anywhere. The field is kept as a text that takes any value.",
            remedy:
                "List the values in the field's notes, or in back-ticks below a heading that names the "
                + "enumeration: Enum `Rig`."
        ),
        DiagnosticPage(
            "enum.unnumbered", "A case of an enumeration has no number",
            meaning: "The case follows the largest integer, so no number is left for it.",
            remedy: "Give the case a raw value of its own."
        ),
        DiagnosticPage(
            "enum.unread", "A line of values is not read",
            meaning:
                "A name and values behind it look like an enumeration, but no field names it, and no heading "
                + "says what it is. Nothing of it is in the output.",
            remedy: "If it is an enumeration, name it as the type of its field: Enum `Rig`."
        ),
        DiagnosticPage(
            "entity.unusable", "A record type has no usable name",
            meaning: "No letter or digit is left of the name, so no file or type can be called by it.",
            remedy: "Give it a name of letters and digits."
        ),
        DiagnosticPage(
            "enum.contradictory", "Two lists of values contradict each other",
            meaning: "An enumeration is listed in two places with different values. The first list is used.",
            remedy: "List the same values in both places, or give one enumeration another name."
        ),
        DiagnosticPage(
            "export.unreadable", "A schema that CloudKit exports cannot be read",
            meaning: "The file is compared with documents, but it is not in CloudKit's schema language.",
            remedy: "Export it again: 'xcrun cktool export-schema --output-file FILE'."
        ),
        DiagnosticPage(
            "field.contradictory", "Two descriptions of a field contradict each other",
            meaning:
                "A field is described in several places, for example with two types. The first description "
                + "is used.",
            remedy: "Say the same in both places, or remove one of them."
        ),
        DiagnosticPage(
            "field.range", "Fields cannot be counted",
            meaning:
                "A cell such as 'photo0–photo19' stands for several fields, but its ends do not belong "
                + "together.",
            remedy: "Name each field, or end both names with a number."
        ),
        DiagnosticPage(
            "field.repeated", "A field is described twice",
            meaning:
                "Two rows or lines of one record type have the same name. The first one is used, because "
                + "CloudKit has one field of a name.",
            remedy: "Remove one of them, or give it another name."
        ),
        DiagnosticPage(
            "field.reserved", "A row without a type is left out",
            meaning: "A row names no type, and says that it is reserved or computed. It is no stored field.",
            remedy: "Write a type if records hold the field."
        ),
        DiagnosticPage(
            "field.struck", "A field or record type is struck through",
            meaning:
                "A name that is struck through is a field or a record type that the app no longer writes. It stays in "
                + "every output, marked as retired, because CloudKit keeps it for ever and older versions of the app "
                + "know it; a field is optional then. Where another row describes a field of the same name, the row "
                + "that is struck through is left out.",
            remedy: "Remove it from the document if it was never in CloudKit's production schema."
        ),
        DiagnosticPage(
            "field.unnamed", "A field has no readable name",
            meaning:
                "A row, item or cell stands where fields do, but no name of a field can be read from it.",
            remedy: "Write the name alone, in back-ticks. A name has letters, digits and underscores."
        ),
        DiagnosticPage(
            "status.unread", "A status is not understood",
            meaning: "A note or label is a version or one word: Planned. The field is read as stored.",
            remedy: "Say more, for example: Planned for 2.0, Since 2.0 or Removed in 2.0."
        ),
        DiagnosticPage(
            "field.unstored", "A field is not stored",
            meaning: "The document calls the field computed or not stored, so no output has it.",
            remedy: "Remove the remark if records hold the field."
        ),
        DiagnosticPage(
            "field.untyped", "A field has no type",
            meaning: "Neither the row nor the default tells what the field holds.",
            remedy: "Write its type, for example 'String'."
        ),
        DiagnosticPage(
            "fields.unread", "Fields in a sentence are not read",
            meaning:
                "A line or paragraph names fields, but nothing shows whose they are or that they are "
                + "stored; or a sentence gives the type of a field that its record type does not have.",
            remedy: "Write them as a table or list below a heading with the name of their record type."
        ),
        DiagnosticPage(
            "fix.removal", "A property that is to be removed is left out",
            meaning: "A row of a table of fixes says that the property goes.",
            remedy: "Nothing is to be done if that is meant."
        ),
        DiagnosticPage(
            "fix.unclear", "A fix is not understood",
            meaning:
                "A row of a table of fixes asks for something that gen does not know. The property is read "
                + "without it.",
            remedy: "Name the attribute, default or type in back-ticks."
        ),
        DiagnosticPage(
            "fix.undeclared", "A row of fixes declares no property",
            meaning: "The row speaks of something that is no stored property.",
            remedy: "Write the property's declaration in back-ticks, for example `var title: String`."
        ),
        DiagnosticPage(
            "grant.unread", "A right is not read",
            meaning:
                "Words look like what a role may do, but speak of the past, of a condition or of an example, or "
                + "name a role that CloudKit does not have. Where a field keeps roles, a name in back-ticks may be "
                + "one of its values.",
            remedy:
                "Write the role and its rights alone, for example: `_world` can read. Name a role of your own as one, in "
                + "back-ticks: Role `editor`: Read."
        ),
        DiagnosticPage(
            "index.undeclared", "An index names no field",
            meaning: "An index is stated for a name that is no field of the record type. No output makes it.",
            remedy: "Spell the name as the field is spelled, or describe the field."
        ),
        DiagnosticPage(
            "index.unread", "Words among indexes are not read",
            meaning:
                "A line stands where indexes do, but names no field, or a word or letter is none that names a "
                + "kind of index. No index is made of it.",
            remedy: "Name the fields in back-ticks, and write Queryable, Sortable or Searchable."
        ),
        DiagnosticPage(
            "interface.unread", "An interface is not read",
            meaning:
                "A TypeScript interface stands in the document, but nothing says that it is a record type.",
            remedy: "Name it in a heading of its own, if it is one."
        ),
        DiagnosticPage(
            "inverse.undeclared", "An inverse is not described",
            meaning:
                "A relationship names a field as its other side, and the model at that side has no such field.",
            remedy: "Describe the field, or correct its name."
        ),
        DiagnosticPage(
            "key.kept", "What is renamed keeps its name in CloudKit",
            meaning:
                "The document says what a field or record type was called before. CloudKit's production schema renames "
                + "nothing, so records keep the former name, and older versions of the app go on finding them and "
                + "their values. Swift, JSON and SQL have the new name.",
            remedy:
                "Nothing, if the app was renamed and its records were not. If the new name is a new key beside the old "
                + "one, say so: before that in `oldName`. Then both keys are read, and the new one is written."
        ),
        DiagnosticPage(
            "key.undeclared", "A unique key names fields that do not exist",
            meaning: "The key is listed, but no helper against duplicates can be made of it.",
            remedy: "Describe the fields, or leave the key out."
        ),
        DiagnosticPage(
            "key.unread", "A unique key is not read",
            meaning:
                "A sentence speaks of uniqueness, but does not say for which fields, or for which record "
                + "type.",
            remedy:
                "Name the fields in back-ticks below the record type's heading, for example: Unique key: "
                + "`month`, `goal`."
        ),
        DiagnosticPage(
            "label.empty", "Nothing stands behind a label",
            meaning: "A line such as `Zone:` ends with its colon, so that nothing is known of what it names.",
            remedy: "Write the name behind the colon, or leave the line out."
        ),
        DiagnosticPage(
            "method.unread", "A method is not read",
            meaning: "An interface or class in the document has a method. Records have none.",
            remedy: "Nothing is to be done, unless the method stands for a stored value."
        ),
        DiagnosticPage(
            "name.shared", "Two things have one former name",
            meaning:
                "Two fields of a record type, or two record types, say that they were called alike. Only one can have "
                + "taken over what was stored, so neither is read from the old name, and a migration renames nothing.",
            remedy: "Say it of the one that holds the same values as before."
        ),
        DiagnosticPage(
            "object.unread", "An object in a field is not read",
            meaning: "A field of structured data holds an object of its own, which no field of a record can.",
            remedy: "Give the object a record type of its own, or write 'JSON' for its type."
        ),
        DiagnosticPage(
            "optional.unmarked", "A field is not marked as optional or required",
            meaning:
                "A field that is not marked is treated as required: where a document marks no field, and where "
                + "some fields are marked as required and others as optional.",
            remedy: "Mark the optional ones, for example 'String (optional)'."
        ),
        DiagnosticPage(
            "override.unused", "An override names no field",
            meaning:
                "An entry of 'overrides' in the configuration fits no field of the documents, so it changes "
                + "nothing.",
            remedy: "Remove it, or name a field as 'Entity.field'."
        ),
        DiagnosticPage(
            "recordType.illegal", "A name cannot be that of a record type",
            meaning:
                "CloudKit's record types have names of letters, digits and underscores that begin with a "
                + "letter.",
            remedy: "Write such a name."
        ),
        DiagnosticPage(
            "recordType.unclear", "A name was guessed",
            meaning:
                "Words of a heading are taken as the name of a record type, though they are not marked as "
                + "one.",
            remedy: "Write the record type's name in back-ticks."
        ),
        DiagnosticPage(
            "recordType.unreadable", "No record type can be read from a cell",
            meaning: "A table has a column of record types, and a cell in it holds no name.",
            remedy: "Write the name alone, in back-ticks."
        ),
        DiagnosticPage(
            "reference.database", "A reference leads to another database",
            meaning: "CloudKit's references stay within a database.",
            remedy: "Keep the record's name in a field of type String."
        ),
        DiagnosticPage(
            "reference.zone", "A reference leads to another zone",
            meaning: "CloudKit's references stay within a zone.",
            remedy: "Keep the record's name in a field of type String, or both records in one zone."
        ),
        DiagnosticPage(
            "reference.targetless", "A reference has no target",
            meaning: "The document calls the field a reference, but does not say to which record type.",
            remedy: "Name it, for example 'Reference<Card>' or \"references `Card`\"."
        ),
        DiagnosticPage(
            "reference.undescribed", "A reference leads to an unknown record type",
            meaning:
                "The document names a target that no document of the schema describes. There is no foreign "
                + "key, and Swift keeps the record's name.",
            remedy: "Describe the record type, or name one that is described."
        ),
        DiagnosticPage(
            "row.surplus", "A row has too many cells",
            meaning:
                "GitHub drops the cells that stand beyond the header, and so does gen. A pipe in a text "
                + "ends a cell.",
            remedy: "Write '\\|' for a pipe in a text."
        ),
        DiagnosticPage(
            "schema.empty", "No record type was found",
            meaning: "Nothing in the documents is a record type with fields, a model or a table.",
            remedy:
                "Write a heading with the name of a record type and, below it, a table of its fields. 'gen "
                + "inspect' shows what was read and what was not."
        ),
        DiagnosticPage(
            "table.unnamed", "A table of fields has no name",
            meaning: "No heading or line above the table names its record type.",
            remedy: "Put the name into the heading above, in back-ticks."
        ),
        DiagnosticPage(
            "table.unreadable", "No field can be read from a table",
            meaning:
                "The table stands below a record type and looks like its fields, but no row of it can be "
                + "read.",
            remedy: "Give it one column with names and one with types."
        ),
        DiagnosticPage(
            "text.damaged", "Damaged text was repaired",
            meaning:
                "The file is UTF-8 that was once read in another encoding and saved again, so that 'é' "
                + "became 'Ã©'. It is read as it was meant.",
            remedy: "Replace the damaged characters in the file. 'gen fix' does so."
        ),
        DiagnosticPage(
            "text.undecodable", "The file is not UTF-8",
            meaning: "Bytes that are no UTF-8 cannot be read without guessing.",
            remedy: "Save the file as UTF-8."
        ),
    ]
}
