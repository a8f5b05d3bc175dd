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

    package init(_ shared: SwiftSharedEnum, headline: String, access: String) {
        self.headline = headline
        self.access = access
        enums = [OpenEnumView(shared.type)]
    }
}
