import Output
import SchemaModel
import SwiftLanguage
import Templating

/// The file that all types share, less what none of them needs.
struct SupportView: TemplateView {
    let headline: String
    let access: String
    let usesCloudKit: Bool

    /// The types in CloudKit, those that others refer to first.
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
        .text("headline", \.headline),
        .text("access", \.access),
        .flag("usesCloudKit", \.usesCloudKit),
        .texts("types", \.types),
        .flag("isTypeListShort") { $0.types.count < 5 },
        .flag("usesLocations", \.usesLocations),
        .flag("usesURLs", \.usesURLs),
        .flag("usesDecimals", \.usesDecimals),
        .flag("usesAssets", \.usesAssets),
        .flag("usesSystemFields", \.usesSystemFields),
        .flag("usesNamingFields", \.usesNamingFields),
        .flag("usesMirrors", \.usesMirrors),
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
