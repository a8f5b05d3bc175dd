import Workspace

/// The repository that a new configuration is to be checked in to.
struct StarterSurroundings {
    /// How the configuration's folder is reached from that of the repository: `.` for that folder itself.
    let folder: String

    /// Whether there is a hook already that a new one would overwrite.
    let hasHook: Bool

    /// Whether there is a workflow already that a new one would overwrite.
    let hasWorkflow: Bool

    /// Nil where the folder is in no repository of git's.
    init?(around folder: String) {
        var root = PathText.normalized(folder)
        while !FileReader.exists(PathText.joined(root, ".git")) {
            if root == "/" { return nil }
            root = PathText.folder(of: root)
        }
        let exists = { (path: String) in FileReader.exists(PathText.joined(root, path)) }
        self.folder = PathText.relative(folder, to: root)
        hasHook = exists(".git/hooks/pre-commit") || exists(".pre-commit-config.yaml")
        hasWorkflow = exists(".github/workflows/gen.yml")
    }

    /// The configuration as a command in the repository's folder names it; nil where it finds it itself.
    var configuration: String? { folder == "." ? nil : PathText.joined(folder, "gen.yml") }

    /// From the configuration's folder to that of the repository, with its slash.
    var wayUp: String {
        folder == "." ? "" : String(repeating: "../", count: folder.split(separator: "/").count)
    }
}
