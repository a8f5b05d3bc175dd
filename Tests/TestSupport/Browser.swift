package import Foundation

/// A headless Chromium that a test drives by its own protocol, over two pipes: nothing listens on the network.
package final class Browser {
    private let process = Process()
    private let commands: FileHandle
    private let answers: FileHandle
    private var unread = Data()
    private var lastCommand = 0
    private var session: String?

    /// What the page told since it was opened.
    package private(set) var events: [(method: String, parameters: [String: Any])] = []

    /// Only a browser that hangs reaches it.
    private static let patience = 20.0 * 60

    package struct Failure: Error, CustomStringConvertible {
        package let description: String
    }

    /// Opens a browser with an empty profile in a scratch folder.
    package init(in folder: URL) throws {
        signal(SIGPIPE, SIG_IGN)
        let pipes = ["commands", "answers"].map { folder.appending(path: $0).path }
        for pipe in pipes where mkfifo(pipe, 0o600) != 0 { throw Failure(description: "no pipe at \(pipe)") }
        process.executableURL = URL(filePath: "/bin/sh")
        let flags = [
            "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
            "--disable-background-networking", "--disable-component-update", "--hide-scrollbars",
            "--force-color-profile=srgb", "--remote-debugging-pipe",
            "--user-data-dir=\(folder.appending(path: "profile").path)", "about:blank",
        ]
        // Its third and fourth files are where it takes commands from and puts answers to.
        process.arguments =
            [
                "-c", "commands=$1 answers=$2; shift 2; exec chromium \"$@\" 3<\"$commands\" 4>\"$answers\"",
                "sh",
            ] + pipes + flags
        process.standardError = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        guard let commands = FileHandle(forWritingAtPath: pipes[0]),
            let answers = FileHandle(forReadingAtPath: pipes[1])
        else { throw Failure(description: "the pipes of the browser cannot be opened") }
        self.commands = commands
        self.answers = answers
        let process = process
        DispatchQueue.global().asyncAfter(deadline: .now() + Self.patience) { process.terminate() }
        try attach()
    }

    private func attach() throws {
        let targets = try send("Target.getTargets")["targetInfos"] as? [[String: Any]] ?? []
        guard let page = targets.first(where: { $0["type"] as? String == "page" })?["targetId"] else {
            throw Failure(description: "the browser has no page")
        }
        session =
            try send("Target.attachToTarget", ["targetId": page, "flatten": true])["sessionId"] as? String
        for domain in ["Page", "Runtime", "Network", "Log", "DOM"] { try send("\(domain).enable") }
    }

    package func close() {
        process.terminate()
        process.waitUntilExit()
    }
}

// MARK: - The protocol

extension Browser {
    @discardableResult
    package func send(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
        lastCommand += 1
        var message: [String: Any] = ["id": lastCommand, "method": method, "params": parameters]
        if let session { message["sessionId"] = session }
        try commands.write(contentsOf: JSONSerialization.data(withJSONObject: message) + Data([0]))
        while true {
            let answer = try receive()
            guard answer["id"] as? Int == lastCommand else {
                note(answer)
                continue
            }
            if let error = answer["error"] { throw Failure(description: "\(method): \(error)") }
            return answer["result"] as? [String: Any] ?? [:]
        }
    }

    private func note(_ message: [String: Any]) {
        guard let method = message["method"] as? String else { return }
        events.append((method, message["params"] as? [String: Any] ?? [:]))
    }

    private func receive() throws -> [String: Any] {
        while true {
            if let end = unread.firstIndex(of: 0) {
                let message = unread[..<end]
                unread = Data(unread[(end + 1)...])
                return try JSONSerialization.jsonObject(with: Data(message)) as? [String: Any] ?? [:]
            }
            let data = answers.availableData
            if data.isEmpty { throw Failure(description: "the browser ended: is chromium installed?") }
            unread += data
        }
    }
}

// MARK: - Pages

extension Browser {
    /// Opens a file and waits until it is there; without scripts where a test asks for that.
    package func open(_ file: URL, fragment: String = "", runsScripts: Bool = true) throws {
        try send("Emulation.setScriptExecutionDisabled", ["value": !runsScripts])
        // To open the same file with another fragment would load nothing.
        try visit("about:blank")
        events = []
        try visit(file.absoluteString + fragment)
    }

    private func visit(_ address: String) throws {
        events.removeAll { $0.method == "Page.loadEventFired" }
        try send("Page.navigate", ["url": address])
        while !events.contains(where: { $0.method == "Page.loadEventFired" }) { note(try receive()) }
    }

    /// The value of an expression of JavaScript, in the page.
    package func value(of expression: String) throws -> Any? {
        let result = try send(
            "Runtime.evaluate",
            ["expression": expression, "returnByValue": true, "awaitPromise": true])
        if let problem = result["exceptionDetails"] {
            throw Failure(description: "\(expression): \(problem)")
        }
        return (result["result"] as? [String: Any])?["value"]
    }

    package func text(of expression: String) throws -> String { try value(of: expression) as? String ?? "" }

    package func number(of expression: String) throws -> Double {
        (try value(of: expression) as? NSNumber)?.doubleValue ?? .nan
    }

    /// A list of texts.
    package func texts(of expression: String) throws -> [String] {
        try value(of: expression) as? [String] ?? []
    }

    package func show(width: Int, height: Int, isDark: Bool = false, media: String = "") throws {
        try send(
            "Emulation.setDeviceMetricsOverride",
            ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
        try send(
            "Emulation.setEmulatedMedia",
            [
                "media": media,
                "features": [["name": "prefers-color-scheme", "value": isDark ? "dark" : "light"]],
            ])
    }

    package func press(_ key: String) throws {
        for type in ["keyDown", "keyUp"] {
            try send(
                "Input.dispatchKeyEvent",
                ["type": type, "key": key, "code": key, "windowsVirtualKeyCode": key == "Tab" ? 9 : 0])
        }
    }

    /// A picture of what is shown, as PNG in base64, smaller by a scale.
    package func picture(width: Int, height: Int, scale: Double) throws -> String {
        let clip: [String: Any] = ["x": 0, "y": 0, "width": width, "height": height, "scale": scale]
        return try send("Page.captureScreenshot", ["format": "png", "clip": clip])["data"] as? String ?? ""
    }

    /// What went wrong in the page, in words.
    package var complaints: [String] {
        events.filter {
            ["Runtime.exceptionThrown", "Runtime.consoleAPICalled", "Log.entryAdded"].contains($0.method)
        }.map { "\($0.method): \($0.parameters)" }
    }

    /// The addresses that the page asked for.
    package var requests: [String] {
        events.filter { $0.method == "Network.requestWillBeSent" }.compactMap {
            ($0.parameters["request"] as? [String: Any])?["url"] as? String
        }
    }
}
