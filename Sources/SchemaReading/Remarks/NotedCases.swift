import Diagnostics
import SchemaModel
import Vocabulary

extension DeclaredField {
    /// "Enum" with the note "open, done, dropped": bare words, because the type says that there are cases.
    mutating func addNotedCases() {
        guard let type, type.isEnumeration || TypeVocabulary.meaning(of: type.name)?.type == .enum,
            let note, note.value.utf8.count <= Self.longestList,
            !remarks.contains(where: \.listsValues)
        else { return }
        let words = note.value.split(separator: ",").map { String($0.trimmingSpaces) }
        guard words.count > 1, Set(words).count == words.count,
            words.allSatisfy({
                Identifier.isValid($0) && StatementVocabulary.senses(of: $0).isDisjoint(with: Self.marks)
            })
        else { return }
        let cases = words.map { EnumType.Case(name: $0, rawValue: $0) }
        remarks.append(Remark(.listedValues(cases, name: nil), quote: note.value, in: .notes, at: note.span))
    }

    /// "optional, indexed" says something of the field.
    private static let marks: ConceptSet = [
        .optional, .required, .unique, .queryable, .sortable, .searchable, .index, .encrypted, .primaryKey,
        .stored, .retired, .planned,
    ]

    private static let longestList = 400
}
