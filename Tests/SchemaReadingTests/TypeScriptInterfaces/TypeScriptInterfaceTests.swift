import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

@Suite("TypeScript interfaces in code blocks")
struct TypeScriptInterfaceTests {
    private func read(_ code: String, under heading: String = "## Trip") throws -> DeclaredText {
        try DeclaredText("\(heading)\n\n```ts\n\(code)\n```\n")
    }

    @Test("A record's members")
    func members() throws {
        let read = try read(
            """
            type State = 'open' | "done";
            enum Rank { Low = 3, High = 4 }
            type Stamp = Date;

            /** A journey. */
            export interface Trip {
              readonly id: string; // UUID
              notes?: string // max 280 characters
              endedAt: Stamp | null,
              'short-name': string;
              tags: string[]; marks?: ('a' | 'b')[];
              counts: Array<number>;
              isOver: boolean;
              state: State;
              rank: Rank;
              /** How it was. */
              mood:
                | 'good'
                | 'bad';
              extra: Record<string, number>;
              place: { lat: number; lon: number };
              owner: Person;
              both: string | number;
            }
            """)
        #expect(
            read.entities == [
                "Trip: id String!, notes String?, endedAt Date?, short-name String!, tags [String]!, "
                    + "marks [String]? {a b}, counts [Double]!, isOver Bool!, state State!, rank Rank!, "
                    + "mood String! {good bad}, extra JSON!, place JSON!, owner Person!, both string | number!"
            ])
        #expect(read.enums == ["State: open done", "Rank: Low=3 High=4"])
        #expect(read.schema.entities[0].paragraphs.map(\.value) == ["A journey."])
        #expect(read.schema.entities[0].fields.compactMap(\.note?.value).count == 3)
        #expect(read.places.prefix(2) == ["Trip at 1:4", "id at 10:12"])
        #expect(read.unread.isEmpty && read.findings.isEmpty)
    }

    @Test(
        "What makes an interface one that is stored",
        arguments: [
            ("interface Trip { a: string }", "## Trip", ["Trip: a String!"]),
            ("interface ITrip { a: string }", "## Trip", ["Trip: a String!"]),
            ("type Trip = { a: string }", "## Trip Record Type", ["Trip: a String!"]),
            ("interface Trip { a: string }", "# Record Types", ["Trip: a String!"]),
            (
                "interface Trip { a: string }\ntype Stop = { b: Date }", "# Data Model",
                ["Trip: a String!", "Stop: b Date!"]
            ),
            ("// CloudKit record type\ninterface Trip { a: string }", "# Code", ["Trip: a String!"]),
            (
                "interface Base { id: string }\ninterface Trip extends Base { a: string }", "# Entities",
                ["Trip: id String!, a String!"]
            ),
            (
                "interface A { id: string }\ninterface B extends A { b: string }\ninterface C extends A { c: string }\n"
                    + "interface Trip extends B, C { d: string; b: Date }",
                "# Entities", ["Trip: id String!, c String!, d String!, b Date!"]
            ),
            // Nothing says that these are stored, or something says that they are not.
            ("interface Trip { a: string }", "# Models", []),
            ("interface Trip { a: string }", "## Components", []),
            ("interface TripProps { a: string }", "# Data Model", []),
            ("interface TripResponse { a: string }", "## TripResponse", []),
            ("interface Trip { a: string }", "# API\n\n## Request\n\n### Trip", []),
            ("interface Trip { a: string }", "# Examples\n\n## Trip", []),
            ("interface Trip { a: string; save(): void }", "## Trip", []),
            ("interface Trip { a: string; onSave: () => void }", "## Trip", []),
            ("interface Trip { [key: string]: number }", "## Trip", []),
            ("interface Trip<T> { a: T }", "## Trip", []),
            ("interface Trip extends Elsewhere { a: string }", "## Trip", []),
            ("class Trip { a: string }", "## Trip", []),
            ("const trip = { a: 1 }", "## Trip", []),
        ])
    func stored(code: String, heading: String, entities: [String]) throws {
        #expect(try read(code, under: heading).entities == entities)
    }

    @Test("One that may be a record and is not read is reported")
    func reported() throws {
        let doubtful = try read("interface Trip { a: string }", under: "# Types")
        #expect(doubtful.unread == ["code at 3:1"])
        #expect(doubtful.schema.unread.map(\.reason) == ["nothing says that 'Trip' is stored"])
        #expect(try read("interface TripProps { a: string }", under: "# Types").unread.isEmpty)
        let beside = try read("interface Trip { a: string }\ninterface Place { b: string }")
        #expect(beside.entities == ["Trip: a String!"])
        #expect(beside.findings == ["interface.unread at 5:11"])
    }

    @Test("Methods leave a doubt that a heading of the same name does not lift")
    func methods() throws {
        let code = "interface Trip { a: string; save(): void; readonly onEnd?: () => void }"
        let doubtful = try read(code)
        #expect(doubtful.entities.isEmpty)
        #expect(
            doubtful.schema.unread.map(\.reason) == [
                "'Trip' has the method 'save', and no record has methods"
            ])
        for heading in ["## Trip Record Type", "# Entities"] {
            let sure = try read(code, under: heading)
            #expect(sure.entities == ["Trip: a String!"])
            #expect(sure.findings == ["method.unread at 4:29", "method.unread at 4:52"])
            #expect(sure.unread.isEmpty)
        }
        #expect(
            try read(
                "interface Base { save(): void }\ninterface Trip extends Base { a: string }",
                under: "# Entities"
            )
            .findings == ["method.unread at 4:18"])
    }

    @Test(
        "One whose members are not all that it holds is listed",
        arguments: [
            "interface Trip { a: string; [key: string]: string }", "interface Trip<T> { a: T }",
            "type Trip = { a: string } & Timed", "interface Trip { a: string; (x: number): void }",
        ])
    func open(code: String) throws {
        let beside = "## Stop\n\n| Field | Type |\n|---|---|\n| `b` | Date |\n\n"
        let read = try read(code, under: beside + "# Entities")
        #expect(read.entities == ["Stop: b Date"])
        #expect(read.schema.unread.map(\.reason) == ["the members of 'Trip' are not all that it holds"])
    }

    @Test("Code of the app that has methods is not listed unless a record type is named above")
    func behaviour() throws {
        let code = "interface TripState { a: string; load(): void }"
        #expect(try read(code, under: "# State").unread.isEmpty)
        #expect(
            try read(code, under: "## `Trip`").schema.unread.map(\.reason) == [
                "nothing says that 'TripState' is stored"
            ])
    }

    @Test("What a table describes is not read again")
    func described() throws {
        let read = try read(
            "interface Trip { a: number }", under: "## Trip\n\n| Field | Type |\n|---|---|\n| `a` | Int64 |")
        #expect(read.entities == ["Trip: a Int64"])
        #expect(read.schema.unread.map(\.reason) == ["'Trip' is described elsewhere in the document"])
    }

    @Test("Damaged and hostile TypeScript ends nothing")
    func hostile() throws {
        for code in [
            "interface", "interface Trip", "interface Trip {", "interface Trip { a", "interface Trip { a:",
            "interface Trip { a: '", "interface Trip { a: string[", "/*", "type", "type A =", "enum A {",
            "interface A extends A { a: string }", "type Trip = Trip; interface Trip { a: Trip }",
            String(repeating: "interface A { a: ", count: 500), String(repeating: "(", count: 5_000),
        ] {
            _ = try read(code)
        }
    }

    @Test("The title of a document that is called notes")
    func titles() throws {
        let code = "```ts\ninterface Trip {\n  id: string\n}\n```\n"
        #expect(
            try DeclaredText("# Quick Notes: Data Model\n\n## Trip\n\n\(code)").entities == [
                "Trip: id String!"
            ])
        #expect(try DeclaredText("# Rides\n\n## Notes\n\n### Trip\n\n\(code)").entities == [])
        #expect(try DeclaredText("# Requests\n\n## Trip\n\n\(code)").entities == [])
    }
}
