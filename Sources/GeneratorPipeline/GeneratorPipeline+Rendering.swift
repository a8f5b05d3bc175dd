package import Diagnostics
package import Output
package import SchemaModel

extension GeneratorPipeline {
    /// One output to render.
    package struct Order: Sendable {
        package let target: any OutputTarget.Type
        package let request: OutputRequest

        package init(target: any OutputTarget.Type, request: OutputRequest) {
            self.target = target
            self.request = request
        }
    }

    /// Renders all outputs on all processors. The results stand in the order of the orders.
    ///
    /// A folder of files takes longer than one file: folders come first, so that none is left to one processor at the
    /// end.
    package static func render(_ orders: [Order]) async -> [OutputResult] {
        await withTaskGroup(of: (Int, OutputResult).self) { group in
            for layout in [OutputLayout.folder, .file] {
                for (index, order) in orders.enumerated() where order.target.layout == layout {
                    group.addTask { (index, render(order)) }
                }
            }
            var results = Array(repeating: OutputResult(), count: orders.count)
            for await (index, result) in group { results[index] = result }
            return results
        }
    }

    /// A target that has nothing to write says so, once.
    package static func render(_ order: Order) -> OutputResult {
        let order = informed(order)
        var result = order.target.init().render(order.request)
        if result.files.isEmpty, result.diagnostics.isEmpty {
            result.diagnostics.append(.outputEmpty(order.target, order.request.schema))
        }
        for index in result.diagnostics.indices { result.diagnostics[index].targets = [order.target.name] }
        return result
    }

    /// Nothing in the documents is a part of a schema. `nil` where something is.
    package func emptiness(of schema: Schema, _ severity: Diagnostic.Severity) -> Diagnostic? {
        guard schema.entities.isEmpty else { return nil }
        let remedy =
            "a record type is a heading with its name and a table of its fields, below one such as '# CloudKit record types'"
        if let block = schema.unread.min(by: { $0.span < $1.span }) {
            return Diagnostic(
                .schemaEmpty, severity,
                "no record type, model or table was found, and this \(block.what.noun) was not read: \(block.reason)",
                at: SourceSpan(file: block.span.file, lower: block.span.lower, upper: block.span.lower),
                remedy: remedy)
        }
        let documents = schema.documents.map(\.path)
        let file = sources.files.firstIndex { documents.contains($0.path) }
        return Diagnostic(
            .schemaEmpty, severity, "no record type, model or table was found",
            at: file.map { SourceSpan(file: Int32($0), lower: 0, upper: 0) }, remedy: remedy)
    }
}

extension GeneratorPipeline.Reading {
    /// All findings, with that nothing was found: a table that has no name is told by it already.
    package func diagnostics(and emptiness: Diagnostic?) -> [Diagnostic] {
        guard let emptiness, let place = emptiness.span else {
            return diagnostics + [emptiness].compactMap(\.self)
        }
        let others = diagnostics.filter { finding in
            finding.id.rawValue != "table.unnamed" || finding.span?.file != place.file
                || finding.span?.lower != place.lower
        }
        return others + [emptiness]
    }
}

extension UnreadBlock.Kind {
    fileprivate var noun: String {
        switch self {
        case .table: "table"
        case .list: "list"
        case .code: "code block"
        }
    }
}

extension Diagnostic {
    fileprivate static func outputEmpty(_ target: any OutputTarget.Type, _ schema: Schema) -> Diagnostic {
        let reason = target.name == "dedupe" ? ": no record type has a unique key over fields of its own" : ""
        return Diagnostic(
            .outputEmpty, .note,
            "the target '\(target.name)' has nothing to write for '\(schema.name)'\(reason)",
            at: nil)
    }
}

extension DiagnosticID {
    fileprivate static let outputEmpty = DiagnosticID("output.empty")
    fileprivate static let schemaEmpty = DiagnosticID("schema.empty")
}
