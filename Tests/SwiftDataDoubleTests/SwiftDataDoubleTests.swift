import Foundation
import TestSupport
import Testing

/// The double of SwiftData refuses what SwiftData and CloudKit refuse: else it would prove nothing.
@Suite(.enabled(if: Command.isInstalled("swiftc")))
struct SwiftDataDoubleTests {
    /// What the compiler says to a model with these members, beside one that points back at it.
    private func errors(_ members: String, other: String = "public var shelf: Shelf?") throws -> String {
        try withTemporaryFolder { folder in
            let compiler = SwiftCompiler(in: folder)
            let source = """
                import SwiftData

                @Model
                public final class Shelf {
                    \(members)
                    public init() {}
                }

                @Model
                public final class Book {
                    \(other)
                    public init() {}
                }
                """
            let paths = try compiler.write(["Models.swift": source], to: "models")
            let flags = ["-swift-version", "6", "-warnings-as-errors"]
            return try compiler.check(paths, module: "Models", flags: flags + SwiftDataDouble.flags())
        }
    }

    private static let books = "@Relationship(inverse: \\Book.shelf) public var books: [Book]? = []"

    @Test func takesWhatCloudKitTakes() throws {
        let members = """
            public var title: String = "a { \\" // b"  // { }
            /* { */ @Attribute(.externalStorage) public var `default`: [Int] = [1, 2]
            public var note: String?
            public var kind: Kind { get { .one } set {} }
            public enum Kind: String { case one }
            @Relationship(deleteRule: .cascade, inverse: \\Book.shelf)
            public var books: [Book]? = []
            """
        #expect(try errors(members) == "")
    }

    @Test(arguments: [
        ("public var title: String", "do not have a default value: Shelf: title"),
        ("@Attribute(.unique) public var title: String = \"\"", "does not support unique constraints"),
        ("public var title: Kind = .one; public enum Kind: String, Codable { case one }", "fully qualified"),
        ("public var description: String = \"\"", "Unable to have an Attribute named description"),
        ("public var book: Hasher?", "_changed"),
        ("public var title: String = \"\"\n public var _title: String = \"\"", "'_title'"),
        (
            "@Relationship(inverse: \\Book.shelf) public var books: [Book] = []",
            "all relationships be optional, the following are not: Shelf: books"
        ),
        (
            "@Relationship(deleteRule: .deny, inverse: \\Book.shelf) public var books: [Book]? = []",
            "unsupported delete rules: Shelf: books - Deny"
        ),
        (
            "@Relationship(inverse: \\Book.shelves) public var books: [Book]? = []",
            "has no member 'shelves'"
        ),
    ])
    func refuses(members: String, message: String) throws {
        #expect(try errors(members).contains(message))
    }

    @Test func refusesAnInverseOnBothSides() throws {
        let other = "@Relationship(inverse: \\Shelf.books) public var shelf: Shelf?"
        #expect(
            try errors(Self.books, other: other)
                .contains("circular reference resolving attached macro 'Relationship'"))
        #expect(try errors(Self.books) == "")
    }

    /// What only all models together show is refused when they are loaded, as by CloudKit.
    @Test func keepsBothEndsInStepAndRefusesOneWithoutInverse() throws {
        try withTemporaryFolder { folder in
            let compiler = SwiftCompiler(in: folder)
            let main = packageFolder.appending(path: "Tests/Programs/SwiftDataDouble/main.swift")
            let outcome = try compiler.run(
                [main.path], name: "models", flags: ["-swift-version", "6"] + SwiftDataDouble.flags())
            #expect(outcome.status == 0, "\(outcome.errors)")
            #expect(outcome.output == "done\n", "\(outcome.output)")
        }
    }
}
