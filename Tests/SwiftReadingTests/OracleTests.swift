import Foundation
import SwiftReading
import TestSupport
import Testing

/// Whatever compiles is read as swift-syntax reads it: every fact, with its place.
@Suite struct `Beside swift-syntax` {
    private static func files(in folder: String) -> [URL] {
        let root = packageFolder.appending(path: folder)
        let paths = FileManager.default.enumerator(atPath: root.path)?.allObjects as? [String] ?? []
        return paths.filter { $0.hasSuffix(".swift") }
            .sorted()
            .map { root.appending(path: $0) }
    }

    /// Behind a line end, so that a comment on the first line stands above what follows, as on any other line.
    private static func isReadAlike(_ url: URL) throws -> Bool {
        let text = "\n" + (try String(contentsOf: url, encoding: .utf8))
        return SwiftReader().read(text) == SwiftSyntaxOracle.read(text)
    }

    private static func expectReadAlike(_ files: [URL]) throws {
        let different = try files.filter { try !isReadAlike($0) }
        #expect(different.isEmpty, "\(different.map(\.path))")
    }

    @Test(arguments: ["Sources", "Examples", "Tests/SchemaReadingTests", "Tests/TestSupport"])
    func `the package's own files are read`(_ folder: String) throws {
        let files = Self.files(in: folder)
        #expect(files.count > 1)
        try Self.expectReadAlike(files)
    }

    /// Those of the packages that this one is built with, where they are checked out.
    @Test(arguments: [
        "Yams/Sources", "swift-argument-parser/Sources", "swift-syntax/Sources/SwiftSyntaxMacros",
    ])
    func `files of other packages are read`(_ folder: String) throws {
        try Self.expectReadAlike(Self.files(in: ".build/checkouts/\(folder)"))
    }

    /// Each of these once differed, or might.
    static let texts = [
        "var a: Int = 5 { didSet { print(a) } }", "var a = [1, 2] { willSet {} }", "var a: Int { 1 }",
        "var a: Int { get { 1 } set {} }", "var a: Int {}", "let a = b ? c : d\nvar e: Int",
        "var a = -1, b = 2.5",
        "var a = x as? Int\nvar b = nil as String?", "var a: [String: [Int]]? = nil", "var a: (Int, String)?",
        "var a: (() -> Void)? = nil", "var a: any P & Q", "var a: some View { Text(\"\") }",
        "var a: Set<Int?>",
        "var a: Optional<[Tag]>", "var a: Array<Array<Int>>", "var a: Dictionary<String, Int>",
        "var a: [[Int]]!",
        "var a = Foo<Bar<Int>>(b: 1)", "var a = a < b, c = d > e", "var a = \"\\(b(\")\")) c\"",
        "var a = #\"\\(b) \"c\"\"#",
        "var a = \"\"\"\n  b \"c\" \\(d)\n  \"\"\"\nvar e: Int", "var a = { b in b }(1)\nvar c: Int",
        "var a = Foo { b } c: { d }\nvar e: Int", "var a = if b { 1 } else { 2 }\nvar c: Int",
        "var a = switch b { case .c: 1 default: 2 }\nvar d: Int", "var a = try? await b.c()",
        "var a = \\Trip.days[0]?.title",
        "var a = b\n  .c()\n  .d\nvar e: Int", "var a = b +\n  c\nvar d: Int", "var a = 1...5\nvar b = 1..<5",
        "var a = /b\"c/\nvar d: Int", "var (a, b) = (1, 2)\nvar c: Int", "let _ = 1", "lazy var a: Int = 1",
        "private(set) weak var a: Foo?", "nonisolated(unsafe) static var a = 1",
        "@Published private var a: [Int] = []",
        "@A(b: 1, .c(d), \"e\") @F.G(\\.h) var i: Int", "@available(iOS 17, *) var a: Int",
        "@objc(foo) dynamic var a: Int",
        "class var a: Int { 1 }", "class A { class func b() {}\n class var c: Int { 1 }\n var d: Int }",
        "final class A<B: C, D>: E<B>, @unchecked Sendable where B: F { var g: Int }",
        "struct A: ~Copyable { var b: Int }",
        "extension A.B: C where D == E { enum F: String { case g } }", "extension Array<Int> { struct A {} }",
        "enum A: Int { case b = 1, c, d = -3; indirect case e(A, f: Int = 2)\n var g: Int { 1 } }",
        "enum A: String { case b = \"\\u{41}\\n\", `default`, c = #\"\\n\"# }", "actor A { let b: Int }",
        "let actor = 1\nactor\n",
        "protocol A { associatedtype B; var c: Int { get set }\n func d() -> Int\n var e: String { get } }",
        "struct A { func b<C>(c: C) -> [D<C>] where C: E { var f: Int = 1 }\n subscript(g: Int) -> Int { 1 }\n init?() {}\n var h: Int }",
        "guard let a = b,\n  let c = d else { fatalError() }\nvar e: Int",
        "if let a { var b = 1 } else { let c = 2 }\nvar d: Int",
        "for case let a? in b { }\nvar c: Int", "func a() {\n let b = 1\n}\n// Foo.swift\nvar c: Int",
        "/// a\n/// b\n@C var d: Int // e", "var a: Int // b\n// c\nvar d: Int",
        "var a: Int; // b\nvar c: Int",
        "// CloudKit Record Type: \"A\"\nstruct B {}", "/* a /* b */ c */ var d: Int /* e */ // f",
        "var `class`: Int, `b`: Int",
        "#Preview { var a = 1 }\nvar b: Int",
        "@Model class A { #Unique<A>([\\.b, \\.c], [\\A.d.e])\n #Index<A>(.binary([\\.f])) }",
        "#if os(iOS)\nvar a: Int\n#elseif os(macOS)\nvar b: Int\n#else\nvar c: Int\n#endif\nvar d: Int",
        "struct A {\n #if B\n var c: Int\n #if D\n var e: Int\n #endif\n #else\n var f: Int\n #endif\n var g: Int }",
        "import Foundation\ntypealias A = (Int) -> Void\nvar b: A",
        "operator prefix +\ninfix operator ++: A\nvar b: Int",
        "var a: @Sendable (Int) async throws(E) -> [F]\nvar g: Int", "var a = [\"b\": [1, 2], \"c\": []]",
        "var a = [[1], [2]]",
        "var a = URL(string: \"b\")!", "var a = Int(\"1\")",
        "var a = Date.now, b = Set<Int>(), c = [Int](), d = Foo.init()",
        "var a = 0x1F, b = 1_000, c = 1e-3, d = 0b1, e = 1.0e+5", "var a = #selector(b), c = #file",
        "struct A { struct B { enum C { case d } }\n var e: B }", "var größe: Int\nlet 名前: String = \"é\"",
    ]

    @Test(arguments: texts) func `a text is read`(_ text: String) {
        let text = "\n" + text
        #expect(SwiftReader().read(text) == SwiftSyntaxOracle.read(text))
    }
}
