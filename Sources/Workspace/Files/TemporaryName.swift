#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The names of files that are written beside their places: `.gen-PROCESS-MARK.tmp`.
enum TemporaryName {
    private static let prefix = ".gen-"
    private static let suffix = ".tmp"

    static func make(mark: String) -> String { "\(prefix)\(getpid())-\(mark)\(suffix)" }

    /// Removes what runs that were killed have left in a folder.
    static func removeLeftovers(in folder: String) {
        guard let names = try? Folders.names(in: folder) else { return }
        for name in names where isLeftover(name) { unlink(PathText.joined(folder, name)) }
    }

    /// Whether the run that gave it is gone.
    private static func isLeftover(_ name: String) -> Bool {
        guard name.hasPrefix(prefix), name.hasSuffix(suffix) else { return false }
        let parts = name.dropFirst(prefix.count).dropLast(suffix.count).split(separator: "-")
        guard parts.count == 3, let process = parts.first.flatMap({ pid_t($0) }), process > 0 else {
            return false
        }
        return kill(process, 0) != 0 && errno == ESRCH
    }
}
