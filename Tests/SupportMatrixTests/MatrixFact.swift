import SchemaModel
import TestSupport

/// Something that a document says of a field or a record type, as a schema that says it and one that does not.
struct MatrixFact {
    let name: String
    let plain: MatrixSample
    let stated: MatrixSample

    private init(_ name: String, of plain: MatrixSample, _ change: (inout MatrixSample) -> Void) {
        self.name = name
        self.plain = plain
        stated = plain.with(change)
    }

    static let all = ofFields + ofRelationships + ofEntities

    private static let ofFields = [
        MatrixFact("required", of: .of(.string)) { $0.field.isOptional = false },
        MatrixFact("default, a literal", of: .of(.string)) {
            $0.field.defaultValue = DefaultValue(written: "\"new\"", value: .string("new"))
        },
        MatrixFact("default, at run time", of: .of(.date)) {
            $0.field.defaultValue = DefaultValue(written: "Date()", value: .now)
        },
        MatrixFact("listed values", of: .of(.string)) { $0.field.enumName = "Weather" },
        MatrixFact("raw value of an unlisted enumeration", of: .of(.string)) { $0.field.enumName = "Season" },
        MatrixFact("range", of: .of(.int)) { $0.field.range = 0...23 },
        MatrixFact("encrypted", of: .of(.string)) { $0.field.isEncrypted = true },
        MatrixFact("renamed field", of: .of(.string)) { $0.field.originalName = "gauge" },
        MatrixFact("retired field", of: .of(.string)) {
            $0.field.retirement = retirement
            $0.field.documentation = retirement.sentence
        },
        MatrixFact("note on a field", of: .of(.string)) { $0.field.documentation = "What it is for." },
    ]

    /// The words stay in the documentation, as documents are read.
    private static let retirement = Retirement(words: "Deprecated since 2.0", isWritten: true)

    private static let toOne = MatrixSample.of(.reference).with { $0.field.onDelete = nil }

    private static let ofRelationships = [
        MatrixFact("target of a reference", of: toOne.with { $0.field.references = nil }) {
            $0.field.references = "Other"
        },
        MatrixFact("delete rule: cascade", of: toOne) { $0.field.onDelete = .cascade },
        MatrixFact("delete rule: nullify", of: toOne) { $0.field.onDelete = .nullify },
        MatrixFact("delete rule: deny", of: toOne) { $0.field.onDelete = .deny },
        MatrixFact("inverse", of: model) { sample in
            sample.schema.entities[1].fields.append(
                SampleSchema.field("probes", .reference, stored: "[Thing]", optional: true) {
                    $0.isList = true
                    $0.references = "Thing"
                    $0.inverse = FieldPath(entity: "Thing", field: MatrixSample.fieldName)
                })
        },
    ]

    /// A model class, which names its inverses.
    private static let model = MatrixSample(
        SampleSchema.field(MatrixSample.fieldName, .reference, stored: "Other?", optional: true) {
            $0.references = "Other"
        }, kind: .swiftData)

    private static let ofEntities = [
        MatrixFact("text about a record type", of: .of(.string)) {
            $0.entity.documentation = "What it is for."
        },
        MatrixFact("renamed record type", of: .of(.string)) { $0.entity.originalName = "Item" },
        MatrixFact("retired record type", of: .of(.string)) {
            $0.entity.retirement = retirement
            $0.entity.documentation = retirement.sentence
        },
        MatrixFact("index: queryable", of: .of(.string)) { $0.index(.queryable) },
        MatrixFact("index: sortable", of: .of(.string)) { $0.index(.sortable) },
        MatrixFact("index: searchable", of: .of(.string)) { $0.index(.searchable) },
        MatrixFact("unique key", of: .of(.string)) {
            $0.entity.uniqueKeys = [UniqueKey(fields: [MatrixSample.fieldName], span: SampleSchema.span)]
        },
        MatrixFact("grants", of: .of(.string)) {
            $0.entity.grants = [Grant(role: "_world", permissions: [.read])]
        },
        MatrixFact("default records", of: .of(.string)) {
            $0.entity.rows = [
                Row(
                    values: ["recordName", "title", MatrixSample.fieldName].map {
                        Row.Value(field: $0, text: "first", span: SampleSchema.span)
                    }, span: SampleSchema.span)
            ]
        },
    ]
}

extension MatrixSample {
    fileprivate mutating func index(_ kind: Index.Kind) {
        entity.indexes.append(Index(kind: kind, fields: [.init(name: Self.fieldName)]))
    }
}
