import Diagnostics
import DocumentWording
import SchemaDeclaration
import SchemaModel
import Vocabulary

extension DeclaredField {
    /// "Enum" with the note "open, done, dropped": bare words, because the type says that there are cases. And `Phase` with
    /// ".open | .done", whose dots say it. And `status: TripStatus` with three words or more, because its name says it.
    package mutating func addNotedCases() {
        guard let note, note.value.utf8.count <= Self.longestList,
            note.value.withBytes({ $0.first == UInt8(ascii: ".") || $0.contains(UInt8(ascii: ",")) }),
            !remarks.contains(where: \.listsValues)
        else { return }
        let meaning = type.flatMap { TypeVocabulary.meaning(of: $0.name)?.type }
        let isEnumeration =
            type?.isEnumeration == true || meaning == .enum || meaning == .string && namesChoice
        guard isEnumeration || meaning == nil,
            let words = Self.dottedWords(in: note.value)
                ?? (isEnumeration || namesChoice ? Self.words(in: note.value) : nil),
            isEnumeration || note.value.utf8.first == UInt8(ascii: ".")
                || words.count > 2 && Self.areNoFields(words)
        else { return }
        let cases = words.map { EnumType.Case(name: $0, rawValue: $0) }
        remarks.append(Remark(.listedValues(cases, name: nil), quote: note.value, in: .notes, at: note.span))
    }

    /// `type`, `chartType`, `status`: the last word of its name promises a choice.
    private var namesChoice: Bool {
        let word = name.value.utf8.reversed().prefix { !((0x41...0x5a).contains($0) || $0 == 0x5f) }
        let start = name.value.utf8.count - word.count
        let last = String(decoding: name.value.utf8.dropFirst(max(0, start - 1)), as: UTF8.self)
        return last.trimming { $0 == "_" }.lowercased().means(.kind)
    }

    private static func words(in note: String) -> [String]? {
        let words = note.split(separator: ",").map { String($0.trimmingSpaces) }
        guard areCases(words),
            words.allSatisfy({ StatementVocabulary.senses(of: $0).isDisjoint(with: marks) })
        else { return nil }
        return words
    }

    /// `category: Category` with "name, colour, icon" says what a category has; "open, done" may say something else, too.
    private static func areNoFields(_ words: [String]) -> Bool {
        words.allSatisfy { word in
            !word.means([.name, .type, .list])
                && !["id", "title", "icon", "color", "colour", "date"].contains(word)
        }
    }

    private static func dottedWords(in note: String) -> [String]? {
        guard note.utf8.first == UInt8(ascii: ".") else { return nil }
        let parts = note.split { ",|/ ".contains($0) }.filter { !String($0).means(.or) }
        let words = parts.map { String($0.dropFirst()) }
        return parts.allSatisfy({ $0.first == "." }) && areCases(words) ? words : nil
    }

    private static func areCases(_ words: [String]) -> Bool {
        words.count > 1 && Set(words).count == words.count && words.allSatisfy { Identifier.isValid($0) }
    }

    /// "optional, indexed" says something of the field.
    private static let marks: ConceptSet = [
        .optional, .required, .unique, .queryable, .sortable, .searchable, .index, .encrypted, .primaryKey,
        .stored, .retired,
    ]

    private static let longestList = 400
}
