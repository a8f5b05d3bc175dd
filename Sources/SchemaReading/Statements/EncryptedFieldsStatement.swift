import Diagnostics
import Markdown
import SchemaModel
import Vocabulary

/// Reads which fields are encrypted, where a line says it apart from them.
///
///     Encrypted fields: `name`, `phone`
///     `name` and `phone` are encrypted.
struct EncryptedFieldsStatement: Recogniser {
    func read(_ reading: inout DocumentReading) {
        for (index, wording) in reading.wordings.enumerated() {
            guard let wording, let entity = reading.scopes[index], !reading.isMetadata[index] else {
                continue
            }
            for sentence in wording.sentences where !reading.isStated(sentence, in: index) {
                let names = Self.names(in: sentence, of: wording) { reading.hasField($0, in: entity) }
                if names.isEmpty { continue }
                let words = wording.tokens[sentence].map(\.text).joined(separator: " ")
                let remark = Remark(.encrypted, quote: words, in: .prose, at: wording.span(of: sentence))
                for field in Set(names.compactMap { reading.field(named: $0, in: entity) }) {
                    reading.schema.entities[entity].fields[field].remarks.append(remark)
                }
                reading.useAsMetadata(index, sentence: sentence)
            }
        }
    }

    private static func names(
        in sentence: Range<Int>, of wording: Wording, isField: (String) -> Bool
    ) -> [String] {
        let tokens = wording.tokens[sentence]
        guard let mark = tokens.firstIndex(where: { $0.means(.encrypted) && $0.kind == .word }),
            Wording.refusal(of: mark..<mark + 1, in: tokens) == nil
        else { return [] }
        let names = behindLabel(mark, in: tokens, wording, isField) ?? before(mark, in: tokens)
        return names.allSatisfy(isField) ? names : []
    }

    /// "Encrypted fields: `name`": nil where the sentence does not begin so.
    private static func behindLabel(
        _ mark: Int, in tokens: ArraySlice<Wording.Token>, _ wording: Wording, _ isField: (String) -> Bool
    ) -> [String]? {
        guard mark == tokens.startIndex, let colon = tokens.firstIndex(where: { $0.sign == .colon }),
            tokens[(mark + 1)..<colon].allSatisfy({ $0.means([.fields, .rawValueWord, .filler]) })
        else { return nil }
        let list = NameList(wording.tokens, from: colon + 1, upTo: tokens.endIndex, isName: isField)
        return tokens[list.end...].allSatisfy { $0.kind == .sign } ? list.names : []
    }

    /// "`name` and `phone` are encrypted": nothing but names stands before, and nothing behind.
    private static func before(_ mark: Int, in tokens: ArraySlice<Wording.Token>) -> [String] {
        guard tokens[(mark + 1)...].allSatisfy({ $0.kind == .sign }) else { return [] }
        let words = tokens[..<mark]
        guard words.last?.means(.is) == true,
            words.allSatisfy({
                $0.kind == .code || $0.kind == .sign || $0.means([.is, .and, .filler, .fields])
            })
        else { return [] }
        return words.filter { $0.kind == .code }.map(\.text)
    }
}
