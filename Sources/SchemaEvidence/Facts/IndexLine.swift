import Diagnostics
package import DocumentWording
import Markdown
import RemarkReading
package import SchemaDeclaration
package import SchemaModel
import Vocabulary

/// A line about indexes taken apart.
///
///     `start` (Queryable, Sortable)
///     Index 2: `trip` + `start` (descending)
///     **Trip**: `start` - Queryable & Sortable
///     SORTABLE: start
///     Queryable: `start`, `trip`; Sortable: `start`
///
///     Queryable: `trip` + `start`, `month`
///
/// Names with commas between them have an index each; `+` or brackets join those beside them, and one that is called
/// compound or "Index 2" is of them all.
package struct IndexLine {
    package struct Entry: Hashable {
        package var fields: [Index.Part]
        package var kinds: [Index.Kind]
        package var isUnique = false
        fileprivate var isCompound = false

        /// The words for the kinds stand before the names: another word begins another entry.
        fileprivate var beginsWithKind = false
    }

    package private(set) var entries: [Entry] = []

    /// What the line says of CloudKit's own fields needs no index of ours.
    package private(set) var isOfSystem = false

    /// Why a word for an index states none: it is denied, of the past, possible or an example.
    package private(set) var refusal: RefusedFact.Reason?
    private var current = Entry(fields: [], kinds: [])
    private var isClosed = false
    private var isBehindName = false

    /// The names of the current entry that are in one index with the name before them.
    private var joined: Set<Int> = []
    private var isJoining = false
    private let isOneIndex: Bool

    /// `isField` says which plain words are fields.
    package init(_ line: ArraySlice<Wording.Token>, isField: (String) -> Bool) {
        let tokens = Self.behindName(line, isField: isField)
        isOneIndex = tokens.startIndex > line.startIndex || Self.isOneIndex(tokens)
        var depth = 0
        var isDescription = false
        var isTuple = false
        var isDenied = false
        for (index, written) in zip(tokens.indices, tokens) {
            let token = Self.withSenses(written)
            if token.means(.system), depth > 0 { isOfSystem = true }
            if token.sign == .open {
                depth += 1
                let isBehindComma = index > tokens.startIndex && tokens[index - 1].sign == .comma
                isBehindName = !current.fields.isEmpty && !isBehindComma
            }
            if token.sign == .close {
                depth -= 1
                isClosed = isClosed || !current.kinds.isEmpty
                if isTuple, depth == 0, !current.fields.isEmpty {
                    close()
                    isTuple = false
                }
            }
            if token.sign == .semicolon { close() }
            if token.means(Self.kinds.union([.index])),
                let reason = Wording.refusal(of: index..<index + 1, in: tokens)
            {
                refusal = reason
                continue
            }
            if add(kindOf: token, isInBrackets: depth > 0) || add(directionOf: token) { continue }
            if token.spells([.compound]) { current.isCompound = true }
            // "All fields except `a`", "none on `a`", "`a`, not `b`"
            if token.kind == .word, token.means([.no, .exception]) { isDenied = true }
            if isDenied { continue }
            if token.sign == .plus { isJoining = true }
            if token.sign == .comma, depth == 0 { isJoining = false }
            if forbidsTwins(index, in: tokens), !current.fields.isEmpty,
                !isDescription || token.means(.unique)
            {
                if beginsTuple(index, in: tokens, isField: isField) {
                    close()
                    isTuple = true
                }
                current.isUnique = true
            }
            if token.sign == .dash, !current.fields.isEmpty {
                isDescription = !hasIndexWord(tokens[index...])
            }
            if isDescription || depth > 0 && !current.fields.isEmpty && !mayBeCompound { continue }
            guard let names = names(of: token, isField: isField), !Self.isNameOfIndex(index, in: tokens)
            else {
                continue
            }
            add(names, isInBrackets: depth > 0)
        }
        close()
    }

    /// "Index 2: …", "**Index**: …"
    private static func isOneIndex(_ tokens: ArraySlice<Wording.Token>) -> Bool {
        guard let first = tokens.first, first.text.lowercased() == "index" else { return false }
        return tokens.prefix(3).contains { $0.sign == .colon }
    }

    /// "`a`, `b`, unique composite (c, d)": of the names in the brackets, and none before.
    private func beginsTuple(
        _ index: Int, in tokens: ArraySlice<Wording.Token>, isField: (String) -> Bool
    ) -> Bool {
        let rest = tokens[(index + 1)...].prefix(4).drop { $0.kind == .word }
        guard tokens[..<index].last?.sign == .comma, rest.first?.sign == .open,
            let name = rest.dropFirst().first
        else { return false }
        return name.kind == .code || isField(name.text)
    }

    /// "**byDay**: day, start": behind the name of the index itself, which is no field's and no record type's.
    private static func behindName(
        _ line: ArraySlice<Wording.Token>, isField: (String) -> Bool
    ) -> ArraySlice<Wording.Token> {
        let words = line.drop { $0.kind == .number || $0.sign == .stop }
        guard let name = words.first, words.count > 2, name.kind != .sign,
            words[words.startIndex + 1].sign == .colon,
            Identifier.looksLikeCode(name.text), !Identifier.isTypeName(name.text), !isField(name.text),
            words.dropFirst(2).contains(where: { isField($0.text) })
        else { return line }
        return words.dropFirst(2)
    }

    /// "unique"; but "for deduplication", "to find duplicates" do not say that there are none.
    private func forbidsTwins(_ index: Int, in tokens: ArraySlice<Wording.Token>) -> Bool {
        tokens[index].means([.unique, .uniqueLead])
            && Wording.refusal(of: index..<index + 1, in: tokens, as: .key) == nil
    }

    /// `QUERYABLE` in back-ticks is the word, and no field.
    private static func withSenses(_ token: Wording.Token) -> Wording.Token {
        guard token.kind == .code else { return token }
        var word = token
        word.entry = Lexicon.shared.entry(for: WordHash.of(token.text))
        return word.means(words) ? word : token
    }

    private static let kinds: ConceptSet = [.queryable, .sortable, .searchable]
    private static let words: ConceptSet = kinds.union([.ascending, .descending])

    /// Whether names are being listed in brackets: "(a, b)"; what stands in brackets behind one explains it.
    private var mayBeCompound: Bool {
        if current.beginsWithKind { return !isBehindName }
        return current.kinds.isEmpty && !current.fields.contains { $0.descending }
    }

    private func hasIndexWord(_ tokens: ArraySlice<Wording.Token>) -> Bool {
        tokens.prefix(3).contains { $0.means([.queryable, .sortable, .searchable]) }
    }

    private func names(of token: Wording.Token, isField: (String) -> Bool) -> [Index.Part]? {
        switch token.kind {
        case .code:
            let code = Self.withoutName(token.text)
            return NameList.names(inCode: code)?.map { Index.Part(name: $0) } ?? Self.ordered(inCode: code)
        case .word:
            return isField(token.text) && !token.means([.index, .and]) ? [Index.Part(name: token.text)] : nil
        case .number, .quotation, .sign: return nil
        }
    }

    /// `trip ASC, start DESC`: each name with the word for its order.
    private static func ordered(inCode code: String) -> [Index.Part]? {
        let parts = code.split(separator: ",").compactMap { part -> Index.Part? in
            let words = part.split(separator: " ").map(String.init)
            guard words.count == 2, Identifier.isValid(words[0]), words[1].means([.ascending, .descending])
            else {
                return nil
            }
            return Index.Part(name: words[0], descending: words[1].means(.descending))
        }
        return parts.isEmpty || parts.count < code.split(separator: ",").count ? nil : parts
    }

    /// "`idx_trip_start` on (trip, start)": the first name is the index's own.
    private static func isNameOfIndex(_ index: Int, in tokens: ArraySlice<Wording.Token>) -> Bool {
        guard index + 2 < tokens.endIndex, tokens[index].kind == .code,
            ["on", "auf", "sur", "sobre", "en"].contains(tokens[index + 1].text.lowercased())
        else { return false }
        return tokens[index + 2].sign == .open || tokens[index + 2].kind == .code
    }

    /// `idx_trip_start (trip, start)`: the index has a name of its own.
    private static func withoutName(_ code: String) -> String {
        guard code.last == ")", let open = code.firstIndex(of: "("), open != code.startIndex else {
            return code
        }
        return Identifier.isValid(code[..<open].trimmingSpaces) ? String(code[open...]) : code
    }

    private mutating func add(_ names: [Index.Part], isInBrackets: Bool) {
        let hasKind = !current.beginsWithKind && !current.kinds.isEmpty && !current.fields.isEmpty
        if isClosed || hasKind && !isJoining && !isOneIndex { close() }
        let first = current.fields.count
        if isJoining, first > 0 { joined.insert(first) }
        joined.formUnion(first + 1..<first + max(1, names.count))
        current.fields += names
        isJoining = isInBrackets
    }

    private mutating func add(kindOf token: Wording.Token, isInBrackets: Bool) -> Bool {
        let kind: Index.Kind
        if token.means(.queryable) {
            kind = .queryable
        } else if token.means(.sortable) {
            kind = .sortable
        } else if token.means(.searchable) {
            kind = .searchable
        } else {
            return false
        }
        if current.fields.isEmpty { current.beginsWithKind = true }
        if current.beginsWithKind, !current.fields.isEmpty, !isInBrackets {
            close()
            current.beginsWithKind = true
        }
        if !current.kinds.contains(kind) { current.kinds.append(kind) }
        return true
    }

    private mutating func add(directionOf token: Wording.Token) -> Bool {
        if token.means(.descending), !current.fields.isEmpty {
            current.fields[current.fields.count - 1].descending = true
        }
        return token.means([.ascending, .descending])
    }

    private mutating func close() {
        // "`tag` - not indexed"
        if refusal != nil, current.kinds.isEmpty { current.fields = [] }
        if current.fields.count < 2 || current.isCompound || current.isUnique || isOneIndex {
            if !current.fields.isEmpty { entries.append(current) }
        } else {
            let starts = current.fields.indices.filter { !joined.contains($0) }
            entries += zip(starts, starts.dropFirst() + [current.fields.count]).map { start, end in
                Entry(fields: Array(current.fields[start..<end]), kinds: current.kinds)
            }
        }
        current = Entry(fields: [], kinds: [])
        joined = []
        isJoining = false
        isClosed = false
    }
}
