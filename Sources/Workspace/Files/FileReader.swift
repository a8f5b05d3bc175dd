#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Reads whole files.
package enum FileReader {
    /// The longest document or configuration that is read: no schema is longer, and a device may never end.
    package static let mostBytes = 64 << 20

    /// How long a pipe may stay without anybody who writes to it, in milliseconds.
    private static let patience: Int32 = 10_000

    /// Reads a document or configuration, from a pipe, too, as long as somebody writes to it.
    package static func read(_ path: String) throws(FileError) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else {
            let code = errno
            throw FileError(.read, path, code: code == ENOENT && exists(path) ? ENOLINK : code)
        }
        defer { close(descriptor) }
        return try read(descriptor, named: path, atMost: mostBytes)
    }

    package static func readStandardInput() throws(FileError) -> [UInt8] {
        try read(STDIN_FILENO, named: "<stdin>", atMost: mostBytes)
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
            let text = try read(descriptor, status, named: path, atMost: .max)
            return .file(text, permissions: UInt32(status.st_mode & 0o7777), identity)
        case S_IFDIR: return .folder
        default: return .other
        }
    }

    /// Whether something is there, be it a link that leads nowhere.
    package static func exists(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }

    /// Which file a path leads to; nil where it leads to none.
    static func identity(of path: String) -> FileIdentity? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        return FileIdentity(device: UInt64(status.st_dev), number: UInt64(status.st_ino))
    }

    /// Whether something that can be read like a file is there: no folder.
    package static func isReadable(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFDIR
    }

    enum Entry {
        case nothing, folder, symbolicLink, belowFile, nameTooLong, other
        case file([UInt8], permissions: UInt32, FileIdentity)
    }

    private static func read(
        _ descriptor: Int32, named path: String, atMost limit: Int
    ) throws(FileError) -> [UInt8] {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw FileError(.read, path, code: errno) }
        return try read(descriptor, status, named: path, atMost: limit)
    }

    private static func read(
        _ descriptor: Int32, _ status: stat, named path: String, atMost limit: Int
    ) throws(FileError) -> [UInt8] {
        guard status.st_size <= limit else { throw FileError(.read, path, code: EFBIG) }
        // One byte more than the file has, so that its end is found without growing.
        var bytes = [UInt8](repeating: 0, count: max(Int(status.st_size), 0) + 1)
        var count = 0
        let isOrdinary = status.st_mode & S_IFMT == S_IFREG
        var awaitsWriter = status.st_mode & S_IFMT == S_IFIFO
        while true {
            if count == bytes.count { bytes.append(contentsOf: repeatElement(0, count: max(count, 65_536))) }
            let got = bytes.withUnsafeMutableBytes { buffer in
                systemRead(descriptor, buffer.baseAddress?.advanced(by: count), buffer.count - count)
            }
            if got < 0 {
                if errno == EINTR || errno == EAGAIN && wait(for: descriptor, -1) { continue }
                throw FileError(.read, path, code: errno)
            }
            if got == 0 {
                guard awaitsWriter, count == 0 else { break }
                awaitsWriter = false
                guard wait(for: descriptor, patience) else { throw FileError(.read, path, code: EPIPE) }
                continue
            }
            count += got
            guard count <= limit else { throw FileError(.read, path, code: EFBIG) }
            // Of an ordinary file the system gives all that there is, as far as there is room.
            if isOrdinary, count == Int(status.st_size), count < bytes.count { break }
        }
        bytes.removeSubrange(count...)
        return bytes
    }

    /// False where nothing came in time; a negative time has no end.
    private static func wait(for descriptor: Int32, _ milliseconds: Int32) -> Bool {
        var descriptor = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&descriptor, 1, milliseconds) > 0
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
