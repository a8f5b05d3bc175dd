import Output
import SchemaModel
import SwiftLanguage
import Templating

/// The file that all types share, less what none of them needs.
struct SupportView: TemplateView {
    let headline: String
    let access: String
    let usesCloudKit: Bool
    private(set) var usesLocations = false
    private(set) var usesURLs = false
    private(set) var usesDecimalTexts = false
    private(set) var usesDecimalDoubles = false
    private(set) var usesTextBytes = false
    private(set) var usesAssets = false

    static let keys: [TemplateKey<SupportView>] = [
        .text("headline", \.headline),
        .text("access", \.access),
        .flag("usesCloudKit", \.usesCloudKit),
        .flag("usesLocations", \.usesLocations),
        .flag("usesURLs", \.usesURLs),
        .flag("usesDecimalTexts", \.usesDecimalTexts),
        .flag("usesDecimalDoubles", \.usesDecimalDoubles),
        .flag("usesTextBytes", \.usesTextBytes),
        .flag("usesAssets", \.usesAssets),
    ]

    init(_ request: OutputRequest, _ names: SwiftNames) {
        headline = SwiftComment.line(request.headline)
        access = request.options.access.swiftPrefix
        usesCloudKit = request.schema.entities.contains(where: \.isCloudRecord)
        for (entity, type) in zip(request.schema.entities, names.types) {
            for (field, property) in zip(entity.fields, type.properties) {
                if let property { note(RecordStorage(of: property, field)) }
            }
        }
    }

    private mutating func note(_ storage: RecordStorage) {
        switch storage {
        case .direct(.location): usesLocations = true
        case .direct(.url): usesURLs = true
        case .direct(.decimal): usesDecimalTexts = true
        case .wrapped(.decimal): usesDecimalDoubles = true
        case .wrapped(.text): usesTextBytes = true
        case .wrapped(.asset): usesAssets = true
        case .direct, .owner, .wrapped(.reference), .system: return
        }
    }
}
