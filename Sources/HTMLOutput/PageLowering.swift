import Diagnostics
import HTMLLanguage
import Output
import SchemaModel

/// Turns the schema, and what is known of how it was read, into the page.
struct PageLowering {
    private let context: PageContext
    private let types: TypeLowering
    private let request: OutputRequest

    init(_ request: OutputRequest) {
        self.request = request
        context = PageContext(request)
        types = TypeLowering(context)
    }

    private var schema: Schema { context.schema }

    /// `style` and `script` are as the templates lay them out.
    func view(style: [UInt8], script: [UInt8]) -> PageView {
        let links = schema.entities.indices.map(types.link)
        return PageView(
            headline: Markup(request.headline), title: Markup(schema.name),
            policy: ContentPolicy.text(allowing: script), style: String(decoding: style, as: UTF8.self),
            script: String(decoding: script, as: UTF8.self), contents: "_contents", counts: counts,
            facts: schema.documents.compactMap(about), diagrams: SchemaDiagrams(context).views,
            links: links, hasStores: links.contains { !$0.store.isEmpty }, types: TypeList(lowering: types),
            enums: enums, findings: context.findings.all.map(types.facts.view),
            unread: schema.unread.map(view), listings: ListingLowering(context).views)
    }

    private var counts: [Markup] {
        let fields = schema.entities.map(\.fields.count).reduce(0, +)
        let references = context.referrers.map(\.count).reduce(0, +)
        let all = [
            (schema.entities.count, "record type", "record types"), (fields, "field", "fields"),
            (references, "reference", "references"), (context.findings.all.count, "finding", "findings"),
            (schema.unread.count, "block not read", "blocks not read"),
        ]
        return all.enumerated().filter { $0.offset < 3 || $0.element.0 > 0 }.map { _, count in
            "\(count.0) \(count.0 == 1 ? count.1 : count.2)"
        }
    }

    /// What a document says of itself; nil where that is nothing.
    private func about(_ document: SchemaDocument) -> Markup? {
        let facts = [
            document.container, document.database.map { "\($0.rawValue) database" },
            document.zone.map { "zone \($0)" },
        ].compactMap(\.self)
        return facts.isEmpty ? nil : Markup(facts.joined(separator: ", "))
    }

    private var enums: [EnumView] {
        var users: [String: [Markup]] = [:]
        for (index, entity) in schema.entities.enumerated() {
            for (position, field) in entity.fields.enumerated() {
                guard let name = field.enumName else { continue }
                users[name, default: []].append(context.link(to: (entity: index, field: position)))
            }
        }
        return schema.enums.map { type in
            EnumView(
                anchor: context.anchors.enums[type.name] ?? "", name: Markup(type.name),
                rawType: Markup(type.rawType.rawValue),
                cases: type.cases.map {
                    Markup($0.name == $0.rawValue ? $0.name : "\($0.name) = \($0.rawValue)")
                },
                fields: users[type.name] ?? [])
        }
    }

    private func view(of block: UnreadBlock) -> UnreadView {
        UnreadView(
            what: Markup(block.what.rawValue), reason: Markup(block.reason),
            text: Markup(context.quotation(of: block.span)), link: context.place(of: block.span))
    }
}
