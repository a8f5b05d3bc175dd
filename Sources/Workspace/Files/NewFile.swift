#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A file that is made, and never replaced.
package enum NewFile {
    /// Returns whether it was made: false where something stands there already.
    package static func make(_ bytes: [UInt8], at path: String) throws(FileError) -> Bool {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o666)
        if descriptor < 0 {
            if errno == EEXIST || errno == ELOOP { return false }
            throw FileError(.create, path, code: errno)
        }
        defer { close(descriptor) }
        try bytes.write(to: descriptor, named: path)
        return true
    }

    /// The same where a file of the same kind may stand there already: that one is replaced. What is no file, such as a
    /// pipe, gets the bytes.
    package static func make(
        _ bytes: [UInt8], at path: String, replacing isReplaceable: ([UInt8]) -> Bool
    ) throws(FileError) -> Bool {
        if try make(bytes, at: path) { return true }
        if !FileWriter.isStream(path), try !isReplaceable(FileReader.read(path)) { return false }
        try FileWriter.write(bytes, to: path, replacing: isReplaceable)
        return true
    }
}
