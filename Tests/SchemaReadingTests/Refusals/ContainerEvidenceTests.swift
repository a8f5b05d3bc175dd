import Testing

/// A container belongs to CloudKit: what is described beside one is stored.
@Suite struct `Records beside a container` {
    private static func document(_ sentence: String) -> String {
        """
        # Harbour

        \(sentence)

        ## Boat

        | Field | Type |
        | --- | --- |
        | `name` | String |
        | `rig` | String |
        """
    }

    @Test(arguments: [
        "Container: `iCloud.org.example.Harbour`",
        "Container `iCloud.org.example.Harbour`. Records live in the private database.",
    ])
    func `are record types`(sentence: String) throws {
        let read = try Reading.notes(Self.document(sentence))
        #expect(read.fieldNames == ["Boat: name rig"])
        #expect(read.unreadKinds == [])
    }

    @Test(arguments: ["Bundle: `org.example.Harbour`", "Everything lives in the private harbour."])
    func `are listed without one`(sentence: String) throws {
        let read = try Reading.notes(Self.document(sentence))
        #expect(read.fieldNames == [])
        #expect(read.unreadKinds == ["table"])
    }
}
