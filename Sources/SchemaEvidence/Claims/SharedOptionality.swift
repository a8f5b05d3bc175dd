import Diagnostics
import DocumentWording
import Markdown
import SchemaDeclaration
import Vocabulary

/// What the line right above a table, list or listing says of all its fields: "Fields (all optional):".
struct SharedOptionality {
    let isOptional: Declared<Bool>

    /// "All required except `note`:"
    let exceptions: Set<String>

    init?(above passage: Int, in reading: DocumentReading) {
        guard let line = reading.line(above: passage), line.tokens.last?.sign == .colon,
            let sentence = line.sentences.last
        else { return nil }
        let tokens = line.tokens[sentence]
        guard let every = tokens.indices.first(where: { tokens[$0].means(.every) }),
            !tokens[..<every].contains(where: { $0.means([.negation, .no]) }),
            let mark = tokens[(every + 1)...].indices.first(where: { !Self.mayStandBefore(tokens[$0]) }),
            tokens[mark].means([.optional, .required])
        else { return nil }
        isOptional = Declared(tokens[mark].means(.optional), at: tokens[mark].span)
        let rest = tokens[(mark + 1)...]
        let names = rest.drop { !$0.means(.exception) }.filter { $0.kind == .code && $0.isName }
        exceptions = Set(names.lazy.map(\.text))
        // "All optional unless shared:", "all optional except for dates:"
        if exceptions.isEmpty, rest.contains(where: { $0.means([.exception, .condition]) }) { return nil }
    }

    private static func mayStandBefore(_ token: Wording.Token) -> Bool {
        token.means([.fields, .filler, .is, .determiner]) && !token.means([.optional, .required])
    }

    /// What a field says of itself counts more.
    func mark(_ fields: inout [DeclaredField]) {
        for index in fields.indices where !Self.isMarked(fields[index]) {
            let isException = exceptions.contains(fields[index].name.value)
            fields[index].isOptional = Declared(isOptional.value != isException, at: isOptional.span)
        }
    }

    private static func isMarked(_ field: DeclaredField) -> Bool {
        field.isOptional != nil || field.type?.isOptional != nil
            || field.remarks.contains { if case .optional = $0.fact { true } else { false } }
    }
}
