package import Output

/// The files of one output and where they belong.
package struct WorkspaceOutput: Sendable {
    /// A folder or a file, relative to the workspace and normalised.
    package let path: String
    package let layout: OutputLayout
    package let files: [GeneratedFile]

    package init(path: String, layout: OutputLayout, files: [GeneratedFile]) {
        self.path = path
        self.layout = layout
        self.files = files
    }

    /// The folder in which all of them are written.
    var folder: String {
        switch layout {
        case .folder: path
        case .file: path.contains("/") ? PathText.folder(of: path) : "."
        }
    }

    /// Every folder that a file of it is in.
    var folders: Set<String> {
        switch layout {
        case .folder: Set(files.map { PathText.folder(of: PathText.joined(path, $0.name)) })
        case .file: [folder]
        }
    }

    /// Whether a path would be one of this output's files.
    func owns(_ path: String) -> Bool {
        switch layout {
        case .folder: PathText.contains(self.path, path) && path != self.path
        case .file: path == self.path
        }
    }
}

/// A text and the place where it shall be.
struct PlannedFile: Sendable {
    let path: String
    let text: [UInt8]
}
