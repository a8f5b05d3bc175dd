import Diagnostics
import Markdown
import SchemaDeclaration
import SchemaEvidence

/// Where a block of interfaces stands, and so which of them are records.
struct InterfaceSection {
    let heading: EntityTitle?

    /// Whether the heading right above speaks of records, entities or the data model.
    private let isOfRecords: Bool

    /// Whether a heading above speaks of requests, properties of views and the like.
    private let isOfOthers: Bool

    init(_ standing: Standing) {
        heading = standing.title
        isOfOthers = standing.isForeign
        isOfRecords = standing.own.contains(.records)
    }

    /// Nil for an interface that nothing marks as stored.
    func entityName(of declared: TypeScriptTypes.Interface, in code: CodeText) -> Declared<String>? {
        guard !isElsewhere(declared) else { return nil }
        let name = Declared(declared.name, at: code.span(declared.nameRange))
        if let heading, heading.isStored, Self.isSame(declared.name, as: heading.name.value) {
            return heading.name
        }
        return isOfRecords || Self.isCalledRecord(declared) ? name : nil
    }

    /// Whether more than a heading of the same name says that it is a record: then even methods leave no doubt.
    func isSurelyRecord(_ declared: TypeScriptTypes.Interface) -> Bool {
        isOfRecords || heading?.strength == .labelled || Self.isCalledRecord(declared)
    }

    /// Whether the heading surely names a record type, be it by another name than an interface has.
    var namesRecord: Bool {
        guard let heading, heading.isStored else { return false }
        return heading.strength >= .marked
    }

    private static func isCalledRecord(_ declared: TypeScriptTypes.Interface) -> Bool {
        let comment = declared.comment?.lowercased() ?? ""
        return comment.contains("record type") || comment.contains("recordtype")
    }

    /// `Trip`, `ITrip`, `TripRecord` under the heading "Trip".
    private static func isSame(_ type: String, as heading: String) -> Bool {
        [heading, "I" + heading, heading + "Record", heading + "Entity", heading + "Model"].contains(type)
    }

    /// Whether its name, or a heading above, says that it is none of a record.
    func isElsewhere(_ declared: TypeScriptTypes.Interface) -> Bool {
        isOfOthers || AppTypeName.isElsewhere(declared.name)
    }
}
