import SchemaDeclaration
import SchemaModel

extension NoteReader {
    /// Searches for the phrases of scripts that put no spaces between words.
    mutating func readIdeographs() {
        for (index, token) in tokens.enumerated() where token.kind == .word {
            guard bytes[Int(token.lower)] >= 0xe0 else { continue }
            // 可选值 is no optional one: a phrase of its own has been read.
            if token.entry >= 0, lexicon.entries[Int(token.entry)].phraseCount > 0 { continue }
            var taken: [PhraseMeaning] = []
            for pattern in lexicon.substrings where !taken.contains(pattern.meaning) {
                guard let start = position(of: pattern.bytes, in: token.range) else { continue }
                taken.append(pattern.meaning)
                handle(pattern.meaning, token: index, phrase: start..<start + pattern.bytes.count)
            }
        }
    }

    private mutating func handle(_ meaning: PhraseMeaning, token index: Int, phrase: Range<Int>) {
        let whole = index..<index + 1
        let isWhole = phrase == tokens[index].range
        let covered = isWhole ? whole : index..<index
        switch meaning {
        case .boolean: find(.boolean, quote: whole, covering: covered)
        case .optional:
            // "可为空字符串": an empty text may stand there.
            guard !bytes[phrase.upperBound..<Int(tokens[index].upper)].starts(with: "字".utf8) else { return }
            let isDenied = isDenied(phrase, in: tokens[index].range)
            find(.optional(!isDenied), quote: whole, covering: isDenied ? whole : covered)
        case .primaryKey: find(.primaryKey, quote: whole, covering: covered)
        case .cascade: find(.onDelete(.cascade), quote: whole, covering: covered)
        case .selfReference: find(.references(Remark.ownEntity), quote: whole, covering: covered)
        case .reference, .identifier:
            ideographicReference(index, phrase: phrase, isStrong: meaning == .reference)
        case .defaultValue:
            defaultAfterIdeographs(token: index, rest: phrase.upperBound..<Int(tokens[index].upper))
        case .uuid, .rawValue, .required, .emptyText, .encrypted, .json, .list, .toMany, .unique, .queryable,
            .sortable,
            .searchable, .notStored, .deviceOnly, .externalStorage, .preserveValueOnDeletion, .spotlight,
            .originalName,
            .formerName, .nameUntil, .nameInCloudKit, .earlierKey, .retired, .unwritten, .removed, .planned,
            .nullify, .deny, .noAction, .deleteRule, .deletedWhen, .deletedWith, .nilWhen, .deleting,
            .inverse,
            .values,
            .markedValues,
            .range,
            .lowerBound, .upperBound,
            .exclusiveLowerBound, .exclusiveUpperBound, .positive, .nonNegative, .merge:
            break
        }
    }

    /// "非可选", "不可选": the sign before the phrase denies it.
    private func isDenied(_ phrase: Range<Int>, in token: Range<Int>) -> Bool {
        let before = bytes[token.lowerBound..<phrase.lowerBound]
        return ["非", "不"].contains { before.suffix(3).elementsEqual($0.utf8) }
    }

    /// The target stands before "への参照", else after the phrase.
    private mutating func ideographicReference(_ index: Int, phrase: Range<Int>, isStrong: Bool) {
        let before = index - 1
        let stands = phrase.lowerBound == Int(tokens[index].lower) && before >= 0
        let next = index + 1
        let position = stands && isName(at: before) ? before : next
        guard isName(at: position), abs(position - index) == 1 else {
            // "外键" alone: the field's own name must tell.
            if isStrong, phrase == tokens[index].range, startsClause(index), endsClause(index + 1) {
                find(.references(""), quote: index..<index + 1)
            }
            return
        }
        let range = min(index, position)..<max(index, position) + 1
        let name = content(at: position)
        find(isStrong ? .references(name) : .identifies(name), quote: range, covering: index..<index)
    }

    private func isName(at index: Int) -> Bool {
        guard tokens.indices.contains(index) else { return false }
        let token = tokens[index]
        guard token.kind == .word || token.kind == .code, !token.content.isEmpty else { return false }
        return bytes[token.content].allSatisfy { NoteLexer.isLetterOrDigit($0) || $0 == 0x2e }
    }

    private func position(of pattern: [UInt8], in range: Range<Int>) -> Int? {
        guard let first = pattern.first, range.count >= pattern.count else { return nil }
        for start in range.lowerBound...range.upperBound - pattern.count where bytes[start] == first {
            if (1..<pattern.count).allSatisfy({ bytes[start + $0] == pattern[$0] }) { return start }
        }
        return nil
    }
}
