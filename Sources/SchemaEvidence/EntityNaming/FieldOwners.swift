import DocumentWording
import Markdown
import Vocabulary

/// Lines that announce the fields of a type that another line of the document lists.
///
///     Record types: `Trip`, `Stop`
///
///     Trip fields:
///     - title: String
///
/// "Core fields:" looks alike, so a name counts only where it stands alone elsewhere: in back-ticks, or as a line.
package struct FieldOwners {
    /// Why fields are not read that no heading or line says the owner of.
    package static let reasonForNone = "no record type is described that its fields could be of"

    /// The names that do so.
    private let listed: Set<String>

    init(_ outline: DocumentOutline, _ wordings: [Wording?]) {
        let named = Set(wordings.lazy.compactMap { $0.flatMap(Self.name)?.text })
        listed = named.isEmpty ? [] : Self.listed(among: named, outline, wordings)
    }

    /// The owner that a line names, if the document lists it.
    func owner(in line: Wording) -> Wording.Token? {
        listed.isEmpty ? nil : Self.name(in: line).flatMap { listed.contains($0.text) ? $0 : nil }
    }

    /// A name that the line may mean as the owner of the fields below it, whether the document lists it or not.
    static func name(in line: Wording) -> Wording.Token? {
        guard line.tokens.count > 2, line.tokens.count < 6, line.tokens.last?.sign == .colon else {
            return nil
        }
        let words = line.tokens.dropLast()
        guard words.contains(where: { $0.means(.fields) }),
            words.allSatisfy({ $0.kind == .word && !$0.isMarked }),
            case let names = words.filter({ !$0.means([.fields, .functionWord, .determiner]) }),
            names.count == 1,
            let name = names.first, name.isName, name.senses.isEmpty, Identifier.isTypeName(name.text)
        else { return nil }
        return name
    }

    private static func listed(
        among named: Set<String>, _ outline: DocumentOutline, _ wordings: [Wording?]
    ) -> Set<String> {
        var listed: Set<String> = []
        for (passage, wording) in zip(outline.passages, wordings) {
            if let wording {
                for token in wording.tokens where token.kind == .code || wording.tokens.count == 1 {
                    if named.contains(token.text) { listed.insert(token.text) }
                }
            } else if case .codeBlock(let code) = passage.block.kind {
                for line in code.text.utf8.split(separator: 0x0a) {
                    let name = line.drop { [0x20, 0x09, UInt8(ascii: "-"), UInt8(ascii: "*")].contains($0) }
                    guard let text = String(name), named.contains(text) else { continue }
                    listed.insert(text)
                }
            }
        }
        return listed
    }
}
