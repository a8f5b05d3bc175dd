import ArgumentParser
import Diagnostics
import Workspace

/// All that `gen` ever exits with.
enum ExitStatus: Int32 {
    case done = 0

    /// It beats `filesDiffer`.
    case documentHasErrors = 1

    /// `gen check` found something to write.
    case filesDiffer = 2

    /// Wrong usage or configuration: `EX_USAGE`.
    case wrongUsage = 64

    /// Something could not be read or written, or stands in the way: `EX_IOERR`.
    case inputOutput = 74
}

extension AsyncParsableCommand {
    /// Runs a command's body and exits with what it says; what the world refused is reported here.
    func finish(
        _ options: DiagnosticOptions, _ body: (Reporter) async throws -> ExitStatus
    ) async throws {
        let reporter = Reporter(options)
        var status = try await outcome(of: body, reporter)
        do throws(FileError) {
            try reporter.finish()
        } catch {
            Reporter().complain("\(error)", .fileUnusable)
            status = .inputOutput
        }
        if status != .done { throw ExitCode(status.rawValue) }
    }

    private func outcome(
        of body: (Reporter) async throws -> ExitStatus, _ reporter: Reporter
    ) async throws -> ExitStatus {
        do {
            return try await body(reporter)
        } catch let error as ReportedError {
            return error.status
        } catch let error as UsageError {
            reporter.complain("\(error)", .usageWrong)
            return .wrongUsage
        } catch let error as ConfigurationSearchError {
            reporter.complain("\(error)", .usageWrong)
            return .wrongUsage
        } catch let error as FileError {
            reporter.complain("\(error)", .fileUnusable)
            return .inputOutput
        } catch let error as InterruptedWriteError {
            reporter.complain("\(error)", .fileUnusable)
            return .inputOutput
        } catch let error as ManifestError {
            reporter.complain("\(error)", .fileUnusable)
            return .inputOutput
        }
    }
}
