import Diagnostics

/// The documents that are open in the editor, and what was read of them.
struct DocumentStore: Sendable {
    private(set) var documents: [String: TextDocument] = [:]
    private(set) var analyses: [Analysis] = []

    /// Open documents whose findings the editor does not have yet.
    private(set) var dirty: Set<String> = []

    /// The path of a document; the name itself where it is no file.
    static func path(of uri: String) -> String { DocumentURI.path(of: uri) ?? uri }

    /// By their paths.
    var texts: [String: [UInt8]] { documents.mapValues(\.bytes) }

    /// Open documents have the editor's own name.
    func uri(of path: String) -> String {
        if let open = documents[path] { return open.uri }
        return path.hasPrefix("/") ? DocumentURI.uri(of: path) : path
    }

    func document(_ uri: String) -> TextDocument? { documents[Self.path(of: uri)] }

    mutating func open(_ document: TextDocument) {
        documents[Self.path(of: document.uri)] = document
        forget(Self.path(of: document.uri))
    }

    /// False where the document is not open.
    mutating func change(
        _ uri: String, _ changes: [TextChange], version: Int?, _ encoding: PositionEncoding
    ) -> Bool {
        let path = Self.path(of: uri)
        guard var document = documents.removeValue(forKey: path) else { return false }
        document.apply(changes, version: version ?? document.version + 1, encoding)
        documents[path] = document
        forget(path)
        return true
    }

    mutating func close(_ uri: String) -> Bool {
        let path = Self.path(of: uri)
        guard documents.removeValue(forKey: path) != nil else { return false }
        forget(path)
        dirty.remove(path)
        return true
    }

    /// Files on disk may be others by now.
    mutating func forgetAll() {
        analyses = []
        dirty = Set(documents.keys)
    }

    /// What depends on a document is read again; a configuration is what everything may depend on.
    private mutating func forget(_ path: String) {
        if path.hasSuffix(".yml") || path.hasSuffix(".yaml") { return forgetAll() }
        let (stale, fresh) = analyses.partitioned { $0.file(at: path) != nil }
        analyses = fresh
        dirty.insert(path)
        for file in stale.flatMap(\.files) where documents[file.path] != nil { dirty.insert(file.path) }
    }

    /// How a document was read: again only after it, or something that is read with it, changed.
    mutating func analysis(of path: String, by analyst: any Analyst, in folders: [String]) -> Analysis {
        if let known = analyses.first(where: { $0.file(at: path) != nil }) { return known }
        let analysis = analyst.analysis(of: path, showing: texts, in: folders)
        analyses.append(analysis)
        return analysis
    }

    /// Everything that is open was read: gives how, and which documents the editor waits for.
    mutating func settle(
        by analyst: any Analyst, in folders: [String]
    ) -> (analyses: [Analysis], documents: Set<String>) {
        for path in documents.keys.sorted() { _ = analysis(of: path, by: analyst, in: folders) }
        defer { dirty = [] }
        return (analyses, dirty)
    }

    /// Finds what takes longer.
    mutating func complete() async {
        for index in analyses.indices {
            guard let complete = analyses[index].complete else { continue }
            analyses[index].diagnostics = await complete()
            analyses[index].complete = nil
        }
    }
}

extension Array {
    fileprivate func partitioned(by isFirst: (Element) -> Bool) -> ([Element], [Element]) {
        (filter(isFirst), filter { !isFirst($0) })
    }
}
