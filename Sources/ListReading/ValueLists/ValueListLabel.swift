import Diagnostics
import DocumentWording
import Markdown
import RemarkReading
import SchemaDeclaration
import SchemaEvidence
import SchemaModel
import Vocabulary

/// The line or heading above a list of values.
struct ValueListLabel {
    private let tokens: [Wording.Token]

    init(_ tokens: [Wording.Token]) {
        self.tokens = tokens
    }

    /// Nil where nothing above the list is a label: a line that ends in a colon or is bold, or a heading.
    init?(above passage: Int, in reading: DocumentReading) {
        guard passage > 0 else { return nil }
        let above = reading.outline.passages[passage - 1]
        guard above.section == reading.outline.passages[passage].section,
            let content = reading.outline.content(of: passage - 1)
        else { return nil }
        tokens = Wording(content).tokens
        let words = tokens.filter { $0.kind != .sign }
        if case .heading = above.block.kind {
            guard saysValues else { return nil }
        } else {
            guard tokens.last?.sign == .colon || words.allSatisfy(\.isStrong), words.count <= 6 else {
                return nil
            }
        }
    }

    /// The one field that the label means: by its name, or by the last word of it.
    func field(of entity: DeclaredEntity) -> Int? {
        let named = entity.fields.indices.filter { index in
            tokens.contains { $0.isMarked && $0.text == entity.fields[index].name.value }
        }
        if let field = named.first { return named.count == 1 ? field : nil }
        let words = tokens.lazy.filter {
            $0.kind == .word && !$0.means([.index, .relationship, .fields, .uniqueness])
        }
        .map { $0.text.lowercased() }
        let meant = entity.fields.indices.filter { index in
            let last = Self.lastWord(of: entity.fields[index].name.value)
            return words.contains { Self.isInflected($0, last) }
        }
        return meant.count == 1 ? meant[0] : nil
    }

    /// The name of an enumeration beside a word that calls it one.
    var enumeration: Declared<String>? {
        guard saysValues else { return nil }
        let names = tokens.filter { token in
            token.isName && (token.text.unicodeScalars.first?.properties.isUppercase ?? false)
                && (token.kind == .code || Identifier.looksLikeCode(token.text))
        }
        guard names.count == 1, let name = names.first else { return nil }
        return Declared(name.text, at: name.span)
    }

    /// The only name in back-ticks.
    var soleCode: String? {
        let code = tokens.filter { $0.kind == .code }
        return code.count == 1 ? code[0].text : nil
    }

    /// Neither "old values" nor "for example" nor "none of these".
    var isPlain: Bool {
        tokens[...].takesNothingBack && tokens[...].hasNoPolarityMarks
            && !tokens.contains { $0.means([.no, .example, .forExample, .exception]) }
    }

    var saysValues: Bool {
        if tokens.contains(where: { $0.means(.valueList) }) { return true }
        // Scripts without spaces may be cut within the word.
        let text = tokens.filter { $0.kind == .word }.map(\.text).joined()
        return Lexicon.shared.contains(.valueList, within: text)
    }

    /// `status` of `orderStatusRaw`.
    private static func lastWord(of field: String) -> String {
        var name = field[...]
        for suffix in ["RawValue", "Raw", "_raw", "Value"]
        where name.hasSuffix(suffix) && name.count > suffix.count {
            name = name.dropLast(suffix.count)
            break
        }
        let start = name.lastIndex { $0 == "_" || $0.isUppercase }
        let last = start.map { name[$0] == "_" ? name[name.index(after: $0)...] : name[$0...] } ?? name
        return last.lowercased()
    }

    /// Equal but for an ending: "statuses", "types"; or the same word in a language nearby: "statuts".
    private static func isInflected(_ word: String, _ stem: String) -> Bool {
        guard stem.count > 3 else { return false }
        if word == stem || word == stem + "s" || word == stem + "es" { return true }
        let shared = zip(word, stem).prefix { $0 == $1 }.count
        return shared >= 5 && shared >= stem.count - 1 && word.count - shared <= 2
    }
}
