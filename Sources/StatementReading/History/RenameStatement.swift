import Diagnostics
import DocumentWording
import Markdown
import SchemaDeclaration
import SchemaEvidence
import SchemaModel
import Vocabulary

/// Reads what a history, a list or a table says that record types and fields were called before.
///
///     ## Renames
///     - `Duty` → `Task`
///     - `Task.name` → `Task.title`
///
///     | Old name | New name |
///     | --- | --- |
///     | `Duty` | `Task` |
///
/// A renamed record type that is read as a new one is empty: what names a thing that is described, and is not
/// understood, is told.
package struct RenameStatement: Recogniser {
    package init() {}

    func read(_ reading: inout DocumentReading) {
        let renamings = Self.renamings(in: reading)
        if renamings.isEmpty { return }
        let chains = Chains(renamings)
        var read: Set<Renaming.Name> = []
        for entity in reading.schema.entities.indices {
            read.formUnion(add(chains, toFieldsOf: entity, &reading))
            read.formUnion(add(chains, to: entity, &reading))
        }
        reading.findFormerNames()
        settle(renamings.filter { read.contains($0.old) }, &reading)
        for renaming in renamings where !read.contains(renaming.old) { tell(renaming, &reading) }
    }

    // MARK: What was found

    /// Returns the names that were found.
    private func add(_ chains: Chains, to index: Int, _ reading: inout DocumentReading) -> [Renaming.Name] {
        let entity = reading.schema.entities[index]
        let known = [entity.originalName?.value].compactMap(\.self)
        let names = chains.names(before: [entity.name.value] + known, of: nil)
        guard let oldest = names.last, reading.currentEntity(named: oldest.name.name) == nil else {
            return []
        }
        reading.schema.entities[index].formerNames += known + names.dropLast().map(\.name.name)
        reading.schema.entities[index].originalName = Declared(oldest.name.name, at: oldest.span)
        return names.map(\.name)
    }

    private func add(
        _ chains: Chains, toFieldsOf index: Int, _ reading: inout DocumentReading
    ) -> [Renaming.Name] {
        let entity = reading.schema.entities[index]
        let owners = [entity.name.value, entity.originalName?.value].compactMap(\.self)
        let former = chains.names(before: owners, of: nil).map(\.name.name)
        return (owners + former).filter(chains.hasFields).flatMap { owner in
            add(chains, of: owner, toFieldsOf: index, &reading)
        }
    }

    private func add(
        _ chains: Chains, of owner: String, toFieldsOf index: Int, _ reading: inout DocumentReading
    ) -> [Renaming.Name] {
        var read: [Renaming.Name] = []
        for (place, field) in reading.schema.entities[index].fields.enumerated() {
            let former = field.remarks.compactMap(\.formerName)
            // Of several in one place the last is the oldest.
            let kind = field.remarks.first { $0.formerName != nil }?.place ?? .prose
            for old in chains.names(before: [field.name.value] + former, of: owner)
            where !reading.hasFieldNow(old.name.name, in: index) && !former.contains(old.name.name) {
                reading.schema.entities[index].fields[place].remarks.append(
                    Remark(.originalName(old.name.name), quote: old.name.name, in: kind, at: old.span))
                read.append(old.name)
            }
        }
        return read
    }

    /// A line that is read says no more than that.
    private func settle(_ renamings: [Renaming], _ reading: inout DocumentReading) {
        for (passage, lines) in Dictionary(grouping: renamings, by: \.passage) {
            let sentences = lines.compactMap(\.sentence)
            if sentences.isEmpty {
                reading.use(passage)
            } else {
                reading.useAsMetadata(passage, sentences: sentences)
            }
        }
    }

    /// One that is not read, and names what is described, is told.
    private func tell(_ renaming: Renaming, _ reading: inout DocumentReading) {
        let (isOld, isNew) = (reading.isKnown(renaming.old), reading.isKnown(renaming.new))
        guard renaming.isExpected ? !(isOld && isNew) : isOld && !isNew else { return }
        let unknown = isOld || !isNew ? renaming.new : renaming.old
        reading.report(
            .renameUnread, .warning,
            "'\(unknown.path)' is not described, so that no rename is read from this", at: renaming.span,
            remedy: "write below the heading of the record type, or beside the field: Renamed from `OldName`")
    }
}

// MARK: Lines

extension RenameStatement {
    private static func renamings(in reading: DocumentReading) -> [Renaming] {
        let isOfNames = reading.outline.sections.map { $0.heading?.mayMean(.renaming) ?? false }
        return reading.outline.passages.indices.flatMap { index in
            let section = reading.outline.passages[index].section
            if reading.standing(of: index).isExample || reading.thoughts[section] == .idea {
                return [Renaming]()
            }
            if let wording = reading.wordings[index] {
                return sentences(wording, at: index, isUnderHeading: isOfNames[section], in: reading)
            }
            guard case .table(let table) = reading.outline.passages[index].block.kind, !reading.isUsed[index]
            else { return [] }
            return RenameTable(table, isUnderHeading: isOfNames[section]).map {
                rows($0, at: index, in: reading)
            } ?? []
        }
    }

    private static func sentences(
        _ wording: Wording, at passage: Int, isUnderHeading: Bool, in reading: DocumentReading
    ) -> [Renaming] {
        guard isUnderHeading || wording.mayMean(.renaming) else { return [] }
        let owner = reading.scopes[passage].map { reading.schema.entities[$0].name.value }
        return wording.sentences.filter { $0.count <= longestSentence }.flatMap { sentence in
            RenamingGrammar(wording: wording, sentence: sentence, isUnderHeading: isUnderHeading).pairs()
                .compactMap { pair in
                    renaming(
                        wording.tokens[pair.old].text, wording.tokens[pair.new].text, owner: owner,
                        in: reading,
                        Renaming(
                            old: .init(owner: nil, name: ""), new: .init(owner: nil, name: ""),
                            span: wording.span(of: sentence), passage: passage, sentence: sentence,
                            isExpected: isUnderHeading && wording.tokens[pair.new].kind != .word))
                }
        }
    }

    /// A longer one tells a story.
    private static let longestSentence = 32

    private static func rows(_ table: RenameTable, at passage: Int, in reading: DocumentReading) -> [Renaming]
    {
        let scope = reading.scopes[passage].map { reading.schema.entities[$0].name.value }
        return table.rows.compactMap { row in
            renaming(
                row.old, row.new, owner: row.owner ?? scope, in: reading,
                Renaming(
                    old: .init(owner: nil, name: ""), new: .init(owner: nil, name: ""), span: row.span,
                    passage: passage, sentence: nil, isExpected: true))
        }
    }

    /// "`Task.name` → `title`": the second name is of the same type; bare names of a type's own section are of that type.
    private static func renaming(
        _ old: String, _ new: String, owner: String?, in reading: DocumentReading, _ line: Renaming
    ) -> Renaming? {
        guard var old = Renaming.Name(old), var new = Renaming.Name(new), old != new else { return nil }
        let isOfTypes = [old, new].contains {
            $0.owner == nil && reading.currentEntity(named: $0.name) != nil
        }
        let common = old.owner ?? new.owner ?? (isOfTypes || Identifier.isTypeName(new.name) ? nil : owner)
        if !isOfTypes {
            old.owner = old.owner ?? common
            new.owner = new.owner ?? common
        }
        guard (old.owner == nil) == (new.owner == nil) else { return nil }
        // Bare names of fields may be of any type, or of none.
        if old.owner == nil, !Identifier.isTypeName(new.name), !isOfTypes { return nil }
        var renaming = line
        (renaming.old, renaming.new) = (old, new)
        return renaming
    }
}

extension Renaming.Name {
    /// As a path is written.
    fileprivate var path: String { owner.map { "\($0).\(name)" } ?? name }
}

extension DocumentReading {
    /// The entity that has a name now.
    func currentEntity(named name: String) -> Int? {
        entity(named: name).flatMap { schema.entities[$0].name.value == name ? $0 : nil }
    }

    /// Whether a field of an entity has a name now.
    fileprivate func hasFieldNow(_ name: String, in entity: Int) -> Bool {
        hasField(name, in: entity) && formerNames.field(name, of: entity) == nil
    }

    /// Whether a name means something, or meant it before.
    fileprivate func isKnown(_ name: Renaming.Name) -> Bool {
        guard let owner = name.owner else { return entity(named: name.name) != nil }
        return entity(named: owner).map { hasField(name.name, in: $0) } ?? false
    }
}

// MARK: Chains

/// The renames of a document, from each name to the one before.
private struct Chains {
    private var before: [Renaming.Name: (name: Renaming.Name, span: SourceSpan)] = [:]
    private var owners: Set<String> = []

    init(_ renamings: [Renaming]) {
        for renaming in renamings where before[renaming.new] == nil {
            before[renaming.new] = (renaming.old, renaming.span)
            if let owner = renaming.new.owner { owners.insert(owner) }
        }
    }

    func hasFields(of owner: String) -> Bool { owners.contains(owner) }

    /// The names that a thing had before those, the oldest last.
    func names(before names: [String], of owner: String?) -> [(name: Renaming.Name, span: SourceSpan)] {
        var found: [(name: Renaming.Name, span: SourceSpan)] = []
        var seen = Set(names.map { Renaming.Name(owner: owner, name: $0) })
        for name in names {
            var current = Renaming.Name(owner: owner, name: name)
            while let older = before[current],
                seen.insert(Renaming.Name(owner: owner, name: older.name.name)).inserted
            {
                found.append(older)
                current = Renaming.Name(owner: owner, name: older.name.name)
            }
        }
        return found
    }
}
