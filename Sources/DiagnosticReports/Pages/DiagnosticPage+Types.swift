extension DiagnosticPage {
    /// What reading brings to light of types and values.
    static let types: [DiagnosticPage] = [
        DiagnosticPage(
            "default.unfit", "A default does not fit its field",
            meaning:
                "The default cannot be a value of the field's type, or is outside its range, so it is left out.",
            remedy: "Write a value of that type, or '-' for none."
        ),
        DiagnosticPage(
            "default.unlisted", "A default is none of the listed values",
            meaning:
                "The document lists the values of a field, and its default is another. The default stays where a target can "
                + "write it; code that knows the listed cases only leaves it out.",
            remedy: "List the value too, or correct the default."
        ),
        DiagnosticPage(
            "default.unread", "A default is not read",
            meaning:
                "Words speak of a default, but give no one value: prose, several values, an example or the past.",
            remedy: "Write one value in back-ticks."
        ),
        DiagnosticPage(
            "range.unread", "A range is not read",
            meaning: "The second number of a range is smaller than the first, so no value is in it.",
            remedy: "Write the smaller number first."
        ),
        DiagnosticPage(
            "type.ambiguous", "A field has two types",
            meaning:
                "The cell offers a choice of types. A field has one in CloudKit, so the first one is used.",
            remedy: "Write one type."
        ),
        DiagnosticPage(
            "type.nested", "CloudKit has no list of lists",
            meaning: "A list in CloudKit holds plain values. A list of lists has no place in a record.",
            remedy: "Write a list of plain values, or JSON for a text that holds them."
        ),
        DiagnosticPage(
            "type.undescribed", "No document says what a type is",
            meaning:
                "A property has a type of the app's own, and no document says whether that is an "
                + "enumeration, a structure or another model. It is taken for an enumeration without cases, and kept as "
                + "a text that takes any value.",
            remedy:
                "List the values of an enumeration below a heading that names it: Enum `Rig`. For a model, write "
                + "@Relationship before the property, or describe the model with its fields."
        ),
        DiagnosticPage(
            "type.unknown", "A type is unknown",
            meaning:
                "The word in the place of a type is neither one of CloudKit's, Swift's or SQL's types nor "
                + "the name of something in the document.",
            remedy:
                "Write a type such as String, Int64, Double, Date/Time, Reference, Asset, Bytes or "
                + "Location."
        ),
        DiagnosticPage(
            "type.vague", "A number does not say of what kind",
            meaning:
                "CloudKit's schema language once had NUMBER. Whether it is an integer is read from the "
                + "words around it.",
            remedy: "Write INT64 or DOUBLE, whichever the records hold."
        ),
        DiagnosticPage(
            "values.unread", "An enumeration is not read",
            meaning: "Two of the values that a note lists have one name or one number.",
            remedy: "Give each value a name and a number of its own."
        ),
        DiagnosticPage(
            "relationship.unnamed", "A relationship has no field",
            meaning:
                "The document says that one record type knows another, and describes no field of either that holds it.",
            remedy:
                "Describe the field, for example: `stops` → Stop (to-many). If records hold none, leave the line as it is."
        ),
        DiagnosticPage(
            "rename.unread", "A rename is not read",
            meaning:
                "A line speaks of an old name and a new one, and one of the two is not described, or it may be another "
                + "thing. CloudKit renames nothing: a record type that is read as a new one is empty.",
            remedy:
                "Write what it was called below the heading of the record type, or beside the field: Renamed from "
                + "`OldName`. If both are described, or none, leave the line as it is."
        ),
    ]
}
