/// A folder with templates of a project: the files whose names end in `.mustache`.
package enum TemplateFolder {
    package static let suffix = ".mustache"

    /// Reads them, sorted by their names.
    package static func read(_ folder: String) throws(FileError) -> [TemplateFile] {
        var files: [TemplateFile] = []
        for name in try names(in: folder) {
            let bytes = try FileReader.read(PathText.joined(folder, name))
            files.append(TemplateFile(name: String(name.dropLast(suffix.count)), bytes: bytes))
        }
        return files
    }

    /// The paths of its templates; none where it cannot be read.
    package static func paths(in folder: String) -> [String] {
        let names = try? names(in: folder)
        return names?.map { PathText.joined(folder, $0) } ?? []
    }

    private static func names(in folder: String) throws(FileError) -> [String] {
        try Folders.names(in: folder).filter { name in
            let isTemplate = name.hasSuffix(suffix) && !name.hasPrefix(".")
            return isTemplate && FileReader.isReadable(PathText.joined(folder, name))
        }.sorted()
    }
}

/// A template as a project has it.
package struct TemplateFile: Hashable, Sendable {
    /// The file's name without its extension, which is what it replaces.
    package let name: String
    package let bytes: [UInt8]
}
