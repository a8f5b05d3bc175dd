/// Paths as text, with slashes. Nothing here touches a disk.
package enum PathText {
    /// A path as seen from a folder; an absolute path stays as it is.
    package static func joined(_ folder: String, _ path: String) -> String {
        if path.hasPrefix("/") || folder.isEmpty { return path }
        if path.isEmpty || path == "." { return folder }
        return folder.hasSuffix("/") ? folder + path : folder + "/" + path
    }

    /// Without `.`, without `..` where something stands before it, without double and trailing slashes.
    ///
    /// For example: `./a//b/../c/` is `a/c`. What is left of nothing is `.`.
    package static func normalized(_ path: String) -> String {
        let isAbsolute = path.hasPrefix("/")
        var parts: [Substring] = []
        for part in path.split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." {
                parts.removeLast()
            } else if part != ".." || !isAbsolute {
                parts.append(part)
            }
        }
        let text = parts.joined(separator: "/")
        if isAbsolute { return "/" + text }
        return text.isEmpty ? "." : text
    }

    /// How an absolute path is reached from an absolute folder. For example: `../b/c` from `/x/a` to `/x/b/c`.
    package static func relative(_ path: String, to folder: String) -> String {
        let target = normalized(path).split(separator: "/")
        let base = normalized(folder).split(separator: "/")
        let shared = zip(target, base).prefix { $0 == $1 }.count
        let up = Array(repeating: Substring(".."), count: base.count - shared)
        let parts = up + target[shared...]
        return parts.isEmpty ? "." : parts.joined(separator: "/")
    }

    /// The folder part; empty where there is none.
    package static func folder(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    package static func name(of path: String) -> String {
        path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.utf8.index(after: $0)...]) } ?? path
    }

    /// Whether a normalised relative path leads up.
    package static func leadsUp(_ path: String) -> Bool { path == ".." || path.hasPrefix("../") }

    /// Whether a normalised path is a folder or stands in it.
    package static func contains(_ folder: String, _ path: String) -> Bool {
        if folder == "." { return !leadsUp(path) && !path.hasPrefix("/") }
        return path == folder || path.hasPrefix(folder + "/")
    }
}
