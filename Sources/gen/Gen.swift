import ArgumentParser

/// Compiles Markdown schema documents into Swift models, SQL, JSON Schema and helpers against duplicates.
@main
struct Gen: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "gen",
        abstract:
            "Compiles a Markdown schema document into Swift models, SQL, JSON Schema and dedupe helpers.",
        version: toolVersion,
        subcommands: [Inspect.self]
    )
}

/// What `--version` prints and the manifest records.
let toolVersion = "0.1.0"
