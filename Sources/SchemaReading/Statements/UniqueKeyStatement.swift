import Diagnostics
import Markdown
import SchemaModel

/// Reads the fields whose values no two records of an entity share.
///
///     Unique key: `month`, `goal`
///     Unique key of `Budget`: `month`, `goal`
///     - `Budget`: dedupe by `(month, goal)`
///     One budget per `month`; unique per (`a`, `b`) or (`a`, `c`)
///
/// Only keys for named fields count.
struct UniqueKeyStatement: Recogniser {
    func read(_ reading: inout DocumentReading) {
        for (index, wording) in reading.wordings.enumerated() {
            guard let wording, !reading.isMetadata[index] else { continue }
            let isUnderLabel = isItemOfKeys(index, in: reading)
            let isUnderHeading = !isUnderLabel && isUnderHeadingOfKeys(index, in: reading)
            guard isUnderLabel || isUnderHeading || wording.tokens.contains(where: Self.mayTrigger) else {
                continue
            }
            for sentence in isUnderHeading ? wording.lines : wording.sentences {
                let statement = UniqueKeySentence(
                    wording: wording, range: sentence, passage: index, isUnderLabel: isUnderLabel)
                read(statement, in: &reading)
            }
        }
    }

    private func read(_ statement: UniqueKeySentence, in reading: inout DocumentReading) {
        guard let subject = statement.subject(in: reading) else {
            return reportWithoutSubject(statement, in: &reading)
        }
        let grammar = UniqueKeyGrammar(
            statement.wording, subject.body,
            owner: reading.schema.entities[subject.entity].name.value,
            fields: Set(reading.schema.entities[subject.entity].fields.lazy.map(\.name.value)))
        let isUnderLabel =
            statement.isUnderLabel || subject.isLeading && statement.isUnderHeading(in: reading)
        let keys = grammar.keys(isUnderLabel: isUnderLabel)
        if keys.isEmpty { return reportWithoutFields(statement, grammar, in: &reading) }
        reading.schema.entities[subject.entity].uniqueKeys += keys
        reading.use(statement.passage)
        if grammar.isLabelled { reading.useAsMetadata(statement.passage) }
    }

    private static func mayTrigger(_ token: Wording.Token) -> Bool {
        token.means(.unique) || token.means(.per)
            || token.kind == .code && UniqueKeyGrammar.call(token.text) != nil
    }

    private func isItemOfKeys(_ passage: Int, in reading: DocumentReading) -> Bool {
        guard let list = reading.outline.passages[passage].container else { return false }
        let topic = reading.topic(of: list)
        return topic.contains(.unique) && !topic.contains(.index)
    }

    private func isUnderHeadingOfKeys(_ passage: Int, in reading: DocumentReading) -> Bool {
        guard reading.outline.passages[passage].container == nil else { return false }
        return reading.isUnderHeadingOfKeys(passage)
    }
}

// MARK: What could not be read

extension UniqueKeyStatement {
    /// "Unique key of `Missing`: `title`": an author who writes this expects a key.
    private func reportWithoutSubject(_ statement: UniqueKeySentence, in reading: inout DocumentReading) {
        let grammar = UniqueKeyGrammar(statement.wording, statement.range, owner: nil, fields: [])
        guard grammar.isLabelled, !grammar.keys(isUnderLabel: false).isEmpty else { return }
        reading.report(
            .keyUnread, .warning, "this unique key is of no record type that is described, and is left out",
            at: statement.wording.span(of: statement.range),
            remedy:
                "write it under the record type's heading, or name the type: Unique key of `Name`: `field`")
    }

    /// "One budget per month": a rule, but of no field.
    private func reportWithoutFields(
        _ statement: UniqueKeySentence, _ grammar: UniqueKeyGrammar, in reading: inout DocumentReading
    ) {
        guard reading.scopes[statement.passage] != nil, grammar.saysOnePer || grammar.isLabelled else {
            return
        }
        reading.report(
            .keyUnread, .note, "this names no field, so no unique key is read from it",
            at: statement.wording.span(of: statement.range),
            remedy: "name the fields in back-ticks: Unique key: `field`")
    }
}

extension DocumentReading {
    /// Whether the heading right above says that unique keys follow, and names no entity.
    func isUnderHeadingOfKeys(_ passage: Int) -> Bool {
        let section = outline.sections[outline.passages[passage].section]
        guard let heading = section.heading, passage != section.start, !anchorSet.contains(section.start)
        else {
            return false
        }
        return heading.tokens.contains { $0.means(.unique) } && !heading.tokens.contains { $0.means(.index) }
    }
}

extension DiagnosticID {
    static let keyUnread = DiagnosticID("key.unread")
}
