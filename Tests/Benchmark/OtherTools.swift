import Foundation

/// What other generators take for the same schema; nil where one is not installed.
struct OtherTools {
    let sqlc: Cost?
    let protoc: Cost?

    /// Works in the working directory.
    init(entities: Int, rounds: Int) throws {
        let files = [
            "schema.sql": MadeUpDocument.sql(entities: entities), "query.sql": MadeUpDocument.query,
            "sqlc.yaml": MadeUpDocument.sqlcConfiguration,
            "schema.proto": MadeUpDocument.messages(entities: entities),
        ]
        for (name, text) in files { try Data(text.utf8).write(to: URL(filePath: name)) }
        try FileManager.default.createDirectory(atPath: "protoc", withIntermediateDirectories: true)
        sqlc = try Self.cost(rounds, of: "sqlc", ["generate"])
        protoc = try Self.cost(rounds, of: "protoc", ["--python_out=protoc", "schema.proto"])
    }

    private static func cost(_ rounds: Int, of tool: String, _ arguments: [String]) throws -> Cost? {
        guard Program.isInstalled(tool) else { return nil }
        return try Cost(ofRounds: rounds) { _ in try MeasuredProcess.cost(of: tool, arguments) }
    }
}
