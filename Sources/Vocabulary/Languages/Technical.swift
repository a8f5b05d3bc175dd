extension Language {
    static let technical = Language(
        "Technical",
        [
            .step: "§",
            .vagueZone: "default, _defaultzone, defaultzone, shared, private, custom, zoneid, zonename",
            .cloudKit: "ck, ckrecord, icloud",
            .coreData: "coredata, nsmanagedobject",
            .swiftData: "swiftdata, @model",
            .relational: """
            sql, sqlite, postgres, postgresql, mysql, supabase, mariadb, grdb, varchar, timestamptz, drizzle
            prisma, dynamodb, firestore, indexeddb
            """,
            .platform: """
            ios, ipados, macos, watchos, tvos, visionos, android, windows, web, desktop, backend, server, mobile
            swift, kotlin, typescript, flutter
            """,
            .collectionType: "nsarray, nsset, nsorderedset",
            .one: "1",
            .toMany: "1:n, n:m, n:n, m:n, 1-n, n-m, 1..n, 1..*",
            .toOne: "n:1, m:1, 1:1, n-1, n..1",
            .settings: """
            userdefaults, nsuserdefaults, user-defaults, appstorage, @appstorage, scenestorage, keychain
            plist, info.plist, entitlements, environment, yaml, toml, ini, configuration, config
            """,
            .messages: """
            graphql, api, rest, event, events, message, messages, notification, notifications, analytics
            request, requests, response, responses, xml, csv, ui, view, views
            """,
            .tickYes: "x",
            .preposition: "->, →",
            .uuid: "uuids, guid, uuidstring, uuid string, uuid-string, uuidv4, uuidv7",
            .json: "json string, json text, json-string, json-encoded",
            .optionalClause: "null, nil",
            .externalStorage: """
            external storage, externalstorage, allows external storage, allow external storage
            stored externally, external binary data, allowsexternalbinarydatastorage
            store in external record file
            """,
            .preserveValueOnDeletion: """
            preserve after deletion, preserved after deletion, preserve value on deletion
            preservevalueondeletion
            """,
            .spotlight: """
            indexed in spotlight, index in spotlight, spotlight index, spotlight indexed, spotlight-indexed
            """,
            .originalName: """
            original name, originally named, originalname, renamed from, renaming id, renaming identifier
            """,
            .noDefault: "nil, null",
            .rowNumberColumn: "#, №, num, number, idx, s.no",
            .uuids: "uuids, guids",
            .programChapter: "cli",
            .markedWrong: "❌, 🚫",
            .markedRight: "✅",
        ])
}
