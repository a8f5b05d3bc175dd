import CodeReading
import Diagnostics
import DocumentWording
import Markdown
import SchemaDeclaration
import SchemaEvidence
import SchemaModel

/// Reads the values that a database checks, in items that quote the constraint and nothing else.
///
///     - CHECK (state IN ('open', 'done'))
///     - `CHECK (rating BETWEEN 1 AND 5)`
package struct CheckStatement: Recogniser {
    package init() {}

    func read(_ reading: inout DocumentReading) {
        for (index, wording) in reading.wordings.enumerated() {
            guard let wording, let entity = reading.scopes[index], Self.isCheck(wording),
                let check = Self.check(in: reading.outline.passages[index].block.span, of: reading)
            else { continue }
            let span = reading.outline.passages[index].block.span
            guard let field = reading.field(named: check.column, in: entity) else { continue }
            reading.schema.entities[entity].fields[field].add(check, at: span)
            reading.use(index)
        }
    }

    private static func isCheck(_ wording: Wording) -> Bool {
        guard let first = wording.tokens.first else { return false }
        if first.kind == .code { return wording.tokens.count == 1 && first.text.hasPrefix("CHECK") }
        return first.text == "CHECK" && wording.tokens.count > 3 && wording.tokens[1].sign == .open
            && wording.tokens.last?.sign == .close
    }

    /// Nil where it is about several columns, or says more than values.
    private static func check(in span: SourceSpan, of reading: DocumentReading) -> SQLCheck? {
        let text = reading.document.source.text[Int(span.lower)..<Int(span.upper)].filter { $0 != 0x60 }
        let tokens = SQLLexer.tokens(of: text).tokens
        guard tokens.count > 3, tokens[0].isKeyword("CHECK"), tokens[1].isMark("(") else { return nil }
        return SQLCheck(tokens[1...])
    }
}

extension DeclaredField {
    fileprivate mutating func add(_ check: SQLCheck, at span: SourceSpan) {
        if !check.listedValues.isEmpty {
            let cases = check.listedValues.map { EnumType.Case(name: $0, rawValue: $0) }
            remarks.append(
                Remark(.listedValues(cases, name: nil), quote: "the values listed", in: .notes, at: span))
        }
        if let bounds = check.bounds {
            remarks.append(Remark(.range(bounds), quote: "CHECK", in: .notes, at: span))
        }
    }
}
