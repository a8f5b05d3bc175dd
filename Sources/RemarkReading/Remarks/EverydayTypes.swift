package import SchemaModel
import Vocabulary

/// What a type cell calls a type in everyday words, singly or, behind "list of", in the plural.
///
/// Most of these words are as good as names of an app's own types, so that they count only where nothing in the
/// document is called by them, and never tell that a text is a type.
package enum EverydayTypes {
    package static func type(of name: String) -> FieldType? {
        let index = table[WordHash.ofType(name)]
        return index >= 0 ? words[Int(index)].type : nil
    }

    private static let table: WordTable = {
        var table = WordTable(capacity: 1024)
        for (index, phrases) in Language.phrases(of: words.map(\.concept)).enumerated() {
            for phrase in phrases { table.insert(index, for: WordHash.ofType(phrase)) }
        }
        return table
    }()

    private static let words: [(concept: Concept, type: FieldType)] = [
        (.strings, .string), (.numbers, .int), (.decimals, .decimal), (.dates, .date), (.files, .asset),
        (.places, .location), (.references, .reference), (.uuids, .uuid), (.links, .url), (.octets, .data),
    ]
}
