import Diagnostics
import RemarkReading
import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

/// What notes say of the past: former names, earlier keys, encryption since a version, and what is retired.
@Suite struct HistoryNoteTests {
    @Test(arguments: [
        "renamed from `name`", "Formerly `name`", "The title, formerly `name`.", "was: `name`",
        "was: oldName",
        "previously called `name`", "Title (was `name`)", "Old name: `name`",
        "formerly `name` until version 2", "Was `name` before 2.1.", "war `name` bis 2.0",
        "était `name` jusqu'à 2.0",
        "From 1 to 30. Formerly `name`.", "1–30, formerly `name`", "Default: 5, formerly `name`",
        "Default: `todo`. Formerly `name`.", "One of \"calm\", \"wild\". Formerly `name`.",
        "früher `name`", "Umbenannt von `name`", "anciennement `name`", "antes llamado `name`",
        "anteriormente chamado `name`", "rinominato da `name`", "voorheen `name`", "omdöpt från `name`",
        "omdøpt fra `name`", "aiempi nimi: `name`", "poprzednia nazwa: `name`", "původní název: `name`",
        "прежнее название: `name`", "eski adı: `name`", "nama lama: `name`", "tên cũ: `name`",
        "الاسم السابق: `name`", "旧名: `name`", "原名 `name`", "이전 이름: `name`",
        "was `text`, formerly shown below",
    ])
    func `name what a field was called`(note: String) {
        let names = facts(note).compactMap { if case .originalName(let name) = $0 { name } else { nil } }
        let expected = note.contains("oldName") ? "oldName" : note.contains("`text`") ? "text" : "name"
        #expect(names == [expected])
    }

    @Test(arguments: [
        "was: a bug", "was: bug", "formerly private", "formerly `String`", "was `Int64?`", "was: `nil`",
        "The card's `id` (formerly `name`)", "`open` or `done` (previously called `finished`)",
        "Default `todo`, was `open`", "`open` or `done`, formerly `closed`", "was `name` before the summer",
        "was `name` and `title`", "Previously required", "was optional",
        "What the app formerly kept elsewhere", "was called twice",
    ])
    func `name nothing where they mention another thing`(note: String) {
        #expect(!facts(note).contains { if case .originalName = $0 { true } else { false } })
    }

    @Test(arguments: [
        "encrypted end to end", "Encrypted end-to-end.", "E2E encrypted", "E2EE",
        "Encrypted end to end; nobody else can read it", "Ende-zu-Ende verschlüsselt",
        "chiffré de bout en bout",
        "cifrado de extremo a extremo", "criptografado de ponta a ponta", "end-to-end versleuteld",
    ])
    func `tell that a field is encrypted from end to end`(note: String) {
        #expect(facts(note) == [.encrypted])
    }

    @Test(arguments: [
        "encrypted with the owner's key", "Encrypted by the app", "encrypted with AES256",
    ])
    func `refuse what the app may encrypt itself`(note: String) {
        #expect(facts(note) == [.refused(RefusedFact(.encryption, .qualified))])
    }

    @Test(arguments: ["encrypted blob of the server", "An encrypted message", "Not encrypted by the app"])
    func `refuse nothing where they describe a value`(note: String) {
        #expect(!facts(note).contains(.refused(RefusedFact(.encryption, .qualified))))
    }

    @Test(arguments: [
        "removed in 2.0, do not reuse the name", "Deleted in 2.0.", "dropped in version 3",
        "Unused since 2.3",
        "we stopped using it in 2.3", "no longer exists", "not used any more", "no longer in use",
        "Entfernt seit 2.0", "supprimé depuis 2.0", "eliminado desde 2.0",
    ])
    func `tell what is gone`(note: String) {
        let written = facts(note).compactMap { fact -> Bool? in
            if case .retired(let retirement) = fact { retirement.isWritten } else { nil }
        }
        #expect(written == [false])
    }

    @Test(arguments: [
        "removed", "Deleted", "when the trip was removed", "unused days", "The day on which it was removed",
        "Removed by the owner",
    ])
    func `tell nothing gone by what a value means`(note: String) {
        #expect(!facts(note).contains { if case .retired = $0 { true } else { false } })
    }

    @Test(arguments: ["inverse: `stops`", "The inverse is `stops`", "inverse `stops`"])
    func `name an inverse behind a verb, too`(note: String) {
        #expect(facts(note) == [.inverse("stops")])
    }

    @Test(arguments: [
        "Encrypted since 2.0", "encrypted since version 2.0", "Encrypted as of v3",
        "stored encrypted since 2.0.1",
        "Encrypted since `2.0`, before that in `email`", "Verschlüsselt seit 2.0", "seit 2.0 verschlüsselt",
        "chiffré depuis 2.0", "cifrado desde 2.0", "cifrato dalla 2.0", "versleuteld sinds 2.0",
        "krypterad sedan 2.0", "kryptert siden 2.0", "salattu versiosta 2.0", "szyfrowane od 2.0",
        "šifrováno od 2.0", "зашифровано с 2.0", "2.0 sürümünden beri şifreli", "terenkripsi sejak 2.0",
        "مشفر منذ 2.0", "2.0以降暗号化", "自 2.0 起加密", "2.0부터 암호화",
    ])
    func `tell since when a field is encrypted`(note: String) {
        #expect(facts(note).contains(.encryptedSince))
        #expect(!facts(note).contains(.encrypted))
    }

    @Test(arguments: [
        "Encrypted", "Encrypted with AES256", "Not encrypted since 2.0", "Encrypted by the app",
        "encrypted in 256 bit",
        "May be encrypted since 2.0",
    ])
    func `tell no version where there is none`(note: String) {
        #expect(!facts(note).contains(.encryptedSince))
    }

    @Test(arguments: [
        "before that in `mail`", "Encrypted since 2.0, before that in `mail`.",
        "New key; previously stored in `mail`",
        "Old key: `mail`", "davor in `mail`", "ancienne clé : `mail`", "clave anterior: `mail`",
        "oude sleutel: `mail`", "旧キー: `mail`", "旧键：`mail`", "이전 키: `mail`", "прежний ключ: `mail`",
    ])
    func `name the key that older versions write`(note: String) {
        #expect(facts(note).contains(.earlierKey("mail")))
    }

    @Test(arguments: [
        "before that in the settings", "Previously in memory", "before that in `a` and `b`", "Old key",
    ])
    func `name no key where they mention another thing`(note: String) {
        #expect(!facts(note).contains { if case .earlierKey = $0 { true } else { false } })
    }

    @Test(arguments: [
        ("Deprecated", true), ("Deprecated since 2.0.", true), ("The colour (deprecated in 2.0)", true),
        ("Deprecated: use `hue` instead", true), ("Retired as of v3", true), ("No longer written", false),
        ("Colour; no longer used since 2.0", false), ("veraltet seit 2.0", true), ("ab 2.0 veraltet", true),
        ("wird nicht mehr geschrieben", false), ("obsolète depuis 2.0", true), ("obsoleto desde 2.0", true),
        ("já não é usado", false), ("deprecato dalla 2.0", true), ("verouderd sinds 2.0", true),
        ("används inte längre", false), ("utfaset", true), ("ei enää käytetä", false), ("przestarzałe", true),
        ("zastaralé od 2.0", true), ("больше не используется", false), ("artık kullanılmıyor", false),
        ("tidak lagi digunakan", false), ("không còn dùng", false), ("لم يعد مستخدما", false), ("非推奨", true),
        ("2.0以降非推奨", true), ("已弃用", true), ("不再使用", false), ("더 이상 사용하지 않음", false),
    ])
    func `retire a field`(note: String, isWritten: Bool) {
        let retirements = facts(note).compactMap {
            if case .retired(let retirement) = $0 { retirement } else { nil }
        }
        #expect(retirements.map(\.isWritten) == [isWritten])
    }

    @Test(arguments: [
        ("Deprecated since 2.0, use `hue`.", "Deprecated since 2.0, use `hue`"),
        ("Deprecated: use `hue` instead", "Deprecated: use `hue` instead"),
        ("Deprecated, replaced by `hue`; see `Card`", "Deprecated, replaced by `hue`"),
        ("Deprecated since 2.0, and rarely shown", "Deprecated since 2.0"),
        ("The colour. Deprecated.", "Deprecated"),
    ])
    func `say what to use instead`(note: String, words: String) {
        let retirements = facts(note).compactMap {
            if case .retired(let retirement) = $0 { retirement } else { nil }
        }
        #expect(retirements.map(\.words) == [words])
    }

    @Test(arguments: [
        "deprecated API of Apple", "Deprecated since iOS 17", "Not deprecated", "May be deprecated",
        "was deprecated",
        "Uses the detector of Core Image, deprecated since 2.0", "`open`, `done` (deprecated)",
        "Whether it is retired",
        "No longer used by the widget", "Shown for deprecated plans",
    ])
    func `retire nothing where they mention another thing`(note: String) {
        #expect(!facts(note).contains { if case .retired = $0 { true } else { false } })
    }

    @Test func `are read in linear time`() {
        for piece in ["formerly `a`, ", "deprecated, ", "encrypted since 2 ", "since 2 ", "was: "] {
            _ = facts(String(repeating: piece, count: 5_000))
        }
    }

    private func facts(_ note: String) -> [Remark.Fact] {
        let span = SourceSpan(file: 0, lower: 0, upper: Int32(note.utf8.count))
        return NoteReading.remarks(in: note, at: span).map(\.fact)
    }
}
