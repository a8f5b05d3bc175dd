import Foundation
import TestSupport
import Testing

/// What somebody sees who sits before a terminal: questions, colours, and what takes long.
struct TerminalTests {
    /// Runs `gen` in a pseudo-terminal. What is typed ahead waits there.
    private static func run(
        _ arguments: [String], typing answers: String = "", in project: Project,
        environment: [String: String] = [:]
    ) throws -> Command.Outcome {
        let known = ["NO_COLOR": "", "TERM": "xterm"].merging(environment) { $1 }
        return try Command(
            "python3", ["-c", program, answers, Project.executable.path] + arguments, in: project.folder,
            environment: known
        ).run()
    }

    private static let program = """
        import os, pty, sys
        pid, terminal = pty.fork()
        if pid == 0:
            os.execv(sys.argv[2], sys.argv[2:])
        os.write(terminal, sys.argv[1].encode())
        shown = b""
        while True:
            try:
                data = os.read(terminal, 65536)
            except OSError:
                break
            if not data:
                break
            shown += data
        sys.stdout.buffer.write(shown.replace(b"\\r\\n", b"\\n"))
        sys.exit(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]))
        """

    @Test func initAsksWhatToTakeWhatToWriteAndWhere() throws {
        try Project.run(["Docs/Schema.md": Sample.document, "Old.md": Sample.document]) { project in
            let answers = "y\nn\nswft sqlite\nsqlite, swift\n../up\nModels\n"
            let outcome = try Self.run(["init"], typing: answers, in: project)
            #expect(outcome.status == 0, "\(outcome.output)")
            #expect(outcome.output.contains("unknown target 'swft'; did you mean 'swift'?"))
            #expect(outcome.output.contains("Where shall it go? A folder: [Generated] "))
            let text = try project.text("gen.yml")
            #expect(!text.contains("Old.md"))
            #expect(text.contains("\n      - { target: swift, path: Models/Swift }\n"), "\(text)")
            #expect(
                text.contains("\n      - { target: sqlite, path: Models/schema.sqlite.sql }\n"), "\(text)")
            #expect(text.contains("\n      # - { target: dedupe, path: Models/Dedupe }\n"), "\(text)")
            #expect(try project.gen().status == 0)
            #expect(try project.files().contains("Models/Swift/Deck.swift"))
        }
    }

    @Test func initProposesWhatReturnTakes() throws {
        try Project.run(["Docs/Schema.md": Sample.document]) { project in
            #expect(try Self.run(["init"], typing: "\n\n\n", in: project).status == 0)
            let asked = try project.text("gen.yml")
            try project.remove("gen.yml")
            #expect(try project.gen("init").status == 0)
            #expect(try project.text("gen.yml") == asked)
            try project.remove("gen.yml")
            // Who says all on the command line is asked nothing.
            let arguments = ["init", "Docs/Schema.md", "--target", "swift", "--output", "Generated"]
            let outcome = try Self.run(arguments, in: project)
            #expect(outcome.status == 0 && !outcome.output.contains("What shall gen write?"))
            #expect(try project.text("gen.yml") == asked)
        }
    }

    @Test func coloursAreForTerminals() throws {
        try Project.run(["Wrong.md": Sample.wrongDocument]) { project in
            let arguments = ["inspect", "Wrong.md"]
            #expect(try Self.run(arguments, in: project).output.contains("\u{1B}["))
            for environment in [["NO_COLOR": "1"], ["TERM": "dumb"]] {
                let plain = try Self.run(arguments, in: project, environment: environment)
                #expect(!plain.output.contains("\u{1B}"), "\(environment)")
                #expect(plain.output.contains("error: unknown type 'Strng'"))
            }
            let piped = try project.gen(arguments)
            #expect(!(piped.output + piped.errors).contains("\u{1B}"))
        }
    }

    @Test func differencesAreColoured() throws {
        try Project.run(["gen.yml": Sample.configuration, "Docs/Schema.md": Sample.document]) { project in
            let outcome = try Self.run(["check"], in: project)
            #expect(outcome.status == 2)
            #expect(outcome.output.contains("\u{1B}[32m+"), "\(outcome.output.prefix(500))")
        }
    }

    /// The document is a pipe to which nothing is written until the line is there.
    @Test func whatTakesLongIsSaid() throws {
        try Project.run(["Schema.md": Sample.document]) { project in
            let arguments = ["generate", "pipe", "--target", "sqlite", "--output", "schema.sql"]
            let outcome = try Command(
                "python3", ["-c", Self.slowProgram, Project.executable.path] + arguments, in: project.folder,
                environment: ["TERM": "xterm"]
            ).run()
            let line = "\u{1B}[Kgen: reading 1 document …\r\u{1B}[Kcreated schema.sql\r\n"
            #expect(outcome.output.hasPrefix(line), "\(outcome.output)\(outcome.errors)")
        }
    }

    private static let slowProgram = """
        import os, pty, signal, sys
        signal.alarm(120)
        os.mkfifo("pipe")
        pipe = os.open("pipe", os.O_RDWR)
        pid, terminal = pty.fork()
        if pid == 0:
            os.execv(sys.argv[1], sys.argv[1:])
        shown = b""
        while b"\\r" not in shown:
            shown += os.read(terminal, 65536)
        os.write(pipe, open("Schema.md", "rb").read())
        os.close(pipe)
        while True:
            try:
                data = os.read(terminal, 65536)
            except OSError:
                break
            if not data:
                break
            shown += data
        sys.stdout.buffer.write(shown)
        """

    @Test func quietSaysNothing() throws {
        try Project.run(["gen.yml": Sample.configuration, "Docs/Schema.md": Sample.document]) { project in
            let check = try project.gen("check", "--quiet")
            #expect((check.status, check.output, check.errors) == (2, "", ""))
            let generate = try project.gen("--quiet")
            #expect((generate.status, generate.output, generate.errors) == (0, "", ""))
            #expect(try project.gen("check", "--quiet").status == 0)
        }
    }
}
