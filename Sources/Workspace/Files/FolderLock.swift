#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A folder in which nobody else plans or writes while this stays: two runs at once would each forget what the other wrote.
///
/// The lock is on the folder itself, so that no file of it is left, and the system takes it from a run that is killed.
final class FolderLock: Sendable {
    private let descriptor: Int32

    /// Waits for another run, but not for ever. Nil where the file system knows no locks.
    init?(_ path: String, patience: Duration) async throws {
        guard let descriptor = Self.open(path) else { return nil }
        self.descriptor = descriptor
        let end = ContinuousClock.now + patience
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            switch errno {
            case EWOULDBLOCK:
                if ContinuousClock.now >= end { throw FileError(.lock, path, code: EWOULDBLOCK) }
                try await Task.sleep(for: .milliseconds(20))
            case EINTR: continue
            default: return nil
            }
        }
    }

    deinit { close(descriptor) }

    /// The folders that are locked for some, each once, in an order that all runs keep: a folder that is yet to be made is
    /// locked by the nearest one above it.
    static func folders(for paths: [String]) -> [String] {
        Set(paths.map { Folders.resolved(nearest(to: $0)) }).sorted { $0.precedes($1) }
    }

    private static func nearest(to path: String) -> String {
        var path = path
        while !FileReader.exists(path) {
            let parent = PathText.folder(of: path)
            if parent.isEmpty || parent == path { return path }
            path = parent
        }
        return path
    }

    private static func open(_ path: String) -> Int32? {
        #if canImport(Darwin)
            let descriptor = Darwin.open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        #elseif canImport(Musl)
            let descriptor = Musl.open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        #else
            let descriptor = Glibc.open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        #endif
        return descriptor >= 0 ? descriptor : nil
    }
}
