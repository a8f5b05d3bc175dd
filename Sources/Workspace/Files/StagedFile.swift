#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A file that is written whole beside its place and then renamed, so that nobody ever sees half of it.
///
/// Nothing waits for the disk (`fsync`): what a power cut loses, the next run writes again.
struct StagedFile: Sendable {
    let path: String
    let temporaryPath: String

    /// Writes the text. `mark` makes the temporary name unique among all runs and files.
    init(_ text: [UInt8], for path: String, permissions: UInt32?, mark: String) throws(FileError) {
        self.path = path
        temporaryPath = PathText.joined(PathText.folder(of: path), TemporaryName.make(mark: mark))
        let descriptor = open(temporaryPath, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o666)
        guard descriptor >= 0 else { throw FileError(.write, path, code: errno) }
        do throws(FileError) {
            defer { close(descriptor) }
            if let permissions { fchmod(descriptor, mode_t(permissions)) }
            try text.write(to: descriptor, named: path)
        } catch {
            discard()
            throw error
        }
    }

    /// Puts it in its place.
    func commit() throws(FileError) {
        if rename(temporaryPath, path) != 0 { throw FileError(.write, path, code: errno) }
    }

    func discard() { unlink(temporaryPath) }

    /// Removes a file; one that is gone already is no error.
    static func remove(_ path: String) throws(FileError) {
        if unlink(path) != 0, errno != ENOENT { throw FileError(.remove, path, code: errno) }
    }
}
