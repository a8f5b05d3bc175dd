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
    static func isOfModel(_ name: String) -> Bool {
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

    /// "Trip entity", "Trip record type created (6 fields)", "Add the Trip entity": a plain word with a capital right before
    /// the label, which begins the line or stands behind words that mean nothing; behind the label stand few words.
    static func plainBesideLabel(_ wording: Wording) -> Wording.Token? {
        let tokens = wording.tokens
        guard let label = tokens.indices.dropFirst().lazy.compactMap(wording.label(at:)).first,
            case let name = tokens[label.lowerBound - 1], name.kind == .word, isOfModel(name.text),
            !isNoName(name),
            tokens[..<(label.lowerBound - 1)].allSatisfy({ $0.means([.filler, .determiner]) }),
            case let rest = tokens[label.upperBound...].prefix(while: { $0.sign != .open }),
            rest.count <= longestRest, rest.allSatisfy({ $0.kind == .word }), tokens[...].takesNothingBack,
            !tokens.contains(where: { $0.means([.elsewhere, .removed, .planned, .retired]) })
        else { return nil }
        return name
    }

    /// "created", "has been added".
    private static let longestRest = 3
}
