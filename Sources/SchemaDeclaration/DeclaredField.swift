package import Diagnostics
package import SchemaModel

/// A field as its author declared it in one place: a table row, a bullet, a line of a listing, a property.
package struct DeclaredField: Hashable, Sendable {
    package var name: Declared<String>

    /// Nil where the document gives the field no type.
    package var type: DeclaredType?

    /// Whether its shape leaves the type to the default, so that it matters where that does not tell either.
    package var isTypedByDefault = false

    /// A mark of its own, such as a cell of a "Required" column. Marks inside the type stand in `type`, words
    /// in the notes in `remarks`.
    package var isOptional: Declared<Bool>?

    /// As written, without back-ticks; never a placeholder such as "-" or "none".
    package var defaultText: Declared<String>?

    /// The note as Markdown inline text, whole.
    package var note: Declared<String>?

    /// What the words of the type cell, the notes and other columns say.
    package var remarks: [Remark]

    /// What it is as yet, where the place also says what it shall be.
    package var current: CurrentProperty?

    /// The whole row, bullet or line.
    package var span: SourceSpan

    package init(name: Declared<String>, span: SourceSpan) {
        self.name = name
        self.span = span
        remarks = []
    }
}

/// A type as spelled, taken apart but not yet interpreted.
///
/// For example `List<Int64> (optional)` has the name `Int64`, is a list and is optional.
package struct DeclaredType: Hashable, Sendable {
    /// The innermost type's name as spelled, without list, optional and encryption marks: `Int64`, `Date/Time`.
    package var name: String
    package var isList: Bool

    /// True for `?`, "(optional)" and the like; false where it says required; nil where it says nothing.
    package var isOptional: Bool?
    package var isEncrypted: Bool

    /// The target of `Reference(X)`, `Reference → X`, `CKRecord.Reference<X>`.
    package var argument: String?

    /// Whether a word beside the name says that it is an enumeration's: "Enum `Rig`".
    package var isEnumeration = false

    /// Whether it is optional by a sign: where `String?` is written, `String` says that it is not.
    package var hasOptionalSign = false

    /// Whether `NOT NULL` stands behind it: among such columns one without is optional.
    package var isNotNull = false

    /// A known type in brackets behind the name. For example: `Asset` of `File (Asset)`.
    package var bracketed: String?

    /// The cell's text without its marks. For example: `List<Int64>`.
    package var written: String
    package var span: SourceSpan

    /// Whether values stand in its place, which something that is no field may list as well: "Queryable: `a`, `b`".
    package var isOfValues = false

    /// Whether lists stand in a list: `List<List<String>>`.
    package var isNestedList = false

    /// Another type that the cell offers as well. For example: `Int64` of `String or Int64`.
    package var rival: String?

    package init(
        name: String,
        isList: Bool = false,
        isOptional: Bool? = nil,
        isEncrypted: Bool = false,
        argument: String? = nil,
        bracketed: String? = nil,
        written: String,
        span: SourceSpan
    ) {
        self.name = name
        self.isList = isList
        self.isOptional = isOptional
        self.isEncrypted = isEncrypted
        self.argument = argument
        self.bracketed = bracketed
        self.written = written
        self.span = span
    }
}

/// Something that the words about a field say of it.
package struct Remark: Hashable, Sendable {
    package var fact: Fact

    /// The words that say it, for the evidence. For example: `Boolean flag`.
    package var quote: String
    package var place: Place
    package var span: SourceSpan

    /// Whether these words say nothing but the fact, so that they need not stand in the documentation.
    package var isExhausted: Bool

    /// `NOT NULL`, as SQL says that a field is required.
    package var saysNotNull: Bool { fact == .optional(false) && quote.uppercased() == "NOT NULL" }

    package init(_ fact: Fact, quote: String, in place: Place, at span: SourceSpan, isExhausted: Bool = false)
    {
        self.fact = fact
        self.quote = quote
        self.place = place
        self.span = span
        self.isExhausted = isExhausted
    }

    /// Whether it states this fact, which has no value; cheaper than to compare facts.
    package var isUnique: Bool { if case .unique = fact { true } else { false } }

    package var isPrimaryKey: Bool { if case .primaryKey = fact { true } else { false } }

    package var isNotStored: Bool { if case .notStored = fact { true } else { false } }

    package var isDeviceOnly: Bool { if case .deviceOnly = fact { true } else { false } }

    package var listsValues: Bool { if case .listedValues = fact { true } else { false } }

    /// The target of "self-reference".
    package static let ownEntity = "self"

    package enum Fact: Hashable, Sendable {
        /// "Boolean flag (0/1)", "1 if done, 0 if not".
        case boolean

        /// "UUID stored as a string".
        case uuid

        /// "Raw value of `Polarity`".
        case rawValue(of: String)

        /// "once", "daily", "weekly". A name is there where the words give one.
        case listedValues([EnumType.Case], name: String?)
        case range(ClosedRange<Int64>)

        /// "> 0", "positive": a range of integers alone, because other numbers may lie between 0 and 1.
        case integerRange(ClosedRange<Int64>)

        /// "References the owning `DeedCard`", "FK to X": the name, or words that may hold it; empty for "FK" alone.
        case references(String)

        /// "UUID of the assigned FamilyMember", "belongs to X": counts only where an entity answers to the words.
        case identifies(String)

        /// "reference list of `DeedEntry`".
        case toMany(String)
        case inverse(String)
        case onDelete(DeleteRule)
        case optional(Bool)
        case defaultText(String)
        case encrypted

        /// "Encrypted since 2.0": records from before have it under another key, or the words are wrong.
        case encryptedSince

        /// "Before that in `mail`": where older versions of the app write it.
        case earlierKey(String)

        /// "Deprecated since 2.0", "no longer written", struck through: it stays, and new code leaves it alone.
        case retired(Retirement)

        /// "Formerly `amount`": what stores from before call it.
        case originalName(String)
        case attributeOptions(AttributeOptions)

        /// "Counters are added up": what becomes of it where two devices change it.
        case merge(MergeRule)

        /// `.transformable(by: X.self)`, `hashModifier: "2"`: what a store is told and no output keeps.
        case unkeptArgument(String)
        case list
        case json
        case url
        case unique
        case primaryKey
        case index(Index.Kind)

        /// "computed", "not stored": no stored field.
        case notStored

        /// "not synced", "local only": no field of a record that CloudKit keeps.
        case deviceOnly

        /// "was unique", "default: TBD": looks like a fact, and states none.
        case refused(RefusedFact)
    }

    package enum Place: String, Hashable, Sendable {
        case name, type, notes, column, code, prose
    }
}

extension DiagnosticID {
    /// A field whose type neither its place in the document nor its default tells.
    package static let fieldUntyped = DiagnosticID("field.untyped")
}

extension Remark {
    /// What it says that the field was called, or kept under.
    package var formerName: String? {
        switch fact {
        case .originalName(let name), .earlierKey(let name): name
        default: nil
        }
    }
}
