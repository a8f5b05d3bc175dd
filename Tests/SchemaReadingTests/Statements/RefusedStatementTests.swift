import SchemaReading
import Testing

/// Sentences that speak of a key or an index without asking for one, beside those that do and differ in one thing.
@Suite struct `What sentences deny, put into the past or suppose` {
    @Test(arguments: [
        ("`title` is not unique.", "", ""),
        ("`title` is unique.", "title", ""),
        ("`title` need not be unique.", "", ""),
        ("`title` must be unique.", "title", ""),
        ("Avoid a unique constraint on (`title`, `owner`).", "", ""),
        ("Add a unique constraint on (`title`, `owner`).", "title,owner", ""),
        ("No unique key on `title`.", "", ""),
        ("Unique key: `title`.", "title", ""),
        ("Without a unique key on `title` twins may appear.", "", ""),
        ("With a unique key on `title` none appear.", "title", ""),
        ("Remove the unique constraint on `title`.", "", ""),
        ("Keep the unique constraint on `title`.", "title", ""),
        ("Do not enforce a unique key over `title`, `owner`.", "", ""),
        ("Instead of a unique key on `title` the app merges.", "", ""),
        ("`title` ist nicht eindeutig.", "", ""),
        ("`title` ist eindeutig.", "title", ""),
        ("Kein eindeutiger Schlüssel auf `title`.", "", ""),
        ("Eindeutiger Schlüssel: `title`.", "title", ""),
        ("`title` n'est pas unique.", "", ""),
        ("`title` est unique.", "title", ""),
        ("`title` no es único.", "", ""),
        ("`title` es único.", "title", ""),
        ("`title` não é único.", "", ""),
        ("`title` é único.", "title", ""),
        ("`title` non è univoco.", "", ""),
        ("`title` è univoco.", "title", ""),
        ("`title` is niet uniek.", "", ""),
        ("`title` is uniek.", "title", ""),
        ("`title` benzersiz değil.", "", ""),
        ("`title` benzersiz.", "title", ""),
        ("`title` не уникально.", "", ""),
        ("`title` уникально.", "title", ""),
        ("`title` 不唯一。", "", ""),
        ("`title` 唯一。", "title", ""),
        ("`title` は一意ではない。", "", ""),
        ("`title` は一意。", "title", ""),
        ("A unique key on `title` is not needed.", "", ""),
        ("A unique key on `title` is needed.", "title", ""),
        ("A unique key on `title` is not enforced.", "", ""),
        ("`title` and `owner` are not unique together.", "", ""),
        ("`title` and `owner` are unique together.", "title,owner", ""),
        ("`title` was unique before version 2.", "", ""),
        ("`title` is unique since version 2.", "title", ""),
        ("`title` was unique.", "", ""),
        ("Formerly `title` was unique.", "", ""),
        ("`title` is unique until version 3.", "", ""),
        ("`title` is no longer unique.", "", ""),
        ("`title` is now unique.", "title", ""),
        ("`title` war eindeutig.", "", ""),
        ("`title` ist nicht mehr eindeutig.", "", ""),
        ("`title` était unique.", "", ""),
        ("`title` era único.", "", ""),
        ("`title` был уникально.", "", ""),
        ("One trip per `month` is typical, but there may be more.", "", ""),
        ("One trip per `month`.", "month", ""),
        ("Usually one trip per `month`.", "", ""),
        ("Only one trip per `month`.", "month", ""),
        ("Consider a unique key on `title`.", "", ""),
        ("`title` may be unique one day.", "", ""),
        ("If `title` were unique, twins would merge.", "", ""),
        ("Normalerweise ein Trip pro `month`.", "", ""),
        ("`(title, owner)` must be unique (ignoring case, after trimming).", "title,owner", ""),
        ("Unique key: `title` (ignoring case, after trimming).", "title", ""),
        ("Unique together (ignoring case, after trimming).", "", ""),
        ("Unique together (`title`, `owner`).", "title,owner", ""),
        ("Unique key (title, owner).", "title,owner", ""),
        ("Unique key (tidy, short).", "", ""),
        ("No index on `title`.", "", ""),
        ("An index on `title`.", "", "queryable title"),
        ("Add index on `start`.", "", "queryable start"),
        ("Do not add an index on `start`.", "", ""),
        ("Add an index on `start` descending.", "", "queryable start-"),
        ("Avoid an index on `start`.", "", ""),
        ("Create a sortable index on `start`, `title`.", "", "sortable start, sortable title"),
        ("An index on `start` is not needed.", "", ""),
        ("An index on `start` is needed.", "", "queryable start"),
        ("Index built from all `title` values on launch.", "", ""),
        ("Index on `title` values.", "", "queryable title"),
        ("There was an index on `start` before version 2.", "", ""),
        ("There is an index on `start` since version 2.", "", "queryable start"),
        ("Consider an index on `start`.", "", ""),
        ("Typically an index on `start`.", "", ""),
        ("`start` must be queryable.", "", "queryable start"),
        ("`start` must not be queryable.", "", ""),
        ("`start` needs an index.", "", "queryable start"),
        ("`start` needs no index.", "", ""),
        ("`start` muss abfragbar sein.", "", "queryable start"),
        ("`start` muss nicht abfragbar sein.", "", ""),
        ("Index auf `start` anlegen.", "", "queryable start"),
        ("Keinen Index auf `start` anlegen.", "", ""),
        ("Ajouter un index sur `start`.", "", "queryable start"),
        ("Pas d'index sur `start`.", "", ""),
        ("Crear un índice en `start`.", "", "queryable start"),
        ("Sin índice en `start`.", "", ""),
        ("Criar um índice em `start`.", "", "queryable start"),
        ("Sem índice em `start`.", "", ""),
        ("Creare un indice su `start`.", "", "queryable start"),
        ("Nessun indice su `start`.", "", ""),
        ("Maak een index op `start`.", "", "queryable start"),
        ("Geen index op `start`.", "", ""),
        ("`start` にインデックスを追加する。", "", "queryable start"),
        ("`start` 添加索引。", "", "queryable start"),
        ("Queryable: `start`", "", "queryable start"),
        ("Not queryable: `start`", "", ""),
        ("**Indexes:**\n- `start` - not indexed", "", ""),
        ("**Indexes:**\n- `start` - indexed", "", "queryable start"),
        ("**Indexes:**\n- `start` (Queryable, not Sortable)", "", "queryable start"),
        ("**Indexes:**\n- `start` (Queryable, Sortable)", "", "queryable start, sortable start"),
        ("**Indexes:**\n- No index on `title`", "", ""),
        ("**Indexes:**\n- `start` DESC", "", "queryable start-"),
    ])
    func `makes no key and no index`(text: String, keys: String, indexes: String) throws {
        let read = try Reading(trip(text))
        #expect(read.keys.joined(separator: " / ") == keys)
        #expect(read.indexes.first?.joined(separator: ", ") == indexes)
    }

    /// What is refused is told.
    @Test(arguments: [
        ("`❶title` is not unique.", "key.unread"), ("`❶title` was unique before version 2.", "key.unread"),
        ("❶Avoid a unique constraint on (`title`, `owner`).", "key.unread"),
        ("❶One trip per `month` is typical.", "key.unread"),
        ("❶Consider a unique key on `title`.", "key.unread"),
        ("❶No index on `title`.", "index.unread"), ("❶Do not add an index on `start`.", "index.unread"),
        ("❶There was an index on `start` before version 2.", "index.unread"),
        ("**Indexes:**\n- `❶start` - not indexed", "index.unread"),
    ])
    func `leaves a note`(text: String, id: String) throws {
        let marked = MarkedText(trip(text))
        #expect(try Reading(marked.text).findings == marked.places.map { "\($0) \(id)" })
    }

    @Test func `of all record types reaches each that has the field`() throws {
        let text =
            trip("", before: "All record types have queryable and sortable `start`.") + """


                ## `Stop`

                | Field | Type |
                | --- | --- |
                | `start` | Date/Time |
                """
        #expect(
            try Reading(text).indexes == [
                ["queryable start", "sortable start"], ["queryable start", "sortable start"],
            ])
    }
}
