import ArgumentParser

/// `gen templates`: what lays out the generated files, and how a project takes that over.
struct TemplatesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "templates",
        abstract:
            "Shows the templates that lay out generated files, and copies them for a project to change.",
        discussion: """
            A project replaces a template by a file of its name: eject a copy, change it, and name its folder in \
            'gen.yml' with the output. For example:

                gen templates eject swift-record --output Templates
                gen templates views swift-record

                outputs:
                  - { target: swift, path: Generated/Swift, templates: Templates }
            """,
        subcommands: [
            TemplatesList.self, TemplatesShow.self, TemplatesViews.self, TemplatesEject.self,
        ],
        defaultSubcommand: TemplatesList.self
    )
}
