import Diagnostics
import SchemaModel
import Vocabulary

/// What is called a database and is none of CloudKit's: "Database: secret".
struct UnknownDatabases {
    private static let databases = ["private", "public", "shared"]

    /// Once it is known what store each entity belongs to.
    func report(in reading: inout DocumentReading) {
        for (index, wording) in reading.wordings.enumerated() {
            guard let wording, wording.mayMean(.database) else { continue }
            for sentence in wording.sentences { report(sentence, of: wording, at: index, in: &reading) }
        }
    }

    /// Below a record type any word is meant for a database; elsewhere only one that is nearly one of CloudKit's.
    private func report(
        _ sentence: Range<Int>, of wording: Wording, at passage: Int, in reading: inout DocumentReading
    ) {
        guard let colon = DatabaseStatement.labelEnd(in: sentence, of: wording),
            let label = wording.tokens[sentence.lowerBound..<colon].last, label.means(.database),
            case let values = wording.tokens[(colon + 1)..<sentence.upperBound], values.count == 1,
            let value = values.first, value.isName, value.database == nil, !value.means(.standard)
        else { return }
        let meant = suggestion(for: value.text, among: Self.databases)
        let isOfCloudKit = reading.scopes[passage].map { reading.schema.entities[$0].kind == .cloudKit }
        guard meant != nil || isOfCloudKit == true else { return }
        reading.report(
            .databaseUnread, .warning, "'\(value.text)' is no database of CloudKit, and is left out",
            at: value.span, remedy: meant.map { "did you mean '\($0)'?" } ?? "write private, public or shared"
        )
    }
}

extension DiagnosticID {
    static let databaseUnread = DiagnosticID("database.unread")
}
