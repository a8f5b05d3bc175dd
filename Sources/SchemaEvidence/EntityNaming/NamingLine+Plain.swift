import Diagnostics
import DocumentWording
import RemarkReading
import Vocabulary

/// Lines that are nothing but a plain word, or have one name of Core Data's.
extension NamingLine {
    /// "Trip", and nothing else: a plain word that may name a record type.
    static func soleWord(_ wording: Wording) -> Wording.Token? {
        guard wording.tokens.count == 1, case let name = wording.tokens[0], name.kind == .word,
            !name.isMarked, !isGroup(name), isOfModel(name.text)
        else { return nil }
        return name
    }

    /// Spelled as a type, and neither one of a field's nor a part of a program.
    package static func isOfModel(_ name: String) -> Bool {
        Identifier.isTypeName(name) && !name.hasPrefix("CK") && TypeVocabulary.meaning(of: name) == nil
            && !AppTypeName.isOfProgram(name) && !AppTypeName.isElsewhere(name)
    }

    /// "The console shows `CD_Trip` with these fields:": Core Data's name of a record type, the only one in the line.
    static func soleOfCoreData(_ wording: Wording) -> Wording.Token? {
        let names = wording.tokens.filter {
            $0.kind == .code && $0.isName && $0.text.hasPrefix("CD_") && isOfModel($0.text)
                && Identifier.isTypeName(String($0.text.dropFirst(3)))
        }
        guard names.count == 1, wording.tokens[...].takesNothingBack,
            wording.tokens.contains(where: { $0.means([.fields, .has, .schema, .index, .type]) })
        else { return nil }
        return names[0]
    }

    /// "Trip:", and nothing else.
    static func plain(_ wording: Wording) -> Wording.Token? {
        guard wording.tokens.count == 2, wording.tokens[1].sign == .colon, case let name = wording.tokens[0],
            name.kind == .word, name.senses.isEmpty, Identifier.isTypeName(name.text),
            TypeVocabulary.meaning(of: name.text) == nil
        else { return nil }
        return name
    }

    /// "Trip entity", "Trip record type created (6 fields)": a plain word with a capital that begins the line, and its label
    /// right behind it; in the rest of the line stands nothing but that it was made.
    static func plainBesideLabel(_ wording: Wording) -> Wording.Token? {
        let tokens = wording.tokens
        guard let name = tokens.first, name.kind == .word, isOfModel(name.text), !noTypes.contains(name.text),
            name.senses.isEmpty || name.means([.maybeOfRecords, .user]), let label = wording.label(at: 1),
            tokens[label.upperBound - 1].text.lowercased() != "model",
            tokens[label.upperBound...].prefix(while: { $0.sign != .open }).allSatisfy(saysMade),
            tokens[...].takesNothingBack,
            !tokens.contains(where: { $0.means([.elsewhere, .removed, .planned, .retired]) })
        else { return nil }
        return name
    }

    /// "Trip entity added"
    private static func saysMade(_ word: Wording.Token) -> Bool {
        word.sign == .stop || word.sign == .colon
            || word.kind == .word
                && (word.means(.filler) || ["added", "created", "done"].contains(word.text))
    }

    /// "Base entity", "Join table": what kind of one it is.
    private static let noTypes: Set = [
        "Abstract", "Base", "Root", "Parent", "Child", "Join", "Test", "Domain",
    ]
}
