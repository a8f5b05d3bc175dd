import Diagnostics
import DocumentWording
import Markdown
import RemarkReading
import SchemaDeclaration
import SchemaEvidence
import Vocabulary

/// Where a sentence names an entity, and where the list of its fields begins and ends.
///
///     **Rating** — `siteId` (String), `value` (Int)
///     Add a `Trip` record type (fields: `title`, `start`)
///     - **User**: id, name, email
struct InlineFieldList {
    let name: Wording.Token

    /// Whether "record type" stands beside the name, or "fields" before the list.
    let isLabelled: Bool

    /// "Fields: title (String), start", "Core fields (synced): title, start": the lines above name the entity.
    static func unnamed(_ wording: Wording, upTo end: Int) -> Range<Int>? {
        let tokens = wording.tokens
        guard let colon = tokens.prefix(longestLabel).firstIndex(where: { $0.sign == .colon }),
            colon + 1 < tokens.count, isLabelOfFields(tokens[..<colon]),
            tokens[colon + 1].isName || tokens[colon + 1].kind == .code,
            end > Int(tokens[colon + 1].span.lower)
        else { return nil }
        return Int(tokens[colon + 1].span.lower)..<end
    }

    private static let longestLabel = 10

    private static let leads: ConceptSet = [.has, .and, .filler, .determiner, .functionWord, .with]

    /// The word for fields, at most one word before it, and nothing behind it but brackets.
    private static func isLabelOfFields(_ words: ArraySlice<Wording.Token>) -> Bool {
        let label = words.drop(while: \.isOrnament)
        guard let fields = label.firstIndex(where: { $0.kind == .word && $0.means(.fields) }),
            label[..<fields].allSatisfy({ $0.kind == .word && !$0.means(.otherFields) }),
            // "**AND** has the fields:", "Core fields:"
            fields - label.startIndex < 2 || label[..<fields].allSatisfy({ $0.isStrong || $0.means(leads) })
        else { return false }
        let rest = label[(fields + 1)...]
        return rest.isEmpty || rest.first?.sign == .open && rest.last?.sign == .close
    }

    /// "One a journey. Fields: `title`, `start`, `end`": at least three names in back-ticks.
    static func unnamedInProse(_ wording: Wording, upTo end: Int) -> Range<Int>? {
        let tokens = wording.tokens
        guard
            let label = tokens.indices.dropLast(2).first(where: {
                tokens[$0].kind == .word && tokens[$0].means(.fields) && tokens[$0 + 1].sign == .colon
            }), label == 0 || tokens[label - 1].sign == .stop, tokens[label + 2].kind == .code,
            tokens[label...].count(where: { $0.kind == .code }) > 2
        else { return nil }
        return Int(tokens[label + 2].span.lower)..<end
    }

    /// "`id · title · end?`": a paragraph that is a list of at least three names in one pair of back-ticks.
    static func inOnePiece(_ wording: Wording) -> Range<Int>? {
        guard let first = wording.tokens.first, let last = wording.tokens.last,
            wording.tokens.allSatisfy({ $0.kind == .code })
        else { return nil }
        return Int(first.span.lower)..<Int(last.span.upper)
    }

    /// "`id`, `name`, `price`", "Add `price`": nothing but names in back-ticks, perhaps behind a verb.
    static func bare(_ wording: Wording, upTo end: Int) -> Range<Int>? {
        let tokens = wording.tokens
        guard let first = tokens.first else { return nil }
        let isVerb = first.kind == .word && first.means(.filler) && !first.isMarked
        let start = isVerb ? 1 : 0
        guard tokens.count > start, tokens[start].kind == .code, end > Int(tokens[start].span.lower),
            isVerb || tokens.count(where: { $0.kind == .code }) > 1
        else { return nil }
        return Int(tokens[start].span.lower)..<end
    }

    /// Names of tables begin small; only lists that leave no doubt have such names.
    var startsSmall: Bool { !Self.startsWithCapital(name.text) }

    /// Whether the name is in back-ticks or bold.
    var isMarked: Bool { name.isMarked }

    /// Whether the name, somewhere before "Fields:", is a word that documents use for other things, too: "**Person** — one a
    /// driver. Fields: …".
    private(set) var isWord = false

    /// Whether words and a colon stand between the name and the list.
    private(set) var isRemarked = false

    /// UTF-8 offsets in the document.
    let range: Range<Int>

    init?(_ wording: Wording, upTo end: Int) {
        let tokens = wording.tokens
        if let list = Self.bracketAtEnd(of: wording) {
            (name, range, isLabelled) = (tokens[0], list, true)
            return
        }
        if let fields = tokens.firstIndex(where: { $0.kind == .word && $0.means(.fields) }),
            let name = Self.name(before: fields, in: wording),
            // "as `CKAsset` in the fields `photo` and `cover`"
            !name.text.hasPrefix("CK") || TypeVocabulary.meaning(of: name.text) == nil,
            Self.isThere(name, before: fields, in: wording),
            Wording.refusal(of: fields..<fields + 1, in: tokens[...], as: .mark) != .denied,
            let start = Self.start(behind: fields, in: tokens)
        {
            self.name = name
            isWord = name.kind == .word && !name.senses.isEmpty
            isLabelled = true
            range = Int(tokens[start].span.lower)..<Self.end(behind: fields, in: tokens, orAt: end)
            return
        }
        guard let lead = Self.lead(of: wording), lead.start < tokens.count,
            lead.isLabelled || !Self.isLabelOfField(tokens[lead.name].text)
        else {
            guard let typed = InlineTypedNames(wording, upTo: end) else { return nil }
            name = typed.name
            isLabelled = typed.isOfStore
            range = typed.range
            return
        }
        name = tokens[lead.name]
        isLabelled = lead.isLabelled
        let remark = Self.behindRemark(from: lead.start, in: wording)
        isRemarked = remark != nil
        let start = remark ?? Self.behindSentences(from: lead.start, in: wording)
        range = Int(tokens[start].span.lower)..<max(end, Int(tokens[start].span.upper))
    }

    /// "`Trip` table: what waits to be sent (`title`, `start`, `end`)": at least three names in brackets at the end.
    private static func bracketAtEnd(of wording: Wording) -> Range<Int>? {
        var tokens = wording.tokens[...]
        if tokens.last?.sign == .stop { tokens.removeLast() }
        guard let first = tokens.first, first.kind == .code, first.isName, startsWithCapital(first.text),
            let label = wording.label(at: 1), label.upperBound < tokens.endIndex,
            [.colon, .dash, .open].contains(tokens[label.upperBound].sign), tokens.last?.sign == .close,
            let open = tokens.lastIndex(where: { $0.sign == .open }),
            !tokens[label.upperBound..<open].contains(where: {
                $0.means(NamingLine.otherLists) || $0.spells([.programChapter])
            }),
            case let list = tokens[(open + 1)...].dropLast(), list.count(where: { $0.kind == .code }) > 2,
            list.allSatisfy({ $0.kind == .code || $0.sign == .comma || $0.means(.and) }),
            let start = list.first, let end = tokens.last
        else { return nil }
        return Int(start.span.lower)..<Int(end.span.lower)
    }

    /// "**Type**: Date": what describes a field, and no entity.
    private static func isLabelOfField(_ name: String) -> Bool {
        guard let role = HeaderVocabulary.role(of: name) else { return false }
        return role.isOfFields || [.type, .swiftType, .fieldName].contains(role)
    }

    // MARK: "… `Trip` record type, fields: …"

    private static let reach = 14

    private static func name(before fields: Int, in wording: Wording) -> Wording.Token? {
        for index in stride(from: fields - 1, through: max(0, fields - reach), by: -1) {
            let token = wording.tokens[index]
            // "record type `"Trip"`", as code spells it.
            if let name = NamingLine.literal(token), index > 0,
                wording.tokens[index - 1].means([.type, .record])
            {
                return name
            }
            if token.isName, token.isMarked, startsWithCapital(token.text),
                token.senses.isEmpty || index == 0 && isLeadingWord(wording),
                !isInBoldPhrase(index, of: wording.tokens)
            {
                return AppTypeName.settings.contains(token.text) ? nil : token
            }
        }
        return nil
    }

    /// "**Person** — one a driver", "**Step** (one a day)": what a line in bold begins with may be a name, but
    /// "**Optional** — …" and "**Indexes** — …" are none.
    private static func isLeadingWord(_ wording: Wording) -> Bool {
        let tokens = wording.tokens
        return tokens.count > 2 && [.dash, .open].contains(tokens[1].sign) && !tokens[1].isStrong
            && !NamingLine.isOfOtherList(tokens[0]) && !tokens[0].means(otherWords)
            && !isLabelOfField(tokens[0].text)
    }

    private static let otherWords: ConceptSet = [
        .general, .fields, .elsewhere, .rows, .security, .schema, .structure, .record, .entityLabel,
        .recordTypeLabel, .filler, .aside, .everyone, .every, .read, .write, .name, .public, .private,
        .shared,
    ]

    /// "The `Trip` type was removed. Its fields: …" has none.
    private static func isThere(_ name: Wording.Token, before fields: Int, in wording: Wording) -> Bool {
        guard let index = wording.tokens[..<fields].lastIndex(where: { $0.span == name.span }) else {
            return true
        }
        return wording.tokens.indices[index..<fields].allSatisfy { word in
            wording.tokens[...].polarityMarks(at: word).isDisjoint(with: [
                .negation, .removal, .avoidance, .past,
            ])
                && !(wording.tokens[word].kind == .word && wording.tokens[word].means([.removed, .planned]))
        }
    }

    /// "**Run the app once**": one of several words in bold is no name.
    private static func isInBoldPhrase(_ index: Int, of tokens: [Wording.Token]) -> Bool {
        guard tokens[index].kind == .word else { return false }
        let before = tokens[..<index].reversed().prefix { $0.isStrong && $0.kind == .word }
        let behind = tokens[(index + 1)...].prefix { $0.isStrong && $0.kind == .word }
        return (before + behind).contains {
            !$0.means([.record, .type, .entityLabel, .recordTypeLabel, .filler])
        }
    }

    private static func start(behind fields: Int, in tokens: [Wording.Token]) -> Int? {
        var index = fields + 1
        // "field set:", "field list:"
        if index + 1 < tokens.count, ["set", "list"].contains(tokens[index].text.lowercased()),
            tokens[index + 1].sign == .colon
        {
            index += 1
        }
        // "attributes for:"
        if index + 1 < tokens.count, tokens[index].means(.preposition), tokens[index + 1].sign == .colon {
            index += 1
        }
        while index < tokens.count, [.colon, .dash].contains(tokens[index].sign) { index += 1 }
        // "its two fields (`title`, `start`) are encrypted"
        if index == fields + 1, index + 2 < tokens.count, tokens[index].sign == .open,
            tokens[index + 1].kind == .code, tokens[index + 2].sign == .comma
        {
            index += 1
        }
        guard index < tokens.count, tokens[index].isName || isTypedName(tokens[index]) else { return nil }
        return index > fields + 1 || tokens[index].kind == .code ? index : nil
    }

    /// `title: String`, `title (String)`
    private static func isTypedName(_ token: Wording.Token) -> Bool {
        guard token.kind == .code, let mark = token.text.firstIndex(where: { $0 == ":" || $0 == "(" }) else {
            return false
        }
        return Identifier.isFieldName(String(token.text[..<mark].trimmingSpaces))
    }

    /// A list in brackets ends with them.
    private static func end(behind fields: Int, in tokens: [Wording.Token], orAt end: Int) -> Int {
        let opensBehind = fields + 1 < tokens.count && tokens[fields + 1].sign == .open
        guard opensBehind || tokens[..<fields].last(where: { $0.kind != .word })?.sign == .open else {
            return end
        }
        var depth = opensBehind ? 0 : 1
        for token in tokens[(fields + 1)...] {
            if token.sign == .open { depth += 1 }
            if token.sign == .close { depth -= 1 }
            if depth == 0 { return Int(token.span.lower) }
        }
        return end
    }

    // MARK: "**Trip** — …"

    private static func lead(of wording: Wording) -> (name: Int, start: Int, isLabelled: Bool)? {
        let tokens = wording.tokens
        guard var index = tokens.firstIndex(where: { $0.kind != .sign && $0.kind != .number }) else {
            return nil
        }
        let label = behindLabel(from: index, in: wording)
        if let label { index = label }
        while index < tokens.count, tokens[index].sign == .colon { index += 1 }
        guard index + 2 < tokens.count, tokens[index].isName,
            startsWithCapital(tokens[index].text) || tokens[index].kind == .code
        else { return nil }
        let separator = behindBrackets(from: index + 1, in: tokens)
        guard separator + 1 < tokens.count, [.colon, .dash].contains(tokens[separator].sign) else {
            return nil
        }
        // A plain word is a name only before a list in back-ticks: "Trip: `title`, `start`".
        guard tokens[index].isMarked || tokens[index].senses.isEmpty && tokens[separator + 1].kind == .code
        else { return nil }
        return (index, separator + 1, label != nil)
    }

    /// "Model `Trip`", "The SwiftData model `Trip`", "SwiftData `Trip`": where the name stands, or nil without a label.
    private static func behindLabel(from index: Int, in wording: Wording) -> Int? {
        let start = wording.tokens[index].means(.determiner) ? index + 1 : index
        if let label = wording.label(at: start) { return label.upperBound }
        guard start + 1 < wording.tokens.count, wording.tokens[start + 1].kind == .code,
            wording.tokens[start].means([.swiftData, .coreData]),
            case let name = wording.tokens[start + 1].text, !AppTypeName.isElsewhere(name),
            !AppTypeName.isOfProgram(name)
        else { return nil }
        return start + 1
    }

    /// "**Prefs** — a single row: defaultUnit, hasSeenTour": the list begins behind the colon, with a name as code has it.
    private static func behindRemark(from start: Int, in wording: Wording) -> Int? {
        let tokens = wording.tokens
        guard let colon = tokens[start...].prefix(longestLabel).firstIndex(where: { $0.sign == .colon }),
            colon > start, colon + 1 < tokens.count, Identifier.looksLikeCode(tokens[colon + 1].text),
            Identifier.isFieldName(tokens[colon + 1].text),
            tokens[start..<colon].allSatisfy({
                $0.kind == .word && !$0.isMarked && !$0.means([.values, .valueList, .kind, .enumeration])
            })
        else { return nil }
        return colon + 1
    }

    /// "**Trip** — one a journey. `title` (String), `start`": the list begins with the first sentence that begins with a
    /// name in back-ticks.
    private static func behindSentences(from start: Int, in wording: Wording) -> Int {
        guard wording.tokens[start].kind != .code else { return start }
        return wording.sentences.first { sentence in
            sentence.lowerBound > start && wording.tokens[sentence.lowerBound].kind == .code
        }?.lowerBound ?? start
    }

    /// "**Trip** (`Models/Trip.swift`): title, start": what stands in brackets is about the name.
    private static func behindBrackets(from index: Int, in tokens: [Wording.Token]) -> Int {
        guard tokens[index].sign == .open, tokens[index - 1].isMarked,
            let close = tokens[index...].firstIndex(where: { $0.sign == .close })
        else { return index }
        return close + 1
    }

    static func startsWithCapital(_ text: String) -> Bool {
        text.utf8.first.map { $0 >= 0x41 && $0 <= 0x5a } ?? false
    }
}
