import Diagnostics
import DocumentWording
import Markdown
import RemarkReading
import SchemaDeclaration
import SchemaModel
import Vocabulary

/// What says of an entity that it is stored, the strongest first.
///
/// Fields alone make no record type: arguments of calls, properties of views and settings have names and types, too.
enum StorageEvidence: Int, CaseIterable {
    /// `<!-- gen: record type -->` above it.
    case mark

    /// "Record Type: Trip", "Trip Entity".
    case label

    /// An attribute or base class of a store, or a language of its own.
    case language

    /// Types and indexes that only stores have: `Int(64)`, `List<Asset>`, "Queryable".
    case types

    /// The nearest heading above that says what stands below it speaks of a schema, record types or a store.
    case section

    /// The file is called `Schema.md` or the like.
    case file

    /// The document speaks of a store.
    case document

    /// A field of a type that is stored refers to it.
    case reference
}

/// What speaks for a claim, or against it.
enum StorageVerdict {
    case stored(StorageEvidence)

    /// Nothing speaks for it but what may refer to it.
    case open(reason: String)

    /// Its place says that it is not stored, whatever refers to it.
    case refused(reason: String)

    var isOpen: Bool {
        switch self {
        case .open: true
        case .stored, .refused: false
        }
    }
}

extension StorageVerdict {
    /// The same with a reason against it, unless there is one already.
    func refused(because reason: String) -> StorageVerdict {
        switch self {
        case .stored, .open: .refused(reason: reason)
        case .refused: self
        }
    }

    /// `isBesideRecords` tells that a chapter of the document holds record types, and says so: then its title does not
    /// say it of other chapters. `tellsApart` tells that headings call some types record types and others structs.
    init(_ claim: Claim, isBesideRecords: Bool, tellsApart: Bool, in reading: DocumentReading) {
        let places = ClaimPlaces(claim, in: reading)
        if places.isMarked {
            self = .stored(.mark)
        } else if let reason = places.denial
            ?? Self.denial(byBracketsAround: claim.entity.name, in: reading)
        {
            self = .refused(reason: reason)
        } else if let evidence = Self.own(of: claim) {
            self = .stored(evidence)
        } else if let reason = Self.denial(byNameOf: claim) {
            self = .refused(reason: reason)
        } else if claim.form == .behaviour {
            self = .open(reason: "nothing says that '\(claim.entity.name.value)' is stored")
        } else if claim.isStruct, tellsApart || places.decisive == nil {
            self = .open(reason: "its heading calls it a struct, and nothing says that it is stored")
        } else if let heading = places.decisive, heading.says == .elsewhere {
            self = .open(reason: "'\(heading.words)' above it speaks of something else than records")
        } else if isBesideRecords || tellsApart, claim.strength <= .word, places.isBelowOtherChapter,
            places.decisive.map({ reading.standings.isTitle($0.section) }) ?? tellsApart
        {
            self = .open(reason: "it stands in another chapter than the record types")
        } else if places.decisive != nil {
            self = .stored(.section)
        } else if reading.standings.isNamedAfterSchema {
            self = .stored(.file)
        } else if claim.form == .description, reading.schema.isOfStore {
            self = .stored(.document)
        } else {
            self = .open(reason: "nothing says that '\(claim.entity.name.value)' is stored")
        }
    }

    /// A path of small names and capitals is a method's, and the names of CloudKit's own classes are types of fields;
    /// `cloudkit.share` and `public.trips` are stored.
    private static func denial(byNameOf claim: Claim) -> String? {
        let name = claim.entity.name.value
        let parts = name.utf8.split(separator: UInt8(ascii: "."))
        let isTable = parts.count == 2 && parts.allSatisfy { $0.allSatisfy { !(0x41...0x5a).contains($0) } }
        if parts.count > 1, !isTable {
            return "'\(name)' is a path, and no record type has a full stop in its name"
        }
        let isClass = name.hasPrefix("CK") && TypeVocabulary.meaning(of: name) != nil
        return isClass ? "'\(name)' is a type of fields" : nil
    }

    /// `### [table_name]` and `### {Entity}` in a template stand for a name; `[Trip]` may be a link.
    private static func denial(
        byBracketsAround name: Declared<String>, in reading: DocumentReading
    ) -> String? {
        let text = reading.document.source.text
        let end = Int(name.span.upper)
        let isWord = name.value.means([.entityLabel, .recordTypeLabel, .record, .name])
        guard name.span.lower > 0, end < text.count, isWord || !Identifier.isTypeName(name.value) else {
            return nil
        }
        let behind = text[(end + 1)...].first
        switch (text[Int(name.span.lower) - 1], text[end]) {
        case (UInt8(ascii: "["), UInt8(ascii: "]")):
            if behind == UInt8(ascii: "(") || behind == UInt8(ascii: "[") || behind == UInt8(ascii: "]") {
                return nil
            }
        case (UInt8(ascii: "{"), UInt8(ascii: "}")): break
        default: return nil
        }
        return "'\(name.value)' stands in brackets, as what is to be filled in does"
    }

    /// What it says itself.
    private static func own(of claim: Claim) -> StorageEvidence? {
        if claim.strength == .labelled { return .label }
        if claim.namesStore { return .types }
        if claim.entity.kind != nil || claim.entity.database != nil { return .language }
        return StoreTypes.are(in: claim.entity) ? .types : nil
    }
}
