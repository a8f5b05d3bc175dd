import SchemaDeclaration
import SchemaModel

extension JoinedField {
    /// The enumeration of `Kind.bus`, or what holds its values for `Kind.bus.rawValue`; nil for what lists no
    /// such case.
    func typeOfDefault(among enums: EnumCollection) -> DeclaredType? {
        guard first.isTypedByDefault, let defaultText else { return nil }
        var path = defaultText.value.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        let isRawValue = path.last == "rawValue"
        if isRawValue { path.removeLast() }
        guard path.count >= 2, let enumeration = enums.type(named: path[path.count - 2]),
            enumeration.cases.contains(where: { $0.name == path[path.count - 1] })
        else { return nil }
        let rawType = enumeration.rawType == .int ? "Int" : "String"
        let name = isRawValue ? rawType : enumeration.name
        return DeclaredType(name: name, isOptional: false, written: name, span: defaultText.span)
    }
}
