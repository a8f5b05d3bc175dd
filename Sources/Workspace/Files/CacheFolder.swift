#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Where programs keep what they can make again: a folder of the user's, apart from every project.
package enum CacheFolder {
    private static let name = "gen"

    /// The folder of `gen`: what `GEN_CACHE` names, or where the system has such folders. Nil where there shall be none.
    package static var path: String? {
        if let folder = variable("GEN_CACHE") { return folder.hasPrefix("/") ? folder : nil }
        if let folder = variable("XDG_CACHE_HOME"), folder.hasPrefix("/") {
            return PathText.joined(folder, name)
        }
        guard let home = variable("HOME"), home.hasPrefix("/") else { return nil }
        #if canImport(Darwin)
            return PathText.joined(home, "Library/Caches/\(name)")
        #else
            return PathText.joined(home, ".cache/\(name)")
        #endif
    }

    private static func variable(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }

    /// Removes what nobody has written for so many days from a folder.
    static func removeFiles(in folder: String, named suffix: String, olderThan days: Int) {
        guard let names = try? Folders.names(in: folder) else { return }
        let limit = time(nil) - days * 86_400
        for path in names.filter({ $0.hasSuffix(suffix) }).map({ PathText.joined(folder, $0) }) {
            if let written = modificationTime(of: path), written < limit { unlink(path) }
        }
    }

    /// In seconds since 1970; nil for what is no file.
    private static func modificationTime(of path: String) -> Int? {
        var status = stat()
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        #if canImport(Darwin)
            return Int(status.st_mtimespec.tv_sec)
        #else
            return Int(status.st_mtim.tv_sec)
        #endif
    }
}
