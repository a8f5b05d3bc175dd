package import Diagnostics
import SchemaModel

/// What changed between two revisions of a schema, thing by thing, and what follows from it.
///
/// Purpose: the answers of `diff`, `breaking` and `verify`. Invariant: what CloudKit holds is compared as CloudKit
/// holds it; where one side is an export, nothing else is compared, because the export says nothing else.
package struct ComparisonReport: Sendable {
    package private(set) var entries: [Entry] = []
    private var places: [ChangeSubject: Int] = [:]

    /// Whether the older side is what a container has now, instead of what was.
    package private(set) var isVerification = false

    /// One thing that is not as it was.
    package struct Entry: Hashable, Sendable {
        package let subject: ChangeSubject

        /// Each without its subject. For example: `becomes optional`.
        package fileprivate(set) var sentences: [String] = []
        package fileprivate(set) var old: SourceSpan?
        package fileprivate(set) var new: SourceSpan?
        package fileprivate(set) var consequences: [Consequence] = []

        /// The place in the newer reading where its document can allow it: of what is gone, that of the record type.
        fileprivate(set) var home: SourceSpan?

        fileprivate init(subject: ChangeSubject) {
            self.subject = subject
        }

        /// One of which nothing follows, stated at a place of the documents.
        package init(_ subject: ChangeSubject, _ sentence: String, at span: SourceSpan?) {
            self.subject = subject
            sentences = [sentence]
            new = span
        }

        package mutating func add(_ sentence: String) { sentences.append(sentence) }

        /// The worst that follows; nil where nothing does.
        package var verdict: Consequence.Verdict? {
            Consequence.Verdict.allCases.first { verdict in consequences.contains { $0.verdict == verdict } }
        }

        /// The worst first, and of these those of CloudKit.
        fileprivate mutating func order() {
            consequences = Consequence.Verdict.allCases.flatMap { verdict in
                Consequence.Level.allCases.flatMap { level in
                    consequences.filter { $0.verdict == verdict && $0.level == level }
                }
            }
        }
    }

    /// What was found elsewhere.
    package init(_ entries: [Entry]) {
        self.entries = entries
    }

    /// Without levels no consequences are asked for.
    package init(
        from old: SchemaRevision, to new: SchemaRevision, levels: Set<Consequence.Level> = [],
        isVerification: Bool = false
    ) {
        self.isVerification = isVerification
        if let oldSchema = old.schema, let newSchema = new.schema {
            addChanges(SchemaComparison.changes(from: oldSchema, to: newSchema), levels)
            placeEnums(oldSchema, newSchema)
            if levels.contains(.cloudkit) { addCloudKit(from: old, to: new, isWhole: false, levels) }
        } else {
            addCloudKit(from: old, to: new, isWhole: true, levels)
        }
        for index in entries.indices { entries[index].order() }
    }

    /// Takes what documents allow out of what breaks, and gives what each exception was needed for.
    package mutating func allow(
        _ exceptions: [ChangeException], sources: SourceFiles
    ) -> [Set<Consequence.Level>] {
        var used = [Set<Consequence.Level>](repeating: [], count: exceptions.count)
        for index in entries.indices {
            let span = entries[index].home ?? entries[index].new
            for (number, exception) in exceptions.enumerated() where exception.concerns(span, sources) {
                entries[index].consequences = entries[index].consequences.map { consequence in
                    guard consequence.verdict != .works, exception.levels.contains(consequence.level) else {
                        return consequence
                    }
                    used[number].insert(consequence.level)
                    return consequence.allowed(because: exception.reason)
                }
            }
            entries[index].order()
        }
        return used
    }

    package func count(_ verdict: Consequence.Verdict) -> Int {
        entries.count { $0.verdict == verdict }
    }

    // MARK: What documents say

    private mutating func addChanges(_ changes: [SchemaChange], _ levels: Set<Consequence.Level>) {
        for change in changes {
            let place = place(of: change.subject)
            entries[place].sentences.append(ChangeSentence.text(of: change))
            entries[place].old = entries[place].old ?? change.oldSpan
            entries[place].new = entries[place].new ?? change.newSpan
            entries[place].home = entries[place].home ?? change.newSpan ?? change.newEntity?.span
            if case .fieldRenamed(let field, let entity) = change {
                places[.field(FieldPath(entity: entity.new.name, field: field.old.name))] = place
            }
            add(Self.consequences(of: change), to: place, levels)
        }
    }

    /// An enumeration stands where a field lists its values.
    private mutating func placeEnums(_ old: Schema, _ new: Schema) {
        for index in entries.indices {
            guard case .enumType(let name) = entries[index].subject else { continue }
            entries[index].old = old.place(ofEnum: name)
            entries[index].new = new.place(ofEnum: name)
            entries[index].home = entries[index].new
        }
    }

    private static func consequences(of change: SchemaChange) -> [Consequence] {
        SyncRules.consequences(of: change) + JSONRules.consequences(of: change)
            + SQLRules.consequences(of: change) + SourceRules.consequences(of: change)
    }

    // MARK: What CloudKit holds

    private mutating func addCloudKit(
        from old: SchemaRevision, to new: SchemaRevision, isWhole: Bool, _ levels: Set<Consequence.Level>
    ) {
        let renamed = new.schema.flatMap { schema in old.schema.map(schema.renamedEntities(since:)) } ?? [:]
        for change in CloudKitComparison.changes(from: old.cloudKit.text, to: new.cloudKit.text) {
            let subject =
                new.cloudKit.subject(change.subject)
                ?? old.cloudKit.subject(change.subject)?.named(as: renamed) ?? change.subject
            let isKnown = places[subject] != nil
            let isRenamed = places[subject].map { entries[$0].subject != subject } ?? false
            let consequences = CloudKitRules.consequences(of: change, isRenamed: isRenamed)
                .filter { levels.contains($0.level) }
            if !isWhole, consequences.isEmpty { continue }
            let place = place(of: subject)
            if !isKnown || isWhole {
                entries[place].sentences.append(isVerification ? change.verification : change.sentence)
                entries[place].old = entries[place].old ?? old.cloudKit.span(of: change.subject)
                entries[place].new = entries[place].new ?? new.cloudKit.span(of: change.subject)
            }
            add(consequences, to: place, levels)
        }
    }

    // MARK: Entries

    private mutating func place(of subject: ChangeSubject) -> Int {
        if let place = places[subject] { return place }
        places[subject] = entries.count
        entries.append(Entry(subject: subject))
        return entries.count - 1
    }

    /// What two rules say alike is said once.
    private mutating func add(
        _ consequences: [Consequence], to place: Int, _ levels: Set<Consequence.Level>
    ) {
        for consequence in consequences
        where levels.contains(consequence.level) && !entries[place].consequences.contains(consequence) {
            entries[place].consequences.append(consequence)
        }
    }
}

extension ChangeSubject {
    /// By the newer name of its record type, as the documents' own changes have it.
    fileprivate func named(as renamed: [String: Entity]) -> ChangeSubject {
        switch self {
        case .entity(let name): .entity(renamed[name]?.name ?? name)
        case .field(let path):
            .field(FieldPath(entity: renamed[path.entity]?.name ?? path.entity, field: path.field))
        case .enumType, .role, .table, .trigger: self
        }
    }
}

extension Schema {
    /// The first field that holds its values.
    fileprivate func place(ofEnum name: String) -> SourceSpan? {
        for entity in entities {
            if let field = entity.fields.first(where: { $0.enumName == name }) { return field.span }
        }
        return nil
    }
}
