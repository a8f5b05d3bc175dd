import Foundation
import TestSupport
import Testing

/// `gen lint` by its output and its status.
struct LintTests {
    private static let model = """
        # SwiftData models

        ## Trip

        | Property | Type |
        | --- | --- |
        | `title` | String? |
        | `days` | Int |
        """

    private static let configuration = """
        version: 1
        schemas:
          - name: Trips
            documents: [Schema.md]
            outputs:
              - { target: swift, path: Generated }

        """

    @Test func errorsAreStatusOne() throws {
        try Project.run(["Schema.md": Self.model]) { project in
            let outcome = try project.gen("lint", "Schema.md")
            #expect(outcome.status == 1)
            #expect(outcome.output == "1 error; judged by swiftdata-cloudkit\n")
            #expect(
                outcome.errors == """
                    Schema.md:8:3: error: 'Trip.days' is neither optional nor has a default [lint.default]
                      8 | | `days` | Int |
                        |   ^~~~~~ give it a default on its declaration, or make it optional

                    """)
        }
    }

    @Test func nothingIsStatusZero() throws {
        try Project.run(["Schema.md": Sample.document]) { project in
            let outcome = try project.gen("lint", "Schema.md")
            #expect(outcome.status == 0 && outcome.output == "no findings; judged by cloudkit\n")
            let quiet = try project.gen("lint", "--quiet", "Schema.md")
            #expect(quiet.output.isEmpty)
        }
    }

    @Test func theConfigurationSetsSeveritiesAndProfiles() throws {
        let settings = "lint:\n  profiles: [swiftdata-cloudkit]\n  severities: { lint.default: warning }\n"
        try Project.run(["gen.yml": Self.configuration + settings, "Schema.md": Self.model]) { project in
            let warned = try project.gen("lint")
            #expect(warned.status == 0 && warned.output == "1 warning; judged by swiftdata-cloudkit\n")
            let named = try project.gen("lint", "--config", "gen.yml", "Schema.md")
            #expect(named.status == 0)
            let chosen = try project.gen("lint", "--profile", "cloudkit")
            #expect(chosen.output == "no findings; judged by cloudkit\n")
            try project.put(
                Self.configuration + "lint: { severities: { lint.default: off } }\n", at: "gen.yml")
            let off = try project.gen("lint")
            #expect(off.status == 0 && off.output == "no findings; judged by swiftdata-cloudkit\n")
        }
    }

    @Test(arguments: [
        ("lint: { severities: { lint.defautl: off } }", "did you mean 'lint.default'?"),
        ("lint: { profiles: [cloudkitt] }", "did you mean 'cloudkit'?"),
        ("lint: { severities: { lint.default: loud } }", "possible are: error, warning, note, off"),
        ("lint: { profile: [cloudkit] }", "did you mean 'profiles'?"),
    ])
    func whatTheConfigurationDoesNotKnowIsRefused(lines: String, remedy: String) throws {
        try Project.run(["gen.yml": Self.configuration + lines + "\n", "Schema.md": Self.model]) { project in
            for command in ["lint", "check"] {
                let outcome = try project.gen(command)
                #expect(outcome.status == 64 && outcome.errors.contains(remedy), "\(outcome.errors)")
            }
        }
    }

    @Test func whatKeepsADocumentFromBeingReadIsTold() throws {
        try Project.run(["Schema.md": Sample.wrongDocument]) { project in
            let outcome = try project.gen("lint", "Schema.md")
            #expect(outcome.status == 1 && outcome.errors.contains("[type.unknown]"))
        }
    }

    @Test func rulesAreListed() throws {
        try Project.run { project in
            let all = try project.gen("lint", "--rules")
            #expect(all.status == 0 && all.output.contains("\nlint.size "))
            let some = try project.gen("lint", "--rules", "--profile", "sqlite")
            #expect(some.output.contains("lint.case ") && !some.output.contains("lint.size "))
            let page = try project.gen("explain-diagnostic", "lint.size")
            #expect(page.status == 0 && page.output.hasPrefix("lint.size: Data may outgrow its record\n"))
        }
    }

    @Test func helpHasAnExample() throws {
        try Project.run { project in
            let help = try project.gen("lint", "--help")
            #expect(help.output.contains("gen lint --profile swiftdata-cloudkit Docs/Schema.md"))
        }
    }
}
