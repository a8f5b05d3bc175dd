import CoreDataLanguage
package import Diagnostics
package import Output
import SchemaModel
import Templating

/// The way from one version of a Core Data model to the next.
///
/// Purpose: `gen migrate --dialect coredata`. Input: two readings of a schema. Output: the files of both versions, what
/// changes from one to the other, and findings. Invariant: whatever Core Data does not infer by itself, or CloudKit does
/// not follow, is a finding with its reason.
package struct CoreDataMigration {
    /// What changes, as clauses. For example: `renames the entity 'Duty' to 'Task'`.
    package private(set) var steps: [String] = []
    package private(set) var diagnostics: [Diagnostic] = []

    /// The file of each version's model.
    package let oldModel: [UInt8]
    package let newModel: [UInt8]

    /// Whether Core Data infers all of it.
    package var isLightweight: Bool { !diagnostics.contains { $0.id == .migrationInference } }

    private let old: ModelVersion
    private let new: ModelVersion

    package init(from old: OutputRequest, to new: OutputRequest) {
        oldModel = CoreDataTarget.model(old)
        newModel = CoreDataTarget.model(new)
        self.old = ModelVersion(old)
        self.new = ModelVersion(new)
        compareEntities()
    }

    /// The file that makes one of a bundle's versions the current one.
    package static func currentVersion(_ name: String, headline: String) -> [UInt8] {
        var text: [UInt8] = []
        CoreDataTarget.version.render(
            VersionView(
                headline: XMLText.comment(headline),
                version: String(XMLText.quoted(name).dropFirst().dropLast())),
            into: &text)
        return text
    }

    private mutating func compareEntities() {
        var used: Set<String> = []
        for entity in new.entities {
            guard let other = old[entity.name] ?? entity.formerName.flatMap({ old[$0] }),
                used.insert(other.name).inserted
            else {
                steps.append("adds the entity '\(entity.name)'")
                continue
            }
            if other.name != entity.name {
                steps.append("renames the entity '\(other.name)' to '\(entity.name)'")
                if entity.isMirrored { diagnostics.append(.unfollowed(entity, calledBefore: other.name)) }
            }
            compare(other, entity)
        }
        for entity in old.entities where !used.contains(entity.name) {
            steps.append("removes the entity '\(entity.name)', with all its objects")
            diagnostics.append(
                .lost("the entity '\(entity.name)' goes, with all its objects", at: entity.span))
        }
    }

    private mutating func compare(_ old: ModelVersion.Entity, _ new: ModelVersion.Entity) {
        var used: Set<String> = []
        for property in new.properties {
            let path = "\(new.name).\(property.name)"
            guard let other = old[property.name] ?? property.formerName.flatMap({ old[$0] }),
                other.isRelationship == property.isRelationship, used.insert(other.name).inserted
            else {
                steps.append("adds '\(path)'")
                continue
            }
            if other.name != property.name {
                steps.append("renames '\(new.name).\(other.name)' to '\(property.name)'")
                if new.isMirrored {
                    diagnostics.append(.unfollowed(path, calledBefore: other.name, property))
                }
            }
            compare(other, property, path)
        }
        for property in old.properties where !used.contains(property.name) {
            let path = "\(new.name).\(property.name)"
            steps.append("removes '\(path)', with its values")
            diagnostics.append(.lost("'\(path)' goes, with all its values", at: property.span))
        }
    }

    private mutating func compare(
        _ old: ModelVersion.Property, _ new: ModelVersion.Property, _ path: String
    ) {
        guard let change = new.change(since: old, renamed: formerName) else { return }
        let isInferred = change.reason == nil
        steps.append(
            "'\(path)' \(change.clause)" + (isInferred ? "" : ", which no lightweight migration does"))
        if let reason = change.reason {
            diagnostics.append(.uninferred(path, change.clause, because: reason, new))
        }
    }

    /// What the older version calls an entity of the newer one.
    private func formerName(_ name: String) -> String {
        old[name] == nil ? new[name]?.formerName ?? name : name
    }
}

extension DiagnosticID {
    fileprivate static let migrationInference = DiagnosticID("migration.inference")
    fileprivate static let migrationMirror = DiagnosticID("migration.mirror")
    fileprivate static let migrationDrops = DiagnosticID("migration.drops")
}

extension Diagnostic {
    fileprivate static func uninferred(
        _ path: String, _ change: String, because reason: String, _ property: ModelVersion.Property
    ) -> Diagnostic {
        Diagnostic(
            .migrationInference, .warning,
            "'\(path)' \(change), which no lightweight migration does: \(reason)", at: property.span,
            remedy: "describe a field of another name, and fill it from this one in the app")
    }

    fileprivate static func unfollowed(_ entity: ModelVersion.Entity, calledBefore name: String) -> Diagnostic
    {
        Diagnostic(
            .migrationMirror, .warning,
            "'\(entity.name)' becomes the record type '\(CoreDataName.mirrored(entity.name))': older versions of the app "
                + "go on with '\(CoreDataName.mirrored(name))', which CloudKit keeps",
            at: entity.span, remedy: "keep the name, because CloudKit's production schema only grows")
    }

    fileprivate static func unfollowed(
        _ path: String, calledBefore name: String, _ property: ModelVersion.Property
    ) -> Diagnostic {
        Diagnostic(
            .migrationMirror, .warning,
            "'\(path)' becomes the key '\(CoreDataName.mirrored(property.name))': older versions of the app go on with "
                + "'\(CoreDataName.mirrored(name))', which CloudKit keeps",
            at: property.span, remedy: "keep the name, because CloudKit's production schema only grows")
    }

    fileprivate static func lost(_ message: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .migrationDrops, .warning, message, at: span,
            remedy: "keep it in the document, and say that it is retired")
    }
}
