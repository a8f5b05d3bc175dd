package import Output

/// TBD.
package struct PostgreSQLTarget: OutputTarget {
    package static let name = "postgresql"
    package static let layout = OutputLayout.file
    package static let acceptedOptions: Set<OutputOptions.Key> = []

    package init() {}

    package func render(_ request: OutputRequest) -> OutputResult {
        OutputResult()
    }
}
