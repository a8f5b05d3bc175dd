import Testing

/// Rights go through the one rule for denials, the past, conditions and examples.
@Suite struct `Rights that are not asserted` {
    @Test(arguments: [
        "**Permissions:** World: read · Authenticated: create · Creator: write",
        "Permissions: World read, Authenticated create, Creator write",
        "Permissions: `_world`: read; `_icloud`: create; `_creator`: write",
    ])
    func `stand behind a label`(sentence: String) throws {
        let read = try Reading(trip("\n" + sentence))
        #expect(read.grants.count == 3, "\(read.grants)")
        #expect(try Reading(trip("\nShown to: World, Creator: the one who wrote it")).grants.isEmpty)
    }

    @Test(arguments: [
        "Any signed-in user may create a trip, its creator may change it and everybody may read it.",
        "A signed-in user may create one, the creator can edit it, and the world can read it.",
        "Signed-in users can create; only the creator can write; everyone can read.",
    ])
    func `of three roles stand in one sentence`(sentence: String) throws {
        #expect(
            try Reading(trip("\n" + sentence)).grants == [
                "_icloud CREATE", "_creator WRITE", "_world READ",
            ])
    }

    @Test(arguments: [
        ("Every signed-in user may create trips.", ["_icloud CREATE"]),
        ("Every signed-in user may create comments.", []),
    ])
    func `to create are about the record type`(sentence: String, grants: [String]) throws {
        #expect(try Reading(trip("\n" + sentence)).grants == grants)
    }

    @Test(arguments: [
        "Not everyone can write.", "`_world` cannot read, write or create.",
        "Everyone can read nothing here.",
        "Avoid granting `_world` write access.", "Nicht jeder darf schreiben.",
        "Tout le monde ne peut pas écrire.", "Todos no pueden escribir.", "所有人不能写入。",
        "Wszyscy nie mogą zapisywać.",
        "`_world` не может писать.", "لا يمكن للجميع الكتابة.",
    ])
    func `are read as none where they are denied`(sentence: String) throws {
        let read = try Reading(trip("\n" + sentence))
        #expect(read.grants.isEmpty)
        #expect(read.findings.isEmpty)
    }

    @Test(arguments: [
        "Roles may read nothing here, e.g. `_world` can write.", "Roles such as `_world` can write.",
        "For example, `_icloud` can write.", "Everyone was allowed to write.",
        "Everyone can write until version 2.",
        "If the trip is shared, everyone can read.", "Typically everyone can read.",
        "Consider letting `_world` read.", "In development everyone can write.",
        "Zum Beispiel kann `_icloud` schreiben.", "Hier kann, z. B. von Hand, `_icloud` schreiben.",
        "Par exemple, tout le monde peut écrire.", "Por ejemplo, todos pueden escribir.", "例如,所有人可以写入。",
        "以前所有人可以写入。",
        "Например, `_world` может писать.",
    ])
    func `are refused with a note`(sentence: String) throws {
        let read = try Reading(trip("\n" + sentence))
        #expect(read.grants.isEmpty)
        #expect(read.findings.map { $0.split(separator: " ").last } == ["grant.unread"])
    }

    @Test(arguments: [
        "- `_creator`: Read, Write\n- `_world`: no read, write or create",
        "Everyone can read nothing. Only the owner, not the public, can read and write.",
        "Only the owner can read and write. For example, `_world` can create.",
    ])
    func `leave what is asserted beside them`(text: String) throws {
        let security = text.hasPrefix("-") ? "\n### Security\n\n" : "\n"
        #expect(try Reading(trip(security + text)).grants == ["_creator READ WRITE"])
    }
}
