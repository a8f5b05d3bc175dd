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
}
