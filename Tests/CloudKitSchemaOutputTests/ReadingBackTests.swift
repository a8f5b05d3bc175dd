import CloudKitLanguage
import Diagnostics
import Foundation
import GeneratorPipeline
import Output
import SchemaModel
import TestSupport
import Testing

@testable import CloudKitSchemaOutput

/// No program but CloudKit's own servers takes the files: instead they are read as a part of a document would be,
/// and must say what the first document says.
@Suite("CloudKit schemas read back")
struct ReadingBackTests {
    static let examples = ["ScoreMyDay", "FameFit", "HouseholdChores", "FamilyScreenTime", "Savings"]

    private func example(_ name: String) throws -> Schema {
        let path = "Examples/\(name)/Schema.md"
        let bytes = try Data(contentsOf: packageFolder.appending(path: path))
        var pipeline = GeneratorPipeline()
        return pipeline.read([InputDocument(path: path, bytes: Array(bytes))], as: name).schema
    }

    private func readBack(_ text: String) -> Schema {
        var pipeline = GeneratorPipeline()
        let document = "# Schema\n\n```ckdb\n\(text)```\n"
        let reading = pipeline.read([InputDocument(path: "Back.md", bytes: Array(document.utf8))], as: "Back")
        let errors = reading.diagnostics.filter { $0.severity == .error }.map(\.message)
        #expect(errors == [])
        let unread = reading.schema.unread.map(\.reason)
        #expect(unread == [])
        return reading.schema
    }

    /// All that the language can say of a record type that the app writes itself.
    private func facts(_ entity: Entity) -> Set<String> {
        var facts: Set<String> = []
        for field in entity.fields
        where entity.systemField(field) == nil && !entity.isImpossible(field) {
            facts.insert("field \(field.name) \(plain(field)) list \(field.isList)")
            let canBeEncrypted = field.type != .asset && field.type != .reference
            if field.isEncrypted, canBeEncrypted { facts.insert("encrypted \(field.name)") }
        }
        for index in entity.indexes {
            for part in index.fields {
                let name = SystemField(named: part.name)?.rawValue ?? part.name
                facts.insert("\(index.kind) \(name)")
            }
        }
        for grant in entity.grants {
            facts.insert("grant \(grant.role) \(grant.permissions.map(\.rawValue).sorted())")
        }
        return facts
    }

    /// What CloudKit holds, without marks.
    private func plain(_ field: Field) -> String {
        ["ENCRYPTED ", "LIST<", ">"].reduce(field.stored) { $0.replacing($1, with: "") }
    }

    private func expectSame(_ schema: Schema) {
        let back = readBack(rendered(schema))
        for entity in schema.entities where entity.kind == .cloudKit && !entity.isLocal {
            guard let other = back.entity(named: entity.name) else {
                Issue.record("\(entity.name) is gone")
                continue
            }
            let difference = facts(entity).symmetricDifference(facts(other))
            let isUsers = entity.name == "Users"
            #expect(isUsers || difference.isEmpty, "\(entity.name): \(difference.sorted())")
        }
        let names = schema.entities.filter { $0.kind != .table && !$0.isLocal }.map {
            $0.kind.isObjectModel ? "CD_" + $0.name : $0.name
        }
        #expect(Set(back.entities.map(\.name)).subtracting(["CDMR"]) == Set(names + ["Users"]))
    }

    @Test(arguments: examples)
    func examplesComeBack(name: String) throws { expectSame(try example(name)) }

    @Test func samplesComeBack() {
        expectSame(SampleSchema.library)
        expectSame(SampleSchema.combined)
        expectSame(usableHostile)
    }

    /// The hostile schema without the names that are errors, so that the rest is seen.
    private var usableHostile: Schema {
        var schema = SampleSchema.hostile
        // A name of 10,000 letters is an error for every target.
        schema.entities.removeAll {
            !CloudKitSchemaText.isIdentifier($0.name) || $0.name.utf8.count > 200
        }
        for index in schema.entities.indices {
            schema.entities[index].fields.removeAll { !CloudKitSchemaText.isIdentifier($0.name) }
        }
        return schema
    }

    @Test func hostileNamesAreErrors() {
        let messages = result(SampleSchema.hostile).diagnostics.filter { $0.severity == .error }
        let count = SampleSchema.hostileNames.count { !CloudKitSchemaText.isIdentifier($0) }
        // Each is an entity and a field; the fields of the last entity have names of their own.
        #expect(messages.count >= 2 * count)
        #expect(result(usableHostile).diagnostics.allSatisfy { $0.severity != .error })
    }

    /// Apart from comments the file is what printing what it says would give.
    @Test func theFormIsAFixedPoint() throws {
        let schemas = try Self.examples.map(example) + [SampleSchema.library, SampleSchema.combined]
        for schema in schemas {
            let text = rendered(schema)
            let parsed = try CloudKitParser.parse(Array(text.utf8))
            var again = "DEFINE SCHEMA\n"
            for role in parsed.canonical.roles { again += "\n    CREATE ROLE \(role);\n" }
            for type in parsed.canonical.recordTypes {
                let lines = (type.fieldLines + type.grants.map(\.line)).map { "        " + $0 }
                let body = lines.joined(separator: ",\n")
                again += "\n    RECORD TYPE \(type.name) (\n\(body)\n    );\n"
            }
            #expect(withoutComments(text) == again)
        }
    }

    private func withoutComments(_ text: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).compactMap {
            line -> String? in
            guard let comment = line.firstRange(of: "//") else { return String(line) }
            let rest = String(line[..<comment.lowerBound].reversed().drop { $0 == " " }.reversed())
            return rest.isEmpty ? nil : rest
        }
        return lines.joined(separator: "\n").drop { $0 == "\n" }.description
    }

    /// The lines that CloudKit's exporter writes, and no other.
    @Test func everyLineIsOneOfTheExporters() throws {
        let name = #"([A-Za-z][A-Za-z0-9_]*|"[^"]+")"#
        let primitive = "(ENCRYPTED )?(ASSET|BYTES|DOUBLE|INT64|LOCATION|REFERENCE|STRING|TIMESTAMP)"
        let form = try Regex(
            "DEFINE SCHEMA|    CREATE ROLE \(name);|    RECORD TYPE \(name) \\(|    \\);"
                + "|        \(name) +(\(primitive)|LIST<\(primitive)>)( QUERYABLE)?( SEARCHABLE)?( SORTABLE)?,?"
                + "|        GRANT (READ)?(, )?(CREATE)?(, )?(WRITE)? TO \(name),?")
        for schema in try Self.examples.map(example) + [SampleSchema.combined, usableHostile] {
            for line in withoutComments(rendered(schema)).split(separator: "\n") {
                let isForm = try form.wholeMatch(in: line) != nil
                #expect(isForm, "\(line)")
            }
        }
    }
}
