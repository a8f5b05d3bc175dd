import Diagnostics
import DocumentWording
import RemarkReading
package import SchemaDeclaration
package import SchemaModel
package import Vocabulary

/// What words about an entity say of its past, as notes say it of a field.
package struct EntityHistory {
    package var originalName: Declared<String>?
    package var retirement: Declared<Retirement>?

    package init(originalName: Declared<String>? = nil, retirement: Declared<Retirement>? = nil) {
        self.originalName = originalName
        self.retirement = retirement
    }

    /// The words by which a sentence or heading names what it is about.
    package static let subject: ConceptSet = [
        .filler, .determiner, .pronoun, .entityLabel, .recordTypeLabel, .record, .type, .is,
    ]

    /// The words of a heading that tells of the past of all types below it.
    package static let aboutTypes = subject.union([.retired, .general, .since, .cloudKit, .schema])
}

extension Wording {
    /// "(formerly `Task`)", "— renamed from `Task`", "deprecated since 2.0".
    package func history(in range: Range<Int>) -> EntityHistory {
        var history = EntityHistory()
        if range.isEmpty { return history }
        let span = span(of: range)
        for remark in NoteReading.remarks(in: noteText(of: range), at: span) {
            switch remark.fact {
            case .originalName(let name) where history.originalName == nil:
                history.originalName = Declared(name, at: place(of: name, in: range) ?? span)
            case .retired(let retirement) where history.retirement == nil:
                history.retirement = Declared(retirement, at: span)
            default: break
            }
        }
        return history
    }

    private func place(of name: String, in range: Range<Int>) -> SourceSpan? {
        range.first { tokens[$0].text == name }.map { tokens[$0].span }
    }
}

extension Wording {
    /// Takes out a name that is struck through beside the one that counts: "~~`Duty`~~ `Task`", "~~Duty~~ → Task".
    mutating func takeFormerName() -> Declared<String>? {
        let struck = tokens.indices.filter { tokens[$0].isStruckThrough && tokens[$0].kind != .sign }
        guard struck.count == 1, case let place = struck[0], tokens[place].isName else { return nil }
        var next = place + 1
        while next < tokens.count, tokens[next].isStruckThrough || tokens[next].sign == .arrow { next += 1 }
        guard next < tokens.count, tokens[next].isName, tokens[next].kind == tokens[place].kind,
            tokens[next].kind == .code || tokens[next].senses.isEmpty,
            Identifier.isTypeName(tokens[next].text)
        else { return nil }
        let former = Declared(tokens[place].text, at: tokens[place].span)
        keep { !(place..<next).contains($0) }
        return former
    }
}
