import Foundation
import TestSupport
import Testing

/// What stands in for CloudKit refuses what CloudKit refuses: else the generated code could do as it likes.
@Suite(.enabled(if: Command.isInstalled("swiftc")))
struct CloudKitDoubleTests {
    private static let unfit = [
        #"record["x"] = UUID()"#, #"record["x"] = URL(string: "a:b")"#, #"record["x"] = Decimal(1)"#,
        #"record["x"] = Optional(Optional("a"))"#, #"record["x"] = Set(["a"])"#, #"record["x"] = ["a": "b"]"#,
        #"record["x"] = [UUID()]"#, #"record.encryptedValues["x"] = UUID()"#,
        "record.recordID = CKRecord.ID()", "record.creationDate = nil as String?",
    ]

    private static let refused = [
        #"record["x"] = reference("Elsewhere")"#: "refers to a record in another zone",
        #"record["x"] = [reference("Elsewhere")]"#: "refers to a record in another zone",
        #"record.encryptedValues["x"] = reference("Here")"#: "cannot encrypt a reference",
        #"record.encryptedValues["x"] = CKAsset(fileURL: URL(filePath: "/a"))"#: "cannot encrypt a file",
        #"record["recordID"] = "x""#: "is a field of its own",
        #"record["___etag"] = "x""#: "is a field of its own",
        #"record["x"] = [] as [String]"#: "its list is empty",
        #"_ = CKRecord.ID(recordName: "_a")"#: "begin with an underscore",
        #"_ = CKRecord.ID(recordName: "é")"#: "is ASCII",
        #"_ = CKRecord.ID(recordName: "")"#: "1 to 255",
    ]

    private static func program(_ statement: String) -> String {
        """
        import CloudKit
        import Foundation

        func reference(_ zone: String) -> CKRecord.Reference {
            let zone = CKRecordZone.ID(zoneName: zone)
            return CKRecord.Reference(recordID: CKRecord.ID(recordName: "a", zoneID: zone), action: .none)
        }
        let record = CKRecord(
            recordType: "Thing", recordID: CKRecord.ID(recordName: "b", zoneID: CKRecordZone.ID(zoneName: "Here")))
        switch CommandLine.arguments.dropFirst().first {
        \(statement)
        default: record["x"] = reference("Here")
        }
        """
    }

    @Test func theCompilerRefusesValuesThatAreNone() throws {
        let complaints = try Self.complaintsAboutUnfit()
        for (line, statement) in Self.unfit.enumerated() {
            #expect(complaints.contains { $0.contains("main.swift:\(line + 11):") }, "\(statement)")
        }
    }

    private static func complaintsAboutUnfit() throws -> [Substring] {
        try withTemporaryFolder { folder in
            let compiler = SwiftCompiler(in: folder)
            let cases = unfit.enumerated().map { "case \"\($0)\": \($1)" }
            let paths = try compiler.write(
                ["main.swift": program(cases.joined(separator: "\n"))], to: "unfit")
            let flags = try ["-swift-version", "6"] + CloudKitDouble.importing()
            let errors = try compiler.check(paths, module: "Unfit", flags: flags)
            return errors.split(separator: "\n").filter { $0.contains(": error: ") }
        }
    }

    @Test func theProgramEndsAtWhatCloudKitRefuses() throws {
        try withTemporaryFolder { folder in
            let compiler = SwiftCompiler(in: folder)
            let refused = Self.refused.sorted { $0.key < $1.key }
            let cases = refused.enumerated().map { "case \"\($0)\": \($1.key)" }
            let paths = try compiler.write(
                ["main.swift": Self.program(cases.joined(separator: "\n"))], to: "sources")
            let flags = try ["-swift-version", "6"] + CloudKitDouble.linking()
            #expect(try compiler.run(paths, name: "refused", flags: flags).status == 0, "what it takes")
            for (index, expected) in refused.enumerated() {
                let program = folder.appending(path: "refused").path
                let outcome = try Command(program, ["\(index)"]).run()
                #expect(outcome.status != 0 && outcome.errors.contains(expected.value), "\(expected.key)")
            }
        }
    }
}
