import ArgumentParser

@main
struct Gen: ParsableCommand {
    func run() {}
}
