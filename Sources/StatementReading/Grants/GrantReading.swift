import Diagnostics
import DocumentWording
import SchemaDeclaration
import SchemaEvidence
import SchemaModel

/// The grants that some words state, and why others that look like grants state none.
struct GrantReading {
    var grants: [Declared<Grant>] = []

    /// Of the past, possible or an example: a denial is read, as no grant.
    private(set) var refusals: [RefusedFact.Reason] = []

    /// The roles that have no right at all: "World: none".
    var deniedRoles: [String] = []

    /// Words that stand where roles do, and are none that is known.
    var unknownRoles: [UnknownRole] = []

    /// Whether the words say nothing of rights, not even of rights that are no longer.
    var isEmpty: Bool { grants.isEmpty && refusals.isEmpty }

    init() {}

    init(refused reason: RefusedFact.Reason) { refusals = [reason] }

    mutating func refuse(because reason: RefusedFact.Reason?) {
        guard let reason, reason != .denied, !refusals.contains(reason) else { return }
        refusals.append(reason)
    }

    static func += (reading: inout GrantReading, other: GrantReading) {
        reading.grants += other.grants
        reading.deniedRoles += other.deniedRoles
        for reason in other.refusals { reading.refuse(because: reason) }
        reading.unknownRoles += other.unknownRoles
    }
}

/// A word that stands where a role does, and is none that is known.
struct UnknownRole {
    let name: String
    let span: SourceSpan

    /// Whether it is no role of the app's own because a field keeps roles.
    let isValue: Bool

    init(_ token: Wording.Token, isValue: Bool) {
        name = token.text
        span = token.span
        self.isValue = isValue
    }
}

extension DocumentReading {
    /// Adds the grants to the entities; what is refused is told, at the words that say so.
    mutating func add(_ reading: GrantReading, to entities: [Int], at span: SourceSpan) {
        for entity in entities { schema.entities[entity].grants += reading.grants }
        for reason in reading.refusals where !entities.isEmpty {
            reportRefused(.grant, because: reason, at: span)
        }
        if entities.contains(where: hasRights) { reportUnknownRoles(reading.unknownRoles) }
    }

    /// Adds the grants to those of the entities that the line is about; one that excepts what nothing knows is told.
    mutating func add(_ grants: GrantReading, to entities: [Int], in line: Wording) {
        let span = line.span(of: line.tokens.indices)
        let mentions = GrantMentions(line.tokens[...], self)
        if mentions.exceptsUnknown, !grants.grants.isEmpty {
            return reportRefused(.grant, because: .possible, at: span)
        }
        add(grants, to: mentions.entities(of: entities), at: span)
    }

    /// Whether CloudKit asks who may do what with its records: participants of a share are no roles.
    func hasRights(_ entity: Int) -> Bool {
        switch schema.entities[entity].database?.value {
        case .private, .shared: false
        case .public, nil: true
        }
    }

    mutating func reportUnknownRoles(_ roles: [UnknownRole]) {
        for role in roles {
            report(
                .grantUnread, role.isValue ? .note : .warning,
                "'\(role.name)' is no role that CloudKit has, so no right is read from it", at: role.span,
                remedy: role.isValue
                    ? nil : "name a role of your own as one, in back-ticks: Role `editor`: Read")
        }
    }
}
