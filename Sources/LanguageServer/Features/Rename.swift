import SchemaModel

/// A new name for a field, wherever the documents of its schema and their configuration name it.
struct Rename {
    let place: DocumentPlace
    private let symbol: Symbol

    /// The field's name at the place.
    let range: Range<Int>

    /// Only fields are renamed: a record type's name is in CloudKit, and in sentences.
    init(at place: DocumentPlace) throws(ResponseError) {
        let symbols = DocumentSymbols(place.analysis, file: place.file)
        guard let found = symbols.symbol(at: place.offset), found.symbol.field != nil else {
            throw ResponseError(.requestFailed, "no field is named here")
        }
        self.place = place
        symbol = found.symbol
        range = found.range
    }

    var name: String { symbol.name(in: place.analysis) }

    /// The places to change, by the indexes of files.
    func edits(to newName: String) throws(ResponseError) -> [Int: [Range<Int>]] {
        try check(newName)
        var edits: [Int: [Range<Int>]] = [:]
        for file in place.analysis.files.indices {
            let symbols = DocumentSymbols(place.analysis, file: Int32(file))
            let isDocument = !symbols.declarations.isEmpty || file == Int(place.file)
            let places =
                isDocument
                ? symbols.occurrences(of: symbol) : qualified(in: place.analysis.files[file].lines.bytes)
            if !places.isEmpty { edits[file] = places }
        }
        return edits
    }

    private func check(_ newName: String) throws(ResponseError) {
        let isName =
            newName.utf8.allSatisfy(DocumentWord.isPart)
            && newName.utf8.first.map { !(0x30...0x39).contains($0) } ?? false
        guard isName else {
            throw ResponseError(
                .invalidParams, "'\(newName)' is no name for a field: use letters, digits and underscores")
        }
        let entity = symbol.entity(in: place.analysis)
        if entity.fields.contains(where: { $0.name == newName }) {
            throw ResponseError(.requestFailed, "'\(entity.name)' already has a field '\(newName)'")
        }
    }

    /// `Deck.title` in a configuration.
    private func qualified(in bytes: [UInt8]) -> [Range<Int>] {
        let path = symbol.entity(in: place.analysis).name + "." + name
        return DocumentWord.all(path, in: bytes).map { word in
            (word.range.upperBound - name.utf8.count)..<word.range.upperBound
        }
    }

    /// Whether documents with the new name are read as before but for the name.
    func isFaithful(_ newName: String, in analysis: Analysis) -> Bool {
        guard let schema = analysis.schemas.first(where: { $0.schema.name == self.schema.name })?.schema
        else {
            return false
        }
        let renamed = SchemaOutline(schema)
        return renamed == SchemaOutline(self.schema, renaming: path, to: newName)
    }

    private var schema: Schema { place.analysis.schemas[symbol.schema].schema }

    private var path: FieldPath {
        FieldPath(entity: symbol.entity(in: place.analysis).name, field: name)
    }
}

/// What a schema has that names fields.
private struct SchemaOutline: Hashable {
    private struct Part: Hashable {
        let name: String
        var fields: [String]
        var inverses: [FieldPath?]
        var primaryKey: String?
        var indexes: [[String]]
        var keySizes: [Int]
        var columns: [[String]]
    }

    private let parts: [Part]

    init(
        _ schema: Schema, renaming path: FieldPath = FieldPath(entity: "", field: ""), to newName: String = ""
    ) {
        parts = schema.entities.map { entity in
            func name(_ field: String) -> String {
                entity.name == path.entity && field == path.field ? newName : field
            }
            return Part(
                name: entity.name, fields: entity.fields.map { name($0.name) },
                inverses: entity.fields.map {
                    $0.inverse == path ? FieldPath(entity: path.entity, field: newName) : $0.inverse
                },
                primaryKey: entity.primaryKey.map(name),
                indexes: entity.indexes.map { $0.fields.map { name($0.name) } },
                keySizes: entity.uniqueKeys.filter(\.isUsable).map(\.fields.count),
                columns: entity.rows.map { $0.values.map { name($0.field) } })
        }
    }
}
