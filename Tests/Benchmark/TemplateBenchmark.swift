import Templating

/// How fast the template engine lays out text: a model type as the `swift` target's template has it, many times.
enum TemplateBenchmark {
    static func megabytesASecond(types: Int, rounds: Int) throws -> Double {
        let template = try Template<TypeView>(name: "type", source: Array(source.utf8))
        let views = (0..<types).map(TypeView.init)
        let rates = (0..<rounds).map { _ in
            var text: [UInt8] = []
            let start = ContinuousClock.now
            for view in views { template.render(view, into: &text) }
            return Double(text.count) / 1e6 / (ContinuousClock.now - start).seconds
        }
        return rates.median
    }

    private static let source = """
        {{#comment}}
        /// {{.}}
        {{/comment}}
        public struct {{name}}: Identifiable, Hashable, Codable, Sendable {
            public static let recordType = "{{name}}"
        {{#fields}}

            {{#comment}}
            /// {{.}}
            {{/comment}}
            public var {{name}}: {{type}}{{#isOptional}}?{{/isOptional}}
        {{/fields}}

            public init(
            {{#fields}}
                {{name}}: {{type}}{{#isOptional}}? = nil{{/isOptional}}{{^-last}},{{/-last}}
            {{/fields}}
            ) {
            {{#fields}}
                self.{{name}} = {{name}}
            {{/fields}}
            }

            enum Field: String {
            {{#fields}}
                case {{name}} = "{{name}}"
            {{/fields}}
            }
        }

        """
}

private struct TypeView: TemplateView {
    let name: String
    let comment: [String]
    let fields: [FieldView]

    init(_ number: Int) {
        name = "Entity\(number)"
        comment = ["One of the many things that the app knows, number \(number) of them."]
        fields = (0..<MadeUpDocument.fieldsOfAnEntity).map(FieldView.init)
    }

    static let keys: [TemplateKey<TypeView>] = [
        .text("name", "Its name.", \.name), .texts("comment", "The lines above it.", \.comment),
        .views("fields", "Its fields.", \.fields),
    ]
}

private struct FieldView: TemplateView {
    let name: String
    let type: String
    let isOptional: Bool
    let comment: [String]

    init(_ number: Int) {
        name = "fieldNumber\(number)"
        type = number % 3 == 0 ? "String" : "Reference<Entity\(number)>"
        isOptional = number % 4 == 0
        comment = ["Where it stands among the others, from the top."]
    }

    static let keys: [TemplateKey<FieldView>] = [
        .text("name", "Its name.", \.name), .text("type", "Its type.", \.type),
        .flag("isOptional", "Whether it may be missing.", \.isOptional),
        .texts("comment", "The lines above it.", \.comment),
    ]
}
