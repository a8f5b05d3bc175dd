import Diagnostics
import Foundation
import Output
import SchemaModel
import SwiftOutput
import TestSupport
import Testing

/// Generated Swift counts when the compiler has taken it without a warning, and when it does what it says.
@Suite(.enabled(if: Command.isInstalled("swiftc")))
struct CompiledSwiftTests {
    private static let parts = [SampleSchema.library, SampleSchema.combined, SampleSchema.hostile]

    /// All sample schemas in one module, so that one run of the compiler sees them all.
    private static let everything = Schema(
        name: "Everything", entities: parts.flatMap(\.entities) + SyncSchema.entities,
        enums: parts.flatMap(\.enums))

    /// Less than everything, because code is slow to make: every hostile name is still there as a field.
    private static let program: Schema = {
        let isRun = { (entity: Entity) in
            !SampleSchema.hostileNames.dropFirst(10).dropLast(2).contains(entity.name)
        }
        return Schema(name: "Program", entities: everything.entities.filter(isRun), enums: everything.enums)
    }()

    @Test func compilesWithoutWarnings() throws {
        try withTemporaryFolder { folder in
            let compiler = SwiftCompiler(in: folder)
            let scalars = Schema(name: "Scalars", entities: [Self.scalars])
            for (access, schema, nextMode, cloudKit) in [
                (.public, Self.everything, false, false), (.public, Self.everything, true, true),
                (.package, Self.everything, false, true), (.package, Self.everything, true, true),
                (.internal, SampleSchema.combined, false, true),
                (.public, scalars, true, true), (.package, scalars, true, false),
                (.internal, scalars, true, true),
            ] as [(OutputOptions.AccessLevel, Schema, Bool, Bool)] {
                let generated = GeneratedSwift(schema, options: OutputOptions(access: access))
                let name = "\(schema.name)-\(access)-\(nextMode)"
                let paths = try compiler.write(generated.files, to: name)
                let flags =
                    try SwiftCompiler.flags(nextLanguageMode: nextMode)
                    + (cloudKit ? CloudKitDouble.importing() : [])
                let errors = try compiler.check(paths, module: "Generated", flags: flags)
                #expect(errors.isEmpty, "\(name): \(errors.prefix(3000))")
            }
        }
    }

    /// Without anything of Foundation's, and without any field.
    private static let scalars = Entity(
        name: "Plain", kind: .cloudKit, recordNameRule: .string, span: SampleSchema.span,
        fields: [SampleSchema.field("recordName", .string)])

    @Test func doesWhatItSays() throws {
        try withTemporaryFolder { folder in
            let compiler = SwiftCompiler(in: folder)
            let options = OutputOptions(enumTypes: ["Book.themeRaw": "Theme", "AllInt.plain": "App.Number"])
            let generated = GeneratedSwift(Self.program, options: options)
            var files = generated.files
            for name in ["Checks.swift", "LibraryChecks.swift", "SyncChecks.swift", "AssetChecks.swift"] {
                let source = packageFolder.appending(path: "Tests/Programs/SwiftRecords/\(name)")
                files[name] = try String(contentsOf: source, encoding: .utf8)
            }
            files["main.swift"] = try mainProgram(options)
            let outcome = try compiler.run(
                compiler.write(files, to: "program"), name: "records",
                flags: SwiftCompiler.flags(nextLanguageMode: true) + CloudKitDouble.linking())
            #expect(outcome.status == 0, "\(outcome.errors.prefix(3000))")
            #expect(outcome.output == "done\n", "\(outcome.output.prefix(3000))")
        }
    }

    /// Sends made-up records of all types around and compares what Swift made of the document's texts with them.
    private func mainProgram(_ options: OutputOptions) throws -> String {
        let names = TypeNames(Self.program, options)
        var lines = [
            "import Foundation", Self.appTypes, "try checkLibrary()", "try checkSync()", "try checkAssets()",
        ]
        for (index, entity) in Self.program.entities.enumerated() where entity.name != "AllSystem" {
            for full in [true, false] {
                let json = try RecordSamples.json(of: entity, in: Self.program, full: full)
                lines.append("roundTrip(\(names.type(index)).self, \(Self.encoded(json)))")
            }
        }
        for (index, entity) in Self.program.entities.enumerated() {
            let type = names.type(index)
            lines.append(Self.expectation("[\(type).recordType]", [entity.name], "record type"))
            let keys = names.keys(index)
            lines.append(Self.expectation("\(type).Field.allCases.map(\\.rawValue)", keys, "keys"))
        }
        let known = SampleSchema.hostileNames.reduce(into: [String]()) {
            if !$0.contains($1) { $0.append($1) }
        }
        lines.append(Self.expectation("Chore.ChoreType.allCases.map(\\.rawValue)", known, "raw values"))
        lines.append("print(\"done\")")
        return lines.joined(separator: "\n")
    }

    private static let appTypes = """
        public enum Theme: RawRepresentable, Hashable, Codable, Sendable {
            case named(String)
            public init?(rawValue: String) { self = .named(rawValue) }
            public var rawValue: String { switch self { case .named(let name): name } }
        }
        public enum App {
            public struct Number: RawRepresentable, Hashable, Codable, Sendable {
                public let rawValue: Int
                public init?(rawValue: Int) { self.rawValue = rawValue }
            }
        }
        """

    private static func expectation(_ expression: String, _ texts: [String], _ what: String) -> String {
        let base64 = texts.map { "\"\(Data($0.utf8).base64EncodedString())\"" }.joined(separator: ", ")
        return "expect(\(expression), areEncodedAs: [\(base64)], \"\(what)\")"
    }

    /// By another way than the target's own literals.
    private static func encoded(_ text: String) -> String {
        "String(decoding: Data(base64Encoded: \"\(Data(text.utf8).base64EncodedString())\")!, as: UTF8.self)"
    }
}
