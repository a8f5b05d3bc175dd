/// What a document asks of an object model's store for an attribute: nothing that the value itself shows.
///
/// Whether CloudKit encrypts the values is a fact of every field: `Field.isEncrypted`.
package struct AttributeOptions: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// The value may stand in a file beside the store.
    package static let externalStorage = AttributeOptions(rawValue: 1)

    /// The value stays in the history when its object is deleted.
    package static let preserveValueOnDeletion = AttributeOptions(rawValue: 2)

    /// Spotlight finds the object by the value.
    package static let spotlight = AttributeOptions(rawValue: 4)

    /// In the words of SwiftData, in the order in which outputs write them.
    package var names: [String] {
        let known: [(AttributeOptions, String)] = [
            (.externalStorage, "externalStorage"), (.preserveValueOnDeletion, "preserveValueOnDeletion"),
            (.spotlight, "spotlight"),
        ]
        return known.filter { contains($0.0) }.map(\.1)
    }
}
