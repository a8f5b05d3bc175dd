import Diagnostics
import Output
import SchemaModel

/// Turns fields into properties.
struct PropertyLowering {
    static let recordName = SystemField.recordName.rawValue

    let names: DefinitionNames

    /// Off for who has the document's words already.
    var describes = true
    private let enums: [String: EnumType]

    /// The entities of which the document says that a UUID names each record.
    private let namedByUUID: Set<String>
    private var members = JSONMembers()

    init(_ schema: Schema, _ recordNames: RecordNames?) {
        names = DefinitionNames(schema)
        let named = schema.entities.filter { entity in
            entity.namingField(recordNames).map { entity.fields[$0].type == .uuid }
                ?? (entity.recordNameRule == .uuid && !entity.hasTypedName(recordNames))
        }
        namedByUUID = Set(named.map(\.name))
        enums = Dictionary(schema.enums.map { ($0.name, $0) }) { first, _ in first }
    }

    mutating func view(of field: Field) -> PropertyView {
        members.removeAll()
        if describes, let description = description(of: field) {
            members.add("description", string: description)
        }
        let enumType = enumType(of: field)
        if field.isList {
            var items = JSONMembers()
            addType(of: field, in: enumType, to: &items)
            members.add("type", "\"array\"")
            members.add("items", "{ \(items.line) }")
        } else {
            addType(of: field, in: enumType, to: &members)
        }
        if let literal = field.defaultValue?.value.literal(for: field, in: enumType) {
            members.add("default", literal)
        }
        if field.retirement != nil { members.add("deprecated", "true") }
        return property(field.name)
    }

    /// Every record has a name, with the document's words where it describes that as a field.
    mutating func recordNameView(_ field: Field?, of entity: Entity) -> PropertyView {
        members.removeAll()
        if describes, let description = field?.documentation.map(Prose.text) {
            members.add("description", string: description)
        }
        addName(isUUID: namedByUUID.contains(entity.name), to: &members)
        return property(Self.recordName)
    }

    private func addName(isUUID: Bool, to members: inout JSONMembers) {
        if isUUID { addUUID(to: &members) } else { members.add("$ref", names.recordName.pointer) }
    }

    /// Validators need not look at formats: the pattern stands in the shared definition.
    private func addUUID(to members: inout JSONMembers) {
        members.add("format", "\"uuid\"")
        members.add("$ref", names.uuid.pointer)
    }

    private func property(_ name: String) -> PropertyView {
        PropertyView(name: JSONText.quoted(name), members: members)
    }
}

// MARK: - Types

extension PropertyLowering {
    /// The listed enumeration whose raw values the field holds, if the types agree.
    func enumType(of field: Field) -> EnumType? {
        guard let enumType = field.enumName.flatMap({ enums[$0] }) else { return nil }
        switch field.type {
        case .enum: return enumType
        case .string: return enumType.rawType == .string ? enumType : nil
        case .int: return enumType.rawType == .int ? enumType : nil
        case .double, .decimal, .bool, .date, .uuid, .url, .data, .asset, .location, .reference, .json:
            return nil
        }
    }

    private func addType(of field: Field, in enumType: EnumType?, to members: inout JSONMembers) {
        if let name = enumType.flatMap({ names.enums[$0.name] }) {
            return members.add("$ref", name.pointer)
        }
        switch field.type {
        case .string: members.add("type", "\"string\"")
        case .enum: members.add("type", field.rawType(in: nil) == .int ? "\"integer\"" : "\"string\"")
        case .int: addNumber("\"integer\"", of: field, to: &members)
        case .double, .decimal: addNumber("\"number\"", of: field, to: &members)
        case .bool: members.add("type", "\"boolean\"")
        case .uuid: addUUID(to: &members)
        case .url:
            addText("format", "\"uri-reference\"", to: &members)
            members.add("pattern", string: "^[!-~]+$")
        case .asset: addText("pattern", JSONText.quoted(Self.fileName), to: &members)
        case .data: members.add("$ref", names.data.pointer)
        case .json: addText("contentMediaType", "\"application/json\"", to: &members)
        case .date: members.add("$ref", names.date.pointer)
        case .location: members.add("$ref", names.location.pointer)
        case .reference:
            addName(isUUID: field.references.map(namedByUUID.contains) ?? false, to: &members)
        }
    }

    /// A hash with an extension, marked as new until it is uploaded; empty where the file was not downloaded.
    private static let fileName = #"^((new:)?[0-9a-f]{64}(\.[0-9a-z]{1,16})?)?$"#

    private func addNumber(_ type: String, of field: Field, to members: inout JSONMembers) {
        members.add("type", type)
        guard let range = field.range else { return }
        if let low = range.low { members.add("minimum", String(low)) }
        if let high = range.high { members.add("maximum", String(high)) }
    }

    private func addText(_ constraint: String, _ literal: String, to members: inout JSONMembers) {
        members.add("type", "\"string\"")
        members.add(constraint, literal)
    }
}

// MARK: - Descriptions

extension PropertyLowering {
    /// The document's words, and what they do not say although JSON's types cannot.
    private func description(of field: Field) -> String? {
        let words = field.documentation.map(Prose.text)
        guard let fact = untypedFact(of: field), words?.contains(bytesOf: fact.name) != true else {
            return words
        }
        guard let words, !words.isEmpty else { return fact.sentence }
        let isSentence = words.last.map { ".!?".contains($0) } ?? false
        return words + (isSentence ? " " : ". ") + fact.sentence
    }

    private func untypedFact(of field: Field) -> (name: String, sentence: String)? {
        if let target = field.references, field.type == .reference {
            return (target, "Refers to `\(target)` by record name.")
        }
        guard let name = field.enumName, enums[name] == nil else { return nil }
        return (name, "\(field.isList ? "Raw values" : "Raw value") of `\(name)`.")
    }
}
