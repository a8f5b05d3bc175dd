package import Diagnostics
package import SchemaComparison

/// A change of one schema and all that follows from it.
package struct SchemaReview: Sendable {
    package let name: String
    package let report: ComparisonReport
    package let documents: [DocumentPair]
    package let migrations: [ReviewedMigration]
    package let outputs: [ReviewedOutput]

    /// What is not compared, and why: a sentence each.
    package let remarks: [String]

    /// What places in it lead to.
    package let sources: SourceFiles

    package init(
        name: String, report: ComparisonReport, documents: [DocumentPair], migrations: [ReviewedMigration],
        outputs: [ReviewedOutput], remarks: [String], sources: SourceFiles
    ) {
        self.name = name
        self.report = report
        self.documents = documents
        self.migrations = migrations
        self.outputs = outputs
        self.remarks = remarks
        self.sources = sources
    }

    /// The documents that differ, and those that state a change all the same: of what another one says otherwise now.
    var shownDocuments: [DocumentPair] {
        let places = Set(report.entries.flatMap { [$0.old?.file, $0.new?.file].compactMap(\.self) })
        let changed = Set(changedDocuments)
        return documents.filter { pair in
            changed.contains(pair) || [pair.old, pair.new].contains { $0.map(places.contains) ?? false }
        }
    }

    /// The documents whose text is another one.
    var changedDocuments: [DocumentPair] {
        documents.filter { pair in
            let texts = [pair.old, pair.new].map { $0.map { sources.files[Int($0)].text } }
            return texts[0] != texts[1]
        }
    }
}

/// A document before and after; nil where it is not there.
package struct DocumentPair: Hashable, Sendable {
    /// The places of the files among the sources.
    package let old: Int32?
    package let new: Int32?

    package init(old: Int32?, new: Int32?) {
        self.old = old
        self.new = new
    }
}

/// What a local database needs after the change.
package struct ReviewedMigration: Sendable {
    /// As `gen migrate` calls it. For example: `postgresql`.
    package let dialect: String

    /// Nil where nothing is to be done, or nothing can be done.
    package let script: String?

    /// Of what language the script is. For example: `sql`.
    package let language: String

    /// What is lost, stays or cannot be.
    package let findings: [Diagnostic]

    package init(dialect: String, script: String?, language: String, findings: [Diagnostic]) {
        self.dialect = dialect
        self.script = script
        self.language = language
        self.findings = findings
    }

    var isRefused: Bool { findings.contains { $0.severity == .error } }
}
