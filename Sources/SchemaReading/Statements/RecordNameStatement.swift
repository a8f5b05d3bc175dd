import Diagnostics
import Markdown
import Vocabulary

/// Reads how the records of an entity are named, and which field is its primary key.
///
///     **Record name:** the trip's UUID as a string
///     Primary key: `id`
struct RecordNameStatement: Recogniser {
    func read(_ reading: inout DocumentReading) {
        for (index, wording) in reading.wordings.enumerated() {
            guard let wording, let entity = reading.scopes[index] else { continue }
            for sentence in wording.sentences {
                guard let colon = Self.labelEnd(wording, sentence) else { continue }
                if Self.isOfIndexes(wording, sentence) { continue }
                let label = sentence.lowerBound..<colon
                if let rule = wording.recordNameRule(in: sentence),
                    wording.recordNameRule(in: label) != nil
                        || Self.namesRecords(wording, label)
                {
                    reading.schema.entities[entity].recordNameRule = rule
                    // How a name is composed says more than the rule keeps.
                    if Self.isComposed(wording.tokens[colon + 1..<sentence.upperBound]) {
                        reading.use(index)
                    } else {
                        reading.useAsMetadata(index, sentence: sentence)
                    }
                } else if let key = Self.primaryKey(wording, label, behind: colon + 1..<sentence.upperBound) {
                    reading.schema.entities[entity].primaryKey = key
                    reading.useAsMetadata(index, sentence: sentence)
                }
            }
        }
    }

    /// "`recordName`: Queryable" says by what records are found, and nothing of their names.
    private static func isOfIndexes(_ wording: Wording, _ sentence: Range<Int>) -> Bool {
        sentence.contains { wording.tokens[$0].means([.queryable, .sortable, .searchable]) }
    }

    /// "`boat-<hull>`", "`boat-{hull}`"
    private static func isComposed(_ rest: ArraySlice<Wording.Token>) -> Bool {
        rest.contains { token in
            token.kind == .code && token.text.contains { "<{$(+".contains($0) }
        }
    }

    private static func labelEnd(_ wording: Wording, _ sentence: Range<Int>) -> Int? {
        sentence.prefix(5).first { wording.tokens[$0].sign == .colon }
    }

    private static func namesRecords(_ wording: Wording, _ label: Range<Int>) -> Bool {
        guard let first = label.first(where: { wording.tokens[$0].kind != .sign }) else { return false }
        if wording.tokens[first].text.lowercased() == "recordname" { return true }
        return wording.tokens[first].means(.record) && first + 1 < label.upperBound
            && wording.tokens[first + 1].means(.name)
    }

    private static func primaryKey(
        _ wording: Wording, _ label: Range<Int>, behind rest: Range<Int>
    ) -> Declared<String>? {
        guard label.contains(where: { wording.tokens[$0].means(.primary) }),
            label.contains(where: { wording.tokens[$0].means(.key) })
        else { return nil }
        guard let name = rest.first(where: { wording.tokens[$0].isName }) else { return nil }
        return Declared(wording.tokens[name].text, at: wording.tokens[name].span)
    }
}
