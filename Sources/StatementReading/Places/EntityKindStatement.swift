import Diagnostics
import DocumentWording
import Markdown
import RemarkReading
import SchemaDeclaration
import SchemaEvidence
import SchemaModel
import Vocabulary

/// Finds out what store an entity belongs to: CloudKit, SwiftData, Core Data or a database's table.
///
/// The nearest heading that names a store says it; else the field types that only one store has; else the
/// document's introduction; else the store that it speaks of most.
package struct EntityKindStatement: Recogniser {
    package init() {}

    func read(_ reading: inout DocumentReading) {
        let headings = reading.outline.sections.map { $0.heading.map(StoreMentions.init) }
        var wholeDocument = StoreMentions()
        for mentions in headings { if let mentions { wholeDocument.add(mentions) } }
        var introduction = wholeDocument
        let first = reading.claims.anchorSet.min() ?? Self.firstPassage(ofEntitiesIn: reading) ?? 0
        for (index, wording) in reading.wordings.enumerated() {
            guard let wording else { continue }
            let mentions = StoreMentions(wording)
            wholeDocument.add(mentions)
            if index < first { introduction.add(mentions) }
        }
        let mirrored = Self.mirroredInCode(reading, wholeDocument)
        let usual =
            introduction.only ?? Self.keeper(reading, before: first) ?? Self.mirrored(reading, introduction)
            ?? mirrored ?? Self.modelsInSwift(reading, introduction) ?? wholeDocument.most
        // "Syncing with CloudKit" as a title says where the models go that are mirrored there, but where record types are
        // spoken of.
        let mirroredBelowTitle =
            mirrored == nil || reading.wordings.contains { $0.map(Self.speaksOfRecordTypes) ?? false }
            ? nil : mirrored
        for index in reading.schema.entities.indices where reading.schema.entities[index].kind == nil {
            reading.schema.entities[index].kind =
                naming(index, in: reading)?.only
                ?? section(of: index, in: reading).flatMap {
                    kind(from: $0, headings, reading, mirroredBelowTitle)
                }
                ?? Self.kind(ofTypesIn: reading.schema.entities[index])
                ?? Self.kind(ofRelationshipsIn: reading.schema.entities[index], spokenOf: wholeDocument)
                ?? usual ?? Self.kind(ofNamesIn: reading.schema.entities[index])
        }
        UnknownDatabases().report(in: &reading)
    }

    /// Where the first name stands, where all of them stand in code.
    private static func firstPassage(ofEntitiesIn reading: DocumentReading) -> Int? {
        guard let first = reading.schema.entities.lazy.map(\.name.span.lower).min() else { return nil }
        return reading.outline.passages.lastIndex { $0.block.span.lower <= first }
    }

    private static func speaksOfRecordTypes(_ wording: Wording) -> Bool {
        guard wording.mayMean([.record, .recordTypeLabel]) else { return false }
        return wording.tokens.indices.contains { index in
            wording.tokens[index].spells([.recordTypeLabel])
                || wording.tokens[index].means(.record) && (wording.label(at: index)?.count ?? 0) > 1
        }
    }

    /// The section that an entity is about, or else the one where its name stands: in a table or a block of code.
    private func section(of entity: Int, in reading: DocumentReading) -> Int? {
        let place = reading.schema.entities[entity].name.span.lower
        let passage =
            reading.claims.anchors[entity]
            ?? reading.outline.passages.lastIndex { $0.block.span.lower <= place }
        return passage.map { reading.outline.passages[$0].section }
    }

    /// "The Core Data `Trip` entity has these attributes:" above the fields.
    private func naming(_ entity: Int, in reading: DocumentReading) -> StoreMentions? {
        guard let anchor = reading.claims.anchors[entity], let wording = reading.wordings[anchor] else {
            return nil
        }
        return StoreMentions(wording)
    }

    /// What the section's heading or one above it says. "Data model (SwiftData + CloudKit)" has models, which are mirrored.
    private func kind(
        from section: Int, _ headings: [StoreMentions?], _ reading: DocumentReading, _ mirrored: EntityKind?
    ) -> EntityKind? {
        var current: Int? = section
        while let section = current {
            if let only = headings[section]?.only {
                let isTitle = reading.outline.sections[section].level == 1
                return only == .cloudKit && isTitle ? mirrored ?? only : only
            }
            if let kind = headings[section]?.mirrored,
                let heading = reading.outline.sections[section].heading,
                heading.mayMean(.entityLabel), !heading.mayMean(.record), StoreMentions.areJoined(in: heading)
            {
                return kind
            }
            current = reading.outline.sections[section].parent
        }
        return nil
    }

    private static func kind(ofTypesIn entity: DeclaredEntity) -> EntityKind? {
        if entity.name.value.hasPrefix("CD_") { return .cloudKit }
        for field in entity.fields {
            if let note = field.note?.value, StoreTypes.speaksOfAttribute(note) { return .swiftData }
            if field.remarks.contains(where: { $0.place == .column && StoreTypes.speaksOfAttribute($0.quote) }
            ) {
                return .swiftData
            }
            guard let type = field.type else { continue }
            let meaning =
                TypeVocabulary.meaning(of: type.name) ?? type.bracketed.flatMap(TypeVocabulary.meaning)
            if let kind = meaning?.kind, !StoreTypes.isEveryday(type.name) || kind != .table { return kind }
            if cloudKitSpellings.contains(type.name.lowercased()) { return .cloudKit }
        }
        return nil
    }

    /// "Stored with SwiftData and mirrored to CloudKit": the one that the introduction says things are stored with.
    private static func keeper(_ reading: DocumentReading, before first: Int) -> EntityKind? {
        for wording in reading.wordings.prefix(first).lazy.compactMap({ $0 }) where wording.mayMean(.stored) {
            let tokens = wording.tokens
            for index in tokens.indices.dropLast(2)
            where tokens[index].means(.stored) && tokens[index + 1].means(.functionWord) {
                let kind = StoreMentions(wording.part(index + 2..<min(index + 4, tokens.count))).only
                if let kind, kind != .cloudKit { return kind }
            }
        }
        return nil
    }

    /// "We use SwiftData with CloudKit mirroring", and models that hold lists of each other.
    private static func mirrored(_ reading: DocumentReading, _ introduction: StoreMentions) -> EntityKind? {
        guard let local = introduction.local else { return nil }
        let names = Set(reading.schema.entities.lazy.map(\.name.value))
        let holdEachOther = reading.schema.entities.contains { entity in
            entity.fields.contains { field in
                guard let type = field.type else { return false }
                return type.isList && names.contains(type.name) && type.written.hasPrefix("[")
            }
        }
        return holdEachOther ? local : nil
    }

    /// "SwiftData for local persistence with CloudKit sync", where fields have types that only Swift has, and nothing speaks of
    /// record types.
    private static func modelsInSwift(
        _ reading: DocumentReading, _ introduction: StoreMentions
    ) -> EntityKind? {
        guard let local = introduction.mirrored,
            !reading.wordings.contains(where: { $0.map(speaksOfRecordTypes) ?? false }),
            !reading.outline.sections.contains(where: { $0.heading?.mayMean(.record) ?? false }),
            reading.wordings.contains(where: { $0.map(joinsStores) ?? false })
        else { return nil }
        let areOfSwift = reading.schema.entities.contains { entity in
            entity.fields.contains { field in
                guard let type = field.type else { return false }
                return type.hasOptionalSign || ["UUID", "Bool"].contains(type.name)
            }
        }
        return areOfSwift ? local : nil
    }

    /// "SwiftData … with CloudKit", in a sentence that takes neither back.
    private static func joinsStores(_ wording: Wording) -> Bool {
        wording.mayMean(.cloudKit)
            && wording.sentences.contains { sentence in
                StoreMentions(wording.part(sentence)).mirrored != nil
                    && wording.tokens[sentence].takesNothingBack
                    && sentence.allSatisfy {
                        wording.tokens[sentence].polarityMarks(at: $0).isDisjoint(with: [.past, .negation])
                    }
            }
    }

    /// `ModelConfiguration(cloudKitDatabase: .automatic)` in a document that speaks of SwiftData.
    private static func mirroredInCode(_ reading: DocumentReading, _ mentions: StoreMentions) -> EntityKind? {
        guard let local = mentions.local, mentions.only == nil else { return nil }
        return StatedInCode(reading).mirrorsModels ? local : nil
    }

    /// Only Core Data and SwiftData know inverses: a document that speaks of them and of CloudKit mirrors them there.
    private static func kind(
        ofRelationshipsIn entity: DeclaredEntity, spokenOf mentions: StoreMentions
    ) -> EntityKind? {
        guard entity.relationships.contains(where: { $0.inverse != nil }) else { return nil }
        return mentions.local
    }

    /// Where nothing speaks of a store: `created_at` is how databases spell names.
    private static func kind(ofNamesIn entity: DeclaredEntity) -> EntityKind? {
        let isSnakeCase = entity.fields.contains { field in
            field.name.value.utf8.contains(0x5f) && field.name.value == field.name.value.lowercased()
        }
        return isSnakeCase ? .table : nil
    }

    private static let cloudKitSpellings: Set = ["date/time", "int(64)", "reference", "bytes"]
}
