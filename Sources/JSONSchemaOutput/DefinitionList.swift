import SchemaModel

/// The entries of `$defs`: records first, each made when it is laid out, then what they share.
struct DefinitionList: Sendable {
    private let lowering: SchemaLowering
    private let names: [DefinitionName]
    private let shared: [DefinitionView]

    /// `names` are those of the records.
    init(_ lowering: SchemaLowering, names: [DefinitionName], shared: [DefinitionView]) {
        self.lowering = lowering
        self.names = names
        self.shared = shared
    }

    var count: Int { names.count + shared.count }

    subscript(index: Int) -> DefinitionView {
        guard index < names.count else { return shared[index - names.count] }
        var lowering = lowering
        let record = lowering.record(of: lowering.schema.entities[index])
        return DefinitionView(names[index], .record(record))
    }
}
