import SchemaModel
import SwiftLanguage

/// Statements by which a survivor takes over one of a duplicate's relationships.
///
/// Invariant: afterwards no delete rule of the duplicate's leads to what is not deleted by itself.
struct ModelMoveLowering {
    private let end: ModelRelationship
    private let refersToItself: Bool
    private let isManyToMany: Bool

    /// Whether it is one object that moves, because nothing else may lead there or the duplicate would take it along.
    let movesOne: Bool

    init(_ end: ModelRelationship, from index: Int, _ names: ModelNames) {
        self.end = end
        refersToItself = end.target == index
        let far = names.classes[end.target].relationships.first { $0.name == end.inverse }
        isManyToMany = end.isToMany && far?.isToMany == true
        movesOne = !end.isToMany && (far?.isToMany == false || end.end.deleteRule == .cascade)
    }

    var statements: [String] {
        let name = end.name.source
        if isManyToMany { return manyToMany(name) }
        if end.isToMany {
            let survivor = refersToItself ? "other === self ? nil : self" : "self"
            return ["for other in duplicate.\(name) ?? [] { other.\(end.inverse.source) = \(survivor) }"]
        }
        return movesOne ? one(name) : []
    }

    private func manyToMany(_ name: String) -> [String] {
        let itself = refersToItself ? "other !== self && " : ""
        return [
            "for other in duplicate.\(name) ?? [] where \(itself)self.\(name)?.contains(other) != true {",
            "    self.\(name) = (self.\(name) ?? []) + [other]",
            "}",
            "duplicate.\(name) = []",
        ]
    }

    private func one(_ name: String) -> [String] {
        let guarded = refersToItself ? ", duplicate.\(name) !== self" : ""
        return [
            "if self.\(name) == nil\(guarded) { self.\(name) = duplicate.\(name) }",
            "duplicate.\(name) = nil",
        ]
    }
}
