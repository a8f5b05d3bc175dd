import Workspace

/// What `gen init` says at its end: what was read, and the commands that lead to files that are checked in and guarded.
struct StarterReport {
    let schemas: [FoundSchema]
    let choice: StarterChoice

    /// Nil outside of a repository.
    let surroundings: StarterSurroundings?

    var text: String {
        let list = schemas.map { schema in
            "  \(schema.paths.joined(separator: ", ")): \(schema.summary)\n"
        }.joined()
        let steps = [reading, writing] + guards
        let numbered = steps.enumerated().map { "\($0 + 1). \($1)" }
        return "wrote gen.yml, which reads:\n\n\(list)\nNext:\n\n" + numbered.joined(separator: "\n")
            + "\nThe targets and folders are in gen.yml: change them as you like.\n"
    }

    private var reading: String {
        schemas.contains { $0.errorCount > 0 }
            ? "Correct the documents: this shows the errors, and what was read.\n\n     gen inspect\n"
            : "Compare what was read with the documents.\n\n     gen inspect\n"
    }

    private var writing: String {
        let documents = schemas.flatMap(\.paths)
        let words = ["gen.yml", ".gen-manifest.json"] + documents + [choice.folder]
        let add =
            surroundings == nil
            ? "" : "     git add \(words.map(ShellWord.quoted).joined(separator: " "))\n     git commit\n"
        return "Write the files, and check them in together with the documents.\n\n     gen\n\(add)"
    }

    private var guards: [String] {
        var steps = [
            "Let CI fail if the files are not what the documents say, or if CloudKit or a store would refuse them.\n\n"
                + "     gen check\n     gen lint\n"
        ]
        guard let surroundings else { return steps }
        if !surroundings.hasWorkflow {
            steps[0] += """

                   On GitHub this is a workflow. Set the address of gen in it, and check it in.

                     mkdir -p \(surroundings.wayUp).github/workflows
                     gen init --print workflow > \(surroundings.wayUp).github/workflows/gen.yml
                     git add \(surroundings.wayUp).github/workflows/gen.yml

                """
        }
        steps.append(
            """
            Once a version of the app is out, record its schema. CI then fails if a change breaks an app in production.

                 gen lock
                 git add gen.lock.json

               'gen breaking' tells what a change breaks, and for whom.

            """)
        steps.append(
            surroundings.hasHook
                ? "Add 'gen check' to the pre-commit hook, which then refuses what CI would.\n"
                : "Let git refuse a commit that CI would, if you like.\n\n"
                    + "     gen init --print hook > \"$(git rev-parse --git-path hooks)/pre-commit\"\n"
                    + "     chmod +x \"$(git rev-parse --git-path hooks)/pre-commit\"\n")
        return steps
    }
}
