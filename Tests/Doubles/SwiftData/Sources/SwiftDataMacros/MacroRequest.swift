/// What the compiler asks of a macro, and what the macro makes of it.
struct MacroRequest {
    private let macro: String
    private let role: String
    private let declaration: String

    /// The class around a property, or the class itself.
    private let owner: String

    struct Expansion {
        var source = ""

        /// Errors of the compiler's.
        var problems: [String] = []
    }

    init(_ body: [String: Any]) {
        func source(_ key: String) -> String { (body[key] as? [String: Any])?["source"] as? String ?? "" }
        macro = (body["macro"] as? [String: Any])?["typeName"] as? String ?? ""
        role = body["macroRole"] as? String ?? ""
        declaration = source("declSyntax")
        owner = source("extendedTypeSyntax")
    }

    var expansion: Expansion {
        switch (macro, role) {
        case ("ModelMacro", "member"): ModelClass(source: declaration).members
        case ("ModelMacro", "memberAttribute"): Expansion(source: attributeOfMember)
        case ("ModelMacro", "extension"):
            Expansion(source: "extension \(owner): SwiftData.PersistentModel {}")
        case ("PersistedPropertyMacro", "accessor"): Expansion(source: accessors)
        case ("PersistedPropertyMacro", "peer"): Expansion(source: storage)
        default: Expansion()
        }
    }

    private var attributeOfMember: String {
        guard let property = StoredProperty(declaration: declaration), !property.isTransient else {
            return ""
        }
        return "@SwiftData._PersistedProperty"
    }

    /// SwiftData keeps the value in its backing data; the property's name with an underscore is taken either way.
    private var storage: String {
        guard let property = StoredProperty(declaration: declaration) else { return "" }
        let value = property.initialValue.map { " = \($0)" } ?? ""
        return "@SwiftData.Transient private var _\(property.name): \(property.type)\(value)"
    }

    private var accessors: String {
        guard let property = StoredProperty(declaration: declaration) else { return "" }
        let name = property.name
        return """
            {
                @storageRestrictions(initializes: _\(name))
                init(initialValue) {
                    _\(name) = initialValue
                }
                get {
                    _\(name)
                }
                set {
                    let oldValue = _\(name)
                    _\(name) = newValue
                    _changed(\\.`\(name)`, from: oldValue, to: newValue)
                }
            }
            """
    }
}
