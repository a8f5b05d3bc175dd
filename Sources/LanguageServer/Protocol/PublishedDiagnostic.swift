/// A finding as an editor shows it.
package struct PublishedDiagnostic: Codable, Hashable, Sendable {
    package var range: TextRange
    package var severity: Severity
    package var code: String
    var source = "gen"
    package var message: String
    var tags: [Tag]?
    var relatedInformation: [Related]?

    package enum Severity: Int, Codable, Hashable, Sendable {
        case error = 1
        case warning = 2
        case information = 3
        case hint = 4
    }

    enum Tag: Int, Codable, Hashable, Sendable {
        /// Shown faded out.
        case unnecessary = 1
    }

    struct Related: Codable, Hashable, Sendable {
        var location: Location
        var message: String
    }
}

/// All findings in one document.
struct PublishParameters: Encodable, Hashable, Sendable {
    var uri: String
    var version: Int?
    var diagnostics: [PublishedDiagnostic]
}
