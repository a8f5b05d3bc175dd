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
        if let other = pathsByFoldedPath.updateValue(path, forKey: path.lowercased())
            ?? pathsByPlace.updateValue(path, forKey: place)
        {
            obstacles.append(Obstacle(path: path, reason: .sameAs(other)))
        } else if Self.isTooLong(path) {
            obstacles.append(Obstacle(path: path, reason: .nameTooLong))
        } else if path == Manifest.fileName {
            obstacles.append(Obstacle(path: path, reason: .nameUnusable))
        } else {
            paths.insert(path)
            files.append(PlannedFile(path: path, text: text))
        }
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
