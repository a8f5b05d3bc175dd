import CoreDataLanguage
import Diagnostics
import Output
import SchemaModel
import SwiftLanguage

/// Turns the fields of one entity into properties, parameters and statements.
struct PropertyLowering {
    private let entity: Entity
    private let type: SwiftType
    private let names: SwiftNames
    private let mirror: MirroredFieldTypes

    /// Those of the configuration.
    private let mergeRules: [String: MergeRule]
    private(set) var views: [PropertyView] = []
    private(set) var parameters: [String] = []

    private(set) var hasFoundationTypes = false

    /// Whether a default of a type of Swift's own is made of a new UUID.
    private(set) var makesUUIDs = false
    private(set) var diagnostics: [Diagnostic] = []

    init(
        _ entity: Entity, _ type: SwiftType, _ names: SwiftNames, _ options: OutputOptions,
        _ mirror: MirroredFieldTypes
    ) {
        self.entity = entity
        self.type = type
        self.names = names
        self.mirror = mirror
        mergeRules = options.merge
        views.reserveCapacity(entity.fields.count)
        parameters.reserveCapacity(entity.fields.count)
    }

    mutating func add(_ property: SwiftProperty, _ field: Field, at position: Int) {
        let literal = property.systemField == nil ? defaultLiteral(of: field, property) : nil
        let isIdentity = type.naming.field == position
        let makesID = type.naming == .uuid(position) && literal == nil
        let defaultSource = literal?.source ?? (makesID ? "UUID()" : Self.implicitDefault(property.type))
        let declaration = "\(property.name.source): \(property.type.source)"
        parameters.append(defaultSource.isEmpty ? declaration : "\(declaration) = \(defaultSource)")
        if property.type.element.isFromFoundation { hasFoundationTypes = true }
        if defaultSource.hasPrefix("UUID()") { makesUUIDs = true }
        let storage = storage(of: property, field)
        append(
            property, field, storage, (isIdentity ? "let " : "var ") + declaration,
            documentation(of: field, property, storage, literal), literal)
    }

    private func documentation(
        of field: Field, _ property: SwiftProperty, _ storage: RecordStorage, _ literal: SwiftDefault?
    ) -> [String] {
        var documentation = SwiftFieldDocumentation(
            of: field, as: property.type.element,
            isDefaultUnused: literal == nil && field.defaultValue?.isMeant == true)
        if storage.isEncrypted {
            documentation.add("Encrypted.", unless: "ncrypted")
        }
        if property.systemField != nil {
            documentation.add("CloudKit keeps it: nil until the record is saved.")
        }
        return documentation.lines
    }

    private func storage(of property: SwiftProperty, _ field: Field) -> RecordStorage {
        guard entity.mapsMirror else { return RecordStorage(of: property, field) }
        return RecordStorage(of: property, field, mirroredAs: mirror.type(of: field, in: entity))
    }

    private mutating func append(
        _ property: SwiftProperty,
        _ field: Field,
        _ storage: RecordStorage,
        _ declaration: String,
        _ documentation: [String],
        _ literal: SwiftDefault?
    ) {
        if field.isEncrypted, !storage.canBeEncrypted, entity.isCloudRecord {
            diagnostics.append(.unencrypted(field))
        }
        let isMissingAllowed =
            !property.type.isOptional && !property.type.isList && literal?.isConstant == true
        let statements = RecordStatements(
            property: property, field: field, storage: storage,
            missing: isMissingAllowed ? literal?.source ?? "" : "", mergeRule: mergeRule(of: field),
            isMirrored: entity.mapsMirror)
        let isSpaced = views.last.map { !$0.documentation.isEmpty || !documentation.isEmpty } ?? true
        views.append(
            PropertyView(
                name: property.name.source, isSpaced: isSpaced, documentation: documentation,
                deprecation: property.isDeprecated ? SwiftLiteral.deprecation(field.retirement) : "",
                declaration: declaration, storedName: property.storedName.source,
                type: property.type, read: statements.read, entry: statements.entry,
                systemEntry: statements.systemEntry))
    }

    private mutating func mergeRule(of field: Field) -> MergeRule? {
        guard let rule = entity.statedMergeRule(of: field, mergeRules) else { return nil }
        guard rule.fits(field.type, isList: field.isList),
            rule != .newer || entity.modificationDateField != nil
        else {
            diagnostics.append(.unfitMergeRule(rule, of: field, in: entity))
            return nil
        }
        return rule
    }

    private mutating func defaultLiteral(of field: Field, _ property: SwiftProperty) -> SwiftDefault? {
        guard let documented = field.defaultValue, documented.isMeant else { return nil }
        let literal = SwiftDefault(documented, for: property.type) { names[$0] }
        if literal == nil {
            if case .enumCase(let name) = documented.value, property.type.element == .string {
                diagnostics.append(.unknownRawValue(name, of: field))
            } else {
                diagnostics.append(.unusedDefault(documented, of: field))
            }
        }
        return literal
    }

    /// What a parameter is without a documented default: nothing to say of it is nothing.
    private static func implicitDefault(_ type: SwiftValueType) -> String {
        if type.isList { return "[]" }
        return type.isOptional ? "nil" : ""
    }
}
