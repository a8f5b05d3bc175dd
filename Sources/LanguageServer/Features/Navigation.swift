/// Where record types and fields are described and mentioned, in all documents of their schema.
struct Navigation {
    let place: DocumentPlace

    /// How the editor names a file.
    let uri: (String) -> String

    /// Where what is named at the place is described.
    func definitions() -> [Location] {
        locations { symbols, symbol in symbols.declarations(of: symbol) }
    }

    func references(includingDeclarations: Bool) -> [Location] {
        locations { symbols, symbol in
            let described = includingDeclarations ? [] : Set(symbols.declarations(of: symbol))
            return symbols.occurrences(of: symbol).filter { !described.contains($0) }
        }
    }

    private func locations(
        _ ranges: (DocumentSymbols, Symbol) -> [Range<Int>]
    ) -> [Location] {
        let own = DocumentSymbols(place.analysis, file: place.file)
        guard let symbol = own.symbol(at: place.offset)?.symbol else { return [] }
        return place.analysis.files.indices.flatMap { file -> [Location] in
            let symbols = Int(place.file) == file ? own : DocumentSymbols(place.analysis, file: Int32(file))
            let text = place.analysis.files[file]
            return ranges(symbols, symbol).map {
                Location(uri: uri(text.path), range: text.lines.range($0, place.encoding))
            }
        }
    }
}
