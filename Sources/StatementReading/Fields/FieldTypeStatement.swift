import Diagnostics
import DocumentWording
import Markdown
import RemarkReading
import SchemaDeclaration
import SchemaEvidence
import SchemaModel
import Vocabulary

/// Reads the types that sentences give to fields which have none where they are listed.
///
///     `photo` and `cover` are stored as `CKAsset`. `day` is a Date.
///     The images are stored as `CKAsset` in the fields `image0`–`image8`.
///
/// All that stands in back-ticks is either the one type or a field of the same record type, and nothing but words without
/// a meaning of their own stands between them.
package struct FieldTypeStatement: Recogniser {
    package init() {}

    func read(_ reading: inout DocumentReading) {
        let hasUntyped = reading.schema.entities.contains { $0.fields.contains { $0.type == nil } }
        guard hasUntyped else { return }
        let typed = Self.typed(reading.schema.entities)
        for index in reading.wordings.indices {
            guard let wording = reading.wordings[index], !reading.isMetadata[index],
                reading.outline.passages[index].container == nil,
                wording.tokens.contains(where: { $0.kind == .code }), reading.isAsserted(index)
            else { continue }
            let said = wording.sentences.filter {
                $0.count <= Self.longestSentence && !wording.asks($0) && !reading.isStated($0, in: index)
            }.map { (sentence: $0, types: Self.types(wording, $0)) }.filter { !$0.types.isEmpty }
            guard !said.isEmpty, Self.isStated(wording) else { continue }
            let stated = said.filter { give($0.types, at: index, besides: typed, in: &reading) }
            if !stated.isEmpty { reading.useAsMetadata(index, sentences: stated.map(\.sentence)) }
        }
    }

    /// Nothing in the whole paragraph takes back what it says, or plans it.
    private static func isStated(_ wording: Wording) -> Bool {
        let tokens = wording.tokens[...]
        return tokens.hasNoPolarityMarks
            && !tokens.contains {
                $0.means([.planned, .removed, .retired, .elsewhere, .example, .forExample])
            }
    }

    /// The record type of the heading above, or else the only one that has the field, which stands in the same section.
    private func place(
        of name: String, at passage: Int, in reading: DocumentReading
    ) -> FieldPlace? {
        let section = reading.outline.passages[passage].section
        let start = reading.outline.sections[section].start
        if reading.claims.anchorSet.contains(start), let scope = reading.scopes[passage] {
            return reading.fieldPlace(named: name, under: scope)
        }
        guard let place = reading.fieldPlace(named: name, under: nil),
            reading.section(at: reading.schema.entities[place.entity].name.span.lower) == section
        else { return nil }
        return place
    }

    private static let longestSentence = 24

    /// What has a type anywhere: a record type that is described twice is joined later.
    private static func typed(_ entities: [DeclaredEntity]) -> Set<[String]> {
        Set(
            entities.lazy.flatMap { entity in
                entity.fields.lazy.filter { $0.type != nil }.map { [entity.name.value, $0.name.value] }
            })
    }

    /// "`photo` is a `CKAsset`, `day` is a Date": each part has its type, or the sentence is none of types.
    private static func types(_ wording: Wording, _ sentence: Range<Int>) -> [TypeClause] {
        let clauses = clauses(wording.tokens[sentence])
        let types = clauses.compactMap { TypeClause(wording, $0) }
        return types.count == clauses.count ? types : []
    }

    /// Whether a field has a type from it.
    private func give(
        _ types: [TypeClause], at passage: Int, besides typed: Set<[String]>,
        in reading: inout DocumentReading
    ) -> Bool {
        let places = types.map { type in type.names.map { place(of: $0, at: passage, in: reading) } }
        guard places.joined().allSatisfy({ $0 != nil }) else { return false }
        var isNew = false
        for (type, places) in zip(types, places) {
            for place in places.compactMap(\.self) {
                isNew = give(type.spelling, to: place, besides: typed, in: &reading) || isNew
            }
        }
        return isNew
    }

    private func give(
        _ spelling: TypeSpelling, to place: FieldPlace, besides typed: Set<[String]>,
        in reading: inout DocumentReading
    ) -> Bool {
        let owner = reading.schema.entities[place.entity].name.value
        let name = reading.schema.entities[place.entity].fields[place.field].name.value
        let isTyped = reading.schema.entities[place.entity].fields[place.field].type != nil
        if isTyped || typed.contains([owner, name]) { return false }
        reading.schema.entities[place.entity].fields[place.field].type = spelling.type
        reading.schema.entities[place.entity].fields[place.field].remarks += spelling.remarks
        return true
    }

    /// Parts at commas and "and", where more than one of them has a verb of its own.
    private static func clauses(_ sentence: ArraySlice<Wording.Token>) -> [Range<Int>] {
        var clauses: [Range<Int>] = []
        var start = sentence.startIndex
        for index in sentence.indices where sentence[index].sign == .comma || sentence[index].means(.and) {
            // "`photo` is a `CKAsset`, and `day` …": the part before is whole, and the next begins with a field.
            let next = sentence[(index + 1)...].first { !$0.means([.and, .determiner]) }
            guard index > start, next?.kind == .code,
                sentence[start..<index].contains(where: { $0.means(TypeClause.verbs) }),
                sentence[(index + 1)...].contains(where: { $0.means(TypeClause.verbs) })
            else { continue }
            clauses.append(start..<index)
            start = index + 1
        }
        return clauses + [start..<sentence.endIndex]
    }
}
