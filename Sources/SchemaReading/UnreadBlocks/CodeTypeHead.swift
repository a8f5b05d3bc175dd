import Diagnostics
import SchemaEvidence

/// The line that opens a type: `export class Stop {`, `data class Stop(`, `CREATE TABLE stop (`, `class Stop:`.
struct CodeTypeHead {
    /// Whether it says that it is stored, whatever methods it has.
    let isStored: Bool
    let body: Body

    enum Body {
        /// Behind the bracket at an offset of the line.
        case bracketed(Int)

        /// All lines that are indented more.
        case indented

        /// All lines up to the one that begins with a word.
        case ended(String)

        /// Behind the brace of the next line.
        case open
    }

    /// Nil for a line that opens none, or one whose name says that it is code of the app.
    init?(_ line: String) {
        var words = line.split(whereSeparator: \.isWhitespace)[...]
        while let first = words.first, Self.isModifier(first) { words = words.dropFirst() }
        guard let keyword = words.first?.lowercased(), Self.keywords.contains(keyword) else { return nil }
        words = words.dropFirst().drop { ["if", "not", "exists"].contains($0.lowercased()) }
        guard let name = words.first.flatMap(Self.name),
            Self.ofStores.contains(keyword) || !Self.isOfApp(name)
        else { return nil }
        guard let body = Self.body(line[words[words.startIndex].startIndex...], of: line, keyword) else {
            return nil
        }
        self.body = body
        isStored = Self.saysStored(line[...])
    }

    private static func isModifier(_ word: Substring) -> Bool {
        word.hasPrefix("@") && word != "@interface" || word.hasPrefix("#[")
            || modifiers.contains(word.lowercased())
    }

    /// `Stop` in `"Stop"`, `:stops`, `Stop(val`, `Stop:`.
    private static func name(_ word: Substring) -> String? {
        let name = word.drop { "\"'`:[".contains($0) }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        guard let first = name.first, first.isLetter || first == "_" else { return nil }
        return String(name)
    }

    private static func body(_ rest: Substring, of line: String, _ keyword: String) -> Body? {
        if keyword == "@interface" { return .ended("@end") }
        let end = rest.last { !$0.isWhitespace }
        if end == ":" { return .indented }
        if rest.hasSuffix(" do") || rest.contains(" do |") { return .ended("end") }
        if let open = rest.firstIndex(where: { $0 == "{" || $0 == "(" }) {
            return .bracketed(line.utf8.distance(from: line.startIndex, to: open))
        }
        return rest.contains(";") || rest.contains("=") ? nil : .open
    }

    private static func isOfApp(_ name: String) -> Bool {
        AppTypeName.isElsewhere(name) || appSuffixes.contains { name.hasSuffix($0) }
            || appNames.contains(name)
    }

    private static let keywords: Set = [
        "model", "table", "entity", "message", "type", "input", "interface", "struct", "class", "record",
        "collection", "document", "object", "schema", "create_table", "@interface",
    ]

    /// Those that no type of an app's code has.
    private static let ofStores: Set = ["model", "table", "entity", "collection", "schema", "create_table"]

    private static let modifiers: Set = [
        "export", "public", "private", "internal", "final", "pub", "abstract", "data", "open", "sealed",
        "case", "default", "declare", "create", "temporary", "temp", "or", "replace", "base", "immutable",
        "typedef", "static", "partial", "embedded", "value", "actor", "fileprivate",
    ]

    /// With `isAlone`, the line must be nothing but an attribute: `@Model`.
    static func saysStored(_ line: Substring, isAlone: Bool = false) -> Bool {
        let line = String(line)
        return (!isAlone || line.hasPrefix("@") && !line.utf8.contains(0x20))
            && stored.contains { line.contains(bytesOf: $0) }
    }

    private static let stored = [
        ": Object", "NSManagedObject", "models.Model", "(Base)", "BaseModel", "RealmObject", "HiveObject",
        "SQLModel", "DeclarativeBase", "@Entity", "@Model", "EmbeddedObject",
    ]

    private static let appNames: Set = ["Query", "Mutation", "Subscription", "App", "Meta", "Config"]

    private static let appSuffixes = [
        "View", "ViewModel", "Controller", "Manager", "Button", "Screen", "Tests", "Mock", "Delegate",
        "Coordinator", "Factory", "Builder", "Helper", "Style", "Modifier", "Widget", "Dao", "DAO", "Api",
        "API",
        "Loader", "Fetcher", "Observer", "Formatter", "Validator", "Exception", "Scheduler",
    ]
}
