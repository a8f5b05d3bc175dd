import Output
import SchemaModel
import SwiftLanguage
import Templating

/// The file that all types share, less what none of them needs.
struct SupportView: TemplateView {
    let headline: String
    let access: String
    let usesCloudKit: Bool
    let types: [String]
    private(set) var usesLocations = false
    private(set) var usesURLs = false
    private(set) var usesDecimals = false
    private(set) var usesAssets = false
    private(set) var usesSystemFields = false

    /// Whether some records are of SwiftData's or Core Data's making.
    let usesMirrors: Bool

    /// Whether records are named by one of their fields.
    let usesNamingFields: Bool

    static let keys: [TemplateKey<SupportView>] = [
        .headline(\.headline),
        .text(
            "access", "The access level with the space behind it, or nothing for an internal type.", \.access),
        .flag("usesCloudKit", "Whether some type is a record of CloudKit's.", \.usesCloudKit),
        .texts("types", "The types in CloudKit, those that others refer to first.", \.types),
        .flag("isTypeListShort", "Whether the list of the types fits on one line.") { $0.types.count < 5 },
        .flag("usesLocations", "Whether some field holds a location.", \.usesLocations),
        .flag("usesURLs", "Whether some field holds a URL.", \.usesURLs),
        .flag("usesDecimals", "Whether some field holds a decimal.", \.usesDecimals),
        .flag("usesAssets", "Whether some field holds an asset.", \.usesAssets),
        .flag(
            "usesSystemFields", "Whether some property reads a system field of CloudKit's.",
            \.usesSystemFields),
        .flag("usesNamingFields", "Whether records are named by one of their fields.", \.usesNamingFields),
        .flag("usesMirrors", "Whether some records are of SwiftData's or Core Data's making.", \.usesMirrors),
    ]

    init(_ request: OutputRequest, _ names: SwiftNames) {
        headline = SwiftComment.line(request.headline)
        access = request.options.access.swiftPrefix
        usesCloudKit = request.schema.entities.contains(where: \.isCloudRecord)
        types = ReferenceOrder(request.schema).entities
            .filter { request.schema.entities[$0].isCloudRecord }.map { names.types[$0].name.source }
        usesMirrors = request.schema.entities.contains(where: \.mapsMirror)
        usesNamingFields = zip(request.schema.entities, names.types)
            .contains { $0.isCloudRecord && $1.namingField != nil }
        for property in names.types.lazy.flatMap(\.properties) {
            if let property { note(property) }
        }
    }

    private mutating func note(_ property: SwiftProperty) {
        if property.systemField != nil { usesSystemFields = true }
        switch property.type.element {
        case .location: usesLocations = true
        case .url: usesURLs = true
        case .decimal: usesDecimals = true
        case .asset: usesAssets = true
        case .string, .int, .double, .bool, .date, .uuid, .data, .json, .reference, .recordName, .openEnum,
            .appEnum:
            return
        }
    }
}
