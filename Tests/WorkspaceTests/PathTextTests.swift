import Testing
import Workspace

/// Paths as text.
struct PathTextTests {
    @Test(arguments: [
        ("a/b", "a/b"), ("./a//b/../c/", "a/c"), (".", "."), ("", "."), ("a/..", "."), ("../a", "../a"),
        ("a/../../b", "../b"), ("/a/../../b", "/b"), ("/", "/"), ("../../..", "../../.."), ("ä/./ö", "ä/ö"),
    ])
    func normalized(_ path: String, _ expected: String) {
        #expect(PathText.normalized(path) == expected)
    }

    @Test(arguments: [
        ("/x/b/c", "/x/a", "../b/c"), ("/x/a/b", "/x/a", "b"), ("/x/a", "/x/a", "."), ("/y", "/", "y"),
        ("/", "/a/b", "../.."), ("/x/ab", "/x/a", "../ab"),
    ])
    func relative(_ path: String, _ folder: String, _ expected: String) {
        #expect(PathText.relative(path, to: folder) == expected)
    }

    @Test(arguments: [
        ("a", "a/b", true), ("a", "a", true), ("a", "ab", false), (".", "a", true), (".", "../a", false),
        ("/", "/", true),
    ])
    func contains(_ folder: String, _ path: String, _ expected: Bool) {
        #expect(PathText.contains(folder, path) == expected)
    }

    @Test func parts() {
        #expect(PathText.folder(of: "a/b.c") == "a")
        #expect(PathText.folder(of: "b.c") == "")
        #expect(PathText.folder(of: "/b") == "/")
        #expect(PathText.name(of: "a/b.c") == "b.c")
        #expect(PathText.name(of: "b.c") == "b.c")
        #expect(PathText.joined("a", "/b") == "/b")
        #expect(PathText.joined("/", "b") == "/b")
        #expect(PathText.joined("", "b") == "b")
        #expect(PathText.joined("a", ".") == "a")
    }
}
