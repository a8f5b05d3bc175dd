#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The file system refused something.
package struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
    package let path: String
    package let operation: Operation

    /// The system's `errno`.
    package let code: Int32

    package enum Operation: String, Sendable {
        case read, write, remove, create, lock
    }

    package init(_ operation: Operation, _ path: String, code: Int32) {
        self.operation = operation
        self.path = path
        self.code = code
    }

    /// Whether it is about rights, not about the disk.
    var isRefusal: Bool { code == EACCES || code == EPERM }

    package var description: String {
        message + (remedy.map { "\n  \($0)" } ?? "")
    }

    package var message: String { "'\(shownPath)' could not be \(participle): \(reason)" }

    private var reason: String {
        switch (operation, code) {
        case (.read, EFBIG): "no more than \(FileReader.mostBytes >> 20) MiB are read"
        case (.read, EPIPE): "nobody writes to this pipe"
        case (.read, ENOLINK): "it is a link that leads nowhere"
        case (.write, EEXIST): "it holds something else that would be lost"
        case (_, ELOOP): "it is a link that leads back to itself"
        case (.lock, _): "another run of gen is still writing there"
        case (.read, _), (.write, _), (.remove, _), (.create, _): String(cString: strerror(code))
        }
    }

    /// What its user can do; nil where nobody can know.
    package var remedy: String? {
        switch code {
        case EFBIG: "split the document: several can be one schema"
        case EPIPE: "start what writes to it"
        case ENOLINK, ELOOP: "remove the link, or make it lead to a file"
        case ENOENT:
            operation == .read
                ? "check the path: it begins in the folder of the configuration, without one in the working folder"
                : "make the folder first"
        case EEXIST: "name another file, or move this one away"
        case EISDIR: operation == .read ? "name the file itself" : "move the folder away"
        case EACCES, EPERM: "change the permissions of it, or of its folder"
        case EROFS: "write to another place: this one is read-only"
        case ENOSPC, EDQUOT: "make room on the disk, and run it again"
        case ENOTDIR: "a part of the path is a file"
        default: operation == .lock ? "wait for it, or end it" : nil
        }
    }

    /// As seen from the working directory where it is below that, and without detours.
    private var shownPath: String {
        guard path.hasPrefix("/") else { return path }
        let path = PathText.normalized(path)
        guard let folder = try? Folders.working(), PathText.contains(folder, path) else { return path }
        return PathText.relative(path, to: folder)
    }

    private var participle: String {
        switch operation {
        case .read: "read"
        case .write: "written"
        case .remove: "removed"
        case .create: "created"
        case .lock: "locked"
        }
    }
}
