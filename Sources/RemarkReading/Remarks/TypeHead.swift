import DocumentWording
import SchemaModel
import Vocabulary

/// The type itself, unwrapped: lists, optionals, encryption and targets taken off until a bare name is left.
package struct TypeHead {
    private(set) var name: String
    private(set) var isList = false {
        didSet { if oldValue, isList { isNestedList = true } }
    }

    /// Whether one list stands in another.
    private(set) var isNestedList = false

    /// A second type behind "or": `Int64` of `String or Int64`.
    private(set) var rival: String?
    private(set) var isOptional: Bool?
    private(set) var isEncrypted = false
    private(set) var argument: String?

    /// "Enum `Rig`": a word beside the name says what it is.
    private(set) var isEnumeration = false

    /// The spelling without its optional mark.
    private(set) var written: String

    /// Words behind the name that are no part of it. For example `NOT NULL` of `TEXT NOT NULL`.
    private(set) var rest = ""

    private static let deepest = 8

    /// `isBeforeArrow` tells that a target follows.
    init(_ text: String, isBeforeArrow: Bool = false) {
        name = text
        written = text
        if isBeforeArrow { takeCardinality() }
        for depth in 0..<Self.deepest {
            if !unwrap() { break }
            if depth == 0, isOptional == true { written = name }
        }
    }

    /// What the parenthesis says that only makes sense beside this name: `List (String)`, `NSNumber (Bool)`,
    /// `Reference (Tag)`.
    mutating func take(_ words: TypeRemarks) {
        if words.isList, !isList { isList = true }
        if Self.isListWord(name), let element = words.elementType ?? words.listedType {
            if !isList { isList = true }
            name = element
        } else if name == Self.boxWord, let boxed = words.elementType {
            name = boxed
        }
        if argument == nil, isReference { argument = words.target }
    }

    /// Whether a text is a known type and nothing else: "List of String", "Reference to Trip".
    static func isWhole(_ text: String) -> Bool {
        let head = TypeHead(text)
        return head.rest.isEmpty && TypeVocabulary.meaning(of: head.name) != nil
    }

    private var isReference: Bool { TypeVocabulary.meaning(of: name)?.type == .reference }

    /// Takes one layer off; false where there is none.
    private mutating func unwrap() -> Bool {
        if name.hasSuffix("?"), name.count > 1 {
            name.removeLast()
            isOptional = true
            return true
        }
        if name.hasSuffix("!"), name.count > 1 {
            name.removeLast()
            return true
        }
        if name.hasSuffix("[]"), name.count > 2 {
            name.removeLast(2)
            isList = true
            return true
        }
        return unwrapCardinality() || unwrapBrackets() || unwrapGeneric() || unwrapListEnding()
            || unwrapSize()
            || unwrapEnumeration() || unwrapWords()
    }

    /// "To-many" and "To-one" before an arrow and the target.
    private mutating func takeCardinality() {
        let isToMany = name.means(.toMany)
        guard isToMany || name.means(.toOne) else { return }
        name = "Relationship"
        if isToMany { isList = true }
    }

    /// "To-many Trip", "one to many Trip": a name with a capital, and nothing else.
    private mutating func unwrapCardinality() -> Bool {
        guard let space = name.lastIndex(of: " "), case let target = String(name[space...].dropFirst()),
            target.first?.isUppercase ?? false, Identifier.isValid(target),
            TypeVocabulary.meaning(of: target) == nil,
            case let words = name[..<space], words.means([.toMany, .toOne])
        else { return false }
        if words.means(.toMany) { isList = true }
        name = "Relationship"
        argument = target
        return true
    }

    /// `[T]`, but not `[K: V]`.
    private mutating func unwrapBrackets() -> Bool {
        guard name.hasPrefix("["), name.hasSuffix("]"), name.count > 2, !name.contains(":") else {
            return false
        }
        name = Self.trimmed(name.dropFirst().dropLast())
        isList = true
        return true
    }

    /// `List<T>`, `Optional<T>`, `CKRecord.Reference<T>`, with parentheses as well: `Reference(T)`.
    private mutating func unwrapGeneric() -> Bool {
        let bracket: Character = name.hasSuffix(")") ? "(" : "<"
        guard bracket == "(" || name.hasSuffix(">"), let open = name.firstIndex(of: bracket) else {
            return false
        }
        let outer = Self.trimmed(name[..<open])
        let inner = Self.trimmed(name[name.index(after: open)...].dropLast())
        guard !inner.isEmpty else { return false }
        if Self.isListWord(outer) {
            isList = true
            name = inner
        } else if outer == Self.optionalWord {
            isOptional = true
            name = inner
        } else if TypeVocabulary.meaning(of: outer)?.type == .reference {
            argument = inner
            name = outer
        } else {
            return false
        }
        return true
    }

    /// "文字列のリスト", "文本列表": scripts without spaces put the word for a list directly behind a known type.
    /// `StringList` is one as well, where no type is called so.
    private mutating func unwrapListEnding() -> Bool {
        guard !name.contains(" "), TypeVocabulary.meaning(of: name) == nil else { return false }
        for ending in Self.listEndings where name.hasSuffix(ending) {
            let element = String(name.dropLast(ending.count))
            guard TypeVocabulary.type(of: element) != nil else { continue }
            name = element
            isList = true
            return true
        }
        return false
    }

    private static let listEndings =
        ["のリスト", "リスト", "の配列", "配列", "列表", "数组", "陣列"] + ["List", "Array", "liste", "lijst", "lista"]

    /// `varchar_50_`: a size that is written as a part of the name.
    private mutating func unwrapSize() -> Bool {
        let bare = name.trimmingSizeEnding
        guard name.dropFirst(bare.count).first == "_", TypeVocabulary.meaning(of: name) == nil,
            TypeVocabulary.meaning(of: bare) != nil
        else { return false }
        name = bare
        return true
    }

    /// "Enum `Rig`", "Rig enum", where no type is called so.
    private mutating func unwrapEnumeration() -> Bool {
        let words = self.words
        guard words.count == 2, let label = words.firstIndex(where: { $0.means(.enumerationLabel) }) else {
            return false
        }
        let other = words[1 - label]
        guard Identifier.isValid(other), other.first?.isUppercase ?? false, !other.means(.enumerationLabel),
            TypeVocabulary.type(of: other) == nil
        else { return false }
        name = other
        written = other
        isEnumeration = true
        return true
    }

    // MARK: Words

    private var words: [String] {
        name.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
    }

    private mutating func unwrapWords() -> Bool {
        let words = self.words
        guard words.count > 1, TypeVocabulary.meaning(of: name) == nil || Self.isEncryptedWord(words[0])
        else {
            return false
        }
        return unwrapEncrypted(words) || unwrapListOf(words) || unwrapListAfter(words) || unwrapTarget(words)
            || unwrapToMany(words) || cutKnownName(words)
    }

    private mutating func unwrapEncrypted(_ words: [String]) -> Bool {
        if Self.isEncryptedWord(words[0]) {
            name = words.dropFirst().joined(separator: " ")
        } else if Self.isEncryptedWord(words[words.count - 1]) {
            name = words.dropLast().joined(separator: " ")
        } else {
            return false
        }
        isEncrypted = true
        return true
    }

    /// "List of String", "Liste von String", "Liste d'entiers", "List of references to Trip".
    private mutating func unwrapListOf(_ words: [String]) -> Bool {
        guard Self.isListWord(words[0]) else { return false }
        let skipped = words.count > 2 && words[1].means(.preposition) ? 2 : 1
        var elements = words.dropFirst(skipped)
        let first = Self.withoutElision(elements[skipped])
        elements[skipped] = EverydayTypes.type(of: first) == .reference ? "Reference" : first
        name = elements.joined(separator: " ")
        isList = true
        return true
    }

    /// "d'entiers".
    private static func withoutElision(_ word: String) -> String {
        word.hasPrefix("d'") || word.hasPrefix("d’") ? String(word.dropFirst(2)) : word
    }

    /// "String List", "Reference List".
    private mutating func unwrapListAfter(_ words: [String]) -> Bool {
        guard let last = words.last, Self.isListWord(last) else { return false }
        name = words.dropLast().joined(separator: " ")
        isList = true
        return true
    }

    /// "Reference to Trip", "Reference list to Trip", "[CKRecord.Reference] of Trip".
    private mutating func unwrapTarget(_ words: [String]) -> Bool {
        guard let place = words.dropFirst().prefix(Self.longestReference).firstIndex(where: isPreposition),
            place + 1 < words.count
        else { return false }
        let head = TypeHead(words[..<place].joined(separator: " "))
        guard head.isReference, head.argument == nil, head.rest.isEmpty else { return false }
        let target = place + 1 + Self.adjectives(in: words[(place + 1)...])
        argument = words[target]
        rest = Self.clauses(words.dropFirst(target + 1))
        name = head.name
        // "Many-to-many with Trip"
        if head.isList || words[..<place].contains(where: { $0.means(.toMany) }) { isList = true }
        if let value = head.isOptional { isOptional = value }
        return true
    }

    private static let longestReference = 3

    /// "public Trip", "the owning Trip": how many small words stand before a capital.
    private static func adjectives(in words: ArraySlice<String>) -> Int {
        let small = words.prefix { $0.first?.isLowercase ?? false }.count
        guard small <= 2, words.count > small,
            words[words.startIndex + small].first?.isUppercase ?? false
        else { return 0 }
        return small
    }

    private func isPreposition(_ word: String) -> Bool { word.means(.preposition) }

    /// "To-many reference", "Many-to-many with Trip".
    private mutating func unwrapToMany(_ words: [String]) -> Bool {
        if words.count > 2, words[0].means(.toMany), isPreposition(words[1]) || words[1].means(.with) {
            name = words.dropFirst(2).joined(separator: " ")
            isList = true
            return true
        }
        guard words[0].means(.toMany), words.count <= Self.longestReference + 2 else { return false }
        let others = words.dropFirst().joined(separator: " ")
        guard TypeHead(others).isReference else { return false }
        name = others
        isList = true
        return true
    }

    /// The longest beginning that is a known name; the words behind it are remarks.
    private mutating func cutKnownName(_ words: [String]) -> Bool {
        for length in stride(from: min(words.count - 1, 4), to: 0, by: -1) {
            var beginning = words.prefix(length).joined(separator: " ")
            let hasOptionalSign = beginning.hasSuffix("?")
            if hasOptionalSign { beginning.removeLast() }
            guard words[length - 1] != "/", TypeVocabulary.meaning(of: beginning) != nil else { continue }
            if hasOptionalSign { isOptional = true }
            name = beginning
            written = beginning
            if words[0].means(.toMany) { isList = true }
            rest = Self.clauses(words.dropFirst(length))
            rival = Self.rival(of: beginning, in: words.dropFirst(length))
            return true
        }
        return false
    }

    /// "or Int64", "/ Int64": another known type, and nothing behind it.
    private static func rival(of name: String, in rest: ArraySlice<String>) -> String? {
        guard rest.count == 2, let join = rest.first, let other = rest.last,
            join == "/" || join.means(.or) || join.means(.and),
            let type = TypeVocabulary.meaning(of: other)?.type,
            type != TypeVocabulary.meaning(of: name)?.type
        else { return nil }
        return other
    }

    /// SQL puts no commas between constraints: `NOT NULL FK` becomes `, NOT NULL, FK`.
    static func clauses(_ words: ArraySlice<String>) -> String {
        var result = ""
        var previous = ""
        for word in words {
            let upper = word.uppercased()
            let continues = upper == "NULL" && (previous == "NOT" || previous == "SET")
            result += constraints.contains(upper) && !continues ? ", " + word : " " + word
            previous = upper
        }
        return result
    }

    private static let constraints: Set<String> = [
        "PK", "FK", "NULL", "NOT", "UNIQUE", "PRIMARY", "DEFAULT", "REFERENCES", "ON", "AUTOINCREMENT",
        "AUTO_INCREMENT",
        "INDEXED", "QUERYABLE", "SORTABLE", "SEARCHABLE", "OPTIONAL", "REQUIRED", "UNSIGNED",
    ]

    /// " primary key", " not null": what SQL says behind a type.
    static func isConstraint(_ words: Substring) -> Bool {
        let words = words.split(separator: " ").map { $0.uppercased() }
        guard let first = words.first, constraints.contains(first), first != "ON" else { return false }
        return first != "NOT" || words.dropFirst().first == "NULL"
    }

    /// "NOT NULL UNIQUE" with its commas, where words are written as SQL writes its constraints.
    package static func separatedConstraints(_ text: String) -> String {
        let words = text.split(separator: " ").map(String.init)
        guard words.count(where: constraints.contains) > 1 else { return text }
        return String(clauses(words[...]).drop { ", ".contains($0) })
    }

    private static let optionalWord = "Optional"

    /// What Objective-C holds any number in.
    private static let boxWord = "NSNumber"

    /// `List`, `Array`, `Optional`: what is written around another type.
    static func isWrapper(_ word: String) -> Bool { word == optionalWord || isListWord(word) }

    static func isListWord(_ word: String) -> Bool { word.means([.list, .collectionType]) }

    private static func isEncryptedWord(_ word: String) -> Bool { word.means(.encrypted) }

    private static func trimmed(_ text: some StringProtocol) -> String {
        var result = text[...]
        while result.first == " " { result.removeFirst() }
        while result.last == " " { result.removeLast() }
        return String(result)
    }
}

extension String {
    /// Without digits and underscores at the end.
    fileprivate var trimmingSizeEnding: String {
        var bare = self[...]
        while let last = bare.utf8.last, last == 0x5f || Identifier.isDigit(last) { bare.removeLast() }
        return String(bare)
    }
}
