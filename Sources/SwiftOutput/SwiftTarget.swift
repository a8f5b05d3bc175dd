package import Output

/// TBD.
package struct SwiftTarget: OutputTarget {
    package static let name = "swift"
    package static let layout = OutputLayout.folder
    package static let acceptedOptions: Set<OutputOptions.Key> = []

    package init() {}

    package func render(_ request: OutputRequest) -> OutputResult {
        OutputResult()
    }
}
