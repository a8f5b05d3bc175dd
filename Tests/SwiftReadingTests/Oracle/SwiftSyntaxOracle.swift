import SwiftParser
import SwiftSyntax

@testable import SwiftReading

/// Reads declarations with swift-syntax, which reads all of Swift: what the room must read in whatever compiles.
enum SwiftSyntaxOracle {
    static func read(_ text: String) -> SwiftSource {
        let file = Parser.parse(source: text)
        var collector = DeclarationCollector(text: Array(text.utf8))
        collector.collect(file.statements)
        return collector.source
    }
}

/// Walks the top level of a file; types are read by `OracleTypeReading`.
private struct DeclarationCollector {
    let text: [UInt8]
    var source = SwiftSource()
    private var file: String?

    init(text: [UInt8]) {
        self.text = text
    }

    mutating func collect(_ statements: CodeBlockItemListSyntax) {
        for statement in statements {
            if let named = fileName(in: statement.leadingTrivia, isFirst: statement.position.utf8Offset == 0)
            {
                file = named
            }
            guard case .decl(let declaration) = statement.item else { continue }
            if case .statements(let branch) = declaration.as(IfConfigDeclSyntax.self)?.firstBranch {
                collect(branch)
            }
            if let variable = declaration.as(VariableDeclSyntax.self) {
                if let type = typeName(above: variable) { file = type }
                add(OraclePropertyReading(text: text).properties(of: variable))
            } else if let type = OracleTypeReading(text: text).declaration(of: declaration) {
                source.types.append(type)
            }
        }
    }

    private mutating func add(_ properties: [SwiftProperty]) {
        if let last = source.loose.indices.last, source.loose[last].file == file {
            source.loose[last].properties += properties
        } else {
            source.loose.append(SwiftPropertyGroup(file: file, properties: properties))
        }
    }

    /// The `Goal` of a comment that says nothing else, above a property that can only be one of a model.
    private func typeName(above variable: VariableDeclSyntax) -> String? {
        let attributes = OraclePropertyReading(text: text).attributes(of: variable.attributes)
        guard attributes.contains(where: { $0.name == "NSManaged" }) else { return nil }
        var name: String?
        for case .lineComment(let comment) in variable.leadingTrivia {
            let words = comment.drop { $0 == "/" || $0 == " " }
            guard let first = words.first, first.isUppercase,
                words.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
            else { continue }
            name = String(words)
        }
        return name
    }

    /// The `Goal` of a comment line `// Goal.swift - what changes`, the last one before a declaration.
    private func fileName(in trivia: Trivia, isFirst: Bool) -> String? {
        var name: String?
        var isLineStart = isFirst
        for piece in trivia {
            switch piece {
            case .newlines, .carriageReturns, .carriageReturnLineFeeds: isLineStart = true
            case .lineComment(let comment) where isLineStart: name = Self.fileName(in: comment) ?? name
            default: break
            }
        }
        return name
    }

    private static func fileName(in comment: String) -> String? {
        let words = comment.drop { $0 == "/" || $0 == " " }
        guard let end = words.firstRange(of: ".swift") else { return nil }
        let name = words[..<end.lowerBound]
        return !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
            ? String(name) : nil
    }
}
