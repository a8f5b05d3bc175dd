import Foundation

let arguments = try Arguments(CommandLine.arguments.dropFirst())
exit(await arguments.run() ? 0 : 1)
