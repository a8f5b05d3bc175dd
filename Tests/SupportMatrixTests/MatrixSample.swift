import SchemaModel
import TestSupport

/// A small schema in which one field, called `probe`, or one fact is looked at.
struct MatrixSample {
    static let fieldName = "probe"

    var schema: Schema

    /// One record type with the field, and a second one that references lead to.
    init(_ field: Field, kind: EntityKind = .cloudKit) {
        let title = SampleSchema.field("title", .string, optional: true)
        let other = Entity(name: "Other", kind: kind, span: SampleSchema.span, fields: [title])
        schema = Schema(
            name: "Sample", documents: [SchemaDocument(path: "Sample.md")],
            entities: [
                Entity(name: "Thing", kind: kind, span: SampleSchema.span, fields: [title, field]), other,
            ],
            enums: [
                EnumType(
                    name: "Weather", rawType: .string,
                    cases: ["sunny", "rainy"].map { EnumType.Case(name: $0, rawValue: $0) })
            ])
    }

    func with(_ change: (inout MatrixSample) -> Void) -> MatrixSample {
        var copy = self
        change(&copy)
        return copy
    }

    var entity: Entity {
        get { schema.entities[0] }
        set { schema.entities[0] = newValue }
    }

    var field: Field {
        get { entity.fields[1] }
        set { schema.entities[0].fields[1] = newValue }
    }
}

extension MatrixSample {
    /// The same schema before a field is looked at.
    static var withoutField: MatrixSample {
        of(.string).with { $0.entity.fields.removeLast() }
    }

    /// A field of each type as documents have it: optional, so that nothing else is asked of a target.
    static func of(_ type: FieldType, isList: Bool = false, isKey: Bool = false) -> MatrixSample {
        let storage = SampleSchema.storage(of: type)
        let field = SampleSchema.field(
            fieldName, type, stored: isList ? "LIST<\(storage)>" : storage, optional: true
        ) {
            $0.isList = isList
            if type == .enum { $0.enumName = "Weather" }
            if type == .reference { $0.references = "Other" }
        }
        return MatrixSample(field).with {
            if isKey { $0.entity.uniqueKeys = [UniqueKey(fields: [fieldName], span: SampleSchema.span)] }
        }
    }
}
