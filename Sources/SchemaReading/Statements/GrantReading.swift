import Diagnostics
import SchemaModel

/// The grants that some words state, and why others that look like grants state none.
struct GrantReading {
    var grants: [Declared<Grant>] = []

    /// Of the past, possible or an example: a denial is read, as no grant.
    private(set) var refusals: [RefusedFact.Reason] = []

    mutating func refuse(because reason: RefusedFact.Reason?) {
        guard let reason, reason != .denied, !refusals.contains(reason) else { return }
        refusals.append(reason)
    }

    static func += (reading: inout GrantReading, other: GrantReading) {
        reading.grants += other.grants
        for reason in other.refusals { reading.refuse(because: reason) }
    }
}

extension DocumentReading {
    /// Adds the grants to the entities; what is refused is told, at the words that say so.
    mutating func add(_ reading: GrantReading, to entities: [Int], at span: SourceSpan) {
        for entity in entities { schema.entities[entity].grants += reading.grants }
        for reason in reading.refusals where !entities.isEmpty {
            reportRefused(.grant, because: reason, at: span)
        }
    }
}
