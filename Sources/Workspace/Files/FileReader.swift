#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Reads whole files.
package enum FileReader {
    package static func read(_ path: String) throws(FileError) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileError(.read, path, code: errno) }
        defer { close(descriptor) }
        return try read(descriptor, named: path)
    }

    package static func readStandardInput() throws(FileError) -> [UInt8] {
        try read(STDIN_FILENO, named: "<stdin>")
    }

    /// What stands at a path, and its bytes if it is a file. Links are not followed, pipes not waited for.
    static func entry(at path: String) throws(FileError) -> Entry {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard descriptor >= 0 else {
            switch errno {
            case ENOENT: return .nothing
            case ELOOP: return .symbolicLink
            case ENOTDIR: return .belowFile
            case ENAMETOOLONG: return .nameTooLong
            case ENXIO: return .other
            case let code: throw FileError(.read, path, code: code)
            }
        }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw FileError(.read, path, code: errno) }
        switch status.st_mode & S_IFMT {
        case S_IFREG:
            let identity = FileIdentity(device: UInt64(status.st_dev), number: UInt64(status.st_ino))
            let text = try read(descriptor, named: path)
            return .file(text, permissions: UInt32(status.st_mode & 0o7777), identity)
        case S_IFDIR: return .folder
        default: return .other
        }
    }

    package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

    /// Whether something that can be read like a file is there: no folder.
    package static func isReadable(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFDIR
    }

    enum Entry {
        case nothing, folder, symbolicLink, belowFile, nameTooLong, other
        case file([UInt8], permissions: UInt32, FileIdentity)
    }

    private static func read(_ descriptor: Int32, named path: String) throws(FileError) -> [UInt8] {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw FileError(.read, path, code: errno) }
        // One byte more than the file has, so that its end is found without growing.
        var bytes = [UInt8](repeating: 0, count: max(Int(status.st_size), 0) + 1)
        var count = 0
        while true {
            if count == bytes.count { bytes.append(contentsOf: repeatElement(0, count: max(count, 65_536))) }
            let got = bytes.withUnsafeMutableBytes { buffer in
                systemRead(descriptor, buffer.baseAddress?.advanced(by: count), buffer.count - count)
            }
            if got == 0 { break }
            if got < 0 {
                if errno == EINTR { continue }
                throw FileError(.read, path, code: errno)
            }
            count += got
        }
        bytes.removeSubrange(count...)
        return bytes
    }
}

/// What tells whether two paths are one file.
struct FileIdentity: Hashable, Sendable {
    let device: UInt64
    let number: UInt64
}

/// The system's `read`, which the type's own method of that name hides.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(descriptor, buffer, count)
}
