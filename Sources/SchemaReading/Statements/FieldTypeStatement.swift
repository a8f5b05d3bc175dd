import Diagnostics
import Markdown
import SchemaModel
import Vocabulary

/// Reads the types that sentences give to fields which have none where they are listed.
///
///     `photo` and `cover` are stored as `CKAsset`. `day` is a Date.
///     The images are stored as `CKAsset` in the fields `image0`–`image8`.
///
/// All that stands in back-ticks is either the one type or a field of the same record type, and nothing but words without
/// a meaning of their own stands between them.
struct FieldTypeStatement: Recogniser {
    func read(_ reading: inout DocumentReading) {
        let hasUntyped = reading.schema.entities.contains { $0.fields.contains { $0.type == nil } }
        guard hasUntyped else { return }
        let typed = Self.typed(reading.schema.entities)
        for index in reading.wordings.indices {
            guard let wording = reading.wordings[index], !reading.isMetadata[index],
                wording.tokens.contains(where: { $0.kind == .code }), reading.isAsserted(index)
            else { continue }
            let stated = wording.sentences.filter { sentence in
                sentence.count <= Self.longestSentence && !reading.isStated(sentence, in: index)
                    && read(wording, sentence, at: index, besides: typed, in: &reading)
            }
            if !stated.isEmpty { reading.useAsMetadata(index, sentences: stated) }
        }
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
    private func read(
        _ wording: Wording, _ sentence: Range<Int>, at passage: Int, besides typed: Set<[String]>,
        in reading: inout DocumentReading
    ) -> Bool {
        let clauses = Self.clauses(wording.tokens[sentence])
        let types = clauses.compactMap { TypeClause(wording, $0) }
        guard !types.isEmpty, types.count == clauses.count else { return false }
        let scope = reading.scopes[passage]
        let places = types.map { type in
            type.names.map { reading.fieldPlace(named: $0, under: scope) }
        }
        guard places.joined().allSatisfy({ $0 != nil }) else { return false }
        var isNew = false
        for (type, places) in zip(types, places) {
            for place in places.compactMap(\.self) {
                let entity = reading.schema.entities[place.entity]
                var field = entity.fields[place.field]
                if field.type != nil || typed.contains([entity.name.value, field.name.value]) { continue }
                field.type = type.spelling.type
                field.remarks += type.spelling.remarks
                reading.schema.entities[place.entity].fields[place.field] = field
                isNew = true
            }
        }
        return isNew
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
