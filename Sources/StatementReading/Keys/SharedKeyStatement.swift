import Diagnostics
import DocumentWording
import Markdown
import RemarkReading
import SchemaDeclaration
import SchemaEvidence
import SchemaModel
import Vocabulary

/// Reads a key that a sentence gives to every record type with its field.
///
///     All `id` fields are unique (`@Attribute(.unique)`).
///     `code` is unique in all models.
///
/// Below a record type it is about that one, unless it says "models" or the like.
package struct SharedKeyStatement: Recogniser {
    package init() {}

    func read(_ reading: inout DocumentReading) {
        var known: [String: [Int]]?
        for (index, wording) in reading.wordings.enumerated() {
            guard let wording, wording.mayMean(.unique), wording.mayMean(.every),
                !reading.isMetadata[index], reading.isMeant(index)
            else { continue }
            for sentence in wording.sentences where !reading.isStated(sentence, in: index) {
                let tokens = wording.tokens[sentence]
                guard reading.scopes[index] == nil || tokens.contains(where: { $0.means(Self.types) }) else {
                    continue
                }
                let owners = known ?? Self.owners(in: reading)
                known = owners
                if Self.read(tokens, of: owners, in: &reading) {
                    reading.useAsMetadata(index, sentence: sentence)
                }
            }
        }
    }

    /// Returns whether it gives a key; what may be meant as one is told.
    private static func read(
        _ tokens: ArraySlice<Wording.Token>, of owners: [String: [Int]], in reading: inout DocumentReading
    ) -> Bool {
        guard let field = field(in: tokens) else {
            if mayBeKey(tokens, of: owners), let first = tokens.first, let last = tokens.last {
                reading.reportRefused(.uniqueKey, because: .unclear, at: first.span.joined(with: last.span))
            }
            return false
        }
        let entities = owners[field.text] ?? []
        for entity in entities { reading.addKey(field, to: entity, isConstraint: isOfStore(tokens)) }
        return !entities.isEmpty
    }

    /// The only name in back-ticks of a sentence that says "all" and "unique" and nothing else.
    private static func field(in tokens: ArraySlice<Wording.Token>) -> Wording.Token? {
        let names = tokens.filter { $0.kind == .code && !isAttribute($0) }
        guard names.count == 1, let name = names.first, Identifier.isFieldName(name.text),
            tokens.contains(where: { $0.means(.every) }),
            let unique = tokens.firstIndex(where: { $0.kind == .word && $0.means(.unique) }),
            Wording.refusal(of: unique..<unique + 1, in: tokens, as: .mark) == nil,
            tokens.allSatisfy({ $0.kind != .word || $0.means(said) })
        else { return nil }
        return name
    }

    /// "All `code` are unique per `owner`": of fields that are known, and not denied.
    private static func mayBeKey(_ tokens: ArraySlice<Wording.Token>, of owners: [String: [Int]]) -> Bool {
        guard let unique = tokens.firstIndex(where: { $0.kind == .word && $0.means(.unique) }),
            tokens.contains(where: { $0.means(.every) }), tokens.takesNothingBack,
            Wording.refusal(of: unique..<unique + 1, in: tokens, as: .mark) == nil
        else { return false }
        return tokens.contains { $0.kind == .code && owners[$0.text] != nil }
    }

    /// The record types that have a field, by its name.
    private static func owners(in reading: DocumentReading) -> [String: [Int]] {
        var owners: [String: [Int]] = [:]
        for (index, entity) in reading.schema.entities.enumerated() {
            for field in entity.fields { owners[field.name.value, default: []].append(index) }
        }
        return owners
    }

    private static let types: ConceptSet = [.type, .entityLabel, .record, .recordTypeLabel]

    private static let said: ConceptSet = types.union([
        .unique, .every, .fields, .is, .filler, .determiner, .preposition, .demand, .auxiliary, .functionWord,
        .within,
    ])

    private static func isAttribute(_ token: Wording.Token) -> Bool { token.text.hasPrefix("@Attribute(") }

    /// SwiftData itself enforces what has its attribute.
    private static func isOfStore(_ tokens: ArraySlice<Wording.Token>) -> Bool {
        tokens.contains { $0.kind == .code && isAttribute($0) }
    }
}

extension DocumentReading {
    fileprivate mutating func addKey(_ field: Wording.Token, to entity: Int, isConstraint: Bool) {
        guard !schema.entities[entity].uniqueKeys.contains(where: { $0.fields == [field.text] }) else {
            return
        }
        schema.entities[entity].uniqueKeys.append(
            DeclaredUniqueKey(fields: [field.text], isConstraint: isConstraint, span: field.span))
    }
}
