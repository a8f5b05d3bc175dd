extension EmbeddedTemplates {
    package static var mermaid: [UInt8] { PackageResources.mermaid_diagram_mustache }
}
