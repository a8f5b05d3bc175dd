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

/// The system's `read`, which the type's own method of that name hides.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(descriptor, buffer, count)
}
