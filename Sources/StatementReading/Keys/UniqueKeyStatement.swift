import Diagnostics
import DocumentWording
import Markdown
import SchemaDeclaration
import SchemaEvidence
import SchemaModel
import Vocabulary

/// Reads the fields whose values no two records of an entity share.
///
///     Unique key: `month`, `goal`
///     Unique key of `Budget`: `month`, `goal`
///     - `Budget`: dedupe by `(month, goal)`
///     One budget per `month`; unique per (`a`, `b`) or (`a`, `c`)
///     Unique key for `Budget` is month, goal; for `Goal` it is title
///     Unique keys: `Budget(month, goal)`, `Goal(title)`
///
/// Only keys for named fields count.
package struct UniqueKeyStatement: Recogniser {
    package init() {}

    func read(_ reading: inout DocumentReading) {
        for (index, wording) in reading.wordings.enumerated() {
            guard let wording, !reading.isMetadata[index] else { continue }
            let isUnderLabel = isItemOfKeys(index, in: reading)
            let isUnderHeading = !isUnderLabel && isUnderHeadingOfKeys(index, in: reading)
            guard isUnderLabel || isUnderHeading || Self.mayState(wording) else { continue }
            if isUnderLabel, reading.readKeyOfList(withItem: index) { continue }
            var isStated = false
            for sentence in isUnderHeading ? wording.lines : wording.sentences
            where !reading.isStated(sentence, in: index) {
                let statement = UniqueKeySentence(
                    wording: wording, range: sentence, passage: index, isUnderLabel: isUnderLabel)
                if isStated, let continuation = UniqueKeyContinuation(statement, in: reading),
                    read(continuation, of: statement, in: &reading)
                {
                    continue
                }
                isStated = read(statement, in: &reading)
            }
        }
    }

    /// Returns whether it states a key.
    private func read(_ statement: UniqueKeySentence, in reading: inout DocumentReading) -> Bool {
        let calls = statement.calls(in: reading)
        if !calls.isEmpty {
            for call in calls { reading.schema.entities[call.entity].uniqueKeys.append(call.key) }
            reading.use(statement.passage)
            return true
        }
        guard let subject = statement.subject(in: reading) else {
            reportWithoutSubject(statement, in: &reading)
            return false
        }
        var parts = UniqueKeyParts(statement, subject, in: reading)
        let grammar = reading.grammarOfKeys(statement.wording, parts.subject)
        let isUnderLabel =
            statement.isUnderLabel || subject.isLeading && statement.isUnderHeading(in: reading)
        var keys = grammar.keys(isUnderLabel: isUnderLabel)
        // A field's own line is about that field, too: "`title` – je `shelf` eindeutig".
        if grammar.saysWithinOthers || grammar.hasScopeBefore, !keys.isEmpty {
            let fields = reading.fields(declaredIn: statement.passage, of: subject.entity)
            keys = keys.map { $0.including(fields) }
            reading.takeAsPartsOfKeys(fields, of: subject.entity)
        }
        // "`town`, `mail` (unique)" among the fields says it of `mail`, which has it as a remark.
        if grammar.isInBracket, keys.contains(where: { $0.fields.count > 1 }) {
            let own = reading.fields(declaredIn: statement.passage, of: subject.entity)
            keys.removeAll { $0.fields.count > 1 && own.contains($0.fields) }
        }
        if let companions = grammar.companions {
            // "Unique together with `hall`" of nothing that is named.
            keys.removeAll { companions.starts(with: $0.fields) }
        }
        let isPart = grammar.saysWithinOthers && !grammar.saysWithinAll
        if grammar.saysLimited || keys.isEmpty && isPart {
            let fields = reading.fields(declaredIn: statement.passage, of: subject.entity)
            reading.takeAsPartsOfKeys(fields, of: subject.entity)
        }
        if keys.isEmpty { parts.shareFirst(in: reading) }
        if keys.isEmpty, parts.others.isEmpty {
            if let rest = grammar.rest(isUnderLabel: isUnderLabel) {
                let fields = reading.fields(declaredIn: statement.passage, of: subject.entity)
                reading.takeAsPartsOfKeys(fields, of: subject.entity)
                reading.reportKey(within: rest, at: statement.span)
                return false
            }
            reportWithoutFields(statement, subject, grammar, in: &reading)
            return false
        }
        let composed = keys.filter { $0.fields.count > 1 }.flatMap(\.fields)
        let own = reading.fields(declaredIn: statement.passage, of: subject.entity)
        reading.takeAsPartsOfKeys(own.filter(composed.contains), of: subject.entity)
        reading.schema.entities[subject.entity].uniqueKeys += keys
        for part in parts.others { reading.schema.entities[part.entity].uniqueKeys += part.keys }
        reading.use(statement.passage)
        if grammar.isLabelled { reading.useAsMetadata(statement.passage, sentence: statement.range) }
        return true
    }

    /// Returns whether it is read, or reported.
    private func read(
        _ continuation: UniqueKeyContinuation, of statement: UniqueKeySentence,
        in reading: inout DocumentReading
    ) -> Bool {
        guard let subject = continuation.subject else {
            reportUnknownSubject(of: statement, in: &reading)
            return true
        }
        let keys = reading.grammarOfKeys(statement.wording, subject).keysAtBeginning
        reading.schema.entities[subject.entity].uniqueKeys += keys
        if keys.isEmpty, continuation.isSaidOf, !statement.saysNone {
            reading.reportKeyWithoutFields(at: statement.span)
        }
        return !keys.isEmpty || continuation.isSaidOf
    }

    private static func mayState(_ wording: Wording) -> Bool {
        wording.mayMean(triggers)
            || wording.tokens.contains(where: UniqueKeyGrammar.isCall)
    }

    private static let triggers: ConceptSet = [
        .uniqueness, .per, .same, .shares, .repeats, .identified, .naturalKey,
    ]

    private func isItemOfKeys(_ passage: Int, in reading: DocumentReading) -> Bool {
        guard let list = reading.outline.passages[passage].container else { return false }
        let topic = reading.topic(of: list)
        return topic.contains(.uniqueness) && !topic.contains(.index)
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
        reportUnknownSubject(of: statement, in: &reading)
    }

    private func reportUnknownSubject(of statement: UniqueKeySentence, in reading: inout DocumentReading) {
        reading.report(
            .keyUnread, .warning, "this unique key is of no record type that is described, and is left out",
            at: statement.span,
            remedy:
                "write it under the record type's heading, or name the type: Unique key of `Name`: `field`")
    }

    /// "Unique over:", and the fields in a list below.
    private func isAboveList(_ statement: UniqueKeySentence, in reading: DocumentReading) -> Bool {
        let passages = reading.outline.passages
        guard statement.wording.tokens[statement.range].last?.sign == .colon,
            passages.indices.contains(statement.passage + 1),
            case .list = passages[statement.passage + 1].block.kind
        else { return false }
        return true
    }

    /// "One budget per month": a rule, but of no field.
    private func reportWithoutFields(
        _ statement: UniqueKeySentence, _ subject: UniqueKeySentence.Subject, _ grammar: UniqueKeyGrammar,
        in reading: inout DocumentReading
    ) {
        if let reason = grammar.refusal {
            // "(not unique per show)" behind a field is a note of it, and says itself that there is none.
            if reason == .denied, let entity = reading.scopes[statement.passage],
                !reading.fields(declaredIn: statement.passage, of: entity).isEmpty
            {
                return
            }
            reading.reportRefused(.uniqueKey, because: reason, at: statement.span)
            return
        }
        let listed = statement.isUnderLabel && subject.isLeading ? subject.entity : nil
        guard let entity = reading.scopes[statement.passage] ?? listed, !isAboveList(statement, in: reading)
        else { return }
        if let words = grammar.wordsBeforeNames {
            return reading.reportKey(within: words, at: statement.span)
        }
        let isOfField =
            grammar.saysWithinOthers && !reading.fields(declaredIn: statement.passage, of: entity).isEmpty
        guard
            grammar.saysOnePer || grammar.saysNoTwo || grammar.isLabelled || isOfField || grammar.namesPart
                || grammar.saysLimited || grammar.companions != nil
                || statement.isUnderLabel && statement.speaksOfKey(of: entity, in: reading)
        else { return }
        if let scope = grammar.unknownScope { return reading.reportKey(within: scope, at: statement.span) }
        let fields = reading.fieldNames(of: entity)
        let named = statement.wording.tokens[statement.range].filter {
            $0.kind == .word && fields.contains($0.text)
        }
        reading.reportKeyWithoutFields(
            at: statement.span, fixes: named.map { FixIt("`\($0.text)`", for: $0.text, at: $0.span) })
    }
}

extension DocumentReading {
    mutating func reportKeyWithoutFields(at span: SourceSpan, fixes: [FixIt] = []) {
        var diagnostic = Diagnostic(
            .keyUnread, .note, "this names no field, so no unique key is read from it", at: span,
            remedy: "name the fields in back-ticks: Unique key: `field`")
        diagnostic.fixes = fixes
        schema.diagnostics.append(diagnostic)
    }

    /// A key without its scope would make one record of several.
    mutating func reportKey(within scope: String, at span: SourceSpan) {
        report(
            .keyUnread, .warning, "'\(scope)' names no field, so no unique key is read from this", at: span,
            remedy: "name all fields of the key in back-ticks: Unique key: `field`, `scope`")
    }

    /// Whether the heading right above says that unique keys follow, and names no entity.
    func isUnderHeadingOfKeys(_ passage: Int) -> Bool {
        let section = outline.sections[outline.passages[passage].section]
        guard let heading = section.heading, passage != section.start,
            !claims.anchorSet.contains(section.start)
        else {
            return false
        }
        return heading.tokens.contains { $0.means(.uniqueness) }
            && !heading.tokens.contains { $0.means(.index) }
    }
}
