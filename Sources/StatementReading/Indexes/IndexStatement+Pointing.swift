import Diagnostics
import DocumentWording
import RemarkReading
import SchemaDeclaration
import SchemaEvidence
import SchemaModel
import Vocabulary

extension IndexStatement {
    /// "Queries filter by `a` and `b`; both fields need Queryable indexes": the fields that are named right before.
    func readPointing(
        _ sentence: Range<Int>, of wording: Wording, at passage: Int, in reading: inout DocumentReading
    ) -> Bool {
        let tokens = wording.tokens[sentence]
        guard let entity = reading.scopes[passage], let pointing = Self.pointing(in: tokens),
            let trigger = tokens[pointing...].prefix(Self.reach).firstIndex(where: { $0.means(Self.kinds) }),
            Wording.refusal(of: trigger..<trigger + 1, in: tokens) == nil
        else { return false }
        let start =
            tokens[..<pointing].contains { $0.kind == .code }
            ? sentence.lowerBound : before(sentence, of: wording)
        let names = wording.tokens[start..<pointing].filter { $0.kind == .code }
        guard !names.isEmpty, names.allSatisfy({ reading.hasField($0.text, in: entity) }) else {
            return false
        }
        for kind in IndexWords(tokens[trigger...].prefix(Self.reach), letters: .none).kinds {
            reading.schema.entities[entity].indexes += names.map {
                Declared(Index(kind: kind, fields: [.init(name: $0.text)]), at: $0.span)
            }
        }
        return true
    }

    private static let reach = 8

    /// "this field needs", "both fields must": where it stands.
    private static func pointing(in tokens: ArraySlice<Wording.Token>) -> Int? {
        tokens.indices.dropLast(2).first { index in
            tokens[index].means([.every, .this, .those]) && tokens[index + 1].means(.fields)
                && tokens[index + 2].means(.demand)
        }
    }

    /// Where the sentence before begins.
    private func before(_ sentence: Range<Int>, of wording: Wording) -> Int {
        wording.sentences.last { $0.upperBound <= sentence.lowerBound }?.lowerBound ?? sentence.lowerBound
    }
}
