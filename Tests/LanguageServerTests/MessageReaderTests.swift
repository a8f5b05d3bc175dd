import LanguageServer
import Testing

/// Bytes become messages, however they arrive, and whatever stands between them.
struct MessageReaderTests {
    private static func events(in text: String, chunk: Int = .max) -> [MessageReader.Event] {
        var reader = MessageReader()
        var events: [MessageReader.Event] = []
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            reader.append(rest.prefix(chunk))
            rest = rest.dropFirst(chunk)
            while let event = reader.next() { events.append(event) }
        }
        return events
    }

    private static func message(_ text: String) -> MessageReader.Event { .message(Array(text.utf8)) }

    @Test(arguments: [1, 2, 7, .max])
    func messagesAreCut(chunk: Int) {
        let text = "Content-Length: 2\r\n\r\n{}content-length:3\r\nContent-Type: x; charset=utf8\r\n\r\n[1]"
        #expect(Self.events(in: text, chunk: chunk) == [Self.message("{}"), Self.message("[1]")])
    }

    @Test func anEmptyMessageIsOne() {
        #expect(Self.events(in: "Content-Length: 0\r\n\r\n") == [Self.message("")])
    }

    @Test func lineEndsMayBeUnix() {
        #expect(Self.events(in: "Content-Length: 2\n\n{}") == [Self.message("{}")])
    }

    @Test(arguments: [
        "Content-Length: abc\r\n\r\n{\"id\": 1}", "Content-Length: -2\r\n\r\n{}", "Content-Length:\r\n\r\n",
        "Content-Length: 99999999999999999999\r\n\r\n{}", "Content-Type: x\r\n\r\n{}", "garbage\r\n\r\n",
        "{\"id\": 1}",
    ])
    func whatIsMalformedIsToldAndPassedOver(text: String) {
        let events = Self.events(in: text + "Content-Length: 2\r\n\r\n{}", chunk: 3)
        #expect(events.count == 2)
        #expect(events.last == Self.message("{}"))
        guard case .malformed = events.first else {
            Issue.record("\(events)")
            return
        }
    }

    @Test func aMessageThatIsTooLongIsSkipped() {
        var reader = MessageReader()
        let length = MessageReader.longestMessage + 10
        reader.append("Content-Length: \(length)\r\n\r\n".utf8.map(\.self))
        guard case .malformed = reader.next() else {
            Issue.record("it is told")
            return
        }
        let chunk = [UInt8](repeating: 0x20, count: 1 << 20)
        for _ in 0..<(length / chunk.count) {
            reader.append(chunk)
            #expect(reader.next() == nil)
        }
        reader.append([UInt8](repeating: 0x20, count: length % chunk.count))
        reader.append(Array("Content-Length: 2\r\n\r\n{}".utf8))
        #expect(reader.next() == Self.message("{}"))
    }

    @Test func otherCharacterSetsAreRefused() {
        let events = Self.events(
            in: "Content-Length: 2\r\nContent-Type: a; charset=utf-16\r\n\r\n{}Content-Length: 1\r\n\r\n1")
        #expect(events == [.malformed("the message is not UTF-8"), Self.message("1")])
    }

    @Test func headersWithoutAnEndAreGivenUp() {
        let events = Self.events(
            in: String(repeating: "x", count: 20_000) + "Content-Length: 1\r\n\r\n1", chunk: 1_000)
        #expect(events == [.malformed("no headers were found"), Self.message("1")])
    }
}
