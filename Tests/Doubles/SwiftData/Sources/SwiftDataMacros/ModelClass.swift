/// A class with `@Model`.
///
/// What CloudKit refuses when the app loads its models is an error of the compiler's here, as far as the class
/// alone shows it: in CloudKit's words.
struct ModelClass {
    private let name: String
    private let access: String
    private let isClass: Bool
    private let properties: [StoredProperty]
    private let hasInitializer: Bool

    init(source: String) {
        let words = Token.tokens(of: source).map(\.text)
        let keyword = words.firstIndex { ["class", "struct", "enum", "actor"].contains($0) } ?? 0
        isClass = words[keyword] == "class"
        name = words.dropFirst(keyword + 1).first.map { $0.filter { $0 != "`" } } ?? ""
        let level = words[..<keyword].first { ["public", "package", "open"].contains($0) }
        access = level.map { $0 == "open" ? "public " : "\($0) " } ?? ""
        let members = StoredProperty.members(of: source)
        properties = members.properties.filter { !$0.isTransient }
        hasInitializer = members.hasInitializer
    }

    var members: MacroRequest.Expansion {
        guard isClass else {
            return MacroRequest.Expansion(problems: [
                "'@Model' cannot be applied to a type that is not a class"
            ])
        }
        let metadata = properties.map { "            \(self.metadata(of: $0))" }.joined(separator: ",\n")
        let source = """
            @SwiftData.Transient private var _$backingData = SwiftData.BackingData()

            \(access)var persistentBackingData: SwiftData.BackingData {
                _$backingData
            }

            \(access)static var schemaMetadata: [SwiftData.Schema.PropertyMetadata] {
                [
            \(metadata)
                ]
            }

            \(access)init(backingData: SwiftData.BackingData) {
                self._$backingData = backingData
            }
            """
        return MacroRequest.Expansion(source: source, problems: problems)
    }

    private func metadata(of property: StoredProperty) -> String {
        let path = "\\`\(name)`.`\(property.name)`"
        let value = property.initialValue.map { "\($0) as \(property.type)" } ?? "nil"
        var metadata = "nil"
        for macro in ["Attribute", "Relationship"] {
            if let arguments = property.attributes[macro] {
                metadata = "SwiftData.Schema.\(macro)\(arguments.isEmpty ? "()" : arguments)"
            }
        }
        return "SwiftData.Schema.PropertyMetadata(name: \"\(property.name)\", keypath: \(path), "
            + "defaultValue: \(value), metadata: \(metadata))"
    }

    private var problems: [String] {
        var problems = properties.flatMap(problems)
        if !hasInitializer { problems.append("@Model requires an initializer be provided for '\(name)'") }
        return problems
    }

    private func problems(of property: StoredProperty) -> [String] {
        let place = "\(name): \(property.name)"
        let relationship = property.attributes["Relationship"]
        var problems: [String] = []
        if property.type.isEmpty { problems.append("\(place) needs a type annotation") }
        if property.initialValue?.hasPrefix(".") == true {
            problems.append("A default value requires a fully qualified domain named value (\(place))")
        }
        if relationship != nil, !property.isOptional {
            problems.append(
                "CloudKit integration requires that all relationships be optional, the following are not: \(place)"
            )
        }
        if relationship?.contains(".deny") == true {
            problems.append(
                "The following relationships are configured with unsupported delete rules: \(place) - Deny")
        }
        if property.attributes["Attribute"]?.contains(".unique") == true {
            problems.append(
                "CloudKit integration does not support unique constraints. "
                    + "The following entities are constrained: \(place)")
        }
        if relationship == nil, !property.isOptional, property.initialValue == nil {
            problems.append(
                "CloudKit integration requires that all attributes be optional, or have a default value set. "
                    + "The following attributes are marked non-optional but do not have a default value: \(place)"
            )
        }
        if Self.refused.contains(property.name) {
            problems.append("Unable to have an Attribute named \(property.name)")
        }
        return problems
    }

    /// What `NSManagedObject` or `PersistentModel` means something else by.
    private static let refused: Set<String> = [
        "description", "debugDescription", "hash", "superclass", "isProxy", "self", "zone",
        "entity", "objectID", "managedObjectContext", "isInserted", "isUpdated", "isDeleted", "isFault",
        "hasChanges", "hasPersistentChangedValues", "faultingState", "observationInfo",
        "modelContext", "persistentModelID", "persistentBackingData", "schemaMetadata", "hashValue",
    ]
}
