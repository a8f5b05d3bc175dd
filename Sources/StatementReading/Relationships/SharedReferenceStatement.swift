import Diagnostics
import DocumentWording
import Markdown
import RemarkReading
import SchemaDeclaration
import SchemaEvidence
import SchemaModel
import Vocabulary

/// Reads the target of the fields by which all records refer to one of another type.
///
///     Every record is attached to its `Trip` by a `CKRecord.Reference`.
///
/// Of each other record type it is the field that is named after the target: `trip`, `tripRef`.
package struct SharedReferenceStatement: Recogniser {
    package init() {}

    func read(_ reading: inout DocumentReading) {
        for case let wording? in reading.wordings where wording.mayMean(.every) {
            for sentence in wording.sentences {
                guard let target = target(of: wording.tokens[sentence], in: reading) else { continue }
                let name = reading.schema.entities[target].name.value
                let remark = Remark(
                    .references(name), quote: wording.noteText(of: sentence), in: .prose,
                    at: wording.span(of: sentence))
                for entity in reading.schema.entities.indices where entity != target {
                    add(remark, to: entity, named: Self.names(after: name), in: &reading)
                }
            }
        }
    }

    /// The only entity that the sentence names.
    private func target(of tokens: ArraySlice<Wording.Token>, in reading: DocumentReading) -> Int? {
        guard tokens.first?.means(.every) ?? false,
            let record = tokens.prefix(4).firstIndex(where: { $0.means([.record, .entityLabel]) }),
            !tokens.contains(where: { $0.means(.exception) }),
            let word = tokens.firstIndex(where: Self.saysReference),
            tokens.indices.allSatisfy({ tokens.polarityMarks(at: $0).isDisjoint(with: Self.doubts) }),
            PolarityRule(tokens).polarity(of: word..<word + 1, as: .relation) == .asserted
        else { return nil }
        let named = tokens.indices.filter { reading.entity(mentionedIn: tokens[$0...$0]) != nil }
        // "All records of `Trip` refer to it" is about those alone.
        guard let first = named.first, first > record + 3,
            Set(named.map { tokens[$0].text }).count == 1
        else { return nil }
        return reading.entity(named: tokens[first].text)
    }

    private static let doubts: PolarityMarks = [
        .negation, .possibility, .undecided, .condition, .past, .removal, .example,
    ]

    private static func saysReference(_ token: Wording.Token) -> Bool {
        token.kind == .code
            ? ["CKRecord.Reference", "CKReference"].contains(token.text)
            : token.means([.reference, .references, .referenceType])
    }

    private static func names(after target: String) -> Set<String> {
        let name = target.lowercased()
        return [name, name + "ref", name + "reference", name + "id"]
    }

    private func add(
        _ remark: Remark, to entity: Int, named names: Set<String>, in reading: inout DocumentReading
    ) {
        for index in reading.schema.entities[entity].fields.indices {
            let field = reading.schema.entities[entity].fields[index]
            guard names.contains(field.name.value.lowercased()), field.type?.argument == nil,
                !field.remarks.contains(where: { if case .references = $0.fact { true } else { false } }),
                field.type.map({ TypeVocabulary.meaning(of: $0.name)?.type == .reference }) ?? true
            else { continue }
            reading.schema.entities[entity].fields[index].remarks.append(remark)
        }
    }
}
