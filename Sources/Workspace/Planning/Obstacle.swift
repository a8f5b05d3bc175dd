package import Diagnostics

/// Something that stands where a file would be written. One of them, and nothing at all is written.
package struct Obstacle: Hashable, Sendable {
    /// Relative to the workspace.
    package let path: String
    package let reason: Reason

    package enum Reason: Hashable, Sendable {
        /// A file that no run has written.
        case unknownFile

        /// A file that differs from what the last run wrote.
        case editedFile

        /// A file that is no longer generated, and differs from what the last run wrote.
        case editedLeftover
        case mergeConflict
        case symbolicLink
        case folder

        /// A device, a pipe or the like.
        case notRegular

        /// A file where a folder would be.
        case belowFile
        case nameTooLong

        /// A name that leads to another folder, or none.
        case nameUnusable

        /// Another file of the same run whose path is the same, or the same but for case.
        case sameAs(String)

        /// A file of the same run, below which it would stand.
        case below(String)

        /// The same file as another of the run, reached through a link.
        case linkedTo(String)

        /// Links on the way lead out of the workspace.
        case leadsOutside

        /// A link on the way that leads nowhere, or back to itself.
        case leadsNowhere(link: String)

        /// The file in which `gen` keeps what it wrote.
        case manifest

        /// A document, or the configuration.
        case input
    }

    /// Whether `--force` overcomes it.
    package var yieldsToForce: Bool {
        switch reason {
        case .unknownFile, .editedFile, .editedLeftover, .mergeConflict, .symbolicLink: true
        case .folder, .notRegular, .belowFile, .nameTooLong, .nameUnusable, .sameAs, .below, .linkedTo,
            .leadsOutside, .leadsNowhere, .manifest, .input:
            false
        }
    }

    /// In one word, for a status line.
    package var status: String {
        switch reason {
        case .unknownFile: "UNKNOWN"
        case .editedFile, .editedLeftover: "EDITED"
        case .mergeConflict: "CONFLICT"
        case .symbolicLink: "LINK"
        case .folder, .notRegular, .belowFile, .nameTooLong, .nameUnusable, .sameAs, .below, .linkedTo,
            .leadsOutside, .leadsNowhere, .manifest, .input:
            "BLOCKED"
        }
    }

    package var diagnostic: Diagnostic {
        let (id, message, remedy) = description
        return Diagnostic(id, .error, message, at: nil, remedy: remedy)
    }

    private var description: (DiagnosticID, String, remedy: String?) {
        let force = "or overwrite it with 'gen generate --force'"
        return switch reason {
        case .unknownFile: (.fileUnknown, "'\(path)' was not written by gen", "move it away, \(force)")
        case .editedFile:
            (.fileEdited, "'\(path)' was edited by hand", "put the edit into the document, \(force)")
        case .editedLeftover:
            (
                .fileStale, "'\(path)' is no longer generated, but was edited by hand",
                "move it away, or remove it with 'gen generate --force'"
            )
        case .mergeConflict:
            (.fileConflicting, "'\(path)' has the marks of a merge conflict", "take either side, \(force)")
        case .symbolicLink: (.fileUnknown, "'\(path)' is a symbolic link", "move it away, \(force)")
        case .folder: (.fileBlocked, "'\(path)' is a folder", "move it away")
        case .notRegular: (.fileBlocked, "'\(path)' is no ordinary file", "move it away")
        case .belowFile: (.fileBlocked, "'\(path)' stands below a file", "move that file away")
        case .nameTooLong:
            (
                .pathUnusable, "the name '\(path.prefix(80))…' is too long for a file",
                "choose a path whose parts have at most 255 bytes each"
            )
        case .nameUnusable:
            (
                .pathUnusable, "'\(path)' is no name for a file",
                "leave out '..', backslashes and control characters"
            )
        case .manifest:
            (
                .pathUnusable, "'\(path)' is where gen keeps what it wrote",
                "give the output another path"
            )
        case .sameAs(let other) where other == path:
            (.pathUnusable, "two outputs would write '\(path)'", "give one of them another path")
        case .sameAs(let other):
            (
                .pathUnusable,
                "'\(path)' and '\(other)' are one file where upper and lower case count as equal",
                "rename one of them"
            )
        case .below(let other):
            (
                .pathUnusable, "'\(path)' would stand below '\(other)', which is a file of another output",
                "give one of them another path"
            )
        case .linkedTo(let other):
            (
                .pathUnusable, "'\(path)' and '\(other)' are one file: a link leads from one to the other",
                "give one of them another path"
            )
        case .leadsNowhere(let link):
            (
                .pathUnusable, "'\(path)' cannot be reached: the link '\(link)' leads nowhere",
                "remove the link, or make the folder that it leads to"
            )
        case .input:
            (.fileBlocked, "'\(path)' is what the files are generated from", "give the output another path")
        case .leadsOutside:
            (
                .pathUnusable, "'\(path)' leads through a link to another place",
                "write to that place by its own path"
            )
        }
    }
}

extension DiagnosticID {
    static let fileUnknown = DiagnosticID("file.unknown")
    static let fileEdited = DiagnosticID("file.edited")
    static let fileStale = DiagnosticID("file.stale")
    static let fileConflicting = DiagnosticID("file.conflicting")
    static let fileBlocked = DiagnosticID("file.blocked")
    static let pathUnusable = DiagnosticID("path.unusable")
}
