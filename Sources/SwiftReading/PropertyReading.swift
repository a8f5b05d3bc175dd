import SwiftSyntax

/// Reads variable declarations with their attributes, types, defaults and comments.
struct PropertyReading {
    let text: [UInt8]

    /// One a binding: `var width, height: Double` declares two.
    func properties(of variable: VariableDeclSyntax) -> [SwiftProperty] {
        let isStatic = variable.modifiers.contains { ["static", "class"].contains($0.name.text) }
        let isLazy = variable.modifiers.contains { $0.name.text == "lazy" }
        let bindings = Array(variable.bindings)
        return bindings.indices.compactMap { index in
            let binding = bindings[index]
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { return nil }
            // In `var width, height: Double` the annotation stands behind the last name.
            let annotation = bindings[index...].lazy.compactMap(\.typeAnnotation).first
            return SwiftProperty(
                name: name.identifierText,
                nameRange: name.trimmedRange.offsets,
                type: annotation.map { typeName(of: $0.type) } ?? inferredType(of: binding.initializer),
                defaultText: binding.initializer.map(\.value.trimmedDescription),
                isStored: !isLazy && isStored(binding.accessorBlock),
                isAnnotated: annotation != nil,
                isStatic: isStatic,
                attributes: attributes(of: variable.attributes),
                comment: variable.leadingTrivia.documentation ?? commentBehind(variable),
                range: variable.trimmedRange.offsets
            )
        }
    }

    func attributes(of list: AttributeListSyntax) -> [SwiftAttribute] {
        list.compactMap { element in
            guard case .attribute(let attribute) = element else { return nil }
            return SwiftAttribute(
                name: attribute.attributeName.trimmedDescription, arguments: arguments(of: attribute))
        }
    }

    private func arguments(of attribute: AttributeSyntax) -> [SwiftAttribute.Argument] {
        guard case .argumentList(let list) = attribute.arguments else { return [] }
        return list.map { .init(label: $0.label?.text, text: $0.expression.trimmedDescription) }
    }

    /// Observers leave a property stored; getters do not.
    private func isStored(_ block: AccessorBlockSyntax?) -> Bool {
        switch block?.accessors {
        case nil: true
        case .getter: false
        case .accessors(let list):
            list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
        }
    }

    private func typeName(of type: TypeSyntax) -> SwiftTypeName {
        var name = SwiftTypeName(
            name: type.trimmedDescription, isList: false, isOptional: false,
            written: type.trimmedDescription, range: type.trimmedRange.offsets)
        unwrap(type, into: &name)
        return name
    }

    /// Takes optional and list marks off, from the outside to the inside.
    private func unwrap(_ type: TypeSyntax, into name: inout SwiftTypeName) {
        if let optional = type.as(OptionalTypeSyntax.self) {
            if !name.isList { name.isOptional = true }
            unwrap(optional.wrappedType, into: &name)
        } else if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
            if !name.isList { name.isOptional = true }
            unwrap(optional.wrappedType, into: &name)
        } else if let array = type.as(ArrayTypeSyntax.self), !name.isList {
            name.isList = true
            unwrap(array.element, into: &name)
        } else if let generic = type.as(IdentifierTypeSyntax.self), let argument = soleArgument(of: generic) {
            unwrap(generic.name.text, of: argument, as: type, into: &name)
        } else {
            name.name = type.trimmedDescription
        }
    }

    private func unwrap(
        _ generic: String, of argument: TypeSyntax, as whole: TypeSyntax, into name: inout SwiftTypeName
    ) {
        switch generic {
        case "Optional" where !name.isList:
            name.isOptional = true
            unwrap(argument, into: &name)
        case "Array" where !name.isList, "Set" where !name.isList:
            name.isList = true
            unwrap(argument, into: &name)
        default:
            name.name = whole.trimmedDescription
        }
    }

    private func soleArgument(of type: IdentifierTypeSyntax) -> TypeSyntax? {
        guard let arguments = type.genericArgumentClause?.arguments, arguments.count == 1 else { return nil }
        return arguments.first?.argument.as(TypeSyntax.self)
    }

    /// What a literal or a call of an initialiser says without an annotation.
    private func inferredType(of initializer: InitializerClauseSyntax?) -> SwiftTypeName? {
        guard let value = initializer?.value, let name = inferredName(of: value) else { return nil }
        return SwiftTypeName(
            name: name, isList: false, isOptional: false, written: name, range: value.trimmedRange.offsets)
    }

    private func inferredName(of value: ExprSyntax) -> String? {
        if value.is(BooleanLiteralExprSyntax.self) { return "Bool" }
        if value.is(StringLiteralExprSyntax.self) { return "String" }
        if value.is(IntegerLiteralExprSyntax.self) { return "Int" }
        if value.is(FloatLiteralExprSyntax.self) { return "Double" }
        guard let callee = value.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription else {
            return nil
        }
        return callee.first?.isUppercase == true && !callee.contains(".") ? callee : nil
    }

    /// The comment that follows a declaration on its last line.
    private func commentBehind(_ variable: VariableDeclSyntax) -> String? {
        let rest = text[variable.endPositionBeforeTrailingTrivia.utf8Offset...].prefix {
            $0 != UInt8(ascii: "\n")
        }
        let comment = String(decoding: rest, as: UTF8.self).drop { $0.isWhitespace || $0 == ";" }
        guard comment.hasPrefix("//") else { return nil }
        let words = comment.drop { $0 == "/" || $0 == "<" }.trimmed
        return words.isEmpty ? nil : words
    }
}

extension Trivia {
    /// The text of the documentation comment that ends it, or nil.
    var documentation: String? {
        let lines = pieces.compactMap { piece -> String? in
            guard case .docLineComment(let line) = piece else { return nil }
            return line.dropFirst(3).trimmed
        }
        let text = lines.joined(separator: " ").trimmed
        return text.isEmpty ? nil : text
    }
}

extension Trivia {
    /// The texts of the plain comment lines in it.
    var lineComments: [String] {
        pieces.compactMap { piece in
            guard case .lineComment(let line) = piece else { return nil }
            return line.drop { $0 == "/" }.trimmed
        }
    }
}

extension TokenSyntax {
    /// The name without its back-ticks.
    var identifierText: String { identifier?.name ?? text }
}

extension Range<AbsolutePosition> {
    var offsets: Range<Int> { lowerBound.utf8Offset..<upperBound.utf8Offset }
}

extension StringProtocol {
    var trimmed: String {
        var rest = self[...]
        while let first = rest.first, first.isWhitespace { rest.removeFirst() }
        while let last = rest.last, last.isWhitespace { rest.removeLast() }
        return String(rest)
    }
}
