package import DocumentWording
import Markdown
import Vocabulary

/// What the words of one heading say that stands below it, whatever it names.
///
/// The one place where words of headings are weighed: every shape asks the standing of its section.
package struct HeadingTopics: OptionSet, Hashable, Sendable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    private init(bit: UInt32) {
        rawValue = 1 << bit
    }

    /// "Schema", "CloudKit", "Data model", "Entities": types that are stored.
    package static let schema = HeadingTopics(bit: 0)

    /// "Record types", "Entities", "Stored models": what stands right below are such types.
    package static let records = HeadingTopics(bit: 1)

    /// "CloudKit Records", "记录类型": record types, and not only models.
    package static let recordTypes = HeadingTopics(bit: 2)

    /// Nothing but words of a store: "Persistence", "Data model".
    package static let storage = HeadingTopics(bit: 3)

    /// "Model", "entity" or "record" as a word of its own.
    package static let models = HeadingTopics(bit: 4)

    /// "JSON", "API", "Events": what has a schema, too, and stores nothing.
    package static let messages = HeadingTopics(bit: 5)

    /// "UserDefaults", "Keychain", "Configuration": values that are no record's.
    package static let settings = HeadingTopics(bit: 6)

    /// "Environment", "Secrets": variables.
    package static let variables = HeadingTopics(bit: 7)

    /// "Example", "Sample": how something looks.
    static let example = HeadingTopics(bit: 8)

    /// "Request", "Parameters": of calls, and not stored.
    package static let calls = HeadingTopics(bit: 9)

    /// "Notes", "Usage", "Tests": beside the matter.
    static let aside = HeadingTopics(bit: 10)

    /// Calls or asides other than notes, options and rules, which may be what a record type holds.
    static let surelyForeign = HeadingTopics(bit: 11)

    /// "Default", "Seed": records, and not their types.
    package static let rows = HeadingTopics(bit: 12)

    /// "Services", "Error handling", "Command line": how a program is built or used.
    package static let program = HeadingTopics(bit: 13)

    /// "Removed fields", "Not synced", "Computed properties": what no record holds.
    package static let gone = HeadingTopics(bit: 14)

    /// "Main zone": of records in CloudKit.
    static let zone = HeadingTopics(bit: 15)

    /// "Data structures": types that are stored where the document speaks of a store.
    package static let data = HeadingTopics(bit: 16)

    init(_ heading: Wording) {
        self = []
        for token in heading.tokens { add(token) }
        let isOfViews = Self.isOfViewModels(heading)
        let isOfModels = !isOfViews && heading.tokens.contains { $0.means(.entityLabel) }
        if isOfModels { insert(.models) }
        if isOfViews { insert(.program) }
        if contains(.recordTypes) || heading.tokens.contains(where: { $0.means(.cloudKit) })
            || heading.tokens.contains(where: { $0.means([.schema, .storedTypes, .recordTypeLabel]) })
            || isOfModels && heading.tokens.contains(where: { $0.means(.data) })
        {
            insert(.records)
        }
        if heading.tokens.contains(where: { $0.means(.build) }),
            heading.tokens.contains(where: { $0.means(.setting) })
        {
            insert(.variables)
        }
        // "Data Model Implementation": how the models themselves are made.
        if isOfModels, heading.tokens.contains(where: { $0.means(.data) }),
            heading.tokens.allSatisfy({ !$0.spells([.programChapter]) || $0.means(.chapter) })
        {
            remove(.program)
        }
        if Self.isTemplate(heading) { insert(.example) }
        if Self.isOfDataStructures(heading) { insert(.data) }
        if !isOfViews, Self.announcesSchema(heading) { insert(.schema) }
        if Self.speaksOfGone(heading) { insert(.gone) }
        if Self.isOfStorage(heading) { insert(.storage) }
    }

    /// "Record template", "Template: Trip"; but "Template Domain" is about templates.
    private static func isTemplate(_ heading: Wording) -> Bool {
        guard let word = heading.tokens.firstIndex(where: { $0.means(.template) }) else { return false }
        let next = heading.tokens[(word + 1)...].first
        return next.map { $0.kind != .word || !$0.saysNothing && !$0.means(.kindOfModel) } ?? true
    }

    /// "View Models" as well as "ViewModels", and no other models beside them.
    package static func isOfViewModels(_ heading: Wording) -> Bool {
        let models = heading.tokens.indices.filter { heading.tokens[$0].means(.entityLabel) }
        if models.isEmpty { return heading.tokens.contains(where: endsInModels) }
        return !heading.tokens.contains { $0.means(.data) }
            && models.allSatisfy { index in
                index > 0 && heading.tokens[index - 1].kind == .word
                    && (heading.tokens[index - 1].text + heading.tokens[index].text).lowercased()
                        .means(.programChapter)
            }
    }

    /// "ViewModels", but not "Services".
    private static func endsInModels(_ token: Wording.Token) -> Bool {
        guard token.spells([.programChapter]) else { return false }
        let word = token.text.lowercased()
        return word.indices.dropFirst().contains { String(word[$0...]).means(.entityLabel) }
    }

    private static func isOfDataStructures(_ heading: Wording) -> Bool {
        let words = heading.tokens.lazy.filter { $0.kind == .word }
        if words.contains(where: { $0.means(.dataStructure) }) { return true }
        return words.contains { $0.means(.dataWord) } && words.contains { $0.means(.structureWord) }
    }

    private mutating func add(_ token: Wording.Token) {
        if token.means(.record) { insert([.recordTypes, .models]) }
        if token.spells([.recordTypeLabel]) { insert(.recordTypes) }
        if token.spells([.messages]) { insert(.messages) }
        if token.spells([.settings]) { insert(.settings) }
        if token.spells([.variables]) { insert(.variables) }
        if token.means(.example) { insert(.example) }
        if token.spells([.programChapter]) { insert(.program) }
        if token.means(.zone) { insert(.zone) }
        if token.means(.elsewhere) { insert(.calls) }
        if token.means(.aside) { insert(.aside) }
        if token.means(.rows) { insert(.rows) }
        if token.means([.elsewhere, .aside]), !token.means(.maybeOfRecords) {
            insert(.surelyForeign)
        }
    }

    // MARK: Schemas

    private static func announcesSchema(_ heading: Wording) -> Bool {
        heading.tokens.indices.contains { index in
            let token = heading.tokens[index]
            if token.means([.database, .cloudKit, .coreData, .swiftData, .relational]) { return true }
            if token.spells([.schema]) { return true }
            guard let label = heading.label(at: index) else { return false }
            return label.count > 1 || token.spells([.recordTypeLabel]) || isOfData(index, in: heading)
        }
    }

    /// "Entities", "Data models": "model" and "table" beside another word may be of anything.
    private static func isOfData(_ label: Int, in heading: Wording) -> Bool {
        if label > 0, heading.tokens[label - 1].spells([.kindOfModel, .storage, .data]) { return true }
        return heading.tokens.allSatisfy {
            $0.kind == .sign || $0.kind == .number || $0.means([.entityLabel, .general, .filler, .step])
        }
    }

    /// Of fields, or of nothing else: "Removed `Trip` records" is about what happens to records.
    static func speaksOfGone(_ words: Wording) -> Bool {
        let isOfFields = words.tokens.contains { $0.means(.fields) }
        let others = words.tokens.filter { $0.kind != .sign && !$0.means([.filler, .fields, .general]) }
        guard isOfFields || others.count <= 4 else { return deniesInPassing(words) }
        if words.saysNotStored(in: words.tokens.indices) { return true }
        return words.tokens.indices.contains { index in
            let word = words.tokens[index]
            if isOfFields, word.spells([.goneFields]) { return true }
            return StatementVocabulary.lowercased(word.text) == "local" && index + 1 < words.tokens.count
                && words.tokens[index + 1].means(.only)
        }
    }

    /// "Value types (Swift structs — not persisted)": the last words of a bracket that speaks of structures, and of nothing
    /// that is stored.
    private static func deniesInPassing(_ words: Wording) -> Bool {
        guard let open = words.tokens.firstIndex(where: { $0.sign == .open }),
            words.tokens.last?.sign == .close, case let bracket = words.tokens[(open + 1)...].dropLast(),
            let last = bracket.split(whereSeparator: { $0.sign == .dash }).last, last.startIndex > open + 1,
            last.count <= 2, words.saysNotStored(in: last.indices)
        else { return false }
        return bracket[..<(last.startIndex - 1)].contains { $0.means([.structLabel, .structureWord]) }
            && !words.tokens[..<open].contains {
                $0.means([.record, .recordTypeLabel]) || $0.spells([.stored])
            }
    }

    private static func isOfStorage(_ heading: Wording) -> Bool {
        !heading.tokens.isEmpty
            && heading.tokens.allSatisfy { token in
                token.kind == .sign || token.kind == .number || token.means(storageSenses)
                    || token.spells([.storage])
            }
    }

    private static let storageSenses: ConceptSet = [
        .general, .filler, .and, .entityLabel, .record, .type, .database, .cloudKit, .coreData, .swiftData,
    ]
}
