import SwiftSyntax

@testable import SwiftReading

extension SwiftTypeName {
    /// Takes optional and list marks off, from the outside to the inside.
    init(_ type: TypeSyntax) {
        self.init(
            name: type.trimmedDescription, isList: false, isOptional: false,
            written: type.trimmedDescription, range: type.trimmedRange.offsets)
        unwrap(type)
    }

    private mutating func unwrap(_ type: TypeSyntax) {
        if let optional = type.as(OptionalTypeSyntax.self) {
            if !isList { isOptional = true }
            unwrap(optional.wrappedType)
        } else if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
            if !isList { isOptional = true }
            unwrap(optional.wrappedType)
        } else if let array = type.as(ArrayTypeSyntax.self), !isList {
            isList = true
            unwrap(array.element)
        } else if let generic = type.as(IdentifierTypeSyntax.self),
            let argument = Self.soleArgument(of: generic)
        {
            unwrap(generic.name.text, of: argument, as: type)
        } else {
            name = type.trimmedDescription
        }
    }

    private mutating func unwrap(_ generic: String, of argument: TypeSyntax, as whole: TypeSyntax) {
        switch generic {
        case "Optional" where !isList:
            isOptional = true
            unwrap(argument)
        case "Array" where !isList, "Set" where !isList:
            isList = true
            unwrap(argument)
        default:
            name = whole.trimmedDescription
        }
    }

    private static func soleArgument(of type: IdentifierTypeSyntax) -> TypeSyntax? {
        guard let arguments = type.genericArgumentClause?.arguments, arguments.count == 1 else { return nil }
        return arguments.first?.argument.as(TypeSyntax.self)
    }
}
