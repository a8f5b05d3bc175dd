import Diagnostics
import Output
import SchemaModel

/// One version of a model, as Core Data compares it with another one.
struct ModelVersion {
    let entities: [Entity]
    private let places: [String: Int]

    subscript(name: String) -> Entity? { places[name].map { entities[$0] } }

    init(_ request: OutputRequest) {
        let schema = request.ofObjects.schema
        var lowering = ModelLowering(schema)
        let views = lowering.view(headline: "").entities
        let indices = Dictionary(lowering.names.entities.enumerated().map { ($1, $0) }) { first, _ in first }
        entities = views.compactMap { view in
            indices[view.element.name].map { Entity(view, of: schema.entities[$0]) }
        }
        places = Dictionary(entities.enumerated().map { ($1.name, $0) }) { first, _ in first }
    }

    struct Entity {
        let name: String
        let formerName: String?

        /// Whether CloudKit has its objects, too.
        let isMirrored: Bool
        let properties: [Property]
        let span: SourceSpan

        subscript(name: String) -> Property? { properties.first { $0.name == name } }

        init(_ view: EntityView, of entity: SchemaModel.Entity) {
            name = view.element.name
            formerName = view.element.values["elementID"]
            isMirrored = !entity.isLocal
            span = entity.span
            let fields = Dictionary(entity.fields.map { ($0.name, $0.span) }) { first, _ in first }
            properties =
                view.attributes.map {
                    Property($0, isRelationship: false, at: fields[$0.name] ?? entity.span)
                }
                + view.relationships.map {
                    Property($0, isRelationship: true, at: fields[$0.name] ?? entity.span)
                }
        }
    }

    /// An attribute or a relationship.
    struct Property {
        let name: String
        let isRelationship: Bool
        let span: SourceSpan
        private let values: [String: String]

        var formerName: String? { values["elementID"] }

        init(_ element: ElementView, isRelationship: Bool, at span: SourceSpan) {
            name = element.name
            values = element.values
            self.isRelationship = isRelationship
            self.span = span
        }
    }
}

extension ModelVersion.Property {
    /// A change of what is stored; with the reason where Core Data infers no mapping for it.
    struct Change {
        let clause: String
        var reason: String?
    }

    /// `renamed` gives the older name of an entity.
    func change(since old: Self, renamed: (String) -> String) -> Change? {
        isRelationship ? changeOfRelationship(since: old, renamed) : changeOfAttribute(since: old)
    }

    private func changeOfAttribute(since old: Self) -> Change? {
        if type != old.type {
            return Change(
                clause: "changes from \(old.type) to \(type)",
                reason: "Core Data converts no values between types")
        }
        if values["customClassName"] != old.values["customClassName"] {
            return Change(
                clause:
                    "holds \(words(values["customClassName"])) instead of \(words(old.values["customClassName"]))",
                reason: "the archives that are there hold the older type")
        }
        guard isOptional != old.isOptional else { return nil }
        if isOptional { return Change(clause: "becomes optional") }
        return Change(
            clause: "becomes required",
            reason: hasDefault ? nil : "there are objects without a value, and the attribute has no default")
    }

    private func changeOfRelationship(since old: Self, _ renamed: (String) -> String) -> Change? {
        let (target, oldTarget) = (values["destinationEntity"] ?? "", old.values["destinationEntity"] ?? "")
        if target != oldTarget, renamed(target) != oldTarget {
            return Change(
                clause: "leads to '\(target)' instead of '\(oldTarget)'",
                reason: "Core Data has no objects of the other entity to lead to")
        }
        guard isToMany != old.isToMany else { return nil }
        if isToMany { return Change(clause: "becomes to-many") }
        return Change(clause: "becomes to-one", reason: "Core Data does not choose one of several objects")
    }

    private var type: String { values["attributeType"] ?? "" }
    private var isOptional: Bool { values["optional"] == "YES" }
    private var isToMany: Bool { values["toMany"] == "YES" }

    private var hasDefault: Bool {
        values["defaultValueString"] != nil || values["defaultDateTimeInterval"] != nil
    }

    private func words(_ type: String?) -> String { type ?? "one value" }
}
