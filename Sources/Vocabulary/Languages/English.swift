extension Language {
    static let english = Language(
        "English",
        [
            .record: "record, records",
            .type: "type, types",
            .development: "development, sandbox",
            .inCommon: "common, shared",
            .extra: "extra, additional, own, specific, further",
            .exception: """
            except, excepting, but, apart, aside, besides, excluding, excludes, excluded
            other than, not including
            """,
            .entityLabel: """
            recordtype, recordtypes, entity, entities, table, tables, model, models, @model, ckrecord
            ckrecordtype, ckrecordtypes, record-type, record-types
            datamodel
            """,
            .name: "name, names, named, called",
            .fields: "field, fields, attribute, attributes, property, properties, column, columns, attribut",
            .general: """
            description, descriptions, mapping, mappings, specification, schema, schemas, overview
            structure, structures, definition, definitions, details, data, layout, summary, introduction
            setup, configuration, steps, manifest, development, production, environment, solutions
            deployment, troubleshooting, prerequisites, dashboard, console, guide, instructions, instruction
            container
            """,
            .step: "step, option, part, section, chapter",
            .filler: """
            more, other, additional, extra, further, core, basic, main, common, key, important, suggested
            computed, create, add, configure, verify, check, define, update, extend, new, updated
            deprecated, optional, draft, planned, proposed, the, a, an, of, for, your, our, and, in, on, as
            custom, creation, proposal, deploy, promote, import
            """,
            .recordTypeLabel: "recordtype, recordtypes, ckrecord, ckrecordtype, record-type, record-types",
            .elsewhere: """
            request, requests, response, responses, parameters, parameter, headers, payload, payloads
            endpoint, endpoints, arguments, argument, query, input, inputs, output, outputs, props, body
            formdata, form, forms, filter, filters, options, flags, variables, constants, dependencies, errors
            codes, commands, metrics, env, cli
            """,
            .index: "index, indexes, indices, indexing, indexed",
            .security: "security, permission, permissions, roles, role, privacy, grants",
            .role: "role, roles",
            .uniqueness: """
            uniquely, uniqueness, dedupe, deduplicate, deduplicated, deduplication, dedup, duplicate, duplicates
            """,
            .relationship: "relationship, relationships",
            .rows: """
            default, defaults, seed, seeds, seeded, predefined, preset, presets, built-in, builtin, fixed
            initial, sample, samples, standard, standards
            """,
            .aside: """
            notes, note, usage, example, examples, migration, history, changelog, testing, troubleshooting
            query, queries, rules
            """,
            .queryable:
                "queryable, queriable, query-index, filterable, query index, queryable index, queryable filter, queryable field, indexed for queries, indexed for querying, indexed for lookup",
            .sortable:
                "sortable, sort index, sortable index, indexed for sorting, indexed for sort, sort key",
            .searchable:
                "searchable, searchable index, full-text, indexed for search, indexed for full-text search",
            .mustBeQueryable: """
            must be queryable, must be indexed, needs to be queryable, mark queryable, mark as queryable
            marked queryable, marked as queryable
            """,
            .mustBeSortable: """
            must be sortable, needs to be sortable, mark sortable, mark as sortable, marked sortable
            marked as sortable
            """,
            .ascending: "ascending, asc",
            .descending: "descending, desc",
            .system: "system",
            .compound: "compound, composite, combined, multi-field, multi-column",
            .demand: "must, needs, need",
            .wish: "should",
            .adding: "add",
            .marking: "mark, enable, set, choose, select, make, tick, open, click, go",
            .only: "only, solely, exclusively",
            .creator: "creator, creators, owner, owners, author, creating, _creator",
            .user: "user, users, person",
            .signedIn: """
            signed-in, signed, logged-in, logged, authenticated, authentified, _icloud, _authenticated
            icloud
            """,
            .everyone: "everyone, everybody, anyone, anybody, world, public, _world, all",
            .permitted: "readable, writable, writeable, editable, modifiable",
            .read: "read, reads, reading, readable, view, see, read-only, readonly",
            .write: """
            write, writes, writing, writable, writeable, editable, modifiable
            edit, edits, modify, modifies, update, updates, change, write-only
            """,
            .create: "create, creates, creation, create-only",
            .access: "access",
            .full: "full, total",
            .no: "no, none, never, not, nothing, cannot, nobody, denied, forbidden, without",
            .can: "can, may, has, have, is, are, allowed, must, a",
            .device: "device, devices, on-device",
            .cache: "cache, cached, caches, caching",
            .local: "local, locally",
            .synchronised: "synced, synchronised, synchronized, uploaded, mirrored",
            .zone: "zones, customzone",
            .database: "database, db, base",
            .private: "private, private-database",
            .public: "public",
            .shared: "shared",
            .standard: "default, standard, custom, _defaultzone",
            .vagueZone: "public",
            .key: "key, keys, constraint",
            .primary: "primary",
            .per: "per",
            .by: "by, on, per",
            .one: "one, single",
            .or: "or, of",
            .and: "and, y",
            .is: "is, are, it, its",
            .unique: """
            unique, unique key, must be unique, unique constraint, uniqueness constraint, unique index
            is unique, unique per user, unique per record, uniq
            """,
            .uniqueLead: "unique, must be unique, is unique, has to be unique",
            .within: "within, inside, across, among, amongst",
            .keyScope: """
            user, users, record, records, account, accounts, database, app, application, cloudkit, icloud
            system, table, collection, zone, container
            """,
            .together: "together, along, combination, conjunction, paired, coupled",
            .with: "with, containing, holding",
            .composes: """
            combines, combining, concatenates, concatenating, joins, joining, hashes, hashing, consists
            """,
            .composed: """
            built, composed, combined, concatenated, made, derived, formed, generated, computed, calculated
            created, constructed, joined, hashed
            """,
            .composedOf: "from, of, by, with, out, using",
            .toMany: "to-many, one-to-many, many-to-many, one to many, many to many, to many",
            .toOne: "to-one, many-to-one, one-to-one, to one, many to one, one to one",
            .many: "many, multiple, several",
            .has: "has, have, maintains, contain, contains, owns, includes, include, carries, carry",
            .belongs: "belongs",
            .inverse: "inverse, inverses, inverse of, inverse relationship, inverse property",
            .cascade: "cascade, cascades, cascading, deleteself",
            .nullify: """
            nullify, nullified, setnull
            nullifies, set nil, set to null, set to nil, set-null, nulls
            """,
            .deny: "deny, restrict, restricted",
            .delete: "delete, deletes, deletion, deleted",
            .target: "destination, target, to, entity, model",
            .select: "select, open, choose, click",
            .schema: "schema, schemas, datamodel",
            .structure: "structure, definition, layout",
            .chapter: "architecture, implementation, design, persistence, backend",
            .storedTypes: "entity, entities, stored, persisted, database, collections",
            .storage: "persistence, storage, stored, local",
            .kindOfModel: "domain, persistent",
            .data: "data",
            .schemaFile: "datamodels, recordtypes, entities, database",
            .build: "build",
            .setting: "setting, settings",
            .messages: "json",
            .variables: "environment, env, variable, variables, configuration, secrets",
            .example: """
            example, examples, sample, samples, pitfall, pitfalls, antipattern, antipatterns, anti-patterns
            """,
            .template: "template",
            .maybeOfRecords: """
            variable, variables, constants, options, flags, note, notes, usage, history, rules, migration
            règles
            """,
            .workItem: "task, day, week, sprint, milestone, epic, iteration, stage, wave, tag",
            .stored: "stored, persisted, persistent, synced, saved",
            .transient: """
            transient, computed, in-memory, facade, dto, view-model, viewmodel, ephemeral, unpersisted
            non-persistent, non-stored
            """,
            .otherFields: """
            missing, removed, deleted, dropped, deprecated, obsolete, unused, legacy, old, former, planned
            future, computed, derived, transient, system, reserved, changed, renamed, new, unknown, invalid
            no, form, input, request, response, search, sort, filter
            """,
            .missing: "missing",
            .enumeration: "enum, enums, enumeration, enumerations, case, cases, values, function, functions",
            .valueList: "enum, enumeration, values, cases",
            .enumerationLabel: "enum, enums, enumeration, enumerations",
            .classLabel: "class, object",
            .structLabel: "struct, structs",
            .rawValueColumn: "raw value, raw values, raw, value, rawvalue, stored value, stored as",
            .keyFields: """
            key fields, main fields, fields used, used fields, core fields, important fields, key columns
            key attributes, key properties, essential fields, principal fields, primary fields, main attributes
            notable fields, notable attributes, notable properties, projected fields, custom fields
            payload fields, domain fields, record fields, stored fields
            """,
            .interface: """
            method, methods, endpoint, endpoints, route, routes, http, verb, argument, arguments, parameter
            parameters, param, query parameter, parameter name
            """,
            .same: "identical, same",
            .every: "every, each, all, both, everything",
            .negation: "not, no, never, without, isn't, aren't, isnt, un-",
            .condition: """
            if, when, while, unless, only, where, because, until, after, before, legacy, formerly
            """,
            .functionWord: """
            a, an, the, is, are, as, of, in, to, at, on, for, by, with, it, its, this, be, been, stored
            treated, backed, kept, saved, held, represented, used, string, text, value, values, field
            number, int, integer, int64, property, column, either, only, encoded, formatted, type, entry
            itself, must, allowed, possible, from, between, texte, per
            end-to-end
            """,
            .rangeJoin: "to, and, through, a, y, until",
            .forExample: "e.g, eg, such, i.e, ie, format, formatted, pattern, cf",
            .comparison: "like, as, similar",
            .openEnd: "etc, others, more",
            .abbreviation: "e.g, eg, etc, i.e, ca, max, min, vs, no, incl",
            .answerYes: "true, yes",
            .answerNo: "false, no",
            .truth: "on, enabled, active",
            .falsehood: "off, disabled, inactive",
            .tickYes: "y, always",
            .tickNo: "n, never, none, plain, plaintext, unencrypted",
            .noFlag: """
            bit, bits, country, national, red, white, bitmask, mask, index, emoji, color, colour, count
            """,
            .collection: """
            array, arrays, list, lists, comma-separated, comma, separated, newline-separated, set
            dictionary, map, prefix, prefixed, based, plus
            """,
            .kind: "role, status, type, kind, mode, state, level, category, tier, priority, stage, statut",
            .scale: "scale, rating",
            .more: "more, greater, higher, above, plus, mais",
            .deleted: "deleted, removed",
            .auxiliary: "is, are, gets, for",
            .quantity: "number, count, counts, amount, quantity, cents, total, sum, many",
            .openSet: """
            code, codes, name, names, symbol, symbols, icon, icons, emoji, hex, iso, locale, url
            urls, path, paths, slug, identifier, identifiers, tag, tags, file, filename, extension
            """,
            .derivation: """
            derived, derives, hash, hashed, hashes, hashing, computed, calculated, composed
            concatenated, combination, contains, includes, including, prefix, suffix
            """,
            .occasion: "when, if, once, as",
            .determiner: "its, their, the, all, these, those, a, an",
            .pronoun: "it",
            .deletes: "deletes, removes",
            .preposition: "to, of, for, a",
            .rawValueWord: "value, values, rawvalue",
            .boolean: "boolean flag, boolean value, boolean, bool, flag, as boolean",
            .whether: "whether, true if, true when, set if",
            .uuid: "uuid",
            .json: "json, json-serialized, json-serialised, json-encoded",
            .list: "list, array, repeated, is list, is array",
            .collectionType: "lists, set, orderedset, collection",
            .optional: """
            optional, nullable, may be nil, can be nil, may be null, can be null, optionals, nil means
            null means, may be missing, may be absent, can be missing, can be absent, only set if
            only set when, only set for, only set once, set only if, set only when, set only for
            only present if, only present when, only present for, present only if, present only when
            present only for, conditionally required, can be omitted, may be omitted, can be left out
            may be left out, absent in old records, absent in older records, missing in old records
            missing in older records, absent on old records, absent on older records
            missing on old records, missing on older records, absent until, empty until, nil until
            null until, unset until, not set until, absent when, absent if, absent for, absent unless
            omitted when, omitted if, omitted for, omitted unless, null when, null if, null for
            null unless, nil when, nil if, nil for, nil unless, empty for
            """,
            .optionalClause: """
            opt, not required, not mandatory, conditional, conditionally, sometimes, if any, if present
            when present
            """,
            .required: """
            required, mandatory, not null, non-null, not optional, non-optional, always set, always present
            never nil, never null, not nil, non-nil, cannot be nil, cannot be null, must not be nil, must not be null
            """,
            .encrypted: """
            encrypted, encrypted value, encrypted field, end-to-end encrypted, encrypted string
            encrypted_string, allows cloud encryption, allowscloudencryption, encrypted at rest by cloudkit
            stored encrypted, uses encryptedvalues, encryptedvalues, encrypted_bytes
            is encrypted, must be encrypted, must be end-to-end encrypted, is end-to-end encrypted
            encrypted end to end, encrypted end-to-end, end to end encrypted, is encrypted end to end
            is encrypted end-to-end, must be encrypted end to end, e2e encrypted, e2e-encrypted, e2ee
            encrypted in cloudkit, encrypted by cloudkit
            """,
            .mergeServer: "server wins, the server wins, server's value wins, the server's value wins",
            .mergeMine: "client wins, the client wins, local value wins, the local value wins, device wins",
            .mergeNewer: """
            newer wins, newest wins, latest wins, the newer wins, the newest wins, the latest wins
            last write wins, last writer wins, last-write-wins, last-writer-wins, newer value wins
            the newer value wins, latest value wins, the latest value wins
            """,
            .mergeSum: """
            added up, is added up, are added up, counters are added up, counts are added up
            summed up, is summed up, are summed up, merged by adding, merged by addition
            changes are added up, changes of all devices are added up
            """,
            .mergeMax: """
            greater wins, the greater wins, larger wins, the larger wins, highest wins, the highest wins
            maximum wins, the maximum wins, merged by maximum, greater value wins, the greater value wins
            larger value wins, the larger value wins, highest value wins, the highest value wins
            """,
            .mergeMin: """
            smaller wins, the smaller wins, lowest wins, the lowest wins, minimum wins, the minimum wins
            merged by minimum, smaller value wins, the smaller value wins, lowest value wins
            the lowest value wins, earliest wins, the earliest wins
            """,
            .mergeUnion: """
            lists are united, are united, union of both, the union of both, merged as a union
            merged as union, union wins, items of both are kept, the items of both are kept
            """,
            .two: "two",
            .shares: "share, shares, sharing",
            .repeats: "repeat, repeats, recur, recurs, reuse, reuses, reused, recurring",
            .identified: "identified, identifies, identify, identifying, identifier, identifiers",
            .naturalKey: "natural, business, alternate",
            .furtherPart: "plus, also, additionally",
            .version: "version, versions, release",
            .deviceOnly: """
            not synced, never synced, not synchronized, not synchronised, not synced to cloudkit
            not synced to icloud, never synced to cloudkit, never synced to icloud, isn't synced
            is not synced, not uploaded, never uploaded, local only, local-only, device only, device-only
            on-device only, only on device, only on the device, only on this device, local cache only
            local field, device-local, stays on the device, stays on device, never leaves the device
            excluded from sync, not part of the record, not in cloudkit, is local only
            stays on the device only, stays only on the device, kept on the device only
            is device only, stays local, is never synced, is not uploaded, is not synchronized
            """,
            .notStored: """
            computed, computed property, computed and never stored, computed and not stored, calculated, derived, transient, not stored, not persisted
            not saved, never stored, never persisted, virtual, in-memory only, in memory only
            not stored in cloudkit, not saved in cloudkit, not saved to cloudkit, never stored in cloudkit
            """,
            .since: "since, as, from, starting, after, in",
            .until: "until, before, up to",
            .retired: "deprecated, retired, obsolete, is deprecated, is retired, is obsolete",
            .outOfUse: "removed, deleted, dropped, legacy, former, discontinued, reserved, unused",
            .renaming: "rename, renames, renamed, renaming, renamings",
            .nowadays: "now, currently, became, becomes, today",
            .replaces: "replaces, replaced, supersedes, superseded, successor",
            .calledAs: "as, called, named, still",
            .formerColumn: "old, old name, former, former name, previous, previous name, before, from, was",
            .currentColumn: "new, new name, current, current name, after, to, now",
            .nameUntil: "known as, called, named",
            .nameInCloudKit: """
            cloudkit name, cloudkit key, cloudkit field, cloudkit field name, cloudkit key name, name in cloudkit
            key in cloudkit, field in cloudkit, in cloudkit still, in cloudkit called, in cloudkit named
            called in cloudkit, named in cloudkit, stored in cloudkit as, saved in cloudkit as, kept in cloudkit as
            the key in cloudkit is, its key in cloudkit is, its name in cloudkit is, the cloudkit key is
            """,
            .ideas: """
            idea, ideas, roadmap, backlog, wishlist, wish-list, future, proposal, proposals, proposed, planned, plans
            considered, considerations, alternatives, questions, todo, to-do, todos, someday, rejected, declined, brainstorming
            """,
            .changes: "changelog, changelogs, history, changes, releases, revisions",
            .planned: """
            planned, future, proposed, upcoming, deferred, postponed, not deployed yet, not yet deployed
            not yet in production, not in production yet, not implemented yet, not yet implemented
            coming, coming soon, coming later, coming next, later, not available yet, not yet available
            to be added, will be added later, not built yet, not yet built
            next, up next, someday, some day, one day, soon, eventually
            """,
            .unwritten: """
            no longer written, no longer used, no longer set, not written anymore, not used anymore
            is no longer written, is no longer used, no longer in use, is no longer in use
            no longer exists, not used any more, not written any more, not in use anymore, do not use
            reserved for future use, reserved for later use
            """,
            .removed: """
            removed, dropped, deleted, unused, was removed, was dropped, was deleted, stopped using it
            we stopped using it, we stopped using this, not in use, has been removed, has been dropped
            was retired, gone
            """,
            .earlierKey: """
            before that in, before that, before that stored in, until then in, until then, previously in
            previously stored in, formerly in, formerly stored in, earlier key, old key, previous key
            former key, earlier in
            """,
            .formerName: "formerly, previously, originally, was",
            .originalName: """
            formerly called, formerly named, formerly known as, previously called, previously named
            previously known as, was called, was named, used to be called, old name, former name
            previous name, earlier name, was known as, was renamed from, were renamed from, has been renamed from
            """,
            .primaryKey: "primary key, pk, is primary key",
            .reference: """
            references, reference to, ref to, refers to, foreign key to, foreign key for, fk to, fk
            foreign key, target type, target record type, target entity, target record, ref-by-string to
            reference by name to, ref-by-string, string reference, soft reference
            """,
            .identifier: """
            links to, link to, linked to, points to, pointer to, belongs to, owned by, relationship to
            relation to, uuid of, id of, ids of, identifier of, identifiers of, recordname of
            record name of, name of the record of
            """,
            .owning: "owning",
            .selfReference: """
            self-ref, self-reference, self-referencing, self reference, self ref, self-referential
            """,
            .deleteRuleLead: """
            delete, deletes, deletion, on delete, on deletion, delete rule, deletion rule, delete action, deletion action
            delete rule is, the delete rule is, deletion rule is
            deleterule, ondelete, deleteaction, action, delete behavior, delete behaviour, upon deletion
            """,
            .refusal: "denied, denies, prevent, prevented, block, blocked, forbidden",
            .cascadeDelete: """
            on delete cascade, cascade delete, cascade deletes, delete cascade, delete rule cascade
            delete self, deleteself, delete-self, delete source record, cascading delete
            deletes with its parent, deleted with its parent, deleted together with
            cascades on delete, cascades on deletion, cascade on delete, cascade on deletion, cascading on delete
            deletes cascade, deletion cascades, deletions cascade, cascades deletes, cascades deletion
            """,
            .setNull: """
            on delete set null, set null, delete rule nullify, on delete nullify
            nullifies on delete, nullifies on deletion, nullify on delete, nullified on delete, nulled on delete
            set to null on delete, set to nil on delete, sets to null on delete, set to null on deletion
            set to nil on deletion, becomes nil on delete
            """,
            .deletedWhen: """
            deleted when, deleted if, deleted once, deleted as soon as, removed when, removed if
            """,
            .deletedWith: "deleted with",
            .nilWhen: """
            set to nil when, set to nil if, set to null when, set to null if, cleared when, becomes nil when
            """,
            .deleting: "deleting the, deleting a, deleting an, deleting this",
            .denyDelete: """
            on delete restrict, on delete deny, delete rule deny
            denied on delete, denies on delete, deny on delete, denies deletion, restricted on delete
            restricts on delete, restrict on delete, restricts deletion, prevents deletion, blocks deletion
            deletion denied, deletion is denied, deletion is prevented, deletion is restricted
            """,
            .noActionRule: """
            on delete no action, delete rule no action
            no action on delete, no action on deletion
            """,
            .noAction: "no action, noaction, no-action",
            .rawValue: """
            raw value of, raw value for, raw value from, rawvalue of, rawvalue for, raw values of
            enum raw value of, raw value, raw values, rawvalue
            """,
            .defaultValue: """
            default, by default, defaults to, default value, default is, defaults, default to, standard
            """,
            .emptyText: "empty string, empty text",
            .values: """
            values, possible values, allowed values, valid values, enum, enum values, cases, accepted values
            """,
            .noDefault: """
            none, n/a, na, auto, auto-generated, autogenerated, generated, today, current, required
            optional, unset, empty, computed, automatic, automatically, system, undefined, varies
            auto-increment, autoincrement, auto-incremented
            """,
            .valuesLead: "one of, any of, value, either, options",
            .allowedValues: "allowed, must be, can be, may be",
            .range: "range",
            .between: "between, from, in the range, in range, values from, scale of",
            .lowerBound: """
            at least, minimum, min, not less than, no less than, never below, not below, never less than
            """,
            .upperBound: """
            at most, maximum, max, up to, no more than, not more than, never more than, never above
            must not exceed, cannot exceed, may not exceed, not to exceed
            """,
            .exclusiveLowerBound: """
            greater than, more than, larger than, must be greater than, must be more than
            must be larger than
            """,
            .exclusiveUpperBound: """
            less than, fewer than, smaller than, must be less than, must be smaller than
            """,
            .positive: """
            positive, positive integer, positive number, positive int, positive value
            positive integers only, positive only, must be positive, must be a positive integer
            must be a positive number, always positive, should be positive, strictly positive
            """,
            .nonNegative: """
            non-negative, nonnegative, non negative, not negative, never negative, always non-negative
            non-negative integer, non-negative number, non-negative value, non-negative int
            cannot be negative, can't be negative, can not be negative, may not be negative
            must not be negative, must be non-negative, should not be negative
            must be a non-negative integer, zero or more, zero or greater, zero or positive
            positive or zero, must be zero or positive, must be positive or zero
            """,
            .fieldColumn: """
            new field, new property, new attribute, added field
            field name, fieldname, property name, attribute name, column name, cloudkit field
            cloudkit field name, ck field, record field, swift property, db, db column, cloudkit key
            cloudkit keys, cloudkit key name, ck key, ckrecord key, db field, stored property
            core data attribute, source attribute, swiftdata property, model property, entity attribute
            model field, app field, app property, table column, sql column, database column, json key
            record key, field key
            """,
            .codeNameColumn: """
            physical name, physical column, physical column name, stored name, storage name
            storage key, technical name, internal name
            """,
            .nameColumn: "member, variable",
            .rowNumberColumn: "no",
            .typeColumn: """
            field type, data type, cloudkit type, ck type, cktype, ckrecord type, cloudkit field type
            record field type, sql type, db type, column type, value type, attribute type, storage type
            stored as, stored type, core data type, postgres type, sqlite type, source type, property type
            swiftdata type, store type, json type, database type, type (cloudkit), kotlin type, java type
            ts type, dart type, python type
            """,
            .swiftTypeColumn: "swift, swift type, in swift, model type, swift source, swift value",
            .requiredColumn: "is required, must, req, notnull, required by new records",
            .optionalColumn: "allows null, is optional, is nullable, nulls",
            .defaultColumn: "initial value, default-value, model default, def, dflt",
            .encryptedColumn: "encryption, encrypt, protection, enc, e2e",
            .optionsColumn: """
            options, option, flags, modifiers, constraints, constraint, extra, extra definition, settings
            attributes, constraints / index, validation, validations, validation rules
            """,
            .queryableColumn: "query",
            .sortableColumn: "sort, sort-index",
            .searchableColumn: "search, search index, full text",
            .indexColumn: """
            idx, index type, cloudkit index, required index, required indexes, queryable index, queryable indexes
            queryable fields, query indexes, needed indexes, required queryable index
            required queryable indexes, is indexed
            """,
            .notesColumn: """
            notes, note, description, desc, comment, comments, remark, remarks, detail, details, purpose
            meaning, usage, use, info, explanation, business meaning, rule, rules, notes / index, about
            what, documentation, doc, why, notes/index, semantics, content, definition, not
            """,
            .rangeColumn: "value range, min/max",
            .exampleColumn: "sample value, example value, e.g",
            .referenceColumn: """
            reference, ref, target, relationship, related to, links to, parents, points to, foreign keys
            destination
            """,
            .deleteRuleColumn: "delete rule, delete action, on delete, deletion rule, deletion",
            .recordTypeColumn:
                "recordtype, record-type, record type, record type name, record types, entity name, table name, record",
            .recordNameColumn: "record id, record name, recordname, recordid, ckrecord id",
            .foreignColumn: """
            change, changes, issue, problem, fix, before, after, old type, new type, old, new, old name
            new name, symptom, error, error code, cause, trigger, action, missing field, missing fields
            removed, added, parameter, argument, method, function, return, returns
            """,
            .keyColumn: "key name",
            .tableColumn: "column, columns",
            .cardinality: "cardinality, kind",
            .comparing: "comparison, comparisons",
            .smallNumber: "both, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve",
            .stringType: "character, string",
            .integerType: "whole number, integer, number",
            .floatType: "floating point, floating point number",
            .decimalType: "decimal number",
            .booleanType: "boolean, logical, yes no, true false",
            .dateType: "date, date and time",
            .urlType: "web address",
            .dataType: "binary data",
            .assetType: "asset",
            .locationType: "location",
            .referenceType: "reference, relationship, relation",
            .strings: "strings, texts",
            .numbers: "numbers, integers",
            .decimals: "decimals, decimal numbers",
            .dates: "dates, timestamps",
            .files: """
            file, files, image, images, photo, photos, picture, pictures, attachment, attachments, assets
            """,
            .places: "locations, coordinates",
            .references: "references",
            .links: "link, links, weblink, weblinks, urls",
            .octets: "octets",
            .fixColumn: "fix, fixes, remedy, resolution, correction, solution",
            .changeColumn: """
            change, changes, changed, after, new, action, target, todo, required, recommended
            recommendation, proposed, proposal, migration
            """,
            .issueColumn: "issue, problem, current, before, old, today, existing, status",
            .removal: """
            remove, removes, removing, drop, drops, delete, deletes, strip, discard, omit, revoke, revokes, untick, uncheck
            """,
            .initial: "initial, initialise, initialize",
            .rename: "rename",
            .fixFiller: "it, entirely, completely, whole, the, this, from, model",
            .nothingToDo: "ok, okay, none, already, nothing, fine, keep, unchanged",
            .finding: """
            fetch, fetched, fetches, fetching, filter, filtered, filtering, filters, looked, queried
            queries, query, querying, search, searched, searches, searching
            """,
            .sorting: "ordered, sort, sorted, sorting, sorts",
            .foundBy: "by, on, where, whose",
            .queryTurn: "show, shows, to, store, stores, then, using, with",
            .supposition: """
            avoid, cache, cannot, client, consider, could, device, future, instead, later, local
            locally, may, memory, might, never, no, not, planned, previously, was, were, without
            """,
            .programChapter: """
            services, service, controllers, viewmodels, screens, components, widgets, interface, navigation
            architecture, networking, networks, errors, error, tests, testing, mocks, helpers, utilities
            extensions, protocols, managers, endpoints, commands, command, function, functions, method
            methods, export, import, built, implementation, decision, consequences, rationale, alternatives
            """,
            .programPart: """
            view, screen, controller, viewmodel, component, widget, protocol, manager, helper, extension, actor
            """,
            .typeTopic: """
            mapping, mappings, safety, alias, aliases, conversion, conversions, system, checking, inference
            casting, erasure, hierarchy, converters, guards, encoding, decoding, reference, references, checks
            checker, adapters, registry, resolution, transformers, wrappers, annotations, hints, support, overview
            """,
            .goneFields: """
            removed, dropped, deleted, former, obsolete, eliminated, derived, calculated, computed
            transient, unsynced, unstored, local-only
            """,
            .fieldGroup: """
            basics, basic, core, identity, identification, identifiers, information, info, details, metadata
            system, timestamps, dates, timing, scheduling, money, pricing, finances, financial, content
            tracking, audit, auditing, sync, syncing, relations, relationships, references, appearance
            display, general, misc, miscellaneous, statistics, stats, counters, flags, ownership, dimensions
            measurements, properties, attributes, main, other, additional
            """,
            .fieldRules: """
            constraint, constraints, validation, validations, rule, rules, limit, limits, checks, invariants
            requirements
            """,
            .whichFields: """
            relevant, available, all, existing, current, remaining, own, stored, mandatory, possible
            several, various, these, those, following, supported, removed, dropped, deleted, former
            obsolete, derived, calculated, computed, transient, local, synced, unsynced, matching, differing
            mismatched, identical, unchanged
            """,
            .this: "this",
            .those: "that, these, those",
            .dataWord: "data",
            .structureWord: "structure, structures",
            .markedWrong: "wrong, bad, incorrect, avoid, don't, don’t",
            .markedRight: "correct, right, good",
        ])
}
