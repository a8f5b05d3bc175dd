import Foundation

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// What shows whether a file was written: a rename gives it another number, a write another time.
struct FileState: Hashable {
    let path: String
    let number: UInt64
    let modified: Int
    let modifiedNanoseconds: Int

    static func all(below folder: URL) throws -> [FileState] {
        try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted().map { path in
            var status = stat()
            guard stat(folder.path + "/" + path, &status) == 0 else {
                throw BenchmarkError("'\(path)' is gone")
            }
            #if canImport(Darwin)
                let time = status.st_mtimespec
            #else
                let time = status.st_mtim
            #endif
            return FileState(
                path: path, number: UInt64(status.st_ino), modified: Int(time.tv_sec),
                modifiedNanoseconds: Int(time.tv_nsec))
        }
    }

    static func texts(below folder: URL) throws -> [Data] {
        try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted().compactMap { path in
            let url = folder.appending(path: path)
            let isFolder = try url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory ?? false
            return isFolder ? nil : try Data(contentsOf: url)
        }
    }

    /// The plainest way there is.
    static func write(_ text: Data, to path: String) throws {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o666)
        guard descriptor >= 0 else { throw BenchmarkError("'\(path)' cannot be written") }
        defer { close(descriptor) }
        let written = text.withUnsafeBytes { systemWrite(descriptor, $0) }
        guard written == text.count else { throw BenchmarkError("'\(path)' was not written whole") }
    }
}

/// The system's `write`, which the type's own method of that name hides.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    write(descriptor, bytes.baseAddress, bytes.count)
}
