#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Writes a file that a user names on the command line, apart from what the manifest knows.
package enum FileWriter {
    /// A file is replaced as a whole, if what it holds may be lost; what is no file, such as a pipe, gets the bytes.
    package static func write(
        _ bytes: [UInt8], to path: String, replacing mayBeLost: ([UInt8]) -> Bool
    ) throws(FileError) {
        if isStream(path) {
            let descriptor = open(path, O_WRONLY | O_CLOEXEC)
            guard descriptor >= 0 else { throw FileError(.write, path, code: errno) }
            defer { close(descriptor) }
            return try bytes.write(to: descriptor, named: path)
        }
        if FileReader.isReadable(path), !mayBeLost(try FileReader.read(path)) {
            throw FileError(.write, path, code: EEXIST)
        }
        let file = try StagedFile(bytes, for: path, permissions: nil, mark: "0-0")
        do throws(FileError) {
            try file.commit()
        } catch {
            file.discard()
            throw error
        }
    }

    /// Whether something that is neither a file nor a folder answers to the path.
    static func isStream(_ path: String) -> Bool {
        var status = stat()
        guard stat(path, &status) == 0 else { return false }
        let kind = status.st_mode & S_IFMT
        return kind != S_IFREG && kind != S_IFDIR
    }
}
