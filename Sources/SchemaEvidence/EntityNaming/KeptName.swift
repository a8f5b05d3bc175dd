import Diagnostics
package import DocumentWording
import RemarkReading
package import SchemaDeclaration
import SchemaModel
import Vocabulary

extension DocumentReading {
    /// The name by which CloudKit knows a record type that the app calls by another.
    ///
    ///     Stored as `Duty`. In CloudKit the record type is still called `Duty`.
    ///
    /// Nil where a sentence says anything more.
    package func keptName(of entity: Int, in words: ArraySlice<Wording.Token>) -> Declared<String>? {
        // What CloudKit calls a class is Core Data's own affair.
        if schema.entities[entity].kind?.isObjectModel == true { return nil }
        let own = schema.entities[entity].name.value
        let names = words.indices.filter {
            words[$0].isMarked && words[$0].kind != .word && words[$0].text != own
        }
        guard names.count == 1, let place = names.first, isForeignType(words[place].text),
            words.contains(where: { $0.kind == .word && $0.means([.cloudKit, .stored]) }),
            !words.indices.dropLast().contains(where: {
                words[$0].means(.record) && words[$0 + 1].means(.name)
            }),
            words.allSatisfy({ Self.maySayKeptName($0) || $0.kind == .code || $0.kind == .quotation }),
            let before = words[..<place].last(where: { $0.kind == .word || $0.kind == .sign }),
            before.sign == .colon || before.means([.calledAs, .is])
        else { return nil }
        return Declared(words[place].text, at: words[place].span)
    }

    /// A record type's name that nothing in the document has.
    func isForeignType(_ name: String) -> Bool {
        Identifier.isValid(name) && Identifier.isTypeName(name) && entity(named: name) == nil
            && TypeVocabulary.meaning(of: name) == nil && !name.hasPrefix("CK") && !name.hasPrefix("CD_")
    }

    private static func maySayKeptName(_ token: Wording.Token) -> Bool {
        if token.kind == .sign { return [.colon, .stop, .equals, .dash].contains(token.sign) }
        return token.means(keptNameWords) || token.spells([.this])
    }

    private static let keptNameWords = EntityHistory.subject.union([
        .cloudKit, .stored, .calledAs, .name, .functionWord,
    ])
}

extension DocumentReading {
    /// "Replaces `Duty`": whether the records of the one are those of the other, nobody knows.
    package func saysUnclearRename(_ words: ArraySlice<Wording.Token>, of entity: Int) -> Bool {
        let names = words.filter { $0.kind == .code }
        // What tells both names is read as a rename.
        let isRename = names.count > 1 && words.contains { $0.means(.renaming) }
        guard !isRename, names.count <= 2, names.contains(where: { isForeignType($0.text) }),
            let verb = words.indices.first(where: { words[$0].means([.replaces, .renaming, .formerName]) })
        else { return false }
        return PolarityRule(words).polarity(of: verb..<verb + 1, as: .formerName) == .asserted
    }
}
