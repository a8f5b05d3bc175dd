import Output

/// All files of a run by their paths, checked so that none stands outside its output or on top of another.
struct PlannedFileCollection {
    private(set) var files: [PlannedFile] = []
    private(set) var obstacles: [Obstacle] = []
    private let root: String
    private var paths: Set<String> = []

    /// What file systems allow, in bytes.
    private static let longestName = 255

    /// What a file system without regard to case would take for one.
    private var pathsByFoldedPath: [String: String] = [:]

    /// The same with the links on the way followed: two outputs may reach one folder by two paths.
    private var pathsByPlace: [String: String] = [:]
    private var places: [String: String] = [:]

    init(root: String) {
        self.root = root
    }

    func contains(_ path: String) -> Bool { paths.contains(path) }

    /// The planned path that is the same but for case.
    func path(foldingTo path: String) -> String? { pathsByFoldedPath[path.lowercased()] }

    mutating func add(_ output: WorkspaceOutput) {
        if let link = Folders.brokenLink(on: PathText.joined(root, output.folder)) {
            let shown = PathText.contains(root, link) ? PathText.relative(link, to: root) : link
            obstacles.append(Obstacle(path: output.path, reason: .leadsNowhere(link: shown)))
            return
        }
        if leadsOutside(output.folder) {
            obstacles.append(Obstacle(path: output.path, reason: .leadsOutside))
            return
        }
        for file in output.files {
            switch output.layout {
            case .file: add(output.path, file.text)
            case .folder where Self.isUsable(file.name): add(file, in: output)
            case .folder: obstacles.append(Obstacle(path: file.name, reason: .nameUnusable))
            }
        }
    }

    /// A bundle has folders of its own, which may be links as well.
    private mutating func add(_ file: GeneratedFile, in output: WorkspaceOutput) {
        let path = output.path == "." ? file.name : PathText.joined(output.path, file.name)
        if file.name.utf8.contains(UInt8(ascii: "/")), leadsOutside(PathText.folder(of: path)) {
            obstacles.append(Obstacle(path: path, reason: .leadsOutside))
        } else {
            add(path, file.text)
        }
    }

    private mutating func add(_ path: String, _ text: [UInt8]) {
        let place = place(of: path)
        if let other = pathsByFoldedPath.updateValue(path, forKey: path.lowercased()) {
            obstacles.append(Obstacle(path: path, reason: .sameAs(other)))
        } else if let other = pathsByPlace.updateValue(path, forKey: place) {
            obstacles.append(Obstacle(path: path, reason: .linkedTo(other)))
        } else if Self.isTooLong(path) {
            obstacles.append(Obstacle(path: path, reason: .nameTooLong))
        } else if PathText.name(of: path).lowercased() == Manifest.fileName {
            obstacles.append(Obstacle(path: path, reason: .manifest))
        } else {
            paths.insert(path)
            files.append(PlannedFile(path: path, text: text))
        }
    }

    /// What stands below a file of another output, found when all are here.
    var nested: [Obstacle] {
        let names = Dictionary(files.map { ($0.path.lowercased(), $0.path) }) { first, _ in first }
        var fileAbove: [String: String?] = [:]
        return files.compactMap { file in
            let folder = PathText.folder(of: file.path).lowercased()
            let above = fileAbove[folder] ?? Self.ancestors(of: folder).firstNonNil { names[$0] }
            fileAbove[folder] = above
            return above.map { Obstacle(path: file.path, reason: .below($0)) }
        }
    }

    /// A folder and those above it.
    private static func ancestors(of folder: String) -> some Sequence<String> {
        sequence(first: folder) { PathText.folder(of: $0) }.prefix { !$0.isEmpty && $0 != "/" }
    }

    private mutating func place(of path: String) -> String {
        let folder = PathText.folder(of: path)
        let known = places[folder]
        let place = known ?? Folders.resolved(PathText.joined(root, folder)).lowercased()
        if known == nil { places[folder] = place }
        return PathText.joined(place, PathText.name(of: path).lowercased())
    }

    private static func isTooLong(_ path: String) -> Bool {
        path.utf8.count > longestName
            && path.split(separator: "/").contains { $0.utf8.count > longestName }
    }

    /// Parts of a path that lead downwards, each one that every system allows.
    private static func isUsable(_ name: String) -> Bool {
        let hasForbidden = name.utf8.contains { $0 < 0x20 || $0 == UInt8(ascii: "\\") }
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        return !hasForbidden && parts.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }
    }

    /// A folder in the workspace stays in it when its links are followed. One that is named as being outside
    /// is where the user wants it.
    private func leadsOutside(_ folder: String) -> Bool {
        guard !PathText.leadsUp(folder), !folder.hasPrefix("/") else { return false }
        return !PathText.contains(Folders.resolved(root), Folders.resolved(PathText.joined(root, folder)))
    }
}

extension Sequence {
    /// What a function makes of the first element of which it makes anything.
    fileprivate func firstNonNil<Value>(_ transform: (Element) -> Value?) -> Value? {
        lazy.compactMap(transform).first
    }
}
