import Foundation

/// How long the generated helpers take to find twins, beside what SQLite takes to number the same rows.
struct DedupeBenchmark {
    let small: Measurement
    let large: Measurement

    /// Processor time in seconds, for one set of records.
    struct Measurement {
        let twins: Double
        let merging: Double

        /// Nil where `sqlite3` is not installed.
        let sqlite: Double?
    }

    init(gen: String, passes: Int, rounds: Int) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "gen-twins-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let program = try Self.build(in: folder, gen: gen)
        var (small, large): ([Measurement], [Measurement]) = ([], [])
        // By turns: what else the machine does, for a while, falls upon both.
        for _ in 0..<passes {
            small.append(try Self.measure(program, sets: 10, of: 100_000, rounds))
            large.append(try Self.measure(program, sets: 1, of: 1_000_000, rounds))
        }
        self.small = Measurement(shortestOf: small)
        self.large = Measurement(shortestOf: large)
    }

    private static let document = """
        # Record types

        ## Plan

        | Field | Type | Notes |
        | --- | --- | --- |
        | `month` | String | |
        | `goal` | String | |
        | `note` | String | Optional |

        Unique key: `month`, `goal`

        """

    /// The models, the helpers and `Tests/Programs/DedupeBenchmark` as one program.
    private static func build(in folder: URL, gen: String) throws -> String {
        let document = folder.appending(path: "Savings.md").path
        try Data(Self.document.utf8).write(to: URL(filePath: document))
        let (models, helpers) = (folder.appending(path: "Swift"), folder.appending(path: "Dedupe"))
        let outputs = [
            "--target", "swift", "--output", models.path, "--target", "dedupe", "--output", helpers.path,
        ]
        _ = try Program.output(of: gen, ["generate", document] + outputs, in: folder)
        let own = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Programs/DedupeBenchmark")
        let sources = try [models, helpers, own].flatMap { place in
            try FileManager.default.contentsOfDirectory(atPath: place.path).filter { $0.hasSuffix(".swift") }
                .map { place.appending(path: $0).path }
        }
        let program = folder.appending(path: "twins").path
        let build = try MeasuredProcess(
            "swiftc", ["-O", "-wmo", "-swift-version", "6", "-o", program] + sources)
        guard build.status == 0 else { throw BenchmarkError("the helpers do not compile") }
        return program
    }

    /// All sets in each round: a round of ten small sets lasts as long as one of a large set.
    private static func measure(_ program: String, sets: Int, of count: Int, _ rounds: Int) throws
        -> Measurement
    {
        let rows = "\(program)-rows"
        let lines = try Program.output(of: program, ["\(sets)", "\(count)", "\(rounds)", rows]).split(
            separator: "\n")
        let times = lines.compactMap { Double($0) }
        guard times.count == 2 else { throw BenchmarkError("the helpers find other twins: \(lines)") }
        return Measurement(twins: times[0], merging: times[1], sqlite: numbering(rows, sets, rounds))
    }

    /// The rows stand in memory, as the records do.
    private static func numbering(_ rows: String, _ sets: Int, _ rounds: Int) -> Double? {
        let tables = (0..<sets).map { set in
            """
            CREATE TABLE plan\(set) (recordName TEXT PRIMARY KEY, month TEXT NOT NULL, goal TEXT NOT NULL) STRICT;
            .import --csv "\(rows)-\(set).csv" plan\(set)

            """
        }
        let queries = (0..<sets).map { set in
            """
            SELECT count(*) FROM (
                SELECT row_number() OVER (PARTITION BY month, goal ORDER BY recordName) AS number FROM plan\(set)
            ) WHERE number > 1;

            """
        }
        let script = tables.joined() + ".timer on\n" + String(repeating: queries.joined(), count: rounds)
        let file = rows + ".sql"
        try? Data(script.utf8).write(to: URL(filePath: file))
        guard let text = try? Program.output(of: "sqlite3", [":memory:"], reading: file) else { return nil }
        let times = text.split(separator: "\n").compactMap(time)
        let sums = stride(from: 0, to: times.count, by: sets).map { times[$0...].prefix(sets).reduce(0, +) }
        return sums.min().map { $0 / Double(sets) }
    }

    /// Of a line such as `Run Time: real 0.123 user 0.120 sys 0.003`.
    private static func time(_ line: Substring) -> Double? {
        let words = line.split(separator: " ")
        guard line.hasPrefix("Run Time"), words.count == 8, let user = Double(words[5]),
            let system = Double(words[7])
        else { return nil }
        return user + system
    }
}

extension DedupeBenchmark.Measurement {
    init(shortestOf all: [Self]) {
        twins = all.map(\.twins).min() ?? 0
        merging = all.map(\.merging).min() ?? 0
        sqlite = all.compactMap(\.sqlite).min()
    }
}
