import Vocabulary

/// Which names in back-ticks may be roles of the app's own.
///
/// Not the names of record types and fields; and none where the app keeps roles in a field of its own: `parent` is then
/// a value of it, and nothing that CloudKit knows.
final class OwnRoles {
    private let schema: DeclaredSchema
    private lazy var taken = Set(
        schema.entities.flatMap { entity in [entity.name.value] + entity.fields.map(\.name.value) })
    private lazy var keepsRoles = taken.contains { $0.lowercased().hasSuffix("role") }

    init(_ schema: DeclaredSchema) {
        self.schema = schema
    }

    func mayBe(_ name: String) -> Bool { isFree(name) && !keepsRoles }

    /// Whether a name is nothing else that the document declares, or that the framework does.
    func isFree(_ name: String) -> Bool {
        Identifier.isValid(name) && !name.hasPrefix("_") && !name.hasPrefix("CK") && !taken.contains(name)
    }
}
