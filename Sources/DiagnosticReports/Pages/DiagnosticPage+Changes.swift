extension DiagnosticPage {
    /// What `gen breaking` reports.
    static let changes: [DiagnosticPage] = [
        change(
            "cloudkit", "A change breaks CloudKit or older versions of the app",
            "CloudKit's production schema only grows, and older versions of the app go on to read and write the same records. "
                + "The change asks for what production refuses, or for what an older version does not know."),
        change(
            "json", "A change breaks readers of exported JSON",
            "Somebody who reads exports by the older JSON Schema refuses a newer one, or the other way round."
        ),
        change(
            "sql", "A change breaks the local database",
            "A database of an older version of the app does not take what the newer one writes, or loses what it holds."
        ),
        change(
            "source", "A change breaks callers of the generated Swift",
            "Code that was written for the older declarations no longer compiles, or means something else."),
    ]

    private static func change(_ level: String, _ title: String, _ meaning: String) -> DiagnosticPage {
        DiagnosticPage(
            "breaking.\(level)", title, meaning: meaning,
            remedy: "Do what the message says instead. Where the change is meant, say why in the document: "
                + "'<!-- gen: allow breaking.\(level): reason -->'.")
    }
}
