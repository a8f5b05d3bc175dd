import Foundation

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// One run of a program.
struct MeasuredProcess {
    let cost: Cost
    let status: Int32

    /// Runs it in the working directory. What it prints goes nowhere.
    init(_ executable: String, _ arguments: [String]) throws {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for stream in [STDOUT_FILENO, STDERR_FILENO] {
            posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0)
        }
        var words = ([executable] + arguments).map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        var process = pid_t()
        let start = ContinuousClock.now
        let code = posix_spawnp(&process, executable, &actions, nil, &words, environ)
        guard code == 0 else {
            throw BenchmarkError("'\(executable)' does not start: \(String(cString: strerror(code)))")
        }
        var usage = rusage()
        var status: Int32 = 0
        guard wait4(process, &status, 0, &usage) == process else {
            throw BenchmarkError("'\(executable)' is lost")
        }
        #if canImport(Darwin)
            let peakMemory = Int(usage.ru_maxrss)
        #else
            let peakMemory = Int(usage.ru_maxrss) * 1024
        #endif
        cost = Cost(
            seconds: (ContinuousClock.now - start).seconds,
            processorSeconds: usage.ru_utime.seconds + usage.ru_stime.seconds, peakMemory: peakMemory)
        self.status = status
    }

    /// What a run that must succeed took.
    static func cost(of executable: String, _ arguments: [String]) throws -> Cost {
        let process = try MeasuredProcess(executable, arguments)
        guard process.status == 0 else {
            throw BenchmarkError("'\(executable)' failed with status \(process.status >> 8)")
        }
        return process.cost
    }
}

extension timeval {
    fileprivate var seconds: Double { Double(tv_sec) + Double(tv_usec) / 1e6 }
}

/// The benchmark cannot go on.
struct BenchmarkError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}

extension Duration {
    var seconds: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }
}

extension [Double] {
    var median: Double { isEmpty ? 0 : sorted()[count / 2] }
}
