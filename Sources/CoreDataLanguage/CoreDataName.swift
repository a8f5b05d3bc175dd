/// Makes names that Core Data takes, and that the Swift which Xcode makes of a model can use.
package enum CoreDataName {
    /// Mirrored record types and their fields have it before their names.
    package static let mirrorPrefix = "CD_"

    /// The key of an attribute whose value is too long for its record ends in it.
    package static let assetSuffix = "_ckAsset"

    /// What the record type of an entity is called, and the key of an attribute. A document may describe the record
    /// type instead of the entity.
    package static func mirrored(_ name: String) -> String {
        name.hasPrefix(mirrorPrefix) ? name : mirrorPrefix + name
    }

    /// An entity's name is its class's name too: it begins with a capital letter.
    package static func entity(_ name: String) -> String {
        let plain = joined(unmirrored(name), fallback: "Record") {
            $0.prefix(1).uppercased() + $0.dropFirst()
        }
        return reservedClasses.contains(plain) ? plain + "Object" : plain
    }

    /// An attribute's or a relationship's name: it begins with a small letter, as Xcode demands.
    package static func property(_ name: String) -> String {
        let plain = joined(unmirrored(name), fallback: "property", uncapitalised)
        return reservedProperties.contains(plain) ? plain + "Property" : plain
    }

    /// Whether a store may have kept values under this name, whatever Xcode says to it.
    package static func isStorable(_ name: String) -> Bool {
        name.first?.isLetter == true && name.allSatisfy(isWord) && name.count <= longestName
    }

    /// What Core Data has itself, where a document describes the record type that it is mirrored to.
    package static func unmirrored(_ name: String) -> String {
        name.hasPrefix(mirrorPrefix) ? String(name.dropFirst(mirrorPrefix.count)) : name
    }

    /// ASCII letters and digits, words put together. In characters: more than anybody reads.
    private static func joined(_ name: String, fallback: String, _ head: (String) -> String) -> String {
        var words = name.split { !isWord($0) }.map(String.init)
        guard !words.isEmpty else { return fallback }
        for index in words.indices.dropFirst() {
            words[index] = words[index].prefix(1).uppercased() + words[index].dropFirst()
        }
        let text = String(words.joined().drop { $0 == "_" }.prefix(longestName))
        guard let first = text.first else { return fallback }
        return first.isLetter ? head(text) : fallback + text
    }

    private static let longestName = 120

    private static func isWord(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber || character == "_")
    }

    /// `ID` becomes `id`, `URLText` `urlText`, `Title` `title`.
    private static func uncapitalised(_ text: String) -> String {
        let capitals = text.prefix { $0.isUppercase }
        guard !capitals.isEmpty else { return text }
        let rest = text[capitals.endIndex...]
        let isWord = capitals.count > 1 && rest.first?.isLetter == true
        let head = isWord ? capitals.dropLast() : capitals
        return head.lowercased() + text[head.endIndex...]
    }
}

// MARK: - Reserved names

extension CoreDataName {
    /// What the classes that Xcode generates are made of, and words of Swift.
    private static let reservedClasses: Set = [
        "Any", "AnyObject", "Array", "Bool", "Character", "CoreData", "Data", "Date", "Decimal", "Dictionary",
        "Double", "Error", "Float", "Foundation", "Identifiable", "Int", "Int16", "Int32", "Int64", "NSDate",
        "NSDecimalNumber", "NSFetchRequest", "NSManagedObject", "NSNumber", "NSObject", "NSSet", "NSString",
        "NSURL", "NSUUID", "Never", "Optional", "Protocol", "Self", "Set", "String", "Swift", "Type", "URL",
        "UUID", "Void",
    ]

    /// Methods without parameters of `NSObject` and `NSManagedObject`, which Core Data forbids, and words that
    /// cannot stand alone in Swift.
    private static let reservedProperties: Set = [
        "accessibilityElements", "alloc", "allocWithZone", "attributeKeys", "autorelease",
        "awakeFromInsert", "changedValues", "class", "className", "classForArchiver", "classForCoder", "copy",
        "dealloc", "debugDescription", "description", "didSave", "didTurnIntoFault", "entity",
        "faultingState",
        "finalize", "hasChanges", "hasFault", "hasPersistentChangedValues", "hash", "hashValue", "init",
        "isDeleted", "isFault", "isInserted", "isProxy", "isUpdated",
        "managedObjectContext", "mutableCopy", "new", "objectID", "objectWillChange", "observationInfo",
        "prepareForDeletion", "release", "retain", "retainCount", "scriptingProperties", "self", "superclass",
        "toManyRelationshipKeys", "toOneRelationshipKeys", "willSave", "willTurnIntoFault", "zone",
        "as", "associatedtype", "break", "case", "catch", "continue", "default", "defer", "deinit", "do",
        "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
        "import", "in", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
        "protocol", "public", "repeat", "rethrows", "return", "static", "struct", "subscript", "super",
        "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]
}
