package import Output

/// TBD.
package struct DedupeTarget: OutputTarget {
    package static let name = "dedupe"
    package static let layout = OutputLayout.folder
    package static let acceptedOptions: Set<OutputOptions.Key> = []

    package init() {}

    package func render(_ request: OutputRequest) -> OutputResult {
        OutputResult()
    }
}
