package import Output

/// TBD.
package struct SQLiteTarget: OutputTarget {
    package static let name = "sqlite"
    package static let layout = OutputLayout.file
    package static let acceptedOptions: Set<OutputOptions.Key> = []

    package init() {}

    package func render(_ request: OutputRequest) -> OutputResult {
        OutputResult()
    }
}
