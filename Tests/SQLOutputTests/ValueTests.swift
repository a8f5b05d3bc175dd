import Output
import SQLLanguage
import SchemaModel
import TestSupport
import Testing

@testable import SQLScripts

/// Documented values become literals of their column's type, or a warning.
struct ValueTests {
    func defaults(_ type: FieldType, _ value: DefaultValue.Value, list: Bool = false, enumName: String? = nil)
        -> [String]
    {
        let table = schema(
            entity(
                "T",
                field("f", type) {
                    $0.defaultValue = DefaultValue(written: "?", value: value)
                    $0.isList = list
                    $0.enumName = enumName
                }),
            enums: [EnumType(name: "Level", rawType: .int, cases: [.init(name: "high", rawValue: "7")])])
        return [Script(.sqlite, table), Script(.postgresql, table)].map { script in
            let line = script.lines(with: "NOT NULL").last ?? ""
            let value = line.split(separator: " DEFAULT ").dropFirst().joined()
            return script.ids.joined()
                + (value.split(separator: ",  --").first.map(String.init) ?? "").trimmingComma
        }
    }

    @Test func eachTypeHasItsLiteral() {
        #expect(defaults(.bool, .bool(true)) == ["1", "true"])
        #expect(defaults(.bool, .integer(0)) == ["0", "false"])
        #expect(defaults(.int, .bool(true)) == ["1", "1"])
        #expect(defaults(.int, .integer(.min)) == ["-9223372036854775808", "-9223372036854775808"])
        #expect(defaults(.double, .number("+1_000.")) == ["1000", "1000"])
        #expect(defaults(.decimal, .number("007.50")) == ["'7.50'", "7.50"])
        #expect(defaults(.string, .string("it's")) == ["'it''s'", "'it''s'"])
        #expect(defaults(.date, .now) == ["(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))", "CURRENT_TIMESTAMP"])
        #expect(
            defaults(.date, .string("2024-02-29")) == [
                "'2024-02-29T00:00:00.000Z'", "'2024-02-29T00:00:00.000Z'",
            ])
        #expect(defaults(.uuid, .newUUID) == ["", "gen_random_uuid()"])
        #expect(defaults(.string, .emptyList, list: true) == ["'[]'", "'{}'"])
        #expect(defaults(.int, .string("[1, 2]"), list: true) == ["'[1,2]'", "ARRAY[1, 2]::bigint[]"])
        #expect(defaults(.string, .null) == ["", ""])
    }

    @Test func enumCasesAreTheirRawValues() {
        #expect(defaults(.int, .enumCase("high"), enumName: "Level") == ["7", "7"])
        #expect(
            defaults(.string, .enumCase("draft"), enumName: "State") == [
                "default.unknown", "default.unknown",
            ])
        #expect(defaults(.int, .enumCase("draft"), enumName: "State") == ["default.unfit", "default.unfit"])
        #expect(defaults(.int, .enumCase("low"), enumName: "Level") == ["default.unfit", "default.unfit"])
    }

    @Test func whatDoesNotFitIsAWarning() {
        let unfit = ["default.unfit", "default.unfit"]
        #expect(defaults(.int, .string("many")) == unfit)
        #expect(defaults(.int, .number("0.5")) == unfit)
        #expect(defaults(.bool, .integer(2)) == unfit)
        #expect(defaults(.date, .string("soon")) == unfit)
        #expect(defaults(.uuid, .string("x")) == unfit)
        #expect(defaults(.string, .string("a\0b")) == unfit)
        #expect(defaults(.double, .number("1e999")) == unfit)
        #expect(defaults(.string, .integer(1)) == unfit)
    }

    @Test(arguments: [
        ("2024-02-29", "2024-02-29T00:00:00.000Z"), ("2024-02-29T12:34:56.789Z", "2024-02-29T12:34:56.789Z"),
        ("2024-02-29 12:00+01:00", "2024-02-29T11:00:00.000Z"),
        ("2023-12-31T23:30:00-0100", "2024-01-01T00:30:00.000Z"),
        ("2000-01-01T00:15+00:30", "1999-12-31T23:45:00.000Z"),
        ("1999-12-31T00:00:00.12345Z", "1999-12-31T00:00:00.123Z"),
        ("0001-01-01", "0001-01-01T00:00:00.000Z"), ("9999-12-31T23:59Z", "9999-12-31T23:59:00.000Z"),
    ])
    func datesAreCanonical(written: String, canonical: String) {
        #expect(TimestampText.canonical(written) == canonical)
    }

    @Test(arguments: [
        "", "2024", "2024-2-9", "2023-02-29", "1900-02-29", "2024-13-01", "2024-00-10", "2024-01-00",
        "2024-01-01T24:00",
        "2024-01-01T12:60", "2024-01-01T12", "2024-01-01T12:00:60", "2024-01-01T12:00x",
        "2024-01-01T12:00:00.Z", "tomorrow",
        "0001-01-01T00:00+01:00", "２０２４-01-01",
    ])
    func whatIsNoDateIsNone(written: String) {
        #expect(TimestampText.canonical(written) == nil)
    }

    @Test func everyDayOfFourCenturiesKeepsItsDate() {
        let lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        for year in stride(from: 1700, through: 2100, by: 20) {
            for month in 1...12 {
                for day in 1...lengths[month - 1] {
                    let date = "\(year)-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
                    #expect(TimestampText.canonical(date) == date + "T00:00:00.000Z")
                }
            }
        }
    }
}

extension String {
    fileprivate var trimmingComma: String { hasSuffix(",") ? String(dropLast()) : self }
}

/// Rows of a document load, or are left out with a warning at the row.
struct RowTests {
    func script(_ rows: [Row], _ fields: Field...) -> Script {
        var thing = entity("Thing", reference("owner", to: "Owner", optional: true))
        thing.fields += fields
        thing.rows = rows
        let owner = entity("Owner") { $0.rows = [row(["recordName": "o"])] }
        return Script(.sqlite, schema(thing, owner))
    }

    @Test func valuesAreTyped() throws {
        let script = script(
            [
                row([
                    "recordName": "1", "owner": "o", "flag": "Ja", "count": " 7 ", "at": "2024-01-02",
                    "share": ".5",
                    "tags": "a, b\"c", "place": "52.5, 13", "token": "9f1c6b0e-0000-4000-8000-00000000000a",
                ])
            ],
            field("flag", .bool), field("count", .int), field("at", .date), field("share", .double),
            field("tags") { $0.isList = true }, field("place", .location), field("token", .uuid))
        #expect(script.ids == [])
        #expect(
            script.lines(with: "('1', ") == [
                "('1', 'o', 1, 7, '2024-01-02T00:00:00.000Z', 0.5, '[\"a\",\"b\\\"c\"]', "
                    + "'{\"latitude\":52.5,\"longitude\":13}', '9F1C6B0E-0000-4000-8000-00000000000A')"
            ])
    }

    @Test func whatDoesNotFitIsLeftOutAloud() {
        let fields = [field("count", .int) { $0.range = 0...9 }, field("note", optional: true)]
        func outcome(_ values: KeyValuePairs<String, String>) -> ([String], Int) {
            let script = script([row(values)], fields[0], fields[1])
            return (script.ids, script.lines(with: "INSERT INTO Thing").count)
        }
        #expect(outcome(["recordName": "1", "count": "3", "note": "-"]) == ([], 1))
        #expect(outcome(["recordName": "1", "count": "many"]) == (["value.unfit"], 0))
        #expect(outcome(["recordName": "1", "count": "12"]) == (["value.unfit"], 0))
        #expect(outcome(["recordName": "1"]) == (["row.incomplete"], 0))
        #expect(outcome(["count": "3"]) == (["row.incomplete"], 0))
        #expect(outcome(["recordName": "1", "count": "3", "owner": "nobody"]) == ([], 1))
        #expect(outcome(["recordName": "1", "count": "3", "other": "x"]) == (["value.unfit"], 1))
        #expect(outcome(["recordName": "a\0b", "count": "3"]) == (["value.unfit"], 0))
    }

    @Test func aTableWithoutRecordNamesIsOneMessage() {
        let script = script([row(["count": "1"]), row(["count": "2"])], field("count", .int))
        #expect(script.ids == ["row.incomplete"])
        #expect(script.lines(with: "INSERT INTO Thing").isEmpty)
    }

    @Test func aKeyIsUsedOnce() {
        let script = script([row(["recordName": "1"]), row(["recordName": "1"])])
        #expect(script.ids == ["row.doubled"])
    }

    @Test func theIDNamesTheRecord() {
        let script = script([row(["id": "9f1c6b0e-0000-4000-8000-00000000000a"])], field("id", .uuid))
        #expect(script.ids == [])
        #expect(script.lines(with: "('9F1C6B0E-0000-4000-8000-00000000000A', ").count == 1)
    }
}
