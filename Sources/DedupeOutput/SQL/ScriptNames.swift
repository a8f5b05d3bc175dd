import SQLLanguage

/// What a script calls its own tables and views, and the tables of the schema where it needs them twice.
///
/// None is the name of a table of the schema: `item` would hide one.
struct ScriptNames {
    let redirects, settings, links, groups, ends, removable, rounds, index: String
    let redirect, kept, item, own, twin, record, listed: String

    init(_ names: SQLNames) {
        var relations = names.relations
        func claim(_ name: String) -> String { relations.claim(name).quoted }
        redirects = claim("dedupe_redirects")
        settings = claim("dedupe_settings")
        links = claim("dedupe_links")
        groups = claim("dedupe_groups")
        ends = claim("dedupe_ends")
        removable = claim("dedupe_removable")
        rounds = claim("dedupe_rounds")
        index = claim("dedupe_redirects_survivor_idx")
        redirect = claim("redirect")
        kept = claim("kept")
        item = claim("item")
        own = claim("own")
        twin = claim("twin")
        record = claim("record")
        listed = claim("listed")
    }

    /// The columns of a redirect.
    var survivor: String { redirect + ".survivor" }
    var duplicate: String { redirect + ".duplicate" }
}
