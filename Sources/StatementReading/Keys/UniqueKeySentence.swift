import Diagnostics
import DocumentWording
import Markdown
import SchemaDeclaration
import SchemaEvidence
import Vocabulary

/// A sentence that may state a unique key, and the entity that it is about.
struct UniqueKeySentence {
    let wording: Wording
    let range: Range<Int>
    let passage: Int

    /// Whether it is an item of a list of unique keys.
    let isUnderLabel: Bool

    /// The entity, and the words that may name its fields.
    struct Subject {
        var entity: Int
        var body: Range<Int>

        /// Whether the sentence begins with its name and a colon.
        var isLeading = false
    }

    var span: SourceSpan { wording.span(of: range) }

    /// An entity that the line begins with or that the key is said to be of; else the one whose section it
    /// stands in; else one that the sentence names.
    func subject(in reading: DocumentReading) -> Subject? {
        if let leading = leading(in: reading) { return leading }
        if let owner = ownerOfFirstPath(in: reading) { return Subject(entity: owner, body: range) }
        if let entity = ofKey(in: reading) ?? reading.scopes[passage] ?? mentioned(in: reading) {
            return Subject(entity: entity, body: range)
        }
        return nil
    }

    /// "`Stop.place` is unique per `trip`", wherever it stands.
    private func ownerOfFirstPath(in reading: DocumentReading) -> Int? {
        guard let first = wording.tokens[range].first(where: { $0.kind == .code }),
            let dot = first.text.firstIndex(of: "."),
            let owner = reading.entity(named: String(first.text[..<dot])),
            reading.hasField(String(first.text[first.text.index(after: dot)...]), in: owner)
        else { return nil }
        return owner
    }

    /// "for `Stop` there is none"
    var saysNone: Bool { range.contains { wording.tokens[$0].means(.no) } }

    /// "`Trip`: name unique per year", and not "`Trip`: none".
    func speaksOfKey(of entity: Int, in reading: DocumentReading) -> Bool {
        !saysNone
            && range.contains { index in
                let token = wording.tokens[index]
                return token.means(.uniqueness)
                    || token.kind == .word && reading.hasField(token.text, in: entity)
            }
    }

    func isUnderHeading(in reading: DocumentReading) -> Bool { reading.isUnderHeadingOfKeys(passage) }

    /// "`Trip`: `a`, `b`"; of a paragraph's later sentences, too, the entity that the paragraph begins with.
    private func leading(in reading: DocumentReading) -> Subject? {
        if let colon = range.prefix(3).first(where: { wording.tokens[$0].sign == .colon }),
            let entity = reading.entity(labelledBy: wording.tokens[range.lowerBound..<colon])
        {
            return Subject(entity: entity, body: colon + 1..<range.upperBound, isLeading: true)
        }
        let lead = wording.tokens.prefix(3)
        guard lead.contains(where: { $0.sign == .colon }), let entity = reading.entity(mentionedIn: lead)
        else {
            return nil
        }
        return Subject(entity: entity, body: range)
    }

    /// "Unique key of `Trip`", "unique constraint on the Trip record type": no field of the scope's entity.
    private func ofKey(in reading: DocumentReading) -> Int? {
        guard let trigger = range.first(where: { wording.tokens[$0].means(.uniqueness) }) else { return nil }
        var isBehindOf = false
        for index in range where index > trigger && index - trigger <= 5 {
            let token = wording.tokens[index]
            if token.kind == .sign { return nil }
            if isBehindOf, let entity = reading.entity(mentionedIn: CollectionOfOne(token)) {
                let isField = reading.scopes[passage].map { reading.hasField(token.text, in: $0) } ?? false
                return isField ? nil : entity
            }
            guard token.means([.filler, .key, .by, .index, .fields]) else { return nil }
            isBehindOf = token.means([.filler, .by])
        }
        return nil
    }

    private func mentioned(in reading: DocumentReading) -> Int? {
        let tokens = wording.tokens[range]
        return reading.entity(mentionedIn: tokens) ?? reading.entity(ownerOfPathIn: tokens)
            ?? tokens.first.flatMap { reading.entity(namedInPlural: $0) }
    }
}

extension UniqueKeySentence {
    /// "Unique keys: `Trip(owner, title)`, `Stop(day)`", where all names are fields.
    func calls(in reading: DocumentReading) -> [(entity: Int, key: DeclaredUniqueKey)] {
        let isSaid = range.contains { wording.tokens[$0].means(.uniqueness) }
        guard isSaid || isUnderLabel || isUnderHeading(in: reading), !saysNone else { return [] }
        return wording.tokens[range].compactMap { token in
            guard token.kind == .code, token.text.last == ")", let open = token.text.firstIndex(of: "("),
                let entity = reading.entity(named: String(token.text[..<open])),
                let names = NameList.names(inCode: String(token.text[open...])),
                names.allSatisfy({ reading.hasField($0, in: entity) })
            else { return nil }
            return (entity, DeclaredUniqueKey(fields: names, span: token.span))
        }
    }
}

extension DocumentReading {
    /// `Trip.title`
    fileprivate func entity(ownerOfPathIn tokens: ArraySlice<Wording.Token>) -> Int? {
        for token in tokens where token.kind == .code {
            if let dot = token.text.firstIndex(of: "."),
                let entity = entity(named: String(token.text[..<dot]))
            {
                return entity
            }
        }
        return nil
    }

    /// "Trips are unique by …"
    func entity(namedInPlural token: Wording.Token) -> Int? {
        guard token.kind == .word, token.text.utf8.last == UInt8(ascii: "s"),
            let first = token.text.utf8.first, first >= 0x41, first <= 0x5a
        else { return nil }
        return entity(named: String(token.text.dropLast()))
    }
}
