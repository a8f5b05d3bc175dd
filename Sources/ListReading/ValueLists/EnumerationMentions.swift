import DocumentWording
import SchemaDeclaration
import SchemaModel
import Vocabulary

/// Which of some names fields mean: in their types, or in words that name an enumeration.
struct EnumerationMentions {
    private var inTypes: Set<String> = []
    private var inNotes: Set<String> = []
    private let entities: Set<String>
    private let fields: Set<String>

    init(of names: Set<String>, in schema: DeclaredSchema) {
        entities = Set(schema.entities.lazy.map(\.name.value))
        fields = Set(schema.entities.lazy.flatMap(\.fields).map(\.name.value))
        for field in schema.entities.lazy.flatMap(\.fields) {
            if let type = field.type?.name, names.contains(type) { inTypes.insert(type) }
            for remark in field.remarks {
                if case .rawValue(let name) = remark.fact, names.contains(name) { inTypes.insert(name) }
            }
            guard let note = field.note?.value,
                let name = Self.enumeration(namedIn: note, among: names)
            else { continue }
            inNotes.insert(name)
        }
    }

    func contains(_ enumeration: NamedEnumeration) -> Bool {
        let name = enumeration.name.text
        return inTypes.contains(name) || inNotes.contains(name) && enumeration.mayBeName
    }

    /// Not where the values are fields or record types, or the name is a word for something else.
    func mayBe(_ enumeration: NamedEnumeration, isStated: Bool) -> Bool {
        if entities.contains(enumeration.name.text) { return false }
        if inTypes.contains(enumeration.name.text) { return true }
        guard enumeration.mayBeName, isStated || enumeration.areMarked || contains(enumeration) else {
            return false
        }
        return !enumeration.cases.contains { fields.contains($0.name) || entities.contains($0.name) }
    }

    /// The enumeration that a note names in back-ticks, or by a word beside one that says what it is.
    static func enumeration(namedIn note: String, among names: Set<String>) -> String? {
        let parts = note.split(separator: "`", omittingEmptySubsequences: false)
        if parts.count > 1 {
            let spans = stride(from: 1, to: parts.count, by: 2).lazy.map { String(parts[$0]) }
            return spans.first(where: names.contains)
        }
        let words = note.split { !($0.isLetter || $0.isNumber || $0 == "_") }
        guard let index = words.firstIndex(where: { names.contains(String($0)) }) else { return nil }
        let neighbours = words[max(0, index - 2)..<min(words.count, index + 2)]
        return neighbours.contains { $0.lowercased().means(.valueList) } ? String(words[index]) : nil
    }
}

extension NamedEnumeration {
    /// "Indexes", "Zone" are words of the schema, unless they are written as code.
    fileprivate var mayBeName: Bool { name.kind == .code || name.senses.isEmpty }
}
