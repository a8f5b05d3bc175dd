package import Diagnostics
package import SchemaDeclaration
package import SchemaModel

/// What one shape says of one entity in one place. Nothing of it is in the schema before it is judged.
package struct Claim {
    /// The entity as this place alone describes it.
    package var entity: DeclaredEntity

    /// What stands in brackets behind its name.
    var nameInBrackets: Declared<String>?

    /// How surely the words that name it mean an entity's name.
    let strength: EntityTitle.Strength

    /// The passage from which on statements are about the entity; nil for one named in a table.
    let anchor: Int?

    /// The passages that have been understood if the claim holds.
    package var passages: [Int]

    package var form = Form.description

    /// Whether the passages only state facts, and so are no documentation.
    package var isMetadata = false

    /// Whether the words about its fields name a store: a column "CloudKit type".
    package var namesStore = false

    /// Whether its heading calls it a struct, as others are called record types.
    private(set) var isStruct = false

    /// What is wrong with it at its place, to be told if it holds.
    package var diagnostics: [Diagnostic] = []

    /// How the fields are written, which says how much must speak for it that they are stored.
    package enum Form {
        /// Tables, lists and sentences that describe fields.
        case description

        /// Types of a program, which are about anything: views, services and errors as well.
        case program

        /// Types that are written as views, errors or tests: only a mark makes records of them.
        case behaviour
    }

    package init(_ title: EntityTitle, kind: EntityKind? = nil, anchor: Int?, from passage: Int) {
        entity = DeclaredEntity(name: title.name, kind: kind)
        entity.originalName = title.originalName
        entity.retirement = title.retirement
        entity.database = title.database
        entity.recordNameRule = title.recordNameRule
        nameInBrackets = title.nameInBrackets
        strength = title.strength
        isStruct = title.isStruct
        self.anchor = anchor
        passages = [passage]
    }

    package init(_ entity: DeclaredEntity, strength: EntityTitle.Strength, anchor: Int?, from passages: [Int])
    {
        self.entity = entity
        self.strength = strength
        self.anchor = anchor
        self.passages = passages
    }

    package mutating func report(
        _ id: DiagnosticID, _ severity: Diagnostic.Severity, _ message: String, at span: SourceSpan,
        remedy: String? = nil
    ) {
        diagnostics.append(Diagnostic(id, severity, message, at: span, remedy: remedy))
    }
}
