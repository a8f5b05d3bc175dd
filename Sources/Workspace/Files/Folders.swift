#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Folders on disk.
package enum Folders {
    /// The absolute path of the working directory.
    package static func working() throws(FileError) -> String {
        guard let path = getcwd(nil, 0) else { throw FileError(.read, ".", code: errno) }
        defer { free(path) }
        return String(cString: path)
    }

    /// Creates a folder and those above it where they are missing.
    package static func create(_ path: String) throws(FileError) {
        if path.isEmpty || mkdir(path, 0o777) == 0 || errno == EEXIST { return }
        let code = errno
        guard code == ENOENT else { throw FileError(.create, path, code: code) }
        try create(PathText.folder(of: path))
        if mkdir(path, 0o777) != 0, errno != EEXIST { throw FileError(.create, path, code: errno) }
    }

    /// The names of what a folder holds, in no order.
    static func names(in path: String) throws(FileError) -> [String] {
        guard let stream = opendir(path) else { throw FileError(.read, path, code: errno) }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            names.append(name)
        }
        return names
    }

    /// Removes a folder and those above it as long as they are empty, up to another, which stays.
    static func removeEmpty(_ path: String, below root: String) {
        var path = path
        while path != root, PathText.contains(root, path), rmdir(path) == 0 {
            path = PathText.folder(of: path)
        }
    }

    /// The first link on the way to a folder, itself included, that leads nowhere or back to itself.
    static func brokenLink(on path: String) -> String? {
        var status = stat()
        if path.isEmpty || stat(path, &status) == 0 { return nil }
        if let above = brokenLink(on: PathText.folder(of: path)) { return above }
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK ? path : nil
    }

    /// Where a path leads once every link in it is followed; what does not exist yet is taken as it is.
    static func resolved(_ path: String) -> String {
        if let real = realpath(path, nil) {
            defer { free(real) }
            return String(cString: real)
        }
        let parent = PathText.folder(of: path)
        if parent.isEmpty || parent == path { return path }
        return PathText.joined(resolved(parent), PathText.name(of: path))
    }
}
