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
        "'\(shownPath)' could not be \(participle): \(reason)"
    }

    private var reason: String {
        switch (operation, code) {
        case (.read, EFBIG): "no more than \(FileReader.mostBytes >> 20) MiB are read"
        case (.read, EPIPE): "nobody writes to this pipe"
        case (.lock, _): "another run of gen is still writing there"
        case (.read, _), (.write, _), (.remove, _), (.create, _): String(cString: strerror(code))
        }
    }

    /// An absolute path without the detours of the relative one that it was made of.
    private var shownPath: String { path.hasPrefix("/") ? PathText.normalized(path) : path }

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
