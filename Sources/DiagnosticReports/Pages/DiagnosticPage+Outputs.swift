extension DiagnosticPage {
    /// What the targets report about a schema.
    static let outputs: [DiagnosticPage] = [
        DiagnosticPage(
            "column.unheld", "GRDB cannot fill a required column",
            meaning:
                "The table requires a column that the Swift type does not have, so no record of the type "
                + "can be inserted.",
            remedy: "Give the field another name, mark it optional, or take it out of the document."
        ),
        DiagnosticPage(
            "container.mixed", "A mirrored model shares its container",
            meaning:
                "Core Data synchronises a model only with a container whose record types are all its own.",
            remedy: "Describe what Core Data mirrors and the app's own record types as two schemas."
        ),
        DiagnosticPage(
            "dedupe.absent", "There is nothing to deduplicate",
            meaning:
                "No record type has a unique key over fields of its own, so the target 'dedupe' has nothing "
                + "to write.",
            remedy: "State a key where it holds, for example: Unique key: `month`, `goal`."
        ),
        DiagnosticPage(
            "dedupe.identifier", "A record type has nothing to tell records apart",
            meaning: "Helpers for model classes need a field 'id' that holds a UUID, a text or an integer.",
            remedy: "Give it such a field."
        ),
        DiagnosticPage(
            "dedupe.identity", "A unique key is the identity",
            meaning: "Records that share this key are one record already, so it needs no helper.",
            remedy: "Name the fields to which two devices could give the same values."
        ),
        DiagnosticPage(
            "dedupe.part", "A part of a unique key cannot be compared",
            meaning: "A key compares single values: no lists, files or encoded data.",
            remedy: "Name fields that hold one value each."
        ),
        DiagnosticPage(
            "dedupe.reference", "A field is taken for a reference",
            meaning:
                "A field is named after a record type and holds identifiers. Where a record is merged, it "
                + "becomes the survivor's.",
            remedy: "Say in its notes what it refers to."
        ),
        DiagnosticPage(
            "dedupe.table", "A table has a name of the scripts against duplicates",
            meaning: "Tables that begin with 'dedupe_' belong to the scripts, so they are not written.",
            remedy: "Give the record type another name."
        ),
        DiagnosticPage(
            "default.neutral", "A field begins with a neutral value",
            meaning:
                "CloudKit asks models for a default or an optional everywhere. Where the document states "
                + "neither, new objects begin empty or zero.",
            remedy: "State a default, or mark the field optional, if a neutral value is wrong."
        ),
        DiagnosticPage(
            "default.unknown", "The raw value of a default is not known",
            meaning:
                "The default is a case such as '.draft', but no document lists the values of the enumeration.",
            remedy: "List the values of the enumeration, or write the raw value in quotes."
        ),
        DiagnosticPage(
            "default.unset", "Core Data's model has no default for a field",
            meaning: "Core Data's models cannot make new UUIDs and dates.",
            remedy: "Set the values in 'awakeFromInsert'."
        ),
        DiagnosticPage(
            "default.unused", "A default stands in the comment only",
            meaning: "The default is an expression that does not fit the field's Swift type.",
            remedy: "Write a literal of the field's type."
        ),
        DiagnosticPage(
            "deleteRule.lost", "A delete rule cannot be kept",
            meaning:
                "No reference leads back to the object that is deleted, so nothing could carry the rule.",
            remedy: "Describe the reference back and name it as the inverse, or let the app delete."
        ),
        DiagnosticPage(
            "deny.impossible", "CloudKit has no delete rule 'deny'",
            meaning:
                "A synchronised store cannot refuse a deletion that another device made. The relationship "
                + "is nullified instead.",
            remedy: "Let the app refuse to delete."
        ),
        DiagnosticPage(
            "encryption.impossible", "A field of the public database is encrypted",
            meaning: "CloudKit encrypts fields in private and shared databases only.",
            remedy: "Keep the record type in the private database, or the field unencrypted."
        ),
        DiagnosticPage(
            "encryption.unsupported", "A field cannot be encrypted",
            meaning:
                "CloudKit encrypts neither references nor its own fields, and encrypts every asset by "
                + "itself. The field is written without the mark.",
            remedy: "Remove the mark."
        ),
        DiagnosticPage(
            "entity.repeated", "Two record types have one name",
            meaning: "In this target the names of two record types are the same.",
            remedy: "Give one of them another name."
        ),
        DiagnosticPage(
            "entity.wide", "A table has too many columns",
            meaning: "The database limits the columns of a table.",
            remedy: "Divide the record type into several."
        ),
        DiagnosticPage(
            "enumType.invalid", "An entry of 'enumTypes' is no type",
            meaning: "The configuration binds a field to something that is no name of a Swift type.",
            remedy: "Give a type's name, such as 'AppTheme' or 'Settings.Theme'."
        ),
        DiagnosticPage(
            "enumType.misplaced", "An entry of 'enumTypes' names an unsuitable field",
            meaning: "Only a field that holds a text or an integer can be of the app's own type.",
            remedy: "Name such a field."
        ),
        DiagnosticPage(
            "field.hidden", "SwiftData does not show a field",
            meaning: "The field keeps a name that SwiftData reserves.",
            remedy: "Give the app a field of its own for what it needs."
        ),
        DiagnosticPage(
            "fields.many", "A record type has too many fields",
            meaning: "CloudKit limits the fields of a record type.",
            remedy: "Divide the record type into several."
        ),
        DiagnosticPage(
            "grants.missing", "Nobody may use a record type",
            meaning:
                "The document grants nobody anything. In the public database such a record type is of no "
                + "use; private databases need no grants.",
            remedy: "Say who may read, create and write the records, such as 'Everybody may read'."
        ),
        DiagnosticPage(
            "index.impossible", "An index cannot be made",
            meaning:
                "CloudKit and Core Data index only certain types of fields, and none that are encrypted.",
            remedy: "Take the index out of the document, or change the field."
        ),
        DiagnosticPage(
            "index.missing", "SwiftData has no index",
            meaning:
                "The macro '#Index' needs iOS 18, so it is not written. Fetches find the same without it, "
                + "in more time.",
            remedy: "Nothing is to be done."
        ),
        DiagnosticPage(
            "inverse.assumed", "A relationship got an inverse",
            meaning:
                "CloudKit asks for an inverse of every relationship. The document names none, so one was "
                + "made.",
            remedy: "Name the inverse in the document to choose its name."
        ),
        DiagnosticPage(
            "inverse.moved", "The other end names the inverse",
            meaning: "In SwiftData only one of two ends names the inverse.",
            remedy:
                "State the inverse at the other end only, if you want the document to say what Swift says."
        ),
        DiagnosticPage(
            "inverse.own", "A relationship is its own inverse",
            meaning: "SwiftData cannot say so, and CloudKit will refuse it.",
            remedy: "Describe the way back as a field of its own."
        ),
        DiagnosticPage(
            "key.named", "GRDB finds records by their names only",
            meaning: "The table knows its records by a field that is not the one by which GRDB saves them.",
            remedy: "Give new records that name, or describe a field 'recordName'."
        ),
        DiagnosticPage(
            "key.unenforced", "Nothing keeps a key unique",
            meaning:
                "CloudKit has no unique constraints, so two devices can each save a record with the same "
                + "key.",
            remedy: "Add the target 'dedupe', which writes what merges duplicates."
        ),
        DiagnosticPage(
            "local.omitted", "What only the device keeps is no record type",
            meaning:
                "The document says that the entity is kept on the device and never synchronised. A record type that "
                + "has reached CloudKit's production environment stays there, so none is made.",
            remedy: "Nothing is to be done, unless the entity is synchronised after all: then say so instead."
        ),
        DiagnosticPage(
            "location.split", "A location became two numbers",
            meaning: "Object models have no location: the field is a latitude and a longitude.",
            remedy: "Describe fields for what else of it matters, such as the altitude."
        ),
        DiagnosticPage(
            "merge.unfit", "A field cannot be merged by its rule",
            meaning:
                "Only numbers can be added up and only lists united, and 'newer' needs a modification date.",
            remedy: "Choose another rule. Until then the server's value is kept."
        ),
        DiagnosticPage(
            "mirror.unmapped", "A model has no mapping to its records",
            meaning:
                "SwiftData and Core Data archive lists in a form of their own, and keep places and files in other ways than "
                + "CKRecord does. A struct that left such a field out would lose it.",
            remedy: "Fetch these objects from their store, or leave 'mirroredRecords' out."
        ),
        DiagnosticPage(
            "name.changed", "A name is different in a target",
            meaning:
                "The target has no such name, or another thing has it already. The key in CloudKit stays as "
                + "it is.",
            remedy: "Give it another name, if you want one name everywhere."
        ),
        DiagnosticPage(
            "name.free", "Records have no id that can name them",
            meaning:
                "The configuration names records by their id, and the record type has none that is a UUID, a text or a "
                + "number. Any text names its records.",
            remedy: "Describe a required field 'id', or do nothing if any name will do."
        ),
        DiagnosticPage(
            "name.invalid", "CloudKit does not allow a name",
            meaning: "Names in CloudKit begin with a letter and go on with letters, digits and underscores.",
            remedy: "Give it such a name."
        ),
        DiagnosticPage(
            "name.reserved", "A name belongs to CloudKit",
            meaning: "CloudKit keeps some names for its own fields.",
            remedy: "Give the field another name."
        ),
        DiagnosticPage(
            "name.unsafe", "A name is a path",
            meaning: "A name with slashes would write files elsewhere.",
            remedy: "Name a record type with letters, digits and underscores."
        ),
        DiagnosticPage(
            "name.unsynchronisable", "CloudKit cannot have a mirrored name",
            meaning:
                "The names of mirrored fields and record types are letters from A to Z, digits and "
                + "underscores.",
            remedy: "Give it such a name."
        ),
        DiagnosticPage(
            "nullify.impossible", "CloudKit clears no references",
            meaning: "A reference with the rule 'nullify' may lead to a record that is gone.",
            remedy: "Let the app clear it."
        ),
        DiagnosticPage(
            "number.widened", "A number became wider",
            meaning:
                "SwiftData's class holds the number as Int or Double. In CloudKit it makes no difference.",
            remedy: "Nothing is to be done: a store from before is migrated when the app opens it."
        ),
        DiagnosticPage(
            "oneToOne.unenforced", "Nothing keeps a relationship one-to-one",
            meaning: "The two ends are two references, and two records can claim one.",
            remedy: "Set both ends together, or describe one of the two only."
        ),
        DiagnosticPage(
            "option.disagreement", "Two outputs do not fit each other",
            meaning: "An output extends the types of another, but has an option of a different value.",
            remedy: "Leave the option out: it follows the other output."
        ),
        DiagnosticPage(
            "option.impossible", "Core Data cannot keep an option",
            meaning: "Only attributes of type Data can have external storage.",
            remedy: "Take the option out of the document."
        ),
        DiagnosticPage(
            "optional.assumed", "A field became optional",
            meaning:
                "CloudKit asks that every relationship is optional, and every attribute that has no "
                + "default.",
            remedy:
                "Mark the field optional, or state a default, if you want the document to say what the "
                + "model says."
        ),
        DiagnosticPage(
            "order.lost", "A list is kept without its order",
            meaning: "CloudKit takes no ordered relationships.",
            remedy: "Keep the order in a field of the other record type."
        ),
        DiagnosticPage(
            "originalName.lost", "A former name cannot be found",
            meaning:
                "A store is searched for one former name only, which another change of the name already "
                + "needs.",
            remedy: "Give the field a name that no output has to change."
        ),
        DiagnosticPage(
            "output.empty", "A target has nothing to write",
            meaning: "The schema has nothing that the target writes.",
            remedy: "Remove the output from the configuration, if that is meant."
        ),
        DiagnosticPage(
            "output.incomplete", "An output lacks its companion",
            meaning: "What the output writes extends types that only another target writes.",
            remedy: "Add that target, and compile both in one module."
        ),
        DiagnosticPage(
            "reference.unclearable", "A required reference cannot be set to NULL",
            meaning:
                "The delete rule would clear the reference, but the column is required. The target cannot "
                + "be deleted.",
            remedy: "Mark the field optional, or state another delete rule."
        ),
        DiagnosticPage(
            "relationship.lost", "Core Data has no such relationship",
            meaning: "The relationship leads to something that the model does not have.",
            remedy: "Describe the entity, or leave the field out."
        ),
        DiagnosticPage(
            "row.doubled", "A record is listed twice",
            meaning: "Two records of the document have the same key, so SQL leaves the second out.",
            remedy: "Give each record a key of its own."
        ),
        DiagnosticPage(
            "row.incomplete", "A record of the document is incomplete",
            meaning: "A required value is missing, so SQL leaves the record out.",
            remedy: "Give it a value, or the field a default."
        ),
        DiagnosticPage(
            "store.separate", "A relationship leads to another store",
            meaning:
                "What only the device keeps and what is synchronised are in two stores, and Core Data relates no "
                + "objects of two stores.",
            remedy: "Describe an attribute that holds the other object's identifier."
        ),
        DiagnosticPage(
            "table.local", "A table beside record types is the device's own",
            meaning:
                "A 'CREATE TABLE' beside CloudKit's record types describes a local store. Nothing of CloudKit's is made of it, "
                + "and its own constraints are kept.",
            remedy: "Where CloudKit keeps it after all, describe a record type."
        ),
        DiagnosticPage(
            "table.omitted", "A table is no record type",
            meaning: "What the document describes as a table of a database has no record type in CloudKit.",
            remedy: "Nothing is to be done, unless it is meant to be a record type."
        ),
        DiagnosticPage(
            "value.unfit", "A value does not fit its column",
            meaning: "A record of the document has a value that is none of the field's type.",
            remedy: "Write a value of that type."
        ),
    ]
}
