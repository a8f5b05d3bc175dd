import Foundation
import TestSupport

/// Makes one system call of a run fail, or be its last: a library that stands before the system's own.
///
/// Counted are the calls that are about files below a folder.
struct FaultInjection {
    /// Linux only: elsewhere programs are protected against libraries that stand before the system's.
    static let isPossible = FileManager.default.fileExists(atPath: "/proc/self/exe") && compiler != nil

    private static let compiler = ["clang", "cc"].first { Command.isInstalled($0) }

    /// What becomes of the call.
    enum Fault: String, CaseIterable {
        /// The process is killed before it.
        case kill

        /// It writes half of what it shall; then the process is killed. Other calls are carried out first.
        case tear

        /// It fails: because the disk is full, because it cannot be read, or because it may not be written, in turn.
        case refuse
    }

    /// What a run with a fault did.
    struct Outcome {
        /// The call that was hit, such as `rename`; nil where the run had fewer calls.
        let call: String?
        let command: Command.Outcome
    }

    private let library: URL

    init(in folder: URL) throws {
        library = folder.appending(path: "fault.so")
        let source = folder.appending(path: "fault.c")
        try Data(Self.source.utf8).write(to: source)
        let outcome = try Command(
            Self.compiler ?? "cc", ["-shared", "-fPIC", "-O1", "-o", library.path, source.path, "-ldl"]
        ).run()
        guard outcome.status == 0 else { throw Failure(message: outcome.errors) }
    }

    /// Runs `gen` in a folder; the call of that number, from 1, is hit.
    func run(_ arguments: [String], in folder: URL, _ fault: Fault, at number: Int) throws -> Outcome {
        let log = library.deletingLastPathComponent().appending(path: "fault.log")
        try? FileManager.default.removeItem(at: log)
        let environment = [
            "LD_PRELOAD": library.path, "FAULT": fault.rawValue, "FAULT_AT": "\(number)",
            "FAULT_LOG": log.path, "FAULT_BELOW": folder.path + "/",
            // One thread, so that the calls come in the same order.
            "LIBDISPATCH_COOPERATIVE_POOL_STRICT": "1",
        ]
        let command = try Command(Project.executable.path, arguments, in: folder, environment: environment)
            .run()
        return Outcome(call: try? String(contentsOf: log, encoding: .utf8), command: command)
    }

    private struct Failure: Error {
        let message: String
    }

    private static let source = """
        #define _GNU_SOURCE
        #include <dlfcn.h>
        #include <errno.h>
        #include <fcntl.h>
        #include <signal.h>
        #include <stdarg.h>
        #include <stdatomic.h>
        #include <stdlib.h>
        #include <string.h>
        #include <sys/stat.h>
        #include <sys/syscall.h>
        #include <unistd.h>

        static atomic_int calls;
        static char watched[4096];

        static int is_watched(const char *path) {
            const char *below = getenv("FAULT_BELOW");
            return below && path && strncmp(path, below, strlen(below)) == 0;
        }

        static int is_watched_file(int file) { return file >= 0 && file < 4096 && watched[file]; }

        static int is_hit(const char *call) {
            if (atomic_fetch_add(&calls, 1) + 1 != atoi(getenv("FAULT_AT"))) return 0;
            int log = syscall(SYS_openat, AT_FDCWD, getenv("FAULT_LOG"), O_WRONLY | O_CREAT | O_TRUNC, 0600);
            syscall(SYS_write, log, call, strlen(call));
            syscall(SYS_close, log);
            if (strcmp(getenv("FAULT"), "kill") == 0) raise(SIGKILL);
            return 1;
        }

        static int reason(void) {
            int reasons[] = { ENOSPC, EIO, EACCES };
            return reasons[atoi(getenv("FAULT_AT")) % 3];
        }

        static int is_torn(void) { return strcmp(getenv("FAULT"), "tear") == 0; }

        #define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

        #define PATH_CALL(name, signature, arguments, path)       \\
            int name signature {                                  \\
                if (is_watched(path) && is_hit(#name)) {          \\
                    if (is_torn()) {                              \\
                        REAL(name) arguments;                     \\
                        raise(SIGKILL);                           \\
                    }                                             \\
                    errno = reason();                \\
                    return -1;                                    \\
                }                                                 \\
                return REAL(name) arguments;                      \\
            }

        PATH_CALL(rename, (const char *from, const char *to), (from, to), to)
        PATH_CALL(unlink, (const char *path), (path), path)
        PATH_CALL(mkdir, (const char *path, mode_t mode), (path, mode), path)
        PATH_CALL(rmdir, (const char *path), (path), path)

        static int open_file(const char *path, int flags, mode_t mode) {
            int is_mine = is_watched(path) && !(flags & O_DIRECTORY);
            // To be killed before reading is to be killed before what follows.
            int is_counted = is_mine && ((flags & O_CREAT) || strcmp(getenv("FAULT"), "refuse") == 0);
            if (is_counted && is_hit(flags & O_CREAT ? "create" : "open") && !is_torn()) {
                errno = reason();
                return -1;
            }
            int file = syscall(SYS_openat, AT_FDCWD, path, flags, mode);
            if (is_mine && file >= 0 && file < 4096) watched[file] = (flags & O_CREAT) != 0;
            return file;
        }

        int open(const char *path, int flags, ...) {
            va_list list;
            va_start(list, flags);
            mode_t mode = va_arg(list, mode_t);
            va_end(list);
            return open_file(path, flags, mode);
        }

        int open64(const char *path, int flags, ...) {
            va_list list;
            va_start(list, flags);
            mode_t mode = va_arg(list, mode_t);
            va_end(list);
            return open_file(path, flags, mode);
        }

        int fchmod(int file, mode_t mode) {
            if (is_watched_file(file) && is_hit("fchmod") && !is_torn()) {
                errno = reason();
                return -1;
            }
            return REAL(fchmod)(file, mode);
        }

        ssize_t write(int file, const void *bytes, size_t count) {
            if (is_watched_file(file) && is_hit("write")) {
                if (is_torn()) {
                    REAL(write)(file, bytes, count / 2);
                    raise(SIGKILL);
                }
                errno = reason();
                return -1;
            }
            return REAL(write)(file, bytes, count);
        }

        int close(int file) {
            if (is_watched_file(file)) {
                watched[file] = 0;
                if (is_hit("close") && !is_torn()) {
                    REAL(close)(file);
                    errno = reason();
                    return -1;
                }
            }
            return REAL(close)(file);
        }
        """
}
