import Diagnostics
import Output
import SchemaModel
import SwiftLanguage

/// Turns a field that the class stores itself into its properties, parameters and statements.
struct AttributeLowering {
    private let entity: Entity
    private let field: Field
    private let attribute: ModelAttribute
    private let value: StoredValue
    private let names: ModelNames

    init(_ attribute: ModelAttribute, _ field: Field, of entity: Entity, _ names: ModelNames) {
        self.entity = entity
        self.field = field
        self.attribute = attribute
        self.names = names
        value = StoredValue(attribute, field, names: names)
    }

    func lowered() -> LoweredField {
        if let coordinates = attribute.coordinates { return location(coordinates) }
        var lowered = LoweredField()
        lowered.properties = [property]
        lowered.diagnostics = diagnosticsOfDefault
        lowered.beginsWithMadeUpValue = value.isMadeUp && !isIdentity
        lowered.isMadeOptional = value.isMadeOptional
        if let typedName = attribute.typedName {
            let typed = TypedLowering(attribute, field, value, called: typedName, names)
            lowered.typed = typed.property
            lowered.parameters = [typed.parameter]
            lowered.assignments = [typed.assignment]
        } else {
            let name = attribute.name.source
            let start = value.initialValue.isEmpty ? "nil" : value.initialValue
            lowered.parameters = ["\(name): \(value.declaredType) = \(start)"]
            lowered.assignments = ["self.\(name) = \(name)"]
        }
        lowered.usesFoundation = value.usesFoundation
        return lowered
    }

    private var property: StoredPropertyView {
        var documentation = SwiftFieldDocumentation(
            of: field, as: attribute.type.element, isDefaultUnused: isDefaultUnused)
        if let typed = attribute.typedName { documentation.add("Raw value of `\(typed.name)`.") }
        let start = value.initialValue.isEmpty ? "" : " = \(value.initialValue)"
        return StoredPropertyView(
            documentation: documentation.lines, macro: macro,
            declaration: "var \(attribute.name.source): \(value.declaredType)\(start)")
    }

    private var macro: String {
        var options = field.attributeOptions
        if attribute.type.element == .asset, !field.isList { options.insert(.externalStorage) }
        var arguments = options.names.map { "." + $0 }
        if field.isEncrypted { arguments.append(".allowsCloudEncryption") }
        if let name = attribute.originalName, attribute.coordinates == nil {
            arguments.append("originalName: \(SwiftLiteral.string(name))")
        }
        return arguments.isEmpty ? "" : "@Attribute(\(arguments.joined(separator: ", ")))"
    }

    /// A new identity is a new value whether the document says so or not.
    private var isIdentity: Bool {
        attribute.type.element == .uuid && (field.name == "id" || field.name == entity.primaryKey)
    }

    private var isDefaultUnused: Bool {
        field.defaultValue?.isMeant == true && (value.isMadeUp || value.initialValue.isEmpty)
    }

    private var diagnosticsOfDefault: [Diagnostic] {
        guard let documented = field.defaultValue, documented.isMeant else { return [] }
        guard isDefaultUnused else { return [] }
        guard case .enumCase(let name) = documented.value, attribute.type.element == .string else {
            return [.unusedDefault(documented, of: field)]
        }
        return [.unknownRawValue(name, of: field)]
    }
}

// MARK: - Locations

extension AttributeLowering {
    /// SwiftData stores no `CLLocation`; two numbers can be sorted and searched by.
    private func location(_ coordinates: ModelAttribute.Coordinates) -> LoweredField {
        var lowered = LoweredField(diagnostics: [.splitLocation(field, of: entity)])
        let documentation = SwiftFieldDocumentation(
            of: field, as: .location, isDefaultUnused: field.defaultValue?.isMeant == true)
        let (type, start) = field.isList ? ("[Double]", " = []") : ("Double?", "")
        for (name, lines) in [(coordinates.latitude, documentation.lines), (coordinates.longitude, [])] {
            let declaration = "\(name.source): \(type)"
            lowered.properties.append(
                StoredPropertyView(
                    documentation: lines, macro: macro, declaration: "var \(declaration)\(start)"))
            lowered.parameters.append(declaration + (start.isEmpty ? " = nil" : start))
            lowered.assignments.append("self.\(name.source) = \(name.source)")
        }
        return lowered
    }
}
