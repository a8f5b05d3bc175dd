import ArgumentParser
import SchemaComparison
import Workspace

/// A text that `gen init --print` gives to copy: what guards a project that has a configuration.
enum StarterFile: String, CaseIterable, ExpressibleByArgument {
    case workflow, hook

    func text(configuration: String?) -> String {
        let option = configuration.map { " --config \(ShellWord.quoted($0))" } ?? ""
        return switch self {
        case .workflow: Self.workflow(configuration, option)
        case .hook: Self.hook(option)
        }
    }

    /// The lock that stands beside a configuration.
    private static func lock(beside configuration: String?) -> String {
        PathText.joined(PathText.folder(of: configuration ?? ""), ReleaseLock.fileName)
    }

    private static func hook(_ option: String) -> String {
        """
        #!/bin/sh
        # Refuses a commit whose generated files are not what its documents say, or whose documents have errors that 'gen lint'
        # finds. It judges what would be committed, not the working copy. 'git commit --no-verify' skips it.
        set -e
        staged=$(mktemp -d)
        trap 'rm -rf "$staged"' EXIT
        git checkout-index --all --prefix="$staged/"
        cd "$staged"
        gen check --diff none\(option)
        gen lint\(option)

        """
    }

    /// `configuration` is nil where the commands find it themselves.
    private static func workflow(_ configuration: String?, _ option: String) -> String {
        let lock = lock(beside: configuration)
        let configuration = configuration.map { " " + ShellWord.quoted($0) } ?? ""
        return """
            # A workflow for GitHub. It belongs in .github/workflows/gen.yml of the app; set GEN to the address of gen's repository.
            name: gen
            on: [pull_request]
            env:
              GEN: https://example.com/gen.git
            jobs:
              check:
                runs-on: ubuntu-latest
                container: swift:6.2
                permissions:
                  contents: read
                steps:
                  - uses: actions/checkout@v4
                  - name: Build gen
                    run: |
                      apt-get update && apt-get install -y git libcmark-dev pkg-config
                      git clone --depth 1 "$GEN" /tmp/gen
                      swift build --package-path /tmp/gen -c release --product gen
                      cp /tmp/gen/.build/release/gen /usr/local/bin/
                  - name: The generated files are what the documents say
                    run: gen check --diagnostics github\(option)
                  - name: The documents keep what their stores ask for
                    run: gen lint --diagnostics github\(option)
                  # Add '--level json', 'sql' or 'source' to keep readers of exports, databases or callers of the Swift from breaking too.
                  - name: Apps in production keep syncing
                    if: hashFiles('\(lock)') != ''
                    run: gen breaking --level cloudkit --diagnostics github\(configuration)

            """
    }
}
