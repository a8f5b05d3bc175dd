import SwiftSyntax

@testable import SwiftReading

/// Reads variable declarations with their attributes, types, defaults and comments.
struct OraclePropertyReading {
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
                type: annotation.map { SwiftTypeName($0.type) }
                    ?? (binding.initializer?.value).flatMap(OracleInitialValue.type),
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
        let lines = piecesAbove.compactMap { piece -> String? in
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
        piecesAbove.compactMap { piece in
            guard case .lineComment(let line) = piece else { return nil }
            return line.drop { $0 == "/" }.trimmed
        }
    }
}

extension Trivia {
    /// What begins behind a line end; the comment behind another declaration on its line is that one's.
    var piecesAbove: ArraySlice<TriviaPiece> {
        pieces.drop { !$0.isNewline }
    }
}

extension TokenSyntax {
    /// The name without its back-ticks.
    var identifierText: String { identifier?.name ?? text }
}

extension Range<AbsolutePosition> {
    var offsets: Range<Int> { lowerBound.utf8Offset..<upperBound.utf8Offset }
}
