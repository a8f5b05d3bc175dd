import Diagnostics
import DocumentWording
import Markdown
import RemarkReading
import SchemaDeclaration
import SchemaEvidence
import SchemaModel
import Vocabulary

/// Reads the fields that a sentence asks indexes for, where nothing lists any: their names say whose they are.
///
///     - `Trip`: one a journey
///
///     Add query indexes for `Trip.title` and `Trip.start`.
///
/// Another line must name the record type as one.
package struct IndexedPathsRecogniser: Recogniser {
    package init() {}

    func read(_ reading: inout DocumentReading) {
        guard !reading.hasClaims, reading.standings.speaksOfStore else { return }
        var types: Set<String>?
        var claims: [Claim] = []
        var places: [String: Int] = [:]
        for (index, wording) in reading.wordings.enumerated() where !reading.isUsed[index] {
            guard let wording, wording.mayMean(Self.indexes), reading.isAsserted(index) else { continue }
            for sentence in wording.sentences {
                for (type, field) in Self.paths(in: wording.tokens[sentence]) {
                    let known = types ?? NamedRecordTypes.all(in: reading)
                    types = known
                    guard known.contains(type.value) else { continue }
                    let place = places[type.value] ?? claims.count
                    if place == claims.count {
                        places[type.value] = place
                        claims.append(
                            Claim(EntityTitle(name: type, strength: .labelled), anchor: nil, from: index))
                    }
                    claims[place].add(field)
                }
            }
        }
        for var claim in claims {
            // What the sentence says of indexes is yet to be read.
            claim.passages = []
            reading.claim(claim)
        }
    }

    private static let indexes: ConceptSet = [.index, .queryable, .sortable, .searchable]
    private static let kinds: ConceptSet = [.queryable, .sortable, .searchable]

    /// Nothing where the sentence takes an index back, or speaks of none.
    private static func paths(
        in tokens: ArraySlice<Wording.Token>
    ) -> [(type: Declared<String>, field: Declared<String>)] {
        guard let first = tokens.firstIndex(where: { $0.kind == .code }),
            let index = tokens[..<first].lastIndex(where: { $0.means(indexes) }), tokens.takesNothingBack,
            case let between = tokens[(index + 1)..<first], !between.isEmpty,
            between.allSatisfy({ $0.sign == .colon || $0.means(leads) })
                || between.last?.sign == .colon && tokens[..<first].contains(where: { $0.means(kinds) })
        else { return [] }
        // "`Trip.start` (sortable, too)"
        let list = tokens.outsideBrackets(first..<tokens.endIndex)
        let code = list.map { tokens[$0] }.filter { $0.kind == .code }
        guard
            list.allSatisfy({
                tokens[$0].kind == .code || tokens[$0].means(.and)
                    || [.comma, .stop, .close].contains(tokens[$0].sign)
            }), code.count == tokens[first...].count(where: { $0.kind == .code })
        else { return [] }
        let paths = code.compactMap(path)
        return paths.count == code.count ? paths : []
    }

    /// "Add query indexes **for** `Trip.title`", "Indexes: `Trip.title`".
    private static let leads: ConceptSet = [.preposition, .fields, .determiner, .index]

    private static func path(_ token: Wording.Token) -> (type: Declared<String>, field: Declared<String>)? {
        let parts = token.text.split(separator: ".").map(String.init)
        guard parts.count == 2, parts.allSatisfy({ Identifier.isValid($0) }),
            Identifier.isTypeName(parts[0]), Identifier.isFieldName(parts[1]),
            !HeadingParser.isFile(token.text), SystemField(named: parts[1]) == nil
        else { return nil }
        return (Declared(parts[0], at: token.span), Declared(parts[1], at: token.span))
    }
}

extension Claim {
    fileprivate mutating func add(_ name: Declared<String>) {
        guard !entity.fields.contains(where: { $0.name.value == name.value }) else { return }
        entity.fields.append(DeclaredField(name: name, span: name.span))
    }
}
