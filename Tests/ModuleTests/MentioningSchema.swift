import SchemaModel
import TestSupport

/// A schema that gives every one of some names to a record type, a field, an enumeration and a case.
enum MentioningSchema {
    static func make(types: [String], fields: [String]) -> Schema {
        Schema(
            name: "Mentioning", entities: types.map(entity) + self.fields(fields) + choices(types),
            enums: [type("Choice", fields)] + types.map { type($0, ["one", $0]) })
    }

    /// It refers to itself, and has a key, so that the helpers against duplicates speak of it too.
    private static func entity(_ name: String) -> Entity {
        Entity(
            name: name, kind: .cloudKit, span: SampleSchema.span,
            fields: [
                SampleSchema.field("next", .reference, stored: "REFERENCE", optional: true) {
                    $0.references = name
                },
                SampleSchema.field("text", .string),
            ],
            uniqueKeys: name.utf8.count % 8 == 0 ? [UniqueKey(fields: ["text"], span: SampleSchema.span)] : []
        )
    }

    /// With types in turn, a dozen fields each: what is slow for the compiler is one large type.
    private static func fields(_ names: [String]) -> [Entity] {
        let types = FieldType.allCases.filter { $0 != .enum }
        return stride(from: 0, to: names.count, by: 12).map { first in
            let fields = names[first..<min(first + 12, names.count)].enumerated().map { place, name in
                let type = types[(first + place) % types.count]
                return SampleSchema.field(
                    name, type, stored: SampleSchema.storage(of: type), optional: (first + place) % 3 == 0
                ) { $0.references = type == .reference ? name : nil }
            }
            return Entity(
                name: "Fields\(first)", kind: .cloudKit, span: SampleSchema.span,
                fields: [SampleSchema.field("unique key", .string)] + fields,
                uniqueKeys: [UniqueKey(fields: ["unique key"], span: SampleSchema.span)])
        }
    }

    /// Fields called as their enumerations are, and an enumeration whose cases are called so.
    private static func choices(_ names: [String]) -> [Entity] {
        let many = SampleSchema.field("choice", .string) { $0.enumName = "Choice" }
        return stride(from: 0, to: names.count, by: 12).map { first in
            Entity(
                name: "Choices\(first)", kind: .cloudKit, span: SampleSchema.span,
                fields: [many]
                    + names[first..<min(first + 12, names.count)].map { name in
                        SampleSchema.field(name, .string) { $0.enumName = name }
                    })
        }
    }

    private static func type(_ name: String, _ cases: [String]) -> EnumType {
        EnumType(name: name, rawType: .string, cases: cases.map { EnumType.Case(name: $0, rawValue: $0) })
    }
}
