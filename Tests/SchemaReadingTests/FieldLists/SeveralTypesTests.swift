import SchemaReading
import Testing

/// Lists of which a line names several record types, or which stand below items that name one each.
@Suite("Lists of fields of several record types")
struct SeveralTypesTests {
    @Test(
        "One list of fields for several record types",
        arguments: [
            ("Create record types `Trip`, `Stop` with fields:", 2),
            ("Create the record types `Trip` and `Stop` with these fields:", 2),
            ("Create `Trip` and `Stop` record types with fields:", 2),
            ("Создайте record types `Trip`, `Stop` с полями:", 2),
            ("Record type `Trip`, `Stop` refers to it:", 1),
            ("Unlike `Stop`, the record type `Trip` has these fields:", 1),
            ("Unlike `Stop`, `Trip` record types have these fields:", 1),
            ("Create the record types `Trip`, ~~`Stop`~~ with these fields:", 1),
            ("Create the record types `Trip`, `String` with these fields:", 1),
            ("Create the record types `Trip`, `StopView` with these fields:", 1),
            ("Create the record types `Trip`, `Stop`. Only the first has fields:", 1),
            ("Delete the record types `Trip`, `Stop` with these fields:", 1),
        ])
    func severalTypes(line: String, count: Int) throws {
        let read = try DeclaredText("# CloudKit\n\n- \(line)\n  - `title` (String)\n  - `day` (Date)\n")
        #expect(
            read.entities
                == ["Trip: title String, day Date", "Stop: title String, day Date"].prefix(count).map(\.self))
    }

    @Test(
        "Plain names above lists of their own",
        arguments: [
            ("Entities", ["Project: id UUID, tasks [Task]", "Task: id UUID, project Project?"]),
            ("Trip", []), ("Screens", []),
        ])
    func plainNames(heading: String, entities: [String]) throws {
        let read = try DeclaredText(
            "# App\n\n## Data model (SwiftData)\n\n### \(heading)\n\n- Project\n  - id: UUID\n  - tasks: [Task]\n"
                + "- Task\n  - id: UUID\n  - project: Project?\n")
        #expect(read.entities == entities)
    }

    @Test(
        "The same above a table or a block of code",
        arguments: [
            "| Field | Type |\n|---|---|\n| `title` | String |\n| `day` | Date |\n",
            "```\ntitle: String\nday: Date\n```\n",
        ])
    func otherShapes(fields: String) throws {
        let read = try DeclaredText(
            "# CloudKit\n\nCreate the record types `Trip`, `Stop` with these fields:\n\n\(fields)")
        #expect(read.entities == ["Trip: title String, day Date", "Stop: title String, day Date"])
    }
}
