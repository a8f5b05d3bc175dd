import ArgumentParser
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
    func finish(_ body: () async throws -> ExitStatus) async throws {
        let status: ExitStatus
        do {
            status = try await body()
        } catch let error as ReportedError {
            status = error.status
        } catch let error as UsageError {
            Terminal.complain("\(error)")
            status = .wrongUsage
        } catch let error as ConfigurationSearchError {
            Terminal.complain("\(error)")
            status = .wrongUsage
        } catch let error as FileError {
            Terminal.complain("\(error)")
            status = .inputOutput
        } catch let error as ManifestError {
            Terminal.complain("\(error)")
            status = .inputOutput
        }
        if status != .done { throw ExitCode(status.rawValue) }
    }
}
