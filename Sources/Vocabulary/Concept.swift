/// What a word or phrase can mean in a schema document.
///
/// Each language has its words for them in its file. A concept is an atom: a grammar that takes "unique" as well as
/// "duplicates" asks for a set of two. Words that stand for several things have several concepts.
package enum Concept: UInt16, CaseIterable, Hashable, Sendable {
    // MARK: What a heading or statement describes

    /// With `type` a label together: "record type".
    case record
    case type

    /// A label by itself: "entity", "table", "model".
    case entityLabel
    case name

    /// In a heading, what stands below belongs to the entity above: "fields", "columns".
    case fields

    /// Says nothing of which entity it is about: "schema", "overview".
    case general

    /// Stands before a number: "step", "phase".
    case step

    /// Stands around a name in a heading: "create", "the", "new".
    case filler

    /// "Record type" as one word.
    case recordTypeLabel

    /// What is described is no stored type: "request", "parameters".
    case elsewhere

    // MARK: Topics of lists and sections

    case index, security

    /// Beside the name of a role of the app's own: "the role `editor`".
    case role

    /// What speaks of unique keys: "duplicates", "uniqueness".
    case uniqueness
    case relationship

    /// What stands below are records: "default", "seed".
    case rows

    /// What stands below is about something else: "notes", "usage".
    case aside

    // MARK: Indexes

    case queryable, sortable, searchable, mustBeQueryable, mustBeSortable, ascending, descending, system

    /// An index of several fields together.
    case compound

    /// Before an index that has to be there, a field that is to have one, and a new field: "must", "should"; "mark"; "add".
    case demand, wish, marking, adding

    // MARK: Grants

    case only, creator, user, signedIn, everyone, read, write, create, access, full, no, can, permitted

    // MARK: Container, database, zone

    case zone, database, `private`, `public`, shared, standard

    /// A zone that is none of its own.
    case vagueZone

    // MARK: What only the device keeps

    case device, cache, local, synchronised

    // MARK: Stores

    case cloudKit, coreData, swiftData

    /// A database of tables, or its products.
    case relational

    /// What an app runs on, or its server: in headers of tables that map names, one beside another.
    case platform

    // MARK: Keys

    case key, primary, per, by, one, or, and, `is`, unique

    /// At the beginning of a clause, whatever follows.
    case uniqueLead
    case within

    /// What a key is unique within, and no field: "per user".
    case keyScope

    /// "Together with": the second stands between the first and what something is together with.
    case together, with

    /// A value made of others: "combines", "composed of".
    case composes
    case composed, composedOf

    /// "No two boats share a `hull`"; "drafts may repeat it"; "identified by"; "natural key"; "plus", "also"; "version".
    case two, shares, repeats, identified, naturalKey, furtherPart, version

    // MARK: Relationships

    case toMany, toOne, many, has, belongs, inverse, cascade, nullify, deny, delete

    /// Before the type that a relationship goes to.
    case target

    /// What the reader shall do in a tool: "select", "open".
    case select

    // MARK: What a section is about

    /// "Schema", "data model".
    case schema

    /// "Structure", "layout": of one type as well as of all.
    case structure

    /// A chapter of a design: "architecture".
    case chapter

    /// What stands below are stored types: "entities", "database".
    case storedTypes
    case storage

    /// What makes a "model" one of stored data: "domain model".
    case kindOfModel

    /// With "model" a label: "data model".
    case data

    /// In the name of a file that describes a schema.
    case schemaFile

    /// "Build settings".
    case build, setting

    /// Places where values are kept that are no record's.
    case settings

    /// What has a schema, too, but stores nothing: "JSON", "events".
    case messages
    case variables, example, template

    /// What is hardly a record type, but may be one as well: "notes", "rules".
    case maybeOfRecords

    /// A chapter of a plan: "task", "sprint".
    case workItem

    /// Behind a "not": "not stored".
    case stored

    /// By itself: "computed", "in-memory".
    case transient

    /// Fields that are not there: "removed fields".
    case otherFields

    /// What holds while the app is made, and not for its users.
    case development

    /// "Common fields", "extra fields", "every type except".
    case inCommon, extra, exception

    /// "Missing fields".
    case missing
    case enumeration, valueList

    /// What calls a named type an enumeration, or a struct or class of the program.
    case enumerationLabel, structLabel, classLabel

    /// A column of the values by which cases are stored.
    case rawValueColumn

    /// A column of the fields of each entity.
    case keyFields

    /// Headers of tables of calls: "endpoint", "argument".
    case interface
    case same, every

    // MARK: What single words do in notes

    case negation

    /// What follows is a condition and no list of values.
    case condition

    /// Says nothing by itself in a note: articles, prepositions, "stored", "value".
    case functionWord

    /// Between the ends of a range.
    case rangeJoin

    /// "For example", "such as".
    case forExample

    /// Directly before a list: "such as", "like".
    case comparison

    /// The list before it is not whole: "etc".
    case openEnd

    /// A full stop after it ends no sentence.
    case abbreviation

    /// Yes in a cell, and true in a note.
    case answerYes
    case answerNo

    /// True only in a note: "on".
    case truth
    case falsehood

    /// Yes only in a cell: "x".
    case tickYes
    case tickNo

    /// "Flag" beside one of these is no Boolean.
    case noFlag

    /// Several values in one: "comma-separated", "array".
    case collection

    /// What a bare list in parentheses after it holds: "role"; what a range stands beside: "1–5 scale", "rating 1–5".
    case kind, scale
    case more, deleted, auxiliary

    /// What follows is no flag: "count", "number of".
    case quantity

    /// What stands in parentheses behind it are examples of many: "code", "symbol".
    case openSet

    /// A value that is made of what follows: "derived from", "hash of".
    case derivation

    /// Before that which something is deleted with: "when", "once".
    case occasion
    case determiner, pronoun, deletes, preposition, rawValueWord

    // MARK: What notes say of a field's type

    /// "Boolean flag".
    case boolean
    case whether, uuid, json, list, collectionType

    // MARK: What notes say of a field

    case optional

    /// Only as a whole clause or cell.
    case optionalClause
    case required, encrypted, externalStorage, preserveValueOnDeletion, spotlight

    /// Before a former name, which may be bare: "renamed from".
    case originalName

    /// Before a former name in back-ticks: "formerly", which may also speak of anything else.
    case formerName

    /// Before the key that older versions of the app write: "before that in".
    case earlierKey

    /// Before a former name and the version until which it was: "known as"; before the name that CloudKit knows.
    case nameUntil, nameInCloudKit

    /// Still there, and not for new code: "deprecated"; what a group of those is called: "legacy"; not there yet: "planned".
    case retired, outOfUse, planned

    /// Retired, and records come without it: "no longer written".
    case unwritten

    /// Gone, where the version since which it is follows: "removed in 2.0".
    case removed

    /// Join a fact with the version in which it begins, "since", or ended, "until".
    case since, until

    /// A field that is computed.
    case notStored

    /// A field that only the device has: "not synced".
    case deviceOnly
    case primaryKey, reference, identifier

    /// At the beginning of a clause: "owning".
    case owning
    case selfReference

    /// Before a colon and the rule itself: "on delete", "delete rule".
    case deleteRuleLead

    /// Behind it only: everyday words, such as "denied", that are values elsewhere.
    case refusal
    case cascadeDelete, setNull, deletedWhen, deletedLead, deletedWith, nilWhen,
        deleting, denyDelete, noActionRule, noAction, rawValue, defaultValue, emptyText, values

    /// In a column of defaults: none, or what is no value: "now", "automatic".
    case noDefault

    /// Before a list of values: "one of".
    case valuesLead

    /// Before values in back-ticks or quotation marks, and before words for what values are made of: "allowed", "must be".
    case allowedValues
    case range

    /// Before the ends of a range: "from".
    case between
    case lowerBound, upperBound, exclusiveLowerBound, exclusiveUpperBound, positive, nonNegative

    /// What becomes of a field that two devices have changed.
    case mergeServer, mergeMine, mergeNewer, mergeSum, mergeMax, mergeMin, mergeUnion

    // MARK: What prose says of queries

    /// Records are found ("fetched", "queried"), and put in an order ("sorted").
    case finding, sorting

    /// Joins a verb of the above with its field, before it or behind it: "by", "where".
    case foundBy

    /// What follows is no part of the query ("to show"), or the sentence does not say what the app does: "not", "may".
    case queryTurn, supposition

    // MARK: What a document says of its past and future

    /// Tells that a thing has another name: "renamed".
    case renaming

    /// Before what a thing is called: "now"; of another thing, or of the same: "replaces"; right before a name: "stored as".
    case nowadays, replaces, calledAs

    /// Head the columns of names that were, and of names that are.
    case formerColumn, currentColumn

    /// Heads what is not so, or not yet: "Ideas"; heads what was done: "Changelog".
    case ideas, changes

    // MARK: What headings mean by their words

    /// Head what is about a program, about some fields of one type ("basics"), about rules ("constraints"), about a part
    /// of a program ("View: Trip"), and about types ("safety").
    case programChapter, fieldGroup, fieldRules, programPart, typeTopic

    /// Beside "fields": those that are no more, and which, but not whose: "relevant".
    case goneFields, whichFields

    /// Point to what is described right here, or was named right before: "this record type", "those fields".
    case this, those

    /// "Data structures": types that are stored where the document speaks of a store.
    case dataWord, structureWord, dataStructure

    /// Beside an example of how not to do it, and of how to do it.
    case markedWrong, markedRight

    // MARK: Headers of tables

    case fieldColumn, nameColumn, rowNumberColumn, typeColumn, swiftTypeColumn, requiredColumn,
        optionalColumn, defaultColumn, encryptedColumn, optionsColumn, queryableColumn, sortableColumn,
        searchableColumn, indexColumn, notesColumn, valuesColumn, rangeColumn, exampleColumn,
        referenceColumn, deleteRuleColumn, recordTypeColumn, recordNameColumn, codeNameColumn

    /// The table is about something else than fields.
    case foreignColumn

    /// The only column of names may be called so.
    case keyColumn

    /// A field of a table, where another may be of a message: "column".
    case tableColumn

    /// The end of a header, and of a group of fields, in scripts without spaces: "基本字段", "書籍情報".
    case fieldHeaderEnd, fieldGroupEnd

    /// How many things a relationship leads to; how many there are: "all four"; what compares two.
    case cardinality, smallNumber, comparing

    // MARK: Types of fields, as type cells name them

    case stringType, integerType, floatType, decimalType, booleanType, dateType, urlType, dataType,
        assetType, locationType, referenceType

    // MARK: Everyday words for types, and their plurals

    case strings, numbers, decimals, dates, files, places, references, links, uuids, octets

    // MARK: Tables of fixes

    case fixColumn, changeColumn, issueColumn, removal, initial, rename, fixFiller, nothingToDo
}
