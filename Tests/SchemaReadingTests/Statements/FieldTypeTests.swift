import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

/// Sentences that give a type to fields which have none where they are listed.
@Suite struct `A sentence that types fields` {
    private func read(_ sentence: String, among fields: String = "`title`, `photo`, `cover`, `day`") throws
        -> [String]
    {
        try Reading("# CloudKit schema\n\nRecord types:\n\n- `Trip`: \(fields)\n\n\(sentence)\n").entities
    }

    @Test(arguments: [
        "`photo` and `cover` are stored as `CKAsset`.",
        "The images are stored as `CKAsset` in the fields `photo` and `cover`.",
        "`photo` and `cover` are CKAssets.", "The `photo` and `cover` fields are of type CKAsset.",
        "Les images sont stockées comme `CKAsset` dans les champs `photo`, `cover`.",
    ])
    func `types all that it names`(sentence: String) throws {
        #expect(try read(sentence) == ["Trip: title, photo CKAsset, cover CKAsset, day"])
    }

    @Test(arguments: [
        "`photo` is an optional `CKAsset`.", "`photo` is `CKAsset?`.", "`photo` is an optional CKAsset.",
    ])
    func `says that they are optional`(sentence: String) throws {
        let read = try Reading(
            "# CloudKit schema\n\nRecord types:\n\n- `Trip`: `title`, `photo`\n\n\(sentence)\n")
        #expect(read.entities == ["Trip: title, photo CKAsset"])
        #expect(read.schema.entities[0].fields[1].type?.isOptional == true)
    }

    @Test(arguments: ["`photo` ist ein `CKAsset`.", "`photo` est un `CKAsset`."])
    func `has an article in each language`(sentence: String) throws {
        #expect(try read(sentence) == ["Trip: title, photo CKAsset, cover, day"])
    }

    @Test func `may hold several types`() throws {
        #expect(
            try read("`photo` is a `CKAsset`, and `day` is a Date.") == [
                "Trip: title, photo CKAsset, cover, day Date"
            ])
    }

    @Test func `counts the names between two with numbers`() throws {
        let read = try read(
            "Images are stored as `CKAsset` in the fields `image0`–`image2`.",
            among: "`title`, `image0`–`image2`")
        #expect(read == ["Trip: title, image0 CKAsset, image1 CKAsset, image2 CKAsset"])
    }

    @Test(arguments: [
        "`photo` is not a `CKAsset`.", "`photo` was a `CKAsset`.", "`photo` is a `CKAsset` in version 1.",
        "Is `photo` a `CKAsset`?", "If `photo` is a `CKAsset`, load it.", "`photo` will be a `CKAsset`.",
        "For example, `photo` is a `CKAsset`.", "`photo` could be stored as `CKAsset`.",
        "Thumbnails are stored as `Data` in `photo` on disk.",
        "Older apps store images as `Data` in `photo`.",
        "`photo` and `other` are CKAssets.", "`photo` is a Picture.",
        "`photo` is a `CKAsset`?", "Are images stored as `CKAsset` in the fields `photo`?",
        "Images should be stored as `CKAsset` in the field `photo`.",
        "Les images seront stockées comme `CKAsset` dans les champs `photo`.",
        "In SQLite, images are stored as `Data` in the field `photo`.", "`photo` for `cover` is a `CKAsset`.",
        "Large images are stored as `CKAsset` in the field `photo`.", "`photo` is stored in `Date`.",
        "`day` is from Date.", "`title` is `text`.", "~~`photo` is a `CKAsset`.~~",
        "`photo` is a `CKAsset`. It is planned.",
        "## Local cache\n\n`photo` is a `CKAsset`.",
    ])
    func `says nothing where it denies, asks, plans or goes on`(sentence: String) throws {
        #expect(try read(sentence) == ["Trip: title, photo, cover, day"])
    }

    @Test func `changes no type that is written beside the field`() throws {
        let read = try Reading(
            "# CloudKit schema\n\n## Trip\n\n- `photo`: String\n- `day`: Date\n- `note`\n\n`photo` is a `CKAsset`.\n"
        )
        #expect(read.entities == ["Trip: photo String, day Date, note"])
    }
}
