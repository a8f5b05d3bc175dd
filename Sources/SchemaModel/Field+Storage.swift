extension Field {
    /// As the document writes it, without marks. For example: `int16`.
    package var storageName: String {
        let plain = stored.hasPrefix("ENCRYPTED ") ? stored.dropFirst("ENCRYPTED ".count) : stored[...]
        return plain.filter { $0 != "?" }.lowercased()
    }

    /// Whether a model has a text where the document says that it means something else, such as a UUID: the attribute of
    /// an app's own store must stay one. What CloudKit calls STRING is a text only because CloudKit has nothing better.
    package func isModelText(in entity: Entity) -> Bool {
        switch entity.kind {
        case .swiftData, .coreData: ["string", "text"].contains(storageName) && !stored.contains("STRING")
        case .cloudKit, .table: false
        }
    }
}
