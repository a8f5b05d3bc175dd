import DocumentWording
import RemarkReading
import SchemaDeclaration
import SchemaEvidence
import Vocabulary

/// What a sentence about rights is about: one entity, or all.
struct GrantSubject {
    let entities: [Int]

    /// Whether it is about all but what it excepts.
    var isOfAll = true

    /// The words that say so.
    let range: Range<Int>

    /// Whether a colon follows.
    let isLabel: Bool

    /// All of a document, said of by a section about nothing but rights.
    init(all reading: DocumentReading) {
        entities = Array(reading.schema.entities.indices)
        range = 0..<0
        isLabel = true
    }

    /// "All record types", "`Trip`:".
    init?(of sentence: Range<Int>, in wording: Wording, _ reading: DocumentReading) {
        if let range = Self.all(in: sentence, of: wording) {
            self.range = range
            let excepted = GrantMentions(wording.tokens[sentence], reading).excepted
            entities = reading.schema.entities.indices.filter { !excepted.contains($0) }
        } else if let first = sentence.first(where: { wording.tokens[$0].kind != .sign }),
            let entity = reading.entity(mentionedIn: CollectionOfOne(wording.tokens[first]))
        {
            range = first..<first + 1
            entities = [entity]
        } else if let range = Self.this(in: sentence, of: wording), reading.schema.entities.count == 1 {
            self.range = range
            entities = [0]
        } else {
            return nil
        }
        let next = range.upperBound
        let isAlone = next == sentence.upperBound
        guard range.count > 1 || isAlone || wording.tokens[next].sign == .colon else { return nil }
        isLabel = !isAlone && wording.tokens[next].sign == .colon
    }

    /// "For this type, …", in a document that has but one.
    private static func this(in sentence: Range<Int>, of wording: Wording) -> Range<Int>? {
        let start = sentence.prefix(3).first {
            wording.tokens[$0].spells([.this])
        }
        guard let start, start + 1 < sentence.upperBound else { return nil }
        if let label = wording.label(at: start + 1) { return start..<label.upperBound }
        return wording.tokens[start + 1].means(.type) ? start..<start + 2 : nil
    }

    /// "`_icloud`: read and write on all types (`Trip`, `Stop`)": the record types that stand behind a role and its rights.
    init?(behindRoleIn sentence: Range<Int>, of wording: Wording, _ reading: DocumentReading) {
        let start = sentence.first {
            reading.entity(mentionedIn: CollectionOfOne(wording.tokens[$0])) != nil
        }
        guard let start,
            Self.isLabelled(sentence, of: wording) || Self.givesRight(sentence, before: start, in: wording)
        else { return nil }
        let every = sentence.first { wording.tokens[$0].means(.every) } ?? start
        let mentions = GrantMentions(wording.tokens[sentence], reading)
        entities = mentions.entities(of: Array(reading.schema.entities.indices))
        range = min(start, every)..<sentence.upperBound
        isLabel = true
    }

    /// "`_icloud`:"
    private static func isLabelled(_ sentence: Range<Int>, of wording: Wording) -> Bool {
        wording.tokens[sentence].first.map(GrantGrammar.isSystemRole) ?? false
            && wording.tokens[sentence].dropFirst().first?.sign == .colon
    }

    /// "`_world` needs Read on `Trip`.": the role, what it needs or has, its rights, and "on"; nothing but names behind that.
    private static func givesRight(_ sentence: Range<Int>, before name: Int, in wording: Wording) -> Bool {
        let tokens = wording.tokens[sentence]
        guard let role = tokens.first, GrantGrammar.isSystemRole(role),
            let verb = tokens[..<name].dropFirst().firstIndex(where: { !$0.means(.role) }),
            tokens[verb].means([.demand, .has]), !tokens.contains(where: \.isQuestionMark),
            case let rights = tokens[(verb + 1)..<name].dropLast(), !rights.isEmpty,
            tokens[name - 1].means([.preposition, .functionWord]),
            rights.allSatisfy({ $0.means([.read, .write, .create, .and]) || $0.sign == .comma }),
            tokens[name...].allSatisfy({
                $0.kind == .code || $0.means(.and) || [.comma, .stop].contains($0.sign)
            })
        else { return false }
        return tokens.takesNothingBack
    }

    /// "For the `Trip` record type, set:", "On each of the seven types:" above a list.
    init?(above line: Wording, _ reading: DocumentReading) {
        let words = line.tokens.indices
        let mentions = Self.mentions(in: line, reading)
        // "Both `Trip` and `Stop` types:"
        let isOfNamed = !mentions.named.isEmpty && mentions.excepted.isEmpty
        let isOfAll =
            Self.all(in: words, of: line) != nil
            || !isOfNamed && line.tokens.contains(where: Self.saysEvery)
                && line.tokens.contains { $0.means([.type, .entityLabel]) }
        if isOfAll || Self.isOfSecurity(line) {
            entities = reading.schema.entities.indices.filter { !mentions.excepted.contains($0) }
        } else if let name = NamingLine.markedBesideLabel(line), let entity = reading.entity(named: name.text)
        {
            entities = [entity]
            self.isOfAll = false
        } else if Self.opensList(line, reading), !mentions.named.isEmpty {
            entities = mentions.named
            self.isOfAll = false
        } else {
            return nil
        }
        range = words
        isLabel = true
    }

    /// Those of the last sentence; where that names none, the only one of a line about security: "Set the roles of `Trip`.
    /// Change them to:".
    private static func mentions(in line: Wording, _ reading: DocumentReading) -> GrantMentions {
        let last = GrantMentions(
            line.tokens[line.sentences.last ?? line.tokens.indices], reading)
        guard last.named.isEmpty, last.excepted.isEmpty, isPlain(line) else { return last }
        let all = GrantMentions(line.tokens[...], reading)
        return all.named.count == 1 && all.excepted.isEmpty ? all : last
    }

    /// A line about security that asks, denies or recalls nothing.
    private static func isPlain(_ line: Wording) -> Bool {
        line.speaksOfSecurity && line.tokens[...].hasNoPolarityMarks
            && !line.tokens.contains { $0.isQuestionMark || $0.means(.elsewhere) }
    }

    /// "…:", "Schema → Security Roles → Trip →", "Schema › Security Roles, row `Trip`.", "**Trip record**".
    private static func opensList(_ line: Wording, _ reading: DocumentReading) -> Bool {
        func isName(_ token: Wording.Token) -> Bool {
            reading.entity(named: token.text) != nil
                || token.means([.record, .type, .entityLabel, .recordTypeLabel, .security, .filler])
        }
        if line.tokens.allSatisfy({ $0.isStrong && ($0.kind == .sign || $0.kind == .number || isName($0)) }) {
            return true
        }
        return switch line.tokens.last?.sign {
        case .colon: true
        case .arrow: line.speaksOfSecurity
        case .stop?, Wording.Sign.none?: isPlain(line)
        default: false
        }
    }

    /// "都有", inside of what is one word where none is set off by spaces; but "所有者" is a role.
    private static func saysEvery(_ token: Wording.Token) -> Bool {
        token.means(.every)
            || Lexicon.shared.contains(.every, within: token.text)
                && !Lexicon.shared.contains(.creator, within: token.text)
    }

    /// "Security roles", and nothing else: where nothing names a record type it is about all.
    static func isOfSecurity(_ line: Wording) -> Bool {
        let words = line.tokens.filter { $0.kind != .sign && $0.kind != .number }
        let isOfEvery = words.contains { $0.means(.every) }
        return words.contains { $0.means(.security) }
            && words.allSatisfy {
                $0.means([.security, .filler, .cloudKit, .general, .step, .database, .every, .setting])
                    || isOfEvery && $0.means([.record, .type, .entityLabel, .recordTypeLabel, .preposition])
            }
    }

    private static func all(in sentence: Range<Int>, of wording: Wording) -> Range<Int>? {
        for index in sentence.dropLast() {
            guard wording.tokens[index].means(.every) else {
                continue
            }
            // "All except `Diary`", "Everything but `Diary`:"
            let colon = sentence.first { wording.tokens[$0].sign == .colon }
            let words = wording.tokens[sentence]
            if index == sentence.lowerBound, words.wordsOfException(at: index + 1) != nil {
                return index..<(colon ?? sentence.upperBound)
            }
            var next = index + 1
            // "All four record types", "all the record types"
            while next < sentence.upperBound,
                wording.tokens[next].kind == .number || wording.tokens[next].means([.filler, .smallNumber])
            {
                next += 1
            }
            if let label = wording.label(at: next) { return index..<label.upperBound }
            // "All types:", "All types (except `Diary`):"
            guard let colon, next + 1 <= colon, wording.tokens[next].means(.type) else { continue }
            let isNarrowed = words[next + 1].sign == .open || words.wordsOfException(at: next + 1) != nil
            if next + 1 == colon || isNarrowed { return index..<colon }
        }
        return nil
    }
}
