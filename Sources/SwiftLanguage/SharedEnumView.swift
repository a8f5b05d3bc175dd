package import Output
package import Templating

/// The file of an enumeration that several types use.
package struct SharedEnumView: TemplateView {
    var headline: String
    var access: String
    var enums: [OpenEnumView]

    package static let keys: [TemplateKey<SharedEnumView>] = [
        .headline(\.headline),
        .text(
            "access", "The access level with the space behind it, or nothing for an internal type.", \.access),
        .views("enums", "The enumeration.", \.enums),
    ]

    init(_ shared: SwiftSharedEnum, _ request: OutputRequest) {
        headline = SwiftComment.line(request.headline)
        access = request.options.access.swiftPrefix
        enums = [OpenEnumView(shared.type)]
    }

    /// One file for each of the enumerations.
    package static func files(
        of enums: [SwiftSharedEnum], _ request: OutputRequest, _ template: NamedTemplate<SharedEnumView>
    ) -> [GeneratedFile] {
        let template = template.template(in: request.templates)
        return enums.map { shared in
            var text: [UInt8] = []
            template.render(SharedEnumView(shared, request), into: &text)
            return GeneratedFile(name: shared.fileName + ".swift", text: text)
        }
    }
}
