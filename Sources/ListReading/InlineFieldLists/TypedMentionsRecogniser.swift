import Diagnostics
import DocumentWording
import Markdown
import RemarkReading
import SchemaDeclaration
import SchemaEvidence
import SchemaModel
import Vocabulary

/// Reads a sentence that names a record type and mentions its fields with their types, where nothing else lists any.
///
///     Check that the `Trip` record type has `title` (String) and `end` (Date/Time) before you deploy.
package struct TypedMentionsRecogniser: Recogniser {
    package init() {}

    func read(_ reading: inout DocumentReading) {
        guard reading.standings.speaksOfStore else { return }
        if reading.hasClaims {
            readMarkedModels(in: &reading)
            return readOfLabelled(in: &reading)
        }
        for (index, wording) in reading.wordings.enumerated() where !reading.isUsed[index] {
            guard let wording else { continue }
            if let model = InlineModel(wording, in: reading),
                model.isMarked && reading.isAsserted(index)
                    || reading.claims.typeNames.contains(model.name.value)
            {
                declare(model, at: index, &reading)
                continue
            }
            for sentence in wording.sentences { read(wording, sentence, at: index, &reading) }
        }
    }

    /// "`@Model Trip`: `title`, `start`" says what it is, whatever else lists fields.
    private func readMarkedModels(in reading: inout DocumentReading) {
        let known = reading.claims.names
        for (index, wording) in reading.wordings.enumerated() where !reading.isUsed[index] {
            guard let wording, wording.tokens.prefix(3).contains(where: { $0.text.hasPrefix("@Model ") }),
                reading.isAsserted(index), let model = InlineModel(wording, in: reading),
                model.isListedAlone, !known.contains(model.name.value)
            else { continue }
            declare(model, at: index, &reading)
        }
    }

    /// "The fields `day` (Date) and `note` (String) of `Stop`", which another sentence calls a record type: no others list its
    /// fields.
    private func readOfLabelled(in reading: inout DocumentReading) {
        let known = reading.claims.names
        var labelled: Set<String>?
        for (index, wording) in reading.wordings.enumerated() where !reading.isUsed[index] {
            guard let wording, wording.mayMean(.fields) else { continue }
            for sentence in wording.sentences {
                let tokens = wording.tokens[sentence]
                guard let found = Self.owner(of: tokens, reading), !known.contains(found.name.text) else {
                    continue
                }
                let names = labelled ?? Self.labelled(in: reading)
                labelled = names
                guard names.contains(found.name.text) else { continue }
                declare(found.fields, of: found.name, at: index, &reading)
            }
        }
    }

    private static func labelled(in reading: DocumentReading) -> Set<String> {
        Set(reading.wordings.lazy.compactMap(\.self).flatMap(NamedRecordTypes.labelled).map(\.text))
    }

    /// The only name in back-ticks that has no type in brackets, and the others, where all that is asserted.
    private static func owner(
        of tokens: ArraySlice<Wording.Token>, _ reading: DocumentReading
    ) -> (name: Wording.Token, fields: [DeclaredField])? {
        let code = tokens.indices.filter { tokens[$0].kind == .code }
        guard code.count > 2, let word = tokens.firstIndex(where: { $0.means(.fields) }),
            Wording.refusal(of: word..<word + 1, in: tokens, as: .mark).map({ $0 == .possible }) ?? true,
            !tokens.indices.contains(where: { tokens.polarityMarks(at: $0).contains(.removal) })
        else { return nil }
        let fields = code.compactMap { field(at: $0, in: tokens, reading) }
        let others = code.filter { index in !fields.contains { $0.name.span == tokens[index].span } }
        guard others.count == 1, fields.count > 1, case let name = tokens[others[0]], name.isName,
            Identifier.isTypeName(name.text)
        else { return nil }
        return (name, fields)
    }

    private func declare(
        _ fields: [DeclaredField], of name: Wording.Token, kind: EntityKind? = nil, at passage: Int,
        _ reading: inout DocumentReading
    ) {
        let title = EntityTitle(name: Declared(name.text, at: name.span), strength: .labelled)
        var claim = Claim(title, kind: kind, anchor: nil, from: passage)
        claim.entity.fields = fields
        reading.claim(claim)
    }

    private func declare(_ model: InlineModel, at passage: Int, _ reading: inout DocumentReading) {
        let title = EntityTitle(name: model.name, strength: model.isMarked ? .labelled : .word)
        var claim = Claim(title, kind: model.isMarked ? .swiftData : nil, anchor: nil, from: passage)
        claim.entity.fields = model.fields
        claim.form = .program
        reading.claim(claim)
        for name in model.further {
            reading.report(
                .fieldsUnread, .note, "the field '\(name.text)' is not read from this sentence",
                at: name.span,
                remedy: "write it into the list of the fields, if it is one")
        }
    }

    private func read(
        _ wording: Wording, _ sentence: Range<Int>, at passage: Int, _ reading: inout DocumentReading
    ) {
        let tokens = wording.tokens[sentence]
        let subject = Self.subject(of: wording, sentence)
        guard let name = NamingLine.markedBesideLabel(wording.part(sentence)) ?? subject,
            Identifier.isTypeName(name.text),
            !tokens.contains(where: { $0.means(.elsewhere) })
        else {
            return
        }
        let mentions = TypedMentions(in: tokens, of: name.text, reading)
        let isSure =
            name.span != subject?.span && mentions.fields.contains { reading.isInCode($0.name.span) }
        guard mentions.areAsserted, mentions.fields.count > (isSure ? 0 : 1) else { return }
        let store = StoreMentions(wording.part(sentence)).only
        declare(mentions.fields, of: name, kind: store, at: passage, &reading)
    }

    /// "**`Trip`** is the root record. It has `title` (String) and `end` (Date)": what a paragraph begins with.
    private static func subject(of wording: Wording, _ sentence: Range<Int>) -> Wording.Token? {
        guard let first = wording.tokens.first, first.isName, first.isMarked,
            let verb = sentence.first(where: { wording.tokens[$0].means(.has) }),
            verb + 1 < sentence.upperBound, wording.tokens[verb + 1].kind == .code,
            verb <= sentence.lowerBound + 2
        else { return nil }
        return first
    }

    private static let longestType = 24

    /// `` `title` (String, optional) ``, "the `title` field (String)": a name and a type in brackets; a type that is no plain
    /// word behind one that is.
    static func field(
        at index: Int, in tokens: ArraySlice<Wording.Token>, _ reading: DocumentReading
    ) -> DeclaredField? {
        if let field = spoken(at: index, in: tokens, reading) { return field }
        let isInCode = tokens[index].kind == .code
        guard isInCode || tokens[index].kind == .word, tokens[index].isName,
            isInCode
                || Identifier.isFieldName(tokens[index].text)
                    && !(tokens[index].means(.fields) && tokens[..<index].last?.kind == .code),
            let open = tokens[(index + 1)...].firstIndex(where: { !isInCode || !$0.means(.fields) }),
            open <= index + 2, tokens[open].sign == .open, open + 1 < tokens.endIndex,
            let close = tokens[(open + 1)...].prefix(longestType).firstIndex(where: { $0.sign == .close }),
            close > open + 1
        else { return nil }
        let span = tokens[open + 1].span.joined(with: tokens[close - 1].span)
        guard let spelling = TypeSpelling(reading.document.source[span.range], at: span),
            TypeVocabulary.meaning(of: spelling.type.name) != nil,
            isInCode || tokens[open + 1].text.first?.isUppercase == true
        else { return nil }
        return declared(tokens[index], as: spelling, through: span)
    }

    /// "a `title` String field (queryable)": the type stands between the name and the word for it.
    private static func spoken(
        at index: Int, in tokens: ArraySlice<Wording.Token>, _ reading: DocumentReading
    ) -> DeclaredField? {
        let (type, noun) = (index + 1, index + 2)
        guard noun < tokens.endIndex, tokens[index].kind == .code,
            Identifier.isFieldName(tokens[index].text), tokens[type].kind == .word,
            tokens[type].text.first?.isUppercase == true,
            TypeVocabulary.meaning(of: tokens[type].text) != nil, tokens[noun].means(.fields)
        else { return nil }
        var last = type
        var spelled = tokens[type].text
        if noun + 2 < tokens.endIndex, tokens[noun + 1].sign == .open,
            let close = tokens[(noun + 2)...].prefix(longestType).firstIndex(where: { $0.sign == .close }),
            close > noun + 2
        {
            last = close - 1
            let span = tokens[noun + 2].span.joined(with: tokens[last].span)
            spelled += " (\(reading.document.source[span.range]))"
        }
        let span = tokens[type].span.joined(with: tokens[last].span)
        guard let spelling = TypeSpelling(spelled, at: span) else { return nil }
        return declared(tokens[index], as: spelling, through: span)
    }

    private static func declared(
        _ name: Wording.Token, as spelling: TypeSpelling, through type: SourceSpan
    ) -> DeclaredField {
        var field = DeclaredField(
            name: Declared(name.text, at: name.span), span: name.span.joined(with: type))
        field.type = spelling.type
        field.remarks = spelling.remarks
        return field
    }
}
