import Diagnostics
import DocumentWording
package import SchemaDeclaration
package import SchemaModel
import Vocabulary

extension Wording {
    /// "record type", "Entity", "テーブル" where it begins at an index: the label's tokens.
    package func label(at index: Int) -> Range<Int>? {
        guard index < tokens.count, tokens[index].kind == .word else { return nil }
        if tokens[index].means(.record) || tokens[index].spells([.recordTypeLabel]),
            index + 1 < tokens.count, tokens[index + 1].means(.type)
        {
            return index..<index + 2
        }
        // Slavic and Romance languages put it the other way round: "typ rekordu", "tipo de registro".
        if tokens[index].means(.type), index + 1 < tokens.count, tokens[index + 1].means(.record),
            !tokens[index + 1].isMarked
        {
            return index..<index + 2
        }
        if tokens[index].means(.type), index + 2 < tokens.count, tokens[index + 2].means(.record) {
            return index..<index + 3
        }
        if tokens[index].means(.entityLabel) { return index..<index + 1 }
        // "SwiftData model"
        guard tokens[index].means([.swiftData, .coreData, .cloudKit]), let label = label(at: index + 1) else {
            return nil
        }
        return index..<label.upperBound
    }

    /// "Public Database", "(Private)" in a stretch of tokens.
    package func database(in range: Range<Int>) -> Declared<Database>? {
        if let alone = databaseInBrackets(range) { return alone }
        guard let index = range.first(where: { tokens[$0].means(.database) || tokens[$0].means(.cloudKit) })
        else {
            return nil
        }
        let near = max(range.lowerBound, index - 3)..<min(range.upperBound, index + 4)
        for candidate in near {
            if let database = tokens[candidate].database {
                return Declared(database, at: tokens[candidate].span)
            }
        }
        return nil
    }

    /// "(not persisted)", "(not a record)", "(in-memory)", "— computed view model" in a stretch of tokens.
    package func saysNotStored(in range: Range<Int>) -> Bool {
        range.contains { index in
            if tokens[index].spells([.transient]) { return true }
            guard tokens[index].means(.no), index + 1 < range.upperBound else { return false }
            if tokens[index + 1].spells([.stored]) { return true }
            // "not a record", but not "no record name".
            let next = tokens[index + 1].means(.filler) ? index + 2 : index + 1
            guard next < range.upperBound, tokens[next].means(.record) else { return false }
            let isWhole = next + 1 == range.upperBound || tokens[next + 1].kind == .sign
            return isWhole || tokens[next + 1].means(.type)
        }
    }

    /// "(public)": nothing else in the brackets. What is shared may be a model of several apps.
    private func databaseInBrackets(_ range: Range<Int>) -> Declared<Database>? {
        guard let open = range.first, range.count > 2, tokens[open].sign == .open,
            tokens[open + 2].sign == .close,
            tokens[open + 1].kind == .word, let database = tokens[open + 1].database, database != .shared
        else { return nil }
        return Declared(database, at: tokens[open + 1].span)
    }

    /// "recordName `task:{id}`", "record name: the UUID" in a stretch of tokens.
    package func recordNameRule(in range: Range<Int>) -> Declared<RecordNameRule>? {
        guard let index = range.first(where: { isRecordName(at: $0) }) else { return nil }
        let rest = tokens[index..<range.upperBound]
        guard rest.count > 1 else { return nil }
        let span = span(of: index..<range.upperBound)
        // "`owner`-`day`"
        let isJoined = rest.dropFirst().count { $0.kind == .code } > 1
        if isJoined || rest.contains(where: { $0.kind == .code && Self.isPattern($0.text) }) {
            return Declared(.string, at: span)
        }
        if rest.contains(where: { $0.means(.uuid) || $0.text.lowercased().contains(bytesOf: "uuid") }) {
            return Declared(.uuid, at: span)
        }
        return Declared(.string, at: span)
    }

    private func isRecordName(at index: Int) -> Bool {
        let word = tokens[index].text.lowercased()
        if word == "recordname" { return true }
        guard tokens[index].means(.record), index + 1 < tokens.count else { return false }
        return tokens[index + 1].means(.name)
    }

    /// More than the bare name of a field: `task:{id}`, `day-<date>`.
    private static func isPattern(_ text: String) -> Bool {
        text.utf8.contains {
            $0 == 0x7b || $0 == 0x3c || $0 == 0x3a || $0 == 0x5f || $0 == 0x2d || $0 == 0x24
        }
    }
}

extension ArraySlice<Wording.Token> {
    /// How many words begin an exception: "except", "other than".
    package func wordsOfException(at index: Int) -> Int? {
        if self[index].means(.exception) { return 1 }
        guard self[index].kind == .word, index + 1 < endIndex, self[index + 1].kind == .word,
            Lexicon.shared.concepts(of: self[index].text + " " + self[index + 1].text).contains(.exception)
        else { return nil }
        return 2
    }
}

extension Wording.Token {
    /// The database that an adjective names.
    package var database: Database? {
        if means(.private) { return .private }
        if means(.public) { return .public }
        return means(.shared) ? .shared : nil
    }
}
