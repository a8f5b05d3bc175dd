import Diagnostics
import Output
import SchemaModel

/// Names the types, their files and the enumerations in them.
struct SwiftTypeNames {
    let indexes: [String: Int]
    private(set) var names: [SwiftIdentifier] = []
    private(set) var files: [String] = []

    /// Of the enumerations that no type owns.
    private(set) var enumFiles: [String] = []
    private(set) var enums: SwiftEnumHomes
    private(set) var diagnostics: [Diagnostic] = []

    /// Fields of the app's own types, by the indexes of entity and field.
    private(set) var appTypes: [Int: [Int: SwiftValueType.Element]] = [:]
    private let reserved: Set<String>
    private let renamed: (String, String, SourceSpan) -> Diagnostic

    /// No type takes one of the reserved names, no enumeration in a type hides one.
    init(
        _ schema: Schema,
        options: OutputOptions,
        reserving reserved: Set<String>,
        renamed: @escaping (_ name: String, _ other: String, SourceSpan) -> Diagnostic
    ) {
        self.reserved = reserved
        self.renamed = renamed
        indexes = Dictionary(schema.entities.enumerated().map { ($1.name, $0) }) { first, _ in first }
        enums = SwiftEnumHomes(schema)
        nameTypes(schema)
        enums.typeNames = names
        enums.reserved = reserved.union(names.map(\.name))
        var bindings = SwiftEnumBindings(options.enumTypes)
        let bound = bindings.bind(to: schema, indexes: indexes)
        appTypes = bound
        diagnostics += bindings.diagnostics
        enums.settle { entity, field in bound[entity]?[field] == nil }
        nameFiles()
    }

    private mutating func nameTypes(_ schema: Schema) {
        var namespace = SwiftNamespace()
        for entity in schema.entities {
            if entity.name.leavesItsFolder {
                diagnostics.append(.unsafeName(entity.name, at: entity.span))
            }
            let wanted = SwiftSpelling.identifier(entity.name, .upper, digits: "_", fallback: "Record")
            let name = namespace.claim(reserved.contains(wanted) ? wanted + "Record" : wanted)
            names.append(SwiftIdentifier(name))
            if name != entity.name {
                diagnostics.append(renamed(entity.name, name, entity.span))
            }
        }
    }

    private mutating func nameFiles() {
        var namespace = SwiftNamespace(taken: SwiftReservedNames.files, ignoresCase: true)
        files = names.map { type in
            let isReserved = SwiftReservedNames.files.contains(type.name.lowercased())
            return namespace.claim(isReserved ? type.name + "Record" : type.name)
        }
        enumFiles = enums.shared.map { type in
            let isReserved = SwiftReservedNames.files.contains(type.name.name.lowercased())
            return namespace.claim(isReserved ? type.name.name + "Value" : type.name.name)
        }
    }
}

extension SwiftTypeNames {
    var sharedEnums: [SwiftSharedEnum] {
        zip(enums.shared, enumFiles).map { SwiftSharedEnum(type: $0, fileName: $1) }
    }
}

// MARK: - What fields hold

extension SwiftTypeNames {
    /// The type of a field's values, or of a list's elements.
    func element(of field: Field, at position: Int, in entity: Int) -> SwiftValueType.Element {
        if let bound = appTypes[entity]?[position] { return bound }
        if let reference = enums.reference(of: field, in: entity) { return .openEnum(reference) }
        return switch field.type {
        case .string: .string
        case .int: .int
        case .double: .double
        case .decimal: .decimal
        case .bool: .bool
        case .date: .date
        case .uuid: .uuid
        case .url: .url
        case .data: .data
        case .asset: .asset
        case .location: .location
        case .json: .json
        case .reference:
            field.references.flatMap { indexes[$0] }.map { .reference(to: names[$0].source) } ?? .recordName
        case .enum: field.rawType(in: nil) == .int ? .int : .string
        }
    }
}

extension String {
    /// Whether a file of this name could come to lie outside of the folder of outputs.
    fileprivate var leavesItsFolder: Bool {
        split { $0 == "/" || $0 == "\\" }.contains("..")
    }
}
