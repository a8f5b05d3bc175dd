import SchemaModel
import Vocabulary

/// What the phrases of a concept state in a note, and where they count.
struct NotePhrase: Sendable {
    let concept: Concept
    let meaning: PhraseMeaning
    let scope: PhraseScope

    private init(_ concept: Concept, _ meaning: PhraseMeaning, _ scope: PhraseScope) {
        self.concept = concept
        self.meaning = meaning
        self.scope = scope
    }

    /// Whether it is looked for inside of words where a script has no spaces.
    var isSubstring: Bool {
        switch meaning {
        case .boolean, .optional, .primaryKey, .cascade, .selfReference, .reference, .identifier,
            .defaultValue,
            .emptyText:
            scope == .anywhere
        default: false
        }
    }

    /// Of phrases that are equally long the first one here counts.
    static let all: [NotePhrase] =
        types + marks + history + keys + relations + deletions + values + bounds + merging

    private static let types = [
        NotePhrase(.boolean, .boolean, .anywhere),
        NotePhrase(.whether, .boolean, .clauseStart),
        NotePhrase(.uuid, .uuid, .anywhere),
        NotePhrase(.json, .json, .anywhere),
        NotePhrase(.list, .list, .wholeClause),
        NotePhrase(.toMany, .toMany, .anywhere),
    ]

    private static let marks = [
        NotePhrase(.optional, .optional, .anywhere),
        NotePhrase(.optionalClause, .optional, .wholeClause),
        NotePhrase(.required, .required, .wholeClause),
        NotePhrase(.encrypted, .encrypted, .anywhere),
        NotePhrase(.externalStorage, .externalStorage, .wholeClause),
        NotePhrase(.preserveValueOnDeletion, .preserveValueOnDeletion, .wholeClause),
        NotePhrase(.spotlight, .spotlight, .wholeClause),
        NotePhrase(.originalName, .originalName, .clauseStart),
        NotePhrase(.notStored, .notStored, .wholeClause),
        NotePhrase(.deviceOnly, .deviceOnly, .wholeClause),
    ]

    private static let history = [
        NotePhrase(.formerName, .formerName, .clauseStart),
        NotePhrase(.nameUntil, .nameUntil, .clauseStart),
        NotePhrase(.nameInCloudKit, .nameInCloudKit, .clauseStart),
        NotePhrase(.earlierKey, .earlierKey, .clauseStart),
        NotePhrase(.retired, .retired, .anywhere),
        NotePhrase(.unwritten, .unwritten, .anywhere),
        NotePhrase(.removed, .removed, .anywhere),
        NotePhrase(.planned, .planned, .clauseStart),
    ]

    private static let keys = [
        NotePhrase(.primaryKey, .primaryKey, .anywhere),
        NotePhrase(.unique, .unique, .wholeClause),
        NotePhrase(.mustBeQueryable, .queryable, .anywhere),
        NotePhrase(.mustBeSortable, .sortable, .anywhere),
        NotePhrase(.queryable, .queryable, .wholeClause),
        NotePhrase(.index, .queryable, .wholeClause),
        NotePhrase(.uniqueLead, .unique, .clauseStart),
        NotePhrase(.sortable, .sortable, .wholeClause),
        NotePhrase(.searchable, .searchable, .wholeClause),
    ]

    private static let relations = [
        NotePhrase(.reference, .reference, .anywhere),
        NotePhrase(.identifier, .identifier, .anywhere),
        NotePhrase(.owning, .identifier, .clauseStart),
        NotePhrase(.selfReference, .selfReference, .anywhere),
        NotePhrase(.inverse, .inverse, .anywhere),
    ]

    private static let deletions = [
        NotePhrase(.deleteRuleLead, .deleteRule, .clauseStart),
        NotePhrase(.cascadeDelete, .cascade, .anywhere),
        NotePhrase(.cascade, .cascade, .wholeClause),
        NotePhrase(.setNull, .nullify, .anywhere),
        NotePhrase(.nullify, .nullify, .wholeClause),
        NotePhrase(.deletedWhen, .deletedWhen, .anywhere),
        NotePhrase(.deletedLead, .deletedWhen, .clauseStart),
        NotePhrase(.deletedWith, .deletedWith, .anywhere),
        NotePhrase(.nilWhen, .nilWhen, .anywhere),
        NotePhrase(.deleting, .deleting, .clauseStart),
        NotePhrase(.denyDelete, .deny, .anywhere),
        NotePhrase(.deny, .deny, .wholeClause),
        NotePhrase(.noActionRule, .noAction, .anywhere),
        NotePhrase(.noAction, .noAction, .wholeClause),
    ]

    private static let values = [
        NotePhrase(.rawValue, .rawValue, .anywhere),
        NotePhrase(.defaultValue, .defaultValue, .anywhere),
        NotePhrase(.emptyText, .emptyText, .anywhere),
        NotePhrase(.values, .values, .anywhere),
        NotePhrase(.valuesLead, .values, .anywhere),
        NotePhrase(.allowedValues, .markedValues, .anywhere),
    ]

    private static let merging = [
        NotePhrase(.mergeServer, .merge(.server), .wholeClause),
        NotePhrase(.mergeMine, .merge(.mine), .wholeClause),
        NotePhrase(.mergeNewer, .merge(.newer), .wholeClause),
        NotePhrase(.mergeSum, .merge(.sum), .wholeClause),
        NotePhrase(.mergeMax, .merge(.max), .wholeClause),
        NotePhrase(.mergeMin, .merge(.min), .wholeClause),
        NotePhrase(.mergeUnion, .merge(.union), .wholeClause),
    ]

    private static let bounds = [
        NotePhrase(.range, .range, .anywhere),
        NotePhrase(.between, .range, .anywhere),
        NotePhrase(.lowerBound, .lowerBound, .clauseStart),
        NotePhrase(.upperBound, .upperBound, .clauseStart),
        NotePhrase(.exclusiveLowerBound, .exclusiveLowerBound, .clauseStart),
        NotePhrase(.exclusiveUpperBound, .exclusiveUpperBound, .clauseStart),
        NotePhrase(.positive, .positive, .wholeClause),
        NotePhrase(.nonNegative, .nonNegative, .wholeClause),
    ]
}
