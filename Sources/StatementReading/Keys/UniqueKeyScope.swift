import DocumentWording
import SchemaEvidence
import Vocabulary

/// What the records are in among which a key is unique: a part of the key that stands behind the names.
///
///     Unique: `title` per `shelf`
///     Unique: `title` within the same household
struct UniqueKeyScope {
    /// The words, with the one that leads to them; empty where nothing of the kind stands there.
    private(set) var range: Range<Int>
    private var fields: [String] = []
    private(set) var isUnknown = false

    var end: Int { range.upperBound }

    init(
        behind end: Int, in tokens: [Wording.Token], _ sentence: Range<Int>, isField: (String) -> Bool
    ) {
        range = end..<end
        var index = end
        if index < sentence.upperBound, tokens[index].sign == .open { index += 1 }
        guard index < sentence.upperBound, tokens[index].kind == .word, tokens[index].text.utf8.count > 1,
            tokens[index].means([.per, .within])
        else { return }
        let start = index
        index += 1
        while index < sentence.upperBound, tokens[index].means([.filler, .one, .every]) { index += 1 }
        let list = NameList(tokens, from: index, upTo: sentence.upperBound, isName: isField)
        if !list.names.isEmpty, list.names.allSatisfy(isField) {
            range = end..<list.end
            fields = list.names
        } else if index < sentence.upperBound {
            isUnknown = !tokens[index].spells([.keyScope, .entityLabel, .type])
            let last =
                tokens[index..<sentence.upperBound].firstIndex { $0.kind == .sign } ?? sentence.upperBound
            range = start..<max(last, index + 1)
        }
    }

    /// The names of the whole key; nil where a part of it is no field.
    func completing(_ names: [String]) -> [String]? {
        isUnknown ? nil : names + fields.filter { !names.contains($0) }
    }
}
