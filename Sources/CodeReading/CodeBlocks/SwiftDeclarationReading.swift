import Diagnostics
import DocumentWording
package import SchemaDeclaration
import SchemaEvidence
import SchemaModel
import SwiftReading

/// Declares the models that Swift code shows: `@Model` classes, structures, enumerations, and properties that a
/// comment such as `// Card.swift` gives to a model.
///
///     @Model final class Card {
///         var title: String = ""
///         @Relationship(inverse: \Deck.cards) var deck: Deck?
package struct SwiftDeclarationReading {
    private let code: CodeText

    /// The entity that the heading above the code names.
    private let heading: Declared<String>?

    /// Whether a mark says that all types are stored.
    private let isMarked: Bool

    /// Whether the heading is surely a model's, so that properties below it need no type around them.
    private let isOfModel: Bool

    /// Types that say of themselves that they are stored are declared; any other type only where its name is
    /// the heading's, because documents show much Swift that is no schema.
    package static func declare(
        _ code: CodeText, under heading: Declared<String>?, isMarked: Bool = false, isOfModel: Bool = false
    ) -> CodeDeclarations {
        let source = SwiftReader().read(code.text)
        let reading = SwiftDeclarationReading(
            code: code, heading: heading, isMarked: isMarked,
            isOfModel: isOfModel && source.types.isEmpty && source.loose.count == 1)
        var declarations = CodeDeclarations()
        let keys = SwiftFieldKeys(code: code, heading: heading)
        for type in withoutFormerVersions(source.types) {
            reading.add(type, to: &declarations)
            declarations.entities += keys.entities(in: type)
        }
        for group in source.loose { reading.add(group, to: &declarations) }
        declarations.entities += source.macros.compactMap(reading.entity)
        return declarations
    }

    private func add(_ type: SwiftTypeDeclaration, to declarations: inout CodeDeclarations) {
        switch type.kind {
        case .class, .structure, .actor, .extension:
            let entity = entity(type)
            if entity != nil {
                declarations.diagnostics += type.unread.map {
                    ListingSection.fields.unread(at: code.span($0))
                }
            }
            if let entity, !entity.fields.isEmpty {
                declarations.entities.append(entity)
                if entity.kind == nil, Self.isOfProgram(type) {
                    declarations.programTypes.insert(entity.name.value)
                }
            } else if type.kind == .structure {
                declarations.structures.insert(type.name)
            }
        case .enumeration:
            if let unnumbered = Self.unnumberedCase(of: type) {
                declarations.diagnostics.append(diagnostic(for: unnumbered, of: type))
            } else if let enumeration = enumeration(type) {
                declarations.enums.append(enumeration)
            } else if type.cases.contains(where: \.hasAssociatedValues) {
                declarations.structures.insert(type.name)
            }
        case .protocol:
            break
        }
        for nested in type.nested where Self.isRead(nested) { add(nested, to: &declarations) }
    }

    /// `enum SchemaV1: VersionedSchema` holds the models of a version; other classes in a type are its own matter.
    private static func isRead(_ nested: SwiftTypeDeclaration) -> Bool {
        switch nested.kind {
        case .enumeration, .structure: true
        case .class: nested.attributes.contains("Model")
        case .actor, .extension, .protocol: false
        }
    }

    /// Of several versions of a schema the last: its models take the place of those before it.
    private static func withoutFormerVersions(_ types: [SwiftTypeDeclaration]) -> [SwiftTypeDeclaration] {
        let versions = types.indices.filter { types[$0].inheritedTypes.contains("VersionedSchema") }
        guard versions.count > 1, let last = versions.last else { return types }
        let current = Set(types[last].nested.lazy.map(\.name))
        return types.enumerated().map { index, type in
            guard index != last, versions.contains(index) else { return type }
            var former = type
            former.nested.removeAll { current.contains($0.name) }
            return former
        }
    }

    /// Views, errors, tests and the like: a heading of their name makes no records of them.
    private static func isOfProgram(_ type: SwiftTypeDeclaration) -> Bool {
        type.inheritedTypes.contains { AppTypeName.isProgramBase($0) }
    }

    private func add(_ group: SwiftPropertyGroup, to declarations: inout CodeDeclarations) {
        let stored = group.properties.filter { $0.isStored && !$0.isStatic }
        // What a file shows without a type annotation are the local values of some function.
        guard let first = stored.first, stored.contains(where: \.isAnnotated) else { return }
        let isRelated = stored.contains(where: Self.isRelationship)
        let isModel = isOfModel && stored.count > 1 && stored.allSatisfy(\.isAnnotated)
        if group.file == nil, let heading, isRelated || isModel {
            var entity = DeclaredEntity(name: heading, kind: isRelated ? .swiftData : nil)
            entity.fields = stored.map(SwiftPropertyReading(span: code.span).field)
            declarations.entities.append(entity)
        }
        guard let file = group.file else { return }
        let kind =
            stored.contains { $0.attribute(named: "NSManaged") != nil } ? EntityKind.coreData : .swiftData
        var entity = DeclaredEntity(name: Declared(file, at: code.span(first.range)), kind: kind)
        entity.fields = stored.map(SwiftPropertyReading(span: code.span).field)
        declarations.entities.append(entity)
    }

    /// "@Relationship var stops: [Stop]": only models have such properties, and those beside them are its own, too.
    private static func isRelationship(_ property: SwiftProperty) -> Bool {
        property.attribute(named: "Relationship") != nil
    }

    /// What a macro that stands alone says of the model in its angle brackets.
    private func entity(_ macro: SwiftMacro) -> DeclaredEntity? {
        let span = code.span(macro.range)
        guard let model = macro.model else { return nil }
        var entity = DeclaredEntity(name: Declared(model, at: span), kind: .swiftData)
        if macro.name == "Unique" {
            entity.uniqueKeys = macro.lists.map {
                DeclaredUniqueKey(fields: $0, isConstraint: true, span: span)
            }
        } else {
            entity.indexes = macro.lists.filter { !$0.isEmpty }.map { index($0, at: span) }
        }
        return entity
    }

    private func index(_ names: [String], at span: SourceSpan) -> Declared<Index> {
        Declared(Index(kind: .queryable, fields: names.map { Index.Part(name: $0) }), at: span)
    }

    /// Nil for a type that nothing marks as stored.
    private func entity(_ type: SwiftTypeDeclaration) -> DeclaredEntity? {
        let span = code.span(type.nameRange)
        var entity: DeclaredEntity
        if type.attributes.contains("Model") {
            entity = DeclaredEntity(name: Declared(type.name, at: span), kind: .swiftData)
        } else if let recordType = recordType(of: type) {
            entity = DeclaredEntity(name: Declared(recordType, at: span), kind: .cloudKit)
        } else if let kind = Self.kind(of: type) {
            entity = DeclaredEntity(name: Declared(type.name, at: span), kind: kind)
        } else if type.kind == .extension {
            return nil
        } else if let heading, Self.isSame(type.name, as: heading.value) {
            entity = DeclaredEntity(name: heading)
        } else if isMarked {
            entity = DeclaredEntity(name: Declared(type.name, at: span))
        } else {
            return nil
        }
        let stored = type.properties.filter {
            $0.isStored && !$0.isStatic
                && !(entity.kind == .cloudKit && Self.systemProperties.contains($0.name))
        }
        entity.fields = stored.map(SwiftPropertyReading(span: code.span).field)
        if let documentation = type.documentation { entity.paragraphs = [Declared(documentation, at: span)] }
        entity.uniqueKeys =
            type.uniqueKeys.map { DeclaredUniqueKey(fields: $0, isConstraint: true, span: span) }
            + stored.filter {
                $0.attribute(named: "Attribute")?.has(member: "unique") == true
            }
            .map {
                DeclaredUniqueKey(fields: [$0.name], isConstraint: true, span: code.span($0.nameRange))
            }
        entity.indexes = type.indexes.filter { !$0.isEmpty }.map { index($0, at: span) }
        return entity
    }

    /// Of a type whose base is a store's, `struct Card: CKRecord`, or that has properties which Core Data keeps.
    private static func kind(of type: SwiftTypeDeclaration) -> EntityKind? {
        for base in type.inheritedTypes {
            switch base {
            case "CKRecord": return .cloudKit
            case "NSManagedObject": return .coreData
            case "PersistentModel": return .swiftData
            default: continue
            }
        }
        let isManaged = type.properties.contains { $0.attribute(named: "NSManaged") != nil }
        return isManaged ? .coreData : nil
    }

    /// The literal of `let recordType = "Card"`, or of a comment `CloudKit Record Type: "Card"` above the type.
    private func recordType(of type: SwiftTypeDeclaration) -> String? {
        let constant = type.properties.first { ["recordType", "recordTypeName"].contains($0.name) }?
            .defaultText
        if let constant, let name = Self.quoted(constant) { return name }
        let comment = type.comments.last { $0.lowercased().contains(bytesOf: "record type") }
        return comment.flatMap(Self.quoted)
    }

    private static func quoted(_ text: String) -> String? {
        let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count >= 3, !parts[1].isEmpty, Identifier.isValid(parts[1]) else { return nil }
        return String(parts[1])
    }

    /// `CardRecord`, `CDCard` and `Card` under the heading "Card".
    private static func isSame(_ type: String, as heading: String) -> Bool {
        type == heading || type == heading + "Record" || type == heading + "Model"
            || type == heading + "Entity"
    }

    /// CloudKit's own, which record structures often repeat.
    private static let systemProperties: Set = ["recordID", "recordType", "recordName", "recordTypeName"]

    /// Nil for an enumeration without a raw type: nothing of it is stored as such.
    private func enumeration(_ type: SwiftTypeDeclaration) -> DeclaredEnum? {
        let isInteger = Self.isInteger(type)
        guard isInteger || type.inheritedTypes.contains("String") else { return nil }
        let numbers = isInteger ? Self.numbers(of: type.cases) : type.cases.map(\.rawValue)
        let cases = zip(type.cases, numbers).map { EnumType.Case(name: $0.name, rawValue: $1 ?? $0.name) }
        guard !cases.isEmpty else { return nil }
        let name = Declared(type.name, at: code.span(type.nameRange))
        return DeclaredEnum(name: name, rawType: isInteger ? .int : .string, cases: cases)
    }

    private static func isInteger(_ type: SwiftTypeDeclaration) -> Bool {
        type.inheritedTypes.contains(where: integers.contains)
    }

    private static let integers: Set = [
        "Int", "Int16", "Int32", "Int64", "Int8", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    ]

    /// A case without a number of its own has the one behind the case before it; nil where there is none.
    private static func numbers(of cases: [SwiftEnumCase]) -> [String?] {
        var next: Int64? = 0
        return cases.map { declared in
            let rawValue = declared.rawValue ?? next.map { String($0) }
            let following = (rawValue.flatMap { Int64($0) } ?? next)?.addingReportingOverflow(1)
            next = following.flatMap { $0.overflow ? nil : $0.partialValue }
            return rawValue
        }
    }

    /// The first case that stands behind the largest number and has none of its own.
    private static func unnumberedCase(of type: SwiftTypeDeclaration) -> SwiftEnumCase? {
        guard isInteger(type) else { return nil }
        return zip(type.cases, numbers(of: type.cases)).first { $1 == nil }?.0
    }

    private func diagnostic(for unnumbered: SwiftEnumCase, of type: SwiftTypeDeclaration) -> Diagnostic {
        Diagnostic(
            .enumUnnumbered, .warning,
            "'\(type.name)' is not read: no number follows the largest one, so '\(unnumbered.name)' has none",
            at: code.span(type.nameRange), remedy: "give '\(unnumbered.name)' a number of its own")
    }
}

extension DiagnosticID {
    fileprivate static let enumUnnumbered = DiagnosticID("enum.unnumbered")
}
