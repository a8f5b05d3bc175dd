import Diagnostics
import Markdown
import SchemaModel

/// Reads the fields whose values no two records of an entity share.
///
///     Unique key: `month`, `goal`
///     - `Budget`: dedupe by `(month, goal)`
///     One budget per `month`; unique per (`a`, `b`) or (`a`, `c`)
///
/// Only keys for named fields count.
struct UniqueKeyStatement: Recogniser {
    func read(_ reading: inout DocumentReading) {
        for (index, wording) in reading.wordings.enumerated() {
            guard let wording, !reading.isMetadata[index] else { continue }
            let isUnderLabel = isItemOfKeys(index, in: reading)
            guard isUnderLabel || wording.tokens.contains(where: Self.mayTrigger) else { continue }
            for sentence in wording.sentences {
                guard let entity = entity(of: wording, sentence, at: index, in: reading) else { continue }
                let fields = Set(reading.schema.entities[entity].fields.lazy.map(\.name.value))
                let grammar = UniqueKeyGrammar(wording, sentence, fields: fields)
                let keys = grammar.keys(isUnderLabel: isUnderLabel)
                if keys.isEmpty { continue }
                reading.schema.entities[entity].uniqueKeys += keys
                reading.use(index)
                if grammar.isLabelled { reading.useAsMetadata(index) }
            }
        }
    }

    private static func mayTrigger(_ token: Wording.Token) -> Bool {
        token.means(.unique) || token.means(.per)
            || token.kind == .code && UniqueKeyGrammar.call(token.text) != nil
    }

    /// An entity that the line begins with, else the one whose section it stands in, else one that it names.
    private func entity(
        of wording: Wording, _ sentence: Range<Int>, at passage: Int, in reading: DocumentReading
    ) -> Int? {
        let lead = wording.tokens.prefix(3)
        if lead.contains(where: { $0.sign == .colon }), let named = reading.entity(mentionedIn: lead) {
            return named
        }
        return reading.scopes[passage] ?? reading.entity(mentionedIn: wording.tokens[sentence])
    }

    private func isItemOfKeys(_ passage: Int, in reading: DocumentReading) -> Bool {
        guard let list = reading.outline.passages[passage].container else { return false }
        let topic = reading.topic(of: list)
        return topic.contains(.unique) && !topic.contains(.index)
    }
}
